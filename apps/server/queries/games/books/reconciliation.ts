/** Types and statements of src/games/books/reconciliation.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { DialectName, ProviderCurrency, WagerStatus } from '#queries/unions.ts';

export type DueReconciliationsParams = void;

export interface DueReconciliationsResult {
  day: string;
  dialect: DialectName;
}

export const dueReconciliations = new PreparedQuery<DueReconciliationsParams, DueReconciliationsResult>({"usedParamSet":{},"params":[],"statement":"select d.dialect, t.day as \"day!\"\nfrom game_dialect d cross join lateral (\n  select yangon_day(product_now()) - 1 as day, interval '30 minutes' as pause\n  union all\n  select r.day, interval '6 hours' from reconciliation r\n  where r.dialect = d.dialect and r.state = 'failed' and r.day between yangon_day(product_now()) - 15 and yangon_day(product_now()) - 2\n) t\nwhere d.is_on and exists (select from provider p where p.dialect = d.dialect and p.is_active)\n  and product_now() >= yangon_instant(yangon_day(product_now()), '01:00')\n  and not exists (\n    select from reconciliation r where r.dialect = d.dialect and r.day = t.day and (r.state <> 'failed' or r.at > product_now() - t.pause)\n  )"} as never);

export interface AskDayParams {
  asked_by?: number | null | void;
  day: string;
  dialect: DialectName;
}

export interface AskDayResult {
  id: number;
}

export const askDay = new PreparedQuery<AskDayParams, AskDayResult>({"usedParamSet":{"dialect":true,"day":true,"asked_by":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":64,"b":72}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":75,"b":79},{"a":104,"b":108}]},{"name":"asked_by","required":false,"transform":{"type":"scalar"},"locs":[{"a":88,"b":96}]}],"statement":"insert into reconciliation as r (dialect, day, asked_by)\nselect :dialect!, :day!::date, :asked_by where :day!::date <= yangon_day(product_now())\non conflict (dialect, day) do update set state = 'asked', error = null, asked_by = excluded.asked_by, at = product_now()\nreturning r.id"} as never);

export interface FindReconciliationParams {
  reconciliation_id: number;
}

export interface FindReconciliationResult {
  day: string;
  dialect: DialectName;
  from_at: Date;
  id: number;
  shift_ms: number;
  until_at: Date;
}

export const findReconciliation = new PreparedQuery<FindReconciliationParams, FindReconciliationResult>({"usedParamSet":{"reconciliation_id":true},"params":[{"name":"reconciliation_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":289,"b":307}]}],"statement":"select r.id, r.dialect, r.day::text as \"day!\", yangon_instant(r.day, '00:00') as \"from_at!\", least(yangon_instant(r.day + 1, '00:00'), product_now()) as \"until_at!\",\n  (extract(epoch from product_now() - clock_timestamp()) * 1000)::float8 as \"shift_ms!\"\nfrom reconciliation r where r.id = :reconciliation_id! and r.state = 'asked'"} as never);

export interface FailReconciliationParams {
  error: string;
  reconciliation_id: number;
}

export interface FailReconciliationResult {
  day: string;
  is_late: boolean;
  today: string;
}

export const failReconciliation = new PreparedQuery<FailReconciliationParams, FailReconciliationResult>({"usedParamSet":{"error":true,"reconciliation_id":true},"params":[{"name":"error","required":true,"transform":{"type":"scalar"},"locs":[{"a":52,"b":58}]},{"name":"reconciliation_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":91,"b":109}]}],"statement":"update reconciliation set state = 'failed', error = :error!, at = product_now() where id = :reconciliation_id!\nreturning day, yangon_day(product_now())::text as \"today!\", product_now() >= yangon_instant(day + 1, '05:00') as \"is_late!\""} as never);

export interface LockReconciliationParams {
  reconciliation_id: number;
}

export interface LockReconciliationResult {
  id: number;
}

export const lockReconciliation = new PreparedQuery<LockReconciliationParams, LockReconciliationResult>({"usedParamSet":{"reconciliation_id":true},"params":[{"name":"reconciliation_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":41,"b":59}]}],"statement":"select id from reconciliation where id = :reconciliation_id! for update"} as never);

export type ProductCurrenciesParams = void;

export interface ProductCurrenciesResult {
  currency: ProviderCurrency;
  p_code: string;
}

export const productCurrencies = new PreparedQuery<ProductCurrenciesParams, ProductCurrenciesResult>({"usedParamSet":{},"params":[],"statement":"select p_code, currency from provider"} as never);

export interface CompareWagersParams {
  dialect: DialectName;
  from_at: Date;
  theirs: unknown;
  unread: unknown;
  until_at: Date;
}

export interface CompareWagersResult {
  kind: string;
  member: string;
  ours_pya: number;
  p_code: string;
  player_id: number | null;
  theirs_bet_pya: number;
  theirs_payout_pya: number;
  theirs_pya: number;
  theirs_status: string;
  theirs_tip_pya: number;
  theirs_valid_bet_pya: number;
  wager_code: string;
}

export const compareWagers = new PreparedQuery<CompareWagersParams, CompareWagersResult>({"usedParamSet":{"theirs":true,"unread":true,"dialect":true,"from_at":true,"until_at":true},"params":[{"name":"theirs","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":81}]},{"name":"unread","required":true,"transform":{"type":"scalar"},"locs":[{"a":389,"b":396}]},{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":600,"b":608},{"a":1540,"b":1548}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":645,"b":653},{"a":1571,"b":1579}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":700,"b":709},{"a":1017,"b":1026},{"a":1600,"b":1609}]}],"statement":"with theirs as (\n  select t.*, p.id as player_id\n  from json_to_recordset(:theirs!::json) as t(p_code text, member text, wager_code text, net_pya bigint, status text, bet_pya bigint, tip_pya bigint,\n    valid_bet_pya bigint, payout_pya bigint)\n  left join public_player p on p.user_code = t.member\n), unread as (\n  select p.id as player_id, t.p_code, t.wager_code\n  from json_to_recordset(:unread!::json) as t(p_code text, member text, wager_code text) join public_player p on p.user_code = t.member\n), bought as (\n  select distinct t.player_id, t.product from game_transaction t\n  where t.dialect = :dialect! and t.wager_id is null and t.at >= :from_at!::timestamptz - interval '30 days' and t.at < :until_at!\n), pair as (\n  select coalesce(t.p_code, w.product) as p_code, coalesce(t.member, o.user_code) as member, coalesce(t.player_id, w.player_id) as player_id,\n    coalesce(t.wager_code, w.wager_code) as wager_code, t.wager_code is null as is_missing_there, w.id is null as is_missing_here,\n    w.changed_at >= :until_at! as is_newer_here, coalesce(w.staked_pya + w.paid_pya, 0) > 0 as has_money,\n    coalesce(t.net_pya, 0) as theirs_pya, coalesce(w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya, 0) as ours_pya,\n    coalesce(t.status, 'void') as theirs_status, coalesce(t.bet_pya, 0) as theirs_bet_pya, coalesce(t.tip_pya, 0) as theirs_tip_pya,\n    coalesce(t.valid_bet_pya, 0) as theirs_valid_bet_pya, coalesce(t.payout_pya, 0) as theirs_payout_pya\n  from theirs t\n  full join (select * from wager w where w.dialect = :dialect! and (w.changed_at >= :from_at! and w.changed_at < :until_at! and w.kind in ('bet', 'tip') and not w.is_repaired\n    or (w.player_id, w.product, w.wager_code) in (select player_id, p_code, wager_code from theirs))\n    and (w.player_id, w.product, w.wager_code) not in (select player_id, p_code, wager_code from unread)) w\n    on w.player_id = t.player_id and w.product = t.p_code and w.wager_code = t.wager_code\n  left join public_player o on o.id = w.player_id\n)\nselect p_code as \"p_code!\", member as \"member!\", player_id, wager_code as \"wager_code!\", ours_pya::bigint as \"ours_pya!\", theirs_pya as \"theirs_pya!\",\n  theirs_status as \"theirs_status!\", theirs_bet_pya as \"theirs_bet_pya!\", theirs_tip_pya as \"theirs_tip_pya!\",\n  theirs_valid_bet_pya as \"theirs_valid_bet_pya!\", theirs_payout_pya as \"theirs_payout_pya!\",\n  case when is_missing_here then 'missing_here' when is_missing_there then 'missing_there' else 'amounts_differ' end as \"kind!\"\nfrom pair where ours_pya <> theirs_pya and is_newer_here is not true\n  and (has_money or not exists (select from bought b where b.player_id = pair.player_id and b.product = pair.p_code))"} as never);

export interface CompareBuyInsParams {
  day: string;
  dialect: DialectName;
  from_at: Date;
  theirs: unknown;
  unread: unknown;
  until_at: Date;
}

export interface CompareBuyInsResult {
  kind: string;
  member: string;
  ours_pya: number;
  p_code: string;
  player_id: number;
  theirs_bet_pya: number;
  theirs_payout_pya: number;
  theirs_pya: number;
  theirs_status: WagerStatus;
  theirs_tip_pya: number;
  theirs_valid_bet_pya: number;
  wager_code: string;
}

export const compareBuyIns = new PreparedQuery<CompareBuyInsParams, CompareBuyInsResult>({"usedParamSet":{"theirs":true,"from_at":true,"dialect":true,"until_at":true,"day":true,"unread":true},"params":[{"name":"theirs","required":true,"transform":{"type":"scalar"},"locs":[{"a":106,"b":113}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":507,"b":515},{"a":602,"b":610},{"a":797,"b":805}]},{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":734,"b":742}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":852,"b":861}]},{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":986,"b":990}]},{"name":"unread","required":true,"transform":{"type":"scalar"},"locs":[{"a":1632,"b":1639}]}],"statement":"with rounds as (\n  select p.id as player_id, t.p_code, sum(t.net_pya) as net_pya\n  from json_to_recordset(:theirs!::json) as t(p_code text, member text, wager_code text, net_pya bigint)\n  join public_player p on p.user_code = t.member\n  left join wager w on w.player_id = p.id and w.product = t.p_code and w.wager_code = t.wager_code\n  where coalesce(w.staked_pya + w.paid_pya, 0) = 0\n  group by p.id, t.p_code\n), bought as (\n  select t.player_id, t.product, coalesce(sum(t.moved_pya) filter (where t.at >= :from_at!), 0) as net_pya,\n    (array_agg(t.operation order by t.id desc) filter (where t.at < :from_at!))[1] as last_before, (array_agg(t.operation order by t.id desc))[1] as last\n  from game_transaction t\n  where t.dialect = :dialect! and t.wager_id is null and not t.is_void and t.at >= :from_at!::timestamptz - interval '30 days' and t.at < :until_at!\n  group by t.player_id, t.product\n)\nselect b.product as \"p_code!\", o.user_code as \"member!\", b.player_id, 'buy-ins of ' || :day!::text as \"wager_code!\", b.net_pya::bigint as \"ours_pya!\",\n  coalesce(r.net_pya, 0)::bigint as \"theirs_pya!\", 'void'::wager_status as \"theirs_status!\", 0::bigint as \"theirs_bet_pya!\", 0::bigint as \"theirs_tip_pya!\",\n  0::bigint as \"theirs_valid_bet_pya!\", 0::bigint as \"theirs_payout_pya!\", 'sums_differ' as \"kind!\"\nfrom bought b join public_player o on o.id = b.player_id left join rounds r on r.player_id = b.player_id and r.p_code = b.product\nwhere b.net_pya <> coalesce(r.net_pya, 0) and b.last <> 'buyin' and b.last_before is distinct from 'buyin'\n  and (b.product, o.user_code) not in (select t.p_code, t.member from json_to_recordset(:unread!::json) as t(p_code text, member text))"} as never);

export interface CompareLyingBuyInsParams {
  dialect: DialectName;
  from_at: Date;
  theirs: unknown;
  unread: unknown;
  until_at: Date;
}

export interface CompareLyingBuyInsResult {
  kind: string;
  member: string;
  ours_pya: number;
  p_code: string;
  player_id: number;
  theirs_bet_pya: number;
  theirs_payout_pya: number;
  theirs_pya: number;
  theirs_status: WagerStatus;
  theirs_tip_pya: number;
  theirs_valid_bet_pya: number;
  wager_code: string;
}

export const compareLyingBuyIns = new PreparedQuery<CompareLyingBuyInsParams, CompareLyingBuyInsResult>({"usedParamSet":{"dialect":true,"from_at":true,"until_at":true,"theirs":true,"unread":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":222,"b":230}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":285,"b":293},{"a":528,"b":536}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":340,"b":349}]},{"name":"theirs","required":true,"transform":{"type":"scalar"},"locs":[{"a":602,"b":609}]},{"name":"unread","required":true,"transform":{"type":"scalar"},"locs":[{"a":710,"b":717}]}],"statement":"with moved as (\n  select t.id, t.player_id, t.product, t.moved_pya, t.at, max(t.id) filter (where t.operation <> 'buyin') over (partition by t.player_id, t.product) as back_id\n  from game_transaction t\n  where t.dialect = :dialect! and t.wager_id is null and not t.is_void and t.at >= :from_at!::timestamptz - interval '30 days' and t.at < :until_at!\n), lying as (\n  select player_id, product, sum(moved_pya) as net_pya, min(at) as since from moved\n  where id > coalesce(back_id, 0) group by player_id, product having max(at) < :from_at!\n), told as (\n  select t.p_code, t.member from json_to_recordset(:theirs!::json) as t(p_code text, member text)\n  union all select t.p_code, t.member from json_to_recordset(:unread!::json) as t(p_code text, member text)\n)\nselect l.product as \"p_code!\", o.user_code as \"member!\", l.player_id as \"player_id!\", 'buy-ins of ' || yangon_day(l.since)::text as \"wager_code!\",\n  l.net_pya::bigint as \"ours_pya!\", r.net_pya as \"theirs_pya!\", 'void'::wager_status as \"theirs_status!\", 0::bigint as \"theirs_bet_pya!\",\n  0::bigint as \"theirs_tip_pya!\", 0::bigint as \"theirs_valid_bet_pya!\", 0::bigint as \"theirs_payout_pya!\", 'sums_differ' as \"kind!\"\nfrom lying l join public_player o on o.id = l.player_id\ncross join lateral (\n  select coalesce(sum(w.payout_pya - w.bet_pya), 0)::bigint as net_pya from wager w\n  where w.player_id = l.player_id and w.product = l.product and w.kind = 'report' and w.status = 'settled' and w.created_at >= l.since\n) r\nwhere l.net_pya <> r.net_pya and (l.product, o.user_code) not in (select p_code, member from told)"} as never);

export interface CountOursParams {
  dialect: DialectName;
  from_at: Date;
  until_at: Date;
}

export interface CountOursResult {
  count: number;
}

export const countOurs = new PreparedQuery<CountOursParams, CountOursResult>({"usedParamSet":{"dialect":true,"from_at":true,"until_at":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":55,"b":63}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":110,"b":118}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":146}]}],"statement":"select count(*) as \"count!\" from wager where dialect = :dialect! and kind in ('bet', 'tip') and changed_at >= :from_at! and changed_at < :until_at!"} as never);

export interface ToldAtOtherTimesParams {
  asked_from: Date;
  asked_until: Date;
  dialect: DialectName;
  from_at: Date;
  until_at: Date;
}

export interface ToldAtOtherTimesResult {
  data_at: Date;
  member: string;
  p_code: string;
  wager_code: string;
}

export const toldAtOtherTimes = new PreparedQuery<ToldAtOtherTimesParams, ToldAtOtherTimesResult>({"usedParamSet":{"dialect":true,"from_at":true,"until_at":true,"asked_from":true,"asked_until":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":186,"b":194}]},{"name":"from_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":245,"b":253}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":274,"b":283}]},{"name":"asked_from","required":true,"transform":{"type":"scalar"},"locs":[{"a":326,"b":337}]},{"name":"asked_until","required":true,"transform":{"type":"scalar"},"locs":[{"a":355,"b":367}]}],"statement":"select w.product as \"p_code!\", o.user_code as \"member!\", w.wager_code as \"wager_code!\", w.data_at as \"data_at!\"\nfrom wager w join public_player o on o.id = w.player_id\nwhere w.dialect = :dialect! and w.kind in ('bet', 'tip') and w.changed_at >= :from_at! and w.changed_at < :until_at! and not w.is_repaired\n  and (w.data_at < :asked_from! or w.data_at >= :asked_until!) and w.paid_pya + w.returned_pya - w.staked_pya - w.taken_back_pya <> 0"} as never);

export interface PutDifferencesParams {
  dialect: DialectName;
  differences: unknown;
  reconciliation_id: number;
}

export interface PutDifferencesResult {
  id: number;
  ours_pya: number;
  theirs_pya: number;
}

export const putDifferences = new PreparedQuery<PutDifferencesParams, PutDifferencesResult>({"usedParamSet":{"reconciliation_id":true,"dialect":true,"differences":true},"params":[{"name":"reconciliation_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":227,"b":245}]},{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":248,"b":256},{"a":614,"b":622}]},{"name":"differences","required":true,"transform":{"type":"scalar"},"locs":[{"a":492,"b":504}]}],"statement":"insert into wager_difference as d (reconciliation_id, dialect, kind, p_code, member, player_id, wager_code, ours_pya, theirs_pya,\n  theirs_status, theirs_bet_pya, theirs_tip_pya, theirs_valid_bet_pya, theirs_payout_pya)\nselect :reconciliation_id!, :dialect!, r.kind, r.p_code, r.member, r.player_id, r.wager_code, r.ours_pya, r.theirs_pya,\n  r.theirs_status, r.theirs_bet_pya, r.theirs_tip_pya, r.theirs_valid_bet_pya, r.theirs_payout_pya\nfrom json_populate_recordset(null::wager_difference, :differences!::json) as r\nwhere not exists (\n  select from wager_difference x where x.state = 'dismissed' and x.dialect = :dialect! and x.p_code = r.p_code and x.member = r.member\n    and x.wager_code = r.wager_code and x.ours_pya = r.ours_pya and x.theirs_pya = r.theirs_pya\n)\non conflict (dialect, p_code, member, wager_code) where state = 'open' do update\nset reconciliation_id = excluded.reconciliation_id, kind = excluded.kind, ours_pya = excluded.ours_pya, theirs_pya = excluded.theirs_pya, theirs_status = excluded.theirs_status,\n  theirs_bet_pya = excluded.theirs_bet_pya, theirs_tip_pya = excluded.theirs_tip_pya, theirs_valid_bet_pya = excluded.theirs_valid_bet_pya,\n  theirs_payout_pya = excluded.theirs_payout_pya\nwhere (d.kind, d.ours_pya, d.theirs_pya, d.theirs_status, d.theirs_bet_pya, d.theirs_tip_pya, d.theirs_valid_bet_pya, d.theirs_payout_pya) is distinct from\n  (excluded.kind, excluded.ours_pya, excluded.theirs_pya, excluded.theirs_status, excluded.theirs_bet_pya, excluded.theirs_tip_pya,\n    excluded.theirs_valid_bet_pya, excluded.theirs_payout_pya)\n  and (select r.day from reconciliation r where r.id = d.reconciliation_id) <= (select r.day from reconciliation r where r.id = excluded.reconciliation_id)\nreturning d.id, d.ours_pya, d.theirs_pya"} as never);

export interface CloseGoneParams {
  dialect: DialectName;
  differences: unknown;
  reconciliation_id: number;
  theirs: unknown;
  unread: unknown;
}

export type CloseGoneResult = void;

export const closeGone = new PreparedQuery<CloseGoneParams, CloseGoneResult>({"usedParamSet":{"dialect":true,"reconciliation_id":true,"theirs":true,"differences":true,"unread":true},"params":[{"name":"dialect","required":true,"transform":{"type":"scalar"},"locs":[{"a":84,"b":92}]},{"name":"reconciliation_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":121,"b":139},{"a":269,"b":287}]},{"name":"theirs","required":true,"transform":{"type":"scalar"},"locs":[{"a":410,"b":417}]},{"name":"differences","required":true,"transform":{"type":"scalar"},"locs":[{"a":592,"b":604}]},{"name":"unread","required":true,"transform":{"type":"scalar"},"locs":[{"a":778,"b":785}]}],"statement":"update wager_difference d set state = 'gone'\nwhere d.state = 'open' and d.dialect = :dialect! and (d.reconciliation_id = :reconciliation_id!\n    or (select r.day from reconciliation r where r.id = d.reconciliation_id) < (select r.day from reconciliation r where r.id = :reconciliation_id!)\n      and (d.p_code, d.member, d.wager_code) in (select r.p_code, r.member, r.wager_code\n        from json_to_recordset(:theirs!::json) as r(p_code text, member text, wager_code text)))\n  and (d.p_code, d.member, d.wager_code) not in (select r.p_code, r.member, r.wager_code\n    from json_to_recordset(:differences!::json) as r(p_code text, member text, wager_code text))\n  and (d.p_code, d.member, d.wager_code) not in (select r.p_code, r.member, r.wager_code\n    from json_to_recordset(:unread!::json) as r(p_code text, member text, wager_code text))"} as never);

export interface EndReconciliationParams {
  difference_count: number;
  ours_count: number;
  reconciliation_id: number;
  theirs_count: number;
  unreadable_count: number;
}

export type EndReconciliationResult = void;

export const endReconciliation = new PreparedQuery<EndReconciliationParams, EndReconciliationResult>({"usedParamSet":{"ours_count":true,"theirs_count":true,"difference_count":true,"unreadable_count":true,"reconciliation_id":true},"params":[{"name":"ours_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":69,"b":80}]},{"name":"theirs_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":98,"b":111}]},{"name":"difference_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":135,"b":152}]},{"name":"unreadable_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":191}]},{"name":"reconciliation_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":224,"b":242}]}],"statement":"update reconciliation set state = 'done', error = null, ours_count = :ours_count!, theirs_count = :theirs_count!,\n  difference_count = :difference_count!, unreadable_count = :unreadable_count!, at = product_now()\nwhere id = :reconciliation_id!"} as never);

