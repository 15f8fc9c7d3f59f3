/** Types generated for queries found in "src/lottery/reverse.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'SettlementsAt' parameters type */
export interface SettlementsAtParams {
  codes: stringArray;
  day: string;
  draw_id: number;
  section: string;
}

/** 'SettlementsAt' return type */
export interface SettlementsAtResult {
  code: string;
  digits: number;
  id: number;
  paid_pya: number;
  result: number | null;
  round: number;
  settled_at: Date | null;
  stopped_at: Date | null;
  win_count: number;
}

/** 'SettlementsAt' query type */
export interface SettlementsAtQuery {
  params: SettlementsAtParams;
  result: SettlementsAtResult;
}

const settlementsAtIR: any = {"usedParamSet":{"codes":true,"day":true,"section":true,"draw_id":true},"params":[{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":382,"b":388}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":403,"b":407}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":425,"b":433}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":447,"b":455},{"a":523,"b":531}]}],"statement":"select d.id, l.code, l.digits, d.round, d.result, d.settled_at, d.stopped_at,\n  coalesce(p.paid_pya, 0)::bigint as \"paid_pya!\", coalesce(p.win_count, 0)::int as \"win_count!\"\nfrom draw d join lottery l on l.id = d.lottery_id\nleft join lateral (select sum(amount_pya) as paid_pya, count(*) as win_count from payout where draw_id = d.id and kind = 'win') p on true\nwhere l.code = any (:codes!) and d.day = :day! and d.section = :section! and (d.id = :draw_id! or d.result is not null and d.voided_at is null)\norder by d.id <> :draw_id!, d.id"};

/**
 * Query generated from SQL:
 * ```
 * select d.id, l.code, l.digits, d.round, d.result, d.settled_at, d.stopped_at,
 *   coalesce(p.paid_pya, 0)::bigint as "paid_pya!", coalesce(p.win_count, 0)::int as "win_count!"
 * from draw d join lottery l on l.id = d.lottery_id
 * left join lateral (select sum(amount_pya) as paid_pya, count(*) as win_count from payout where draw_id = d.id and kind = 'win') p on true
 * where l.code = any (:codes!) and d.day = :day! and d.section = :section! and (d.id = :draw_id! or d.result is not null and d.voided_at is null)
 * order by d.id <> :draw_id!, d.id
 * ```
 */
export const settlementsAt = new PreparedQuery<SettlementsAtParams,SettlementsAtResult>(settlementsAtIR);


/** 'ReopenDraw' parameters type */
export interface ReopenDrawParams {
  draw_id: number;
}

/** 'ReopenDraw' return type */
export type ReopenDrawResult = void;

/** 'ReopenDraw' query type */
export interface ReopenDrawQuery {
  params: ReopenDrawParams;
  result: ReopenDrawResult;
}

const reopenDrawIR: any = {"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":220,"b":228}]}],"statement":"update draw set result = null, result_id = null, resulted_at = null, settled_at = null, checked_at = null, stopped_at = null, stop_reason = null,\n  paid_to = 0, round = round + 1, reversing_at = product_now()\nwhere id = :draw_id! and result is not null"};

/**
 * Query generated from SQL:
 * ```
 * update draw set result = null, result_id = null, resulted_at = null, settled_at = null, checked_at = null, stopped_at = null, stop_reason = null,
 *   paid_to = 0, round = round + 1, reversing_at = product_now()
 * where id = :draw_id! and result is not null
 * ```
 */
export const reopenDraw = new PreparedQuery<ReopenDrawParams,ReopenDrawResult>(reopenDrawIR);


/** 'ReverseProposals' parameters type */
export interface ReverseProposalsParams {
  draw_id: number;
  reason: string;
}

/** 'ReverseProposals' return type */
export type ReverseProposalsResult = void;

/** 'ReverseProposals' query type */
export interface ReverseProposalsQuery {
  params: ReverseProposalsParams;
  result: ReverseProposalsResult;
}

