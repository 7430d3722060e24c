/** Reading until there is an answer: a server that is away comes back by itself, and so should the page. */
import { Refusal } from './api';

export const FIRST_WAIT = 300; // milliseconds
const LONGEST_WAIT = 8000;

/** How long to wait the next time. */
export const longer = (wait: number): number => Math.min(wait * 1.8, LONGEST_WAIT);

/** Only for what may be asked twice. `away` hears each time that nobody answered. */
export async function patiently<T>(read: () => Promise<T>, away: () => void = () => undefined): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = longer(wait)) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Refusal && error.isPassing)) throw error;
      away();
    }
    await new Promise((resume) => setTimeout(resume, wait));
  }
}
