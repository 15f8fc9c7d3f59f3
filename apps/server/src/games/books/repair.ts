import type { LockDifferenceResult } from '#queries/games/books/differences.ts';
import {
  categoriesToRepair,
  markRepaired,
  newWagerId,
  putTurnover,
  putWager,
  queueForRepair,
  wagerToRepair,
} from '#queries/games/books/repair.ts';
import { gameRepair } from '../../ledger/entries.ts';
import { lockPurses, post } from '../../ledger/ledger.ts';
import type { Tx } from '../../platform/db.ts';
import { tell } from '../../platform/facts.ts';
import { type Standing, settle, unsettle, untouchedWager, type WagerRow } from '../wallet/wager.ts';

type Repair = LockDifferenceResult & { player_id: number; repair_pya: number };
type Confirmed = { deed_id: number; operator_id: number; reason: string };

/**
 * Moves what a repair moves and makes the wager what the report says of it, with its turnover: later callbacks, reports, points and
 * referral go on from there. The caller holds the player and the game purse, and has asked since what is missing.
 */
export async function bookRepair(tx: Tx, it: Repair, { deed_id, operator_id, reason }: Confirmed): Promise<void> {
  const { id: difference_id, player_id, p_code, wager_code, repair_pya } = it;
  const { player, purse } = await holdGamePurse(tx, player_id);
  const [known] = await wagerToRepair.run({ player_id, p_code, wager_code }, tx);
  const [now] = await newWagerId.run(undefined, tx);
  if (!now) throw new Error('no wager id');
  // The query makes JSON of the table's row.
  const wager = (known?.wager as WagerRow | undefined) ?? unknownWager(it, now, purse.balance);
  const categories = (await categoriesToRepair.run({ p_code, g_code: wager.game_code }, tx)).map((row) => row.category_id);
  const held = { at: now.at, game_categories: new Map() };
  const standing: Standing = { held, product: { categories }, member: player, changed: new Set() };
  const moved = setRight(standing, wager, it);
  wager.after_pya = purse.balance + repair_pya;
  await putWager.run({ wager: JSON.stringify(wager) }, tx);
  await putTurnover.run({ player_id, turnover_pya: standing.member.turnover_pya }, tx);
  await markRepaired.run({ difference_id, deed_id, operator_id, reason, wager_id: wager.id, repair_pya, ...moved }, tx);
  await post(tx, [gameRepair({ difference_id, product: p_code, game_purse: purse.purse_id, amount_pya: repair_pya })], operator_id);
  await tell(
    tx,
    { kind: 'wager_changed', player_id, data: { wager_id: wager.id, player_id } },
    { kind: 'changed', player_id, data: { what: 'profile' } },
  );
}

/** Locks the player, then the game purse, as callbacks do: until the transaction ends no wager of theirs changes. */
export async function holdGamePurse(tx: Tx, player_id: number) {
  const [player] = await queueForRepair.run({ player_id }, tx);
  const [purse] = await lockPurses(tx, [player_id], 'game');
  if (!player || !purse) throw new Error(`player ${player_id} has no game purse`);
  return { player, purse };
}

/** Makes a wager what the report says, and answers how much of it was stake and how much payout (pya; the payout less the stake moves). */
function setRight(standing: Standing, wager: WagerRow, it: Repair): { repair_stake_pya: number; repair_paid_pya: number } {
  const status = it.theirs_status;
  const is_void = status === 'void';
  const repair_stake_pya = (is_void ? 0 : it.theirs_bet_pya + it.theirs_tip_pya) - (wager.staked_pya - wager.returned_pya);
  const repair_paid_pya = (is_void ? 0 : it.theirs_payout_pya) - (wager.paid_pya - wager.taken_back_pya);
  wager.staked_pya += Math.max(0, repair_stake_pya);
  wager.returned_pya += Math.max(0, -repair_stake_pya);
  wager.paid_pya += Math.max(0, repair_paid_pya);
  wager.taken_back_pya += Math.max(0, -repair_paid_pya);
  const has_no_bet = !is_void && it.theirs_bet_pya === 0;
  if (wager.kind === 'report') wager.kind = has_no_bet ? 'bonus' : 'bet';
  // A void wager keeps what was bet, as one that is rolled back does.
  if (!is_void) wager.bet_pya = it.theirs_bet_pya;
  wager.valid_bet_pya = is_void ? 0 : it.theirs_valid_bet_pya;
  wager.payout_pya = is_void ? 0 : it.theirs_payout_pya;
  Object.assign(wager, { is_flagged: false, is_repaired: true, changed_at: standing.held.at.toISOString() });
  if (status === 'settled') wager.is_result_rolled_back = false;
  // What it took of the turnover comes back, and is counted anew by the figures it has now.
  unsettle(standing, wager, is_void ? 'void' : 'open');
  if (wager.kind !== 'bet') wager.is_turnover_counted = true;
  if (status === 'settled') {
    wager.waiting_pya = 0;
    settle(standing, wager);
  }
  return { repair_stake_pya, repair_paid_pya };
}

/** A wager that only the report knows; the books hear of it now. */
function unknownWager(it: Repair, now: { id: number; at: Date }, balance_pya: number): WagerRow {
  return untouchedWager({
    id: now.id,
    player_id: it.player_id,
    product: it.p_code,
    wager_code: it.wager_code,
    dialect: it.dialect,
    kind: it.theirs_bet_pya > 0 ? 'bet' : it.theirs_tip_pya > 0 ? 'tip' : 'bonus',
    round_id: null,
    game_code: null,
    game_type: null,
    balance_pya,
    at: now.at,
  });
}
