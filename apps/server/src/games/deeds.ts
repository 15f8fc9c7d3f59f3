import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { dialectDeed } from './dialect-deed.ts';
import { repairDeed } from './repair-deed.ts';

/** What needs a second person in the room of games. */
export const gamesDeeds: readonly AnyDeedKind[] = [dialectDeed, repairDeed];
