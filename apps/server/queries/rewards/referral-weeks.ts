/** Types and statements of src/rewards/referral-weeks.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface DueReferralWeekParams {
  last_week: string;
}

export interface DueReferralWeekResult {
  week_start: string;
}

export const dueReferralWeek = new PreparedQuery<DueReferralWeekParams, DueReferralWeekResult>({"usedParamSet":{"last_week":true},"params":[{"name":"last_week","required":true,"transform":{"type":"scalar"},"locs":[{"a":149,"b":159},{"a":176,"b":186},{"a":261,"b":271},{"a":368,"b":378}]}],"statement":"select w.week_start as \"week_start!\" from (\n  select coalesce((select min(week_start) from referral_week_run where done_at is null and week_start <= :last_week!), (\n    select :last_week!::date where not exists (select from referral_week_run where week_start = :last_week!)\n      and exists (select from game_referral where not is_paid_at_once and at < yangon_instant(:last_week!::date + 7, '00:00'))\n  )) as week_start\n) w\nwhere w.week_start is not null and not has_unread_fact('rewards', 'wager_changed', yangon_instant(w.week_start + 7, '00:00'))"} as never);

export interface StartReferralWeekParams {
  week_start: string;
}

export type StartReferralWeekResult = void;

export const startReferralWeek = new PreparedQuery<StartReferralWeekParams, StartReferralWeekResult>({"usedParamSet":{"week_start":true},"params":[{"name":"week_start","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":62}]}],"statement":"insert into referral_week_run (week_start) values (:week_start!) on conflict do nothing"} as never);

export interface LockReferralWeekParams {
  week_start: string;
}

export interface LockReferralWeekResult {
  paid_to: number;
}

export const lockReferralWeek = new PreparedQuery<LockReferralWeekParams, LockReferralWeekResult>({"usedParamSet":{"week_start":true},"params":[{"name":"week_start","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":68}]}],"statement":"select paid_to from referral_week_run where week_start = :week_start! and done_at is null for no key update"} as never);

export interface NextReferrersParams {
  after: number;
  most: number;
  week_start: string;
}

export interface NextReferrersResult {
  earned_before_pya: number;
  earned_pya: number;
  given_before_pya: number;
  most_before_pya: number;
  most_pya: number;
  referral_purse: number;
  referrer_id: number;
}

export const nextReferrers = new PreparedQuery<NextReferrersParams, NextReferrersResult>({"usedParamSet":{"after":true,"week_start":true,"most":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":451,"b":457}]},{"name":"week_start","required":true,"transform":{"type":"scalar"},"locs":[{"a":483,"b":494},{"a":634,"b":645}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":712,"b":717}]}],"statement":"select x.referrer_id as \"referrer_id!\", x.earned_pya as \"earned_pya!\", x.most_pya as \"most_pya!\", p.id as referral_purse,\n  coalesce(l.earned_total_pya, 0) as \"earned_before_pya!\", coalesce(l.most_total_pya, 0) as \"most_before_pya!\", coalesce(l.given_pya, 0) as \"given_before_pya!\"\nfrom (\n  select referrer_id, sum(amount_pya)::bigint as earned_pya, sum(most_pya)::bigint as most_pya\n  from game_referral\n  where not is_paid_at_once and referrer_id > :after! and at < yangon_instant(:week_start!::date + 7, '00:00')\n    and at >= coalesce((select yangon_instant(max(week_start) + 7, '00:00') from referral_week_run where week_start < :week_start!), '-infinity')\n  group by referrer_id order by referrer_id limit :most!\n) x\njoin public_purse p on p.player_id = x.referrer_id and p.kind = 'referral'\nleft join lateral (\n  select earned_total_pya, most_total_pya, given_before_pya + amount_pya as given_pya\n  from referral_week w where w.referrer_id = x.referrer_id order by w.week_start desc limit 1\n) l on true\norder by x.referrer_id"} as never);

export interface WriteReferralWeeksParams {
  rows: unknown;
  week_start: string;
}

export interface WriteReferralWeeksResult {
  amount_pya: number;
  id: number;
  referrer_id: number;
}

export const writeReferralWeeks = new PreparedQuery<WriteReferralWeeksParams, WriteReferralWeeksResult>({"usedParamSet":{"week_start":true,"rows":true},"params":[{"name":"week_start","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":171}]},{"name":"rows","required":true,"transform":{"type":"scalar"},"locs":[{"a":322,"b":327}]}],"statement":"insert into referral_week (referrer_id, week_start, earned_pya, most_pya, earned_total_pya, most_total_pya, given_before_pya, amount_pya)\nselect x.referrer_id, :week_start!, x.earned_pya, x.most_pya, x.earned_total_pya, x.most_total_pya, x.given_before_pya, x.amount_pya\nfrom jsonb_populate_recordset(null::referral_week, :rows!::jsonb) x\norder by x.referrer_id\nreturning id, referrer_id, amount_pya"} as never);

export interface MarkReferralWeekParams {
  paid_to: number;
  week_start: string;
}

export type MarkReferralWeekResult = void;

export const markReferralWeek = new PreparedQuery<MarkReferralWeekParams, MarkReferralWeekResult>({"usedParamSet":{"paid_to":true,"week_start":true},"params":[{"name":"paid_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":47}]},{"name":"week_start","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":79}]}],"statement":"update referral_week_run set paid_to = :paid_to! where week_start = :week_start!"} as never);

export interface EndReferralWeekParams {
  week_start: string;
}

export type EndReferralWeekResult = void;

export const endReferralWeek = new PreparedQuery<EndReferralWeekParams, EndReferralWeekResult>({"usedParamSet":{"week_start":true},"params":[{"name":"week_start","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":83}]}],"statement":"update referral_week_run set done_at = product_now() where week_start = :week_start!"} as never);

