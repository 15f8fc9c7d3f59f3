import type { AnyDeedKind } from '../platform/deeds/kind.ts';
import { offerDeed } from './offer-deed.ts';
import { pocketDeed } from './pocket-deed.ts';
import { pointsTextDeed } from './points-text-deed.ts';
import { termsDeed } from './terms-deed.ts';
import { weeklyDeed } from './weekly-deed.ts';

/** What needs a second person in the room of rewards. */
export const rewardsDeeds: readonly AnyDeedKind[] = [offerDeed, pocketDeed, termsDeed, weeklyDeed, pointsTextDeed];
