import * as calls from '@shwekan/contract';
import { on, type Route } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { claimGameReferral, listReferrals } from './referral.ts';

export function rewardsRoutes(world: World): Route[] {
  return [
    on(calls.referralHistory, (call) => listReferrals(world, call)),
    on(calls.claimReferral, (call) => claimGameReferral(world, call)),
  ];
}
