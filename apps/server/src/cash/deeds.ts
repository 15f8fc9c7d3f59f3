import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { accountCountDeed } from './account-count-deed.ts';
import { accountDeed, newAccountDeed } from './account-deeds.ts';
import { adjustmentDeed } from './adjustment-deed.ts';
import { cashInDeed } from './cash-in-deed.ts';
import { cashOutDeed } from './cash-out-deed.ts';
import { methodDeed } from './method-deed.ts';
import { promotionDeed } from './promotion-deed.ts';
import { termsDeed } from './terms-deed.ts';

/** What needs a second person in the cash room. */
export const cashDeeds: readonly AnyDeedKind[] = [
  newAccountDeed,
  accountDeed,
  accountCountDeed,
  methodDeed,
  termsDeed,
  cashInDeed,
  cashOutDeed,
  adjustmentDeed,
  promotionDeed,
];
