/** Types and statements of src/proof/steps.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export type DaysClosedParams = void;

export interface DaysClosedResult {
  day: string;
  entry_root: string;
  first_entry: number;
  funds_root: string;
  last_entry: number;
}

export const daysClosed = new PreparedQuery<DaysClosedParams, DaysClosedResult>({"usedParamSet":{},"params":[],"statement":"select day, first_entry, last_entry, encode(entry_root, 'hex') as \"entry_root!\", encode(funds_root, 'hex') as \"funds_root!\" from closing order by day"} as never);

export interface StepBeginsParams {
  day: string;
}

export interface StepBeginsResult {
  after_entry: number;
  after_game: number;
  after_slip: number;
  draws: number[];
  from_day: string;
}

export const stepBegins = new PreparedQuery<StepBeginsParams, StepBeginsResult>({"usedParamSet":{"day":true},"params":[{"name":"day","required":true,"transform":{"type":"scalar"},"locs":[{"a":563,"b":567},{"a":604,"b":608},{"a":703,"b":707}]}],"statement":"select coalesce(b.last_entry, 0) as \"after_entry!\",\n  greatest(0, coalesce((select id_of_ref(e.ref) from entry e where e.id <= b.last_entry and e.reason = 'stake' order by e.id desc limit 1), 0) - 10000) as \"after_slip!\",\n  greatest(0, coalesce((select id_of_ref(e.ref) from entry e where e.id <= b.last_entry and e.reason in ('game_bet', 'game_win') order by e.id desc limit 1), 0) - 10000) as \"after_game!\",\n  array(\n    select d.id from draw d\n    where d.settled_at is null and d.refunded_at is null or greatest(d.settled_at, d.refunded_at) >= yangon_instant(:day!::date, '00:00')\n  ) as \"draws!\",\n  :day!::date + 1 as \"from_day!\"\nfrom (select max(last_entry) as last_entry from closing where day < :day!::date) b"} as never);

