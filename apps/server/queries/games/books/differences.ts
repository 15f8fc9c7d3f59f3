/** Types and statements of src/games/books/differences.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { DialectName, DifferenceKind, DifferenceState, ReconciliationState, WagerStatus } from '#queries/unions.ts';

export interface ConsoleReconciliationsParams {
  reconciliation_id?: number | null | void;
  row_count: number;
  skipped: number;
}

export interface ConsoleReconciliationsResult {
  asked_by: string | null;
  at: Date;
  day: string;
  dialect: DialectName;
  difference_count: number;
  error: string | null;
  id: number;
  open_count: number;
  ours_count: number;
  state: ReconciliationState;
  theirs_count: number;
  total_count: number;
  unreadable_count: number;
}

export const consoleReconciliations = new PreparedQuery<ConsoleReconciliationsParams, ConsoleReconciliationsResult>({"usedParamSet":{"reconciliation_id":true,"row_count":true,"skipped":true},"params":[{"name":"reconciliation_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":398,"b":415},{"a":443,"b":460}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":499,"b":509}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":518,"b":526}]}],"statement":"select r.id, r.dialect, r.day::text as \"day!\", r.state, r.error, r.ours_count, r.theirs_count, r.difference_count, r.unreadable_count, o.username as \"asked_by?\", r.at,\n  (select count(*) from wager_difference d where d.reconciliation_id = r.id and d.state = 'open') as \"open_count!\",\n  count(*) over () as \"total_count!\"\nfrom reconciliation r left join public_operator o on o.id = r.asked_by\nwhere :reconciliation_id::bigint is null or r.id = :reconciliation_id order by r.day desc, r.dialect limit :row_count! offset :skipped!"} as never);

export interface ConsoleDifferencesParams {
  after_id?: number | null | void;
  difference_id?: number | null | void;
  reconciliation_id?: number | null | void;
  row_count: number;
  skipped: number;
  sort?: string | null | void;
  state?: DifferenceState | null | void;
}

export interface ConsoleDifferencesResult {
  asked_by: string | null;
  day: string;
  decided_at: Date | null;
  decided_by: string | null;
  dialect: DialectName;
  dismissal_asked_by: string | null;
  id: number;
  kind: DifferenceKind;
  member: string;
  ours_pya: number;
  p_code: string;
  player_id: number | null;
  player_name: string | null;
  player_phone: string | null;
  reason: string | null;
  repair_pya: number;
  state: DifferenceState;
  theirs_pya: number;
  total_count: number;
  wager_code: string;
}

export const consoleDifferences = new PreparedQuery<ConsoleDifferencesParams, ConsoleDifferencesResult>({"usedParamSet":{"difference_id":true,"state":true,"reconciliation_id":true,"after_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"difference_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":96,"b":109},{"a":137,"b":150}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":158,"b":163},{"a":204,"b":209}]},{"name":"reconciliation_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":223,"b":240},{"a":283,"b":300}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":314,"b":322},{"a":350,"b":358},{"a":447,"b":455},{"a":499,"b":507},{"a":574,"b":582}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":699,"b":703},{"a":929,"b":933},{"a":1128,"b":1132}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":1763,"b":1773}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":1782,"b":1790}]}],"statement":"with found as materialized (\n  select array(\n    select d.id from wager_difference d\n    where (:difference_id::bigint is null or d.id = :difference_id) and (:state::difference_state is null or d.state = :state)\n      and (:reconciliation_id::bigint is null or d.reconciliation_id = :reconciliation_id)\n      and (:after_id::bigint is null or d.id < :after_id and d.state = 'open' and (select k.state = 'open' from wager_difference k where k.id = :after_id)\n        or d.state <> 'open' and (d.id < :after_id or (select k.state = 'open' from wager_difference k where k.id = :after_id)))\n    order by d.state <> 'open', d.id desc limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join wager_difference d on d.id = x.id join reconciliation r on r.id = d.reconciliation_id\n    order by case ltrim(:sort, '-') when 'day' then extract(epoch from r.day) when 'ours' then d.ours_pya when 'theirs' then d.theirs_pya when 'repair' then coalesce(d.repair_pya, d.theirs_pya - d.ours_pya) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect d.id, d.dialect, r.day::text as \"day!\", d.kind, d.p_code, d.wager_code, d.player_id, p.name as \"player_name?\", p.phone as \"player_phone?\", d.member,\n  d.ours_pya, d.theirs_pya, coalesce(d.repair_pya, d.theirs_pya - d.ours_pya) as \"repair_pya!\", d.state, d.reason,\n  a.username as \"asked_by?\", l.username as \"dismissal_asked_by?\", b.username as \"decided_by?\", d.decided_at, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin wager_difference d on d.id = shown.id\njoin reconciliation r on r.id = d.reconciliation_id\nleft join public_player p on p.id = d.player_id\nleft join public_deed e on e.subject = 'wager_difference:' || d.id and (e.kind = 'wager_repair' and e.state = 'asked' or e.id = d.deed_id)\nleft join public_deed w on w.subject = 'wager_difference:' || d.id and w.kind = 'wager_dismissal' and w.state = 'asked'\nleft join public_operator a on a.id = e.asked_by left join public_operator l on l.id = w.asked_by left join public_operator b on b.id = d.decided_by\norder by shown.place"} as never);

export interface LockDifferenceParams {
  difference_id: number;
}

export interface LockDifferenceResult {
  dialect: DialectName;
  id: number;
  p_code: string;
  player_id: number | null;
  state: DifferenceState;
  theirs_bet_pya: number;
  theirs_payout_pya: number;
  theirs_pya: number;
  theirs_status: WagerStatus;
  theirs_tip_pya: number;
  theirs_valid_bet_pya: number;
  wager_code: string;
}

export const lockDifference = new PreparedQuery<LockDifferenceParams, LockDifferenceResult>({"usedParamSet":{"difference_id":true},"params":[{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":220,"b":234}]}],"statement":"select d.id, d.dialect, d.state, d.player_id, d.p_code, d.wager_code, d.theirs_pya, d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya,\n  d.theirs_valid_bet_pya, d.theirs_payout_pya\nfrom wager_difference d where d.id = :difference_id! for update"} as never);

export interface FindDifferenceParams {
  difference_id: number;
}

export interface FindDifferenceResult {
  kind: DifferenceKind;
  name: string | null;
  ours_bet_pya: number | null;
  ours_payout_pya: number | null;
  ours_pya: number;
  ours_status: WagerStatus | null;
  ours_valid_bet_pya: number | null;
  p_code: string;
  phone: string | null;
  player_id: number | null;
  state: DifferenceState;
  theirs_bet_pya: number;
  theirs_payout_pya: number;
  theirs_pya: number;
  theirs_status: WagerStatus;
  theirs_tip_pya: number;
  theirs_valid_bet_pya: number;
  wager_code: string;
}

export const findDifference = new PreparedQuery<FindDifferenceParams, FindDifferenceResult>({"usedParamSet":{"difference_id":true},"params":[{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":698,"b":712}]}],"statement":"select d.state, d.kind, d.player_id, p.name as \"name?\", p.phone as \"phone?\", d.p_code, d.wager_code,\n  w.status as \"ours_status?\", w.bet_pya as \"ours_bet_pya?\", w.valid_bet_pya as \"ours_valid_bet_pya?\", w.payout_pya as \"ours_payout_pya?\",\n  case d.kind when 'sums_differ' then d.ours_pya else coalesce(w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya, 0) end::bigint as \"ours_pya!\",\n  d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya, d.theirs_valid_bet_pya, d.theirs_payout_pya, d.theirs_pya\nfrom wager_difference d left join public_player p on p.id = d.player_id\nleft join wager w on w.player_id = d.player_id and w.product = d.p_code and w.wager_code = d.wager_code\nwhere d.id = :difference_id!"} as never);

export interface MarkDismissedParams {
  deed_id: number;
  difference_id: number;
  operator_id: number;
  reason: string;
}

export type MarkDismissedResult = void;

export const markDismissed = new PreparedQuery<MarkDismissedParams, MarkDismissedResult>({"usedParamSet":{"deed_id":true,"reason":true,"operator_id":true,"difference_id":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":59,"b":67}]},{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":79,"b":86}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":102,"b":114}]},{"name":"difference_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":169}]}],"statement":"update wager_difference set state = 'dismissed', deed_id = :deed_id!, reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :difference_id!"} as never);

