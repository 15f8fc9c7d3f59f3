import type { AccountPhrases } from './en.ts';

export const phrases: AccountPhrases = {};