const reverseProposalsIR: any = {"usedParamSet":{"reason":true,"draw_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":110,"b":117}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":143}]}],"statement":"update result_proposal set state = case state when 'confirmed' then 'reversed' else 'withdrawn' end, reason = :reason!\nwhere draw_id = :draw_id! and state in ('confirmed', 'proposed')"};

/**
 * Query generated from SQL:
 * ```
 * update result_proposal set state = case state when 'confirmed' then 'reversed' else 'withdrawn' end, reason = :reason!
 * where draw_id = :draw_id! and state in ('confirmed', 'proposed')
 * ```
 */
export const reverseProposals = new PreparedQuery<ReverseProposalsParams,ReverseProposalsResult>(reverseProposalsIR);


/** 'PayoutsToReverse' parameters type */
export interface PayoutsToReverseParams {
  draw_id: number;
  most: number;
  round: number;
}

/** 'PayoutsToReverse' return type */
export interface PayoutsToReverseResult {
  amount_pya: number;
  main_purse: number;
  player_id: number;
  round: number;
  slip_id: number;
  voucher: string;
}

/** 'PayoutsToReverse' query type */
export interface PayoutsToReverseQuery {
  params: PayoutsToReverseParams;
  result: PayoutsToReverseResult;
}

const payoutsToReverseIR: any = {"usedParamSet":{"draw_id":true,"round":true,"most":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":218}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":253,"b":259}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":286,"b":291}]}],"statement":"select o.slip_id, o.player_id, o.round, o.amount_pya, s.voucher, p.id as main_purse\nfrom payout o join slip s on s.id = o.slip_id join purse p on p.player_id = o.player_id and p.kind = 'main'\nwhere o.draw_id = :draw_id! and o.kind = 'win' and o.round < :round! order by o.slip_id limit :most!"};

/**
 * Query generated from SQL:
 * ```
 * select o.slip_id, o.player_id, o.round, o.amount_pya, s.voucher, p.id as main_purse
 * from payout o join slip s on s.id = o.slip_id join purse p on p.player_id = o.player_id and p.kind = 'main'
 * where o.draw_id = :draw_id! and o.kind = 'win' and o.round < :round! order by o.slip_id limit :most!
 * ```
 */
export const payoutsToReverse = new PreparedQuery<PayoutsToReverseParams,PayoutsToReverseResult>(payoutsToReverseIR);


/** 'MovePayouts' parameters type */
export interface MovePayoutsParams {
  slip_ids: numberArray;
}

/** 'MovePayouts' return type */
export type MovePayoutsResult = void;

/** 'MovePayouts' query type */
export interface MovePayoutsQuery {
  params: MovePayoutsParams;
  result: MovePayoutsResult;
}

const movePayoutsIR: any = {"usedParamSet":{"slip_ids":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":199,"b":208}]}],"statement":"insert into payout_reversed (slip_id, round, draw_id, player_id, amount_pya, stake_pya, paid_at)\nselect slip_id, round, draw_id, player_id, amount_pya, stake_pya, at from payout where slip_id = any (:slip_ids!) and kind = 'win'"};

/**
 * Query generated from SQL:
 * ```
 * insert into payout_reversed (slip_id, round, draw_id, player_id, amount_pya, stake_pya, paid_at)
 * select slip_id, round, draw_id, player_id, amount_pya, stake_pya, at from payout where slip_id = any (:slip_ids!) and kind = 'win'
 * ```
 */
export const movePayouts = new PreparedQuery<MovePayoutsParams,MovePayoutsResult>(movePayoutsIR);


/** 'DropPayouts' parameters type */
export interface DropPayoutsParams {
  slip_ids: numberArray;
}

/** 'DropPayouts' return type */
export type DropPayoutsResult = void;

/** 'DropPayouts' query type */
export interface DropPayoutsQuery {
  params: DropPayoutsParams;
  result: DropPayoutsResult;
}

const dropPayoutsIR: any = {"usedParamSet":{"slip_ids":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":49}]}],"statement":"delete from payout where slip_id = any (:slip_ids!) and kind = 'win'"};

/**
 * Query generated from SQL:
 * ```
 * delete from payout where slip_id = any (:slip_ids!) and kind = 'win'
 * ```
 */
export const dropPayouts = new PreparedQuery<DropPayoutsParams,DropPayoutsResult>(dropPayoutsIR);


/** 'EndReversal' parameters type */
export interface EndReversalParams {
  draw_id: number;
}

/** 'EndReversal' return type */
export type EndReversalResult = void;

/** 'EndReversal' query type */
export interface EndReversalQuery {
  params: EndReversalParams;
  result: EndReversalResult;
}

const endReversalIR: any = {"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":55}]}],"statement":"update draw set reversing_at = null where id = :draw_id!"};

/**
 * Query generated from SQL:
 * ```
 * update draw set reversing_at = null where id = :draw_id!
 * ```
 */
export const endReversal = new PreparedQuery<EndReversalParams,EndReversalResult>(endReversalIR);


/** 'ResumeDraw' parameters type */
export interface ResumeDrawParams {
  draw_id: number;
}

/** 'ResumeDraw' return type */
export interface ResumeDrawResult {
  id: number;
}

/** 'ResumeDraw' query type */
export interface ResumeDrawQuery {
  params: ResumeDrawParams;
  result: ResumeDrawResult;
}

const resumeDrawIR: any = {"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":73}]}],"statement":"update draw set stopped_at = null, stop_reason = null where id = :draw_id! and stopped_at is not null returning id"};

/**
 * Query generated from SQL:
 * ```
 * update draw set stopped_at = null, stop_reason = null where id = :draw_id! and stopped_at is not null returning id
 * ```
 */
export const resumeDraw = new PreparedQuery<ResumeDrawParams,ResumeDrawResult>(resumeDrawIR);


