import { en, type Texts } from './en';

export const texts: Texts = { ...en };
