import { cashDeeds } from './cash/deeds.ts';
import { contentDeeds } from './content/deeds.ts';
import { gamesDeeds } from './games/deeds.ts';
import { lotteryDeeds } from './lottery/deeds.ts';
import { operatorsDeeds } from './operators/deeds.ts';
import { alertDeeds } from './platform/alert-messages/deeds.ts';
import { brandDeeds } from './platform/brand/deeds.ts';
import type { AnyDeedKind } from './platform/deeds/kind.ts';
import { licenceDeeds } from './platform/licence/deeds.ts';
import { playersDeeds } from './players/deeds.ts';
import { realtimeDeeds } from './realtime/deeds.ts';
import { reportsDeeds } from './reports/deeds.ts';
import { rewardsDeeds } from './rewards/deeds.ts';
import { riskDeeds } from './risk/deeds.ts';

/** What needs a second person, of every room. */
export const deedKinds: readonly AnyDeedKind[] = [
  ...alertDeeds,
  ...licenceDeeds,
  ...brandDeeds,
  ...cashDeeds,
  ...gamesDeeds,
  ...lotteryDeeds,
  ...operatorsDeeds,
  ...playersDeeds,
  ...realtimeDeeds,
  ...reportsDeeds,
  ...rewardsDeeds,
  ...riskDeeds,
  ...contentDeeds,
];
