/**
 * The dialects in which aggregators of games and the house speak to each other, by the word that is stored and sent: their names for people and
 * the beginning of the machine's settings. The server speaks each in a folder of its own.
 */
export const DIALECTS = {
  gsc: { title: 'GSC', heading: 'GSC (older)', setting: 'AGGREGATOR_GSC' },
  gsc_plus: { title: 'GSC+', heading: 'GSC+', setting: 'AGGREGATOR_GSCP' },
} as const;
export type DialectName = keyof typeof DIALECTS;
/** All of them, in the order of this list. */
export const DIALECT_NAMES = Object.keys(DIALECTS) as DialectName[];
