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


/** 'EverySlipHasItsStake' parameters type */
export type EverySlipHasItsStakeParams = void;

/** 'EverySlipHasItsStake' return type */
export interface EverySlipHasItsStakeResult {
  difference: string;
}

/** 'EverySlipHasItsStake' query type */
export interface EverySlipHasItsStakeQuery {
  params: EverySlipHasItsStakeParams;
  result: EverySlipHasItsStakeResult;
}

const everySlipHasItsStakeIR: any = {"usedParamSet":{},"params":[],"statement":"select format('slip %s of player %s (%s pya): %s', s.id, s.player_id, s.total_pya, case when e.id is null then 'no stake entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom slip s\njoin draw d on d.id = s.draw_id\njoin lottery l on l.id = d.lottery_id\nleft join entry e on e.ref = 'stake:' || s.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind, t.name)\n  is distinct from ('stake', 0::smallint, s.total_pya, s.balance_after_pya, s.player_id, 'main', 'house_lottery', l.code)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('slip %s of player %s (%s pya): %s', s.id, s.player_id, s.total_pya, case when e.id is null then 'no stake entry' else format('entry %s differs', e.id) end) as "difference!"
 * from slip s
 * join draw d on d.id = s.draw_id
 * join lottery l on l.id = d.lottery_id
 * left join entry e on e.ref = 'stake:' || s.id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind, t.name)
 *   is distinct from ('stake', 0::smallint, s.total_pya, s.balance_after_pya, s.player_id, 'main', 'house_lottery', l.code)
 * limit 1
 * ```
 */
export const everySlipHasItsStake = new PreparedQuery<EverySlipHasItsStakeParams,EverySlipHasItsStakeResult>(everySlipHasItsStakeIR);


/** 'EveryStakeHasItsSlip' parameters type */
export type EveryStakeHasItsSlipParams = void;

/** 'EveryStakeHasItsSlip' return type */
export interface EveryStakeHasItsSlipResult {
  difference: string;
}

/** 'EveryStakeHasItsSlip' query type */
export interface EveryStakeHasItsSlipQuery {
  params: EveryStakeHasItsSlipParams;
  result: EveryStakeHasItsSlipResult;
}

const everyStakeHasItsSlipIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is the stake of no slip', e.id, e.ref) as \"difference!\"\nfrom entry e left join slip s on 'stake:' || s.id = e.ref\nwhere e.reason = 'stake' and s.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is the stake of no slip', e.id, e.ref) as "difference!"
 * from entry e left join slip s on 'stake:' || s.id = e.ref
 * where e.reason = 'stake' and s.id is null limit 1
 * ```
 */
export const everyStakeHasItsSlip = new PreparedQuery<EveryStakeHasItsSlipParams,EveryStakeHasItsSlipResult>(everyStakeHasItsSlipIR);


/** 'EverySlipAddsUp' parameters type */
export type EverySlipAddsUpParams = void;

/** 'EverySlipAddsUp' return type */
export interface EverySlipAddsUpResult {
  difference: string;
}

/** 'EverySlipAddsUp' query type */
export interface EverySlipAddsUpQuery {
  params: EverySlipAddsUpParams;
  result: EverySlipAddsUpResult;
}

const everySlipAddsUpIR: any = {"usedParamSet":{},"params":[],"statement":"select format('slip %s does not add up: %s pya in all', s.id, s.total_pya) as \"difference!\"\nfrom slip s\nleft join draw d on d.id = s.draw_id\nleft join lottery l on l.id = d.lottery_id\nleft join player p on p.id = s.player_id\ncross join lateral (\n  select sum(x.stake) as total, count(distinct x.number) as numbers, min(x.stake) as least, min(x.number) as lowest, max(x.number) as highest\n  from unnest(s.numbers, s.stakes_pya) as x(number, stake)\n) line\nwhere p.id is null or l.id is null or line.total <> s.total_pya or line.numbers <> cardinality(s.numbers)\n  or line.least <= 0 or line.lowest < 0 or line.highest >= 10 ^ l.digits\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('slip %s does not add up: %s pya in all', s.id, s.total_pya) as "difference!"
 * from slip s
 * left join draw d on d.id = s.draw_id
 * left join lottery l on l.id = d.lottery_id
 * left join player p on p.id = s.player_id
 * cross join lateral (
 *   select sum(x.stake) as total, count(distinct x.number) as numbers, min(x.stake) as least, min(x.number) as lowest, max(x.number) as highest
 *   from unnest(s.numbers, s.stakes_pya) as x(number, stake)
 * ) line
 * where p.id is null or l.id is null or line.total <> s.total_pya or line.numbers <> cardinality(s.numbers)
 *   or line.least <= 0 or line.lowest < 0 or line.highest >= 10 ^ l.digits
 * limit 1
 * ```
 */
export const everySlipAddsUp = new PreparedQuery<EverySlipAddsUpParams,EverySlipAddsUpResult>(everySlipAddsUpIR);


/** 'EveryNumberCountsItsStakes' parameters type */
export type EveryNumberCountsItsStakesParams = void;

/** 'EveryNumberCountsItsStakes' return type */
export interface EveryNumberCountsItsStakesResult {
  difference: string;
}

/** 'EveryNumberCountsItsStakes' query type */
export interface EveryNumberCountsItsStakesQuery {
  params: EveryNumberCountsItsStakesParams;
  result: EveryNumberCountsItsStakesResult;
}

const everyNumberCountsItsStakesIR: any = {"usedParamSet":{},"params":[],"statement":"select format('draw %s number %s: %s pya is counted, %s is staked', coalesce(n.draw_id, s.draw_id), coalesce(n.number, s.number), n.taken_pya, coalesce(s.staked, 0)) as \"difference!\"\nfrom draw_number n\nfull join (\n  select slip.draw_id, x.number, sum(x.stake) as staked\n  from slip cross join lateral unnest(slip.numbers, slip.stakes_pya) as x(number, stake)\n  group by slip.draw_id, x.number\n) s on s.draw_id = n.draw_id and s.number = n.number\nwhere n.taken_pya is distinct from coalesce(s.staked, 0)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('draw %s number %s: %s pya is counted, %s is staked', coalesce(n.draw_id, s.draw_id), coalesce(n.number, s.number), n.taken_pya, coalesce(s.staked, 0)) as "difference!"
 * from draw_number n
 * full join (
 *   select slip.draw_id, x.number, sum(x.stake) as staked
 *   from slip cross join lateral unnest(slip.numbers, slip.stakes_pya) as x(number, stake)
 *   group by slip.draw_id, x.number
 * ) s on s.draw_id = n.draw_id and s.number = n.number
 * where n.taken_pya is distinct from coalesce(s.staked, 0)
 * limit 1
 * ```
 */
export const everyNumberCountsItsStakes = new PreparedQuery<EveryNumberCountsItsStakesParams,EveryNumberCountsItsStakesResult>(everyNumberCountsItsStakesIR);


/** 'EveryDrawPaysWhatItsResultSays' parameters type */
export type EveryDrawPaysWhatItsResultSaysParams = void;

/** 'EveryDrawPaysWhatItsResultSays' return type */
export interface EveryDrawPaysWhatItsResultSaysResult {
  difference: string;
}

/** 'EveryDrawPaysWhatItsResultSays' query type */
export interface EveryDrawPaysWhatItsResultSaysQuery {
  params: EveryDrawPaysWhatItsResultSaysParams;
  result: EveryDrawPaysWhatItsResultSaysResult;
}

const everyDrawPaysWhatItsResultSaysIR: any = {"usedParamSet":{},"params":[],"statement":"with paying as (\n  select d.id as draw_id, n.number, n.number = d.result as is_hit\n  from draw d\n  join lottery l on l.id = d.lottery_id\n  cross join lateral generate_series(0, (10 ^ l.digits)::integer - 1) as n(number)\n  where d.result is not null and (n.number = d.result or d.tot_odds_hundredths is not null and (\n    abs(n.number - d.result) = 1\n    or (select array_agg(x order by x) from regexp_split_to_table(lpad(n.number::text, l.digits, '0'), '') x)\n     = (select array_agg(x order by x) from regexp_split_to_table(lpad(d.result::text, l.digits, '0'), '') x)\n  ))\n), due as (\n  select s.id as slip_id, sum(x.stake * case when p.is_hit then s.odds_hundredths else s.tot_odds_hundredths end / 100) as amount_pya,\n    sum(x.stake) as stake_pya\n  from slip s\n  cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)\n  join paying p on p.draw_id = s.draw_id and p.number = x.number and (p.is_hit or s.tot_odds_hundredths is not null)\n  group by s.id\n)\nselect format('slip %s of draw %s: due %s pya, paid %s', s.id, s.draw_id, coalesce(due.amount_pya, 0), coalesce(p.amount_pya, 0)) as \"difference!\"\nfrom slip s\njoin draw d on d.id = s.draw_id\nleft join due on due.slip_id = s.id\nleft join payout p on p.slip_id = s.id and p.kind = 'win'\nwhere d.reversing_at is null and (\n  (p.slip_id is not null and (p.amount_pya, p.stake_pya, p.player_id, p.draw_id) is distinct from (due.amount_pya, due.stake_pya, s.player_id, s.draw_id))\n  or (p.slip_id is null and due.amount_pya > 0 and d.settled_at is not null))\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * with paying as (
 *   select d.id as draw_id, n.number, n.number = d.result as is_hit
 *   from draw d
 *   join lottery l on l.id = d.lottery_id
 *   cross join lateral generate_series(0, (10 ^ l.digits)::integer - 1) as n(number)
 *   where d.result is not null and (n.number = d.result or d.tot_odds_hundredths is not null and (
 *     abs(n.number - d.result) = 1
 *     or (select array_agg(x order by x) from regexp_split_to_table(lpad(n.number::text, l.digits, '0'), '') x)
 *      = (select array_agg(x order by x) from regexp_split_to_table(lpad(d.result::text, l.digits, '0'), '') x)
 *   ))
 * ), due as (
 *   select s.id as slip_id, sum(x.stake * case when p.is_hit then s.odds_hundredths else s.tot_odds_hundredths end / 100) as amount_pya,
 *     sum(x.stake) as stake_pya
 *   from slip s
 *   cross join lateral unnest(s.numbers, s.stakes_pya) as x(number, stake)
 *   join paying p on p.draw_id = s.draw_id and p.number = x.number and (p.is_hit or s.tot_odds_hundredths is not null)
 *   group by s.id
 * )
 * select format('slip %s of draw %s: due %s pya, paid %s', s.id, s.draw_id, coalesce(due.amount_pya, 0), coalesce(p.amount_pya, 0)) as "difference!"
 * from slip s
 * join draw d on d.id = s.draw_id
 * left join due on due.slip_id = s.id
 * left join payout p on p.slip_id = s.id and p.kind = 'win'
 * where d.reversing_at is null and (
 *   (p.slip_id is not null and (p.amount_pya, p.stake_pya, p.player_id, p.draw_id) is distinct from (due.amount_pya, due.stake_pya, s.player_id, s.draw_id))
 *   or (p.slip_id is null and due.amount_pya > 0 and d.settled_at is not null))
 * limit 1
 * ```
 */
export const everyDrawPaysWhatItsResultSays = new PreparedQuery<EveryDrawPaysWhatItsResultSaysParams,EveryDrawPaysWhatItsResultSaysResult>(everyDrawPaysWhatItsResultSaysIR);


/** 'EveryRefundIsOfAVoidedDraw' parameters type */
export type EveryRefundIsOfAVoidedDrawParams = void;

/** 'EveryRefundIsOfAVoidedDraw' return type */
export interface EveryRefundIsOfAVoidedDrawResult {
  difference: string;
}

/** 'EveryRefundIsOfAVoidedDraw' query type */
export interface EveryRefundIsOfAVoidedDrawQuery {
  params: EveryRefundIsOfAVoidedDrawParams;
  result: EveryRefundIsOfAVoidedDrawResult;
}

const everyRefundIsOfAVoidedDrawIR: any = {"usedParamSet":{},"params":[],"statement":"select format('slip %s of draw %s: %s', coalesce(s.id, p.slip_id), d.id, case when p.slip_id is null then 'its refund is missing' else 'its refund is wrong' end) as \"difference!\"\nfrom slip s\njoin draw d on d.id = s.draw_id\nleft join payout p on p.slip_id = s.id and p.kind = 'refund'\nwhere (p.slip_id is not null and (d.voided_at is null or (p.amount_pya, p.stake_pya, p.player_id, p.draw_id) is distinct from (s.total_pya, s.total_pya, s.player_id, s.draw_id)))\n  or (p.slip_id is null and d.refunded_at is not null)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('slip %s of draw %s: %s', coalesce(s.id, p.slip_id), d.id, case when p.slip_id is null then 'its refund is missing' else 'its refund is wrong' end) as "difference!"
 * from slip s
 * join draw d on d.id = s.draw_id
 * left join payout p on p.slip_id = s.id and p.kind = 'refund'
 * where (p.slip_id is not null and (d.voided_at is null or (p.amount_pya, p.stake_pya, p.player_id, p.draw_id) is distinct from (s.total_pya, s.total_pya, s.player_id, s.draw_id)))
 *   or (p.slip_id is null and d.refunded_at is not null)
 * limit 1
 * ```
 */
export const everyRefundIsOfAVoidedDraw = new PreparedQuery<EveryRefundIsOfAVoidedDrawParams,EveryRefundIsOfAVoidedDrawResult>(everyRefundIsOfAVoidedDrawIR);


/** 'EveryPayoutHasItsEntry' parameters type */
export type EveryPayoutHasItsEntryParams = void;

/** 'EveryPayoutHasItsEntry' return type */
export interface EveryPayoutHasItsEntryResult {
  difference: string;
}

/** 'EveryPayoutHasItsEntry' query type */
export interface EveryPayoutHasItsEntryQuery {
  params: EveryPayoutHasItsEntryParams;
  result: EveryPayoutHasItsEntryResult;
}

const everyPayoutHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('%s of slip %s (%s pya): %s', o.kind, o.slip_id, o.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom payout o\njoin draw d on d.id = o.draw_id\njoin lottery l on l.id = d.lottery_id\nleft join entry e on e.ref = o.kind || ':' || o.slip_id || case o.kind when 'win' then round_suffix(o.round) else '' end\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name)\n  is distinct from (o.kind, 0::smallint, o.amount_pya, o.player_id, 'main', 'house_lottery', l.code)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('%s of slip %s (%s pya): %s', o.kind, o.slip_id, o.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from payout o
 * join draw d on d.id = o.draw_id
 * join lottery l on l.id = d.lottery_id
 * left join entry e on e.ref = o.kind || ':' || o.slip_id || case o.kind when 'win' then round_suffix(o.round) else '' end
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name)
 *   is distinct from (o.kind, 0::smallint, o.amount_pya, o.player_id, 'main', 'house_lottery', l.code)
 * limit 1
 * ```
 */
export const everyPayoutHasItsEntry = new PreparedQuery<EveryPayoutHasItsEntryParams,EveryPayoutHasItsEntryResult>(everyPayoutHasItsEntryIR);


/** 'EveryWinAndRefundHasItsPayout' parameters type */
export type EveryWinAndRefundHasItsPayoutParams = void;

/** 'EveryWinAndRefundHasItsPayout' return type */
export interface EveryWinAndRefundHasItsPayoutResult {
  difference: string;
}

/** 'EveryWinAndRefundHasItsPayout' query type */
export interface EveryWinAndRefundHasItsPayoutQuery {
  params: EveryWinAndRefundHasItsPayoutParams;
  result: EveryWinAndRefundHasItsPayoutResult;
}

const everyWinAndRefundHasItsPayoutIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) pays no payout', e.id, e.ref) as \"difference!\"\nfrom entry e\nleft join payout o on o.kind || ':' || o.slip_id || case o.kind when 'win' then round_suffix(o.round) else '' end = e.ref\nleft join payout_reversed r on 'win:' || r.slip_id || round_suffix(r.round) = e.ref\nwhere e.reason in ('win', 'refund') and o.slip_id is null and r.slip_id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) pays no payout', e.id, e.ref) as "difference!"
 * from entry e
 * left join payout o on o.kind || ':' || o.slip_id || case o.kind when 'win' then round_suffix(o.round) else '' end = e.ref
 * left join payout_reversed r on 'win:' || r.slip_id || round_suffix(r.round) = e.ref
 * where e.reason in ('win', 'refund') and o.slip_id is null and r.slip_id is null limit 1
 * ```
 */
export const everyWinAndRefundHasItsPayout = new PreparedQuery<EveryWinAndRefundHasItsPayoutParams,EveryWinAndRefundHasItsPayoutResult>(everyWinAndRefundHasItsPayoutIR);


/** 'EveryPayoutIsOfItsDrawsRound' parameters type */
export type EveryPayoutIsOfItsDrawsRoundParams = void;

/** 'EveryPayoutIsOfItsDrawsRound' return type */
export interface EveryPayoutIsOfItsDrawsRoundResult {
  difference: string;
}

/** 'EveryPayoutIsOfItsDrawsRound' query type */
export interface EveryPayoutIsOfItsDrawsRoundQuery {
  params: EveryPayoutIsOfItsDrawsRoundParams;
  result: EveryPayoutIsOfItsDrawsRoundResult;
}

const everyPayoutIsOfItsDrawsRoundIR: any = {"usedParamSet":{},"params":[],"statement":"select format('%s of slip %s is of round %s, draw %s is in round %s', o.kind, o.slip_id, o.round, d.id, d.round) as \"difference!\"\nfrom payout o join draw d on d.id = o.draw_id\nwhere o.round > d.round or (o.round < d.round and d.reversing_at is null) limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('%s of slip %s is of round %s, draw %s is in round %s', o.kind, o.slip_id, o.round, d.id, d.round) as "difference!"
 * from payout o join draw d on d.id = o.draw_id
 * where o.round > d.round or (o.round < d.round and d.reversing_at is null) limit 1
 * ```
 */
export const everyPayoutIsOfItsDrawsRound = new PreparedQuery<EveryPayoutIsOfItsDrawsRoundParams,EveryPayoutIsOfItsDrawsRoundResult>(everyPayoutIsOfItsDrawsRoundIR);


/** 'EveryReversedPayoutWasPaidAndTakenBack' parameters type */
export type EveryReversedPayoutWasPaidAndTakenBackParams = void;

/** 'EveryReversedPayoutWasPaidAndTakenBack' return type */
export interface EveryReversedPayoutWasPaidAndTakenBackResult {
  difference: string;
}

/** 'EveryReversedPayoutWasPaidAndTakenBack' query type */
export interface EveryReversedPayoutWasPaidAndTakenBackQuery {
  params: EveryReversedPayoutWasPaidAndTakenBackParams;
  result: EveryReversedPayoutWasPaidAndTakenBackResult;
}

const everyReversedPayoutWasPaidAndTakenBackIR: any = {"usedParamSet":{},"params":[],"statement":"select format('win of slip %s in round %s (%s pya): %s is %s', r.slip_id, r.round, r.amount_pya, way.reason, case when e.id is null then 'missing' else 'wrong' end) as \"difference!\"\nfrom payout_reversed r\njoin draw d on d.id = r.draw_id\njoin lottery l on l.id = d.lottery_id\ncross join (values ('win'), ('win_reversed')) as way(reason)\nleft join entry e on e.ref = way.reason || ':' || r.slip_id || round_suffix(r.round)\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case way.reason when 'win' then m.to_purse else m.from_purse end\nleft join purse house on house.id = case way.reason when 'win' then m.from_purse else m.to_purse end\nwhere (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.round < d.round)\n  is distinct from (way.reason, 0::smallint, r.amount_pya, r.player_id, 'main', 'house_lottery', l.code, true)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('win of slip %s in round %s (%s pya): %s is %s', r.slip_id, r.round, r.amount_pya, way.reason, case when e.id is null then 'missing' else 'wrong' end) as "difference!"
 * from payout_reversed r
 * join draw d on d.id = r.draw_id
 * join lottery l on l.id = d.lottery_id
 * cross join (values ('win'), ('win_reversed')) as way(reason)
 * left join entry e on e.ref = way.reason || ':' || r.slip_id || round_suffix(r.round)
 * left join move m on m.entry_id = e.id
 * left join purse own on own.id = case way.reason when 'win' then m.to_purse else m.from_purse end
 * left join purse house on house.id = case way.reason when 'win' then m.from_purse else m.to_purse end
 * where (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.round < d.round)
 *   is distinct from (way.reason, 0::smallint, r.amount_pya, r.player_id, 'main', 'house_lottery', l.code, true)
 * limit 1
 * ```
 */
export const everyReversedPayoutWasPaidAndTakenBack = new PreparedQuery<EveryReversedPayoutWasPaidAndTakenBackParams,EveryReversedPayoutWasPaidAndTakenBackResult>(everyReversedPayoutWasPaidAndTakenBackIR);


/** 'EveryReversalEntryHasItsPayout' parameters type */
export type EveryReversalEntryHasItsPayoutParams = void;

/** 'EveryReversalEntryHasItsPayout' return type */
export interface EveryReversalEntryHasItsPayoutResult {
  difference: string;
}

/** 'EveryReversalEntryHasItsPayout' query type */
export interface EveryReversalEntryHasItsPayoutQuery {
  params: EveryReversalEntryHasItsPayoutParams;
  result: EveryReversalEntryHasItsPayoutResult;
}

const everyReversalEntryHasItsPayoutIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) takes back no payout', e.id, e.ref) as \"difference!\"\nfrom entry e left join payout_reversed r on 'win_reversed:' || r.slip_id || round_suffix(r.round) = e.ref\nwhere e.reason = 'win_reversed' and r.slip_id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) takes back no payout', e.id, e.ref) as "difference!"
 * from entry e left join payout_reversed r on 'win_reversed:' || r.slip_id || round_suffix(r.round) = e.ref
 * where e.reason = 'win_reversed' and r.slip_id is null limit 1
 * ```
 */
export const everyReversalEntryHasItsPayout = new PreparedQuery<EveryReversalEntryHasItsPayoutParams,EveryReversalEntryHasItsPayoutResult>(everyReversalEntryHasItsPayoutIR);


/** 'EveryReversalWasConfirmedByAnother' parameters type */
export type EveryReversalWasConfirmedByAnotherParams = void;

/** 'EveryReversalWasConfirmedByAnother' return type */
export interface EveryReversalWasConfirmedByAnotherResult {
  difference: string;
}

/** 'EveryReversalWasConfirmedByAnother' query type */
export interface EveryReversalWasConfirmedByAnotherQuery {
  params: EveryReversalWasConfirmedByAnotherParams;
  result: EveryReversalWasConfirmedByAnotherResult;
}

const everyReversalWasConfirmedByAnotherIR: any = {"usedParamSet":{},"params":[],"statement":"select format('draw %s is in round %s after %s confirmed reversals', d.id, d.round, coalesce(v.confirmed, 0)) as \"difference!\"\nfrom draw d\nleft join (\n  select a.subject, count(*) as confirmed\n  from audit_row a join deed r on r.kind = 'reversal' and r.state = 'done' and r.decided_by <> r.asked_by\n    and (a.action = 'reverse_settlement' and a.after->>'deed' = r.id::text or a.action = 'confirm_reversal' and a.after->>'reversal_id' = r.data->>'reversal_id')\n  group by a.subject\n) v on v.subject = 'draw:' || d.id\nwhere d.round <> 1 + coalesce(v.confirmed, 0) limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('draw %s is in round %s after %s confirmed reversals', d.id, d.round, coalesce(v.confirmed, 0)) as "difference!"
 * from draw d
 * left join (
 *   select a.subject, count(*) as confirmed
 *   from audit_row a join deed r on r.kind = 'reversal' and r.state = 'done' and r.decided_by <> r.asked_by
 *     and (a.action = 'reverse_settlement' and a.after->>'deed' = r.id::text or a.action = 'confirm_reversal' and a.after->>'reversal_id' = r.data->>'reversal_id')
 *   group by a.subject
 * ) v on v.subject = 'draw:' || d.id
 * where d.round <> 1 + coalesce(v.confirmed, 0) limit 1
 * ```
 */
