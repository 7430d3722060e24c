/** Reading until there is an answer: a server that is away comes back by itself, and so should the page. */
import { Refusal } from './api';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** Only for what may be asked twice. `away` is told each time that nobody answered. */
export async function patiently<T>(read: () => Promise<T>, away: () => void = () => undefined): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 1.8, LONGEST_WAIT)) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Refusal && error.isPassing)) throw error;
      away();
    }
    await new Promise((resume) => setTimeout(resume, wait));
  }
}
