/** Types and statements of src/ledger/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface EveryMoveBelongsToAnEntryParams {
  after_entry: number;
}

export interface EveryMoveBelongsToAnEntryResult {
  difference: string;
}

export const everyMoveBelongsToAnEntry = new PreparedQuery<EveryMoveBelongsToAnEntryParams, EveryMoveBelongsToAnEntryResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":155,"b":167}]}],"statement":"select format('move %s/%s belongs to no entry', m.entry_id, m.line) as \"difference!\"\nfrom move m left join entry e on e.id = m.entry_id where m.entry_id > :after_entry! and e.id is null"} as never);

export interface EveryEntryMovesSomethingParams {
  after_entry: number;
}

export interface EveryEntryMovesSomethingResult {
  difference: string;
}

export const everyEntryMovesSomething = new PreparedQuery<EveryEntryMovesSomethingParams, EveryEntryMovesSomethingResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":154,"b":166}]}],"statement":"select format('entry %s (%s) moves nothing', e.id, e.ref) as \"difference!\"\nfrom entry e left join move m on m.entry_id = e.id and m.line = 0 where e.id > :after_entry! and m.entry_id is null"} as never);

export interface EveryMoveFollowsTheEntryBookParams {
  after_entry: number;
}

export interface EveryMoveFollowsTheEntryBookResult {
  difference: string;
}

export const everyMoveFollowsTheEntryBook = new PreparedQuery<EveryMoveFollowsTheEntryBookParams, EveryMoveFollowsTheEntryBookResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":469,"b":481}]}],"statement":"select format('move %s/%s (%s) goes from purse %s (%s) to purse %s (%s), as the entry book does not', m.entry_id, m.line, e.reason,\n  m.from_purse, coalesce(f.kind, 'none'), m.to_purse, coalesce(t.kind, 'none')) as \"difference!\"\nfrom move m\njoin entry e on e.id = m.entry_id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nleft join entry_route r on r.reason = e.reason and r.from_kind = f.kind and r.to_kind = t.kind\nwhere m.entry_id > :after_entry! and (r.reason is null or f.unit <> t.unit or f.player_id <> t.player_id\n  or f.keeps_balance <> (m.from_balance_after is not null) or t.keeps_balance <> (m.to_balance_after is not null))"} as never);

export interface EveryKeptBalanceIsTheSumOfItsMovesParams {
  after_entry: number;
}

export interface EveryKeptBalanceIsTheSumOfItsMovesResult {
  difference: string;
}

export const everyKeptBalanceIsTheSumOfItsMoves = new PreparedQuery<EveryKeptBalanceIsTheSumOfItsMovesParams, EveryKeptBalanceIsTheSumOfItsMovesResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":229,"b":241},{"a":273,"b":285},{"a":429,"b":441},{"a":545,"b":557},{"a":709,"b":721},{"a":749,"b":761}]}],"statement":"select format('purse %s (%s of player %s) keeps %s, its moves come to %s', p.id, p.kind, p.player_id, p.balance, coalesce(s.total, 0)) as \"difference!\"\nfrom purse p\nfull join (\n  select purse_id, sum(amount) + coalesce(case when :after_entry! > 0 then balance_by(purse_id, :after_entry!) end, 0) as total\n  from (\n    select from_purse as purse_id, -amount as amount from move where from_balance_after is not null and entry_id > :after_entry!\n    union all\n    select to_purse, amount from move where to_balance_after is not null and entry_id > :after_entry!\n  ) leg group by purse_id\n) s on s.purse_id = p.id\nwhere (p.keeps_balance or p.id is null) and p.balance is distinct from coalesce(s.total, case when :after_entry! > 0 then balance_by(p.id, :after_entry!) end, 0)"} as never);

export interface EveryBalanceAfterFollowsTheOneBeforeParams {
  after_entry: number;
}

export interface EveryBalanceAfterFollowsTheOneBeforeResult {
  difference: string;
}

export const everyBalanceAfterFollowsTheOneBefore = new PreparedQuery<EveryBalanceAfterFollowsTheOneBeforeParams, EveryBalanceAfterFollowsTheOneBeforeResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":261,"b":273},{"a":305,"b":317},{"a":515,"b":527},{"a":665,"b":677}]}],"statement":"select format('purse %s: after move %s/%s it says %s, it must say %s', purse_id, entry_id, line, balance_after, before + amount) as \"difference!\"\nfrom (\n  select leg.*, coalesce(lag(balance_after) over (partition by purse_id order by entry_id, line), case when :after_entry! > 0 then balance_by(purse_id, :after_entry!) end, 0) as before\n  from (\n    select from_purse as purse_id, entry_id, line, -amount as amount, from_balance_after as balance_after from move where from_balance_after is not null and entry_id > :after_entry!\n    union all\n    select to_purse, entry_id, line, amount, to_balance_after from move where to_balance_after is not null and entry_id > :after_entry!\n  ) leg\n) chained\nwhere balance_after <> before + amount"} as never);

export type EveryUnitSumsToZeroParams = void;

export interface EveryUnitSumsToZeroResult {
  difference: string;
}

export const everyUnitSumsToZero = new PreparedQuery<EveryUnitSumsToZeroParams, EveryUnitSumsToZeroResult>({"usedParamSet":{},"params":[],"statement":"select format('all purses of %s together come to %s', unit, total) as \"difference!\"\nfrom (\n  select unit, sum(amount) as total\n  from (\n    select unit, balance::numeric as amount from purse where keeps_balance\n    union all\n    select p.unit, m.amount from move m join purse p on p.id = m.to_purse where not p.keeps_balance\n    union all\n    select p.unit, -m.amount from move m join purse p on p.id = m.from_purse where not p.keeps_balance\n  ) part group by unit\n) sums\nwhere total <> 0"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  entries: number;
  moves: number;
  purses: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from entry) as \"entries!\",\n  (select count(*) from move) as \"moves!\",\n  (select count(*) from purse) as \"purses!\""} as never);

