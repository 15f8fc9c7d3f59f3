/** Types generated for queries found in "src/rewards/terms-desk.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'WaitingChange' parameters type */
export type WaitingChangeParams = void;

/** 'WaitingChange' return type */
export interface WaitingChangeResult {
  asked_at: Date;
  asked_by: string;
  id: number;
  sent: unknown;
}

/** 'WaitingChange' query type */
export interface WaitingChangeQuery {
  params: WaitingChangeParams;
  result: WaitingChangeResult;
}

const waitingChangeIR: any = {"usedParamSet":{},"params":[],"statement":"select c.id, c.sent, o.username as asked_by, c.asked_at from reward_terms_change c join operator o on o.id = c.asked_by where c.state = 'waiting'"};

/**
 * Query generated from SQL:
 * ```
 * select c.id, c.sent, o.username as asked_by, c.asked_at from reward_terms_change c join operator o on o.id = c.asked_by where c.state = 'waiting'
 * ```
 */
export const waitingChange = new PreparedQuery<WaitingChangeParams,WaitingChangeResult>(waitingChangeIR);


/** 'FindChange' parameters type */
export interface FindChangeParams {
  change_id: number;
}

/** 'FindChange' return type */
export interface FindChangeResult {
  asked_by: number;
  id: number;
  sent: unknown;
  state: string;
}

/** 'FindChange' query type */
export interface FindChangeQuery {
  params: FindChangeParams;
  result: FindChangeResult;
}

const findChangeIR: any = {"usedParamSet":{"change_id":true},"params":[{"name":"change_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":79}]}],"statement":"select id, sent, state, asked_by from reward_terms_change where id = :change_id!"};

/**
 * Query generated from SQL:
 * ```
 * select id, sent, state, asked_by from reward_terms_change where id = :change_id!
 * ```
 */
export const findChange = new PreparedQuery<FindChangeParams,FindChangeResult>(findChangeIR);


/** 'AskChange' parameters type */
export interface AskChangeParams {
  operator_id: number;
  sent: unknown;
}

/** 'AskChange' return type */
export type AskChangeResult = void;

/** 'AskChange' query type */
export interface AskChangeQuery {
  params: AskChangeParams;
  result: AskChangeResult;
}

const askChangeIR: any = {"usedParamSet":{"sent":true,"operator_id":true},"params":[{"name":"sent","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":62}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":84}]}],"statement":"insert into reward_terms_change (sent, asked_by) values (:sent!::jsonb, :operator_id!)"};

/**
 * Query generated from SQL:
 * ```
 * insert into reward_terms_change (sent, asked_by) values (:sent!::jsonb, :operator_id!)
 * ```
 */
export const askChange = new PreparedQuery<AskChangeParams,AskChangeResult>(askChangeIR);


/** 'WithdrawWaiting' parameters type */
export interface WithdrawWaitingParams {
  operator_id: number;
}

/** 'WithdrawWaiting' return type */
export type WithdrawWaitingResult = void;

/** 'WithdrawWaiting' query type */
export interface WithdrawWaitingQuery {
  params: WithdrawWaitingParams;
  result: WithdrawWaitingResult;
}

const withdrawWaitingIR: any = {"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":77}]}],"statement":"update reward_terms_change set state = 'withdrawn', decided_by = :operator_id!, decided_at = product_now() where state = 'waiting'"};

/**
 * Query generated from SQL:
 * ```
 * update reward_terms_change set state = 'withdrawn', decided_by = :operator_id!, decided_at = product_now() where state = 'waiting'
 * ```
 */
export const withdrawWaiting = new PreparedQuery<WithdrawWaitingParams,WithdrawWaitingResult>(withdrawWaitingIR);


/** 'MarkChangeConfirmed' parameters type */
export interface MarkChangeConfirmedParams {
  change_id: number;
  operator_id: number;
}

/** 'MarkChangeConfirmed' return type */
export type MarkChangeConfirmedResult = void;

/** 'MarkChangeConfirmed' query type */
export interface MarkChangeConfirmedQuery {
  params: MarkChangeConfirmedParams;
  result: MarkChangeConfirmedResult;
}

const markChangeConfirmedIR: any = {"usedParamSet":{"operator_id":true,"change_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":77}]},{"name":"change_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":128}]}],"statement":"update reward_terms_change set state = 'confirmed', decided_by = :operator_id!, decided_at = product_now() where id = :change_id!"};

/**
 * Query generated from SQL:
 * ```
 * update reward_terms_change set state = 'confirmed', decided_by = :operator_id!, decided_at = product_now() where id = :change_id!
 * ```
 */
export const markChangeConfirmed = new PreparedQuery<MarkChangeConfirmedParams,MarkChangeConfirmedResult>(markChangeConfirmedIR);


/** 'MarkChangeWithdrawn' parameters type */
export interface MarkChangeWithdrawnParams {
  change_id: number;
  operator_id: number;
}

/** 'MarkChangeWithdrawn' return type */
export type MarkChangeWithdrawnResult = void;

/** 'MarkChangeWithdrawn' query type */
export interface MarkChangeWithdrawnQuery {
  params: MarkChangeWithdrawnParams;
  result: MarkChangeWithdrawnResult;
}

const markChangeWithdrawnIR: any = {"usedParamSet":{"operator_id":true,"change_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":77}]},{"name":"change_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":128}]}],"statement":"update reward_terms_change set state = 'withdrawn', decided_by = :operator_id!, decided_at = product_now() where id = :change_id!"};

/**
 * Query generated from SQL:
 * ```
 * update reward_terms_change set state = 'withdrawn', decided_by = :operator_id!, decided_at = product_now() where id = :change_id!
 * ```
 */
export const markChangeWithdrawn = new PreparedQuery<MarkChangeWithdrawnParams,MarkChangeWithdrawnResult>(markChangeWithdrawnIR);


