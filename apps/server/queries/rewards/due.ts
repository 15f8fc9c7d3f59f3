/** Types and statements of src/rewards/due.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface RewardsDueParams {
  changes: string[];
  kinds: string[];
}

export interface RewardsDueResult {
  is_fact: boolean | null;
  is_referral: boolean;
  is_referral_week: boolean;
  is_seed: boolean;
  is_stake: boolean;
  is_week: boolean;
}

export const rewardsDue = new PreparedQuery<RewardsDueParams, RewardsDueResult>({"usedParamSet":{"kinds":true,"changes":true},"params":[{"name":"kinds","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":105}]},{"name":"changes","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":124}]}],"statement":"select settled.is_referral as \"is_referral!\", settled.is_stake as \"is_stake!\", has_news('rewards', :kinds!::text[], :changes!::text[]) as is_fact,\n  exists (select from referral_week_run where week_start <= week.start and done_at is null)\n    or (not exists (select from referral_week_run where week_start = week.start)\n      and exists (select from game_referral where not is_paid_at_once and at < yangon_instant(week.start + 7, '00:00'))) as \"is_referral_week!\",\n  exists (\n    select from generate_series(0, 8) n where not exists (select from pocket_seed s where s.day = week.today + n)\n  ) as \"is_seed!\",\n  -- The oldest player is found by an index. The question whether there is one who is old enough reads all players while there is none.\n  exists (select from weekly_run where state in ('counting', 'paying')) or coalesce(not exists (select from weekly_run where week_start = week.start)\n    and (select min(created_at) from public_player) < yangon_instant(week.start + 7, '00:00'), false) as \"is_week!\"\nfrom (select d.today, d.today - 6 - extract(isodow from d.today)::int as start from (select yangon_day(product_now()) as today) d) week\ncross join (\n  select coalesce(bool_or(r.round < d.round or d.settled_at is not null and r.done_at is null), false) as is_referral,\n    coalesce(bool_or(s.round < d.round or d.settled_at is not null and s.done_at is null), false) as is_stake\n  from public_draw d left join referral_run r on r.draw_id = d.id left join draw_stake_run s on s.draw_id = d.id\n) settled"} as never);

