/** Types and statements of src/cash/approval.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { CashInState } from '#queries/unions.ts';

export interface PageOfCashInsParams {
  after_id?: number | null | void;
  cash_in_id?: number | null | void;
  player_id?: number | null | void;
  row_count: number;
  search?: string | null | void;
  skipped: number;
  sort?: string | null | void;
  state?: CashInState | null | void;
}

export interface PageOfCashInsResult {
  account_name: string | null;
  amount_pya: number;
  asked_by: string | null;
  bonus_basis_points: number | null;
  bonus_pya: number | null;
  claimed_by: string | null;
  claimed_until: Date | null;
  corrected_pya: number | null;
  correction: string | null;
  counted_pya: number;
  created_at: Date;
  credited_pya: number | null;
  decided_at: Date | null;
  decided_by: string | null;
  expires_at: Date;
  fee_percent: number;
  full_transaction_id: string | null;
  holder_phone: string | null;
  id: number;
  image_count: number;
  is_account_closed: boolean;
  is_blocked: boolean;
  is_exact: boolean;
  lvl_2_name: string | null;
  method_name: string;
  player_id: number;
  player_name: string;
  player_phone: string;
  promotion_code: string | null;
  reason: string | null;
  reused_by: number[];
  state: CashInState;
  total_count: number;
  transaction_id: string | null;
  turnover_hundredths: number | null;
  voucher_code: string | null;
}

export const pageOfCashIns = new PreparedQuery<PageOfCashInsParams, PageOfCashInsResult>({"usedParamSet":{"search":true,"cash_in_id":true,"after_id":true,"state":true,"player_id":true,"sort":true,"row_count":true,"skipped":true},"params":[{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":142,"b":148},{"a":180,"b":186},{"a":218,"b":224},{"a":727,"b":733},{"a":917,"b":923},{"a":1009,"b":1015},{"a":1047,"b":1053},{"a":1091,"b":1097},{"a":1130,"b":1136},{"a":1176,"b":1182},{"a":1232,"b":1238},{"a":1314,"b":1320},{"a":1350,"b":1356},{"a":1398,"b":1404}]},{"name":"cash_in_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":319,"b":329},{"a":357,"b":367}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":381,"b":389},{"a":476,"b":484},{"a":531,"b":539},{"a":578,"b":586}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":604,"b":609},{"a":647,"b":652}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":660,"b":669},{"a":704,"b":713}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":1582,"b":1586},{"a":1751,"b":1755},{"a":1894,"b":1898}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":3410,"b":3420}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":3429,"b":3437}]}],"statement":"with named as materialized (\n  select array_agg(p.id) as ids, min(p.id) as first_id, max(p.id) as last_id\n  from public_player p where length(:search) > 2 and (p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n), found as materialized (\n  select array(\n    select c.id from cash_in c\n    where (:cash_in_id::bigint is null or c.id = :cash_in_id)\n      and (:after_id::bigint is null or case when (select k.state = 'pending' from cash_in k where k.id = :after_id)\n        then c.state <> 'pending' or c.id > :after_id else c.state <> 'pending' and c.id < :after_id end)\n      and (:state::cash_in_state is null or c.state = :state) and (:player_id::bigint is null or c.player_id = :player_id)\n      and (:search::text is null\n        or c.player_id = any ((select ids from named)::bigint[]) and c.player_id between (select first_id from named) and (select last_id from named)\n        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end or c.transaction_id = :search\n        or c.transaction_id = last_digits_of_id(:search) and c.full_transaction_id is null\n        or c.id_plain = plain_id(upper(:search)) or c.voucher_code = upper(:search)\n        or c.account_name ilike '%' || :search || '%')\n    order by c.state = 'pending' desc, case when c.state = 'pending' then c.id end, c.id desc\n    limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_in c on c.id = x.id\n    order by case ltrim(:sort, '-') when 'amount' then coalesce(c.corrected_pya, c.amount_pya) when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect c.id, c.player_id, p.name as player_name, p.phone as player_phone, p.blocked_at is not null as \"is_blocked!\", m.name as method_name, c.amount_pya, c.corrected_pya, c.counted_pya, c.exact_since is not null as \"is_exact!\", c.correction,\n  c.account_name, c.transaction_id, p.lvl_2_name, c.holder_phone, c.voucher_code, c.fee_percent, c.state, c.full_transaction_id, c.reason, o.username as \"decided_by?\", c.created_at, c.decided_at, c.expires_at,\n  f.code as \"promotion_code?\", c.bonus_basis_points, c.turnover_hundredths, c.credited_pya, c.bonus_pya,\n  k.claimed_by as \"claimed_by?\", k.claimed_until as \"claimed_until?\", q.username as \"asked_by?\",\n  (select count(*)::int from cash_in_image i where i.cash_in_id = c.id) as \"image_count!\",\n  exists (select from payment_account a where a.method_id = c.method_id and a.account_number = c.holder_phone and not a.is_open) as \"is_account_closed!\",\n  array(\n    select r.id from cash_in r\n    where r.method_id = c.method_id and r.transaction_id = c.transaction_id and r.amount_pya = c.amount_pya\n      and yangon_day(r.created_at) = yangon_day(c.created_at) and r.id <> c.id\n    union\n    select r.id from cash_in r where r.voucher_code = c.voucher_code and r.id <> c.id\n    order by id\n  ) as \"reused_by!\",\n  cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin cash_in c on c.id = shown.id\njoin public_player p on p.id = c.player_id\njoin payment_method m on m.id = c.method_id\nleft join promotion f on f.id = c.promotion_id\nleft join public_standing_claim k on k.subject = 'cash_in:' || c.id and c.state = 'pending'\nleft join public_operator o on o.id = c.decided_by\nleft join public_deed e on e.kind = 'cash_in' and e.subject = 'cash_in:' || c.id and e.state = 'asked'\nleft join public_operator q on q.id = e.asked_by\norder by shown.place"} as never);

export interface LockCashInParams {
  cash_in_id: number;
}

export interface LockCashInResult {
  amount_pya: number;
  bonus_basis_points: number | null;
  decided_by: string | null;
  fee_percent: number;
  game_purse: number;
  id: number;
  is_open: boolean;
  main_purse: number;
  maximum_pya: number;
  method: string;
  method_id: number;
  player_id: number;
  promotion: string | null;
  state: CashInState;
  transaction_id: string | null;
  turnover_hundredths: number | null;
  voucher_code: string | null;
}

export const lockCashIn = new PreparedQuery<LockCashInParams, LockCashInResult>({"usedParamSet":{"cash_in_id":true},"params":[{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":712,"b":723}]}],"statement":"select c.id, c.player_id, c.amount_pya, m.in_max_pya as maximum_pya, (select o.username from public_operator o where o.id = c.decided_by) as \"decided_by?\", c.transaction_id, c.voucher_code, c.fee_percent, c.bonus_basis_points, c.turnover_hundredths,\n  c.state = 'pending' and c.expires_at > product_now() as \"is_open!\", c.state, m.id as method_id, m.code as method, f.code as \"promotion?\",\n  main.id as main_purse, game.id as game_purse\nfrom cash_in c\njoin payment_method m on m.id = c.method_id\njoin public_purse main on main.player_id = c.player_id and main.kind = 'main'\njoin public_purse game on game.player_id = c.player_id and game.kind = 'game'\nleft join promotion f on f.id = c.promotion_id\nwhere c.id = :cash_in_id!\nfor update of c"} as never);

export interface FindCashInParams {
  cash_in_id: number;
}

export interface FindCashInResult {
  account_name: string | null;
  amount_pya: number;
  holder_phone: string | null;
  is_account_closed: boolean;
  is_open: boolean;
  method: string;
  phone: string;
  player: string;
  promotion: string | null;
  state: CashInState;
}

export const findCashIn = new PreparedQuery<FindCashInParams, FindCashInResult>({"usedParamSet":{"cash_in_id":true},"params":[{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":516,"b":527}]}],"statement":"select c.state, c.state = 'pending' and c.expires_at > product_now() as \"is_open!\", p.name as player, p.phone, m.name as method, c.amount_pya,\n  c.account_name, c.holder_phone, f.code as \"promotion?\",\n  exists (select from payment_account a where a.method_id = c.method_id and a.account_number = c.holder_phone and not a.is_open) as \"is_account_closed!\"\nfrom cash_in c\njoin public_player p on p.id = c.player_id\njoin payment_method m on m.id = c.method_id\nleft join promotion f on f.id = c.promotion_id\nwhere c.id = :cash_in_id!"} as never);

export interface MarkApprovedParams {
  account_line_id?: number | null | void;
  bonus_pya: number;
  cash_in_id: number;
  corrected_pya?: number | null | void;
  correction?: string | null | void;
  credited_pya: number;
  deed_id?: number | null | void;
  full_transaction_id: string;
  had_pya: number;
  new_balance_pya: number;
  old_balance_pya: number;
  operator_id: number;
  turnover_pya: number;
}

export type MarkApprovedResult = void;

export const markApproved = new PreparedQuery<MarkApprovedParams, MarkApprovedResult>({"usedParamSet":{"full_transaction_id":true,"credited_pya":true,"bonus_pya":true,"turnover_pya":true,"corrected_pya":true,"correction":true,"account_line_id":true,"deed_id":true,"had_pya":true,"old_balance_pya":true,"new_balance_pya":true,"operator_id":true,"cash_in_id":true},"params":[{"name":"full_transaction_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":61,"b":81}]},{"name":"credited_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":99,"b":112}]},{"name":"bonus_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":127,"b":137}]},{"name":"turnover_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":157,"b":170}]},{"name":"corrected_pya","required":false,"transform":{"type":"scalar"},"locs":[{"a":189,"b":202}]},{"name":"correction","required":false,"transform":{"type":"scalar"},"locs":[{"a":218,"b":228}]},{"name":"account_line_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":249,"b":264}]},{"name":"deed_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":277,"b":284}]},{"name":"had_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":297,"b":305}]},{"name":"old_balance_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":326,"b":342}]},{"name":"new_balance_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":363,"b":379}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":395,"b":407}]},{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":450,"b":461}]}],"statement":"update cash_in set state = 'approved', full_transaction_id = :full_transaction_id!, credited_pya = :credited_pya!, bonus_pya = :bonus_pya!,\n  turnover_pya = :turnover_pya!, corrected_pya = :corrected_pya, correction = :correction, account_line_id = :account_line_id, deed_id = :deed_id, had_pya = :had_pya!, old_balance_pya = :old_balance_pya!, new_balance_pya = :new_balance_pya!, decided_by = :operator_id!,\n  decided_at = product_now()\nwhere id = :cash_in_id!"} as never);

export interface ContestedByParams {
  cash_in_id: number;
  operator_id?: number | null | void;
  paid_by?: string | null | void;
}

export interface ContestedByResult {
  id: number;
  is_own_credit: boolean;
  is_paid: boolean;
}

export const contestedBy = new PreparedQuery<ContestedByParams, ContestedByResult>({"usedParamSet":{"operator_id":true,"paid_by":true,"cash_in_id":true},"params":[{"name":"operator_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":200,"b":211},{"a":408,"b":419},{"a":878,"b":889}]},{"name":"paid_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":790,"b":797}]},{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":1214,"b":1225}]}],"statement":"with own_deed as materialized (\n  select d.id, substr(d.subject, length('cash_in:') + 1)::bigint as cash_in_id, coalesce(d.data->'contested_by', '[]') as shown\n  from public_deed d where d.asked_by = :operator_id and d.kind = 'cash_in' and d.state = 'done' and d.decided_at > product_now() - interval '30 days'\n)\nselect r.id, r.state = 'approved' and case when r.deed_id is null then coalesce(r.decided_by = :operator_id, false)\n    else exists (select from own_deed o where o.id = r.deed_id and not o.shown @> to_jsonb(c.id)) end as \"is_own_credit!\",\n  r.state = 'approved' as \"is_paid!\"\nfrom cash_in c join cash_in r on r.player_id <> c.player_id and (r.voucher_code = c.voucher_code\n  or (r.transaction_id in (c.transaction_id, case when c.voucher_code is null then right(regexp_replace(:paid_by, '[^0-9]', '', 'g'), 6) end)\n      or r.state = 'approved' and (r.decided_by = :operator_id and r.decided_at > c.created_at - interval '14 days' or r.id = any (array(select cash_in_id from own_deed)))\n        and right(regexp_replace(r.full_transaction_id, '[^0-9]', '', 'g'), 6) = c.transaction_id)\n    and r.created_at between c.created_at - interval '14 days' and c.created_at + interval '14 days')\nwhere c.id = :cash_in_id! order by r.id"} as never);

export interface QueueForApprovalsParams {
  operator_id: number;
}

export interface QueueForApprovalsResult {
  held: string;
}

export const queueForApprovals = new PreparedQuery<QueueForApprovalsParams, QueueForApprovalsResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":38,"b":50}]}],"statement":"select pg_advisory_xact_lock(7203163, :operator_id!::int)::text as \"held!\""} as never);

export interface ReadCreditedAloneParams {
  operator_id: number;
}

export interface ReadCreditedAloneResult {
  credited_pya: number;
}

export const readCreditedAlone = new PreparedQuery<ReadCreditedAloneParams, ReadCreditedAloneResult>({"usedParamSet":{"operator_id":true},"params":[{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":235,"b":247}]}],"statement":"select coalesce(sum(c.counted_pya), 0)::bigint as \"credited_pya!\"\nfrom cash_in c left join account_line l on l.id = c.account_line_id left join account_statement s on s.id = l.statement_id\nwhere c.state = 'approved' and c.decided_by = :operator_id! and c.decided_at >= yangon_instant(yangon_day(product_now()), '00:00') and c.deed_id is null\n  and coalesce(s.operator_id, c.decided_by) = c.decided_by"} as never);

export interface ReadCreditedAloneToParams {
  player_id: number;
}

export interface ReadCreditedAloneToResult {
  credited_pya: number;
}

export const readCreditedAloneTo = new PreparedQuery<ReadCreditedAloneToParams, ReadCreditedAloneToResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":209,"b":219}]}],"statement":"select coalesce(sum(c.counted_pya), 0)::bigint as \"credited_pya!\"\nfrom cash_in c left join account_line l on l.id = c.account_line_id left join account_statement s on s.id = l.statement_id\nwhere c.player_id = :player_id! and c.state = 'approved' and c.decided_at >= yangon_instant(yangon_day(product_now()), '00:00') and c.deed_id is null\n  and coalesce(s.operator_id, c.decided_by) = c.decided_by"} as never);

export interface ReadMoneyOfParams {
  player_id: number;
}

export interface ReadMoneyOfResult {
  had_pya: number;
}

export const readMoneyOf = new PreparedQuery<ReadMoneyOfParams, ReadMoneyOfResult>({"usedParamSet":{"player_id":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":92,"b":102},{"a":276,"b":286},{"a":430,"b":440}]}],"statement":"select coalesce((select sum(greatest(u.balance, 0)) from public_purse u where u.player_id = :player_id! and u.kind in ('main', 'game', 'hold')), 0)::bigint\n  + coalesce((select sum(s.total_pya) from public_slip s join public_draw d on d.id = s.draw_id\n    where s.player_id = :player_id! and s.accepted_at > product_now() - interval '60 days' and d.settled_at is null and d.refunded_at is null), 0)::bigint\n  + money_at_providers(:player_id!) as \"had_pya!\""} as never);

export interface MarkRejectedParams {
  cash_in_id: number;
  operator_id: number;
  reason: string;
}

export type MarkRejectedResult = void;

export const markRejected = new PreparedQuery<MarkRejectedParams, MarkRejectedResult>({"usedParamSet":{"reason":true,"operator_id":true,"cash_in_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":48,"b":55}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":71,"b":83}]},{"name":"cash_in_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":135}]}],"statement":"update cash_in set state = 'rejected', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :cash_in_id!"} as never);

export interface ExpireSomeParams {
  player_id?: number | null | void;
  row_count: number;
}

export interface ExpireSomeResult {
  amount_pya: number;
  id: number;
  player_id: number;
}

export const expireSome = new PreparedQuery<ExpireSomeParams, ExpireSomeResult>({"usedParamSet":{"player_id":true,"row_count":true},"params":[{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":165,"b":174},{"a":207,"b":216}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":239,"b":249}]}],"statement":"update cash_in set state = 'expired', decided_at = product_now()\nwhere id in (\n  select id from cash_in where state = 'pending' and expires_at <= product_now() and (:player_id::bigint is null or player_id = :player_id)\n  order by id limit :row_count! for update skip locked\n)\nreturning id, player_id, amount_pya"} as never);

