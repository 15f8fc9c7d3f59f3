/** Types and statements of src/cash/house-accounts.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface ListHouseAccountsParams {
  account_id?: number | null | void;
}

export interface ListHouseAccountsResult {
  account_name: string;
  account_number: string;
  booked_pya: number;
  counted_at: Date | null;
  counted_by: string | null;
  counted_pya: number | null;
  day_room_pya: number | null;
  difference_pya: number | null;
  id: number;
  is_open: boolean;
  method: string;
  method_id: number;
  month_room_pya: number | null;
  note: string | null;
  signed_by: string | null;
  used_day_pya: number;
  used_month_pya: number;
  waiting_pya: number;
}

export const listHouseAccounts = new PreparedQuery<ListHouseAccountsParams, ListHouseAccountsResult>({"usedParamSet":{"account_id":true},"params":[{"name":"account_id","required":false,"transform":{"type":"scalar"},"locs":[{"a":1973,"b":1983},{"a":2011,"b":2021}]}],"statement":"select a.id, a.method_id, m.name as method, a.account_number, a.account_name, a.is_open, a.day_room_pya, a.month_room_pya,\n  came.day_pya as \"used_day_pya!\", came.month_pya as \"used_month_pya!\", came.waiting_pya as \"waiting_pya!\",\n  came.approved_pya - went.paid_pya + houses.came_pya + coalesce(carried.difference_pya, 0) as \"booked_pya!\",\n  n.counted_pya as \"counted_pya?\", n.difference_pya as \"difference_pya?\", n.note as \"note?\", n.at as \"counted_at?\",\n  asked.username as \"counted_by?\", signed.username as \"signed_by?\"\nfrom payment_account a\njoin payment_method m on m.id = a.method_id\ncross join lateral (\n  select coalesce(sum(c.counted_pya) filter (where c.state = 'approved'), 0)::bigint as approved_pya,\n    coalesce(sum(c.counted_pya) filter (where c.state = 'pending'), 0)::bigint as waiting_pya,\n    coalesce(sum(c.counted_pya) filter (where c.created_at >= yangon_instant(yangon_day(product_now()), '00:00')), 0)::bigint as day_pya,\n    coalesce(sum(c.counted_pya) filter (where c.created_at >= yangon_instant(date_trunc('month', yangon_day(product_now()))::date, '00:00')), 0)::bigint as month_pya\n  from cash_in c where c.method_id = a.method_id and c.holder_phone = a.account_number and c.state in ('pending', 'approved')\n) came\ncross join lateral (\n  select coalesce(sum(c.amount_pya), 0)::bigint as paid_pya from cash_out c where c.account_id = a.id\n) went\ncross join lateral (\n  select coalesce(sum(y.came_pya), 0)::bigint as came_pya from public_taker_payment y where y.account_id = a.id and y.reversed_at is null\n) houses\ncross join lateral (\n  select coalesce(sum(x.difference_pya), 0)::bigint as difference_pya from account_count x where x.account_id = a.id\n) carried\nleft join lateral (select * from account_count x where x.account_id = a.id order by x.id desc limit 1) n on true\nleft join public_deed d on d.id = n.deed_id\nleft join public_operator asked on asked.id = d.asked_by\nleft join public_operator signed on signed.id = d.decided_by\nwhere :account_id::bigint is null or a.id = :account_id order by m.position, m.id, a.id"} as never);

export interface SetRoomParams {
  account_id: number;
  day_room_pya?: number | null | void;
  month_room_pya?: number | null | void;
}

export type SetRoomResult = void;

export const setRoom = new PreparedQuery<SetRoomParams, SetRoomResult>({"usedParamSet":{"day_room_pya":true,"month_room_pya":true,"account_id":true},"params":[{"name":"day_room_pya","required":false,"transform":{"type":"scalar"},"locs":[{"a":42,"b":54}]},{"name":"month_room_pya","required":false,"transform":{"type":"scalar"},"locs":[{"a":74,"b":88}]},{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":101,"b":112}]}],"statement":"update payment_account set day_room_pya = :day_room_pya, month_room_pya = :month_room_pya where id = :account_id!"} as never);

export interface InsertAccountCountParams {
  account_id: number;
  at: Date;
  booked_pya: number;
  counted_pya: number;
  deed_id: number;
  difference_pya: number;
  note: string;
  waiting_pya: number;
}

export type InsertAccountCountResult = void;

export const insertAccountCount = new PreparedQuery<InsertAccountCountParams, InsertAccountCountResult>({"usedParamSet":{"account_id":true,"counted_pya":true,"booked_pya":true,"waiting_pya":true,"difference_pya":true,"note":true,"at":true,"deed_id":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":120,"b":131}]},{"name":"counted_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":134,"b":146}]},{"name":"booked_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":149,"b":160}]},{"name":"waiting_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":163,"b":175}]},{"name":"difference_pya","required":true,"transform":{"type":"scalar"},"locs":[{"a":178,"b":193}]},{"name":"note","required":true,"transform":{"type":"scalar"},"locs":[{"a":196,"b":201}]},{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":204,"b":207}]},{"name":"deed_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":210,"b":218}]}],"statement":"insert into account_count (account_id, counted_pya, booked_pya, waiting_pya, difference_pya, note, at, deed_id)\nvalues (:account_id!, :counted_pya!, :booked_pya!, :waiting_pya!, :difference_pya!, :note!, :at!, :deed_id!)"} as never);

export interface FindCountedParams {
  account_id: number;
}

export interface FindCountedResult {
  account_number: string;
  last_count_id: number | null;
  method: string;
}

export const findCounted = new PreparedQuery<FindCountedParams, FindCountedResult>({"usedParamSet":{"account_id":true},"params":[{"name":"account_id","required":true,"transform":{"type":"scalar"},"locs":[{"a":209,"b":220}]}],"statement":"select m.name as method, a.account_number, (select max(x.id) from account_count x where x.account_id = a.id) as \"last_count_id?\"\nfrom payment_account a join payment_method m on m.id = a.method_id where a.id = :account_id!"} as never);

