/** Types and statements of src/rewards/costs.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { RewardKind } from '#queries/unions.ts';

export interface CostsParams {
  from_at: Date;
  per: string;
  until_at: Date;
}

export interface CostsResult {
  claimed: number;
  cost: number;
  count: number;
  given: number;
  kind: RewardKind;
  period: string | null;
}

export const costs = new PreparedQuery<CostsParams, CostsResult>({"usedParamSet":{"per":true,"from_at":true,"until_at":true},"params":[{"name":"per","required":true,"transform":{"type":"scalar"},"locs":[{"a":31,"b":35},{"a":74,"b":78}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":1633,"b":1641}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":1654,"b":1663}]}],"statement":"select x.kind as \"kind!\", case :per! when 'all' then null else date_trunc(:per!, yangon_day(x.at)::timestamp)::date end as period,\n  coalesce(sum(x.given), 0)::bigint as \"given!\", coalesce(sum(x.claimed), 0)::bigint as \"claimed!\", coalesce(sum(x.cost), 0)::bigint as \"cost!\", count(*) as \"count!\"\nfrom (\n  select 'points'::reward_kind as kind, at, points as given, 0 as claimed, 0 as cost from point_change\n  union all select 'points', at, 0, points, amount_pya from point_claim\n  union all select 'weekly_promotion', paid_at, amount_pya, 0, 0 from weekly_item where paid_at is not null\n  union all select 'weekly_promotion', at, 0, amount_pya, amount_pya from promotion_claim\n  union all select 'pocket_money', at, amount_pya, amount_pya, amount_pya from pocket_draw\n  union all select 'welcome_bonus', at, amount_pya, amount_pya, amount_pya from welcome_bonus\n  union all select 'cash_in_bonus', decided_at, bonus_pya, bonus_pya, bonus_pya from public_cash_in where state = 'approved' and bonus_pya > 0\n  union all select 'lottery_referral', at, amount_pya, amount_pya, amount_pya from lottery_referral\n  union all select 'lottery_referral', earned_at, amount_pya, amount_pya, amount_pya from lottery_referral_reversed\n  union all select 'lottery_referral', at, -amount_pya, -amount_pya, -amount_pya from lottery_referral_reversed\n  union all select 'game_referral', at, amount_pya, 0, 0 from game_referral where is_paid_at_once\n  union all select 'game_referral', at, amount_pya, 0, 0 from referral_week where amount_pya <> 0\n  union all select 'game_referral', at, 0, amount_pya, amount_pya from referral_claim\n) x\nwhere x.at >= :from_at! and x.at < :until_at!\ngroup by 1, 2 order by 2 desc nulls first, 1"} as never);

export type OpenRewardsParams = void;

export interface OpenRewardsResult {
  kind: RewardKind;
  open: number;
}

export const openRewards = new PreparedQuery<OpenRewardsParams, OpenRewardsResult>({"usedParamSet":{},"params":[],"statement":"select case kind when 'points' then 'points'::reward_kind when 'promotion' then 'weekly_promotion' else 'game_referral' end as \"kind!\",\n  coalesce(sum(greatest(balance, 0)), 0)::bigint as \"open!\"\nfrom public_purse where player_id is not null and kind in ('points', 'promotion', 'referral') group by kind order by 1"} as never);

