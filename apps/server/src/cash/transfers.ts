import { randomInt } from 'node:crypto';
import type { transfers } from '@shwekan/contract';
import { kyatWire, partsOf, refuseTransferIn, refuseTransferOut, yangonStamp } from '@shwekan/rules';
import { dropTurnover } from '#queries/cash/player.ts';
import { insertTransfer, listTransfersOf, moneyWaiting, promotedMoney } from '#queries/cash/transfers.ts';
import { promotionForfeited, transfer } from '../ledger/entries.ts';
import { balancesOf, post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { once } from '../platform/idempotency.ts';
import { historyDays, readPage } from '../platform/lists.ts';
import { Refusal, refuseIf } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { holdPlayer, holdPurse } from './player.ts';
import { termsOf } from './terms.ts';

type Direction = 'in' | 'out';

/**
 * Moves whole kyat between the player's main ('in' takes from it) and game purse and answers both balances. The same
 * Idempotency-Key moves once. Turnover that is left refuses it, or starts anew, as the rules say. A player who excluded themself ends it
 * by taking out of their own part; the promotions' part goes back to the house in the same entry of the books.
 */
export async function moveMoney(world: World, call: Call<typeof transfers.in> | Call<typeof transfers.out>, direction: Direction) {
  const { player_id } = call.who;
  const given = await world.db.transaction((tx) =>
    once(tx, call.once, () => moveOnce(tx, { player_id, direction, amount_pya: call.body.transfer_balance })),
  );
  if (given.replayed) call.markReplayed();
  return given.reply;
}

async function moveOnce(tx: Tx, asked: { player_id: number; direction: Direction; amount_pya: number }) {
  const { player_id, direction, amount_pya } = asked;
  const { main, game, ...facts } = await holdFacts(tx, player_id);
  refuseIf(
    direction === 'in' ? refuseTransferIn(amount_pya, { ...facts, main, game }) : refuseTransferOut(amount_pya, { ...facts, main, game }),
  );
  const { promotion_pya, own_pya, code } = await splitOf(tx, direction === 'out' ? facts : { ...facts, turnover_pya: 0 }, game.balance);
  if (direction === 'out' && amount_pya > own_pya) throw new Refusal('not_enough_money');
  // From here on only the balance of the giving purse can stop it.
  const reference_id = newReference();
  const entry = transfer({ reference_id, direction, main_purse: main.purse_id, game_purse: game.purse_id, amount_pya });
  const forfeit = { reference_id, promotion: code, game_purse: game.purse_id, amount_pya: promotion_pya };
  await post(tx, promotion_pya > 0 ? [promotionForfeited(forfeit), entry] : [entry]);
  const to_game_pya = direction === 'in' ? amount_pya : -amount_pya;
  const after = { main_after_pya: main.balance - to_game_pya, game_after_pya: game.balance + to_game_pya - promotion_pya };
  // Refused above, or it ends here.
  const turnover_dropped_pya = facts.turnover_pya;
  const row = { reference_id, player_id, direction, amount_pya, turnover_dropped_pya, forfeited_pya: promotion_pya };
  await insertTransfer.run({ ...row, ...after }, tx);
  if (turnover_dropped_pya > 0) {
    await dropTurnover.run({ player_id }, tx);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
  }
  return { balance: kyatWire(after.main_after_pya), game_balance: kyatWire(after.game_after_pya) };
}

/** The player and both purses, locked, and what else a transfer is decided by. */
async function holdFacts(tx: Tx, player_id: number) {
  const player = await holdPlayer(tx, player_id);
  const main = await holdPurse(tx, player_id, 'main');
  const game = await holdPurse(tx, player_id, 'game');
  const { is_game_maintained } = await termsOf(tx);
  const [waiting] = await moneyWaiting.run({ player_id }, tx);
  const held = { ...game, balance_pya: game.balance, waiting_pya: waiting?.waiting_pya ?? 0 };
  return { ...player, player_id, is_maintained: is_game_maintained, main, game: held };
}

/** The player's own part of a game purse (pya) and that of the promotions whose turnover is left, with the newest one's code. */
async function splitOf(tx: Tx, { player_id, turnover_pya }: { player_id: number; turnover_pya: number }, balance_pya: number) {
  const [promoted] = turnover_pya > 0 ? await promotedMoney.run({ player_id, turnover_pya }, tx) : [];
  return { ...partsOf(balance_pya, promoted ?? { own_pya: 0, bonus_pya: 0 }), code: promoted?.code ?? '' };
}

/** What may leave the game purse: with turnover left nothing, or for who excluded themself their own part. */
export async function showOutParts(world: World, call: Call<typeof transfers.outParts>) {
  return world.db.transaction(async (tx) => {
    const facts = await holdFacts(tx, call.who.player_id);
    const is_forfeiting = facts.turnover_pya > 0 && facts.is_self_excluded;
    const { own_pya, promotion_pya } = await splitOf(tx, facts, facts.game.balance);
    const may_leave_pya = facts.turnover_pya > 0 && !is_forfeiting ? 0 : own_pya;
    return {
      is_forfeiting,
      deposit: kyatWire(may_leave_pya),
      promotion: kyatWire(is_forfeiting ? promotion_pya : 0),
      waiting: kyatWire(facts.game.waiting_pya),
    };
  });
}

/** Own transfers of a direction between two Yangon days, newest first. */
export async function listTransfers(
  world: World,
  call: Call<typeof transfers.inHistory> | Call<typeof transfers.outHistory>,
  direction: Direction,
) {
  const { instants } = await historyDays(world.db, call.query);
  const filter = { player_id: call.who.player_id, direction, ...instants };
  const { rows, next } = await readPage(world.db, listTransfersOf, filter, call.query);
  const data = rows.map((it) => ({
    id: it.id,
    referenceid: it.reference_id,
    transfer_balance: kyatWire(it.amount_pya),
    balance: kyatWire(it.main_after_pya),
    game_balance: kyatWire(it.game_after_pya),
    created_at: yangonStamp(it.created_at),
  }));
  return { next, data };
}

/** The player's game balance; another player's id is `forbidden`, whether it exists or not. */
export async function showGameBalance(world: World, call: Call<typeof transfers.balance>) {
  if (call.params.id !== call.who.player_id) throw new Refusal('forbidden');
  const { game } = await balancesOf(world.db, call.who.player_id);
  return { balance: kyatWire(game.balance) };
}

/** Twelve digits that tell nobody how many transfers there are; a unique key guards the rest. */
function newReference(): string {
  return String(randomInt(10 ** 11, 10 ** 12));
}