export const everyReversalWasConfirmedByAnother = new PreparedQuery<EveryReversalWasConfirmedByAnotherParams,EveryReversalWasConfirmedByAnotherResult>(everyReversalWasConfirmedByAnotherIR);


/** 'EverySealedBookIsAsItWas' parameters type */
export type EverySealedBookIsAsItWasParams = void;

/** 'EverySealedBookIsAsItWas' return type */
export interface EverySealedBookIsAsItWasResult {
  difference: string;
}

/** 'EverySealedBookIsAsItWas' query type */
export interface EverySealedBookIsAsItWasQuery {
  params: EverySealedBookIsAsItWasParams;
  result: EverySealedBookIsAsItWasResult;
}

const everySealedBookIsAsItWasIR: any = {"usedParamSet":{},"params":[],"statement":"select format('draw %s: its book of %s slips is not as it was sealed%s', e.draw_id, e.slip_count, coalesce(' in block ' || b.block, '')) as \"difference!\"\nfrom draw_seal e\nleft join seal_block b on b.draw_id = e.draw_id\nleft join lateral (\n  select sha256(convert_to(string_agg(slip_line(s), E'\\n' order by s.id), 'UTF8')) as sha256\n  from slip s where s.id = any (b.slip_ids) and s.draw_id = e.draw_id\n) now on b.block is not null\nwhere now.sha256 is distinct from b.sha256\n  or (coalesce(b.block, 0) = 0 and (e.slip_count, e.total_pya, e.sha256) is distinct from (\n    (select count(*) from slip s where s.draw_id = e.draw_id),\n    (select coalesce(sum(s.total_pya), 0)::bigint from slip s where s.draw_id = e.draw_id),\n    (select sha256(coalesce(string_agg(x.sha256, ''::bytea order by x.block), ''::bytea)) from seal_block x where x.draw_id = e.draw_id)))\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('draw %s: its book of %s slips is not as it was sealed%s', e.draw_id, e.slip_count, coalesce(' in block ' || b.block, '')) as "difference!"
 * from draw_seal e
 * left join seal_block b on b.draw_id = e.draw_id
 * left join lateral (
 *   select sha256(convert_to(string_agg(slip_line(s), E'\n' order by s.id), 'UTF8')) as sha256
 *   from slip s where s.id = any (b.slip_ids) and s.draw_id = e.draw_id
 * ) now on b.block is not null
 * where now.sha256 is distinct from b.sha256
 *   or (coalesce(b.block, 0) = 0 and (e.slip_count, e.total_pya, e.sha256) is distinct from (
 *     (select count(*) from slip s where s.draw_id = e.draw_id),
 *     (select coalesce(sum(s.total_pya), 0)::bigint from slip s where s.draw_id = e.draw_id),
 *     (select sha256(coalesce(string_agg(x.sha256, ''::bytea order by x.block), ''::bytea)) from seal_block x where x.draw_id = e.draw_id)))
 * limit 1
 * ```
 */
export const everySealedBookIsAsItWas = new PreparedQuery<EverySealedBookIsAsItWasParams,EverySealedBookIsAsItWasResult>(everySealedBookIsAsItWasIR);


/** 'EverySealedStakeIsCounted' parameters type */
export type EverySealedStakeIsCountedParams = void;

/** 'EverySealedStakeIsCounted' return type */
export interface EverySealedStakeIsCountedResult {
  difference: string;
}

/** 'EverySealedStakeIsCounted' query type */
export interface EverySealedStakeIsCountedQuery {
  params: EverySealedStakeIsCountedParams;
  result: EverySealedStakeIsCountedResult;
}

const everySealedStakeIsCountedIR: any = {"usedParamSet":{},"params":[],"statement":"select format('draw %s number %s: %s pya were sealed, %s are counted', n.draw_id, n.number, e.stakes_pya[n.number + 1], n.taken_pya) as \"difference!\"\nfrom draw_seal e join draw_number n on n.draw_id = e.draw_id\nwhere n.taken_pya is distinct from coalesce(e.stakes_pya[n.number + 1], 0) limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('draw %s number %s: %s pya were sealed, %s are counted', n.draw_id, n.number, e.stakes_pya[n.number + 1], n.taken_pya) as "difference!"
 * from draw_seal e join draw_number n on n.draw_id = e.draw_id
 * where n.taken_pya is distinct from coalesce(e.stakes_pya[n.number + 1], 0) limit 1
 * ```
 */
export const everySealedStakeIsCounted = new PreparedQuery<EverySealedStakeIsCountedParams,EverySealedStakeIsCountedResult>(everySealedStakeIsCountedIR);


/** 'EveryBetCameInTime' parameters type */
export type EveryBetCameInTimeParams = void;

/** 'EveryBetCameInTime' return type */
export interface EveryBetCameInTimeResult {
  difference: string;
}

/** 'EveryBetCameInTime' query type */
export interface EveryBetCameInTimeQuery {
  params: EveryBetCameInTimeParams;
  result: EveryBetCameInTimeResult;
}

const everyBetCameInTimeIR: any = {"usedParamSet":{},"params":[],"statement":"select format('slip %s of draw %s was accepted at or after the closing', s.id, s.draw_id) as \"difference!\"\nfrom slip s join draw d on d.id = s.draw_id where s.accepted_at >= d.closes_at limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('slip %s of draw %s was accepted at or after the closing', s.id, s.draw_id) as "difference!"
 * from slip s join draw d on d.id = s.draw_id where s.accepted_at >= d.closes_at limit 1
 * ```
 */
export const everyBetCameInTime = new PreparedQuery<EveryBetCameInTimeParams,EveryBetCameInTimeResult>(everyBetCameInTimeIR);


/** 'EveryResultAndPayoutIsOfASealedBook' parameters type */
export type EveryResultAndPayoutIsOfASealedBookParams = void;

/** 'EveryResultAndPayoutIsOfASealedBook' return type */
export interface EveryResultAndPayoutIsOfASealedBookResult {
  difference: string;
}

/** 'EveryResultAndPayoutIsOfASealedBook' query type */
export interface EveryResultAndPayoutIsOfASealedBookQuery {
  params: EveryResultAndPayoutIsOfASealedBookParams;
  result: EveryResultAndPayoutIsOfASealedBookResult;
}

const everyResultAndPayoutIsOfASealedBookIR: any = {"usedParamSet":{},"params":[],"statement":"select format('draw %s has a result or payouts without a seal', d.id) as \"difference!\"\nfrom draw d left join draw_seal e on e.draw_id = d.id\nwhere e.draw_id is null and (d.result is not null or d.sealed_at is not null or exists (select from payout o where o.draw_id = d.id)) limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('draw %s has a result or payouts without a seal', d.id) as "difference!"
 * from draw d left join draw_seal e on e.draw_id = d.id
 * where e.draw_id is null and (d.result is not null or d.sealed_at is not null or exists (select from payout o where o.draw_id = d.id)) limit 1
 * ```
 */
export const everyResultAndPayoutIsOfASealedBook = new PreparedQuery<EveryResultAndPayoutIsOfASealedBookParams,EveryResultAndPayoutIsOfASealedBookResult>(everyResultAndPayoutIsOfASealedBookIR);


/** 'EveryPayoutIsOfASlip' parameters type */
export type EveryPayoutIsOfASlipParams = void;

/** 'EveryPayoutIsOfASlip' return type */
export interface EveryPayoutIsOfASlipResult {
  difference: string;
}

/** 'EveryPayoutIsOfASlip' query type */
export interface EveryPayoutIsOfASlipQuery {
  params: EveryPayoutIsOfASlipParams;
  result: EveryPayoutIsOfASlipResult;
}

const everyPayoutIsOfASlipIR: any = {"usedParamSet":{},"params":[],"statement":"select format('%s of slip %s: there is no such slip of draw %s', o.kind, o.slip_id, o.draw_id) as \"difference!\"\nfrom payout o left join slip s on s.id = o.slip_id and s.draw_id = o.draw_id where s.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('%s of slip %s: there is no such slip of draw %s', o.kind, o.slip_id, o.draw_id) as "difference!"
 * from payout o left join slip s on s.id = o.slip_id and s.draw_id = o.draw_id where s.id is null limit 1
 * ```
 */
export const everyPayoutIsOfASlip = new PreparedQuery<EveryPayoutIsOfASlipParams,EveryPayoutIsOfASlipResult>(everyPayoutIsOfASlipIR);


/** 'EveryApprovedCashInHasItsEntry' parameters type */
export type EveryApprovedCashInHasItsEntryParams = void;

/** 'EveryApprovedCashInHasItsEntry' return type */
export interface EveryApprovedCashInHasItsEntryResult {
  difference: string;
}

/** 'EveryApprovedCashInHasItsEntry' query type */
export interface EveryApprovedCashInHasItsEntryQuery {
  params: EveryApprovedCashInHasItsEntryParams;
  result: EveryApprovedCashInHasItsEntryResult;
}

const everyApprovedCashInHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom cash_in c\njoin payment_method pm on pm.id = c.method_id\nleft join entry e on e.ref = 'cash_in:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere c.state = 'approved' and (\n  (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n    is distinct from ('cash_in', c.decided_by, 0::smallint, c.credited_pya, c.new_balance_pya - c.bonus_pya, c.player_id,\n      case when c.promotion_id is null then 'main' else 'game' end, 'house_cash', pm.code)\n  or c.old_balance_pya is distinct from c.new_balance_pya - c.credited_pya - c.bonus_pya\n  or c.credited_pya is distinct from c.amount_pya * (100 - c.fee_percent) / 100)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from cash_in c
 * join payment_method pm on pm.id = c.method_id
 * left join entry e on e.ref = 'cash_in:' || c.id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where c.state = 'approved' and (
 *   (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
 *     is distinct from ('cash_in', c.decided_by, 0::smallint, c.credited_pya, c.new_balance_pya - c.bonus_pya, c.player_id,
 *       case when c.promotion_id is null then 'main' else 'game' end, 'house_cash', pm.code)
 *   or c.old_balance_pya is distinct from c.new_balance_pya - c.credited_pya - c.bonus_pya
 *   or c.credited_pya is distinct from c.amount_pya * (100 - c.fee_percent) / 100)
 * limit 1
 * ```
 */
export const everyApprovedCashInHasItsEntry = new PreparedQuery<EveryApprovedCashInHasItsEntryParams,EveryApprovedCashInHasItsEntryResult>(everyApprovedCashInHasItsEntryIR);


/** 'EveryCashInEntryHasItsApprovedRequest' parameters type */
export type EveryCashInEntryHasItsApprovedRequestParams = void;

/** 'EveryCashInEntryHasItsApprovedRequest' return type */
export interface EveryCashInEntryHasItsApprovedRequestResult {
  difference: string;
}

/** 'EveryCashInEntryHasItsApprovedRequest' query type */
export interface EveryCashInEntryHasItsApprovedRequestQuery {
  params: EveryCashInEntryHasItsApprovedRequestParams;
  result: EveryCashInEntryHasItsApprovedRequestResult;
}

const everyCashInEntryHasItsApprovedRequestIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) credits no approved cash-in', e.id, e.ref) as \"difference!\"\nfrom entry e left join cash_in c on 'cash_in:' || c.id = e.ref and c.state = 'approved'\nwhere e.reason = 'cash_in' and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) credits no approved cash-in', e.id, e.ref) as "difference!"
 * from entry e left join cash_in c on 'cash_in:' || c.id = e.ref and c.state = 'approved'
 * where e.reason = 'cash_in' and c.id is null limit 1
 * ```
 */
export const everyCashInEntryHasItsApprovedRequest = new PreparedQuery<EveryCashInEntryHasItsApprovedRequestParams,EveryCashInEntryHasItsApprovedRequestResult>(everyCashInEntryHasItsApprovedRequestIR);


/** 'EveryPromisedBonusHasItsEntry' parameters type */
export type EveryPromisedBonusHasItsEntryParams = void;

/** 'EveryPromisedBonusHasItsEntry' return type */
export interface EveryPromisedBonusHasItsEntryResult {
  difference: string;
}

/** 'EveryPromisedBonusHasItsEntry' query type */
export interface EveryPromisedBonusHasItsEntryQuery {
  params: EveryPromisedBonusHasItsEntryParams;
  result: EveryPromisedBonusHasItsEntryResult;
}

const everyPromisedBonusHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('bonus of cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.bonus_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom cash_in c\nleft join promotion pr on pr.id = c.promotion_id\nleft join entry e on e.ref = 'cash_in_bonus:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere c.state = 'approved' and (\n  c.bonus_pya > 0 and (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n    is distinct from ('cash_in_bonus', c.decided_by, 0::smallint, c.bonus_pya, c.new_balance_pya, c.player_id, 'game', 'house_promotions', pr.code)\n  or c.bonus_pya is distinct from greatest(0, coalesce(\n    (c.credited_pya + c.credited_pya * c.bonus_basis_points / 10000) / 100 * 100 - c.credited_pya, 0))\n  or c.turnover_pya is distinct from coalesce((c.credited_pya + c.bonus_pya) * c.turnover_hundredths / 100, 0))\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('bonus of cash-in %s of player %s (%s pya): %s', c.id, c.player_id, c.bonus_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from cash_in c
 * left join promotion pr on pr.id = c.promotion_id
 * left join entry e on e.ref = 'cash_in_bonus:' || c.id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where c.state = 'approved' and (
 *   c.bonus_pya > 0 and (e.reason, e.operator_id, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
 *     is distinct from ('cash_in_bonus', c.decided_by, 0::smallint, c.bonus_pya, c.new_balance_pya, c.player_id, 'game', 'house_promotions', pr.code)
 *   or c.bonus_pya is distinct from greatest(0, coalesce(
 *     (c.credited_pya + c.credited_pya * c.bonus_basis_points / 10000) / 100 * 100 - c.credited_pya, 0))
 *   or c.turnover_pya is distinct from coalesce((c.credited_pya + c.bonus_pya) * c.turnover_hundredths / 100, 0))
 * limit 1
 * ```
 */
export const everyPromisedBonusHasItsEntry = new PreparedQuery<EveryPromisedBonusHasItsEntryParams,EveryPromisedBonusHasItsEntryResult>(everyPromisedBonusHasItsEntryIR);


/** 'EveryBonusEntryHasItsApprovedRequest' parameters type */
export type EveryBonusEntryHasItsApprovedRequestParams = void;

/** 'EveryBonusEntryHasItsApprovedRequest' return type */
export interface EveryBonusEntryHasItsApprovedRequestResult {
  difference: string;
}

/** 'EveryBonusEntryHasItsApprovedRequest' query type */
export interface EveryBonusEntryHasItsApprovedRequestQuery {
  params: EveryBonusEntryHasItsApprovedRequestParams;
  result: EveryBonusEntryHasItsApprovedRequestResult;
}

const everyBonusEntryHasItsApprovedRequestIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is the bonus of no approved cash-in', e.id, e.ref) as \"difference!\"\nfrom entry e left join cash_in c on 'cash_in_bonus:' || c.id = e.ref and c.state = 'approved' and c.bonus_pya > 0\nwhere e.reason = 'cash_in_bonus' and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is the bonus of no approved cash-in', e.id, e.ref) as "difference!"
 * from entry e left join cash_in c on 'cash_in_bonus:' || c.id = e.ref and c.state = 'approved' and c.bonus_pya > 0
 * where e.reason = 'cash_in_bonus' and c.id is null limit 1
 * ```
 */
export const everyBonusEntryHasItsApprovedRequest = new PreparedQuery<EveryBonusEntryHasItsApprovedRequestParams,EveryBonusEntryHasItsApprovedRequestResult>(everyBonusEntryHasItsApprovedRequestIR);


/** 'EveryCashOutHasItsEntries' parameters type */
export type EveryCashOutHasItsEntriesParams = void;

/** 'EveryCashOutHasItsEntries' return type */
export interface EveryCashOutHasItsEntriesResult {
  difference: string;
}

/** 'EveryCashOutHasItsEntries' query type */
export interface EveryCashOutHasItsEntriesQuery {
  params: EveryCashOutHasItsEntriesParams;
  result: EveryCashOutHasItsEntriesResult;
}

const everyCashOutHasItsEntriesIR: any = {"usedParamSet":{},"params":[],"statement":"select format('cash-out %s of player %s (%s pya, %s): entry %s is %s', c.id, c.player_id, c.amount_pya, c.state, due.ref,\n  case when not due.is_due then 'there and must not be' when e.id is null then 'missing' else 'wrong' end) as \"difference!\"\nfrom cash_out c\njoin payment_method pm on pm.id = c.method_id\ncross join lateral (values\n  ('cash_out_asked', true, null::bigint, 'main', 'hold', ''),\n  ('cash_out_paid', c.state = 'paid', c.decided_by, 'hold', 'house_cash', pm.code),\n  ('cash_out_rejected', c.state = 'rejected', c.decided_by, 'hold', 'main', '')\n) as kind(reason, is_due, operator_id, from_kind, to_kind, to_name)\ncross join lateral (select kind.reason || ':' || c.id as ref, kind.is_due) as due\nleft join entry e on e.ref = due.ref\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere due.is_due <> (e.id is not null)\n  or e.id is not null and (e.reason, e.operator_id, m.line, m.amount, f.player_id, f.kind, coalesce(t.player_id, f.player_id), t.kind, t.name)\n    is distinct from (kind.reason, kind.operator_id, 0::smallint, c.amount_pya, c.player_id, kind.from_kind, c.player_id, kind.to_kind, kind.to_name)\n  or kind.reason = 'cash_out_asked' and m.from_balance_after is distinct from c.new_balance_pya\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('cash-out %s of player %s (%s pya, %s): entry %s is %s', c.id, c.player_id, c.amount_pya, c.state, due.ref,
 *   case when not due.is_due then 'there and must not be' when e.id is null then 'missing' else 'wrong' end) as "difference!"
 * from cash_out c
 * join payment_method pm on pm.id = c.method_id
 * cross join lateral (values
 *   ('cash_out_asked', true, null::bigint, 'main', 'hold', ''),
 *   ('cash_out_paid', c.state = 'paid', c.decided_by, 'hold', 'house_cash', pm.code),
 *   ('cash_out_rejected', c.state = 'rejected', c.decided_by, 'hold', 'main', '')
 * ) as kind(reason, is_due, operator_id, from_kind, to_kind, to_name)
 * cross join lateral (select kind.reason || ':' || c.id as ref, kind.is_due) as due
 * left join entry e on e.ref = due.ref
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where due.is_due <> (e.id is not null)
 *   or e.id is not null and (e.reason, e.operator_id, m.line, m.amount, f.player_id, f.kind, coalesce(t.player_id, f.player_id), t.kind, t.name)
 *     is distinct from (kind.reason, kind.operator_id, 0::smallint, c.amount_pya, c.player_id, kind.from_kind, c.player_id, kind.to_kind, kind.to_name)
 *   or kind.reason = 'cash_out_asked' and m.from_balance_after is distinct from c.new_balance_pya
 * limit 1
 * ```
 */
