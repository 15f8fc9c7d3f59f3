/** Types and statements of src/lottery/results.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { Derivation, ProposalState } from '#queries/unions.ts';

export interface FindDrawParams {
  draw_id: number;
}

export interface FindDrawResult {
  code: string;
  day: string;
  id: number;
  section: string;
}

export const findDraw = new PreparedQuery<FindDrawParams, FindDrawResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":109}]}],"statement":"select d.id, d.day, d.section, l.code from draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id!"} as never);

export interface FindVoidParams {
  draw_id: number;
  followers: string[];
}

export interface FindVoidResult {
  code: string;
  day: string;
  digits: number;
  draws: unknown;
  is_reversing: boolean;
  is_settled: boolean;
  is_void: boolean;
  proposed: unknown;
  result: number | null;
  round: number;
  section: string;
}

export const findVoid = new PreparedQuery<FindVoidParams, FindVoidResult>({"usedParamSet":{"followers":true,"draw_id":true},"params":[{"name":"followers","required":true,"transform":{"type":"scalar"},"locs":[{"a":777,"b":787}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1194,"b":1202}]}],"statement":"select l.code, l.digits, d.day, d.section, d.round, d.result, d.voided_at is not null as \"is_void!\", d.settled_at is not null as \"is_settled!\",\n  d.reversing_at is not null as \"is_reversing!\",\n  coalesce((\n    select json_agg(json_build_object('number', p.number, 'source', p.source) order by p.id)\n    from result_proposal p where p.draw_id = d.id and p.state in ('proposed', 'confirmed')\n  ), '[]') as \"proposed!\",\n  (\n    select json_agg(json_build_object('code', x.code, 'staked_pya', n.staked_pya, 'sold_pya', n.sold_pya) order by x.place, x.id)\n    from (\n      select d.id, l.code, 0 as place, d.closes_at, d.closed_at\n      union all\n      select f.id, fl.code, 1, f.closes_at, f.closed_at from draw f join lottery fl on fl.id = f.lottery_id\n      where fl.code = any (:followers!) and f.day = d.day and f.section = d.section and f.result is null and f.voided_at is null\n    ) x\n    left join lateral (\n      select coalesce(sum(taken_pya), 0) as staked_pya, coalesce(sum(laid_off_pya), 0) as sold_pya from draw_number where draw_id = x.id\n    ) n on x.closes_at <= product_now() or x.closed_at is not null\n  ) as \"draws!\"\nfrom draw d join lottery l on l.id = d.lottery_id where d.id = :draw_id!"} as never);

export interface QueueForParams {
  codes: string[];
  day: string;
  section: string;
}

export interface QueueForResult {
  queue_for_draws: undefined | null;
}

export const queueFor = new PreparedQuery<QueueForParams, QueueForResult>({"usedParamSet":{"codes":true,"day":true,"section":true},"params":[{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":120}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":139}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":165}]}],"statement":"select queue_for_draws(array(\n  select d.id from draw d join lottery l on l.id = d.lottery_id where l.code = any (:codes!) and d.day = :day! and d.section = :section!\n), true)"} as never);

export interface LockDrawsParams {
  codes: string[];
  day: string;
  section: string;
}

export interface LockDrawsResult {
  closed_at: Date | null;
  closes_at: Date;
  code: string;
  day: string;
  digits: number;
  draws_at: Date;
  id: number;
  is_open: boolean;
  opens_at: Date;
  published_by: string | null;
  published_day: string | null;
  published_value: string | null;
  result: number | null;
  reversing_at: Date | null;
  round: number;
  sealed_at: Date | null;
  section: string;
  settled_at: Date | null;
  stopped_at: Date | null;
  trusted_feed: string | null;
  voided_at: Date | null;
}

export const lockDraws = new PreparedQuery<LockDrawsParams, LockDrawsResult>({"usedParamSet":{"codes":true,"day":true,"section":true},"params":[{"name":"codes","required":true,"transform":{"type":"scalar"},"locs":[{"a":338,"b":344}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":359,"b":363}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":381,"b":389}]}],"statement":"select d.id, l.code, l.digits, l.trusted_feed, d.day, d.section, d.opens_at, d.closes_at, d.draws_at, d.is_open, d.result, d.settled_at, d.voided_at,\n  d.closed_at, d.sealed_at, d.stopped_at, d.reversing_at, d.round, d.published_day, d.published_value, d.published_by\nfrom draw d join lottery l on l.id = d.lottery_id\nwhere l.code = any (:codes!) and d.day = :day! and d.section = :section! order by d.id for update of d"} as never);

export interface ProposalsOfParams {
  draw_id: number;
}

export interface ProposalsOfResult {
  decided_by: number | null;
  derivation: Derivation;
  id: number;
  is_doubted: boolean;
  number: number;
  operator: string | null;
  proposed_by: number | null;
  round: number;
  source: string;
  source_at: Date | null;
  source_set: string | null;
  source_value: string | null;
  state: ProposalState;
}

export const proposalsOf = new PreparedQuery<ProposalsOfParams, ProposalsOfResult>({"usedParamSet":{"draw_id":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":272,"b":280}]}],"statement":"select r.id, r.number, r.source, r.derivation, r.source_set, r.source_value, r.source_at, r.is_doubted, r.state, r.round, r.proposed_by, r.decided_by,\n  p.username as \"operator?\"\nfrom result_proposal r left join public_operator p on p.id = r.proposed_by\nwhere r.draw_id = :draw_id! order by r.id"} as never);

export interface StandingDrawParams {
  code?: string | null | void;
  day: string;
  section: string;
}

export interface StandingDrawResult {
  id: number;
}

export const standingDraw = new PreparedQuery<StandingDrawParams, StandingDrawResult>({"usedParamSet":{"code":true,"day":true,"section":true},"params":[{"name":"code","required":false,"transform":{"type":"scalar"},"locs":[{"a":77,"b":81}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":95,"b":99}]},{"name":"section","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":125}]}],"statement":"select d.id from draw d join lottery l on l.id = d.lottery_id\nwhere l.code = :code and d.day = :day! and d.section = :section! and d.voided_at is null"} as never);

export interface FindProposalParams {
  proposal_id: number;
}

export interface FindProposalResult {
  draw_id: number;
  id: number;
  state: ProposalState;
}

export const findProposal = new PreparedQuery<FindProposalParams, FindProposalResult>({"usedParamSet":{"proposal_id":true},"params":[{"name":"proposal_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":58,"b":70}]}],"statement":"select id, draw_id, state from result_proposal where id = :proposal_id!"} as never);

export interface FindFeedResultParams {
  proposal_id: number;
}

export interface FindFeedResultResult {
  code: string;
  day: string;
  digits: number;
  is_reversing: boolean;
  is_void: boolean;
  number: number;
  result: number | null;
  round: number;
  section: string;
  source: string;
  source_set: string | null;
  source_value: string | null;
  state: ProposalState;
}

export const findFeedResult = new PreparedQuery<FindFeedResultParams, FindFeedResultResult>({"usedParamSet":{"proposal_id":true},"params":[{"name":"proposal_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":314,"b":326}]}],"statement":"select p.number, p.source, p.source_set, p.source_value, p.state, l.code, l.digits, d.day, d.section, d.round, d.result,\n  d.voided_at is not null as \"is_void!\", d.reversing_at is not null as \"is_reversing!\"\nfrom result_proposal p join draw d on d.id = p.draw_id join lottery l on l.id = d.lottery_id where p.id = :proposal_id!"} as never);

export interface InsertProposalParams {
  derivation: Derivation;
  draw_id: number;
  is_doubted: boolean;
  number: number;
  proposed_by?: number | null | void;
  round: number;
  source: string;
  source_at?: Date | null | void;
  source_set?: string | null | void;
  source_value?: string | null | void;
}

export interface InsertProposalResult {
  id: number;
}

export const insertProposal = new PreparedQuery<InsertProposalParams, InsertProposalResult>({"usedParamSet":{"draw_id":true,"round":true,"number":true,"source":true,"derivation":true,"source_set":true,"source_value":true,"source_at":true,"is_doubted":true,"proposed_by":true},"params":[{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":143,"b":151}]},{"name":"round","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":160}]},{"name":"number","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":170}]},{"name":"source","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":180}]},{"name":"derivation","required":true,"transform":{"type":"scalar"},"locs":[{"a":183,"b":194}]},{"name":"source_set","required":false,"transform":{"type":"scalar"},"locs":[{"a":197,"b":207}]},{"name":"source_value","required":false,"transform":{"type":"scalar"},"locs":[{"a":210,"b":222}]},{"name":"source_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":225,"b":234}]},{"name":"is_doubted","required":true,"transform":{"type":"scalar"},"locs":[{"a":237,"b":248}]},{"name":"proposed_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":251,"b":262}]}],"statement":"insert into result_proposal (draw_id, round, number, source, derivation, source_set, source_value, source_at, is_doubted, proposed_by)\nvalues (:draw_id!, :round!, :number!, :source!, :derivation!, :source_set, :source_value, :source_at, :is_doubted!, :proposed_by)\nreturning id"} as never);

export interface ConfirmProposalParams {
  decided_by?: number | null | void;
  proposal_id: number;
}

export type ConfirmProposalResult = void;

export const confirmProposal = new PreparedQuery<ConfirmProposalParams, ConfirmProposalResult>({"usedParamSet":{"decided_by":true,"proposal_id":true},"params":[{"name":"decided_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":61,"b":71}]},{"name":"proposal_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":124}]}],"statement":"update result_proposal set state = 'confirmed', decided_by = :decided_by, decided_at = product_now()\nwhere id = :proposal_id! and state = 'proposed'"} as never);

export interface RejectProposalParams {
  decided_by: number;
  proposal_id: number;
  reason: string;
}

export type RejectProposalResult = void;

export const rejectProposal = new PreparedQuery<RejectProposalParams, RejectProposalResult>({"usedParamSet":{"decided_by":true,"reason":true,"proposal_id":true},"params":[{"name":"decided_by","required":true,"transform":{"type":"scalar"},"locs":[{"a":60,"b":71}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":111,"b":118}]},{"name":"proposal_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":131,"b":143}]}],"statement":"update result_proposal set state = 'rejected', decided_by = :decided_by!, decided_at = product_now(), reason = :reason!\nwhere id = :proposal_id! and state = 'proposed'"} as never);

export interface WithdrawProposalsParams {
  draw_id: number;
  reason: string;
}

export type WithdrawProposalsResult = void;

export const withdrawProposals = new PreparedQuery<WithdrawProposalsParams, WithdrawProposalsResult>({"usedParamSet":{"reason":true,"draw_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":64}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":82,"b":90}]}],"statement":"update result_proposal set state = 'withdrawn', reason = :reason! where draw_id = :draw_id! and state = 'proposed'"} as never);

export interface ReplaceEntryParams {
  proposal_id: number;
}

export type ReplaceEntryResult = void;

export const replaceEntry = new PreparedQuery<ReplaceEntryParams, ReplaceEntryResult>({"usedParamSet":{"proposal_id":true},"params":[{"name":"proposal_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":80,"b":92}]}],"statement":"update result_proposal set state = 'withdrawn', reason = 'Corrected' where id = :proposal_id! and state = 'proposed'"} as never);

export interface ResultDrawParams {
  draw_id: number;
  number: number;
  proposal_id: number;
}

export type ResultDrawResult = void;

export const resultDraw = new PreparedQuery<ResultDrawParams, ResultDrawResult>({"usedParamSet":{"number":true,"proposal_id":true,"draw_id":true},"params":[{"name":"number","required":true,"transform":{"type":"scalar"},"locs":[{"a":25,"b":32}]},{"name":"proposal_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":47,"b":59}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":109}]}],"statement":"update draw set result = :number!, result_id = :proposal_id!, resulted_at = product_now() where id = :draw_id! and result is null"} as never);

export type ToldEarlyParams = void;

export interface ToldEarlyResult {
  code: string;
  day: string;
  id: number;
  section: string;
}

export const toldEarly = new PreparedQuery<ToldEarlyParams, ToldEarlyResult>({"usedParamSet":{},"params":[],"statement":"select d.id as \"id!\", l.code, d.day as \"day!\", d.section as \"section!\" from draws_told_early() d join lottery l on l.id = d.lottery_id order by d.draws_at limit 50"} as never);

export interface VoidDrawParams {
  draw_id: number;
  reason: string;
}

export interface VoidDrawResult {
  day: string;
  id: number;
  round: number;
}

export const voidDraw = new PreparedQuery<VoidDrawParams, VoidDrawResult>({"usedParamSet":{"reason":true,"draw_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":64}]},{"name":"draw_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":85}]}],"statement":"update draw set voided_at = product_now(), void_reason = :reason! where id = :draw_id! and voided_at is null and result is null\nreturning id, round, day"} as never);

