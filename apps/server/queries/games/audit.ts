/** Types and statements of src/games/audit.sql, by `npm run print`. */
import { PreparedQuery } from '@pgtyped/runtime';

export interface EveryGameTransactionHasItsEntryParams {
  after_game: number;
}

export interface EveryGameTransactionHasItsEntryResult {
  difference: string;
}

export const everyGameTransactionHasItsEntry = new PreparedQuery<EveryGameTransactionHasItsEntryParams, EveryGameTransactionHasItsEntryResult>({"usedParamSet":{"after_game":true},"params":[{"name":"after_game","required":true,"transform":{"type":"scalar"},"locs":[{"a":518,"b":529}]}],"statement":"select format('game transaction %s of player %s (%s pya): %s', t.id, t.player_id, t.moved_pya, case when e.id is null then 'no entry' else format('entry %s differs', e.id) end) as \"difference!\"\nfrom game_transaction t\nleft join entry e on e.ref = t.reason || ':' || t.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when t.moved_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when t.moved_pya > 0 then m.from_purse else m.to_purse end\nwhere t.id > :after_game! and t.moved_pya <> 0 and (e.reason, m.line, m.amount, coalesce(m.to_balance_after, m.from_balance_after), own.player_id, own.kind, house.kind, house.name)\n  is distinct from (t.reason, 0::smallint, abs(t.moved_pya), t.after_pya, t.player_id, 'game', 'house_provider', t.product)"} as never);

export interface EveryGameEntryHasItsTransactionParams {
  after_entry: number;
}

export interface EveryGameEntryHasItsTransactionResult {
  difference: string;
}

export const everyGameEntryHasItsTransaction = new PreparedQuery<EveryGameEntryHasItsTransactionParams, EveryGameEntryHasItsTransactionResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":205,"b":217}]}],"statement":"select format('entry %s (%s) is of no game transaction', e.id, e.ref) as \"difference!\"\nfrom entry e left join game_transaction t on t.id = id_of_ref(e.ref) and t.reason || ':' || t.id = e.ref\nwhere e.id > :after_entry! and e.reason in ('game_bet', 'game_win', 'game_rollback', 'game_resettled') and t.id is null"} as never);

export type EveryRepairHasItsEntryParams = void;

export interface EveryRepairHasItsEntryResult {
  difference: string;
}

export const everyRepairHasItsEntry = new PreparedQuery<EveryRepairHasItsEntryParams, EveryRepairHasItsEntryResult>({"usedParamSet":{},"params":[],"statement":"select format('repair %s of player %s (%s pya): %s', d.id, d.player_id, d.repair_pya, case when e.id is null then 'no entry' else format('entry %s or deed %s differs', e.id, d.deed_id) end) as \"difference!\"\nfrom wager_difference d\nleft join deed k on k.id = d.deed_id and k.kind = 'wager_repair' and k.state = 'done' and k.subject = 'wager_difference:' || d.id\n  and (k.basis->>'player_id')::bigint = d.player_id and (k.basis->>'theirs_pya')::bigint - (k.basis->>'ours_pya')::bigint = d.repair_pya\nleft join entry e on e.ref = 'game_repair:' || d.id\nleft join move m on m.entry_id = e.id\nleft join purse own on own.id = case when d.repair_pya > 0 then m.to_purse else m.from_purse end\nleft join purse house on house.id = case when d.repair_pya > 0 then m.from_purse else m.to_purse end\nwhere d.state = 'repaired' and (k.id is null or (e.reason, e.operator_id, m.line, m.amount, own.player_id, own.kind, house.kind, house.name)\n  is distinct from ('game_repair', k.decided_by, 0::smallint, abs(d.repair_pya), d.player_id, 'game', 'house_provider', d.p_code))"} as never);

export interface EveryRepairEntryHasItsDifferenceParams {
  after_entry: number;
}

export interface EveryRepairEntryHasItsDifferenceResult {
  difference: string;
}

export const everyRepairEntryHasItsDifference = new PreparedQuery<EveryRepairEntryHasItsDifferenceParams, EveryRepairEntryHasItsDifferenceResult>({"usedParamSet":{"after_entry":true},"params":[{"name":"after_entry","required":true,"transform":{"type":"scalar"},"locs":[{"a":191,"b":203}]}],"statement":"select format('entry %s (%s) is of no repair', e.id, e.ref) as \"difference!\"\nfrom entry e left join wager_difference d on 'game_repair:' || d.id = e.ref and d.state = 'repaired'\nwhere e.id > :after_entry! and e.reason = 'game_repair' and d.id is null"} as never);

export type EveryWagerIsTheSumOfItsTransactionsParams = void;

export interface EveryWagerIsTheSumOfItsTransactionsResult {
  difference: string;
}