export const everyCashOutHasItsEntries = new PreparedQuery<EveryCashOutHasItsEntriesParams,EveryCashOutHasItsEntriesResult>(everyCashOutHasItsEntriesIR);


/** 'EveryCashOutThatNeedsTwoWasConfirmed' parameters type */
export type EveryCashOutThatNeedsTwoWasConfirmedParams = void;

/** 'EveryCashOutThatNeedsTwoWasConfirmed' return type */
export interface EveryCashOutThatNeedsTwoWasConfirmedResult {
  difference: string;
}

/** 'EveryCashOutThatNeedsTwoWasConfirmed' query type */
export interface EveryCashOutThatNeedsTwoWasConfirmedQuery {
  params: EveryCashOutThatNeedsTwoWasConfirmedParams;
  result: EveryCashOutThatNeedsTwoWasConfirmedResult;
}

const everyCashOutThatNeedsTwoWasConfirmedIR: any = {"usedParamSet":{},"params":[],"statement":"select format('cash-out %s of player %s (%s pya) is not as deed %s says', c.id, c.player_id, c.amount_pya, coalesce(c.deed_id::text, 'of nobody')) as \"difference!\"\nfrom cash_out c\nleft join deed d on d.id = c.deed_id and d.kind = 'cash_out' and d.state = 'done' and d.subject = 'cash_out:' || c.id\n  and d.basis @> jsonb_build_object('amount_pya', c.amount_pya, 'account_number', c.account_number, 'account_name', c.account_name)\nwhere d.id is null and (c.deed_id is not null or c.state = 'paid' and c.needs_second) limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('cash-out %s of player %s (%s pya) is not as deed %s says', c.id, c.player_id, c.amount_pya, coalesce(c.deed_id::text, 'of nobody')) as "difference!"
 * from cash_out c
 * left join deed d on d.id = c.deed_id and d.kind = 'cash_out' and d.state = 'done' and d.subject = 'cash_out:' || c.id
 *   and d.basis @> jsonb_build_object('amount_pya', c.amount_pya, 'account_number', c.account_number, 'account_name', c.account_name)
 * where d.id is null and (c.deed_id is not null or c.state = 'paid' and c.needs_second) limit 1
 * ```
 */
export const everyCashOutThatNeedsTwoWasConfirmed = new PreparedQuery<EveryCashOutThatNeedsTwoWasConfirmedParams,EveryCashOutThatNeedsTwoWasConfirmedResult>(everyCashOutThatNeedsTwoWasConfirmedIR);


/** 'EveryCashOutEntryHasItsRequest' parameters type */
export type EveryCashOutEntryHasItsRequestParams = void;

/** 'EveryCashOutEntryHasItsRequest' return type */
export interface EveryCashOutEntryHasItsRequestResult {
  difference: string;
}

/** 'EveryCashOutEntryHasItsRequest' query type */
export interface EveryCashOutEntryHasItsRequestQuery {
  params: EveryCashOutEntryHasItsRequestParams;
  result: EveryCashOutEntryHasItsRequestResult;
}

const everyCashOutEntryHasItsRequestIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no cash-out', e.id, e.ref) as \"difference!\"\nfrom entry e left join cash_out c on e.ref = e.reason || ':' || c.id\nwhere e.reason in ('cash_out_asked', 'cash_out_paid', 'cash_out_rejected') and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no cash-out', e.id, e.ref) as "difference!"
 * from entry e left join cash_out c on e.ref = e.reason || ':' || c.id
 * where e.reason in ('cash_out_asked', 'cash_out_paid', 'cash_out_rejected') and c.id is null limit 1
 * ```
 */
export const everyCashOutEntryHasItsRequest = new PreparedQuery<EveryCashOutEntryHasItsRequestParams,EveryCashOutEntryHasItsRequestResult>(everyCashOutEntryHasItsRequestIR);


/** 'EveryHoldIsOfPendingCashOuts' parameters type */
export type EveryHoldIsOfPendingCashOutsParams = void;

/** 'EveryHoldIsOfPendingCashOuts' return type */
export interface EveryHoldIsOfPendingCashOutsResult {
  difference: string;
}

/** 'EveryHoldIsOfPendingCashOuts' query type */
export interface EveryHoldIsOfPendingCashOutsQuery {
  params: EveryHoldIsOfPendingCashOutsParams;
  result: EveryHoldIsOfPendingCashOutsResult;
}

const everyHoldIsOfPendingCashOutsIR: any = {"usedParamSet":{},"params":[],"statement":"select format('player %s: %s pya are held, %s are asked for', p.player_id, p.balance, coalesce(c.asked, 0)) as \"difference!\"\nfrom purse p\nleft join (select player_id, sum(amount_pya) as asked from cash_out where state = 'pending' group by player_id) c on c.player_id = p.player_id\nwhere p.kind = 'hold' and p.balance <> coalesce(c.asked, 0) limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('player %s: %s pya are held, %s are asked for', p.player_id, p.balance, coalesce(c.asked, 0)) as "difference!"
 * from purse p
 * left join (select player_id, sum(amount_pya) as asked from cash_out where state = 'pending' group by player_id) c on c.player_id = p.player_id
 * where p.kind = 'hold' and p.balance <> coalesce(c.asked, 0) limit 1
 * ```
 */
export const everyHoldIsOfPendingCashOuts = new PreparedQuery<EveryHoldIsOfPendingCashOutsParams,EveryHoldIsOfPendingCashOutsResult>(everyHoldIsOfPendingCashOutsIR);


/** 'EveryTransferHasItsEntry' parameters type */
export type EveryTransferHasItsEntryParams = void;

/** 'EveryTransferHasItsEntry' return type */
export interface EveryTransferHasItsEntryResult {
  difference: string;
}

/** 'EveryTransferHasItsEntry' query type */
export interface EveryTransferHasItsEntryQuery {
  params: EveryTransferHasItsEntryParams;
  result: EveryTransferHasItsEntryResult;
}

const everyTransferHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('transfer %s of player %s (%s %s pya): %s', x.id, x.player_id, x.direction, x.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom transfer x\nleft join entry e on e.ref = 'transfer_' || x.direction || ':' || x.reference_id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, f.player_id, t.player_id, f.kind, t.kind,\n    case x.direction when 'in' then m.from_balance_after else m.to_balance_after end,\n    case x.direction when 'in' then m.to_balance_after else m.from_balance_after end)\n  is distinct from ('transfer_' || x.direction, 0::smallint, x.amount_pya, x.player_id, x.player_id,\n    case x.direction when 'in' then 'main' else 'game' end, case x.direction when 'in' then 'game' else 'main' end,\n    x.main_after_pya, x.game_after_pya)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('transfer %s of player %s (%s %s pya): %s', x.id, x.player_id, x.direction, x.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from transfer x
 * left join entry e on e.ref = 'transfer_' || x.direction || ':' || x.reference_id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, f.player_id, t.player_id, f.kind, t.kind,
 *     case x.direction when 'in' then m.from_balance_after else m.to_balance_after end,
 *     case x.direction when 'in' then m.to_balance_after else m.from_balance_after end)
 *   is distinct from ('transfer_' || x.direction, 0::smallint, x.amount_pya, x.player_id, x.player_id,
 *     case x.direction when 'in' then 'main' else 'game' end, case x.direction when 'in' then 'game' else 'main' end,
 *     x.main_after_pya, x.game_after_pya)
 * limit 1
 * ```
 */
export const everyTransferHasItsEntry = new PreparedQuery<EveryTransferHasItsEntryParams,EveryTransferHasItsEntryResult>(everyTransferHasItsEntryIR);


/** 'EveryTransferEntryHasItsTransfer' parameters type */
export type EveryTransferEntryHasItsTransferParams = void;

/** 'EveryTransferEntryHasItsTransfer' return type */
export interface EveryTransferEntryHasItsTransferResult {
  difference: string;
}

/** 'EveryTransferEntryHasItsTransfer' query type */
export interface EveryTransferEntryHasItsTransferQuery {
  params: EveryTransferEntryHasItsTransferParams;
  result: EveryTransferEntryHasItsTransferResult;
}

const everyTransferEntryHasItsTransferIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no transfer', e.id, e.ref) as \"difference!\"\nfrom entry e left join transfer x on e.ref = 'transfer_' || x.direction || ':' || x.reference_id\nwhere e.reason in ('transfer_in', 'transfer_out') and x.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no transfer', e.id, e.ref) as "difference!"
 * from entry e left join transfer x on e.ref = 'transfer_' || x.direction || ':' || x.reference_id
 * where e.reason in ('transfer_in', 'transfer_out') and x.id is null limit 1
 * ```
 */
export const everyTransferEntryHasItsTransfer = new PreparedQuery<EveryTransferEntryHasItsTransferParams,EveryTransferEntryHasItsTransferResult>(everyTransferEntryHasItsTransferIR);


/** 'EveryForfeitHasItsEntry' parameters type */
export type EveryForfeitHasItsEntryParams = void;

/** 'EveryForfeitHasItsEntry' return type */
export interface EveryForfeitHasItsEntryResult {
  difference: string;
}

/** 'EveryForfeitHasItsEntry' query type */
export interface EveryForfeitHasItsEntryQuery {
  params: EveryForfeitHasItsEntryParams;
  result: EveryForfeitHasItsEntryResult;
}

const everyForfeitHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('transfer %s of player %s forfeits %s pya: %s', x.id, x.player_id, x.forfeited_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom transfer x\nleft join entry e on e.ref = 'promotion_forfeited:' || x.reference_id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere x.forfeited_pya > 0 and (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind)\n  is distinct from ('promotion_forfeited', 0::smallint, x.forfeited_pya, x.game_after_pya + x.amount_pya, x.player_id, 'game', 'house_promotions')\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('transfer %s of player %s forfeits %s pya: %s', x.id, x.player_id, x.forfeited_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from transfer x
 * left join entry e on e.ref = 'promotion_forfeited:' || x.reference_id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where x.forfeited_pya > 0 and (e.reason, m.line, m.amount, m.from_balance_after, f.player_id, f.kind, t.kind)
 *   is distinct from ('promotion_forfeited', 0::smallint, x.forfeited_pya, x.game_after_pya + x.amount_pya, x.player_id, 'game', 'house_promotions')
 * limit 1
 * ```
 */
export const everyForfeitHasItsEntry = new PreparedQuery<EveryForfeitHasItsEntryParams,EveryForfeitHasItsEntryResult>(everyForfeitHasItsEntryIR);


/** 'EveryForfeitEntryHasItsTransfer' parameters type */
export type EveryForfeitEntryHasItsTransferParams = void;

/** 'EveryForfeitEntryHasItsTransfer' return type */
export interface EveryForfeitEntryHasItsTransferResult {
  difference: string;
}

/** 'EveryForfeitEntryHasItsTransfer' query type */
export interface EveryForfeitEntryHasItsTransferQuery {
  params: EveryForfeitEntryHasItsTransferParams;
  result: EveryForfeitEntryHasItsTransferResult;
}

const everyForfeitEntryHasItsTransferIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no transfer', e.id, e.ref) as \"difference!\"\nfrom entry e left join transfer x on e.ref = 'promotion_forfeited:' || x.reference_id and x.forfeited_pya > 0\nwhere e.reason = 'promotion_forfeited' and x.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no transfer', e.id, e.ref) as "difference!"
 * from entry e left join transfer x on e.ref = 'promotion_forfeited:' || x.reference_id and x.forfeited_pya > 0
 * where e.reason = 'promotion_forfeited' and x.id is null limit 1
 * ```
 */
export const everyForfeitEntryHasItsTransfer = new PreparedQuery<EveryForfeitEntryHasItsTransferParams,EveryForfeitEntryHasItsTransferResult>(everyForfeitEntryHasItsTransferIR);


/** 'EveryConfirmedAdjustmentHasItsEntry' parameters type */
export type EveryConfirmedAdjustmentHasItsEntryParams = void;

/** 'EveryConfirmedAdjustmentHasItsEntry' return type */
export interface EveryConfirmedAdjustmentHasItsEntryResult {
  difference: string;
}

/** 'EveryConfirmedAdjustmentHasItsEntry' query type */
export interface EveryConfirmedAdjustmentHasItsEntryQuery {
  params: EveryConfirmedAdjustmentHasItsEntryParams;
  result: EveryConfirmedAdjustmentHasItsEntryResult;
}

const everyConfirmedAdjustmentHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('adjustment %s of player %s (%s pya): %s', a.id, a.player_id, a.amount_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, a.deed_id) end) as \"difference!\"\nfrom adjustment a\nleft join deed d on d.id = a.deed_id and d.kind = 'adjustment' and d.state = 'done'\n  and d.data @> jsonb_build_object('player_id', a.player_id, 'purse', a.purse, 'amount_pya', a.amount_pya)\nleft join entry e on e.ref = 'adjustment:' || a.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when a.amount_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when a.amount_pya > 0 then m.from_purse else m.to_purse end\nwhere d.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind)\n  is distinct from ('adjustment', d.decided_by, 0::smallint, abs(a.amount_pya), a.player_id, a.purse, case a.purse when 'points' then 'house_points' else 'house_adjustment' end)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('adjustment %s of player %s (%s pya): %s', a.id, a.player_id, a.amount_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, a.deed_id) end) as "difference!"
 * from adjustment a
 * left join deed d on d.id = a.deed_id and d.kind = 'adjustment' and d.state = 'done'
 *   and d.data @> jsonb_build_object('player_id', a.player_id, 'purse', a.purse, 'amount_pya', a.amount_pya)
 * left join entry e on e.ref = 'adjustment:' || a.id
 * left join move m on m.entry_id = e.id
 * left join purse own on own.id = case when a.amount_pya > 0 then m.to_purse else m.from_purse end
 * left join purse house on house.id = case when a.amount_pya > 0 then m.from_purse else m.to_purse end
 * where d.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind)
 *   is distinct from ('adjustment', d.decided_by, 0::smallint, abs(a.amount_pya), a.player_id, a.purse, case a.purse when 'points' then 'house_points' else 'house_adjustment' end)
 * limit 1
 * ```
 */
