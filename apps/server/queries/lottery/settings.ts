/** Types and statements of src/lottery/settings.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface LotterySettingsParams {
  code: string;
}

export interface LotterySettingsResult {
  bet_next_day: boolean;
  cap_pya: number;
  code: string;
  id: number;
  is_open: boolean;
  odds_hundredths: number;
  result_second_above_pya: number;
  stake_max_pya: number;
  stake_min_pya: number;
  stake_step_pya: number;
  stop_loss_pya: number | null;
  tot_odds_hundredths: number | null;
  trusted_feed: string | null;
}

export const lotterySettings = new PreparedQuery<LotterySettingsParams, LotterySettingsResult>({"usedParamSet":{"code":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":214,"b":219}]}],"statement":"select id, code, is_open, odds_hundredths, tot_odds_hundredths, stake_min_pya, stake_max_pya, stake_step_pya, cap_pya, bet_next_day, trusted_feed,\n  result_second_above_pya, stop_loss_pya\nfrom lottery where code = :code!"} as never);

export interface SectionsOfLotteryParams {
  code?: string | null | void;
  section_id?: number | null | void;
}

export interface SectionsOfLotteryResult {
  close_before_minutes: number;
  code: string;
  draws_at: string;
  id: number;
  is_open: boolean;
  lottery_id: number;
  lottery_odds_hundredths: number;
  odds_hundredths: number | null;
}

export const sectionsOfLottery = new PreparedQuery<SectionsOfLotteryParams, SectionsOfLotteryResult>({"usedParamSet":{"code":true,"section_id":true},"params":[{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":206,"b":210},{"a":238,"b":242}]},{"name":"section_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":250,"b":260},{"a":288,"b":298}]}],"statement":"select s.id, s.lottery_id, l.code, s.draws_at, s.close_before_minutes, s.is_open, s.odds_hundredths, l.odds_hundredths as lottery_odds_hundredths\nfrom section s join lottery l on l.id = s.lottery_id\nwhere (:code::text is null or l.code = :code) and (:section_id::bigint is null or s.id = :section_id) order by s.draws_at"} as never);

export interface OffDaysOfLotteryParams {
  code: string;
}

export interface OffDaysOfLotteryResult {
  day: string;
  reason: string;
}

export const offDaysOfLottery = new PreparedQuery<OffDaysOfLotteryParams, OffDaysOfLotteryResult>({"usedParamSet":{"code":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":96}]}],"statement":"select o.day, o.reason from off_day o join lottery l on l.id = o.lottery_id where l.code = :code! order by o.day desc limit 400"} as never);

export interface OffDaysOfYearParams {
  lottery_id: number;
  year: number;
}

export interface OffDaysOfYearResult {
  day: string;
  reason: string;
}

export const offDaysOfYear = new PreparedQuery<OffDaysOfYearParams, OffDaysOfYearResult>({"usedParamSet":{"lottery_id":true,"year":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":62}]},{"name":"year","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":98}]}],"statement":"select day, reason from off_day where lottery_id = :lottery_id! and extract(year from day) = :year!::int"} as never);

export interface LockLotteryParams {
  code: string;
}

export interface LockLotteryResult {
  id: number;
}

export const lockLottery = new PreparedQuery<LockLotteryParams, LockLotteryResult>({"usedParamSet":{"code":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":36,"b":41}]}],"statement":"select id from lottery where code = :code! for no key update"} as never);

export interface WriteLotteryParams {
  bet_next_day: boolean;
  cap_pya: number;
  id: number;
  is_open: boolean;
  odds_hundredths: number;
  result_second_above_pya: number;
  stake_max_pya: number;
  stake_min_pya: number;
  stake_step_pya: number;
  stop_loss_pya?: number | null | void;
  tot_odds_hundredths?: number | null | void;
  trusted_feed?: string | null | void;
}

export type WriteLotteryResult = void;

export const writeLottery = new PreparedQuery<WriteLotteryParams, WriteLotteryResult>({"usedParamSet":{"is_open":true,"odds_hundredths":true,"tot_odds_hundredths":true,"stake_min_pya":true,"stake_max_pya":true,"stake_step_pya":true,"cap_pya":true,"bet_next_day":true,"trusted_feed":true,"result_second_above_pya":true,"stop_loss_pya":true,"id":true},"params":[{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":37}]},{"name":"odds_hundredths","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":74}]},{"name":"tot_odds_hundredths","required":false,"transform":{"type":"scalar"},"locs":[{"a":99,"b":118}]},{"name":"stake_min_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":151}]},{"name":"stake_max_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":170,"b":184}]},{"name":"stake_step_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":206,"b":221}]},{"name":"cap_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":234,"b":242}]},{"name":"bet_next_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":260,"b":273}]},{"name":"trusted_feed","required":false,"transform":{"type":"scalar"},"locs":[{"a":291,"b":303}]},{"name":"result_second_above_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":334,"b":358}]},{"name":"stop_loss_pya","required":false,"transform":{"type":"scalar"},"locs":[{"a":377,"b":390}]},{"name":"id","required":true,"transform":{"type":"scalar"},"locs":[{"a":403,"b":406}]}],"statement":"update lottery set is_open = :is_open!, odds_hundredths = :odds_hundredths!, tot_odds_hundredths = :tot_odds_hundredths, stake_min_pya = :stake_min_pya!, stake_max_pya = :stake_max_pya!,\n  stake_step_pya = :stake_step_pya!, cap_pya = :cap_pya!, bet_next_day = :bet_next_day!, trusted_feed = :trusted_feed,\n  result_second_above_pya = :result_second_above_pya!, stop_loss_pya = :stop_loss_pya\nwhere id = :id!"} as never);

export interface QueueForOpenDrawsParams {
  lottery_id: number;
  section_id?: number | null | void;
}

export interface QueueForOpenDrawsResult {
  queue_for_draws: undefined | null;
}

export const queueForOpenDraws = new PreparedQuery<QueueForOpenDrawsParams, QueueForOpenDrawsResult>({"usedParamSet":{"lottery_id":true,"section_id":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":73,"b":84}]},{"name":"section_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":91,"b":101},{"a":135,"b":145}]}],"statement":"select queue_for_draws(array(\n  select id from draw\n  where lottery_id = :lottery_id! and (:section_id::bigint is null or section_id = :section_id) and opens_at <= product_now() and closes_at > product_now()\n), true)"} as never);

export interface LockOpenDrawsParams {
  lottery_id: number;
  section_id?: number | null | void;
}

export interface LockOpenDrawsResult {
  id: number;
}

export const lockOpenDraws = new PreparedQuery<LockOpenDrawsParams, LockOpenDrawsResult>({"usedParamSet":{"lottery_id":true,"section_id":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":50}]},{"name":"section_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":57,"b":67},{"a":101,"b":111}]}],"statement":"select id from draw\nwhere lottery_id = :lottery_id! and (:section_id::bigint is null or section_id = :section_id) and opens_at <= product_now() and closes_at > product_now()\n  and voided_at is null\norder by id for update"} as never);

export interface LimitDrawsParams {
  draw_ids: number[];
}

export type LimitDrawsResult = void;

export const limitDraws = new PreparedQuery<LimitDrawsParams, LimitDrawsResult>({"usedParamSet":{"draw_ids":true},"params":[{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":181}]}],"statement":"update draw d set stake_min_pya = l.stake_min_pya, stake_max_pya = l.stake_max_pya, stake_step_pya = l.stake_step_pya, cap_pya = l.cap_pya\nfrom lottery l where d.id = any (:draw_ids!) and l.id = d.lottery_id"} as never);

export interface LockSectionParams {
  section_id: number;
}

export interface LockSectionResult {
  id: number;
}

export const lockSection = new PreparedQuery<LockSectionParams, LockSectionResult>({"usedParamSet":{"section_id":true},"params":[{"name":"section_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":45}]}],"statement":"select id from section where id = :section_id! for no key update"} as never);

export interface WriteSectionParams {
  close_before_minutes: number;
  is_open: boolean;
  odds_hundredths?: number | null | void;
  section_id: number;
}

export type WriteSectionResult = void;

export const writeSection = new PreparedQuery<WriteSectionParams, WriteSectionResult>({"usedParamSet":{"is_open":true,"close_before_minutes":true,"odds_hundredths":true,"section_id":true},"params":[{"name":"is_open","required":true,"transform":{"type":"scalar"},"locs":[{"a":29,"b":37}]},{"name":"close_before_minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":63,"b":84}]},{"name":"odds_hundredths","required":false,"transform":{"type":"scalar"},"locs":[{"a":105,"b":120}]},{"name":"section_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":133,"b":144}]}],"statement":"update section set is_open = :is_open!, close_before_minutes = :close_before_minutes!, odds_hundredths = :odds_hundredths where id = :section_id!"} as never);

export interface CloseDrawsEarlierParams {
  close_before_minutes: number;
  draw_ids: number[];
  not_before: Date;
}

export type CloseDrawsEarlierResult = void;

export const closeDrawsEarlier = new PreparedQuery<CloseDrawsEarlierParams, CloseDrawsEarlierResult>({"usedParamSet":{"close_before_minutes":true,"not_before":true,"draw_ids":true},"params":[{"name":"close_before_minutes","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":108}]},{"name":"not_before","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":128}]},{"name":"draw_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":170}]}],"statement":"update draw set closes_at = least(closes_at, greatest(draws_at - make_interval(mins => :close_before_minutes!::int), :not_before!::timestamptz))\nwhere id = any (:draw_ids!)"} as never);

export interface AddOffDayParams {
  day: string;
  lottery_id: number;
  reason: string;
}

export type AddOffDayResult = void;

export const addOffDay = new PreparedQuery<AddOffDayParams, AddOffDayResult>({"usedParamSet":{"lottery_id":true,"day":true,"reason":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":54,"b":65}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":72}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":82}]}],"statement":"insert into off_day (lottery_id, day, reason) values (:lottery_id!, :day!, :reason!)\non conflict (lottery_id, day) do update set reason = excluded.reason"} as never);

export interface RemoveOffDayParams {
  day: string;
  lottery_id: number;
}

export type RemoveOffDayResult = void;

export const removeOffDay = new PreparedQuery<RemoveOffDayParams, RemoveOffDayResult>({"usedParamSet":{"lottery_id":true,"day":true},"params":[{"name":"lottery_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":50}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":62,"b":66}]}],"statement":"delete from off_day where lottery_id = :lottery_id! and day = :day!"} as never);

