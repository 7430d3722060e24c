import type { Lesson } from '../../types';
import Picture from './Picture.svelte';
import { plan } from './plan';

export default { plan, Picture, words: { en: () => import('./en'), de: () => import('./de') } } satisfies Lesson;