export const everyConfirmedAdjustmentHasItsEntry = new PreparedQuery<EveryConfirmedAdjustmentHasItsEntryParams,EveryConfirmedAdjustmentHasItsEntryResult>(everyConfirmedAdjustmentHasItsEntryIR);


/** 'EveryAdjustmentEntryIsConfirmed' parameters type */
export type EveryAdjustmentEntryIsConfirmedParams = void;

/** 'EveryAdjustmentEntryIsConfirmed' return type */
export interface EveryAdjustmentEntryIsConfirmedResult {
  difference: string;
}

/** 'EveryAdjustmentEntryIsConfirmed' query type */
export interface EveryAdjustmentEntryIsConfirmedQuery {
  params: EveryAdjustmentEntryIsConfirmedParams;
  result: EveryAdjustmentEntryIsConfirmedResult;
}

const everyAdjustmentEntryIsConfirmedIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no confirmed adjustment', e.id, e.ref) as \"difference!\"\nfrom entry e left join adjustment a on 'adjustment:' || a.id = e.ref\nwhere e.reason = 'adjustment' and a.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no confirmed adjustment', e.id, e.ref) as "difference!"
 * from entry e left join adjustment a on 'adjustment:' || a.id = e.ref
 * where e.reason = 'adjustment' and a.id is null limit 1
 * ```
 */
export const everyAdjustmentEntryIsConfirmed = new PreparedQuery<EveryAdjustmentEntryIsConfirmedParams,EveryAdjustmentEntryIsConfirmedResult>(everyAdjustmentEntryIsConfirmedIR);


/** 'EveryLotteryReferralHasItsEntry' parameters type */
export type EveryLotteryReferralHasItsEntryParams = void;

/** 'EveryLotteryReferralHasItsEntry' return type */
export interface EveryLotteryReferralHasItsEntryResult {
  difference: string;
}

/** 'EveryLotteryReferralHasItsEntry' query type */
export interface EveryLotteryReferralHasItsEntryQuery {
  params: EveryLotteryReferralHasItsEntryParams;
  result: EveryLotteryReferralHasItsEntryResult;
}

const everyLotteryReferralHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('referral of slip %s to player %s (%s pya): %s', r.slip_id, r.referrer_id, r.amount_pya, case when e.id is null then 'no entry' else format('entry %s or the slip differs', e.id) end) as \"difference!\"\nfrom lottery_referral r\nleft join slip s on s.id = r.slip_id\nleft join draw d on d.id = s.draw_id\nleft join lottery l on l.id = d.lottery_id\nleft join player friend on friend.id = s.player_id\nleft join entry e on e.ref = 'lottery_referral:' || r.slip_id || round_suffix(r.round)\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name, r.stake_pya, r.friend_id, r.referrer_id, r.draw_id, d.settled_at is not null or r.round < d.round)\n  is distinct from ('lottery_referral', 0::smallint, r.amount_pya, r.referrer_id, 'main', 'house_referral', l.code, s.total_pya, s.player_id, friend.referred_by, d.id, true)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('referral of slip %s to player %s (%s pya): %s', r.slip_id, r.referrer_id, r.amount_pya, case when e.id is null then 'no entry' else format('entry %s or the slip differs', e.id) end) as "difference!"
 * from lottery_referral r
 * left join slip s on s.id = r.slip_id
 * left join draw d on d.id = s.draw_id
 * left join lottery l on l.id = d.lottery_id
 * left join player friend on friend.id = s.player_id
 * left join entry e on e.ref = 'lottery_referral:' || r.slip_id || round_suffix(r.round)
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name, r.stake_pya, r.friend_id, r.referrer_id, r.draw_id, d.settled_at is not null or r.round < d.round)
 *   is distinct from ('lottery_referral', 0::smallint, r.amount_pya, r.referrer_id, 'main', 'house_referral', l.code, s.total_pya, s.player_id, friend.referred_by, d.id, true)
 * limit 1
 * ```
 */
export const everyLotteryReferralHasItsEntry = new PreparedQuery<EveryLotteryReferralHasItsEntryParams,EveryLotteryReferralHasItsEntryResult>(everyLotteryReferralHasItsEntryIR);


/** 'EveryLotteryReferralEntryHasItsRow' parameters type */
export type EveryLotteryReferralEntryHasItsRowParams = void;

/** 'EveryLotteryReferralEntryHasItsRow' return type */
export interface EveryLotteryReferralEntryHasItsRowResult {
  difference: string;
}

/** 'EveryLotteryReferralEntryHasItsRow' query type */
export interface EveryLotteryReferralEntryHasItsRowQuery {
  params: EveryLotteryReferralEntryHasItsRowParams;
  result: EveryLotteryReferralEntryHasItsRowResult;
}

const everyLotteryReferralEntryHasItsRowIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no referral', e.id, e.ref) as \"difference!\"\nfrom entry e\nleft join lottery_referral r on 'lottery_referral:' || r.slip_id || round_suffix(r.round) = e.ref\nleft join lottery_referral_reversed b on 'lottery_referral:' || b.slip_id || round_suffix(b.round) = e.ref\nwhere e.reason = 'lottery_referral' and r.slip_id is null and b.slip_id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no referral', e.id, e.ref) as "difference!"
 * from entry e
 * left join lottery_referral r on 'lottery_referral:' || r.slip_id || round_suffix(r.round) = e.ref
 * left join lottery_referral_reversed b on 'lottery_referral:' || b.slip_id || round_suffix(b.round) = e.ref
 * where e.reason = 'lottery_referral' and r.slip_id is null and b.slip_id is null limit 1
 * ```
 */
export const everyLotteryReferralEntryHasItsRow = new PreparedQuery<EveryLotteryReferralEntryHasItsRowParams,EveryLotteryReferralEntryHasItsRowResult>(everyLotteryReferralEntryHasItsRowIR);


/** 'EveryReversedReferralWasEarnedAndTakenBack' parameters type */
export type EveryReversedReferralWasEarnedAndTakenBackParams = void;

/** 'EveryReversedReferralWasEarnedAndTakenBack' return type */
export interface EveryReversedReferralWasEarnedAndTakenBackResult {
  difference: string;
}

/** 'EveryReversedReferralWasEarnedAndTakenBack' query type */
export interface EveryReversedReferralWasEarnedAndTakenBackQuery {
  params: EveryReversedReferralWasEarnedAndTakenBackParams;
  result: EveryReversedReferralWasEarnedAndTakenBackResult;
}

const everyReversedReferralWasEarnedAndTakenBackIR: any = {"usedParamSet":{},"params":[],"statement":"select format('referral of slip %s in round %s (%s pya): %s is %s', r.slip_id, r.round, r.amount_pya, way.reason, case when e.id is null then 'missing' else 'wrong' end) as \"difference!\"\nfrom lottery_referral_reversed r\njoin draw d on d.id = r.draw_id\njoin lottery l on l.id = d.lottery_id\ncross join (values ('lottery_referral'), ('lottery_referral_reversed')) as way(reason)\nleft join entry e on e.ref = way.reason || ':' || r.slip_id || round_suffix(r.round)\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case way.reason when 'lottery_referral' then m.to_purse else m.from_purse end\nleft join purse house on house.id = case way.reason when 'lottery_referral' then m.from_purse else m.to_purse end\nwhere (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.round < d.round)\n  is distinct from (way.reason, 0::smallint, r.amount_pya, r.referrer_id, 'main', 'house_referral', l.code, true)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('referral of slip %s in round %s (%s pya): %s is %s', r.slip_id, r.round, r.amount_pya, way.reason, case when e.id is null then 'missing' else 'wrong' end) as "difference!"
 * from lottery_referral_reversed r
 * join draw d on d.id = r.draw_id
 * join lottery l on l.id = d.lottery_id
 * cross join (values ('lottery_referral'), ('lottery_referral_reversed')) as way(reason)
 * left join entry e on e.ref = way.reason || ':' || r.slip_id || round_suffix(r.round)
 * left join move m on m.entry_id = e.id
 * left join purse own on own.id = case way.reason when 'lottery_referral' then m.to_purse else m.from_purse end
 * left join purse house on house.id = case way.reason when 'lottery_referral' then m.from_purse else m.to_purse end
 * where (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.round < d.round)
 *   is distinct from (way.reason, 0::smallint, r.amount_pya, r.referrer_id, 'main', 'house_referral', l.code, true)
 * limit 1
 * ```
 */
export const everyReversedReferralWasEarnedAndTakenBack = new PreparedQuery<EveryReversedReferralWasEarnedAndTakenBackParams,EveryReversedReferralWasEarnedAndTakenBackResult>(everyReversedReferralWasEarnedAndTakenBackIR);


/** 'EveryReferralTakenBackHasItsRow' parameters type */
export type EveryReferralTakenBackHasItsRowParams = void;

/** 'EveryReferralTakenBackHasItsRow' return type */
export interface EveryReferralTakenBackHasItsRowResult {
  difference: string;
}

/** 'EveryReferralTakenBackHasItsRow' query type */
export interface EveryReferralTakenBackHasItsRowQuery {
  params: EveryReferralTakenBackHasItsRowParams;
  result: EveryReferralTakenBackHasItsRowResult;
}

const everyReferralTakenBackHasItsRowIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) takes back no referral', e.id, e.ref) as \"difference!\"\nfrom entry e left join lottery_referral_reversed r on 'lottery_referral_reversed:' || r.slip_id || round_suffix(r.round) = e.ref\nwhere e.reason = 'lottery_referral_reversed' and r.slip_id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) takes back no referral', e.id, e.ref) as "difference!"
 * from entry e left join lottery_referral_reversed r on 'lottery_referral_reversed:' || r.slip_id || round_suffix(r.round) = e.ref
 * where e.reason = 'lottery_referral_reversed' and r.slip_id is null limit 1
 * ```
 */
export const everyReferralTakenBackHasItsRow = new PreparedQuery<EveryReferralTakenBackHasItsRowParams,EveryReferralTakenBackHasItsRowResult>(everyReferralTakenBackHasItsRowIR);


/** 'EveryReferralClaimHasItsEntry' parameters type */
export type EveryReferralClaimHasItsEntryParams = void;

/** 'EveryReferralClaimHasItsEntry' return type */
export interface EveryReferralClaimHasItsEntryResult {
  difference: string;
}

/** 'EveryReferralClaimHasItsEntry' query type */
export interface EveryReferralClaimHasItsEntryQuery {
  params: EveryReferralClaimHasItsEntryParams;
  result: EveryReferralClaimHasItsEntryResult;
}

const everyReferralClaimHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('referral claim %s of player %s (%s and %s pya): %s', c.id, c.player_id, c.amount_pya, c.fraction_pya,\n  case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom referral_claim c\nleft join entry e on e.ref = 'referral_claimed:' || c.id\nleft join move paid on paid.entry_id = e.id and paid.line = 0\nleft join move back on back.entry_id = e.id and back.line = 1\nleft join purse f on f.id = paid.from_purse\nleft join purse t on t.id = paid.to_purse\nwhere (e.reason, paid.amount, paid.to_balance_after, f.player_id, f.kind, t.player_id, t.kind, coalesce(back.amount, 0), coalesce(back.from_purse, f.id),\n    coalesce(back.from_balance_after, paid.from_balance_after))\n  is distinct from ('referral_claimed', c.amount_pya, c.main_after_pya, c.player_id, 'referral', c.player_id, 'main', c.fraction_pya, f.id, 0::bigint)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('referral claim %s of player %s (%s and %s pya): %s', c.id, c.player_id, c.amount_pya, c.fraction_pya,
 *   case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from referral_claim c
 * left join entry e on e.ref = 'referral_claimed:' || c.id
 * left join move paid on paid.entry_id = e.id and paid.line = 0
 * left join move back on back.entry_id = e.id and back.line = 1
 * left join purse f on f.id = paid.from_purse
 * left join purse t on t.id = paid.to_purse
 * where (e.reason, paid.amount, paid.to_balance_after, f.player_id, f.kind, t.player_id, t.kind, coalesce(back.amount, 0), coalesce(back.from_purse, f.id),
 *     coalesce(back.from_balance_after, paid.from_balance_after))
 *   is distinct from ('referral_claimed', c.amount_pya, c.main_after_pya, c.player_id, 'referral', c.player_id, 'main', c.fraction_pya, f.id, 0::bigint)
 * limit 1
 * ```
 */
export const everyReferralClaimHasItsEntry = new PreparedQuery<EveryReferralClaimHasItsEntryParams,EveryReferralClaimHasItsEntryResult>(everyReferralClaimHasItsEntryIR);


/** 'EveryReferralClaimEntryHasItsClaim' parameters type */
export type EveryReferralClaimEntryHasItsClaimParams = void;

/** 'EveryReferralClaimEntryHasItsClaim' return type */
export interface EveryReferralClaimEntryHasItsClaimResult {
  difference: string;
}

/** 'EveryReferralClaimEntryHasItsClaim' query type */
export interface EveryReferralClaimEntryHasItsClaimQuery {
  params: EveryReferralClaimEntryHasItsClaimParams;
  result: EveryReferralClaimEntryHasItsClaimResult;
}

const everyReferralClaimEntryHasItsClaimIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no claim', e.id, e.ref) as \"difference!\"\nfrom entry e left join referral_claim c on 'referral_claimed:' || c.id = e.ref\nwhere e.reason = 'referral_claimed' and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no claim', e.id, e.ref) as "difference!"
 * from entry e left join referral_claim c on 'referral_claimed:' || c.id = e.ref
 * where e.reason = 'referral_claimed' and c.id is null limit 1
 * ```
 */
export const everyReferralClaimEntryHasItsClaim = new PreparedQuery<EveryReferralClaimEntryHasItsClaimParams,EveryReferralClaimEntryHasItsClaimResult>(everyReferralClaimEntryHasItsClaimIR);


/** 'EveryGameTransactionHasItsEntry' parameters type */
export type EveryGameTransactionHasItsEntryParams = void;

/** 'EveryGameTransactionHasItsEntry' return type */
export interface EveryGameTransactionHasItsEntryResult {
  difference: string;
}

/** 'EveryGameTransactionHasItsEntry' query type */
export interface EveryGameTransactionHasItsEntryQuery {
  params: EveryGameTransactionHasItsEntryParams;
  result: EveryGameTransactionHasItsEntryResult;
}

const everyGameTransactionHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('game transaction %s of player %s (%s pya): %s', t.id, t.player_id, t.moved_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom game_transaction t\nleft join entry e on e.ref = t.reason || ':' || t.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when t.moved_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when t.moved_pya > 0 then m.from_purse else m.to_purse end\nwhere t.moved_pya <> 0 and (e.reason, m.line, m.amount, coalesce(m.to_balance_after, m.from_balance_after), own.player_id, own.kind, house.kind, house.name)\n  is distinct from (t.reason, 0::smallint, abs(t.moved_pya), t.after_pya, t.player_id, 'game', 'house_provider', t.product)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('game transaction %s of player %s (%s pya): %s', t.id, t.player_id, t.moved_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from game_transaction t
 * left join entry e on e.ref = t.reason || ':' || t.id
 * left join move m on m.entry_id = e.id
 * left join purse own on own.id = case when t.moved_pya > 0 then m.to_purse else m.from_purse end
 * left join purse house on house.id = case when t.moved_pya > 0 then m.from_purse else m.to_purse end
 * where t.moved_pya <> 0 and (e.reason, m.line, m.amount, coalesce(m.to_balance_after, m.from_balance_after), own.player_id, own.kind, house.kind, house.name)
 *   is distinct from (t.reason, 0::smallint, abs(t.moved_pya), t.after_pya, t.player_id, 'game', 'house_provider', t.product)
 * limit 1
 * ```
 */
export const everyGameTransactionHasItsEntry = new PreparedQuery<EveryGameTransactionHasItsEntryParams,EveryGameTransactionHasItsEntryResult>(everyGameTransactionHasItsEntryIR);


/** 'EveryGameEntryHasItsTransaction' parameters type */
export type EveryGameEntryHasItsTransactionParams = void;

/** 'EveryGameEntryHasItsTransaction' return type */
export interface EveryGameEntryHasItsTransactionResult {
  difference: string;
}

/** 'EveryGameEntryHasItsTransaction' query type */
export interface EveryGameEntryHasItsTransactionQuery {
  params: EveryGameEntryHasItsTransactionParams;
  result: EveryGameEntryHasItsTransactionResult;
}

const everyGameEntryHasItsTransactionIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no game transaction', e.id, e.ref) as \"difference!\"\nfrom entry e left join game_transaction t on t.reason || ':' || t.id = e.ref\nwhere e.reason in ('game_bet', 'game_win', 'game_rollback', 'game_resettled') and t.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no game transaction', e.id, e.ref) as "difference!"
 * from entry e left join game_transaction t on t.reason || ':' || t.id = e.ref
 * where e.reason in ('game_bet', 'game_win', 'game_rollback', 'game_resettled') and t.id is null limit 1
 * ```
 */
export const everyGameEntryHasItsTransaction = new PreparedQuery<EveryGameEntryHasItsTransactionParams,EveryGameEntryHasItsTransactionResult>(everyGameEntryHasItsTransactionIR);


/** 'EveryRepairHasItsEntry' parameters type */
export type EveryRepairHasItsEntryParams = void;

/** 'EveryRepairHasItsEntry' return type */
export interface EveryRepairHasItsEntryResult {
  difference: string;
}

/** 'EveryRepairHasItsEntry' query type */
export interface EveryRepairHasItsEntryQuery {
  params: EveryRepairHasItsEntryParams;
  result: EveryRepairHasItsEntryResult;
}

const everyRepairHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('repair %s of player %s (%s pya): %s', d.id, d.player_id, d.repair_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, d.deed_id) end) as \"difference!\"\nfrom wager_difference d\nleft join deed k on k.id = d.deed_id and k.kind = 'wager_repair' and k.state = 'done' and k.subject = 'wager_difference:' || d.id\n  and (k.basis->>'player_id')::bigint = d.player_id and (k.basis->>'theirs_pya')::bigint - (k.basis->>'ours_pya')::bigint = d.repair_pya\nleft join entry e on e.ref = 'game_repair:' || d.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when d.repair_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when d.repair_pya > 0 then m.from_purse else m.to_purse end\nwhere d.state = 'repaired' and (k.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind, house.name)\n  is distinct from ('game_repair', k.decided_by, 0::smallint, abs(d.repair_pya), d.player_id, 'game', 'house_provider', d.p_code))\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('repair %s of player %s (%s pya): %s', d.id, d.player_id, d.repair_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, d.deed_id) end) as "difference!"
 * from wager_difference d
 * left join deed k on k.id = d.deed_id and k.kind = 'wager_repair' and k.state = 'done' and k.subject = 'wager_difference:' || d.id
 *   and (k.basis->>'player_id')::bigint = d.player_id and (k.basis->>'theirs_pya')::bigint - (k.basis->>'ours_pya')::bigint = d.repair_pya
 * left join entry e on e.ref = 'game_repair:' || d.id
 * left join move m on m.entry_id = e.id
 * left join purse own on own.id = case when d.repair_pya > 0 then m.to_purse else m.from_purse end
 * left join purse house on house.id = case when d.repair_pya > 0 then m.from_purse else m.to_purse end
 * where d.state = 'repaired' and (k.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind, house.name)
 *   is distinct from ('game_repair', k.decided_by, 0::smallint, abs(d.repair_pya), d.player_id, 'game', 'house_provider', d.p_code))
 * limit 1
 * ```
 */
export const everyRepairHasItsEntry = new PreparedQuery<EveryRepairHasItsEntryParams,EveryRepairHasItsEntryResult>(everyRepairHasItsEntryIR);


/** 'EveryRepairEntryHasItsDifference' parameters type */
export type EveryRepairEntryHasItsDifferenceParams = void;

/** 'EveryRepairEntryHasItsDifference' return type */
export interface EveryRepairEntryHasItsDifferenceResult {
  difference: string;
}

/** 'EveryRepairEntryHasItsDifference' query type */
export interface EveryRepairEntryHasItsDifferenceQuery {
  params: EveryRepairEntryHasItsDifferenceParams;
  result: EveryRepairEntryHasItsDifferenceResult;
}

const everyRepairEntryHasItsDifferenceIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no repair', e.id, e.ref) as \"difference!\"\nfrom entry e left join wager_difference d on 'game_repair:' || d.id = e.ref and d.state = 'repaired'\nwhere e.reason = 'game_repair' and d.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no repair', e.id, e.ref) as "difference!"
 * from entry e left join wager_difference d on 'game_repair:' || d.id = e.ref and d.state = 'repaired'
 * where e.reason = 'game_repair' and d.id is null limit 1
 * ```
 */
export const everyRepairEntryHasItsDifference = new PreparedQuery<EveryRepairEntryHasItsDifferenceParams,EveryRepairEntryHasItsDifferenceResult>(everyRepairEntryHasItsDifferenceIR);


/** 'EveryWagerIsTheSumOfItsTransactions' parameters type */
export type EveryWagerIsTheSumOfItsTransactionsParams = void;

/** 'EveryWagerIsTheSumOfItsTransactions' return type */
export interface EveryWagerIsTheSumOfItsTransactionsResult {
  difference: string;
}

/** 'EveryWagerIsTheSumOfItsTransactions' query type */
export interface EveryWagerIsTheSumOfItsTransactionsQuery {
  params: EveryWagerIsTheSumOfItsTransactionsParams;
  result: EveryWagerIsTheSumOfItsTransactionsResult;
}

const everyWagerIsTheSumOfItsTransactionsIR: any = {"usedParamSet":{},"params":[],"statement":"select format('wager %s of player %s: its transactions come to %s staked, %s paid, %s given or taken back', coalesce(w.id, t.wager_id), w.player_id,\n  coalesce(t.staked, 0), coalesce(t.paid, 0), coalesce(t.back, 0)) as \"difference!\"\nfrom wager w\nfull join (\n  select wager_id, min(player_id) as player_id, max(player_id) as other_id, min(product) as product,\n    -coalesce(sum(moved_pya) filter (where reason = 'game_bet'), 0) as staked,\n    coalesce(sum(moved_pya) filter (where reason = 'game_win' or reason = 'game_resettled' and moved_pya > 0), 0) as paid,\n    coalesce(sum(moved_pya) filter (where reason = 'game_rollback' or reason = 'game_resettled' and moved_pya < 0), 0) as back\n  from game_transaction where wager_id is not null group by wager_id\n) t on t.wager_id = w.id\nleft join (\n  select wager_id, min(player_id) as player_id, sum(greatest(repair_stake_pya, 0)) as staked, sum(greatest(repair_paid_pya, 0)) as paid,\n    sum(greatest(-repair_stake_pya, 0) - greatest(-repair_paid_pya, 0)) as back\n  from wager_difference where wager_id is not null group by wager_id\n) r on r.wager_id = w.id\nwhere w.id is null or (w.staked_pya, w.paid_pya, w.returned_pya - w.taken_back_pya, w.is_repaired) is distinct from (\n    coalesce(t.staked, 0) + coalesce(r.staked, 0), coalesce(t.paid, 0) + coalesce(r.paid, 0), coalesce(t.back, 0) + coalesce(r.back, 0),\n    r.wager_id is not null\n  )\n  or r.player_id <> w.player_id or t.player_id <> w.player_id or t.other_id <> w.player_id or t.product <> w.product\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('wager %s of player %s: its transactions come to %s staked, %s paid, %s given or taken back', coalesce(w.id, t.wager_id), w.player_id,
 *   coalesce(t.staked, 0), coalesce(t.paid, 0), coalesce(t.back, 0)) as "difference!"
 * from wager w
 * full join (
 *   select wager_id, min(player_id) as player_id, max(player_id) as other_id, min(product) as product,
 *     -coalesce(sum(moved_pya) filter (where reason = 'game_bet'), 0) as staked,
 *     coalesce(sum(moved_pya) filter (where reason = 'game_win' or reason = 'game_resettled' and moved_pya > 0), 0) as paid,
 *     coalesce(sum(moved_pya) filter (where reason = 'game_rollback' or reason = 'game_resettled' and moved_pya < 0), 0) as back
 *   from game_transaction where wager_id is not null group by wager_id
 * ) t on t.wager_id = w.id
 * left join (
 *   select wager_id, min(player_id) as player_id, sum(greatest(repair_stake_pya, 0)) as staked, sum(greatest(repair_paid_pya, 0)) as paid,
 *     sum(greatest(-repair_stake_pya, 0) - greatest(-repair_paid_pya, 0)) as back
 *   from wager_difference where wager_id is not null group by wager_id
 * ) r on r.wager_id = w.id
 * where w.id is null or (w.staked_pya, w.paid_pya, w.returned_pya - w.taken_back_pya, w.is_repaired) is distinct from (
 *     coalesce(t.staked, 0) + coalesce(r.staked, 0), coalesce(t.paid, 0) + coalesce(r.paid, 0), coalesce(t.back, 0) + coalesce(r.back, 0),
 *     r.wager_id is not null
 *   )
 *   or r.player_id <> w.player_id or t.player_id <> w.player_id or t.other_id <> w.player_id or t.product <> w.product
 * limit 1
 * ```
 */
export const everyWagerIsTheSumOfItsTransactions = new PreparedQuery<EveryWagerIsTheSumOfItsTransactionsParams,EveryWagerIsTheSumOfItsTransactionsResult>(everyWagerIsTheSumOfItsTransactionsIR);


/** 'EveryVoidWagerGaveItsStakeBack' parameters type */
export type EveryVoidWagerGaveItsStakeBackParams = void;

/** 'EveryVoidWagerGaveItsStakeBack' return type */
export interface EveryVoidWagerGaveItsStakeBackResult {
  difference: string;
}

/** 'EveryVoidWagerGaveItsStakeBack' query type */
export interface EveryVoidWagerGaveItsStakeBackQuery {
  params: EveryVoidWagerGaveItsStakeBackParams;
  result: EveryVoidWagerGaveItsStakeBackResult;
}

