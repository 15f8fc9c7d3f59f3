/** Types generated for queries found in "src/games/audit.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

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


/** 'CountBooks' parameters type */
export type CountBooksParams = void;

/** 'CountBooks' return type */
export interface CountBooksResult {
  game_transactions: number;
  wagers: number;
}

/** 'CountBooks' query type */
export interface CountBooksQuery {
  params: CountBooksParams;
  result: CountBooksResult;
}

const countBooksIR: any = {"usedParamSet":{},"params":[],"statement":"select (select count(*) from wager) as \"wagers!\",\n  (select count(*) from game_transaction) as \"game_transactions!\""};

/**
 * Query generated from SQL:
 * ```
 * select (select count(*) from wager) as "wagers!",
 *   (select count(*) from game_transaction) as "game_transactions!"
 * ```
 */
export const countBooks = new PreparedQuery<CountBooksParams,CountBooksResult>(countBooksIR);


