/** The board's own pieces, with which the cards act things out. */
export { default as Back } from '../../../games/billionaires/pieces/Back.svelte';
export { MARKETS, ROLES } from '../../../games/billionaires/pieces/box';
export { default as Card } from '../../../games/billionaires/pieces/Card.svelte';
export { default as Rebel } from '../../../games/billionaires/pieces/Rebel.svelte';
export { default as Stamp } from '../../../games/billionaires/pieces/Stamp.svelte';
export { default as SuitSeal } from '../../../games/billionaires/pieces/SuitSeal.svelte';
export { name, narrow } from '../../../games/billionaires/words/words';