const everyVoidWagerGaveItsStakeBackIR: any = {"usedParamSet":{},"params":[],"statement":"select format('wager %s is %s: %s pya staked, %s returned, %s of turnover', w.id, w.status, w.staked_pya, w.returned_pya, w.turnover_pya) as \"difference!\"\nfrom wager w left join wager_tombstone b on b.player_id = w.player_id and b.product = w.product and b.wager_code = w.wager_code\nwhere w.status = 'void' and w.staked_pya <> w.returned_pya\n  or w.status <> 'settled' and w.turnover_pya <> 0\n  or b.player_id is not null and w.kind = 'bet' and not w.is_repaired and (w.status <> 'void' or w.staked_pya <> 0)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('wager %s is %s: %s pya staked, %s returned, %s of turnover', w.id, w.status, w.staked_pya, w.returned_pya, w.turnover_pya) as "difference!"
 * from wager w left join wager_tombstone b on b.player_id = w.player_id and b.product = w.product and b.wager_code = w.wager_code
 * where w.status = 'void' and w.staked_pya <> w.returned_pya
 *   or w.status <> 'settled' and w.turnover_pya <> 0
 *   or b.player_id is not null and w.kind = 'bet' and not w.is_repaired and (w.status <> 'void' or w.staked_pya <> 0)
 * limit 1
 * ```
 */
export const everyVoidWagerGaveItsStakeBack = new PreparedQuery<EveryVoidWagerGaveItsStakeBackParams,EveryVoidWagerGaveItsStakeBackResult>(everyVoidWagerGaveItsStakeBackIR);


/** 'EveryTurnoverIsWhatIsLeftOfItsSources' parameters type */
export type EveryTurnoverIsWhatIsLeftOfItsSourcesParams = void;

/** 'EveryTurnoverIsWhatIsLeftOfItsSources' return type */
export interface EveryTurnoverIsWhatIsLeftOfItsSourcesResult {
  difference: string;
}

/** 'EveryTurnoverIsWhatIsLeftOfItsSources' query type */
export interface EveryTurnoverIsWhatIsLeftOfItsSourcesQuery {
  params: EveryTurnoverIsWhatIsLeftOfItsSourcesParams;
  result: EveryTurnoverIsWhatIsLeftOfItsSourcesResult;
}

const everyTurnoverIsWhatIsLeftOfItsSourcesIR: any = {"usedParamSet":{},"params":[],"statement":"select format('player %s has %s pya of turnover left, its sources leave %s', p.id, p.turnover_pya, coalesce(s.left_pya, 0)) as \"difference!\"\nfrom player p\nleft join (\n  select player_id, sum(pya) as left_pya\n  from (\n    select player_id, turnover_pya as pya from cash_in where state = 'approved' and turnover_pya > 0\n    union all select player_id, -turnover_dropped_pya from transfer where turnover_dropped_pya > 0\n    union all select player_id, -turnover_pya from wager where turnover_pya > 0\n  ) part group by player_id\n) s on s.player_id = p.id\nwhere p.turnover_pya <> coalesce(s.left_pya, 0)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('player %s has %s pya of turnover left, its sources leave %s', p.id, p.turnover_pya, coalesce(s.left_pya, 0)) as "difference!"
 * from player p
 * left join (
 *   select player_id, sum(pya) as left_pya
 *   from (
 *     select player_id, turnover_pya as pya from cash_in where state = 'approved' and turnover_pya > 0
 *     union all select player_id, -turnover_dropped_pya from transfer where turnover_dropped_pya > 0
 *     union all select player_id, -turnover_pya from wager where turnover_pya > 0
 *   ) part group by player_id
 * ) s on s.player_id = p.id
 * where p.turnover_pya <> coalesce(s.left_pya, 0)
 * limit 1
 * ```
 */
export const everyTurnoverIsWhatIsLeftOfItsSources = new PreparedQuery<EveryTurnoverIsWhatIsLeftOfItsSourcesParams,EveryTurnoverIsWhatIsLeftOfItsSourcesResult>(everyTurnoverIsWhatIsLeftOfItsSourcesIR);


/** 'EveryGameTransactionHasItsCallback' parameters type */
export type EveryGameTransactionHasItsCallbackParams = void;

/** 'EveryGameTransactionHasItsCallback' return type */
export interface EveryGameTransactionHasItsCallbackResult {
  difference: string;
}

/** 'EveryGameTransactionHasItsCallback' query type */
export interface EveryGameTransactionHasItsCallbackQuery {
  params: EveryGameTransactionHasItsCallbackParams;
  result: EveryGameTransactionHasItsCallbackResult;
}

const everyGameTransactionHasItsCallbackIR: any = {"usedParamSet":{},"params":[],"statement":"select format('game transaction %s came with no callback', t.id) as \"difference!\"\nfrom game_transaction t\nleft join game_callback c on c.id = t.callback_id and c.dialect = t.dialect\nwhere c.id is null and t.callback_id > (select up_to from game_callback_forgotten)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('game transaction %s came with no callback', t.id) as "difference!"
 * from game_transaction t
 * left join game_callback c on c.id = t.callback_id and c.dialect = t.dialect
 * where c.id is null and t.callback_id > (select up_to from game_callback_forgotten)
 * limit 1
 * ```
 */
export const everyGameTransactionHasItsCallback = new PreparedQuery<EveryGameTransactionHasItsCallbackParams,EveryGameTransactionHasItsCallbackResult>(everyGameTransactionHasItsCallbackIR);


/** 'EveryPointChangeHasItsEntry' parameters type */
export type EveryPointChangeHasItsEntryParams = void;

/** 'EveryPointChangeHasItsEntry' return type */
export interface EveryPointChangeHasItsEntryResult {
  difference: string;
}

/** 'EveryPointChangeHasItsEntry' query type */
export interface EveryPointChangeHasItsEntryQuery {
  params: EveryPointChangeHasItsEntryParams;
  result: EveryPointChangeHasItsEntryResult;
}

const everyPointChangeHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('point change %s of player %s (%s points): %s', c.id, c.player_id, c.points, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom point_change c\nleft join entry e on e.ref = 'points_earned:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when c.points > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when c.points > 0 then m.from_purse else m.to_purse end\nwhere (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind)\n  is distinct from ('points_earned', 0::smallint, abs(c.points), c.player_id, 'points', 'house_points')\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('point change %s of player %s (%s points): %s', c.id, c.player_id, c.points, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from point_change c
 * left join entry e on e.ref = 'points_earned:' || c.id
 * left join move m on m.entry_id = e.id
 * left join purse own on own.id = case when c.points > 0 then m.to_purse else m.from_purse end
 * left join purse house on house.id = case when c.points > 0 then m.from_purse else m.to_purse end
 * where (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind)
 *   is distinct from ('points_earned', 0::smallint, abs(c.points), c.player_id, 'points', 'house_points')
 * limit 1
 * ```
 */
export const everyPointChangeHasItsEntry = new PreparedQuery<EveryPointChangeHasItsEntryParams,EveryPointChangeHasItsEntryResult>(everyPointChangeHasItsEntryIR);


/** 'EveryPointsEarnedEntryHasItsChange' parameters type */
export type EveryPointsEarnedEntryHasItsChangeParams = void;

/** 'EveryPointsEarnedEntryHasItsChange' return type */
export interface EveryPointsEarnedEntryHasItsChangeResult {
  difference: string;
}

/** 'EveryPointsEarnedEntryHasItsChange' query type */
export interface EveryPointsEarnedEntryHasItsChangeQuery {
  params: EveryPointsEarnedEntryHasItsChangeParams;
  result: EveryPointsEarnedEntryHasItsChangeResult;
}

const everyPointsEarnedEntryHasItsChangeIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no point change', e.id, e.ref) as \"difference!\"\nfrom entry e left join point_change c on 'points_earned:' || c.id = e.ref\nwhere e.reason = 'points_earned' and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no point change', e.id, e.ref) as "difference!"
 * from entry e left join point_change c on 'points_earned:' || c.id = e.ref
 * where e.reason = 'points_earned' and c.id is null limit 1
 * ```
 */
export const everyPointsEarnedEntryHasItsChange = new PreparedQuery<EveryPointsEarnedEntryHasItsChangeParams,EveryPointsEarnedEntryHasItsChangeResult>(everyPointsEarnedEntryHasItsChangeIR);


/** 'EveryTallyIsWhatPlayEarned' parameters type */
export type EveryTallyIsWhatPlayEarnedParams = void;

/** 'EveryTallyIsWhatPlayEarned' return type */
export interface EveryTallyIsWhatPlayEarnedResult {
  difference: string;
}

/** 'EveryTallyIsWhatPlayEarned' query type */
export interface EveryTallyIsWhatPlayEarnedQuery {
  params: EveryTallyIsWhatPlayEarnedParams;
  result: EveryTallyIsWhatPlayEarnedResult;
}

const everyTallyIsWhatPlayEarnedIR: any = {"usedParamSet":{},"params":[],"statement":"select format('points of player %s: %s and %s millionths counted, %s and %s earned; %s granted, %s given', p.player_id,\n  coalesce(t.lottery_micro, 0), coalesce(t.game_micro, 0), p.lottery, p.game, coalesce(t.granted_points, 0), p.given) as \"difference!\"\nfrom (\n  select player_id, sum(lottery) as lottery, sum(game) as game, sum(given) as given\n  from (\n    select player_id, micro_points as lottery, 0 as game, 0 as given from draw_stake\n    union all select player_id, 0, micro_points, 0 from game_reward\n    union all select player_id, 0, 0, points from point_change\n    union all select player_id, 0, 0, 0 from point_tally\n  ) part group by player_id\n) p\nleft join point_tally t on t.player_id = p.player_id\nwhere (coalesce(t.lottery_micro, 0), coalesce(t.game_micro, 0), coalesce(t.granted_points, 0)) is distinct from (p.lottery, p.game, p.given)\n  or p.given < div(p.lottery + p.game, 1000000)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('points of player %s: %s and %s millionths counted, %s and %s earned; %s granted, %s given', p.player_id,
 *   coalesce(t.lottery_micro, 0), coalesce(t.game_micro, 0), p.lottery, p.game, coalesce(t.granted_points, 0), p.given) as "difference!"
 * from (
 *   select player_id, sum(lottery) as lottery, sum(game) as game, sum(given) as given
 *   from (
 *     select player_id, micro_points as lottery, 0 as game, 0 as given from draw_stake
 *     union all select player_id, 0, micro_points, 0 from game_reward
 *     union all select player_id, 0, 0, points from point_change
 *     union all select player_id, 0, 0, 0 from point_tally
 *   ) part group by player_id
 * ) p
 * left join point_tally t on t.player_id = p.player_id
 * where (coalesce(t.lottery_micro, 0), coalesce(t.game_micro, 0), coalesce(t.granted_points, 0)) is distinct from (p.lottery, p.game, p.given)
 *   or p.given < div(p.lottery + p.game, 1000000)
 * limit 1
 * ```
 */
export const everyTallyIsWhatPlayEarned = new PreparedQuery<EveryTallyIsWhatPlayEarnedParams,EveryTallyIsWhatPlayEarnedResult>(everyTallyIsWhatPlayEarnedIR);


/** 'EveryDrawStakeIsTheSumOfItsSlips' parameters type */
export type EveryDrawStakeIsTheSumOfItsSlipsParams = void;

/** 'EveryDrawStakeIsTheSumOfItsSlips' return type */
export interface EveryDrawStakeIsTheSumOfItsSlipsResult {
  difference: string;
}

/** 'EveryDrawStakeIsTheSumOfItsSlips' query type */
export interface EveryDrawStakeIsTheSumOfItsSlipsQuery {
  params: EveryDrawStakeIsTheSumOfItsSlipsParams;
  result: EveryDrawStakeIsTheSumOfItsSlipsResult;
}

const everyDrawStakeIsTheSumOfItsSlipsIR: any = {"usedParamSet":{},"params":[],"statement":"select format('draw %s, player %s: %s staked and %s paid are summed up, the slips say %s and %s', coalesce(x.draw_id, s.draw_id), coalesce(x.player_id, s.player_id),\n  x.stake_pya, x.payout_pya, s.stake_pya, s.payout_pya) as \"difference!\"\nfrom (\n  select d.* from draw_stake d join draw_stake_run r on r.draw_id = d.draw_id join draw on draw.id = d.draw_id\n  where r.done_at is not null and r.round = draw.round and draw.settled_at is not null\n) x\nfull join (\n  select s.draw_id, s.player_id, sum(s.total_pya)::bigint as stake_pya, coalesce(sum(o.amount_pya), 0)::bigint as payout_pya\n  from slip s\n  join draw_stake_run r on r.draw_id = s.draw_id\n  join draw on draw.id = s.draw_id and draw.round = r.round and draw.settled_at is not null\n  left join payout o on o.slip_id = s.id\n  where r.done_at is not null\n  group by s.draw_id, s.player_id\n) s on s.draw_id = x.draw_id and s.player_id = x.player_id\nwhere (x.stake_pya, x.payout_pya) is distinct from (s.stake_pya, s.payout_pya)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('draw %s, player %s: %s staked and %s paid are summed up, the slips say %s and %s', coalesce(x.draw_id, s.draw_id), coalesce(x.player_id, s.player_id),
 *   x.stake_pya, x.payout_pya, s.stake_pya, s.payout_pya) as "difference!"
 * from (
 *   select d.* from draw_stake d join draw_stake_run r on r.draw_id = d.draw_id join draw on draw.id = d.draw_id
 *   where r.done_at is not null and r.round = draw.round and draw.settled_at is not null
 * ) x
 * full join (
 *   select s.draw_id, s.player_id, sum(s.total_pya)::bigint as stake_pya, coalesce(sum(o.amount_pya), 0)::bigint as payout_pya
 *   from slip s
 *   join draw_stake_run r on r.draw_id = s.draw_id
 *   join draw on draw.id = s.draw_id and draw.round = r.round and draw.settled_at is not null
 *   left join payout o on o.slip_id = s.id
 *   where r.done_at is not null
 *   group by s.draw_id, s.player_id
 * ) s on s.draw_id = x.draw_id and s.player_id = x.player_id
 * where (x.stake_pya, x.payout_pya) is distinct from (s.stake_pya, s.payout_pya)
 * limit 1
 * ```
 */
export const everyDrawStakeIsTheSumOfItsSlips = new PreparedQuery<EveryDrawStakeIsTheSumOfItsSlipsParams,EveryDrawStakeIsTheSumOfItsSlipsResult>(everyDrawStakeIsTheSumOfItsSlipsIR);


/** 'EveryWagerCountsForWhatItIs' parameters type */
export type EveryWagerCountsForWhatItIsParams = void;

/** 'EveryWagerCountsForWhatItIs' return type */
export interface EveryWagerCountsForWhatItIsResult {
  difference: string;
}

/** 'EveryWagerCountsForWhatItIs' query type */
export interface EveryWagerCountsForWhatItIsQuery {
  params: EveryWagerCountsForWhatItIsParams;
  result: EveryWagerCountsForWhatItIsResult;
}

const everyWagerCountsForWhatItIsIR: any = {"usedParamSet":{},"params":[],"statement":"select format('wager %s: %s valid and %s lost count, it says %s and %s', w.id, g.valid_bet_pya, g.loss_pya, w.valid, w.loss) as \"difference!\"\nfrom (\n  select id, player_id, case status when 'settled' then greatest(valid_bet_pya, 0) else 0 end as valid,\n    case status when 'settled' then bet_pya - payout_pya else 0 end as loss, status = 'settled' as is_settled\n  from wager where kind <> 'report'\n) w\nfull join game_reward g on g.wager_id = w.id\nwhere (coalesce(g.valid_bet_pya, 0), coalesce(g.loss_pya, 0), coalesce(g.player_id, w.player_id), g.settled_at is not null)\n    is distinct from (w.valid, w.loss, w.player_id, w.is_settled)\n  and not exists (\n    select from fact f join fact_reader r on r.name = 'rewards' and (f.xid, f.id) > (r.xid, r.id)\n    where f.kind = 'wager_changed' and (f.data ->> 'wager_id')::bigint = coalesce(w.id, g.wager_id)\n  )\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('wager %s: %s valid and %s lost count, it says %s and %s', w.id, g.valid_bet_pya, g.loss_pya, w.valid, w.loss) as "difference!"
 * from (
 *   select id, player_id, case status when 'settled' then greatest(valid_bet_pya, 0) else 0 end as valid,
 *     case status when 'settled' then bet_pya - payout_pya else 0 end as loss, status = 'settled' as is_settled
 *   from wager where kind <> 'report'
 * ) w
 * full join game_reward g on g.wager_id = w.id
 * where (coalesce(g.valid_bet_pya, 0), coalesce(g.loss_pya, 0), coalesce(g.player_id, w.player_id), g.settled_at is not null)
 *     is distinct from (w.valid, w.loss, w.player_id, w.is_settled)
 *   and not exists (
 *     select from fact f join fact_reader r on r.name = 'rewards' and (f.xid, f.id) > (r.xid, r.id)
 *     where f.kind = 'wager_changed' and (f.data ->> 'wager_id')::bigint = coalesce(w.id, g.wager_id)
 *   )
 * limit 1
 * ```
 */
export const everyWagerCountsForWhatItIs = new PreparedQuery<EveryWagerCountsForWhatItIsParams,EveryWagerCountsForWhatItIsResult>(everyWagerCountsForWhatItIsIR);


/** 'EveryGameReferralHasItsEntry' parameters type */
export type EveryGameReferralHasItsEntryParams = void;

/** 'EveryGameReferralHasItsEntry' return type */
export interface EveryGameReferralHasItsEntryResult {
  difference: string;
}

/** 'EveryGameReferralHasItsEntry' query type */
export interface EveryGameReferralHasItsEntryQuery {
  params: EveryGameReferralHasItsEntryParams;
  result: EveryGameReferralHasItsEntryResult;
}

const everyGameReferralHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('round %s of the referral of wager %s to player %s (%s pya): %s', r.round, r.wager_id, r.referrer_id, r.amount_pya,\n  case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom game_referral r\njoin player friend on friend.id = r.friend_id\nleft join entry e on e.ref = 'game_referral:' || r.wager_id || ':' || r.round\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when r.amount_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when r.amount_pya > 0 then m.from_purse else m.to_purse end\nwhere (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.referrer_id)\n  is distinct from ('game_referral', 0::smallint, abs(r.amount_pya), r.referrer_id, 'referral', 'house_referral', 'game', friend.referred_by)\n  and r.is_paid_at_once\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('round %s of the referral of wager %s to player %s (%s pya): %s', r.round, r.wager_id, r.referrer_id, r.amount_pya,
 *   case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from game_referral r
 * join player friend on friend.id = r.friend_id
 * left join entry e on e.ref = 'game_referral:' || r.wager_id || ':' || r.round
 * left join move m on m.entry_id = e.id
 * left join purse own on own.id = case when r.amount_pya > 0 then m.to_purse else m.from_purse end
 * left join purse house on house.id = case when r.amount_pya > 0 then m.from_purse else m.to_purse end
 * where (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name, r.referrer_id)
 *   is distinct from ('game_referral', 0::smallint, abs(r.amount_pya), r.referrer_id, 'referral', 'house_referral', 'game', friend.referred_by)
 *   and r.is_paid_at_once
 * limit 1
 * ```
 */
export const everyGameReferralHasItsEntry = new PreparedQuery<EveryGameReferralHasItsEntryParams,EveryGameReferralHasItsEntryResult>(everyGameReferralHasItsEntryIR);


/** 'EveryReferralWeekHasItsEntry' parameters type */
export type EveryReferralWeekHasItsEntryParams = void;

/** 'EveryReferralWeekHasItsEntry' return type */
export interface EveryReferralWeekHasItsEntryResult {
  difference: string;
}

/** 'EveryReferralWeekHasItsEntry' query type */
export interface EveryReferralWeekHasItsEntryQuery {
  params: EveryReferralWeekHasItsEntryParams;
  result: EveryReferralWeekHasItsEntryResult;
}

const everyReferralWeekHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('referral week %s of player %s (%s pya): %s', w.id, w.referrer_id, w.amount_pya,\n  case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom referral_week w\nleft join entry e on e.ref = 'game_referral:week:' || w.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when w.amount_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when w.amount_pya > 0 then m.from_purse else m.to_purse end\nwhere w.amount_pya <> 0 and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name)\n  is distinct from ('game_referral', 0::smallint, abs(w.amount_pya), w.referrer_id, 'referral', 'house_referral', 'game')\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('referral week %s of player %s (%s pya): %s', w.id, w.referrer_id, w.amount_pya,
 *   case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from referral_week w
 * left join entry e on e.ref = 'game_referral:week:' || w.id
 * left join move m on m.entry_id = e.id
 * left join purse own on own.id = case when w.amount_pya > 0 then m.to_purse else m.from_purse end
 * left join purse house on house.id = case when w.amount_pya > 0 then m.from_purse else m.to_purse end
 * where w.amount_pya <> 0 and (e.reason, m.line, m.amount, own.player_id, own.kind, house.kind, house.name)
 *   is distinct from ('game_referral', 0::smallint, abs(w.amount_pya), w.referrer_id, 'referral', 'house_referral', 'game')
 * limit 1
 * ```
 */
export const everyReferralWeekHasItsEntry = new PreparedQuery<EveryReferralWeekHasItsEntryParams,EveryReferralWeekHasItsEntryResult>(everyReferralWeekHasItsEntryIR);


/** 'EveryReferralWeekIsWhatFriendsEarned' parameters type */
export type EveryReferralWeekIsWhatFriendsEarnedParams = void;

/** 'EveryReferralWeekIsWhatFriendsEarned' return type */
export interface EveryReferralWeekIsWhatFriendsEarnedResult {
  difference: string;
}

/** 'EveryReferralWeekIsWhatFriendsEarned' query type */
export interface EveryReferralWeekIsWhatFriendsEarnedQuery {
  params: EveryReferralWeekIsWhatFriendsEarnedParams;
  result: EveryReferralWeekIsWhatFriendsEarnedResult;
}

const everyReferralWeekIsWhatFriendsEarnedIR: any = {"usedParamSet":{},"params":[],"statement":"select format('referral of player %s: %s earned and %s at most by friends, %s and %s netted, %s given', coalesce(r.referrer_id, w.referrer_id), r.earned, r.most,\n  w.earned, w.most, w.given) as \"difference!\"\nfrom (\n  select r.referrer_id, sum(r.amount_pya) as earned, sum(r.most_pya) as most\n  from game_referral r join player friend on friend.id = r.friend_id and friend.referred_by = r.referrer_id\n  where not r.is_paid_at_once and r.at < (select yangon_instant(max(week_start) + 7, '00:00') from referral_week_run where done_at is not null)\n  group by r.referrer_id\n) r\nfull join (\n  select w.referrer_id, sum(w.earned_pya) as earned, sum(w.most_pya) as most, sum(w.amount_pya) as given,\n    (array_agg(w.earned_total_pya order by w.week_start desc))[1] as earned_total, (array_agg(w.most_total_pya order by w.week_start desc))[1] as most_total\n  from referral_week w join referral_week_run u on u.week_start = w.week_start and u.done_at is not null\n  group by w.referrer_id\n) w on w.referrer_id = r.referrer_id\nwhere (r.earned, r.most, w.earned, w.most, w.given) is distinct from (w.earned, w.most, w.earned_total, w.most_total, least(w.earned_total, w.most_total))\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('referral of player %s: %s earned and %s at most by friends, %s and %s netted, %s given', coalesce(r.referrer_id, w.referrer_id), r.earned, r.most,
 *   w.earned, w.most, w.given) as "difference!"
 * from (
 *   select r.referrer_id, sum(r.amount_pya) as earned, sum(r.most_pya) as most
 *   from game_referral r join player friend on friend.id = r.friend_id and friend.referred_by = r.referrer_id
 *   where not r.is_paid_at_once and r.at < (select yangon_instant(max(week_start) + 7, '00:00') from referral_week_run where done_at is not null)
 *   group by r.referrer_id
 * ) r
 * full join (
 *   select w.referrer_id, sum(w.earned_pya) as earned, sum(w.most_pya) as most, sum(w.amount_pya) as given,
 *     (array_agg(w.earned_total_pya order by w.week_start desc))[1] as earned_total, (array_agg(w.most_total_pya order by w.week_start desc))[1] as most_total
 *   from referral_week w join referral_week_run u on u.week_start = w.week_start and u.done_at is not null
 *   group by w.referrer_id
 * ) w on w.referrer_id = r.referrer_id
 * where (r.earned, r.most, w.earned, w.most, w.given) is distinct from (w.earned, w.most, w.earned_total, w.most_total, least(w.earned_total, w.most_total))
 * limit 1
 * ```
 */
export const everyReferralWeekIsWhatFriendsEarned = new PreparedQuery<EveryReferralWeekIsWhatFriendsEarnedParams,EveryReferralWeekIsWhatFriendsEarnedResult>(everyReferralWeekIsWhatFriendsEarnedIR);


/** 'EveryGameReferralEntryHasItsRow' parameters type */
export type EveryGameReferralEntryHasItsRowParams = void;

/** 'EveryGameReferralEntryHasItsRow' return type */
export interface EveryGameReferralEntryHasItsRowResult {
  difference: string;
}

/** 'EveryGameReferralEntryHasItsRow' query type */
export interface EveryGameReferralEntryHasItsRowQuery {
  params: EveryGameReferralEntryHasItsRowParams;
  result: EveryGameReferralEntryHasItsRowResult;
}

const everyGameReferralEntryHasItsRowIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no referral', e.id, e.ref) as \"difference!\"\nfrom entry e\nleft join game_referral r on r.is_paid_at_once and 'game_referral:' || r.wager_id || ':' || r.round = e.ref\nleft join referral_week w on w.amount_pya <> 0 and 'game_referral:week:' || w.id = e.ref\nwhere e.reason = 'game_referral' and r.wager_id is null and w.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no referral', e.id, e.ref) as "difference!"
 * from entry e
 * left join game_referral r on r.is_paid_at_once and 'game_referral:' || r.wager_id || ':' || r.round = e.ref
 * left join referral_week w on w.amount_pya <> 0 and 'game_referral:week:' || w.id = e.ref
 * where e.reason = 'game_referral' and r.wager_id is null and w.id is null limit 1
 * ```
 */
export const everyGameReferralEntryHasItsRow = new PreparedQuery<EveryGameReferralEntryHasItsRowParams,EveryGameReferralEntryHasItsRowResult>(everyGameReferralEntryHasItsRowIR);


/** 'EveryWagerGaveItsReferral' parameters type */
export type EveryWagerGaveItsReferralParams = void;

/** 'EveryWagerGaveItsReferral' return type */
export interface EveryWagerGaveItsReferralResult {
  difference: string;
}

/** 'EveryWagerGaveItsReferral' query type */
export interface EveryWagerGaveItsReferralQuery {
  params: EveryWagerGaveItsReferralParams;
  result: EveryWagerGaveItsReferralResult;
}

const everyWagerGaveItsReferralIR: any = {"usedParamSet":{},"params":[],"statement":"select format('wager %s: its friend''s referrer is due %s pya and got %s', g.wager_id, g.referral_pya, coalesce(r.given, 0)) as \"difference!\"\nfrom game_reward g\nfull join (select wager_id, sum(amount_pya) as given, max(round) as round from game_referral group by wager_id) r on r.wager_id = g.wager_id\nwhere (coalesce(g.referral_pya, 0), coalesce(g.round, 0)) is distinct from (coalesce(r.given, 0), coalesce(r.round, 0))\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('wager %s: its friend''s referrer is due %s pya and got %s', g.wager_id, g.referral_pya, coalesce(r.given, 0)) as "difference!"
 * from game_reward g
 * full join (select wager_id, sum(amount_pya) as given, max(round) as round from game_referral group by wager_id) r on r.wager_id = g.wager_id
 * where (coalesce(g.referral_pya, 0), coalesce(g.round, 0)) is distinct from (coalesce(r.given, 0), coalesce(r.round, 0))
 * limit 1
 * ```
 */
export const everyWagerGaveItsReferral = new PreparedQuery<EveryWagerGaveItsReferralParams,EveryWagerGaveItsReferralResult>(everyWagerGaveItsReferralIR);


/** 'EveryPointClaimHasItsEntries' parameters type */
export type EveryPointClaimHasItsEntriesParams = void;

/** 'EveryPointClaimHasItsEntries' return type */
export interface EveryPointClaimHasItsEntriesResult {
  difference: string;
}

/** 'EveryPointClaimHasItsEntries' query type */
export interface EveryPointClaimHasItsEntriesQuery {
  params: EveryPointClaimHasItsEntriesParams;
  result: EveryPointClaimHasItsEntriesResult;
}

const everyPointClaimHasItsEntriesIR: any = {"usedParamSet":{},"params":[],"statement":"select format('point claim %s of player %s (%s points): entry %s', c.id, c.player_id, c.points, case when e.id is null then 'is missing' else e.id || ' differs' end) as \"difference!\"\nfrom point_claim c\ncross join lateral (values\n  ('points_spent', c.points, 'points', 'house_points', c.points_after),\n  ('points_reward', c.amount_pya, 'house_rewards', 'main', c.main_after_pya)\n) as due(reason, amount, from_kind, to_kind, balance_after)\nleft join entry e on e.ref = due.reason || ':' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, f.kind, t.kind, coalesce(f.player_id, t.player_id), coalesce(m.from_balance_after, m.to_balance_after))\n  is distinct from (due.reason, 0::smallint, due.amount, due.from_kind, due.to_kind, c.player_id, due.balance_after)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('point claim %s of player %s (%s points): entry %s', c.id, c.player_id, c.points, case when e.id is null then 'is missing' else e.id || ' differs' end) as "difference!"
 * from point_claim c
 * cross join lateral (values
 *   ('points_spent', c.points, 'points', 'house_points', c.points_after),
 *   ('points_reward', c.amount_pya, 'house_rewards', 'main', c.main_after_pya)
 * ) as due(reason, amount, from_kind, to_kind, balance_after)
 * left join entry e on e.ref = due.reason || ':' || c.id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, f.kind, t.kind, coalesce(f.player_id, t.player_id), coalesce(m.from_balance_after, m.to_balance_after))
 *   is distinct from (due.reason, 0::smallint, due.amount, due.from_kind, due.to_kind, c.player_id, due.balance_after)
 * limit 1
 * ```
 */
export const everyPointClaimHasItsEntries = new PreparedQuery<EveryPointClaimHasItsEntriesParams,EveryPointClaimHasItsEntriesResult>(everyPointClaimHasItsEntriesIR);


/** 'EveryPointClaimEntryHasItsClaim' parameters type */
export type EveryPointClaimEntryHasItsClaimParams = void;

/** 'EveryPointClaimEntryHasItsClaim' return type */
export interface EveryPointClaimEntryHasItsClaimResult {
  difference: string;
}

/** 'EveryPointClaimEntryHasItsClaim' query type */
export interface EveryPointClaimEntryHasItsClaimQuery {
  params: EveryPointClaimEntryHasItsClaimParams;
  result: EveryPointClaimEntryHasItsClaimResult;
}

const everyPointClaimEntryHasItsClaimIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no exchange', e.id, e.ref) as \"difference!\"\nfrom entry e left join point_claim c on e.ref = e.reason || ':' || c.id\nwhere e.reason in ('points_spent', 'points_reward') and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no exchange', e.id, e.ref) as "difference!"
 * from entry e left join point_claim c on e.ref = e.reason || ':' || c.id
 * where e.reason in ('points_spent', 'points_reward') and c.id is null limit 1
 * ```
 */
export const everyPointClaimEntryHasItsClaim = new PreparedQuery<EveryPointClaimEntryHasItsClaimParams,EveryPointClaimEntryHasItsClaimResult>(everyPointClaimEntryHasItsClaimIR);


/** 'EveryPaidWeekHasItsEntry' parameters type */
export type EveryPaidWeekHasItsEntryParams = void;

/** 'EveryPaidWeekHasItsEntry' return type */
export interface EveryPaidWeekHasItsEntryResult {
  difference: string;
}

/** 'EveryPaidWeekHasItsEntry' query type */
export interface EveryPaidWeekHasItsEntryQuery {
  params: EveryPaidWeekHasItsEntryParams;
  result: EveryPaidWeekHasItsEntryResult;
}

const everyPaidWeekHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('weekly item %s of player %s (%s pya): %s', i.id, i.player_id, i.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom weekly_item i\nleft join entry e on e.ref = 'weekly_promotion:' || i.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name)\n    is distinct from ('weekly_promotion', 0::smallint, i.amount_pya, i.player_id, 'promotion', 'house_promotions', 'weekly')\n  and (i.paid_at is not null or e.id is not null)\n  or i.paid_at is null and e.id is not null\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('weekly item %s of player %s (%s pya): %s', i.id, i.player_id, i.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from weekly_item i
 * left join entry e on e.ref = 'weekly_promotion:' || i.id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, t.player_id, t.kind, f.kind, f.name)
 *     is distinct from ('weekly_promotion', 0::smallint, i.amount_pya, i.player_id, 'promotion', 'house_promotions', 'weekly')
 *   and (i.paid_at is not null or e.id is not null)
 *   or i.paid_at is null and e.id is not null
 * limit 1
 * ```
 */
export const everyPaidWeekHasItsEntry = new PreparedQuery<EveryPaidWeekHasItsEntryParams,EveryPaidWeekHasItsEntryResult>(everyPaidWeekHasItsEntryIR);


/** 'EveryWeekEntryHasItsItem' parameters type */
export type EveryWeekEntryHasItsItemParams = void;

/** 'EveryWeekEntryHasItsItem' return type */
export interface EveryWeekEntryHasItsItemResult {
  difference: string;
}

/** 'EveryWeekEntryHasItsItem' query type */
export interface EveryWeekEntryHasItsItemQuery {
  params: EveryWeekEntryHasItsItemParams;
  result: EveryWeekEntryHasItsItemResult;
}

const everyWeekEntryHasItsItemIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no paid item of a week', e.id, e.ref) as \"difference!\"\nfrom entry e left join weekly_item i on 'weekly_promotion:' || i.id = e.ref\nwhere e.reason = 'weekly_promotion' and i.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no paid item of a week', e.id, e.ref) as "difference!"
 * from entry e left join weekly_item i on 'weekly_promotion:' || i.id = e.ref
 * where e.reason = 'weekly_promotion' and i.id is null limit 1
 * ```
 */
export const everyWeekEntryHasItsItem = new PreparedQuery<EveryWeekEntryHasItsItemParams,EveryWeekEntryHasItsItemResult>(everyWeekEntryHasItsItemIR);


/** 'EveryPromotionClaimHasItsEntry' parameters type */
export type EveryPromotionClaimHasItsEntryParams = void;

/** 'EveryPromotionClaimHasItsEntry' return type */
export interface EveryPromotionClaimHasItsEntryResult {
  difference: string;
}

/** 'EveryPromotionClaimHasItsEntry' query type */
export interface EveryPromotionClaimHasItsEntryQuery {
  params: EveryPromotionClaimHasItsEntryParams;
  result: EveryPromotionClaimHasItsEntryResult;
}

const everyPromotionClaimHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('promotion claim %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom promotion_claim c\nleft join entry e on e.ref = 'promotion_claimed:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, m.from_balance_after)\n  is distinct from ('promotion_claimed', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'promotion', 0::bigint)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('promotion claim %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from promotion_claim c
 * left join entry e on e.ref = 'promotion_claimed:' || c.id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, m.from_balance_after)
 *   is distinct from ('promotion_claimed', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'promotion', 0::bigint)
 * limit 1
 * ```
 */
export const everyPromotionClaimHasItsEntry = new PreparedQuery<EveryPromotionClaimHasItsEntryParams,EveryPromotionClaimHasItsEntryResult>(everyPromotionClaimHasItsEntryIR);


/** 'EveryPromotionClaimEntryHasItsClaim' parameters type */
export type EveryPromotionClaimEntryHasItsClaimParams = void;

/** 'EveryPromotionClaimEntryHasItsClaim' return type */
export interface EveryPromotionClaimEntryHasItsClaimResult {
  difference: string;
}

/** 'EveryPromotionClaimEntryHasItsClaim' query type */
export interface EveryPromotionClaimEntryHasItsClaimQuery {
  params: EveryPromotionClaimEntryHasItsClaimParams;
  result: EveryPromotionClaimEntryHasItsClaimResult;
}

const everyPromotionClaimEntryHasItsClaimIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no claim', e.id, e.ref) as \"difference!\"\nfrom entry e left join promotion_claim c on 'promotion_claimed:' || c.id = e.ref\nwhere e.reason = 'promotion_claimed' and c.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no claim', e.id, e.ref) as "difference!"
 * from entry e left join promotion_claim c on 'promotion_claimed:' || c.id = e.ref
 * where e.reason = 'promotion_claimed' and c.id is null limit 1
 * ```
 */
export const everyPromotionClaimEntryHasItsClaim = new PreparedQuery<EveryPromotionClaimEntryHasItsClaimParams,EveryPromotionClaimEntryHasItsClaimResult>(everyPromotionClaimEntryHasItsClaimIR);


/** 'EveryPocketDrawHasItsEntry' parameters type */
export type EveryPocketDrawHasItsEntryParams = void;

/** 'EveryPocketDrawHasItsEntry' return type */
export interface EveryPocketDrawHasItsEntryResult {
  difference: string;
}

/** 'EveryPocketDrawHasItsEntry' query type */
export interface EveryPocketDrawHasItsEntryQuery {
  params: EveryPocketDrawHasItsEntryParams;
  result: EveryPocketDrawHasItsEntryResult;
}

const everyPocketDrawHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('pocket draw %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom pocket_draw c\nleft join entry e on e.ref = 'pocket_money:' || c.id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n  is distinct from ('pocket_money', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'house_pocket', c.campaign_id::text)\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('pocket draw %s of player %s (%s pya): %s', c.id, c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from pocket_draw c
 * left join entry e on e.ref = 'pocket_money:' || c.id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
 *   is distinct from ('pocket_money', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'house_pocket', c.campaign_id::text)
 * limit 1
 * ```
 */
export const everyPocketDrawHasItsEntry = new PreparedQuery<EveryPocketDrawHasItsEntryParams,EveryPocketDrawHasItsEntryResult>(everyPocketDrawHasItsEntryIR);


/** 'EveryPocketEntryHasItsDraw' parameters type */
export type EveryPocketEntryHasItsDrawParams = void;

/** 'EveryPocketEntryHasItsDraw' return type */
export interface EveryPocketEntryHasItsDrawResult {
  difference: string;
}

/** 'EveryPocketEntryHasItsDraw' query type */
export interface EveryPocketEntryHasItsDrawQuery {
  params: EveryPocketEntryHasItsDrawParams;
  result: EveryPocketEntryHasItsDrawResult;
}

const everyPocketEntryHasItsDrawIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no draw', e.id, e.ref) as \"difference!\"\nfrom entry e left join pocket_draw d on 'pocket_money:' || d.id = e.ref\nwhere e.reason = 'pocket_money' and d.id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no draw', e.id, e.ref) as "difference!"
 * from entry e left join pocket_draw d on 'pocket_money:' || d.id = e.ref
 * where e.reason = 'pocket_money' and d.id is null limit 1
 * ```
 */
export const everyPocketEntryHasItsDraw = new PreparedQuery<EveryPocketEntryHasItsDrawParams,EveryPocketEntryHasItsDrawResult>(everyPocketEntryHasItsDrawIR);


/** 'EveryCampaignSpentWhatWasDrawn' parameters type */
export type EveryCampaignSpentWhatWasDrawnParams = void;

/** 'EveryCampaignSpentWhatWasDrawn' return type */
export interface EveryCampaignSpentWhatWasDrawnResult {
  difference: string;
}

/** 'EveryCampaignSpentWhatWasDrawn' query type */
export interface EveryCampaignSpentWhatWasDrawnQuery {
  params: EveryCampaignSpentWhatWasDrawnParams;
  result: EveryCampaignSpentWhatWasDrawnResult;
}

const everyCampaignSpentWhatWasDrawnIR: any = {"usedParamSet":{},"params":[],"statement":"select format('campaign %s of %s pya: %s spent, %s drawn', c.id, c.budget_pya, c.spent_pya, coalesce(d.drawn, 0)) as \"difference!\"\nfrom pocket_campaign c\nleft join (select campaign_id, sum(amount_pya) as drawn from pocket_draw group by campaign_id) d on d.campaign_id = c.id\nwhere c.spent_pya <> coalesce(d.drawn, 0) or c.spent_pya > c.budget_pya\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('campaign %s of %s pya: %s spent, %s drawn', c.id, c.budget_pya, c.spent_pya, coalesce(d.drawn, 0)) as "difference!"
 * from pocket_campaign c
 * left join (select campaign_id, sum(amount_pya) as drawn from pocket_draw group by campaign_id) d on d.campaign_id = c.id
 * where c.spent_pya <> coalesce(d.drawn, 0) or c.spent_pya > c.budget_pya
 * limit 1
 * ```
 */
