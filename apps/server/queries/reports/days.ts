/** Types and statements of src/reports/days.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type ReadPlaceParams = void;

export interface ReadPlaceResult {
  is_ready: boolean;
  newest: number;
  next_to: number;
  read_to: number;
}

export const readPlace = new PreparedQuery<ReadPlaceParams, ReadPlaceResult>({"usedParamSet":{},"params":[],"statement":"select p.read_to, p.next_to, pg_snapshot_xmin(pg_current_snapshot()) >= p.next_xid as \"is_ready!\",\n  coalesce((select max(id) from public_entry), 0) as \"newest!\"\nfrom booked_place p"} as never);

export interface MarkNextParams {
  next_to: number;
}

export type MarkNextResult = void;

export const markNext = new PreparedQuery<MarkNextParams, MarkNextResult>({"usedParamSet":{"next_to":true},"params":[{"name":"next_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":42}]}],"statement":"update booked_place set next_to = :next_to!, next_xid = pg_current_xact_id()"} as never);

export interface SumDaysParams {
  after: number;
  up_to: number;
}

export type SumDaysResult = void;

export const sumDays = new PreparedQuery<SumDaysParams, SumDaysResult>({"usedParamSet":{"after":true,"up_to":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":169,"b":175}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":178,"b":184}]}],"statement":"insert into booked_day as d (subject, day, key, reason, amount_pya, entry_count)\nselect a.subject, a.day, a.key, a.reason, a.amount_pya, a.entry_count\nfrom booked_after(:after!, :up_to!, enum_range(null::report_subject)) a\norder by 1, 2, 3, 4\non conflict (subject, day, key, reason) do update\nset amount_pya = d.amount_pya + excluded.amount_pya, entry_count = d.entry_count + excluded.entry_count"} as never);

export interface SumFundsParams {
  after: number;
  up_to: number;
}

export type SumFundsResult = void;

export const sumFunds = new PreparedQuery<SumFundsParams, SumFundsResult>({"usedParamSet":{"after":true,"up_to":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":125}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":128,"b":134}]}],"statement":"with changed as materialized (\n  select a.hour, a.purse, a.amount, a.first_entry, a.last_entry from booked_hours_after(:after!, :up_to!) a\n), hours as (\n  insert into booked_hour as h (hour, purse, amount, first_entry, last_entry)\n  select hour, purse, amount, first_entry, last_entry from changed\n  on conflict (hour, purse) do update\n  set amount = h.amount + excluded.amount, first_entry = least(h.first_entry, excluded.first_entry), last_entry = greatest(h.last_entry, excluded.last_entry)\n), changed_days as (\n  select purse, yangon_day(hour) as day, sum(amount) as amount from changed group by 1, 2\n), days as (\n  select purse, day from changed_days\n  union\n  select f.purse, f.day from booked_funds f join (select purse, min(day) as first from changed_days group by purse) c on c.purse = f.purse and f.day > c.first\n)\ninsert into booked_funds as b (purse, day, amount)\nselect d.purse, d.day,\n  coalesce((select f.amount from booked_funds f where f.purse = d.purse and f.day <= d.day order by f.day desc limit 1), 0)\n    + (select sum(c.amount) from changed_days c where c.purse = d.purse and c.day <= d.day)\nfrom days d\non conflict (purse, day) do update set amount = excluded.amount"} as never);

export interface MarkReadToParams {
  read_to: number;
}

export type MarkReadToResult = void;

export const markReadTo = new PreparedQuery<MarkReadToParams, MarkReadToResult>({"usedParamSet":{"read_to":true},"params":[{"name":"read_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":34,"b":42}]}],"statement":"update booked_place set read_to = :read_to!"} as never);

