/** Types and statements of src/lottery/reverse.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface SettlementsAtParams {
  codes: string[];
  day: string;
  draw_id: number;
  section: string;
}

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

export const settlementsAt = new PreparedQuery<SettlementsAtParams, SettlementsAtResult>({"usedParamSet":{"codes":true,"day":true,"section":true,"draw_id":true},"params":[{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":382,"b":388}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":403,"b":407}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":425,"b":433}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":447,"b":455},{"a":523,"b":531}]}],"statement":"select d.id, l.code, l.digits, d.round, d.result, d.settled_at, d.stopped_at,\n  coalesce(p.paid_pya, 0)::bigint as \"paid_pya!\", coalesce(p.win_count, 0)::int as \"win_count!\"\nfrom draw d join lottery l on l.id = d.lottery_id\nleft join lateral (select sum(amount_pya) as paid_pya, count(*) as win_count from payout where draw_id = d.id and kind = 'win') p on true\nwhere l.code = any (:codes!) and d.day = :day! and d.section = :section! and (d.id = :draw_id! or d.result is not null and d.voided_at is null)\norder by d.id <> :draw_id!, d.id"} as never);

export interface ReopenDrawParams {
  draw_id: number;
}

export type ReopenDrawResult = void;

export const reopenDraw = new PreparedQuery<ReopenDrawParams, ReopenDrawResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":220,"b":228}]}],"statement":"update draw set result = null, result_id = null, resulted_at = null, settled_at = null, checked_at = null, stopped_at = null, stop_reason = null,\n  paid_to = 0, round = round + 1, reversing_at = product_now()\nwhere id = :draw_id! and result is not null"} as never);

export interface ReverseProposalsParams {
  draw_id: number;
  reason: string;
}

export type ReverseProposalsResult = void;

export const reverseProposals = new PreparedQuery<ReverseProposalsParams, ReverseProposalsResult>({"usedParamSet":{"reason":true,"draw_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":126,"b":133}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":151,"b":159}]}],"statement":"update result_proposal set state = case state when 'confirmed' then 'reversed'::proposal_state else 'withdrawn' end, reason = :reason!\nwhere draw_id = :draw_id! and state in ('confirmed', 'proposed')"} as never);

export interface PayoutsToReverseParams {
  draw_id: number;
  most: number;
  round: number;
}

export interface PayoutsToReverseResult {
  amount_pya: number;
  main_purse: number;
  player_id: number;
  round: number;
  slip_id: number;
  voucher: string;
}

export const payoutsToReverse = new PreparedQuery<PayoutsToReverseParams, PayoutsToReverseResult>({"usedParamSet":{"draw_id":true,"round":true,"most":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":217,"b":225}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":260,"b":266}]},{"name":"most","required":true,"transform":{"type":"scalar"},"locs":[{"a":293,"b":298}]}],"statement":"select o.slip_id, o.player_id, o.round, o.amount_pya, s.voucher, p.id as main_purse\nfrom payout o join slip s on s.id = o.slip_id join public_purse p on p.player_id = o.player_id and p.kind = 'main'\nwhere o.draw_id = :draw_id! and o.kind = 'win' and o.round < :round! order by o.slip_id limit :most!"} as never);

export interface MovePayoutsParams {
  slip_ids: number[];
}

export type MovePayoutsResult = void;

export const movePayouts = new PreparedQuery<MovePayoutsParams, MovePayoutsResult>({"usedParamSet":{"slip_ids":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":199,"b":208}]}],"statement":"insert into payout_reversed (slip_id, round, draw_id, player_id, amount_pya, stake_pya, paid_at)\nselect slip_id, round, draw_id, player_id, amount_pya, stake_pya, at from payout where slip_id = any (:slip_ids!) and kind = 'win'"} as never);

export interface DropPayoutsParams {
  slip_ids: number[];
}

export type DropPayoutsResult = void;

export const dropPayouts = new PreparedQuery<DropPayoutsParams, DropPayoutsResult>({"usedParamSet":{"slip_ids":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":40,"b":49}]}],"statement":"delete from payout where slip_id = any (:slip_ids!) and kind = 'win'"} as never);

export interface EndReversalParams {
  draw_id: number;
}

export type EndReversalResult = void;

export const endReversal = new PreparedQuery<EndReversalParams, EndReversalResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":55}]}],"statement":"update draw set reversing_at = null where id = :draw_id!"} as never);

export interface ResumeDrawParams {
  draw_id: number;
}

export interface ResumeDrawResult {
  id: number;
}

export const resumeDraw = new PreparedQuery<ResumeDrawParams, ResumeDrawResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":73}]}],"statement":"update draw set stopped_at = null, stop_reason = null where id = :draw_id! and stopped_at is not null returning id"} as never);

