/** What the person is putting together before a button is pressed: an amount, and the first of two roles. */
import type { Option } from '../contract';
import { nearest } from './amounts';
import type { About } from './types';

const START = 3; // millions: where the stepper stands at first

class Composer {
  /** The amount that the stepper was set to by hand. */
  wish = $state(START);
  /** After this payer another one is to be named. */
  othersToo = $state(false);
  /** With three players: the role that was touched first. */
  first = $state('');

  /** The listed amount nearest to what was wished for, or null where none is asked. */
  amount(options: Option<About>[]): number | null {
    return nearest(options, this.wish);
  }

  clear(wish = START): void {
    this.wish = wish;
    this.othersToo = false;
    this.first = '';
  }
}

export const composer = new Composer();
