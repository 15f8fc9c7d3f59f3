import type { Reply, rewards } from '@shwekan/contract';
import { isDearer } from '@shwekan/rules';
import { auditRow } from '../platform/audit-row.ts';
import { askDeed } from '../platform/deeds/ask.ts';
import { lockSetting } from '../platform/house-settings.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { rewardTermsOf, TERMS, termsWire, writeTerms } from './terms.ts';
import { type TermsChange, termsAfter, termsDeed } from './terms-deed.ts';

/** The most that one welcome may give: a slip of the keyboard must not make a fortune. */
const WELCOME_MOST_PYA = 100_000_000;

/** The terms for an operator to read. */
export async function showRewardTerms(world: World): Promise<Reply<typeof rewards.terms>> {
  return { data: termsWire(await rewardTermsOf(world.db)) };
}

/**
 * Changes the terms that were sent, for what is settled, started or opened from now on. A change that may cost more than what holds
 * waits for a second person. The welcome bonus is for accounts opened while it is: opening it again gives nothing to those who came
 * between, and takes nothing from those who came before. Refuses `amount_not_set`, `amount_too_large`.
 */
export async function changeTerms(world: World, call: Call<typeof rewards.changeTerms>): Promise<Reply<typeof rewards.changeTerms>> {
  const data = changeOf(call.body);
  const { who, address } = call;
  return world.db.transaction(async (tx) => {
    await lockSetting(tx, TERMS);
    const before = await rewardTermsOf(tx);
    const after = termsAfter(before, data);
    if (isDearer(before, after)) return { data: termsWire(before), deed_id: await askDeed(tx, termsDeed, { data, who, address }) };
    await writeTerms(tx, before, after);
    const { operator_id } = who;
    await auditRow(tx, { operator_id, action: 'change_reward_terms', subject: 'reward_terms', before, after, address });
    return { data: termsWire(after), deed_id: null };
  });
}

function changeOf(body: Call<typeof rewards.changeTerms>['body']): TermsChange {
  const { kyat_per_point, game_referral_percent, weekly_percent, weekly_needs_confirmation, weekly_starts_itself, welcome } = body;
  if (kyat_per_point === 0) throw new Refusal('amount_not_set', { errors: { kyat_per_point: 'amount_not_set' } });
  if (welcome?.amount === 0) throw new Refusal('amount_not_set', { errors: { welcome: 'amount_not_set' } });
  if (welcome && welcome.amount > WELCOME_MOST_PYA) throw new Refusal('amount_too_large', { errors: { welcome: 'amount_too_large' } });
  return {
    pya_per_point: kyat_per_point,
    game_referral_basis_points: basisPoints(game_referral_percent),
    weekly_basis_points: basisPoints(weekly_percent),
    weekly_needs_confirmation,
    weekly_starts_itself,
    welcome: welcome && { is_open: welcome.is_open, amount_pya: welcome.amount, needs: welcome.needs },
  };
}

function basisPoints(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : Math.round(percent * 100);
}
