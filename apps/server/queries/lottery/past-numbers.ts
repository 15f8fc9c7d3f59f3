/** Types and statements of src/lottery/past-numbers.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface RestsBetweenParams {
  from_day: string;
  lottery_ids: number[];
  row_count: number;
  until_day: string;
}

export interface RestsBetweenResult {
  day: string;
  reason: string;
}

export const restsBetween = new PreparedQuery<RestsBetweenParams, RestsBetweenResult>({"usedParamSet":{"lottery_ids":true,"from_day":true,"until_day":true,"row_count":true},"params":[{"name":"lottery_ids","required":true,"transform":{"type":"scalar"},"locs":[{"a":74,"b":86}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":117,"b":126}]},{"name":"until_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":132,"b":142}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":176,"b":186}]}],"statement":"select day, min(reason) as \"reason!\" from off_day\nwhere lottery_id = any (:lottery_ids!::smallint[]) and day between :from_day! and :until_day! group by day order by day limit :row_count!"} as never);

export interface CalledOffBetweenParams {
  code: string;
  from_day: string;
  row_count: number;
  until_day: string;
}

export interface CalledOffBetweenResult {
  day: string;
  section: string;
}

export const calledOffBetween = new PreparedQuery<CalledOffBetweenParams, CalledOffBetweenResult>({"usedParamSet":{"code":true,"from_day":true,"until_day":true,"row_count":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":89,"b":94}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":159,"b":168}]},{"name":"until_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":174,"b":184}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":218,"b":228}]}],"statement":"select d.day, d.section from draw d join lottery l on l.id = d.lottery_id\nwhere l.code = :code! and l.is_offered and d.voided_at is not null and d.day between :from_day! and :until_day!\norder by d.day, d.section limit :row_count!"} as never);

export interface DatesBetweenParams {
  code: string;
  from_day: string;
  row_count: number;
  until_day: string;
}

export interface DatesBetweenResult {
  day: string;
  is_confirmed: boolean;
}

export const datesBetween = new PreparedQuery<DatesBetweenParams, DatesBetweenResult>({"usedParamSet":{"code":true,"from_day":true,"until_day":true,"row_count":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":130,"b":135}]},{"name":"from_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":172,"b":181}]},{"name":"until_day","required":true,"transform":{"type":"scalar"},"locs":[{"a":187,"b":197}]},{"name":"row_count","required":true,"transform":{"type":"scalar"},"locs":[{"a":220,"b":230}]}],"statement":"select t.day, t.confirmed_at is not null as \"is_confirmed!\" from draw_date t join lottery l on l.id = t.lottery_id\nwhere l.code = :code! and l.is_offered and t.day between :from_day! and :until_day! order by t.day limit :row_count!"} as never);

export interface DrawnNumbersParams {
  code: string;
  days: number;
  looked_back: number;
}

export interface DrawnNumbersResult {
  count: number;
  days_since: number;
  draws_since: number;
  first_day: string | null;
  number: number;
}

export const drawnNumbers = new PreparedQuery<DrawnNumbersParams, DrawnNumbersResult>({"usedParamSet":{"code":true,"looked_back":true,"days":true},"params":[{"name":"code","required":true,"transform":{"type":"scalar"},"locs":[{"a":267,"b":272}]},{"name":"looked_back","required":true,"transform":{"type":"scalar"},"locs":[{"a":346,"b":358}]},{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":436,"b":441},{"a":580,"b":585}]}],"statement":"with clock as materialized (select yangon_day(product_now()) as today),\ndrawn as (\n  select d.result, d.day, clock.today, row_number() over (order by d.draws_at desc, d.id desc) - 1 as since\n  from clock, draw d join lottery l on l.id = d.lottery_id\n  where l.code = :code! and l.is_offered and d.settled_at is not null and d.day > clock.today - :looked_back!::integer\n)\nselect result as \"number!\", count(*) filter (where day > today - :days!::integer)::int as \"count!\", min(since)::int as \"draws_since!\",\n  today - max(day) as \"days_since!\", min(day) filter (where day > today - :days!::integer) as \"first_day?\"\nfrom drawn group by result, today order by result"} as never);