export const everyWagerIsTheSumOfItsTransactions = new PreparedQuery<EveryWagerIsTheSumOfItsTransactionsParams, EveryWagerIsTheSumOfItsTransactionsResult>({"usedParamSet":{},"params":[],"statement":"select format('wager %s of player %s: its transactions come to %s staked, %s paid, %s given or taken back', coalesce(w.id, t.wager_id), w.player_id,\n  coalesce(t.staked, 0), coalesce(t.paid, 0), coalesce(t.back, 0)) as \"difference!\"\nfrom wager w\nfull join (\n  select wager_id, min(player_id) as player_id, max(player_id) as other_id, min(product) as product,\n    -coalesce(sum(moved_pya) filter (where reason = 'game_bet'), 0) as staked,\n    coalesce(sum(moved_pya) filter (where reason = 'game_win' or reason = 'game_resettled' and moved_pya > 0), 0) as paid,\n    coalesce(sum(moved_pya) filter (where reason = 'game_rollback' or reason = 'game_resettled' and moved_pya < 0), 0) as back\n  from game_transaction where wager_id is not null group by wager_id\n) t on t.wager_id = w.id\nleft join (\n  select wager_id, min(player_id) as player_id, sum(greatest(repair_stake_pya, 0)) as staked, sum(greatest(repair_paid_pya, 0)) as paid,\n    sum(greatest(-repair_stake_pya, 0) - greatest(-repair_paid_pya, 0)) as back\n  from wager_difference where wager_id is not null group by wager_id\n) r on r.wager_id = w.id\nwhere w.id is null or (w.staked_pya, w.paid_pya, w.returned_pya - w.taken_back_pya, w.is_repaired) is distinct from (\n    coalesce(t.staked, 0) + coalesce(r.staked, 0), coalesce(t.paid, 0) + coalesce(r.paid, 0), coalesce(t.back, 0) + coalesce(r.back, 0),\n    r.wager_id is not null\n  )\n  or r.player_id <> w.player_id or t.player_id <> w.player_id or t.other_id <> w.player_id or t.product <> w.product"} as never);

export type EveryVoidWagerGaveItsStakeBackParams = void;

export interface EveryVoidWagerGaveItsStakeBackResult {
  difference: string;
}

export const everyVoidWagerGaveItsStakeBack = new PreparedQuery<EveryVoidWagerGaveItsStakeBackParams, EveryVoidWagerGaveItsStakeBackResult>({"usedParamSet":{},"params":[],"statement":"select format('wager %s is %s: %s pya staked, %s returned, %s of turnover', w.id, w.status, w.staked_pya, w.returned_pya, w.turnover_pya) as \"difference!\"\nfrom wager w left join wager_tombstone b on b.player_id = w.player_id and b.product = w.product and b.wager_code = w.wager_code\nwhere w.status = 'void' and w.staked_pya <> w.returned_pya\n  or w.status <> 'settled' and w.turnover_pya <> 0\n  or b.player_id is not null and w.kind = 'bet' and not w.is_repaired and (w.status <> 'void' or w.staked_pya <> 0)"} as never);

export type EveryTurnoverIsWhatIsLeftOfItsSourcesParams = void;

export interface EveryTurnoverIsWhatIsLeftOfItsSourcesResult {
  difference: string;
}

export const everyTurnoverIsWhatIsLeftOfItsSources = new PreparedQuery<EveryTurnoverIsWhatIsLeftOfItsSourcesParams, EveryTurnoverIsWhatIsLeftOfItsSourcesResult>({"usedParamSet":{},"params":[],"statement":"select format('player %s has %s pya of turnover left, its sources leave %s', p.id, p.turnover_pya, coalesce(s.left_pya, 0)) as \"difference!\"\nfrom player p\nleft join (\n  select player_id, sum(pya) as left_pya\n  from (\n    select player_id, turnover_pya as pya from cash_in where state = 'approved' and turnover_pya > 0\n    union all select player_id, -turnover_dropped_pya from transfer where turnover_dropped_pya > 0\n    union all select player_id, -turnover_pya from wager where turnover_pya > 0\n  ) part group by player_id\n) s on s.player_id = p.id\nwhere p.turnover_pya <> coalesce(s.left_pya, 0)"} as never);

export interface EveryGameTransactionHasItsCallbackParams {
  after_game: number;
}

export interface EveryGameTransactionHasItsCallbackResult {
  difference: string;
}

export const everyGameTransactionHasItsCallback = new PreparedQuery<EveryGameTransactionHasItsCallbackParams, EveryGameTransactionHasItsCallbackResult>({"usedParamSet":{"after_game":true},"params":[{"name":"after_game","required":true,"transform":{"type":"scalar"},"locs":[{"a":195,"b":206}]}],"statement":"select format('game transaction %s came with no callback', t.id) as \"difference!\"\nfrom game_transaction t\nleft join game_callback c on c.id = t.callback_id and c.dialect = t.dialect\nwhere t.id > :after_game! and c.id is null and t.callback_id > (select up_to from game_callback_forgotten)"} as never);

export type CountBooksParams = void;

export interface CountBooksResult {
  game_transactions: number;
  wagers: number;
}

export const countBooks = new PreparedQuery<CountBooksParams, CountBooksResult>({"usedParamSet":{},"params":[],"statement":"select (select count(*) from wager) as \"wagers!\",\n  (select count(*) from game_transaction) as \"game_transactions!\""} as never);

export type EveryDismissalWasConfirmedParams = void;

export interface EveryDismissalWasConfirmedResult {
  difference: string;
}

export const everyDismissalWasConfirmed = new PreparedQuery<EveryDismissalWasConfirmedParams, EveryDismissalWasConfirmedResult>({"usedParamSet":{},"params":[],"statement":"select format('difference %s is dismissed, and deed %s says otherwise', d.id, d.deed_id) as \"difference!\"\nfrom wager_difference d\nleft join deed k on k.id = d.deed_id and k.kind = 'wager_dismissal' and k.state = 'done' and k.subject = 'wager_difference:' || d.id\n  and k.decided_by = d.decided_by and (k.data->>'difference_id')::bigint = d.id\nwhere d.state = 'dismissed' and k.id is null"} as never);

