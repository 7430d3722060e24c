/** Why something happened that nobody decided. */
import type { Context } from '../../../stage/scene';
import type { EventName, LogLine } from '../../../wire/messages';
import type { View } from '../types';
import { say } from './words';

const BUYS: EventName[] = ['bought', 'puppet bought'];
const STARTS: EventName[] = ['drew', 'left deck', 'round ended', 'gamed the market'];

export function reason(line: LogLine, { lines }: Context<View>): string {
  switch (line.event) {
    case 'dealt to market':
      return causeOf(lines, line) === 'buy' ? say('whyDealt') : '';
    case 'market closed':
      return say('whyClosed');
    case 'placed rebels': {
      const cause = causeOf(lines, line);
      return cause === 'buy' ? say('whyRebelsBuy') : cause === 'round' ? say('whyRebelsRound') : '';
    }
    case 'round ended':
      return say(lines[lines.indexOf(line) - 1]?.event === 'voted' ? 'whyVoted' : 'whyEmpty');
    case 'round began':
      return lines.some((other) => other.event === 'round ended') ? say('whyStarts') : '';
    case 'role went back':
      return say('whyRoleBack');
    case 'passed':
      return say('whyNothing');
    case 'panic loomed':
      return say('whyLoom');
    default:
      return '';
  }
}

/** What it was that led to a line: the Buy of this turn, the end of the Round, or something else. */
function causeOf(lines: LogLine[], line: LogLine): 'buy' | 'round' | '' {
  const at = lines.indexOf(line);
  const before = lines.findLast((other, i) => i < at && (BUYS.includes(other.event) || STARTS.includes(other.event)));
  if (!before) return '';
  return BUYS.includes(before.event) ? 'buy' : before.event === 'round ended' ? 'round' : '';
}
