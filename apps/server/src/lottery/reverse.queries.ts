/** Types generated for queries found in "src/lottery/reverse.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

/** 'WriteReversal' parameters type */
export interface WriteReversalParams {
  asked_by: number;
  draw_id: number;
  reason: string;
}

/** 'WriteReversal' return type */
export interface WriteReversalResult {
  id: number;
}

/** 'WriteReversal' query type */
export interface WriteReversalQuery {
  params: WriteReversalParams;
  result: WriteReversalResult;
}

const writeReversalIR: any = {"usedParamSet":{"draw_id":true,"reason":true,"asked_by":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":68,"b":76}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":86}]},{"name":"asked_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":98}]}],"statement":"insert into settlement_reversal (draw_id, reason, asked_by) values (:draw_id!, :reason!, :asked_by!)\non conflict (draw_id) where state = 'asked' do nothing returning id"};

/**
 * Query generated from SQL:
 * ```
 * insert into settlement_reversal (draw_id, reason, asked_by) values (:draw_id!, :reason!, :asked_by!)
 * on conflict (draw_id) where state = 'asked' do nothing returning id
 * ```
 */
export const writeReversal = new PreparedQuery<WriteReversalParams,WriteReversalResult>(writeReversalIR);


/** 'FindReversal' parameters type */
export interface FindReversalParams {
  reversal_id: number;
}

/** 'FindReversal' return type */
export interface FindReversalResult {
  asked_by: number;
  draw_id: number;
  id: number;
  reason: string;
  state: string;
}

/** 'FindReversal' query type */
export interface FindReversalQuery {
  params: FindReversalParams;
  result: FindReversalResult;
}

const findReversalIR: any = {"usedParamSet":{"reversal_id":true},"params":[{"name":"reversal_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":92}]}],"statement":"select id, draw_id, state, asked_by, reason from settlement_reversal where id = :reversal_id!"};

/**
 * Query generated from SQL:
 * ```
 * select id, draw_id, state, asked_by, reason from settlement_reversal where id = :reversal_id!
 * ```
 */
export const findReversal = new PreparedQuery<FindReversalParams,FindReversalResult>(findReversalIR);


/** 'DecideReversal' parameters type */
export interface DecideReversalParams {
  decided_by: number;
  reversal_id: number;
  state: string;
}

/** 'DecideReversal' return type */
export type DecideReversalResult = void;

/** 'DecideReversal' query type */
export interface DecideReversalQuery {
  params: DecideReversalParams;
  result: DecideReversalResult;
}

const decideReversalIR: any = {"usedParamSet":{"state":true,"decided_by":true,"reversal_id":true},"params":[{"name":"state","required":true,"transform":{"type":"scalar"},"locs":[{"a":39,"b":45}]},{"name":"decided_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":72}]},{"name":"reversal_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":113,"b":125}]}],"statement":"update settlement_reversal set state = :state!, decided_by = :decided_by!, decided_at = product_now() where id = :reversal_id! and state = 'asked'"};

/**
 * Query generated from SQL:
 * ```
 * update settlement_reversal set state = :state!, decided_by = :decided_by!, decided_at = product_now() where id = :reversal_id! and state = 'asked'
 * ```
 */
export const decideReversal = new PreparedQuery<DecideReversalParams,DecideReversalResult>(decideReversalIR);


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
  told_data: unknown;
}

/** 'DropPayouts' return type */
export type DropPayoutsResult = void;

/** 'DropPayouts' query type */
export interface DropPayoutsQuery {
  params: DropPayoutsParams;
  result: DropPayoutsResult;
}

const dropPayoutsIR: any = {"usedParamSet":{"slip_ids":true,"told_data":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":66}]},{"name":"told_data","required":true,"transform":{"type":"scalar"},"locs":[{"a":230,"b":240}]}],"statement":"with gone as (\n  delete from payout where slip_id = any (:slip_ids!) and kind = 'win' returning slip_id, player_id, amount_pya\n), notes as (\n  insert into notification (player_id, kind, data)\n  select g.player_id, 'win_reversed', :told_data!::jsonb || jsonb_build_object('amount_pya', g.amount_pya, 'voucher', s.voucher)\n  from gone g join slip s on s.id = g.slip_id\n  returning id, player_id\n)\ninsert into fact (kind, player_id, data)\nselect 'notification', player_id, jsonb_build_object('id', id) from notes"};

/**
 * Query generated from SQL:
 * ```
 * with gone as (
 *   delete from payout where slip_id = any (:slip_ids!) and kind = 'win' returning slip_id, player_id, amount_pya
 * ), notes as (
 *   insert into notification (player_id, kind, data)
 *   select g.player_id, 'win_reversed', :told_data!::jsonb || jsonb_build_object('amount_pya', g.amount_pya, 'voucher', s.voucher)
 *   from gone g join slip s on s.id = g.slip_id
 *   returning id, player_id
 * )
 * insert into fact (kind, player_id, data)
 * select 'notification', player_id, jsonb_build_object('id', id) from notes
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


