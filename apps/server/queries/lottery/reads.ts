/** Types and statements of src/lottery/reads.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PayoutKind } from '#queries/unions.ts';

export type LotteriesOfferedParams = void;

export interface LotteriesOfferedResult {
  closes_at: Date | null;
  code: string;
  digits: number;
  id: number;
  image: string | null;
  is_open: boolean;
  last_day: string | null;
  last_number: number | null;
  last_section: string | null;
  name: string;
  now: Date;
  odds_hundredths: number;
  section: string | null;
}

export const lotteriesOffered = new PreparedQuery<LotteriesOfferedParams, LotteriesOfferedResult>({"usedParamSet":{},"params":[],"statement":"with clock as materialized (select product_now() as now, house_stop() is null as takes_play)\nselect l.id, l.code as \"code!\", l.name as \"name!\", l.odds_hundredths as \"odds_hundredths!\", l.image,\n  l.is_open and (select takes_play from clock) as \"is_open!\",\n  n.closes_at as \"closes_at?\", n.section as \"section?\", r.result as \"last_number?\", r.day as \"last_day?\", r.section as \"last_section?\", l.digits as \"digits!\",\n  (select now from clock) as \"now!\"\nfrom lottery l left join lateral (\n  select d.closes_at, d.section from draw d, clock\n  where d.lottery_id = l.id and clock.takes_play and l.is_open and d.is_open and d.opens_at <= clock.now and d.closes_at > clock.now and d.voided_at is null\n    and not exists (select from section s where s.id = d.section_id and not s.is_open)\n  order by d.closes_at limit 1\n) n on true left join lateral (\n  select d.result, d.day, d.section from draw d\n  where d.lottery_id = l.id and d.day <= yangon_day((select now from clock)) and d.settled_at is not null\n  order by d.day desc, d.section desc limit 1\n) r on true\nwhere l.is_offered order by array_position(array['1D', '2D', 'C1D', 'C2D', '3D'], l.code)"} as never);

export interface SectionsAheadParams {
  code: string;
}

export interface SectionsAheadResult {
  closes_at: Date;
  day: string;
  id: number;
  is_today: boolean;
  odds_hundredths: number;
  opens_at: Date;
  section: string;
  takes_bets: boolean;
}

export const sectionsAhead = new PreparedQuery<SectionsAheadParams, SectionsAheadResult>({"usedParamSet":{"code":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":624,"b":629}]}],"statement":"select s.id as \"id!\", s.day as \"day!\", s.section as \"section!\", s.opens_at as \"opens_at!\", s.closes_at as \"closes_at!\", s.odds_hundredths as \"odds_hundredths!\",\n  s.takes_bets as \"takes_bets!\", s.is_today as \"is_today!\"\nfrom (\n  select distinct on (d.section) d.id, d.day, d.section, d.opens_at, d.closes_at, d.odds_hundredths,\n    l.is_open and d.is_open and d.opens_at <= c.now\n      and not exists (select from section s where s.id = d.section_id and not s.is_open) as takes_bets, d.day = yangon_day(c.now) as is_today\n  from (select product_now() as now) c, lottery l join draw d on d.lottery_id = l.id\n  where l.code = :code! and l.is_offered and d.closes_at > c.now and d.voided_at is null\n  order by d.section, d.closes_at\n) s order by s.closes_at"} as never);

export interface TodayOfLotteryParams {
  code: string;
}

export interface TodayOfLotteryResult {
  draws_today: boolean;
  now: Date;
}

export const todayOfLottery = new PreparedQuery<TodayOfLotteryParams, TodayOfLotteryResult>({"usedParamSet":{"code":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":107,"b":112}]}],"statement":"select c.now as \"now!\", exists (\n  select from draw d join lottery l on l.id = d.lottery_id where l.code = :code! and d.day = yangon_day(c.now) and d.voided_at is null\n) as \"draws_today!\" from (select product_now() as now) c"} as never);

export interface DrawAskedForParams {
  code: string;
  day?: string | null | void;
  section: string;
}

export interface DrawAskedForResult {
  cap_pya: number;
  closes_at: Date;
  day: string;
  digits: number;
  id: number;
  is_open: boolean;
  now: Date;
  odds_hundredths: number;
  opens_at: Date;
  result: number | null;
  section: string;
  settled_at: Date | null;
  stake_max_pya: number;
  stake_min_pya: number;
  stake_step_pya: number;
  tot_odds_hundredths: number | null;
  version: string;
  voided_at: Date | null;
}

export const drawAskedFor = new PreparedQuery<DrawAskedForParams, DrawAskedForResult>({"usedParamSet":{"code":true,"section":true,"day":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":486,"b":491}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":526,"b":534}]},{"name":"day","required":false,"transform":{"type":"scalar"},"locs":[{"a":551,"b":554},{"a":566,"b":569}]}],"statement":"select d.id, d.day, d.section, d.opens_at, d.closes_at, d.result, d.settled_at, d.voided_at, l.digits,\n  d.is_open and l.is_open and not exists (select from section s where s.id = d.section_id and not s.is_open) as \"is_open!\",\n  d.odds_hundredths, d.tot_odds_hundredths, d.cap_pya, d.stake_min_pya, d.stake_max_pya, d.stake_step_pya, product_now() as \"now!\",\n  pg_snapshot_xmin(pg_current_snapshot())::text as \"version!\"\nfrom draw d join lottery l on l.id = d.lottery_id\nwhere l.code = :code! and l.is_offered and d.section = :section!\n  and (d.day = :day::date or (:day::date is null and d.id = next_draw(l.id, d.section)))"} as never);

export interface NextDaysParams {
  codes: string[];
  sections: string[];
}

export interface NextDaysResult {
  code: string;
  day: string;
  section: string;
}

export const nextDays = new PreparedQuery<NextDaysParams, NextDaysResult>({"usedParamSet":{"codes":true,"sections":true},"params":[{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":85}]},{"name":"sections","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":105}]}],"statement":"select x.code as \"code!\", x.section as \"section!\", d.day as \"day!\"\nfrom unnest(:codes!::text[], :sections!::time[]) as x(code, section)\njoin lottery l on l.code = x.code join draw d on d.id = next_draw(l.id, x.section)"} as never);

export interface NumbersOfDrawParams {
  draw_id: number;
}

export interface NumbersOfDrawResult {
  cap_pya: number | null;
  is_blocked: boolean;
  laid_off_pya: number;
  number: number;
  own_block: boolean;
  own_cap_pya: number | null;
  rule_block: boolean;
  taken_pya: number;
}

export const numbersOfDraw = new PreparedQuery<NumbersOfDrawParams, NumbersOfDrawResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":152,"b":160}]}],"statement":"select number, taken_pya, laid_off_pya, n.cap_pya, n.is_blocked as \"is_blocked!\", own_cap_pya, own_block, rule_block from draw_number n where draw_id = :draw_id! order by number"} as never);

export interface SlipsOfPlayerParams {
  after_id?: number | null | void;
  code: string;
  from_at: Date;
  player_id: number;
  row_count: number;
  until_at: Date;
}

export interface SlipsOfPlayerResult {
  accepted_at: Date;
  day: string;
  digits: number;
  id: number;
  is_settled: boolean;
  numbers: number[];
  odds_hundredths: number;
  paid_pya: number | null;
  payout_kind: PayoutKind | null;
  result: number | null;
  section: string;
  stakes_pya: number[];
  tot_odds_hundredths: number | null;
  total_pya: number;
  voucher: string;
}

export const slipsOfPlayer = new PreparedQuery<SlipsOfPlayerParams, SlipsOfPlayerResult>({"usedParamSet":{"player_id":true,"from_at":true,"until_at":true,"code":true,"after_id":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":342,"b":352},{"a":623,"b":633}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":375,"b":383}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":405,"b":414}]},{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":472,"b":477}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":489,"b":497},{"a":595,"b":603}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":684,"b":694}]}],"statement":"select s.id, s.voucher, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.accepted_at, d.day, d.section, d.result,\n  d.settled_at is not null as \"is_settled!\", p.kind as \"payout_kind?\", p.amount_pya as \"paid_pya?\", l.digits\nfrom (\n  select s.* from slip s join draw d on d.id = s.draw_id\n  where s.player_id = :player_id! and s.accepted_at >= :from_at! and s.accepted_at < :until_at! and d.lottery_id = (select id from lottery where code = :code!)\n    and (:after_id::bigint is null or (s.accepted_at, s.id) < (select b.accepted_at, b.id from slip b where b.id = :after_id and b.player_id = :player_id!))\n  order by s.accepted_at desc, s.id desc limit :row_count!\n) s\njoin draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id\norder by s.accepted_at desc, s.id desc"} as never);

export interface SlipsOfTodayParams {
  day: string;
  looked_at: number;
  player_id: number;
  row_count: number;
}

export interface SlipsOfTodayResult {
  accepted_at: Date;
  code: string;
  day: string;
  digits: number;
  id: number;
  is_settled: boolean;
  is_today: boolean;
  numbers: number[];
  odds_hundredths: number;
  paid_pya: number | null;
  payout_kind: PayoutKind | null;
  result: number | null;
  section: string;
  stakes_pya: number[];
  tot_odds_hundredths: number | null;
  total_pya: number;
  voucher: string;
}

export const slipsOfToday = new PreparedQuery<SlipsOfTodayParams, SlipsOfTodayResult>({"usedParamSet":{"player_id":true,"day":true,"looked_at":true,"row_count":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":61},{"a":203,"b":213}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":68}]},{"name":"looked_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":81}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":468,"b":478}]}],"statement":"with today as materialized (\n  select slips_of_day(:player_id!, :day!, :looked_at!) as id\n), own as (\n  select id, true as is_today from today\n  union all\n  (select id, false from slip where player_id = :player_id! and not exists (select from today) order by accepted_at desc, id desc limit 1)\n), shown as (\n  select own.id, own.is_today, coalesce(p.kind = 'win', false) as is_won from own left join payout p on p.slip_id = own.id\n  order by 3 desc, own.id desc limit :row_count!\n)\nselect s.id, s.voucher, s.numbers, s.stakes_pya, s.total_pya, s.odds_hundredths, s.tot_odds_hundredths, s.accepted_at, d.day, d.section, d.result,\n  d.settled_at is not null as \"is_settled!\", p.kind as \"payout_kind?\", p.amount_pya as \"paid_pya?\", l.digits, l.code, shown.is_today as \"is_today!\"\nfrom shown join slip s on s.id = shown.id join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id\norder by shown.is_won desc, s.id desc"} as never);

export interface DrawsOfTodayParams {
  day: string;
  looked_at: number;
  player_id: number;
}

export interface DrawsOfTodayResult {
  code: string;
  day: string;
  open_count: number;
  refunded_count: number;
  section: string;
  slip_count: number;
  won_count: number;
  won_pya: number;
}

export const drawsOfToday = new PreparedQuery<DrawsOfTodayParams, DrawsOfTodayResult>({"usedParamSet":{"player_id":true,"day":true,"looked_at":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":508,"b":518}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":521,"b":525}]},{"name":"looked_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":528,"b":538}]}],"statement":"select l.code, d.day, d.section, count(*) as \"slip_count!\", count(*) filter (where p.slip_id is null and d.settled_at is null) as \"open_count!\",\n  count(*) filter (where p.kind = 'win') as \"won_count!\", count(*) filter (where p.kind = 'refund') as \"refunded_count!\",\n  coalesce(sum(p.amount_pya) filter (where p.kind = 'win'), 0)::bigint as \"won_pya!\"\nfrom slip s join draw d on d.id = s.draw_id join lottery l on l.id = d.lottery_id left join payout p on p.slip_id = s.id\nwhere s.id in (select slips_of_day(:player_id!, :day!, :looked_at!))\ngroup by l.code, d.id order by max(s.id) desc"} as never);

export interface LuckyOfDayParams {
  code: string;
}

export interface LuckyOfDayResult {
  closes_at: Date;
  day: string;
  digits: number;
  is_called_off: boolean;
  result: number | null;
  section: string;
  set: string | null;
  value: string | null;
}

export const luckyOfDay = new PreparedQuery<LuckyOfDayParams, LuckyOfDayResult>({"usedParamSet":{"code":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":355,"b":360}]}],"statement":"select d.day, d.section, d.closes_at, d.voided_at is not null as \"is_called_off!\", l.digits, case when d.settled_at is not null then d.result end as \"result?\", r.source_set as \"set?\", r.source_value as \"value?\"\nfrom draw d join lottery l on l.id = d.lottery_id left join result_proposal r on r.id = d.result_id and d.settled_at is not null\nwhere l.code = :code! and l.is_offered\n  and d.day = (select min(n.day) from draw n where n.lottery_id = l.id and n.day >= yangon_day(product_now()))\norder by d.section"} as never);

export interface LuckyHistoryParams {
  code: string;
  from_day: string;
  row_count: number;
  skipped: number;
  until_day: string;
}

export interface LuckyHistoryResult {
  day: string;
  digits: number;
  id: number;
  lottery_id: number;
  result: number;
  section: string;
  source_set: string | null;
  source_value: string | null;
}

export const luckyHistory = new PreparedQuery<LuckyHistoryParams, LuckyHistoryResult>({"usedParamSet":{"code":true,"from_day":true,"until_day":true,"row_count":true,"skipped":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":223,"b":228}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":272,"b":281}]},{"name":"until_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":296,"b":306}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":350,"b":360}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":369,"b":377}]}],"statement":"select d.id, d.day, d.section, d.result as \"result!\", l.id as lottery_id, l.digits, r.source_set, r.source_value\nfrom draw d join lottery l on l.id = d.lottery_id join result_proposal r on r.id = d.result_id\nwhere l.code = :code! and d.settled_at is not null and d.day >= :from_day! and d.day <= :until_day!\norder by d.draws_at desc, d.id desc limit :row_count! offset :skipped!"} as never);

export interface LatestSettledParams {
  code: string;
}

export interface LatestSettledResult {
  day: string;
  digits: number;
  id: number;
  result: number;
  section: string;
  settled_at: Date;
}

export const latestSettled = new PreparedQuery<LatestSettledParams, LatestSettledResult>({"usedParamSet":{"code":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":164}]}],"statement":"select d.id, d.day, d.section, d.result as \"result!\", d.settled_at as \"settled_at!\", l.digits from draw d join lottery l on l.id = d.lottery_id\nwhere l.code = :code! and d.settled_at is not null order by d.draws_at desc, d.id desc limit 1"} as never);

export interface WinnersOfDrawParams {
  draw_id: number;
  limit: number;
}

export interface WinnersOfDrawResult {
  amount_pya: number;
  name: string;
  phone: string;
  stake_pya: number;
}

export const winnersOfDraw = new PreparedQuery<WinnersOfDrawParams, WinnersOfDrawResult>({"usedParamSet":{"draw_id":true,"limit":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":223}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":294,"b":300}]}],"statement":"select p.name, p.phone, w.amount_pya as \"amount_pya!\", w.stake_pya as \"stake_pya!\"\nfrom (\n  select player_id, sum(amount_pya)::bigint as amount_pya, sum(stake_pya)::bigint as stake_pya\n  from payout where draw_id = :draw_id! and kind = 'win' group by player_id order by 2 desc, player_id limit :limit!\n) w join public_player p on p.id = w.player_id order by w.amount_pya desc, w.player_id"} as never);

export interface ExactWinnersOfDrawParams {
  draw_id: number;
  limit: number;
  number: number;
}

export interface ExactWinnersOfDrawResult {
  amount_pya: number;
  name: string;
  phone: string;
  stake_pya: number;
}

export const exactWinnersOfDraw = new PreparedQuery<ExactWinnersOfDrawParams, ExactWinnersOfDrawResult>({"usedParamSet":{"draw_id":true,"number":true,"limit":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":347,"b":355}]},{"name":"number","required":true,"transform":{"type":"scalar"},"locs":[{"a":391,"b":398}]},{"name":"limit","required":true,"transform":{"type":"scalar"},"locs":[{"a":456,"b":462}]}],"statement":"select p.name, p.phone, w.amount_pya as \"amount_pya!\", w.stake_pya as \"stake_pya!\"\nfrom (\n  select s.player_id, sum(x.stake * s.odds_hundredths / 100)::bigint as amount_pya, sum(x.stake)::bigint as stake_pya\n  from payout o join slip s on s.id = o.slip_id cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)\n  where o.draw_id = :draw_id! and o.kind = 'win' and x.number = :number! group by s.player_id order by 2 desc, s.player_id limit :limit!\n) w join public_player p on p.id = w.player_id order by w.amount_pya desc, w.player_id"} as never);

export interface LiveOfMarketParams {
  fresh_s: number;
  market: string;
}

export interface LiveOfMarketResult {
  data: unknown | null;
  is_fresh: boolean;
}

export const liveOfMarket = new PreparedQuery<LiveOfMarketParams, LiveOfMarketResult>({"usedParamSet":{"fresh_s":true,"market":true},"params":[{"name":"fresh_s","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":65},{"a":121,"b":129}]},{"name":"market","required":true,"transform":{"type":"scalar"},"locs":[{"a":184,"b":191}]}],"statement":"select data, at >= product_now() - make_interval(secs => :fresh_s!::int) and at <= product_now() + make_interval(secs => :fresh_s!::int) as \"is_fresh!\"\nfrom live_number where market = :market! and data is not null"} as never);

