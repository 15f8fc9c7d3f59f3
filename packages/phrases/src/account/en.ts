import type { Said } from '../said.ts';

/** What the account screens of the player app say, loaded with the first of them. */
export const phrases = {};

export type AccountPhrases = Said<typeof phrases>;
