/** Types generated for queries found in "src/ledger/audit.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

/** 'EveryMoveBelongsToAnEntry' parameters type */
export type EveryMoveBelongsToAnEntryParams = void;

/** 'EveryMoveBelongsToAnEntry' return type */
export interface EveryMoveBelongsToAnEntryResult {
  difference: string;
}

/** 'EveryMoveBelongsToAnEntry' query type */
export interface EveryMoveBelongsToAnEntryQuery {
  params: EveryMoveBelongsToAnEntryParams;
  result: EveryMoveBelongsToAnEntryResult;
}

const everyMoveBelongsToAnEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('move %s/%s belongs to no entry', m.entry_id, m.line) as \"difference!\"\nfrom move m left join entry e on e.id = m.entry_id where e.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('move %s/%s belongs to no entry', m.entry_id, m.line) as "difference!"
 * from move m left join entry e on e.id = m.entry_id where e.id is null limit 1
 * ```
 */
export const everyMoveBelongsToAnEntry = new PreparedQuery<EveryMoveBelongsToAnEntryParams,EveryMoveBelongsToAnEntryResult>(everyMoveBelongsToAnEntryIR);


/** 'EveryEntryMovesSomething' parameters type */
export type EveryEntryMovesSomethingParams = void;

/** 'EveryEntryMovesSomething' return type */
export interface EveryEntryMovesSomethingResult {
  difference: string;
}

/** 'EveryEntryMovesSomething' query type */
export interface EveryEntryMovesSomethingQuery {
  params: EveryEntryMovesSomethingParams;
  result: EveryEntryMovesSomethingResult;
}

const everyEntryMovesSomethingIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) moves nothing', e.id, e.ref) as \"difference!\"\nfrom entry e left join move m on m.entry_id = e.id and m.line = 0 where m.entry_id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) moves nothing', e.id, e.ref) as "difference!"
 * from entry e left join move m on m.entry_id = e.id and m.line = 0 where m.entry_id is null limit 1
 * ```
 */
export const everyEntryMovesSomething = new PreparedQuery<EveryEntryMovesSomethingParams,EveryEntryMovesSomethingResult>(everyEntryMovesSomethingIR);


/** 'EveryMoveFollowsTheEntryBook' parameters type */
export type EveryMoveFollowsTheEntryBookParams = void;

/** 'EveryMoveFollowsTheEntryBook' return type */
export interface EveryMoveFollowsTheEntryBookResult {
  difference: string;
}

/** 'EveryMoveFollowsTheEntryBook' query type */
export interface EveryMoveFollowsTheEntryBookQuery {
  params: EveryMoveFollowsTheEntryBookParams;
  result: EveryMoveFollowsTheEntryBookResult;
}

