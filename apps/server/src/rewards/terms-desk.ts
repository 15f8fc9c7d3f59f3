import type { changeRewardTerms, confirmRewardTerms, Reply, rewardTerms, withdrawRewardTerms } from '@shwekan/contract';
import { isDearer, type RewardTerms, yangonStamp } from '@shwekan/rules';
import { z } from 'zod';
import { auditRow } from '../platform/audit-row.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { askNow, lockRewardSetting, writeRewardSetting } from './terms.queries.ts';
import { rewardTermsOf, TERMS_KEY, termsWire } from './terms.ts';
import { askChange, findChange, markChangeConfirmed, markChangeWithdrawn, waitingChange, withdrawWaiting } from './terms-desk.queries.ts';

/** The most that one welcome may give: a slip of the keyboard must not make a fortune. */
const WELCOME_MOST_PYA = 100_000_000;

/** What is to be changed, as it was sent, in the units of the rules. */
const Sent = z
  .object({
    pya_per_point: z.number(),
    game_referral_basis_points: z.number(),
    weekly_basis_points: z.number(),
    weekly_needs_confirmation: z.boolean(),
    weekly_starts_itself: z.boolean(),
    welcome: z.object({ is_open: z.boolean(), amount_pya: z.number(), needs: z.enum(['level_2', 'cash_in']) }),
  })
  .partial();
type Sent = z.output<typeof Sent>;

/** The terms for an operator to read, and the change that waits. */
export async function showRewardTerms(world: World): Promise<Reply<typeof rewardTerms>> {
  return shown(world.db);
}

/**
 * Changes the terms that were sent, for what is settled, started or opened from now on. A change that may cost more than what holds
 * waits for a second operator, in the place of one that waited. The welcome bonus is for accounts opened after it was: opening it
 * again gives nothing to those who came between. Refuses `amount_not_set`, `amount_too_large`.
 */
export async function changeTerms(world: World, call: Call<typeof changeRewardTerms>): Promise<Reply<typeof changeRewardTerms>> {
  const sent = sentOf(call.body);
  return world.db.transaction(async (tx) => {
    await lockRewardSetting.run(undefined, tx);
    const before = await rewardTermsOf(tx);
    const after = await applied(tx, before, sent);
    if (!isDearer(before, after)) await write(tx, call, { action: 'change_reward_terms', before, after });
    else {
      const { operator_id } = call.who;
      await withdrawWaiting.run({ operator_id }, tx);
      await askChange.run({ sent: JSON.stringify(sent), operator_id }, tx);
      await auditRow(tx, { ...by(call, 'ask_reward_terms'), before, after });
    }
    return shown(tx);
  });
}

/** Lets a change count. Its parts are put over what holds now. Refuses `same_operator`, `already_decided`. */
export async function confirmTerms(world: World, call: Call<typeof confirmRewardTerms>): Promise<Reply<typeof confirmRewardTerms>> {
  const { operator_id } = call.who;
  return world.db.transaction(async (tx) => {
    const change = await holdWaiting(tx, call.params.id);
    if (change.asked_by === operator_id) throw new Refusal('same_operator');
    const before = await rewardTermsOf(tx);
    const after = await applied(tx, before, Sent.parse(change.sent));
    await markChangeConfirmed.run({ change_id: change.id, operator_id }, tx);
    await write(tx, call, { action: 'confirm_reward_terms', before, after });
    return shown(tx);
  });
}

/** Drops a change that waits; who asked for it may do so too. */
export async function withdrawTerms(world: World, call: Call<typeof withdrawRewardTerms>): Promise<Reply<typeof withdrawRewardTerms>> {
  return world.db.transaction(async (tx) => {
    const { id: change_id, sent } = await holdWaiting(tx, call.params.id);
    await markChangeWithdrawn.run({ change_id, operator_id: call.who.operator_id }, tx);
    await auditRow(tx, { ...by(call, 'withdraw_reward_terms'), before: sent });
    return shown(tx);
  });
}

async function holdWaiting(tx: Tx, change_id: number) {
  await lockRewardSetting.run(undefined, tx);
  const [change] = await findChange.run({ change_id }, tx);
  if (!change) throw new Refusal('not_found');
  if (change.state !== 'waiting') throw new Refusal('already_decided');
  return change;
}

async function shown(db: Queryable): Promise<Reply<typeof rewardTerms>> {
  const now = await rewardTermsOf(db);
  const [change] = await waitingChange.run(undefined, db);
  if (!change) return { data: termsWire(now), waiting: null };
  const data = termsWire(await applied(db, now, Sent.parse(change.sent)));
  return { data: termsWire(now), waiting: { id: change.id, data, asked_by: change.asked_by, asked_at: yangonStamp(change.asked_at) } };
}

async function applied(db: Queryable, before: RewardTerms, sent: Sent): Promise<RewardTerms> {
  return {
    pya_per_point: sent.pya_per_point ?? before.pya_per_point,
    game_referral_basis_points: sent.game_referral_basis_points ?? before.game_referral_basis_points,
    weekly_basis_points: sent.weekly_basis_points ?? before.weekly_basis_points,
    weekly_needs_confirmation: sent.weekly_needs_confirmation ?? before.weekly_needs_confirmation,
    weekly_starts_itself: sent.weekly_starts_itself ?? before.weekly_starts_itself,
    welcome: sent.welcome ? { ...sent.welcome, since: await sinceOf(db, before.welcome, sent.welcome) } : before.welcome,
  };
}

/** Since when accounts are opened that get the bonus: the moment it is opened. */
async function sinceOf(db: Queryable, before: RewardTerms['welcome'], after: { is_open: boolean }): Promise<string | null> {
  if (before.is_open || !after.is_open) return before.since;
  const [clock] = await askNow.run(undefined, db);
  return clock?.now.toISOString() ?? null;
}

function sentOf(body: Call<typeof changeRewardTerms>['body']): Sent {
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

type Changed = { who: OperatorCaller; address: string };

async function write(tx: Tx, call: Changed, { action, before, after }: { action: string; before: RewardTerms; after: RewardTerms }) {
  await writeRewardSetting.run({ key: TERMS_KEY, value: JSON.stringify(after) }, tx);
  await auditRow(tx, { ...by(call, action), before, after });
}

function by({ who, address }: Changed, action: string) {
  return { operator_id: who.operator_id, action, subject: 'reward_terms', address };
}
