/** Types and statements of src/reports/numbers.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface SumsOfNumbersParams {
  from: string;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
  to: string;
}

export interface SumsOfNumbersResult {
  all_payouts_pya: number;
  all_refunds_pya: number;
  all_stakes_pya: number;
  key: string;
  payouts_pya: number;
  refunds_pya: number;
  stakes_pya: number;
  total_count: number;
}

export const sumsOfNumbers = new PreparedQuery<SumsOfNumbersParams, SumsOfNumbersResult>({"usedParamSet":{"from":true,"to":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":271,"b":276}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":282,"b":285}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":1639,"b":1643},{"a":1821,"b":1825}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1884,"b":1894}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1903,"b":1911}]}],"statement":"with drawn as materialized (\n  select d.id, l.code, l.digits, d.refunded_at is not null as is_refunded, d.settled_at is not null as is_settled, d.round, d.result, d.tot_odds_hundredths\n  from public_draw d join public_lottery l on l.id = d.lottery_id where d.day between :from! and :to!\n), staked as (\n  select d.code || ' ' || lpad(n.number::text, d.digits, '0') as key, sum(n.taken_pya) as stakes_pya, coalesce(sum(n.taken_pya) filter (where d.is_refunded), 0) as refunds_pya\n  from drawn d join public_draw_number n on n.draw_id = d.id where n.taken_pya > 0 group by 1\n), paid as (\n  select d.code || ' ' || lpad(x.number::text, d.digits, '0') as key,\n    sum(x.stake * case when x.number = d.result then s.odds_hundredths else s.tot_odds_hundredths end / 100) as payouts_pya\n  from drawn d\n  join public_payout_due due on due.draw_id = d.id and due.round = d.round\n  join public_slip s on s.id = any (due.slip_ids)\n  cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)\n  where d.is_settled and pays_number(d.digits, d.result, x.number, s.tot_odds_hundredths is not null)\n  group by 1\n), summed as (\n  select s.key, s.stakes_pya, s.refunds_pya, coalesce(p.payouts_pya, 0) as payouts_pya from staked s left join paid p using (key)\n)\nselect key as \"key!\", stakes_pya::bigint as \"stakes_pya!\", refunds_pya::bigint as \"refunds_pya!\", payouts_pya::bigint as \"payouts_pya!\", (count(*) over ())::int as \"total_count!\",\n  (sum(stakes_pya) over ())::bigint as \"all_stakes_pya!\", (sum(refunds_pya) over ())::bigint as \"all_refunds_pya!\", (sum(payouts_pya) over ())::bigint as \"all_payouts_pya!\"\nfrom summed\norder by case ltrim(:sort, '-') when 'stakes' then stakes_pya when 'payouts' then payouts_pya when 'refunds' then refunds_pya when 'result' then stakes_pya - payouts_pya - refunds_pya end\n  * case when :sort like '-%' then -1 else 1 end, stakes_pya desc, key\nlimit :row_count! offset :skipped!"} as never);

export interface SlipsOfDrawsParams {
  from: string;
  lottery?: string | null | void;
  to: string;
}

export interface SlipsOfDrawsResult {
  first: number;
  last: number;
}

export const slipsOfDraws = new PreparedQuery<SlipsOfDrawsParams, SlipsOfDrawsResult>({"usedParamSet":{"lottery":true,"from":true,"to":true},"params":[{"name":"lottery","required":false,"transform":{"type":"scalar"},"locs":[{"a":151,"b":158},{"a":186,"b":193}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":425,"b":430}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":436,"b":439}]}],"statement":"select coalesce(min(s.first), 0) as \"first!\", coalesce(max(s.last), 0) as \"last!\"\nfrom public_draw d join public_lottery l on l.id = d.lottery_id and (:lottery::text is null or l.code = :lottery)\ncross join lateral (select (select x.id from public_slip x where x.draw_id = d.id order by x.id limit 1) as first, (select x.id from public_slip x where x.draw_id = d.id order by x.id desc limit 1) as last) s\nwhere d.day between :from! and :to!"} as never);

export interface EntriesOfNumberParams {
  after: number;
  from: string;
  lottery?: string | null | void;
  number?: number | null | void;
  reasons: string[];
  row_count: number;
  to: string;
  up_to: number;
}

export interface EntriesOfNumberResult {
  amount_pya: number;
  at: Date;
  id: number;
  name: string;
  phone: string;
  player_id: number;
  reason: string;
  ref: string;
  slip_id: number;
}

export const entriesOfNumber = new PreparedQuery<EntriesOfNumberParams, EntriesOfNumberResult>({"usedParamSet":{"from":true,"to":true,"lottery":true,"number":true,"after":true,"up_to":true,"row_count":true,"reasons":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":419,"b":424}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":430,"b":433}]},{"name":"lottery","required":false,"transform":{"type":"scalar"},"locs":[{"a":487,"b":494},{"a":522,"b":529}]},{"name":"number","required":false,"transform":{"type":"scalar"},"locs":[{"a":878,"b":884},{"a":918,"b":924},{"a":983,"b":989},{"a":1012,"b":1018}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":950,"b":956}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":970,"b":976}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1066,"b":1076}]},{"name":"reasons","required":true,"transform":{"type":"scalar"},"locs":[{"a":1330,"b":1338}]}],"statement":"select e.id as \"id!\", s.id as \"slip_id!\", e.ref as \"ref!\", e.reason as \"reason!\", e.at as \"at!\", p.id as \"player_id!\", p.name as \"name!\", p.phone as \"phone!\",\n  (case e.reason when 'stake' then s.stake when 'refund' then -s.stake else -s.pays end)::bigint as \"amount_pya!\"\nfrom (\n  select s.id, s.player_id, d.round, line.stake, line.pays\n  from public_slip s\n  join public_draw d on d.id = s.draw_id and d.day between :from! and :to!\n  join public_lottery l on l.id = d.lottery_id and (:lottery::text is null or l.code = :lottery)\n  cross join lateral (\n    select sum(x.stake) as stake,\n      sum(case when pays_number(l.digits, d.result, x.number, s.tot_odds_hundredths is not null) then x.stake * case when x.number = d.result then s.odds_hundredths else s.tot_odds_hundredths end / 100 else 0 end) as pays\n    from unnest(s.numbers, s.stakes_pya) as x(number, stake) where :number::smallint is null or x.number = :number\n  ) line\n  where s.id > :after! and s.id <= :up_to! and (:number::smallint is null or :number = any (s.numbers))\n  order by s.id desc limit :row_count!\n) s\njoin public_entry e on e.ref = any (array['stake:' || s.id, 'refund:' || s.id, case when s.pays > 0 then 'win:' || s.id || case when s.round > 1 then ':' || s.round else '' end end])\njoin public_player p on p.id = s.player_id\nwhere e.reason = any (:reasons!::text[])\norder by s.id desc, e.id desc"} as never);

export interface SlipsOfSomeDrawsParams {
  draw_ids: number[];
}

export interface SlipsOfSomeDrawsResult {
  first: number;
  last: number;
}

export const slipsOfSomeDraws = new PreparedQuery<SlipsOfSomeDrawsParams, SlipsOfSomeDrawsResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":94,"b":103}]}],"statement":"select coalesce(min(s.first), 0) as \"first!\", coalesce(max(s.last), 0) as \"last!\"\nfrom unnest(:draw_ids!::bigint[]) as d(id)\ncross join lateral (select (select x.id from public_slip x where x.draw_id = d.id order by x.id limit 1) as first, (select x.id from public_slip x where x.draw_id = d.id order by x.id desc limit 1) as last) s"} as never);

export interface StakesOfOpenDrawsParams {
  after: number;
  draw_ids: number[];
  numbers: number[];
  row_count: number;
  up_to: number;
  would_pay: boolean;
}

export interface StakesOfOpenDrawsResult {
  amount_pya: number;
  at: Date;
  id: number;
  name: string;
  phone: string;
  player_id: number;
  reason: string;
  ref: string;
  slip_id: number;
}

export const stakesOfOpenDraws = new PreparedQuery<StakesOfOpenDrawsParams, StakesOfOpenDrawsResult>({"usedParamSet":{"would_pay":true,"draw_ids":true,"numbers":true,"after":true,"up_to":true,"row_count":true},"params":[{"name":"would_pay","required":true,"transform":{"type":"scalar"},"locs":[{"a":242,"b":252},{"a":857,"b":867}]},{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":514,"b":523}]},{"name":"numbers","required":true,"transform":{"type":"scalar"},"locs":[{"a":536,"b":544}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":645,"b":651}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":665,"b":671}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":994,"b":1004}]}],"statement":"select e.id as \"id!\", s.id as \"slip_id!\", e.ref as \"ref!\", e.reason as \"reason!\", e.at as \"at!\", p.id as \"player_id!\", p.name as \"name!\", p.phone as \"phone!\", s.amount_pya as \"amount_pya!\"\nfrom (\n  select s.id, s.player_id, sum(case when not :would_pay! then x.stake\n    when pays_number(l.digits, asked.number, x.number, d.tot_odds_hundredths is not null) then x.stake * case when x.number = asked.number then d.odds_hundredths else d.tot_odds_hundredths end / 100 else 0 end)::bigint as amount_pya\n  from unnest(:draw_ids!::bigint[], :numbers!::integer[]) as asked(draw_id, number)\n  join public_slip s on s.draw_id = asked.draw_id and s.id > :after! and s.id <= :up_to!\n  join public_draw d on d.id = s.draw_id\n  join public_lottery l on l.id = d.lottery_id\n  cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)\n  group by 1, 2 having :would_pay! = false or bool_or(pays_number(l.digits, asked.number, x.number, d.tot_odds_hundredths is not null))\n  order by 1 desc limit :row_count!\n) s\njoin public_entry e on e.ref = 'stake:' || s.id\njoin public_player p on p.id = s.player_id\norder by s.id desc"} as never);

