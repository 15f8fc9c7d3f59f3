/** Types and statements of src/reports/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type EveryDayIsWhatTheLedgerBookedParams = void;

export interface EveryDayIsWhatTheLedgerBookedResult {
  difference: string;
}

export const everyDayIsWhatTheLedgerBooked = new PreparedQuery<EveryDayIsWhatTheLedgerBookedParams, EveryDayIsWhatTheLedgerBookedResult>({"usedParamSet":{},"params":[],"statement":"select format('%s of %s %s on %s: %s summed up, %s booked', reason, subject, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as \"difference!\"\nfrom (select subject, day, key, reason, amount_pya as amount from booked_day where subject in ('house', 'player', 'operator')) d\nfull join (\n  select (case when grouping(house) = 0 then 'house' when grouping(player_id) = 0 then 'player' else 'operator' end)::report_subject as subject, day,\n    coalesce(house, player_id::text, operator_id::text) as key, reason, sum(amount) as amount\n  from (\n    select yangon_day(e.at) as day, e.reason, e.operator_id, coalesce(f.player_id, t.player_id) as player_id,\n      case when f.player_id is null then f.kind || ':' || f.name else t.kind || ':' || t.name end as house,\n      case when f.player_id is null then -m.amount else m.amount end as amount\n    from entry e\n    join move m on m.entry_id = e.id\n    join purse f on f.id = m.from_purse\n    join purse t on t.id = m.to_purse\n    where e.id <= (select read_to from booked_place) and f.unit = 'pya' and (f.player_id is null or t.player_id is null)\n  ) moved\n  group by grouping sets ((day, reason, house), (day, reason, player_id), (day, reason, operator_id))\n  having grouping(operator_id) = 1 or operator_id is not null\n) b using (subject, day, key, reason)\nwhere d.amount is distinct from b.amount\nlimit 1"} as never);

export type EveryDrawAccountAndGameIsWhatTheLedgerBookedParams = void;

export interface EveryDrawAccountAndGameIsWhatTheLedgerBookedResult {
  difference: string;
}

export const everyDrawAccountAndGameIsWhatTheLedgerBooked = new PreparedQuery<EveryDrawAccountAndGameIsWhatTheLedgerBookedParams, EveryDrawAccountAndGameIsWhatTheLedgerBookedResult>({"usedParamSet":{},"params":[],"statement":"select format('%s of %s %s on %s: %s summed up, %s booked', reason, subject, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as \"difference!\"\nfrom (select subject, day, key, reason, amount_pya as amount from booked_day where subject in ('draw', 'account', 'game')) d\nfull join (\n  select (case when slip.id is not null then 'draw' when house like 'house\\_provider:%' then 'game' else 'account' end)::report_subject as subject, day,\n    case when slip.id is not null then slip.draw_id::text\n      when house like 'house\\_provider:%' then substr(house, 16) || ':' || coalesce(w.game_code, '')\n      when cash_out.id is not null then cash_out.method_id || ':'\n      else cash_in.method_id || ':' || coalesce(cash_in.holder_phone, 'card') end as key,\n    moved.reason, sum(moved.amount) as amount\n  from (\n    select yangon_day(e.at) as day, e.reason, split_part(e.ref, ':', 2)::bigint as id,\n      case when f.player_id is null then f.kind || ':' || f.name else t.kind || ':' || t.name end as house,\n      case when f.player_id is null then -m.amount else m.amount end as amount\n    from entry e\n    join move m on m.entry_id = e.id\n    join purse f on f.id = m.from_purse\n    join purse t on t.id = m.to_purse\n    where e.id <= (select read_to from booked_place) and (f.kind in ('house_lottery', 'house_provider', 'house_cash') or t.kind in ('house_lottery', 'house_provider', 'house_cash'))\n  ) moved\n  left join slip on slip.id = moved.id and house like 'house\\_lottery:%'\n  left join cash_in on cash_in.id = moved.id and moved.reason = 'cash_in'\n  left join cash_out on cash_out.id = moved.id and moved.reason = 'cash_out_paid'\n  left join game_transaction g on g.id = moved.id and house like 'house\\_provider:%' and moved.reason <> 'game_repair'\n  left join wager w on w.id = g.wager_id\n  group by 1, 2, 3, 4\n) b using (subject, day, key, reason)\nwhere d.amount is distinct from b.amount\nlimit 1"} as never);

export type EveryHourIsWhatPursesChangedParams = void;

export interface EveryHourIsWhatPursesChangedResult {
  difference: string;
}

export const everyHourIsWhatPursesChanged = new PreparedQuery<EveryHourIsWhatPursesChangedParams, EveryHourIsWhatPursesChangedResult>({"usedParamSet":{},"params":[],"statement":"select format('purses %s at %s: %s summed up, %s changed', purse, hour, coalesce(h.amount, 0), coalesce(b.amount, 0)) as \"difference!\"\nfrom (select hour, purse, amount from booked_hour) h\nfull join (\n  select date_trunc('hour', e.at at time zone interval '+06:30') at time zone interval '+06:30' as hour, p.kind as purse, sum(side.amount) as amount\n  from entry e\n  join move m on m.entry_id = e.id\n  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)\n  join purse p on p.id = side.purse_id\n  where e.id <= (select read_to from booked_place) and p.keeps_balance\n  group by 1, 2\n) b using (hour, purse)\nwhere h.amount is distinct from b.amount\nlimit 1"} as never);

export type EveryDayOfFundsIsWhatItsHoursCameToParams = void;

export interface EveryDayOfFundsIsWhatItsHoursCameToResult {
  difference: string;
}

export const everyDayOfFundsIsWhatItsHoursCameTo = new PreparedQuery<EveryDayOfFundsIsWhatItsHoursCameToParams, EveryDayOfFundsIsWhatItsHoursCameToResult>({"usedParamSet":{},"params":[],"statement":"select format('purses %s on %s: %s summed up, %s by hours', purse, day, coalesce(f.amount, 0), coalesce(h.amount, 0)) as \"difference!\"\nfrom (select purse, day, amount from booked_funds) f\nfull join (\n  select purse, yangon_day(hour) as day, sum(sum(amount)) over (partition by purse order by yangon_day(hour)) as amount from booked_hour group by 1, 2\n) h using (purse, day)\nwhere f.amount is distinct from h.amount\nlimit 1"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  sums_by_day: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from booked_day) as \"sums_by_day!\""} as never);

