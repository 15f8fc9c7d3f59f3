import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { dismissalDeed } from './books/dismissal-deed.ts';
import { repairDeed } from './books/repair-deed.ts';
import { currencyDeed } from './catalogue/currency-deed.ts';
import { dialectDeed } from './dialects/settings-deed.ts';

/** What needs a second person in the room of games. */
export const gamesDeeds: readonly AnyDeedKind[] = [dialectDeed, currencyDeed, repairDeed, dismissalDeed];
