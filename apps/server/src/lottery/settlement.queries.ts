/** Types generated for queries found in "src/lottery/settlement.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'LockDrawToPay' parameters type */
export interface LockDrawToPayParams {
  draw_id: number;
}

/** 'LockDrawToPay' return type */
export interface LockDrawToPayResult {
  code: string;
  day: string;
  digits: number;
  has_tot: boolean;
  id: number;
  is_done: boolean;
  is_voided: boolean;
  paid_to: number;
  result: number | null;
  section: string;
}

/** 'LockDrawToPay' query type */
export interface LockDrawToPayQuery {
  params: LockDrawToPayParams;
  result: LockDrawToPayResult;
}

const lockDrawToPayIR: any = {"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":293,"b":301}]}],"statement":"select d.id, l.code, l.digits, d.day, d.section, d.result, d.tot_odds_hundredths is not null as \"has_tot!\", d.voided_at is not null as \"is_voided!\", d.paid_to,\n  d.settled_at is not null or d.refunded_at is not null as \"is_done!\"\nfrom draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id! for no key update of d"};

/**
 * Query generated from SQL:
 * ```
 * select d.id, l.code, l.digits, d.day, d.section, d.result, d.tot_odds_hundredths is not null as "has_tot!", d.voided_at is not null as "is_voided!", d.paid_to,
 *   d.settled_at is not null or d.refunded_at is not null as "is_done!"
 * from draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id! for no key update of d
 * ```
 */
export const lockDrawToPay = new PreparedQuery<LockDrawToPayParams,LockDrawToPayResult>(lockDrawToPayIR);


/** 'EndOfChunk' parameters type */
export interface EndOfChunkParams {
  after: number;
  draw_id: number;
  slip_count: number;
}

/** 'EndOfChunk' return type */
export interface EndOfChunkResult {
  slip_id: number | null;
}

/** 'EndOfChunk' query type */
export interface EndOfChunkQuery {
  params: EndOfChunkParams;
  result: EndOfChunkResult;
}

const endOfChunkIR: any = {"usedParamSet":{"draw_id":true,"after":true,"slip_count":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":76}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":87,"b":93}]},{"name":"slip_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":124}]}],"statement":"select max(id) as slip_id from (select id from slip where draw_id = :draw_id! and id > :after! order by id limit :slip_count!) s"};

/**
 * Query generated from SQL:
 * ```
 * select max(id) as slip_id from (select id from slip where draw_id = :draw_id! and id > :after! order by id limit :slip_count!) s
 * ```
 */
export const endOfChunk = new PreparedQuery<EndOfChunkParams,EndOfChunkResult>(endOfChunkIR);


/** 'WinsOfChunk' parameters type */
export interface WinsOfChunkParams {
  after: number;
  draw_id: number;
  hit: number;
  most: number;
  up_to: number;
  winning: numberArray;
}

/** 'WinsOfChunk' return type */
export interface WinsOfChunkResult {
  amount_pya: number;
  main_purse: number;
  player_id: number;
  slip_id: number;
  stake_pya: number;
  voucher: string;
}

/** 'WinsOfChunk' query type */
export interface WinsOfChunkQuery {
  params: WinsOfChunkParams;
  result: WinsOfChunkResult;
}

const winsOfChunkIR: any = {"usedParamSet":{"hit":true,"winning":true,"draw_id":true,"after":true,"up_to":true,"most":true},"params":[{"name":"hit","required":true,"transform":{"type":"scalar"},"locs":[{"a":322,"b":326},{"a":605,"b":609}]},{"name":"winning","required":true,"transform":{"type":"scalar"},"locs":[{"a":504,"b":512},{"a":684,"b":692}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":549,"b":557}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":570,"b":576}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":590,"b":596}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":728,"b":733}]}],"statement":"select s.id as slip_id, s.voucher, s.player_id, p.id as main_purse, w.stake_pya as \"stake_pya!\", w.amount_pya as \"amount_pya!\"\nfrom slip s\njoin purse p on p.player_id = s.player_id and p.kind = 'main'\ncross join lateral (\n  select sum(line.stake_pya)::bigint as stake_pya,\n    sum(line.stake_pya * case when line.number = :hit! then s.odds_hundredths else s.tot_odds_hundredths end / 100)::bigint as amount_pya\n  from unnest(s.numbers, s.stakes_pya) as line(number, stake_pya)\n  where line.number = any (:winning!::smallint[])\n) w\nwhere s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!\n  and (:hit! = any (s.numbers) or (s.tot_odds_hundredths is not null and s.numbers && :winning!::smallint[]))\norder by s.id limit :most!"};