export const everyCampaignSpentWhatWasDrawn = new PreparedQuery<EveryCampaignSpentWhatWasDrawnParams,EveryCampaignSpentWhatWasDrawnResult>(everyCampaignSpentWhatWasDrawnIR);


/** 'EveryWelcomeHasItsEntry' parameters type */
export type EveryWelcomeHasItsEntryParams = void;

/** 'EveryWelcomeHasItsEntry' return type */
export interface EveryWelcomeHasItsEntryResult {
  difference: string;
}

/** 'EveryWelcomeHasItsEntry' query type */
export interface EveryWelcomeHasItsEntryQuery {
  params: EveryWelcomeHasItsEntryParams;
  result: EveryWelcomeHasItsEntryResult;
}

const everyWelcomeHasItsEntryIR: any = {"usedParamSet":{},"params":[],"statement":"select format('welcome of player %s (%s pya): %s', c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom welcome_bonus c\nleft join entry e on e.ref = 'welcome_bonus:' || c.player_id\nleft join move m on m.entry_id = e.id\nleft join purse f on f.id = m.from_purse\nleft join purse t on t.id = m.to_purse\nwhere (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)\n  is distinct from ('welcome_bonus', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'house_promotions', 'welcome')\nlimit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('welcome of player %s (%s pya): %s', c.player_id, c.amount_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as "difference!"
 * from welcome_bonus c
 * left join entry e on e.ref = 'welcome_bonus:' || c.player_id
 * left join move m on m.entry_id = e.id
 * left join purse f on f.id = m.from_purse
 * left join purse t on t.id = m.to_purse
 * where (e.reason, m.line, m.amount, m.to_balance_after, t.player_id, t.kind, f.kind, f.name)
 *   is distinct from ('welcome_bonus', 0::smallint, c.amount_pya, c.main_after_pya, c.player_id, 'main', 'house_promotions', 'welcome')
 * limit 1
 * ```
 */
export const everyWelcomeHasItsEntry = new PreparedQuery<EveryWelcomeHasItsEntryParams,EveryWelcomeHasItsEntryResult>(everyWelcomeHasItsEntryIR);


/** 'EveryWelcomeEntryHasItsRow' parameters type */
export type EveryWelcomeEntryHasItsRowParams = void;

/** 'EveryWelcomeEntryHasItsRow' return type */
export interface EveryWelcomeEntryHasItsRowResult {
  difference: string;
}

/** 'EveryWelcomeEntryHasItsRow' query type */
export interface EveryWelcomeEntryHasItsRowQuery {
  params: EveryWelcomeEntryHasItsRowParams;
  result: EveryWelcomeEntryHasItsRowResult;
}

const everyWelcomeEntryHasItsRowIR: any = {"usedParamSet":{},"params":[],"statement":"select format('entry %s (%s) is of no welcome', e.id, e.ref) as \"difference!\"\nfrom entry e left join welcome_bonus c on 'welcome_bonus:' || c.player_id = e.ref\nwhere e.reason = 'welcome_bonus' and c.player_id is null limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('entry %s (%s) is of no welcome', e.id, e.ref) as "difference!"
 * from entry e left join welcome_bonus c on 'welcome_bonus:' || c.player_id = e.ref
 * where e.reason = 'welcome_bonus' and c.player_id is null limit 1
 * ```
 */
export const everyWelcomeEntryHasItsRow = new PreparedQuery<EveryWelcomeEntryHasItsRowParams,EveryWelcomeEntryHasItsRowResult>(everyWelcomeEntryHasItsRowIR);


/** 'EveryDeedIsInTheTrailAsItWasDone' parameters type */
export type EveryDeedIsInTheTrailAsItWasDoneParams = void;

/** 'EveryDeedIsInTheTrailAsItWasDone' return type */
export interface EveryDeedIsInTheTrailAsItWasDoneResult {
  difference: string;
}

/** 'EveryDeedIsInTheTrailAsItWasDone' query type */
export interface EveryDeedIsInTheTrailAsItWasDoneQuery {
  params: EveryDeedIsInTheTrailAsItWasDoneParams;
  result: EveryDeedIsInTheTrailAsItWasDoneResult;
}

const everyDeedIsInTheTrailAsItWasDoneIR: any = {"usedParamSet":{},"params":[],"statement":"select format('audit row %s (%s): %s', f.id, f.named, f.said) as \"difference!\"\nfrom (\n  select l.n, l.audit_id as id, coalesce(a.action || ' of ' || a.subject, 'no row') as named,\n    case when l.n <> l.place then format('link %s of the trail is missing before it', l.place)\n      when a.id is null then 'it is missing'\n      else 'it is not as it was written' end as said\n  from (select n, audit_id, hash, lag(hash) over (order by n) as before, row_number() over (order by n) as place from audit_link) l\n  left join audit_row a on a.id = l.audit_id\n  where l.n <> l.place or a.id is null or l.hash <> audit_hash(l.before, a)\n  union all\n  select (select min(n) from audit_link after where after.audit_id > a.id), a.id, a.action || ' of ' || a.subject, 'it was put in beside the trail'\n  from audit_row a where not exists (select from audit_link l where l.audit_id = a.id)\n) f\norder by f.n nulls last, f.id limit 1"};

/**
 * Query generated from SQL:
 * ```
 * select format('audit row %s (%s): %s', f.id, f.named, f.said) as "difference!"
 * from (
 *   select l.n, l.audit_id as id, coalesce(a.action || ' of ' || a.subject, 'no row') as named,
 *     case when l.n <> l.place then format('link %s of the trail is missing before it', l.place)
 *       when a.id is null then 'it is missing'
 *       else 'it is not as it was written' end as said
 *   from (select n, audit_id, hash, lag(hash) over (order by n) as before, row_number() over (order by n) as place from audit_link) l
 *   left join audit_row a on a.id = l.audit_id
 *   where l.n <> l.place or a.id is null or l.hash <> audit_hash(l.before, a)
 *   union all
 *   select (select min(n) from audit_link after where after.audit_id > a.id), a.id, a.action || ' of ' || a.subject, 'it was put in beside the trail'
 *   from audit_row a where not exists (select from audit_link l where l.audit_id = a.id)
 * ) f
 * order by f.n nulls last, f.id limit 1
 * ```
 */
export const everyDeedIsInTheTrailAsItWasDone = new PreparedQuery<EveryDeedIsInTheTrailAsItWasDoneParams,EveryDeedIsInTheTrailAsItWasDoneResult>(everyDeedIsInTheTrailAsItWasDoneIR);


/** 'CountBooks' parameters type */
export type CountBooksParams = void;

/** 'CountBooks' return type */
export interface CountBooksResult {
  adjustments: number;
  audit_rows: number;
  cash_ins: number;
  cash_outs: number;
  entries: number;
  game_transactions: number;
  moves: number;
  payouts: number;
  purses: number;
  slips: number;
  transfers: number;
  wagers: number;
}

/** 'CountBooks' query type */
export interface CountBooksQuery {
  params: CountBooksParams;
  result: CountBooksResult;
}

const countBooksIR: any = {"usedParamSet":{},"params":[],"statement":"select (select count(*) from entry) as \"entries!\", (select count(*) from move) as \"moves!\", (select count(*) from purse) as \"purses!\",\n  (select count(*) from slip) as \"slips!\", (select count(*) from payout) as \"payouts!\",\n  (select count(*) from cash_in where state = 'approved') as \"cash_ins!\", (select count(*) from cash_out) as \"cash_outs!\",\n  (select count(*) from transfer) as \"transfers!\", (select count(*) from adjustment) as \"adjustments!\",\n  (select count(*) from wager) as \"wagers!\", (select count(*) from game_transaction) as \"game_transactions!\",\n  (select count(*) from audit_row) as \"audit_rows!\""};

/**
 * Query generated from SQL:
 * ```
 * select (select count(*) from entry) as "entries!", (select count(*) from move) as "moves!", (select count(*) from purse) as "purses!",
 *   (select count(*) from slip) as "slips!", (select count(*) from payout) as "payouts!",
 *   (select count(*) from cash_in where state = 'approved') as "cash_ins!", (select count(*) from cash_out) as "cash_outs!",
 *   (select count(*) from transfer) as "transfers!", (select count(*) from adjustment) as "adjustments!",
 *   (select count(*) from wager) as "wagers!", (select count(*) from game_transaction) as "game_transactions!",
 *   (select count(*) from audit_row) as "audit_rows!"
 * ```
 */
export const countBooks = new PreparedQuery<CountBooksParams,CountBooksResult>(countBooksIR);


