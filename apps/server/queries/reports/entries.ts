/** Types and statements of src/reports/entries.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { ReportSubject } from '#queries/unions.ts';

export interface SpansOfDaysParams {
  from: string;
  key?: string | null | void;
  reasons: string[];
  subject: ReportSubject;
  to: string;
}

export interface SpansOfDaysResult {
  first: number;
  last: number;
}

export const spansOfDays = new PreparedQuery<SpansOfDaysParams, SpansOfDaysResult>({"usedParamSet":{"from":true,"to":true,"subject":true,"key":true,"reasons":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":222,"b":227}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":233,"b":236}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":329,"b":337}]},{"name":"key","required":false,"transform":{"type":"scalar"},"locs":[{"a":362,"b":365},{"a":392,"b":395}]},{"name":"reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":418,"b":426}]}],"statement":"select s.first as \"first!\", s.last as \"last!\" from (\n  select h.first, h.last\n  from (\n    select yangon_day(hour) as day, min(first_entry) as first, max(last_entry) as last from booked_hour where yangon_day(hour) between :from! and :to! group by 1\n  ) h\n  cross join lateral (\n    select from booked_day d\n    where d.subject = :subject! and d.day = h.day and (:key::text is null or d.key = :key) and d.reason = any (:reasons!::text[])\n    limit 1\n  ) booked\n  union all\n  select p.read_to + 1, coalesce((select max(id) from public_entry), 0) from booked_place p\n) s where s.last >= s.first order by s.last desc"} as never);

export interface SpansOfPlayerParams {
  from: string;
  player_id: number;
  reasons: string[];
  to: string;
}

export interface SpansOfPlayerResult {
  first: number;
  last: number;
}

export const spansOfPlayer = new PreparedQuery<SpansOfPlayerParams, SpansOfPlayerResult>({"usedParamSet":{"player_id":true,"from":true,"to":true,"reasons":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":169}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":189,"b":194}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":200,"b":203}]},{"name":"reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":225,"b":233}]}],"statement":"select s.first as \"first!\", s.last as \"last!\" from (\n  select min(b.first_entry) as first, max(b.last_entry) as last from booked_purse b\n  where b.player_id = :player_id! and b.day between :from! and :to! and b.reason = any (:reasons!::text[])\n  group by b.day\n  union all\n  select p.read_to + 1, coalesce((select max(id) from public_entry), 0) from booked_place p\n) s where s.last >= s.first order by s.last desc"} as never);

export interface RewardedPlayersParams {
  from: string;
  reasons: string[];
  to: string;
}

export interface RewardedPlayersResult {
  player_id: number;
}

export const rewardedPlayers = new PreparedQuery<RewardedPlayersParams, RewardedPlayersResult>({"usedParamSet":{"from":true,"to":true,"reasons":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":78}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":81,"b":84}]},{"name":"reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":125}]}],"statement":"select distinct b.key::bigint as \"player_id!\" from booked_in('{player}', :from!, :to!, true) b where b.reason = any (:reasons!::text[])"} as never);

export interface EntriesBehindParams {
  after: number;
  begins?: string | null | void;
  from: string;
  key?: string | null | void;
  players?: number[] | null | void;
  reasons: string[];
  referrer?: string | null | void;
  row_count: number;
  section?: string | null | void;
  subject: ReportSubject;
  to: string;
  unpaid_on?: string | null | void;
  up_to: number;
}

export interface EntriesBehindResult {
  amount_pya: number;
  at: Date;
  id: number;
  name: string | null;
  phone: string | null;
  player_id: number | null;
  reason: string;
  ref: string;
  taker: string | null;
}

export const entriesBehind = new PreparedQuery<EntriesBehindParams, EntriesBehindResult>({"usedParamSet":{"after":true,"up_to":true,"subject":true,"reasons":true,"from":true,"to":true,"key":true,"begins":true,"players":true,"unpaid_on":true,"section":true,"referrer":true,"row_count":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":306,"b":312}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":315,"b":321}]},{"name":"subject","required":true,"transform":{"type":"scalar"},"locs":[{"a":330,"b":338}]},{"name":"reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":360,"b":368}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":403,"b":408}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":414,"b":417}]},{"name":"key","required":false,"transform":{"type":"scalar"},"locs":[{"a":463,"b":466},{"a":493,"b":496}]},{"name":"begins","required":false,"transform":{"type":"scalar"},"locs":[{"a":504,"b":510},{"a":548,"b":554}]},{"name":"players","required":false,"transform":{"type":"scalar"},"locs":[{"a":567,"b":574},{"a":616,"b":623}]},{"name":"unpaid_on","required":false,"transform":{"type":"scalar"},"locs":[{"a":636,"b":645},{"a":849,"b":858}]},{"name":"section","required":false,"transform":{"type":"scalar"},"locs":[{"a":931,"b":938},{"a":1106,"b":1113}]},{"name":"referrer","required":false,"transform":{"type":"scalar"},"locs":[{"a":1125,"b":1133},{"a":1247,"b":1255}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1299,"b":1309}]}],"statement":"select b.entry_id as \"id!\", e.ref as \"ref!\", b.reason as \"reason!\", e.at as \"at!\", b.amount_pya as \"amount_pya!\", p.id as \"player_id?\", p.name as \"name?\", p.phone as \"phone?\", t.name as \"taker?\"\nfrom (\n  select m.entry_id, m.reason, m.player_id, sum(m.amount_pya)::bigint as amount_pya\n  from booked_moves(:after!, :up_to!, array[:subject!]::report_subject[], :reasons!::text[]) m\n  where m.day between :from! and :to! and m.key not like 'house\\_lay\\_off:%' and (:key::text is null or m.key = :key) and (:begins::text is null or starts_with(m.key, :begins))\n    and (:players::bigint[] is null or m.player_id = any (:players))\n    and (:unpaid_on::date is null or coalesce((\n      select r.kind = 'reversal' from public_draw_record r\n      where r.draw_id = m.key::bigint and r.kind in ('settlement', 'refund', 'reversal') and r.at < yangon_instant(:unpaid_on::date + 1, '00:00')\n      order by r.id desc limit 1), true))\n    and (:section::text is null or (select l.code || ' ' || to_char(d.section, 'HH24:MI') from public_draw d join public_lottery l on l.id = d.lottery_id where d.id = m.key::bigint) = :section)\n    and (:referrer::text is null or coalesce((select p.referred_by::text from public_player p where p.id = m.player_id), 'none') = :referrer)\n  group by 1, 2, 3 order by 1 desc limit :row_count!\n) b\njoin public_entry e on e.id = b.entry_id\nleft join public_player p on p.id = b.player_id\nleft join public_lay_off o on o.id = case when b.reason like 'lay\\_off%' then split_part(e.ref, ':', 2)::bigint end\nleft join public_taker_payment y on y.id = case when b.reason like 'taker\\_payment%' then split_part(e.ref, ':', 2)::bigint end\nleft join public_taker t on t.id = coalesce(o.taker_id, y.taker_id)\norder by 1 desc"} as never);

