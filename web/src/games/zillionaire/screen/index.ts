import type { BigScreen } from '../../contract';
import Middle from './Middle.svelte';
import Seat from './Seat.svelte';
import Side from './Side.svelte';

export default { Seat, Middle, Side } satisfies BigScreen;
