/** Types generated for queries found in "src/cash/audit.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'EveryApprovedCashInHasItsEntry' parameters type */
export type EveryApprovedCashInHasItsEntryParams = void;

/** 'EveryApprovedCashInHasItsEntry' return type */
export interface EveryApprovedCashInHasItsEntryResult {
  difference: string;
}

/** 'EveryApprovedCashInHasItsEntry' query type */
export interface EveryApprovedCashInHasItsEntryQuery {
  params: EveryApprovedCashInHasItsEntryParams;
  result: EveryApprovedCashInHasItsEntryResult;
}

const everyApprovedCashInHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom cash_in c\njoin payment_method pm on pm.id = c.method_id\nleft join entry e on e.ref = 'cash_in:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere c.state = 'approved' and (\n  (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n    is distinct from ('cash_in', c.decided_by, 0::smallint, c.credited_pya, c.new_balance_pya - c.bonus_pya, c.player_id,\n      case when c.promotion_id is null then 'main' else 'game' end, 'house_cash', pm.code)\n  or c.old_balance_pya is distinct from c.new_balance_pya - c.credited_pya - c.bonus_pya\n  or c.credited_pya is distinct from c.amount_pya * (100 - c.fee_percent) / 100)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from cash_in c
 * join payment_method pm on pm.id = c.method_id
 * left join entry e on e.ref = 'cash_in:' || c.id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where c.state = 'approved' and (
 *   (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
 *     is distinct from ('cash_in', c.decided_by, 0::smallint, c.credited_pya, c.new_balance_pya - c.bonus_pya, c.player_id,
 *       case when c.promotion_id is null then 'main' else 'game' end, 'house_cash', pm.code)
 *   or c.old_balance_pya is distinct from c.new_balance_pya - c.credited_pya - c.bonus_pya
 *   or c.credited_pya is distinct from c.amount_pya * (100 - c.fee_percent) / 100)
 * limit 1
 * ```
 */
export const everyApprovedCashInHasItsEntry = new PreparedQuery<EveryApprovedCashInHasItsEntryParams,EveryApprovedCashInHasItsEntryResult>(everyApprovedCashInHasItsEntryIR);


/** 'EveryCashInEntryHasItsApprovedRequest' parameters type */
export type EveryCashInEntryHasItsApprovedRequestParams = void;

/** 'EveryCashInEntryHasItsApprovedRequest' return type */
export interface EveryCashInEntryHasItsApprovedRequestResult {
  difference: string;
}

/** 'EveryCashInEntryHasItsApprovedRequest' query type */
export interface EveryCashInEntryHasItsApprovedRequestQuery {
  params: EveryCashInEntryHasItsApprovedRequestParams;
  result: EveryCashInEntryHasItsApprovedRequestResult;
}

const everyCashInEntryHasItsApprovedRequestIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) credits no approved cash-in', e.id, e.ref) as \"difference!\"\nfrom entry e left join cash_in c on 'cash_in:' || c.id = e.ref and c.state = 'approved'\nwhere e.reason = 'cash_in' and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) credits no approved cash-in', e.id, e.ref) as "difference!"
 * from entry e left join cash_in c on 'cash_in:' || c.id = e.ref and c.state = 'approved'
 * where e.reason = 'cash_in' and c.id is null limit 1
 * ```
 */
export const everyCashInEntryHasItsApprovedRequest = new PreparedQuery<EveryCashInEntryHasItsApprovedRequestParams,EveryCashInEntryHasItsApprovedRequestResult>(everyCashInEntryHasItsApprovedRequestIR);


/** 'EveryPromisedBonusHasItsEntry' parameters type */
export type EveryPromisedBonusHasItsEntryParams = void;

/** 'EveryPromisedBonusHasItsEntry' return type */
export interface EveryPromisedBonusHasItsEntryResult {
  difference: string;
}

/** 'EveryPromisedBonusHasItsEntry' query type */
export interface EveryPromisedBonusHasItsEntryQuery {
  params: EveryPromisedBonusHasItsEntryParams;
  result: EveryPromisedBonusHasItsEntryResult;
}

const everyPromisedBonusHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('bonus of cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.bonus_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom cash_in c\nleft join promotion pr on pr.id = c.promotion_id\nleft join entry e on e.ref = 'cash_in_bonus:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere c.state = 'approved' and (\n  c.bonus_pya > 0 and (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n    is distinct from ('cash_in_bonus', c.decided_by, 0::smallint, c.bonus_pya, c.new_balance_pya, c.player_id, 'game', 'house_promotions', pr.code)\n  or c.bonus_pya is distinct from greatest(0, coalesce(\n    (c.credited_pya + c.credited_pya * c.bonus_basis_points / 10000) / 100 * 100 - c.credited_pya, 0))\n  or c.turnover_pya is distinct from coalesce((c.credited_pya + c.bonus_pya) * c.turnover_hundredths / 100, 0))\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('bonus of cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.bonus_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from cash_in c
 * left join promotion pr on pr.id = c.promotion_id
 * left join entry e on e.ref = 'cash_in_bonus:' || c.id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where c.state = 'approved' and (
 *   c.bonus_pya > 0 and (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
 *     is distinct from ('cash_in_bonus', c.decided_by, 0::smallint, c.bonus_pya, c.new_balance_pya, c.player_id, 'game', 'house_promotions', pr.code)
 *   or c.bonus_pya is distinct from greatest(0, coalesce(
 *     (c.credited_pya + c.credited_pya * c.bonus_basis_points / 10000) / 100 * 100 - c.credited_pya, 0))
 *   or c.turnover_pya is distinct from coalesce((c.credited_pya + c.bonus_pya) * c.turnover_hundredths / 100, 0))
 * limit 1
 * ```
 */
export const everyPromisedBonusHasItsEntry = new PreparedQuery<EveryPromisedBonusHasItsEntryParams,EveryPromisedBonusHasItsEntryResult>(everyPromisedBonusHasItsEntryIR);


/** 'EveryBonusEntryHasItsApprovedRequest' parameters type */
export type EveryBonusEntryHasItsApprovedRequestParams = void;

/** 'EveryBonusEntryHasItsApprovedRequest' return type */
export interface EveryBonusEntryHasItsApprovedRequestResult {
  difference: string;
}

/** 'EveryBonusEntryHasItsApprovedRequest' query type */
export interface EveryBonusEntryHasItsApprovedRequestQuery {
  params: EveryBonusEntryHasItsApprovedRequestParams;
  result: EveryBonusEntryHasItsApprovedRequestResult;
}

const everyBonusEntryHasItsApprovedRequestIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is the bonus of no approved cash-in', e.id, e.ref) as \"difference!\"\nfrom entry e left join cash_in c on 'cash_in_bonus:' || c.id = e.ref and c.state = 'approved' and c.bonus_pya > 0\nwhere e.reason = 'cash_in_bonus' and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is the bonus of no approved cash-in', e.id, e.ref) as "difference!"
 * from entry e left join cash_in c on 'cash_in_bonus:' || c.id = e.ref and c.state = 'approved' and c.bonus_pya > 0
 * where e.reason = 'cash_in_bonus' and c.id is null limit 1
 * ```
 */
export const everyBonusEntryHasItsApprovedRequest = new PreparedQuery<EveryBonusEntryHasItsApprovedRequestParams,EveryBonusEntryHasItsApprovedRequestResult>(everyBonusEntryHasItsApprovedRequestIR);


/** 'EveryCashOutHasItsEntries' parameters type */
export type EveryCashOutHasItsEntriesParams = void;

/** 'EveryCashOutHasItsEntries' return type */
export interface EveryCashOutHasItsEntriesResult {
  difference: string;
}

/** 'EveryCashOutHasItsEntries' query type */
export interface EveryCashOutHasItsEntriesQuery {
  params: EveryCashOutHasItsEntriesParams;
  result: EveryCashOutHasItsEntriesResult;
}

const everyCashOutHasItsEntriesIR: any = {"usedParamSet":{},"params":[],"statement":"select format('cash-out %s of player %s (%s pya, %s): entry %s is %s', c.id, c.player_id, c.amount_pya, c.state, due.ref,\n  case when not due.is_due then 'there and must not be' when e.id is null then 'missing' else 'wrong' end) as \"difference!\"\nfrom cash_out c\njoin payment_method pm on pm.id = c.method_id\ncross join lateral (values\n  ('cash_out_asked', true, null::bigint, 'main', 'hold', ''),\n  ('cash_out_paid', c.state = 'paid', c.decided_by, 'hold', 'house_cash', pm.code),\n  ('cash_out_rejected', c.state = 'rejected', c.decided_by, 'hold', 'main', '')\n) as kind(reason, is_due, operator_id, from_kind, to_kind, to_name)\ncross join lateral (select kind.reason || ':' || c.id as ref, kind.is_due) as due\nleft join entry e on e.ref = due.ref\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere due.is_due <> (e.id is not null)\n  or e.id is not null and (e.reason, e.operator_id, m.line, m.amount, f.player_id, f.kind, coalesce(t.player_id, f.player_id), t.kind, t.name)\n    is distinct from (kind.reason, kind.operator_id, 0::smallint, c.amount_pya, c.player_id, kind.from_kind, c.player_id, kind.to_kind, kind.to_name)\n  or kind.reason = 'cash_out_asked' and m.from_balance_after is distinct from c.new_balance_pya\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('cash-out %s of player %s (%s pya, %s): entry %s is %s', c.id, c.player_id, c.amount_pya, c.state, due.ref,
 *   case when not due.is_due then 'there and must not be' when e.id is null then 'missing' else 'wrong' end) as "difference!"
 * from cash_out c
 * join payment_method pm on pm.id = c.method_id
 * cross join lateral (values
 *   ('cash_out_asked', true, null::bigint, 'main', 'hold', ''),
 *   ('cash_out_paid', c.state = 'paid', c.decided_by, 'hold', 'house_cash', pm.code),
 *   ('cash_out_rejected', c.state = 'rejected', c.decided_by, 'hold', 'main', '')
 * ) as kind(reason, is_due, operator_id, from_kind, to_kind, to_name)
 * cross join lateral (select kind.reason || ':' || c.id as ref, kind.is_due) as due
 * left join entry e on e.ref = due.ref
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where due.is_due <> (e.id is not null)
 *   or e.id is not null and (e.reason, e.operator_id, m.line, m.amount, f.player_id, f.kind, coalesce(t.player_id, f.player_id), t.kind, t.name)
 *     is distinct from (kind.reason, kind.operator_id, 0::smallint, c.amount_pya, c.player_id, kind.from_kind, c.player_id, kind.to_kind, kind.to_name)
 *   or kind.reason = 'cash_out_asked' and m.from_balance_after is distinct from c.new_balance_pya
 * limit 1
 * ```
 */
export const everyCashOutHasItsEntries = new PreparedQuery<EveryCashOutHasItsEntriesParams,EveryCashOutHasItsEntriesResult>(everyCashOutHasItsEntriesIR);


/** 'EveryCashOutThatNeedsTwoWasConfirmed' parameters type */
export type EveryCashOutThatNeedsTwoWasConfirmedParams = void;

/** 'EveryCashOutThatNeedsTwoWasConfirmed' return type */
export interface EveryCashOutThatNeedsTwoWasConfirmedResult {
  difference: string;
}

/** 'EveryCashOutThatNeedsTwoWasConfirmed' query type */
export interface EveryCashOutThatNeedsTwoWasConfirmedQuery {
  params: EveryCashOutThatNeedsTwoWasConfirmedParams;
  result: EveryCashOutThatNeedsTwoWasConfirmedResult;
}

const everyCashOutThatNeedsTwoWasConfirmedIR: any = {"usedParamSet":{},"params":[],"statement":"select format('cash-out %s of player %s (%s pya) is not as deed %s says', c.id, c.player_id, c.amount_pya, coalesce(c.deed_id::text, 'of nobody')) as \"difference!\"\nfrom cash_out c\nleft join deed d on d.id = c.deed_id and d.kind = 'cash_out' and d.state = 'done' and d.subject = 'cash_out:' || c.id\n  and d.basis @> jsonb_build_object('amount_pya', c.amount_pya, 'account_number', c.account_number, 'account_name', c.account_name)\nwhere d.id is null and (c.deed_id is not null or c.state = 'paid' and c.needs_second) limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('cash-out %s of player %s (%s pya) is not as deed %s says', c.id, c.player_id, c.amount_pya, coalesce(c.deed_id::text, 'of nobody')) as "difference!"
 * from cash_out c
 * left join deed d on d.id = c.deed_id and d.kind = 'cash_out' and d.state = 'done' and d.subject = 'cash_out:' || c.id
 *   and d.basis @> jsonb_build_object('amount_pya', c.amount_pya, 'account_number', c.account_number, 'account_name', c.account_name)
 * where d.id is null and (c.deed_id is not null or c.state = 'paid' and c.needs_second) limit 1
 * ```
 */
export const everyCashOutThatNeedsTwoWasConfirmed = new PreparedQuery<EveryCashOutThatNeedsTwoWasConfirmedParams,EveryCashOutThatNeedsTwoWasConfirmedResult>(everyCashOutThatNeedsTwoWasConfirmedIR);


/** 'EveryCashOutEntryHasItsRequest' parameters type */
export type EveryCashOutEntryHasItsRequestParams = void;

/** 'EveryCashOutEntryHasItsRequest' return type */
export interface EveryCashOutEntryHasItsRequestResult {
  difference: string;
}

/** 'EveryCashOutEntryHasItsRequest' query type */
export interface EveryCashOutEntryHasItsRequestQuery {
  params: EveryCashOutEntryHasItsRequestParams;
  result: EveryCashOutEntryHasItsRequestResult;
}

const everyCashOutEntryHasItsRequestIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no cash-out', e.id, e.ref) as \"difference!\"\nfrom entry e left join cash_out c on e.ref = e.reason || ':' || c.id\nwhere e.reason in ('cash_out_asked', 'cash_out_paid', 'cash_out_rejected') and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no cash-out', e.id, e.ref) as "difference!"
 * from entry e left join cash_out c on e.ref = e.reason || ':' || c.id
 * where e.reason in ('cash_out_asked', 'cash_out_paid', 'cash_out_rejected') and c.id is null limit 1
 * ```
 */
export const everyCashOutEntryHasItsRequest = new PreparedQuery<EveryCashOutEntryHasItsRequestParams,EveryCashOutEntryHasItsRequestResult>(everyCashOutEntryHasItsRequestIR);


/** 'EveryHoldIsOfPendingCashOuts' parameters type */
export type EveryHoldIsOfPendingCashOutsParams = void;

/** 'EveryHoldIsOfPendingCashOuts' return type */
export interface EveryHoldIsOfPendingCashOutsResult {
  difference: string;
}

/** 'EveryHoldIsOfPendingCashOuts' query type */
export interface EveryHoldIsOfPendingCashOutsQuery {
  params: EveryHoldIsOfPendingCashOutsParams;
  result: EveryHoldIsOfPendingCashOutsResult;
}

const everyHoldIsOfPendingCashOutsIR: any = {"usedParamSet":{},"params":[],"statement":"select format('player %s: %s pya are held, %s are asked for', p.player_id, p.balance, coalesce(c.asked, 0)) as \"difference!\"\nfrom purse p\nleft join (select player_id, sum(amount_pya) as asked from cash_out where state = 'pending' group by player_id) c on c.player_id = p.player_id\nwhere p.kind = 'hold' and p.balance <> coalesce(c.asked, 0) limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('player %s: %s pya are held, %s are asked for', p.player_id, p.balance, coalesce(c.asked, 0)) as "difference!"
 * from purse p
 * left join (select player_id, sum(amount_pya) as asked from cash_out where state = 'pending' group by player_id) c on c.player_id = p.player_id
 * where p.kind = 'hold' and p.balance <> coalesce(c.asked, 0) limit 1
 * ```
 */
export const everyHoldIsOfPendingCashOuts = new PreparedQuery<EveryHoldIsOfPendingCashOutsParams,EveryHoldIsOfPendingCashOutsResult>(everyHoldIsOfPendingCashOutsIR);


/** 'EveryTransferHasItsEntry' parameters type */
export type EveryTransferHasItsEntryParams = void;

/** 'EveryTransferHasItsEntry' return type */
export interface EveryTransferHasItsEntryResult {
  difference: string;
}

/** 'EveryTransferHasItsEntry' query type */
export interface EveryTransferHasItsEntryQuery {
  params: EveryTransferHasItsEntryParams;
  result: EveryTransferHasItsEntryResult;
}

const everyTransferHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('transfer %s of player %s (%s %s pya): %s', x.id, x.player_id, x.direction, x.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom transfer x\nleft join entry e on e.ref = 'transfer_' || x.direction || ':' || x.reference_id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, f.player_id, t.player_id, f.kind, t.kind,\n    case x.direction when 'in' then m.from_balance_after else m.to_balance_after end,\n    case x.direction when 'in' then m.to_balance_after else m.from_balance_after end)\n  is distinct from ('transfer_' || x.direction, 0::smallint, x.amount_pya, x.player_id, x.player_id,\n    case x.direction when 'in' then 'main' else 'game' end, case x.direction when 'in' then 'game' else 'main' end,\n    x.main_after_pya, x.game_after_pya)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('transfer %s of player %s (%s %s pya): %s', x.id, x.player_id, x.direction, x.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from transfer x
 * left join entry e on e.ref = 'transfer_' || x.direction || ':' || x.reference_id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, f.player_id, t.player_id, f.kind, t.kind,
 *     case x.direction when 'in' then m.from_balance_after else m.to_balance_after end,
 *     case x.direction when 'in' then m.to_balance_after else m.from_balance_after end)
 *   is distinct from ('transfer_' || x.direction, 0::smallint, x.amount_pya, x.player_id, x.player_id,
 *     case x.direction when 'in' then 'main' else 'game' end, case x.direction when 'in' then 'game' else 'main' end,
 *     x.main_after_pya, x.game_after_pya)
 * limit 1
 * ```
 */
export const everyTransferHasItsEntry = new PreparedQuery<EveryTransferHasItsEntryParams,EveryTransferHasItsEntryResult>(everyTransferHasItsEntryIR);


/** 'EveryTransferEntryHasItsTransfer' parameters type */
export type EveryTransferEntryHasItsTransferParams = void;

/** 'EveryTransferEntryHasItsTransfer' return type */
export interface EveryTransferEntryHasItsTransferResult {
  difference: string;
}

/** 'EveryTransferEntryHasItsTransfer' query type */
export interface EveryTransferEntryHasItsTransferQuery {
  params: EveryTransferEntryHasItsTransferParams;
  result: EveryTransferEntryHasItsTransferResult;
}

const everyTransferEntryHasItsTransferIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no transfer', e.id, e.ref) as \"difference!\"\nfrom entry e left join transfer x on e.ref = 'transfer_' || x.direction || ':' || x.reference_id\nwhere e.reason in ('transfer_in', 'transfer_out') and x.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no transfer', e.id, e.ref) as "difference!"
 * from entry e left join transfer x on e.ref = 'transfer_' || x.direction || ':' || x.reference_id
 * where e.reason in ('transfer_in', 'transfer_out') and x.id is null limit 1
 * ```
 */
export const everyTransferEntryHasItsTransfer = new PreparedQuery<EveryTransferEntryHasItsTransferParams,EveryTransferEntryHasItsTransferResult>(everyTransferEntryHasItsTransferIR);


/** 'EveryForfeitHasItsEntry' parameters type */
export type EveryForfeitHasItsEntryParams = void;

/** 'EveryForfeitHasItsEntry' return type */
export interface EveryForfeitHasItsEntryResult {
  difference: string;
}

/** 'EveryForfeitHasItsEntry' query type */
export interface EveryForfeitHasItsEntryQuery {
  params: EveryForfeitHasItsEntryParams;
  result: EveryForfeitHasItsEntryResult;
}

const everyForfeitHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('transfer %s of player %s forfeits %s pya: %s', x.id, x.player_id, x.forfeited_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom transfer x\nleft join entry e on e.ref = 'promotion_forfeited:' || x.reference_id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere x.forfeited_pya > 0 and (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind)\n  is distinct from ('promotion_forfeited', 0::smallint, x.forfeited_pya, x.game_after_pya + x.amount_pya, x.player_id, 'game', 'house_promotions')\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('transfer %s of player %s forfeits %s pya: %s', x.id, x.player_id, x.forfeited_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from transfer x
 * left join entry e on e.ref = 'promotion_forfeited:' || x.reference_id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where x.forfeited_pya > 0 and (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind)
 *   is distinct from ('promotion_forfeited', 0::smallint, x.forfeited_pya, x.game_after_pya + x.amount_pya, x.player_id, 'game', 'house_promotions')
 * limit 1
 * ```
 */
export const everyForfeitHasItsEntry = new PreparedQuery<EveryForfeitHasItsEntryParams,EveryForfeitHasItsEntryResult>(everyForfeitHasItsEntryIR);


/** 'EveryForfeitEntryHasItsTransfer' parameters type */
export type EveryForfeitEntryHasItsTransferParams = void;

/** 'EveryForfeitEntryHasItsTransfer' return type */
export interface EveryForfeitEntryHasItsTransferResult {
  difference: string;
}

/** 'EveryForfeitEntryHasItsTransfer' query type */
export interface EveryForfeitEntryHasItsTransferQuery {
  params: EveryForfeitEntryHasItsTransferParams;
  result: EveryForfeitEntryHasItsTransferResult;
}

const everyForfeitEntryHasItsTransferIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no transfer', e.id, e.ref) as \"difference!\"\nfrom entry e left join transfer x on e.ref = 'promotion_forfeited:' || x.reference_id and x.forfeited_pya > 0\nwhere e.reason = 'promotion_forfeited' and x.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no transfer', e.id, e.ref) as "difference!"
 * from entry e left join transfer x on e.ref = 'promotion_forfeited:' || x.reference_id and x.forfeited_pya > 0
 * where e.reason = 'promotion_forfeited' and x.id is null limit 1
 * ```
 */
export const everyForfeitEntryHasItsTransfer = new PreparedQuery<EveryForfeitEntryHasItsTransferParams,EveryForfeitEntryHasItsTransferResult>(everyForfeitEntryHasItsTransferIR);


/** 'EveryConfirmedAdjustmentHasItsEntry' parameters type */
export type EveryConfirmedAdjustmentHasItsEntryParams = void;

/** 'EveryConfirmedAdjustmentHasItsEntry' return type */
export interface EveryConfirmedAdjustmentHasItsEntryResult {
  difference: string;
}

/** 'EveryConfirmedAdjustmentHasItsEntry' query type */
export interface EveryConfirmedAdjustmentHasItsEntryQuery {
  params: EveryConfirmedAdjustmentHasItsEntryParams;
  result: EveryConfirmedAdjustmentHasItsEntryResult;
}

const everyConfirmedAdjustmentHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('adjustment %s of player %s (%s pya): %s', a.id, a.player_id, a.amount_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, a.deed_id) end) as \"difference!\"\nfrom adjustment a\nleft join deed d on d.id = a.deed_id and d.kind = 'adjustment' and d.state = 'done'\n  and d.data @> jsonb_build_object('player_id', a.player_id, 'purse', a.purse, 'amount_pya', a.amount_pya)\nleft join entry e on e.ref = 'adjustment:' || a.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when a.amount_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when a.amount_pya > 0 then m.from_purse else m.to_purse end\nwhere d.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind)\n  is distinct from ('adjustment', d.decided_by, 0::smallint, abs(a.amount_pya), a.player_id, a.purse, case a.purse when 'points' then 'house_points' else 'house_adjustment' end)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('adjustment %s of player %s (%s pya): %s', a.id, a.player_id, a.amount_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, a.deed_id) end) as "difference!"
 * from adjustment a
 * left join deed d on d.id = a.deed_id and d.kind = 'adjustment' and d.state = 'done'
 *   and d.data @> jsonb_build_object('player_id', a.player_id, 'purse', a.purse, 'amount_pya', a.amount_pya)
 * left join entry e on e.ref = 'adjustment:' || a.id
 * left join move m on m.entry_id = e.id
 * left join purse own on own.id = case when a.amount_pya > 0 then m.to_purse else m.from_purse end
 * left join purse house on house.id = case when a.amount_pya > 0 then m.from_purse else m.to_purse end
 * where d.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind)
 *   is distinct from ('adjustment', d.decided_by, 0::smallint, abs(a.amount_pya), a.player_id, a.purse, case a.purse when 'points' then 'house_points' else 'house_adjustment' end)
 * limit 1
 * ```
 */
export const everyConfirmedAdjustmentHasItsEntry = new PreparedQuery<EveryConfirmedAdjustmentHasItsEntryParams,EveryConfirmedAdjustmentHasItsEntryResult>(everyConfirmedAdjustmentHasItsEntryIR);


/** 'EveryAdjustmentEntryIsConfirmed' parameters type */
export type EveryAdjustmentEntryIsConfirmedParams = void;

/** 'EveryAdjustmentEntryIsConfirmed' return type */
export interface EveryAdjustmentEntryIsConfirmedResult {
  difference: string;
}

/** 'EveryAdjustmentEntryIsConfirmed' query type */
export interface EveryAdjustmentEntryIsConfirmedQuery {
  params: EveryAdjustmentEntryIsConfirmedParams;
  result: EveryAdjustmentEntryIsConfirmedResult;
}

const everyAdjustmentEntryIsConfirmedIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no confirmed adjustment', e.id, e.ref) as \"difference!\"\nfrom entry e left join adjustment a on 'adjustment:' || a.id = e.ref\nwhere e.reason = 'adjustment' and a.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no confirmed adjustment', e.id, e.ref) as "difference!"
 * from entry e left join adjustment a on 'adjustment:' || a.id = e.ref
 * where e.reason = 'adjustment' and a.id is null limit 1
 * ```
 */
export const everyAdjustmentEntryIsConfirmed = new PreparedQuery<EveryAdjustmentEntryIsConfirmedParams,EveryAdjustmentEntryIsConfirmedResult>(everyAdjustmentEntryIsConfirmedIR);


/** 'CountBooks' parameters type */
export type CountBooksParams = void;

/** 'CountBooks' return type */
export interface CountBooksResult {
  adjustments: number;
  cash_ins: number;
  cash_outs: number;
  transfers: number;
}

/** 'CountBooks' query type */
export interface CountBooksQuery {
  params: CountBooksParams;
  result: CountBooksResult;
}

const countBooksIR: any = {"usedParamSet":{},"params":[],"statement":"select (select count(*) from cash_in where state = 'approved') as \"cash_ins!\",\n  (select count(*) from cash_out) as \"cash_outs!\",\n  (select count(*) from transfer) as \"transfers!\",\n  (select count(*) from adjustment) as \"adjustments!\""};

/**
 * Query generated from SQL:
 * ```
 * select (select count(*) from cash_in where state = 'approved') as "cash_ins!",
 *   (select count(*) from cash_out) as "cash_outs!",
 *   (select count(*) from transfer) as "transfers!",
 *   (select count(*) from adjustment) as "adjustments!"
 * ```
 */
export const countBooks = new PreparedQuery<CountBooksParams,CountBooksResult>(countBooksIR);


