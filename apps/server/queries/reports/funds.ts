/** Types and statements of src/reports/funds.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface FundsBeforeHourParams {
  at: Date;
  purses: string[];
}

export interface FundsBeforeHourResult {
  amount: number;
  first_entry: number | null;
  last_entry: number | null;
  purse: string;
  read_to: number;
  up_to: number;
}

export const fundsBeforeHour = new PreparedQuery<FundsBeforeHourParams, FundsBeforeHourResult>({"usedParamSet":{"at":true,"purses":true},"params":[{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":57,"b":60},{"a":158,"b":161}]},{"name":"purses","required":true,"transform":{"type":"scalar"},"locs":[{"a":801,"b":808}]}],"statement":"with asked as materialized (\n  select date_trunc('hour', :at!::timestamptz at time zone interval '+06:30') at time zone interval '+06:30' as hour, yangon_day(:at!::timestamptz) as day\n)\nselect kind.purse as \"purse!\",\n  (coalesce((select f.amount from booked_funds f where f.purse = kind.purse and f.day < a.day order by f.day desc limit 1), 0)\n    + coalesce((select sum(h.amount) from booked_hour h where h.purse = kind.purse and h.hour >= yangon_instant(a.day, '00:00') and h.hour < a.hour), 0))::bigint as \"amount!\",\n  (select min(h.first_entry) from booked_hour h where h.hour = a.hour) as first_entry, (select max(h.last_entry) from booked_hour h where h.hour = a.hour) as last_entry,\n  p.read_to as \"read_to!\", booked_up_to() as \"up_to!\"\nfrom asked a cross join booked_place p cross join unnest(:purses!::text[]) as kind(purse)"} as never);

export interface FundsChangedParams {
  after: number;
  from_at?: Date | null | void;
  until_at: Date;
  up_to: number;
}

export interface FundsChangedResult {
  amount: number;
  purse: string;
}

export const fundsChanged = new PreparedQuery<FundsChangedParams, FundsChangedResult>({"usedParamSet":{"after":true,"up_to":true,"from_at":true,"until_at":true},"params":[{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":77,"b":83}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":86,"b":92}]},{"name":"from_at","required":false,"transform":{"type":"scalar"},"locs":[{"a":95,"b":102}]},{"name":"until_at","required":true,"transform":{"type":"scalar"},"locs":[{"a":105,"b":114}]}],"statement":"select c.purse as \"purse!\", c.amount as \"amount!\" from funds_changed_between(:after!, :up_to!, :from_at, :until_at!) c"} as never);

export interface BelowZeroAtParams {
  at: Date;
}

export interface BelowZeroAtResult {
  amount: number;
  purse: string;
}

export const belowZeroAt = new PreparedQuery<BelowZeroAtParams, BelowZeroAtResult>({"usedParamSet":{"at":true},"params":[{"name":"at","required":true,"transform":{"type":"scalar"},"locs":[{"a":337,"b":340},{"a":590,"b":593}]}],"statement":"select p.kind as \"purse!\", sum(held.balance)::bigint as \"amount!\"\nfrom public_purse p\ncross join lateral (\n  select x.balance from (\n    (select m.entry_id, m.line, m.from_balance_after as balance from public_move m join public_entry e on e.id = m.entry_id\n      where m.from_purse = p.id and m.from_balance_after is not null and e.at < :at! order by m.entry_id desc, m.line desc limit 1)\n    union all\n    (select m.entry_id, m.line, m.to_balance_after from public_move m join public_entry e on e.id = m.entry_id\n      where m.to_purse = p.id and m.to_balance_after is not null and e.at < :at! order by m.entry_id desc, m.line desc limit 1)\n  ) x order by x.entry_id desc, x.line desc limit 1\n) held\nwhere p.id = any (array(select m.from_purse from public_move m where m.from_balance_after < 0)) and held.balance < 0\ngroup by p.kind"} as never);

export interface EntriesOfPurseParams {
  after: number;
  figure: string;
  from: string;
  purse?: string | null | void;
  row_count: number;
  to: string;
  until?: Date | null | void;
  up_to: number;
}

export interface EntriesOfPurseResult {
  amount_pya: number;
  at: Date;
  id: number;
  name: string;
  phone: string;
  player_id: number;
  reason: string;
  ref: string;
}

export const entriesOfPurse = new PreparedQuery<EntriesOfPurseParams, EntriesOfPurseResult>({"usedParamSet":{"figure":true,"after":true,"up_to":true,"purse":true,"from":true,"to":true,"until":true,"row_count":true},"params":[{"name":"figure","required":true,"transform":{"type":"scalar"},"locs":[{"a":215,"b":222},{"a":601,"b":608}]},{"name":"after","required":true,"transform":{"type":"scalar"},"locs":[{"a":359,"b":365}]},{"name":"up_to","required":true,"transform":{"type":"scalar"},"locs":[{"a":368,"b":374}]},{"name":"purse","required":false,"transform":{"type":"scalar"},"locs":[{"a":397,"b":402},{"a":458,"b":463}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":502,"b":507}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":513,"b":516}]},{"name":"until","required":false,"transform":{"type":"scalar"},"locs":[{"a":523,"b":528},{"a":561,"b":566}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":735,"b":745}]}],"statement":"select e.id as \"id!\", e.ref as \"ref!\", e.reason as \"reason!\", e.at as \"at!\", c.amount as \"amount_pya!\", p.id as \"player_id!\", p.name as \"name!\", p.phone as \"phone!\"\nfrom (\n  select c.entry_id, c.player_id, sum(case :figure! when 'owed' then c.amount - c.below_zero when 'below_zero' then c.below_zero else c.amount end)::bigint as amount\n  from purse_changes(:after!, :up_to!) c\n  where case when :purse::text is null then c.purse <> 'points' else c.purse = :purse end\n    and yangon_day(c.at) between :from! and :to! and (:until::timestamptz is null or c.at < :until)\n  group by 1, 2 having sum(case :figure! when 'owed' then c.amount - c.below_zero when 'below_zero' then c.below_zero else c.amount end) <> 0\n  order by 1 desc limit :row_count!\n) c\njoin public_entry e on e.id = c.entry_id\njoin public_player p on p.id = c.player_id\norder by 1 desc"} as never);

export interface SpansOfPurseParams {
  from: string;
  purse?: string | null | void;
  to: string;
}

export interface SpansOfPurseResult {
  first: number;
  last: number;
}

export const spansOfPurse = new PreparedQuery<SpansOfPurseParams, SpansOfPurseResult>({"usedParamSet":{"purse":true,"from":true,"to":true},"params":[{"name":"purse","required":false,"transform":{"type":"scalar"},"locs":[{"a":145,"b":150},{"a":179,"b":184}]},{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":223}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":229,"b":232}]}],"statement":"select s.first as \"first!\", s.last as \"last!\" from (\n  select min(h.first_entry) as first, max(h.last_entry) as last from booked_hour h\n  where (:purse::text is null or h.purse = :purse) and yangon_day(h.hour) between :from! and :to! group by yangon_day(h.hour)\n  union all\n  select p.read_to + 1, coalesce((select max(id) from public_entry), 0) from booked_place p\n) s where s.last >= s.first order by s.last desc"} as never);

export interface DaysBookedParams {
  up_to?: number | null | void;
}

export interface DaysBookedResult {
  first_day: string | null;
  last_day: string | null;
}

export const daysBooked = new PreparedQuery<DaysBookedParams, DaysBookedResult>({"usedParamSet":{"up_to":true},"params":[{"name":"up_to","required":false,"transform":{"type":"scalar"},"locs":[{"a":102,"b":107}]}],"statement":"select min(yangon_day(hour)) as first_day, (select yangon_day(e.at) from public_entry e where e.id <= :up_to::bigint order by e.id desc limit 1) as last_day\nfrom booked_hour"} as never);

