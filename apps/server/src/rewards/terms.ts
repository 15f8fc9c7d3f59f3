import type { changeRewardTerms, Reply, rewardTerms } from '@shwekan/contract';
import { kyatWire, REWARD_TERMS, type RewardTerms, yangonStamp } from '@shwekan/rules';
import { z } from 'zod';
import { auditRow } from '../platform/audit-row.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { askNow, lockRewardSetting, readRewardSetting, writeRewardSetting } from './terms.queries.ts';

const KEY = 'reward_terms';
/** The most that one welcome may give: a slip of the keyboard must not make a fortune. */
const WELCOME_MOST_PYA = 100_000_000;

const Stored = z
  .object({
    pya_per_point: z.number(),
    game_referral_basis_points: z.number(),
    weekly_basis_points: z.number(),
    weekly_needs_confirmation: z.boolean(),
    weekly_starts_itself: z.boolean(),
    welcome: z.object({
      is_open: z.boolean(),
      amount_pya: z.number(),
      needs: z.enum(['level_2', 'cash_in']),
      since: z.string().nullable(),
    }),
  })
  .partial()
  .catch({});

/** What holds for rewards at this moment: the house's settings over the defaults of the rules. */
export async function rewardTermsOf(db: Queryable): Promise<RewardTerms> {
  const [row] = await readRewardSetting.run({ key: KEY }, db);
  const stored = Stored.parse(row?.value ?? {});
  return {
    pya_per_point: stored.pya_per_point ?? REWARD_TERMS.pya_per_point,
    game_referral_basis_points: stored.game_referral_basis_points ?? REWARD_TERMS.game_referral_basis_points,
    weekly_basis_points: stored.weekly_basis_points ?? REWARD_TERMS.weekly_basis_points,
    weekly_needs_confirmation: stored.weekly_needs_confirmation ?? REWARD_TERMS.weekly_needs_confirmation,
    weekly_starts_itself: stored.weekly_starts_itself ?? REWARD_TERMS.weekly_starts_itself,
    welcome: stored.welcome ?? REWARD_TERMS.welcome,
  };
}

/** The terms for an operator to read. */
export async function showRewardTerms(world: World): Promise<Reply<typeof rewardTerms>> {
  return { data: termsWire(await rewardTermsOf(world.db)) };
}

/**
 * Changes the terms that were sent, for what is settled, started or opened from now on. The welcome bonus is for accounts
 * opened after it was: opening it again gives nothing to those who came between. Refuses `amount_not_set`, `amount_too_large`.
 */
export async function changeTerms(world: World, call: Call<typeof changeRewardTerms>): Promise<Reply<typeof changeRewardTerms>> {
  const { kyat_per_point, game_referral_percent, weekly_percent, weekly_needs_confirmation, weekly_starts_itself, welcome } = call.body;
  if (kyat_per_point === 0) throw new Refusal('amount_not_set', { errors: { kyat_per_point: 'amount_not_set' } });
  if (welcome?.amount === 0) throw new Refusal('amount_not_set', { errors: { welcome: 'amount_not_set' } });
  if (welcome && welcome.amount > WELCOME_MOST_PYA) throw new Refusal('amount_too_large', { errors: { welcome: 'amount_too_large' } });
  return world.db.transaction(async (tx) => {
    await lockRewardSetting.run(undefined, tx);
    const before = await rewardTermsOf(tx);
    const after: RewardTerms = {
      pya_per_point: kyat_per_point ?? before.pya_per_point,
      game_referral_basis_points: basisPoints(game_referral_percent) ?? before.game_referral_basis_points,
      weekly_basis_points: basisPoints(weekly_percent) ?? before.weekly_basis_points,
      weekly_needs_confirmation: weekly_needs_confirmation ?? before.weekly_needs_confirmation,
      weekly_starts_itself: weekly_starts_itself ?? before.weekly_starts_itself,
      welcome: welcome ? await opened(tx, before.welcome, welcome) : before.welcome,
    };
    await writeRewardSetting.run({ key: KEY, value: JSON.stringify(after) }, tx);
    const { operator_id } = call.who;
    await auditRow(tx, { operator_id, action: 'change_reward_terms', subject: 'reward_terms', before, after, address: call.address });
    return { data: termsWire(after) };
  });
}

type Welcome = RewardTerms['welcome'];
async function opened(
  db: Queryable,
  before: Welcome,
  sent: { is_open: boolean; amount: number; needs: Welcome['needs'] },
): Promise<Welcome> {
  const [clock] = await askNow.run(undefined, db);
  const since = sent.is_open && !before.is_open ? (clock?.now.toISOString() ?? null) : before.since;
  return { is_open: sent.is_open, amount_pya: sent.amount, needs: sent.needs, since };
}

function basisPoints(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : Math.round(percent * 100);
}

function termsWire(it: RewardTerms) {
  const { is_open, amount_pya, needs, since } = it.welcome;
  return {
    kyat_per_point: kyatWire(it.pya_per_point),
    game_referral_percent: it.game_referral_basis_points / 100,
    weekly_percent: it.weekly_basis_points / 100,
    weekly_needs_confirmation: it.weekly_needs_confirmation,
    weekly_starts_itself: it.weekly_starts_itself,
    welcome: { is_open, amount: kyatWire(amount_pya), needs, since: since === null ? null : yangonStamp(new Date(since)) },
  };
}
