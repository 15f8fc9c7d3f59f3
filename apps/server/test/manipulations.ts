import { BESIDE_THE_MONTH } from './beside-manipulations.ts';
import { OF_DRAWS } from './book-manipulations.ts';
import type { Manipulation } from './forgery.ts';
import { OF_THE_LEDGER } from './ledger-manipulations.ts';
import { OF_THE_LOG } from './log-manipulations.ts';

/** What a house that writes its database, has the log's key and makes the bundle might try. */
export const MANIPULATIONS: Manipulation[] = [...OF_DRAWS, ...OF_THE_LEDGER, ...BESIDE_THE_MONTH, ...OF_THE_LOG];
