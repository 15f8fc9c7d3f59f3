import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { datesDeed } from './dates-deed.ts';
import { takerPaymentDeed } from './lay-off/payment-deed.ts';
import { layOffDeed } from './lay-off/sale-deed.ts';
import { takeBackPaymentDeed } from './lay-off/take-back-deed.ts';
import { newTakerDeed, takerDeed } from './lay-off/taker-deeds.ts';
import { moveDeed } from './move-deed.ts';
import { resultDeed } from './result-deed.ts';
import { reversalDeed } from './reversal-deed.ts';
import { lotteryDeed, sectionDeed } from './settings-deeds.ts';
import { voidDeed } from './void-deed.ts';

/** What needs a second person in the lotteries. */
export const lotteryDeeds: readonly AnyDeedKind[] = [
  lotteryDeed,
  sectionDeed,
  resultDeed,
  moveDeed,
  datesDeed,
  voidDeed,
  reversalDeed,
  newTakerDeed,
  takerDeed,
  layOffDeed,
  takerPaymentDeed,
  takeBackPaymentDeed,
];