/**
 * Query generated from SQL:
 * ```
 * select s.id as slip_id, s.voucher, s.player_id, p.id as main_purse, w.stake_pya as "stake_pya!", w.amount_pya as "amount_pya!"
 * from slip s
 * join purse p on p.player_id = s.player_id and p.kind = 'main'
 * cross join lateral (
 *   select sum(line.stake_pya)::bigint as stake_pya,
 *     sum(line.stake_pya * case when line.number = :hit! then s.odds_hundredths else s.tot_odds_hundredths end / 100)::bigint as amount_pya
 *   from unnest(s.numbers, s.stakes_pya) as line(number, stake_pya)
 *   where line.number = any (:winning!::smallint[])
 * ) w
 * where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!
 *   and (:hit! = any (s.numbers) or (s.tot_odds_hundredths is not null and s.numbers && :winning!::smallint[]))
 * order by s.id limit :most!
 * ```
 */
export const winsOfChunk = new PreparedQuery<WinsOfChunkParams,WinsOfChunkResult>(winsOfChunkIR);


/** 'RefundsOfChunk' parameters type */
export interface RefundsOfChunkParams {
  after: number;
  draw_id: number;
  most: number;
  up_to: number;
}

/** 'RefundsOfChunk' return type */
export interface RefundsOfChunkResult {
  amount_pya: number;
  main_purse: number;
  player_id: number;
  slip_id: number;
  stake_pya: number;
  voucher: string;
}

/** 'RefundsOfChunk' query type */
export interface RefundsOfChunkQuery {
  params: RefundsOfChunkParams;
  result: RefundsOfChunkResult;
}

const refundsOfChunkIR: any = {"usedParamSet":{"draw_id":true,"after":true,"up_to":true,"most":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":212,"b":220}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":233,"b":239}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":253,"b":259}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":281,"b":286}]}],"statement":"select s.id as slip_id, s.voucher, s.player_id, p.id as main_purse, s.total_pya as stake_pya, s.total_pya as amount_pya\nfrom slip s join purse p on p.player_id = s.player_id and p.kind = 'main'\nwhere s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!\norder by s.id limit :most!"};

/**
 * Query generated from SQL:
 * ```
 * select s.id as slip_id, s.voucher, s.player_id, p.id as main_purse, s.total_pya as stake_pya, s.total_pya as amount_pya
 * from slip s join purse p on p.player_id = s.player_id and p.kind = 'main'
 * where s.draw_id = :draw_id! and s.id > :after! and s.id <= :up_to!
 * order by s.id limit :most!
 * ```
 */
export const refundsOfChunk = new PreparedQuery<RefundsOfChunkParams,RefundsOfChunkResult>(refundsOfChunkIR);


/** 'WritePayouts' parameters type */
export interface WritePayoutsParams {
  amounts_pya: numberArray;
  draw_id: number;
  kind: string;
  player_ids: numberArray;
  slip_ids: numberArray;
  stakes_pya: numberArray;
  told_data: unknown;
  told_kind: string;
  vouchers: stringArray;
}

/** 'WritePayouts' return type */
export type WritePayoutsResult = void;

/** 'WritePayouts' query type */
export interface WritePayoutsQuery {
  params: WritePayoutsParams;
  result: WritePayoutsResult;
}

const writePayoutsIR: any = {"usedParamSet":{"slip_ids":true,"player_ids":true,"vouchers":true,"amounts_pya":true,"stakes_pya":true,"draw_id":true,"kind":true,"told_kind":true,"told_data":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":114}]},{"name":"player_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":138}]},{"name":"vouchers","required":true,"transform":{"type":"scalar"},"locs":[{"a":151,"b":160}]},{"name":"amounts_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":171,"b":183}]},{"name":"stakes_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":207}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":431,"b":439}]},{"name":"kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":453,"b":458},{"a":963,"b":968}]},{"name":"told_kind","required":true,"transform":{"type":"scalar"},"locs":[{"a":586,"b":596}]},{"name":"told_data","required":true,"transform":{"type":"scalar"},"locs":[{"a":599,"b":609}]}],"statement":"with paid as (\n  select x.slip_id, x.player_id, x.voucher, x.amount_pya, x.stake_pya, c.at\n  from unnest(:slip_ids!::bigint[], :player_ids!::bigint[], :vouchers!::text[], :amounts_pya!::bigint[], :stakes_pya!::bigint[])\n    as x(slip_id, player_id, voucher, amount_pya, stake_pya), (select product_now() as at) c\n), payouts as (\n  insert into payout (slip_id, draw_id, player_id, kind, amount_pya, stake_pya, at)\n  select slip_id, :draw_id!, player_id, :kind!, amount_pya, stake_pya, at from paid\n), notes as (\n  insert into notification (player_id, kind, data, at)\n  select player_id, :told_kind!, :told_data!::jsonb || jsonb_build_object('amount_pya', amount_pya, 'voucher', voucher), at from paid\n  returning id, player_id, at\n)\ninsert into fact (kind, player_id, data, at)\nselect 'won', paid.player_id, jsonb_build_object('voucher', paid.voucher, 'amount_pya', amount_pya, 'stake_pya', s.total_pya), paid.at\nfrom paid join slip s on s.id = paid.slip_id where :kind! = 'win'\nunion all\nselect 'notification', player_id, jsonb_build_object('id', id), at from notes"};

