import { en, type Phrases } from './en.ts';

export const thai: Phrases = en;
