/** Types and statements of src/cash/statement.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';
import type { PurseUnit } from '#queries/unions.ts';

export interface SpanOfDaysParams {
  from_day: string;
  player_id: number;
  until_day: string;
}

export interface SpanOfDaysResult {
  first_id: number;
  last_id: number | null;
}

export const spanOfDays = new PreparedQuery<SpanOfDaysParams, SpanOfDaysResult>({"usedParamSet":{"player_id":true,"from_day":true,"until_day":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":139,"b":149},{"a":560,"b":570}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":590,"b":599}]},{"name":"until_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":605,"b":615}]}],"statement":"select coalesce(min(s.first_entry), b.read_to + 1) as \"first_id!\",\n  case when exists (\n    select from public_purse p where p.player_id = :player_id! and (\n      exists (select from public_move m where m.from_purse = p.id and m.from_balance_after is not null and m.entry_id > b.read_to)\n      or exists (select from public_move m where m.to_purse = p.id and m.to_balance_after is not null and m.entry_id > b.read_to))\n  ) then null else coalesce(max(s.last_entry), 0) end as last_id\nfrom public_booked_place b\nleft join public_booked_purse s on s.player_id = :player_id! and s.day between :from_day! and :until_day!\ngroup by b.read_to"} as never);

export interface TotalsOfDaysParams {
  from_day: string;
  player_id: number;
  purse?: string | null | void;
  reason?: string | null | void;
  until_day: string;
}

export interface TotalsOfDaysResult {
  line_count: number;
  money_in: number;
  money_out: number;
  purse: string;
  unit: PurseUnit;
}

export const totalsOfDays = new PreparedQuery<TotalsOfDaysParams, TotalsOfDaysResult>({"usedParamSet":{"player_id":true,"from_day":true,"until_day":true,"reason":true,"purse":true},"params":[{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":193,"b":203},{"a":820,"b":830},{"a":1145,"b":1155}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":223,"b":232},{"a":861,"b":870}]},{"name":"until_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":238,"b":248},{"a":876,"b":886}]},{"name":"reason","required":false,"transform":{"type":"scalar"},"locs":[{"a":255,"b":261},{"a":291,"b":297},{"a":893,"b":899},{"a":929,"b":935}]},{"name":"purse","required":false,"transform":{"type":"scalar"},"locs":[{"a":1184,"b":1189},{"a":1217,"b":1222}]}],"statement":"with place as materialized (\n  select read_to from public_booked_place\n), told as (\n  select s.purse, s.amount_in, s.amount_out, s.line_count\n  from public_booked_purse s\n  where s.player_id = :player_id! and s.day between :from_day! and :until_day! and (:reason::text is null or s.reason = :reason)\n  union all\n  select p.kind, greatest(m.amount, 0), greatest(-m.amount, 0), 1\n  from place cross join public_purse p cross join lateral (\n    select m.entry_id, -m.amount as amount from public_move m where m.from_purse = p.id and m.from_balance_after is not null and m.entry_id > place.read_to\n    union all\n    select m.entry_id, m.amount from public_move m where m.to_purse = p.id and m.to_balance_after is not null and m.entry_id > place.read_to\n  ) m\n  join public_entry e on e.id = m.entry_id\n  where p.player_id = :player_id! and yangon_day(e.at) between :from_day! and :until_day! and (:reason::text is null or e.reason = :reason)\n)\nselect p.kind as purse, p.unit, sum(t.amount_in)::bigint as \"money_in!\", sum(t.amount_out)::bigint as \"money_out!\", sum(t.line_count)::int as \"line_count!\"\nfrom told t join public_purse p on p.player_id = :player_id! and p.kind = t.purse\nwhere :purse::text is null or p.kind = :purse\ngroup by p.id, p.kind, p.unit order by p.id"} as never);

export interface SlipsToldParams {
  player_id: number;
  slip_ids: number[];
}

export interface SlipsToldResult {
  day: string;
  id: number;
  lottery: string;
  section: string;
  voucher: string;
}

export const slipsTold = new PreparedQuery<SlipsToldParams, SlipsToldResult>({"usedParamSet":{"slip_ids":true,"player_id":true},"params":[{"name":"slip_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":181,"b":190}]},{"name":"player_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":221,"b":231}]}],"statement":"select s.id, s.voucher, l.code as lottery, d.day, d.section\nfrom public_slip s join public_draw d on d.id = s.draw_id join public_lottery l on l.id = d.lottery_id\nwhere s.id = any (:slip_ids!::bigint[]) and s.player_id = :player_id!"} as never);

