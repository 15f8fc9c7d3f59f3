/** Types and statements of src/cash/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface EveryApprovedCashInHasItsEntryParams {
  from_day: string;
}

export interface EveryApprovedCashInHasItsEntryResult {
  difference: string;
}

export const everyApprovedCashInHasItsEntry = new PreparedQuery<EveryApprovedCashInHasItsEntryParams, EveryApprovedCashInHasItsEntryResult>({"usedParamSet":{"from_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":472,"b":481}]}],"statement":"select format('cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom cash_in c\njoin payment_method pm on pm.id = c.method_id\nleft join entry e on e.ref = 'cash_in:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere c.state = 'approved' and yangon_day(c.decided_at) >= :from_day!::date and (\n  (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n    is distinct from ('cash_in', c.decided_by, 0::smallint, c.credited_pya, c.new_balance_pya - c.bonus_pya, c.player_id,\n      case when c.promotion_id is null then 'main' else 'game' end, 'house_cash', pm.code)\n  or c.old_balance_pya is distinct from c.new_balance_pya - c.credited_pya - c.bonus_pya\n  or c.credited_pya is distinct from c.counted_pya * (100 - c.fee_percent) / 100)"} as never);

export interface EveryCashInEntryHasItsApprovedRequestParams {
  after_entry: number;
}

export interface EveryCashInEntryHasItsApprovedRequestResult {
  difference: string;
}

export const everyCashInEntryHasItsApprovedRequest = new PreparedQuery<EveryCashInEntryHasItsApprovedRequestParams, EveryCashInEntryHasItsApprovedRequestResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":190,"b":202}]}],"statement":"select format('entry %s (%s) credits no approved cash-in', e.id, e.ref) as \"difference!\"\nfrom entry e left join cash_in c on 'cash_in:' || c.id = e.ref and c.state = 'approved'\nwhere e.id > :after_entry! and e.reason = 'cash_in' and c.id is null"} as never);

export type EveryRaisedCashInWasConfirmedParams = void;

export interface EveryRaisedCashInWasConfirmedResult {
  difference: string;
}

export const everyRaisedCashInWasConfirmed = new PreparedQuery<EveryRaisedCashInWasConfirmedParams, EveryRaisedCashInWasConfirmedResult>({"usedParamSet":{},"params":[],"statement":"select format('cash-in %s of player %s was raised from %s to %s pya by one operator', c.id, c.player_id, c.amount_pya, c.corrected_pya) as \"difference!\"\nfrom cash_in c\nleft join deed d on d.kind = 'cash_in' and d.subject = 'cash_in:' || c.id and d.state = 'done' and d.decided_by = c.decided_by\n  and d.data @> jsonb_build_object('correction', jsonb_build_object('amount_pya', c.corrected_pya, 'reason', c.correction))\nwhere c.corrected_pya > c.amount_pya and d.id is null"} as never);

export type EveryCashInByTwoWasConfirmedParams = void;

export interface EveryCashInByTwoWasConfirmedResult {
  difference: string;
}

export const everyCashInByTwoWasConfirmed = new PreparedQuery<EveryCashInByTwoWasConfirmedParams, EveryCashInByTwoWasConfirmedResult>({"usedParamSet":{},"params":[],"statement":"select format('cash-in %s of player %s names deed %s, which did not credit it', c.id, c.player_id, c.deed_id) as \"difference!\"\nfrom cash_in c\nleft join deed d on d.id = c.deed_id and d.kind = 'cash_in' and d.subject = 'cash_in:' || c.id and d.state = 'done' and d.decided_by = c.decided_by\nwhere c.deed_id is not null and d.id is null"} as never);

export type EveryLineApprovesWhatItSaysParams = void;

export interface EveryLineApprovesWhatItSaysResult {
  difference: string;
}

export const everyLineApprovesWhatItSays = new PreparedQuery<EveryLineApprovesWhatItSaysParams, EveryLineApprovesWhatItSaysResult>({"usedParamSet":{},"params":[],"statement":"select format('cash-in %s of player %s was approved by line %s of a statement, which says otherwise', c.id, c.player_id, c.account_line_id) as \"difference!\"\nfrom cash_in c\nleft join account_line l on l.id = c.account_line_id and l.direction = 'in' and l.amount_pya = c.counted_pya and l.transaction_id = c.full_transaction_id\nleft join payment_account a on a.id = l.account_id and a.method_id = c.method_id and a.account_number = c.holder_phone\nwhere c.account_line_id is not null and (a.id is null or exists (select from cash_in d where d.account_line_id = c.account_line_id and d.id <> c.id))"} as never);

export interface EveryPromisedBonusHasItsEntryParams {
  from_day: string;
}

export interface EveryPromisedBonusHasItsEntryResult {
  difference: string;
}

export const everyPromisedBonusHasItsEntry = new PreparedQuery<EveryPromisedBonusHasItsEntryParams, EveryPromisedBonusHasItsEntryResult>({"usedParamSet":{"from_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":489,"b":498}]}],"statement":"select format('bonus of cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.bonus_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom cash_in c\nleft join promotion pr on pr.id = c.promotion_id\nleft join entry e on e.ref = 'cash_in_bonus:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere c.state = 'approved' and yangon_day(c.decided_at) >= :from_day!::date and (\n  c.bonus_pya > 0 and (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n    is distinct from ('cash_in_bonus', c.decided_by, 0::smallint, c.bonus_pya, c.new_balance_pya, c.player_id, 'game', 'house_promotions', pr.code)\n  or c.bonus_pya is distinct from greatest(0, coalesce(\n    (c.credited_pya + c.credited_pya * c.bonus_basis_points / 10000) / 100 * 100 - c.credited_pya, 0))\n  or c.turnover_pya is distinct from coalesce((c.credited_pya + c.bonus_pya) * c.turnover_hundredths / 100, 0))"} as never);

export interface EveryBonusEntryHasItsApprovedRequestParams {
  after_entry: number;
}

export interface EveryBonusEntryHasItsApprovedRequestResult {
  difference: string;
}

export const everyBonusEntryHasItsApprovedRequest = new PreparedQuery<EveryBonusEntryHasItsApprovedRequestParams, EveryBonusEntryHasItsApprovedRequestResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":224,"b":236}]}],"statement":"select format('entry %s (%s) is the bonus of no approved cash-in', e.id, e.ref) as \"difference!\"\nfrom entry e left join cash_in c on 'cash_in_bonus:' || c.id = e.ref and c.state = 'approved' and c.bonus_pya > 0\nwhere e.id > :after_entry! and e.reason = 'cash_in_bonus' and c.id is null"} as never);

export interface EveryCashOutHasItsEntriesParams {
  from_day: string;
}

export interface EveryCashOutHasItsEntriesResult {
  difference: string;
}

export const everyCashOutHasItsEntries = new PreparedQuery<EveryCashOutHasItsEntriesParams, EveryCashOutHasItsEntriesResult>({"usedParamSet":{"from_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":924,"b":933}]}],"statement":"select format('cash-out %s of player %s (%s pya, %s): entry %s is %s', c.id, c.player_id, c.amount_pya, c.state, due.ref,\n  case when not due.is_due then 'there and must not be' when e.id is null then 'missing' else 'wrong' end) as \"difference!\"\nfrom cash_out c\njoin payment_method pm on pm.id = c.method_id\ncross join lateral (values\n  ('cash_out_asked', true, null::bigint, 'main', 'hold', ''),\n  ('cash_out_paid', c.state = 'paid', c.decided_by, 'hold', 'house_cash', pm.code),\n  ('cash_out_rejected', c.state = 'rejected', c.decided_by, 'hold', 'main', '')\n) as kind(reason, is_due, operator_id, from_kind, to_kind, to_name)\ncross join lateral (select kind.reason || ':' || c.id as ref, kind.is_due) as due\nleft join entry e on e.ref = due.ref\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere yangon_day(coalesce(c.decided_at, c.created_at)) >= :from_day!::date and (due.is_due <> (e.id is not null)\n  or e.id is not null and (e.reason, e.operator_id, m.line, m.amount, f.player_id, f.kind, coalesce(t.player_id, f.player_id), t.kind, t.name)\n    is distinct from (kind.reason, kind.operator_id, 0::smallint, c.amount_pya, c.player_id, kind.from_kind, c.player_id, kind.to_kind, kind.to_name)\n  or kind.reason = 'cash_out_asked' and m.from_balance_after is distinct from c.new_balance_pya)"} as never);

export type EveryCashOutThatNeedsTwoWasConfirmedParams = void;

export interface EveryCashOutThatNeedsTwoWasConfirmedResult {
  difference: string;
}

export const everyCashOutThatNeedsTwoWasConfirmed = new PreparedQuery<EveryCashOutThatNeedsTwoWasConfirmedParams, EveryCashOutThatNeedsTwoWasConfirmedResult>({"usedParamSet":{},"params":[],"statement":"select format('cash-out %s of player %s (%s pya) is not as deed %s says', c.id, c.player_id, c.amount_pya, coalesce(c.deed_id::text, 'of nobody')) as \"difference!\"\nfrom cash_out c\nleft join deed d on d.id = c.deed_id and d.kind = 'cash_out' and d.state = 'done' and d.subject = 'cash_out:' || c.id\n  and d.basis @> jsonb_build_object('amount_pya', c.amount_pya, 'account_number', c.account_number, 'account_name', c.account_name)\nwhere d.id is null and (c.deed_id is not null or c.state = 'paid' and c.needs_second)"} as never);

export interface EveryCashOutEntryHasItsRequestParams {
  after_entry: number;
}

export interface EveryCashOutEntryHasItsRequestResult {
  difference: string;
}

export const everyCashOutEntryHasItsRequest = new PreparedQuery<EveryCashOutEntryHasItsRequestParams, EveryCashOutEntryHasItsRequestResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":161,"b":173}]}],"statement":"select format('entry %s (%s) is of no cash-out', e.id, e.ref) as \"difference!\"\nfrom entry e left join cash_out c on e.ref = e.reason || ':' || c.id\nwhere e.id > :after_entry! and e.reason in ('cash_out_asked', 'cash_out_paid', 'cash_out_rejected') and c.id is null"} as never);

export type EveryHoldIsOfPendingCashOutsParams = void;

export interface EveryHoldIsOfPendingCashOutsResult {
  difference: string;
}

export const everyHoldIsOfPendingCashOuts = new PreparedQuery<EveryHoldIsOfPendingCashOutsParams, EveryHoldIsOfPendingCashOutsResult>({"usedParamSet":{},"params":[],"statement":"select format('player %s: %s pya are held, %s are asked for', p.player_id, p.balance, coalesce(c.asked, 0)) as \"difference!\"\nfrom purse p\nleft join (select player_id, sum(amount_pya) as asked from cash_out where state = 'pending' group by player_id) c on c.player_id = p.player_id\nwhere p.kind = 'hold' and p.balance <> coalesce(c.asked, 0)"} as never);

export interface EveryTransferHasItsEntryParams {
  from_day: string;
}

export interface EveryTransferHasItsEntryResult {
  difference: string;
}

export const everyTransferHasItsEntry = new PreparedQuery<EveryTransferHasItsEntryParams, EveryTransferHasItsEntryResult>({"usedParamSet":{"from_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":452,"b":461}]}],"statement":"select format('transfer %s of player %s (%s %s pya): %s', x.id, x.player_id, x.direction, x.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom transfer x\nleft join entry e on e.ref = 'transfer_' || x.direction || ':' || x.reference_id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere yangon_day(x.created_at) >= :from_day!::date and (e.reason, m.line, m.amount, f.player_id, t.player_id, f.kind, t.kind,\n    case x.direction when 'in' then m.from_balance_after else m.to_balance_after end,\n    case x.direction when 'in' then m.to_balance_after else m.from_balance_after end)\n  is distinct from ('transfer_' || x.direction, 0::smallint, x.amount_pya, x.player_id, x.player_id,\n    case x.direction when 'in' then 'main' else 'game' end, case x.direction when 'in' then 'game' else 'main' end,\n    x.main_after_pya, x.game_after_pya)"} as never);

export interface EveryTransferEntryHasItsTransferParams {
  after_entry: number;
}

export interface EveryTransferEntryHasItsTransferResult {
  difference: string;
}

export const everyTransferEntryHasItsTransfer = new PreparedQuery<EveryTransferEntryHasItsTransferParams, EveryTransferEntryHasItsTransferResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":189,"b":201}]}],"statement":"select format('entry %s (%s) is of no transfer', e.id, e.ref) as \"difference!\"\nfrom entry e left join transfer x on e.ref = 'transfer_' || x.direction || ':' || x.reference_id\nwhere e.id > :after_entry! and e.reason in ('transfer_in', 'transfer_out') and x.id is null"} as never);

export type EveryForfeitHasItsEntryParams = void;

export interface EveryForfeitHasItsEntryResult {
  difference: string;
}

export const everyForfeitHasItsEntry = new PreparedQuery<EveryForfeitHasItsEntryParams, EveryForfeitHasItsEntryResult>({"usedParamSet":{},"params":[],"statement":"select format('transfer %s of player %s forfeits %s pya: %s', x.id, x.player_id, x.forfeited_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom transfer x\nleft join entry e on e.ref = 'promotion_forfeited:' || x.reference_id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere x.forfeited_pya > 0 and (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind)\n  is distinct from ('promotion_forfeited', 0::smallint, x.forfeited_pya, x.game_after_pya + x.amount_pya, x.player_id, 'game', 'house_promotions')"} as never);

export interface EveryForfeitEntryHasItsTransferParams {
  after_entry: number;
}

export interface EveryForfeitEntryHasItsTransferResult {
  difference: string;
}

export const everyForfeitEntryHasItsTransfer = new PreparedQuery<EveryForfeitEntryHasItsTransferParams, EveryForfeitEntryHasItsTransferResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":202,"b":214}]}],"statement":"select format('entry %s (%s) is of no transfer', e.id, e.ref) as \"difference!\"\nfrom entry e left join transfer x on e.ref = 'promotion_forfeited:' || x.reference_id and x.forfeited_pya > 0\nwhere e.id > :after_entry! and e.reason = 'promotion_forfeited' and x.id is null"} as never);

export type EveryConfirmedAdjustmentHasItsEntryParams = void;

export interface EveryConfirmedAdjustmentHasItsEntryResult {
  difference: string;
}

export const everyConfirmedAdjustmentHasItsEntry = new PreparedQuery<EveryConfirmedAdjustmentHasItsEntryParams, EveryConfirmedAdjustmentHasItsEntryResult>({"usedParamSet":{},"params":[],"statement":"select format('adjustment %s of player %s (%s pya): %s', a.id, a.player_id, a.amount_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, a.deed_id) end) as \"difference!\"\nfrom adjustment a\nleft join deed d on d.id = a.deed_id and d.kind = 'adjustment' and d.state = 'done'\n  and d.data @> jsonb_build_object('player_id', a.player_id, 'purse', a.purse, 'amount_pya', a.amount_pya)\nleft join entry e on e.ref = 'adjustment:' || a.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when a.amount_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when a.amount_pya > 0 then m.from_purse else m.to_purse end\nwhere d.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind)\n  is distinct from ('adjustment', d.decided_by, 0::smallint, abs(a.amount_pya), a.player_id, a.purse::text, case a.purse when 'points' then 'house_points' else 'house_adjustment' end)"} as never);

export interface EveryAdjustmentEntryIsConfirmedParams {
  after_entry: number;
}

export interface EveryAdjustmentEntryIsConfirmedResult {
  difference: string;
}

export const everyAdjustmentEntryIsConfirmed = new PreparedQuery<EveryAdjustmentEntryIsConfirmedParams, EveryAdjustmentEntryIsConfirmedResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":173,"b":185}]}],"statement":"select format('entry %s (%s) is of no confirmed adjustment', e.id, e.ref) as \"difference!\"\nfrom entry e left join adjustment a on 'adjustment:' || a.id = e.ref\nwhere e.id > :after_entry! and e.reason = 'adjustment' and a.id is null"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  adjustments: number;
  cash_ins: number;
  cash_outs: number;
  transfers: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from cash_in where state = 'approved') as \"cash_ins!\",\n  (select count(*) from cash_out) as \"cash_outs!\",\n  (select count(*) from transfer) as \"transfers!\",\n  (select count(*) from adjustment) as \"adjustments!\""} as never);