const everyMoveFollowsTheEntryBookIR: any = {"usedParamSet":{},"params":[],"statement":"select format('move %s/%s (%s) goes from purse %s (%s) to purse %s (%s), as the entry book does not', m.entry_id, m.line, e.reason,\n  m.from_purse, coalesce(f.kind, 'none'), m.to_purse, coalesce(t.kind, 'none')) as \"difference!\"\nfrom move m\njoin entry e on e.id = m.entry_id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nleft join entry_route r on r.reason = e.reason and r.from_kind = f.kind and r.to_kind = t.kind\nwhere r.reason is null or f.unit <> t.unit or f.player_id <> t.player_id\n  or f.keeps_balance <> (m.from_balance_after is not null) or t.keeps_balance <> (m.to_balance_after is not null)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('move %s/%s (%s) goes from purse %s (%s) to purse %s (%s), as the entry book does not', m.entry_id, m.line, e.reason,
 *   m.from_purse, coalesce(f.kind, 'none'), m.to_purse, coalesce(t.kind, 'none')) as "difference!"
 * from move m
 * join entry e on e.id = m.entry_id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * left join entry_route r on r.reason = e.reason and r.from_kind = f.kind and r.to_kind = t.kind
 * where r.reason is null or f.unit <> t.unit or f.player_id <> t.player_id
 *   or f.keeps_balance <> (m.from_balance_after is not null) or t.keeps_balance <> (m.to_balance_after is not null)
 * limit 1
 * ```
 */
export const everyMoveFollowsTheEntryBook = new PreparedQuery<EveryMoveFollowsTheEntryBookParams,EveryMoveFollowsTheEntryBookResult>(everyMoveFollowsTheEntryBookIR);


/** 'EveryKeptBalanceIsTheSumOfItsMoves' parameters type */
export type EveryKeptBalanceIsTheSumOfItsMovesParams = void;

/** 'EveryKeptBalanceIsTheSumOfItsMoves' return type */
export interface EveryKeptBalanceIsTheSumOfItsMovesResult {
  difference: string;
}

/** 'EveryKeptBalanceIsTheSumOfItsMoves' query type */
export interface EveryKeptBalanceIsTheSumOfItsMovesQuery {
  params: EveryKeptBalanceIsTheSumOfItsMovesParams;
  result: EveryKeptBalanceIsTheSumOfItsMovesResult;
}

const everyKeptBalanceIsTheSumOfItsMovesIR: any = {"usedParamSet":{},"params":[],"statement":"select format('purse %s (%s of player %s) keeps %s, its moves come to %s', p.id, p.kind, p.player_id, p.balance, coalesce(s.total, 0)) as \"difference!\"\nfrom purse p\nfull join (\n  select purse_id, sum(amount) as total\n  from (\n    select from_purse as purse_id, -amount as amount from move where from_balance_after is not null\n    union all\n    select to_purse, amount from move where to_balance_after is not null\n  ) leg group by purse_id\n) s on s.purse_id = p.id\nwhere (p.keeps_balance or p.id is null) and p.balance is distinct from coalesce(s.total, 0)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('purse %s (%s of player %s) keeps %s, its moves come to %s', p.id, p.kind, p.player_id, p.balance, coalesce(s.total, 0)) as "difference!"
 * from purse p
 * full join (
 *   select purse_id, sum(amount) as total
 *   from (
 *     select from_purse as purse_id, -amount as amount from move where from_balance_after is not null
 *     union all
 *     select to_purse, amount from move where to_balance_after is not null
 *   ) leg group by purse_id
 * ) s on s.purse_id = p.id
 * where (p.keeps_balance or p.id is null) and p.balance is distinct from coalesce(s.total, 0)
 * limit 1
 * ```
 */
export const everyKeptBalanceIsTheSumOfItsMoves = new PreparedQuery<EveryKeptBalanceIsTheSumOfItsMovesParams,EveryKeptBalanceIsTheSumOfItsMovesResult>(everyKeptBalanceIsTheSumOfItsMovesIR);


/** 'EveryBalanceAfterFollowsTheOneBefore' parameters type */
export type EveryBalanceAfterFollowsTheOneBeforeParams = void;

/** 'EveryBalanceAfterFollowsTheOneBefore' return type */
export interface EveryBalanceAfterFollowsTheOneBeforeResult {
  difference: string;
}

/** 'EveryBalanceAfterFollowsTheOneBefore' query type */
export interface EveryBalanceAfterFollowsTheOneBeforeQuery {
  params: EveryBalanceAfterFollowsTheOneBeforeParams;
  result: EveryBalanceAfterFollowsTheOneBeforeResult;
}

