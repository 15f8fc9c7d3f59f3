import type { Answer } from '@shwekan/contract';
import { ask } from '../../app/queries.ts';

export type RewardTerms = Answer<'GET /api/console/reward-terms'>['data'];
export type Welcome = RewardTerms['welcome'];

/** What a new player does for the welcome bonus. */
export const NEEDS: Record<Welcome['needs'], string> = { cash_in: 'the first approved cash-in', level_2: 'approved level 2' };

/** What holds for points, referral, the weekly promotion and the welcome bonus. */
export const rewardTerms = ask('GET /api/console/reward-terms', {});
