import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { accountDeed, newAccountDeed } from './account-deeds.ts';
import { termsDeed } from './terms-deed.ts';

/** What needs a second person in the cash room. */
export const cashDeeds: readonly AnyDeedKind[] = [newAccountDeed, accountDeed, termsDeed];
