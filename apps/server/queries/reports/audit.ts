/** Types and statements of src/reports/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type EveryDayIsWhatTheLedgerBookedParams = void;

export interface EveryDayIsWhatTheLedgerBookedResult {
  difference: string;
}

export const everyDayIsWhatTheLedgerBooked = new PreparedQuery<EveryDayIsWhatTheLedgerBookedParams, EveryDayIsWhatTheLedgerBookedResult>({"usedParamSet":{},"params":[],"statement":"select format('%s of %s on %s: %s summed up, %s booked', reason, key, day, coalesce(d.amount, 0), coalesce(b.amount, 0)) as \"difference!\"\nfrom (select day, key, reason, amount_pya as amount from booked_day where subject = 'house') d\nfull join (\n  select yangon_day(e.at) as day, side.kind || ':' || side.name as key, e.reason, sum(side.amount) as amount\n  from entry e\n  join move m on m.entry_id = e.id\n  join purse f on f.id = m.from_purse\n  join purse t on t.id = m.to_purse\n  cross join lateral (values (f.player_id, f.kind, f.name, -m.amount), (t.player_id, t.kind, t.name, m.amount)) as side(player_id, kind, name, amount)\n  where e.id <= (select read_to from booked_place) and f.unit = 'pya' and side.player_id is null\n  group by 1, 2, 3\n) b using (day, key, reason)\nwhere d.amount is distinct from b.amount\nlimit 1"} as never);

export type EveryHourIsWhatPursesChangedParams = void;

export interface EveryHourIsWhatPursesChangedResult {
  difference: string;
}

export const everyHourIsWhatPursesChanged = new PreparedQuery<EveryHourIsWhatPursesChangedParams, EveryHourIsWhatPursesChangedResult>({"usedParamSet":{},"params":[],"statement":"select format('purses %s at %s: %s summed up, %s changed', purse, hour, coalesce(h.amount, 0), coalesce(b.amount, 0)) as \"difference!\"\nfrom (select hour, purse, amount from booked_hour) h\nfull join (\n  select date_trunc('hour', e.at at time zone interval '+06:30') at time zone interval '+06:30' as hour, p.kind as purse, sum(side.amount) as amount\n  from entry e\n  join move m on m.entry_id = e.id\n  cross join lateral (values (m.from_purse, -m.amount), (m.to_purse, m.amount)) as side(purse_id, amount)\n  join purse p on p.id = side.purse_id\n  where e.id <= (select read_to from booked_place) and p.keeps_balance\n  group by 1, 2\n) b using (hour, purse)\nwhere h.amount is distinct from b.amount\nlimit 1"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  sums_by_day: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from booked_day) as \"sums_by_day!\""} as never);