const everyBalanceAfterFollowsTheOneBeforeIR: any = {"usedParamSet":{},"params":[],"statement":"select format('purse %s: after move %s/%s it says %s, it must say %s', purse_id, entry_id, line, balance_after, before + amount) as \"difference!\"\nfrom (\n  select leg.*, lag(balance_after, 1, 0::bigint) over (partition by purse_id order by entry_id, line) as before\n  from (\n    select from_purse as purse_id, entry_id, line, -amount as amount, from_balance_after as balance_after from move where from_balance_after is not null\n    union all\n    select to_purse, entry_id, line, amount, to_balance_after from move where to_balance_after is not null\n  ) leg\n) chained\nwhere balance_after <> before + amount\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('purse %s: after move %s/%s it says %s, it must say %s', purse_id, entry_id, line, balance_after, before + amount) as "difference!"
 * from (
 *   select leg.*, lag(balance_after, 1, 0::bigint) over (partition by purse_id order by entry_id, line) as before
 *   from (
 *     select from_purse as purse_id, entry_id, line, -amount as amount, from_balance_after as balance_after from move where from_balance_after is not null
 *     union all
 *     select to_purse, entry_id, line, amount, to_balance_after from move where to_balance_after is not null
 *   ) leg
 * ) chained
 * where balance_after <> before + amount
 * limit 1
 * ```
 */
export const everyBalanceAfterFollowsTheOneBefore = new PreparedQuery<EveryBalanceAfterFollowsTheOneBeforeParams,EveryBalanceAfterFollowsTheOneBeforeResult>(everyBalanceAfterFollowsTheOneBeforeIR);


/** 'EveryUnitSumsToZero' parameters type */
export type EveryUnitSumsToZeroParams = void;

/** 'EveryUnitSumsToZero' return type */
export interface EveryUnitSumsToZeroResult {
  difference: string;
}

/** 'EveryUnitSumsToZero' query type */
export interface EveryUnitSumsToZeroQuery {
  params: EveryUnitSumsToZeroParams;
  result: EveryUnitSumsToZeroResult;
}

const everyUnitSumsToZeroIR: any = {"usedParamSet":{},"params":[],"statement":"select format('all purses of %s together come to %s', unit, total) as \"difference!\"\nfrom (\n  select unit, sum(amount) as total\n  from (\n    select unit, balance::numeric as amount from purse where keeps_balance\n    union all\n    select p.unit, m.amount from move m join purse p on p.id = m.to_purse where not p.keeps_balance\n    union all\n    select p.unit, -m.amount from move m join purse p on p.id = m.from_purse where not p.keeps_balance\n  ) part group by unit\n) sums\nwhere total <> 0\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('all purses of %s together come to %s', unit, total) as "difference!"
 * from (
 *   select unit, sum(amount) as total
 *   from (
 *     select unit, balance::numeric as amount from purse where keeps_balance
 *     union all
 *     select p.unit, m.amount from move m join purse p on p.id = m.to_purse where not p.keeps_balance
 *     union all
 *     select p.unit, -m.amount from move m join purse p on p.id = m.from_purse where not p.keeps_balance
 *   ) part group by unit
 * ) sums
 * where total <> 0
 * limit 1
 * ```
 */
export const everyUnitSumsToZero = new PreparedQuery<EveryUnitSumsToZeroParams,EveryUnitSumsToZeroResult>(everyUnitSumsToZeroIR);


/** 'CountBooks' parameters type */
export type CountBooksParams = void;

/** 'CountBooks' return type */
export interface CountBooksResult {
  entries: number;
  moves: number;
  purses: number;
}

/** 'CountBooks' query type */
export interface CountBooksQuery {
  params: CountBooksParams;
  result: CountBooksResult;
}

const countBooksIR: any = {"usedParamSet":{},"params":[],"statement":"select (select count(*) from entry) as \"entries!\",\n  (select count(*) from move) as \"moves!\",\n  (select count(*) from purse) as \"purses!\""};

/**
 * Query generated from SQL:
 * ```
 * select (select count(*) from entry) as "entries!",
 *   (select count(*) from move) as "moves!",
 *   (select count(*) from purse) as "purses!"
 * ```
 */
export const countBooks = new PreparedQuery<CountBooksParams,CountBooksResult>(countBooksIR);