/**
 * Query generated from SQL:
 * ```
 * with paid as (
 *   select x.slip_id, x.player_id, x.voucher, x.amount_pya, x.stake_pya, c.at
 *   from unnest(:slip_ids!::bigint[], :player_ids!::bigint[], :vouchers!::text[], :amounts_pya!::bigint[], :stakes_pya!::bigint[])
 *     as x(slip_id, player_id, voucher, amount_pya, stake_pya), (select product_now() as at) c
 * ), payouts as (
 *   insert into payout (slip_id, draw_id, player_id, kind, amount_pya, stake_pya, at)
 *   select slip_id, :draw_id!, player_id, :kind!, amount_pya, stake_pya, at from paid
 * ), notes as (
 *   insert into notification (player_id, kind, data, at)
 *   select player_id, :told_kind!, :told_data!::jsonb || jsonb_build_object('amount_pya', amount_pya, 'voucher', voucher), at from paid
 *   returning id, player_id, at
 * )
 * insert into fact (kind, player_id, data, at)
 * select 'won', paid.player_id, jsonb_build_object('voucher', paid.voucher, 'amount_pya', amount_pya, 'stake_pya', s.total_pya), paid.at
 * from paid join slip s on s.id = paid.slip_id where :kind! = 'win'
 * union all
 * select 'notification', player_id, jsonb_build_object('id', id), at from notes
 * ```
 */
export const writePayouts = new PreparedQuery<WritePayoutsParams,WritePayoutsResult>(writePayoutsIR);


/** 'MarkPaidTo' parameters type */
export interface MarkPaidToParams {
  draw_id: number;
  paid_to: number;
}

/** 'MarkPaidTo' return type */
export type MarkPaidToResult = void;

/** 'MarkPaidTo' query type */
export interface MarkPaidToQuery {
  params: MarkPaidToParams;
  result: MarkPaidToResult;
}

const markPaidToIR: any = {"usedParamSet":{"paid_to":true,"draw_id":true},"params":[{"name":"paid_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":26,"b":34}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":55}]}],"statement":"update draw set paid_to = :paid_to! where id = :draw_id!"};

/**
 * Query generated from SQL:
 * ```
 * update draw set paid_to = :paid_to! where id = :draw_id!
 * ```
 */
export const markPaidTo = new PreparedQuery<MarkPaidToParams,MarkPaidToResult>(markPaidToIR);


/** 'MarkDone' parameters type */
export interface MarkDoneParams {
  draw_id: number;
}

/** 'MarkDone' return type */
export type MarkDoneResult = void;

/** 'MarkDone' query type */
export interface MarkDoneQuery {
  params: MarkDoneParams;
  result: MarkDoneResult;
}

const markDoneIR: any = {"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":169}]}],"statement":"update draw set settled_at = case when voided_at is null then product_now() end, refunded_at = case when voided_at is not null then product_now() end\nwhere id = :draw_id!"};

/**
 * Query generated from SQL:
 * ```
 * update draw set settled_at = case when voided_at is null then product_now() end, refunded_at = case when voided_at is not null then product_now() end
 * where id = :draw_id!
 * ```
 */
export const markDone = new PreparedQuery<MarkDoneParams,MarkDoneResult>(markDoneIR);


/** 'UnpaidDraws' parameters type */
export type UnpaidDrawsParams = void;

/** 'UnpaidDraws' return type */
export interface UnpaidDrawsResult {
  id: number;
}

/** 'UnpaidDraws' query type */
export interface UnpaidDrawsQuery {
  params: UnpaidDrawsParams;
  result: UnpaidDrawsResult;
}

const unpaidDrawsIR: any = {"usedParamSet":{},"params":[],"statement":"select id from draw where settled_at is null and refunded_at is null and (result is not null or voided_at is not null) order by id limit 20"};

/**
 * Query generated from SQL:
 * ```
 * select id from draw where settled_at is null and refunded_at is null and (result is not null or voided_at is not null) order by id limit 20
 * ```
 */
export const unpaidDraws = new PreparedQuery<UnpaidDrawsParams,UnpaidDrawsResult>(unpaidDrawsIR);


