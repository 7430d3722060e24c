/** What the person here is in the middle of, shared by the table and the dock: a way to act, things touched, a page. */
import { untrack } from 'svelte';
import type { BoardProps } from '../../contract';
import { canTouch, count, found, groupOf, groupsOf, inGroup, isSmall, preset, tokensOf, touched, unwritten, without, type Open, type Token } from './composer';
import { nameOf, sortOf } from './composer';
import type { About, View } from '../types';
import { name, word } from '../words/words';

export type Page = 'markets' | 'albums' | 'discard' | 'policies' | 'boards' | 'panic' | 'launch' | 'fix' | 'troublemaker';
type Props = Pick<BoardProps<View, About>, 'options' | 'picked' | 'pick' | 'choose' | 'whyNot'>;

class Choice {
  group = $state('');
  chosen = $state.raw<Token[]>([]);
  /** The page that was asked for by hand, until something else is decided. */
  page = $state<Page | ''>('');

  private step = '';
  private options: Open[] = [];

  /** The way to act that is open now: as chosen, or the first. */
  groupIn(options: Open[]): string {
    const groups = groupsOf(options);
    return groups.includes(this.group) ? this.group : (groups[0] ?? '');
  }

  active(options: Open[]): Open[] {
    return inGroup(options, this.groupIn(options));
  }

  /** New options, or a move that was picked elsewhere (a hint): what was touched follows. */
  follow(step: string, options: Open[], picked: string): void {
    untrack(() => {
      if (options !== this.options) {
        if (step !== this.step) this.group = this.page = '';
        this.step = step;
        this.options = options;
        this.chosen = preset(this.active(options));
      }
      const option = options.find((other) => other.move === picked);
      if (!option || found(this.active(options), this.chosen)?.move === picked) return;
      this.group = groupOf(option.about);
      this.chosen = tokensOf(option.about);
    });
  }

  take(group: string, props: Props): void {
    this.group = group;
    this.page = '';
    this.chosen = preset(inGroup(props.options, group));
    this.settle(props);
  }

  /** A thing was touched; `isTaken` if it is one of those that are chosen already. */
  touch(token: Token, props: Props, isTaken = count(this.chosen, token) > 0): void {
    const { options } = props;
    if (!canTouch(this.active(options), token)) {
      const other = options.find((option) => tokensOf(option.about).includes(token));
      if (!other) return this.refuse(token, props);
      this.group = groupOf(other.about);
      this.chosen = [];
    }
    const isWhole = isTaken && found(this.active(options), this.chosen) !== undefined;
    if (isWhole && !props.picked) return this.settle(props); // it lay ready from the start
    if (isWhole && this.chosen.length === 1 && this.groupIn(options) !== 'help') return props.choose(props.picked);
    this.chosen = isTaken ? without(this.chosen, token) : touched(this.active(options), this.chosen, token);
    this.settle(props);
  }

  private settle({ options, picked, pick, choose }: Props): void {
    const option = found(this.active(options), this.chosen);
    if (option && isSmall(option.about)) choose(option.move);
    else if (option && option.move !== picked) pick(option.move);
    else if (!option && picked) pick(picked);
  }

  private refuse(token: Token, { options, whyNot }: Props): void {
    const move = unwritten(this.groupIn(options), this.chosen, token);
    const thing = name(nameOf(token));
    if (move) whyNot(move, sortOf(token) === 'market' ? word('notMarket', { market: thing }) : word('notCard', { card: thing }));
  }
}

export const choice = new Choice();

/** How a thing stands to what is being chosen: it can be touched, is chosen, or neither. */
export function mark(options: Open[], token: Token, copy = 0): '' | 'can' | 'can sel' {
  if (count(choice.chosen, token) > copy && options.length > 0) return 'can sel';
  return canTouch(choice.active(options), token) ? 'can' : '';
}
