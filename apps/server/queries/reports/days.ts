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

export const sumDays = new PreparedQuery<SumDaysParams, SumDaysResult>({"usedParamSet":{"after":true,"up_to":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":126}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":135}]}],"statement":"with booked as materialized (\n  select a.subject, a.day, a.key, a.reason, a.amount_pya, a.entry_count from booked_after(:after!, :up_to!, enum_range(null::report_subject)) a\n), days as (\n  insert into booked_day as d (subject, day, key, reason, amount_pya, entry_count)\n  select subject, day, key, reason, amount_pya, entry_count from booked order by 1, 2, 3, 4\n  on conflict (subject, day, key, reason) do update\n  set amount_pya = d.amount_pya + excluded.amount_pya, entry_count = d.entry_count + excluded.entry_count\n)\ninsert into booked_month as m (subject, month, key, reason, amount_pya, entry_count)\nselect subject, month_of(day), key, reason, sum(amount_pya), sum(entry_count) from booked group by 1, 2, 3, 4 order by 1, 2, 3, 4\non conflict (subject, month, key, reason) do update\nset amount_pya = m.amount_pya + excluded.amount_pya, entry_count = m.entry_count + excluded.entry_count"} as never);

export interface SumPursesParams {
  after: number;
  up_to: number;
}

export type SumPursesResult = void;

export const sumPurses = new PreparedQuery<SumPursesParams, SumPursesResult>({"usedParamSet":{"after":true,"up_to":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":262,"b":268}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":271,"b":277}]}],"statement":"insert into booked_purse as p (player_id, day, purse, reason, amount_in, amount_out, line_count, first_entry, last_entry)\nselect a.player_id, a.day, a.purse, a.reason, a.amount_in, a.amount_out, a.line_count, a.first_entry, a.last_entry\nfrom booked_purses_after(:after!, :up_to!) a\norder by 1, 2, 3, 4\non conflict (player_id, day, purse, reason) do update\nset amount_in = p.amount_in + excluded.amount_in, amount_out = p.amount_out + excluded.amount_out, line_count = p.line_count + excluded.line_count,\n  first_entry = least(p.first_entry, excluded.first_entry), last_entry = greatest(p.last_entry, excluded.last_entry)"} as never);

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

