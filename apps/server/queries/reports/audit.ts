/** Types and statements of src/reports/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface EveryDayIsWhatTheLedgerBookedParams {
  after_entry: number;
  from_day: string;
}

export interface EveryDayIsWhatTheLedgerBookedResult {
  difference: string;
}

export const everyDayIsWhatTheLedgerBooked = new PreparedQuery<EveryDayIsWhatTheLedgerBookedParams, EveryDayIsWhatTheLedgerBookedResult>({"usedParamSet":{"from_day":true,"after_entry":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":287,"b":296},{"a":1245,"b":1254}]},{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":1207,"b":1219}]}],"statement":"select format('%s of %s %s on %s: %s summed up, %s booked', reason, subject, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as \"difference!\"\nfrom (select subject, day, key, reason, amount_pya as amount from booked_day where subject in ('house', 'player', 'operator') and day >= :from_day!::date) d\nfull join (\n  select (case when grouping(house) = 0 then 'house' when grouping(player_id) = 0 then 'player' else 'operator' end)::report_subject as subject, day,\n    coalesce(house, player_id::text, operator_id::text) as key, reason, sum(amount) as amount\n  from (\n    select yangon_day(e.at) as day, e.reason, case when coalesce(f.player_id, t.player_id) is not null then e.operator_id end as operator_id,\n      coalesce(f.player_id, t.player_id) as player_id, side.house, side.amount\n    from entry e\n    join move m on m.entry_id = e.id\n    join purse f on f.id = m.from_purse\n    join purse t on t.id = m.to_purse\n    cross join lateral (\n      select f.kind || ':' || f.name as house, -m.amount as amount where f.player_id is null\n      union all\n      select t.kind || ':' || t.name, m.amount where t.player_id is null\n    ) side\n    where e.id <= (select read_to from booked_place) and e.id > :after_entry! and yangon_day(e.at) >= :from_day!::date\n      and f.unit = 'pya' and (f.player_id is null or t.player_id is null)\n  ) moved\n  group by grouping sets ((day, reason, house), (day, reason, player_id), (day, reason, operator_id))\n  having (grouping(operator_id) = 1 or operator_id is not null) and (grouping(player_id) = 1 or player_id is not null)\n) b using (subject, day, key, reason)\nwhere d.amount is distinct from b.amount"} as never);

export interface EveryMonthIsWhatItsDaysCameToParams {
  from_day: string;
}

export interface EveryMonthIsWhatItsDaysCameToResult {
  difference: string;
}

export const everyMonthIsWhatItsDaysCameTo = new PreparedQuery<EveryMonthIsWhatItsDaysCameToParams, EveryMonthIsWhatItsDaysCameToResult>({"usedParamSet":{"from_day":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":282,"b":291},{"a":525,"b":534}]}],"statement":"select format('%s of %s %s in %s: %s summed up, %s by days', reason, subject, key, month, coalesce(m.amount, 0), coalesce(d.amount, 0)) as \"difference!\"\nfrom (select subject, month, key, reason, amount_pya as amount, entry_count from booked_month where month >= date_trunc('month', :from_day!::date::timestamp)::date) m\nfull join (\n  select subject, date_trunc('month', day::timestamp)::date as month, key, reason, sum(amount_pya) as amount, sum(entry_count) as entry_count\n  from booked_day where day >= date_trunc('month', :from_day!::date::timestamp)::date group by 1, 2, 3, 4\n) d using (subject, month, key, reason)\nwhere m.amount is distinct from d.amount or m.entry_count is distinct from d.entry_count"} as never);

export interface EveryDrawAccountAndGameIsWhatTheLedgerBookedParams {
  after_entry: number;
  from_day: string;
}

export interface EveryDrawAccountAndGameIsWhatTheLedgerBookedResult {
  difference: string;
}

export const everyDrawAccountAndGameIsWhatTheLedgerBooked = new PreparedQuery<EveryDrawAccountAndGameIsWhatTheLedgerBookedParams, EveryDrawAccountAndGameIsWhatTheLedgerBookedResult>({"usedParamSet":{"from_day":true,"after_entry":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":283,"b":292},{"a":1597,"b":1606}]},{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":1559,"b":1571}]}],"statement":"select format('%s of %s %s on %s: %s summed up, %s booked', reason, subject, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as \"difference!\"\nfrom (select subject, day, key, reason, amount_pya as amount from booked_day where subject in ('draw', 'account', 'game') and day >= :from_day!::date) d\nfull join (\n  select (case when slip.id is not null or sale.id is not null then 'draw' when house like 'house\\_provider:%' then 'game' else 'account' end)::report_subject as subject, moved.day,\n    case when slip.id is not null then slip.draw_id::text when sale.id is not null then sale.draw_id::text\n      when house like 'house\\_provider:%' then substr(house, 16) || ':' || coalesce(w.game_code, '')\n      when cash_out.id is not null then cash_out.method_id || ':' || coalesce(account.account_number, '')\n      when account.id is not null then account.method_id || ':' || account.account_number\n      else cash_in.method_id || ':' || coalesce(cash_in.holder_phone, 'card') end as key,\n    moved.reason, sum(moved.amount) as amount\n  from (\n    select yangon_day(e.at) as day, e.reason, id_of_ref(e.ref) as id,\n      case when f.player_id is null and f.kind <> 'house_lay_off' then f.kind || ':' || f.name else t.kind || ':' || t.name end as house,\n      case when f.player_id is null and f.kind <> 'house_lay_off' then -m.amount else m.amount end as amount\n    from entry e\n    join move m on m.entry_id = e.id\n    join purse f on f.id = m.from_purse\n    join purse t on t.id = m.to_purse\n    where e.id <= (select read_to from booked_place) and e.id > :after_entry! and yangon_day(e.at) >= :from_day!::date and (f.kind in ('house_lottery', 'house_provider', 'house_cash') or t.kind in ('house_lottery', 'house_provider', 'house_cash'))\n  ) moved\n  left join slip on slip.id = moved.id and house like 'house\\_lottery:%' and moved.reason not like 'lay\\_off%'\n  left join lay_off sale on sale.id = moved.id and moved.reason like 'lay\\_off%'\n  left join cash_in on cash_in.id = moved.id and moved.reason = 'cash_in'\n  left join cash_out on cash_out.id = moved.id and moved.reason = 'cash_out_paid'\n  left join taker_payment on taker_payment.id = moved.id and moved.reason like 'taker\\_payment%'\n  left join payment_account account on account.id = coalesce(taker_payment.account_id, cash_out.account_id)\n  left join game_transaction g on g.id = moved.id and house like 'house\\_provider:%' and moved.reason <> 'game_repair'\n  left join wager w on w.id = g.wager_id\n  group by 1, 2, 3, 4\n) b using (subject, day, key, reason)\nwhere d.amount is distinct from b.amount"} as never);

export interface EveryHourIsWhatPursesChangedParams {
  after_entry: number;
  from_day: string;
}

export interface EveryHourIsWhatPursesChangedResult {
  difference: string;
}

export const everyHourIsWhatPursesChanged = new PreparedQuery<EveryHourIsWhatPursesChangedParams, EveryHourIsWhatPursesChangedResult>({"usedParamSet":{"from_day":true,"after_entry":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":211,"b":220},{"a":687,"b":696}]},{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":649,"b":661}]}],"statement":"select format('purses %s at %s: %s summed up, %s changed', purse, hour, coalesce(h.amount, 0), coalesce(b.amount, 0)) as \"difference!\"\nfrom (select hour, purse, amount from booked_hour where yangon_day(hour) >= :from_day!::date) h\nfull join (\n  select date_trunc('hour', e.at at time zone interval '+06:30') at time zone interval '+06:30' as hour, p.kind as purse, sum(side.amount) as amount\n  from entry e\n  join move m on m.entry_id = e.id\n  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)\n  join purse p on p.id = side.purse_id\n  where e.id <= (select read_to from booked_place) and e.id > :after_entry! and yangon_day(e.at) >= :from_day!::date and (p.keeps_balance or p.kind = 'house_lay_off')\n  group by 1, 2\n) b using (hour, purse)\nwhere h.amount is distinct from b.amount"} as never);

export interface EveryDayOfAPurseIsWhatItsMovesCameToParams {
  after_entry: number;
  from_day: string;
}

export interface EveryDayOfAPurseIsWhatItsMovesCameToResult {
  difference: string;
}

export const everyDayOfAPurseIsWhatItsMovesCameTo = new PreparedQuery<EveryDayOfAPurseIsWhatItsMovesCameToParams, EveryDayOfAPurseIsWhatItsMovesCameToResult>({"usedParamSet":{"from_day":true,"after_entry":true},"params":[{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":292,"b":301},{"a":923,"b":932}]},{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":885,"b":897}]}],"statement":"select format('%s of %s of player %s on %s: %s in and %s out summed up, %s and %s moved', reason, purse, player_id, day, coalesce(s.amount_in, 0), coalesce(s.amount_out, 0),\n  coalesce(b.amount_in, 0), coalesce(b.amount_out, 0)) as \"difference!\"\nfrom (select * from booked_purse where day >= :from_day!::date) s\nfull join (\n  select p.player_id, yangon_day(e.at) as day, p.kind as purse, e.reason, coalesce(sum(side.amount) filter (where side.amount > 0), 0) as amount_in,\n    coalesce(-sum(side.amount) filter (where side.amount < 0), 0) as amount_out, count(*) as line_count, min(e.id) as first_entry, max(e.id) as last_entry\n  from entry e\n  join move m on m.entry_id = e.id\n  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)\n  join purse p on p.id = side.purse_id\n  where e.id <= (select read_to from booked_place) and e.id > :after_entry! and yangon_day(e.at) >= :from_day!::date and p.player_id is not null\n  group by 1, 2, 3, 4\n) b using (player_id, day, purse, reason)\nwhere (s.amount_in, s.amount_out, s.line_count, s.first_entry, s.last_entry) is distinct from (b.amount_in, b.amount_out, b.line_count, b.first_entry, b.last_entry)"} as never);

export type EveryDayOfFundsIsWhatItsHoursCameToParams = void;

export interface EveryDayOfFundsIsWhatItsHoursCameToResult {
  difference: string;
}

export const everyDayOfFundsIsWhatItsHoursCameTo = new PreparedQuery<EveryDayOfFundsIsWhatItsHoursCameToParams, EveryDayOfFundsIsWhatItsHoursCameToResult>({"usedParamSet":{},"params":[],"statement":"select format('purses %s on %s: %s summed up, %s by hours', purse, day, coalesce(f.amount, 0), coalesce(h.amount, 0)) as \"difference!\"\nfrom (select purse, day, amount from booked_funds) f\nfull join (\n  select purse, yangon_day(hour) as day, sum(sum(amount)) over (partition by purse order by yangon_day(hour)) as amount from booked_hour group by 1, 2\n) h using (purse, day)\nwhere f.amount is distinct from h.amount"} as never);

export interface EveryClosingIsWhatItsEntriesCameToParams {
  after_entry: number;
}

export interface EveryClosingIsWhatItsEntriesCameToResult {
  difference: string;
}

export const everyClosingIsWhatItsEntriesCameTo = new PreparedQuery<EveryClosingIsWhatItsEntriesCameToParams, EveryClosingIsWhatItsEntriesCameToResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":816,"b":828},{"a":2212,"b":2224},{"a":2511,"b":2523},{"a":2972,"b":2984},{"a":3279,"b":3291}]}],"statement":"with closings as materialized (\n  select c.*, row_number() over (order by day) as n, lag(last_entry, 1, 0::bigint) over (order by day) + 1 as follows from closing c\n), ends as materialized (\n  select array_agg(last_entry order by day) as ends from closing\n), changed as materialized (\n  select m.n, side.what, sum(side.amount) as amount, count(*) filter (where side.what = 'entries') as entry_count\n  from (\n    select width_bucket(m.entry_id - 1, e.ends) + 1 as n, m.line, m.amount, m.from_balance_after as f_after, m.to_balance_after as t_after, f.kind as f_kind, t.kind as t_kind, f.unit,\n      f.name as f_name, t.name as t_name\n    from ends e cross join move m join purse f on f.id = m.from_purse join purse t on t.id = m.to_purse\n    where m.entry_id <= (select max(last_entry) from closing) and m.entry_id > :after_entry!\n  ) m\n  cross join lateral (values\n    (case when m.unit = 'pya' and m.f_after is not null then m.f_kind end, greatest(m.f_after, 0) - greatest(m.f_after + m.amount, 0)),\n    (case when m.unit = 'pya' and m.t_after is not null then m.t_kind end, greatest(m.t_after, 0) - greatest(m.t_after - m.amount, 0)),\n    (case when m.unit = 'pya' and m.f_after is not null then 'below_zero' end, least(m.f_after, 0) - least(m.f_after + m.amount, 0)),\n    (case when m.unit = 'pya' and m.t_after is not null then 'below_zero' end, least(m.t_after, 0) - least(m.t_after - m.amount, 0)),\n    (case when m.f_kind = 'house_cash' then 'cash:' || m.f_name when m.t_kind = 'house_cash' then 'cash:' || m.t_name end, case when m.f_kind = 'house_cash' then m.amount else -m.amount end),\n    (case when m.line = 0 then 'entries' end, 0)) as side(what, amount)\n  where side.what is not null\n  group by 1, 2\n), told as (\n  select c.n, c.day, x.what, x.amount from closings c cross join lateral (values ('main', c.main_pya), ('game', c.game_pya), ('hold', c.hold_pya), ('promotion', c.promotion_pya),\n    ('referral', c.referral_pya), ('below_zero', c.below_zero_pya)) as x(what, amount)\n  union all\n  select c.n, c.day, 'cash:' || a.method, a.amount_pya from closings c join closing_account a using (day)\n), before as (\n  select t.what, t.amount from told t join closings c using (n) where c.last_entry = :after_entry!\n)\nselect format('the closing of %s: %s', coalesce(w.day, c.day), w.difference) as \"difference!\"\nfrom (\n  select t.n, t.day, format('%s is %s, its entries come to %s', what, t.amount, b.amount) as difference\n  from (select t.* from told t join closings c using (n) where c.last_entry > :after_entry!) t\n  full join (\n    select c.n, w.what, coalesce(b.amount, 0) + coalesce(sum(d.amount) over (partition by w.what order by c.n), 0) as amount,\n      count(d.amount) over (partition by w.what order by c.n) as come\n    from closings c cross join (select what from changed where what <> 'entries' union select what from before) w\n    left join changed d on d.n = c.n and d.what = w.what left join before b on b.what = w.what\n    where c.last_entry > :after_entry!\n  ) b using (n, what)\n  where coalesce(t.amount, 0) <> coalesce(b.amount, 0) or t.n is null and b.come > 0\n  union all\n  select c.n, c.day, 'its entries are not those since the closing before it'\n  from closings c left join changed d on d.n = c.n and d.what = 'entries'\n  where c.last_entry > :after_entry! and (c.first_entry <> c.follows or c.entry_count is distinct from d.entry_count)\n) w left join closings c on c.n = w.n"} as never);

export interface EveryClosingHasTheStakesThatWereOpenParams {
  draws?: number[] | null | void;
  from_day: string;
}

export interface EveryClosingHasTheStakesThatWereOpenResult {
  difference: string;
}

export const everyClosingHasTheStakesThatWereOpen = new PreparedQuery<EveryClosingHasTheStakesThatWereOpenParams, EveryClosingHasTheStakesThatWereOpenResult>({"usedParamSet":{"draws":true,"from_day":true},"params":[{"name":"draws","required":false,"transform":{"type":"scalar"},"locs":[{"a":441,"b":446},{"a":486,"b":491}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":1541,"b":1550}]}],"statement":"with ends as materialized (\n  select array_agg(last_entry order by day) as ends from closing\n), booked as materialized (\n  select s.draw_id, width_bucket(e.id - 1, ends.ends) + 1 as n, sum(case when e.reason = 'stake' then m.amount else -m.amount end) as amount\n  from ends cross join slip s cross join (values ('stake'), ('refund')) as way(reason) join entry e on e.ref = way.reason || ':' || s.id join move m on m.entry_id = e.id\n  where (:draws::bigint[] is null or s.draw_id = any (:draws)) and e.id <= (select max(last_entry) from closing)\n  group by 1, 2\n), paid as materialized (\n  select draw_id, kind, yangon_day(at) as day, row_number() over (partition by draw_id order by id desc) as nth from draw_record where kind in ('settlement', 'refund', 'reversal')\n)\nselect format('the closing of %s says %s of open stakes, %s were booked', c.day, c.open_stakes_pya, coalesce(s.amount, 0)) as \"difference!\"\nfrom (select c.*, row_number() over (order by day) as n from closing c) c\nleft join lateral (\n  select sum(b.amount) as amount\n  from booked b\n  left join paid last on last.draw_id = b.draw_id and last.nth = 1\n  where b.n <= c.n and (last.draw_id is null or last.kind = 'reversal' or last.day > c.day or exists (select from paid p where p.draw_id = b.draw_id and p.nth > 1))\n    and coalesce((select r.kind = 'reversal' from draw_record r\n      where r.draw_id = b.draw_id and r.kind in ('settlement', 'refund', 'reversal') and r.at < yangon_instant(c.day + 1, '00:00') order by r.id desc limit 1), true)\n) s on true\nwhere c.day >= :from_day!::date and c.open_stakes_pya <> coalesce(s.amount, 0)"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  sums_by_day: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from booked_day) as \"sums_by_day!\""} as never);

