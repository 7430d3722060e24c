/** What the person is putting together before a button is pressed: an amount, and the first of two roles. */
import type { Option } from '../contract';
import { nearest } from './amounts';
import type { About } from './types';

const START = 3; // millions: where the stepper stands at first

class Composer {
  /** The amount that the stepper was set to by hand. */
  wanted = $state(START);
  /** After this payer another one is to be named. */
  othersToo = $state(false);
  /** With three players: the role that was touched first. */
  first = $state('');

  /** The listed amount nearest to what is wanted, or null where none is asked. */
  amount(options: Option<About>[]): number | null {
    return nearest(options, this.wanted);
  }

  clear(wanted = START): void {
    this.wanted = wanted;
    this.othersToo = false;
    this.first = '';
  }
}

export const composer = new Composer();
