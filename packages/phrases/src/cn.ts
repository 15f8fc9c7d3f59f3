import { en, type Phrases } from './en.ts';

export const cn: Phrases = en;
