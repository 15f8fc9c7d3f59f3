/** Types and statements of src/reports/statement.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface HouseOfDaysParams {
  from: string;
  to: string;
}

export interface HouseOfDaysResult {
  amount_pya: number;
  key: string;
  reason: string;
}

export const houseOfDays = new PreparedQuery<HouseOfDaysParams, HouseOfDaysResult>({"usedParamSet":{"from":true,"to":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":116,"b":121}]},{"name":"to","required":true,"transform":{"type":"scalar"},"locs":[{"a":124,"b":127}]}],"statement":"select b.key as \"key!\", b.reason as \"reason!\", sum(b.amount_pya)::bigint as \"amount_pya!\" from booked_in('{house}', :from!, :to!, true) b group by 1, 2 order by 1, 2"} as never);

export interface CashBeforeParams {
  from: string;
}

export interface CashBeforeResult {
  held_pya: number;
  key: string;
}

export const cashBefore = new PreparedQuery<CashBeforeParams, CashBeforeResult>({"usedParamSet":{"from":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":107,"b":112}]}],"statement":"select b.key as \"key!\", (-sum(b.amount_pya))::bigint as \"held_pya!\" from booked_in('{house}', '-infinity', :from!::date - 1, true) b where b.key like 'house\\_cash:%' group by 1"} as never);

