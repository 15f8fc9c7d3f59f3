import { en, type Phrases } from './en.ts';

export const mm: Phrases = en;
