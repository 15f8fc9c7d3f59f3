/** Types and statements of src/cash/payout.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { CashOutState } from '#queries/unions.ts';

export interface PageOfCashOutsParams {
  after_id?: number | null | void;
  cash_out_id?: number | null | void;
  player_id?: number | null | void;
  row_count: number;
  search?: string | null | void;
  skipped: number;
  sort?: string | null | void;
  state?: CashOutState | null | void;
  viewer_id: number;
  vouched_above_pya: number;
}

export interface PageOfCashOutsResult {
  account_name: string;
  account_number: string;
  amount_pya: number;
  asked_by: string | null;
  claimed_by: string | null;
  claimed_until: Date | null;
  confirmed_by: string | null;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  id: number;
  is_blocked: boolean;
  is_name_same: boolean;
  is_overdrawn: boolean;
  is_sent: boolean;
  lvl_2_name: string | null;
  method_id: number;
  method_name: string;
  needs_second: boolean;
  payout_reference: string | null;
  player_id: number;
  player_name: string;
  player_phone: string;
  reason: string | null;
  state: CashOutState;
  total_count: number;
}

export const pageOfCashOuts = new PreparedQuery<PageOfCashOutsParams, PageOfCashOutsResult>({"usedParamSet":{"search":true,"cash_out_id":true,"after_id":true,"state":true,"player_id":true,"sort":true,"viewer_id":true,"vouched_above_pya":true,"row_count":true,"skipped":true},"params":[{"name":"search","required":false,"transform":{"type":"scalar"},"locs":[{"a":142,"b":148},{"a":180,"b":186},{"a":218,"b":224},{"a":732,"b":738},{"a":922,"b":928},{"a":1014,"b":1020},{"a":1052,"b":1058},{"a":1096,"b":1102},{"a":1135,"b":1141},{"a":1190,"b":1196},{"a":1239,"b":1245},{"a":1286,"b":1292}]},{"name":"cash_out_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":320,"b":331},{"a":359,"b":370}]},{"name":"after_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":384,"b":392},{"a":480,"b":488},{"a":535,"b":543},{"a":582,"b":590}]},{"name":"state","required":false,"transform":{"type":"scalar"},"locs":[{"a":608,"b":613},{"a":652,"b":657}]},{"name":"player_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":665,"b":674},{"a":709,"b":718}]},{"name":"sort","required":false,"transform":{"type":"scalar"},"locs":[{"a":1470,"b":1474},{"a":1640,"b":1644},{"a":1756,"b":1760}]},{"name":"viewer_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":2379,"b":2389}]},{"name":"vouched_above_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":2423,"b":2441}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":2854,"b":2864}]},{"name":"skipped","required":true,"transform":{"type":"scalar"},"locs":[{"a":2873,"b":2881}]}],"statement":"with named as materialized (\n  select array_agg(p.id) as ids, min(p.id) as first_id, max(p.id) as last_id\n  from public_player p where length(:search) > 2 and (p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n), found as materialized (\n  select array(\n    select c.id from cash_out c\n    where (:cash_out_id::bigint is null or c.id = :cash_out_id)\n      and (:after_id::bigint is null or case when (select k.state = 'pending' from cash_out k where k.id = :after_id)\n        then c.state <> 'pending' or c.id > :after_id else c.state <> 'pending' and c.id < :after_id end)\n      and (:state::cash_out_state is null or c.state = :state) and (:player_id::bigint is null or c.player_id = :player_id)\n      and (:search::text is null\n        or c.player_id = any ((select ids from named)::bigint[]) and c.player_id between (select first_id from named) and (select last_id from named)\n        or length(:search) < 3 and c.player_id in (select p.id from public_player p where p.phone like '%' || :search || '%' or p.name ilike '%' || :search || '%')\n        or c.id = case when :search ~ '^#[0-9]{1,15}$' then substr(:search, 2)::bigint end or c.id_plain = plain_id(upper(:search))\n        or c.account_name ilike '%' || :search || '%' or c.account_number like '%' || :search || '%')\n    order by c.state = 'pending' desc, case when c.state = 'pending' then c.id end, c.id desc\n    limit 10000\n  ) as ids\n), sorted as materialized (\n  select case when :sort::text is null then found.ids else array(\n    select x.id from unnest(found.ids) with ordinality x(id, place) join cash_out c on c.id = x.id\n    order by case ltrim(:sort, '-') when 'amount' then c.amount_pya when 'created_at' then extract(epoch from c.created_at) end * case when :sort like '-%' then -1 else 1 end nulls last, x.place\n  ) end as ids from found\n)\nselect c.id, c.player_id, p.name as player_name, p.phone as player_phone, p.blocked_at is not null as \"is_blocked!\",\n  exists (select from public_purse u where u.player_id = c.player_id and u.kind in ('main', 'game') and u.overdrawn_at is not null) as \"is_overdrawn!\",\n  c.state = 'pending' and coalesce(n.state in ('asked', 'stale', 'asker_gone'), false) as \"is_sent!\", c.method_id, m.name as method_name, c.amount_pya, c.account_name, c.account_number,\n  c.lvl_2_name, c.is_name_same, c.state,\n  c.needs_second or c.state = 'pending' and :viewer_id! = any (vouchers_of(c.player_id, :vouched_above_pya!)) as \"needs_second!\", q.username as \"asked_by?\", f.username as \"confirmed_by?\",\n  k.claimed_by as \"claimed_by?\", k.claimed_until as \"claimed_until?\",\n  c.payout_reference, c.reason, o.username as \"decided_by?\", c.created_at, c.decided_at, cardinality(found.ids) as \"total_count!\"\nfrom sorted found cross join lateral (\n  select id, place from unnest(found.ids) with ordinality x(id, place) order by place limit :row_count! offset :skipped!\n) shown\njoin cash_out c on c.id = shown.id\njoin public_player p on p.id = c.player_id\njoin payment_method m on m.id = c.method_id\nleft join lateral (\n  select d.asked_by, d.decided_by from public_deed d\n  where d.kind = 'cash_out' and d.subject = 'cash_out:' || c.id and (d.state = 'asked' or d.id = c.deed_id) order by d.id desc limit 1\n) e on true\nleft join lateral (\n  select d.state from public_deed d where d.kind = 'cash_out' and d.subject = 'cash_out:' || c.id and d.data ? 'sent' order by d.id desc limit 1\n) n on true\nleft join public_operator q on q.id = e.asked_by\nleft join public_operator f on f.id = e.decided_by\nleft join public_standing_claim k on k.subject = 'cash_out:' || c.id and c.state = 'pending'\nleft join public_operator o on o.id = c.decided_by\norder by shown.place"} as never);

export interface PlayerOfCashOutParams {
  cash_out_id: number;
}

export interface PlayerOfCashOutResult {
  player_id: number;
}

export const playerOfCashOut = new PreparedQuery<PlayerOfCashOutParams, PlayerOfCashOutResult>({"usedParamSet":{"cash_out_id":true},"params":[{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":42,"b":54}]}],"statement":"select player_id from cash_out where id = :cash_out_id!"} as never);

export interface LockCashOutParams {
  cash_out_id: number;
  vouched_above_pya: number;
}

export interface LockCashOutResult {
  account_number: string;
  amount_pya: number;
  decided_by: string | null;
  deed_id: number | null;
  hold_purse: number;
  id: number;
  is_open: boolean;
  main_purse: number;
  method: string;
  method_id: number;
  method_name: string;
  needs_second: boolean;
  player_id: number;
  state: CashOutState;
  vouchers: number[];
}

export const lockCashOut = new PreparedQuery<LockCashOutParams, LockCashOutResult>({"usedParamSet":{"vouched_above_pya":true,"cash_out_id":true},"params":[{"name":"vouched_above_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":351,"b":369}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":616,"b":628}]}],"statement":"select c.id, c.player_id, c.amount_pya, c.account_number, c.state = 'pending' as \"is_open!\", c.state,\n  (select o.username from public_operator o where o.id = c.decided_by) as \"decided_by?\", c.needs_second, c.deed_id, m.id as method_id, m.code as method, m.name as method_name,\n  main.id as main_purse, hold.id as hold_purse, vouchers_of(c.player_id, :vouched_above_pya!) as \"vouchers!\"\nfrom cash_out c\njoin payment_method m on m.id = c.method_id\njoin public_purse main on main.player_id = c.player_id and main.kind = 'main'\njoin public_purse hold on hold.player_id = c.player_id and hold.kind = 'hold'\nwhere c.id = :cash_out_id!\nfor update of c"} as never);

export interface FindCashOutParams {
  cash_out_id: number;
  vouched_above_pya: number;
}

export interface FindCashOutResult {
  account_name: string;
  account_number: string;
  amount_pya: number;
  is_name_same: boolean;
  lvl_2_name: string | null;
  method: string;
  phone: string;
  player: string;
  state: CashOutState;
  vouchers: string | null;
}

export const findCashOut = new PreparedQuery<FindCashOutParams, FindCashOutResult>({"usedParamSet":{"vouched_above_pya":true,"cash_out_id":true},"params":[{"name":"vouched_above_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":264,"b":282}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":418,"b":430}]}],"statement":"select c.state, p.name as player, p.phone, m.name as method, c.amount_pya, c.account_name, c.account_number, c.lvl_2_name, c.is_name_same,\n  (select string_agg(o.username, ', ' order by o.username) from public_operator o where o.id = any (vouchers_of(c.player_id, :vouched_above_pya!))) as \"vouchers?\"\nfrom cash_out c join public_player p on p.id = c.player_id join payment_method m on m.id = c.method_id where c.id = :cash_out_id!"} as never);

export interface SentDeedParams {
  cash_out_id: number;
}

export interface SentDeedResult {
  is_waiting: boolean;
}

export const sentDeed = new PreparedQuery<SentDeedParams, SentDeedResult>({"usedParamSet":{"cash_out_id":true},"params":[{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":142,"b":154}]}],"statement":"select d.state = 'asked' as \"is_waiting!\" from (\n  select x.state from public_deed x where x.kind = 'cash_out' and x.subject = 'cash_out:' || :cash_out_id!::bigint and x.data ? 'sent' order by x.id desc limit 1\n) d where d.state in ('asked', 'stale', 'asker_gone')"} as never);

export interface MarkConfirmedParams {
  cash_out_id: number;
  deed_id: number;
}

export type MarkConfirmedResult = void;

export const markConfirmed = new PreparedQuery<MarkConfirmedParams, MarkConfirmedResult>({"usedParamSet":{"deed_id":true,"cash_out_id":true},"params":[{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":30,"b":38}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":51,"b":63}]}],"statement":"update cash_out set deed_id = :deed_id! where id = :cash_out_id!"} as never);

export interface FindAccountOfRequestParams {
  account_id: number;
  cash_out_id: number;
}

export interface FindAccountOfRequestResult {
  id: number;
}

export const findAccountOfRequest = new PreparedQuery<FindAccountOfRequestParams, FindAccountOfRequestResult>({"usedParamSet":{"cash_out_id":true,"account_id":true},"params":[{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":93,"b":105}]},{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":118,"b":129}]}],"statement":"select a.id from payment_account a join cash_out c on c.method_id = a.method_id where c.id = :cash_out_id! and a.id = :account_id!"} as never);

export interface MarkPaidParams {
  account_id?: number | null | void;
  cash_out_id: number;
  operator_id: number;
  payout_reference: string;
}

export type MarkPaidResult = void;

export const markPaid = new PreparedQuery<MarkPaidParams, MarkPaidResult>({"usedParamSet":{"payout_reference":true,"account_id":true,"operator_id":true,"cash_out_id":true},"params":[{"name":"payout_reference","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":72}]},{"name":"account_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":88,"b":98}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":114,"b":126}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":167,"b":179}]}],"statement":"update cash_out set state = 'paid', payout_reference = :payout_reference!, account_id = :account_id, decided_by = :operator_id!, decided_at = product_now()\nwhere id = :cash_out_id!"} as never);

export interface MarkRefusedParams {
  cash_out_id: number;
  operator_id: number;
  reason: string;
}

export type MarkRefusedResult = void;

export const markRefused = new PreparedQuery<MarkRefusedParams, MarkRefusedResult>({"usedParamSet":{"reason":true,"operator_id":true,"cash_out_id":true},"params":[{"name":"reason","required":true,"transform":{"type":"scalar"},"locs":[{"a":49,"b":56}]},{"name":"operator_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":72,"b":84}]},{"name":"cash_out_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":125,"b":137}]}],"statement":"update cash_out set state = 'rejected', reason = :reason!, decided_by = :operator_id!, decided_at = product_now() where id = :cash_out_id!"} as never);

