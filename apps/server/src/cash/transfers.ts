import { randomInt } from 'node:crypto';
import type { gameBalance, transferIn, transferInHistory, transferOut, transferOutHistory } from '@shwekan/contract';
import { kyatWire, refuseTransferIn, refuseTransferOut, yangonStamp } from '@shwekan/rules';
import { transfer } from '../ledger/entries.ts';
import { balancesOf, post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { once } from '../platform/once.ts';
import { Refusal, refuseIf } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { daysAsked } from './history-days.ts';
import { dropTurnover } from './player.queries.ts';
import { holdPlayer, holdPurse } from './player.ts';
import { termsOf } from './terms.ts';
import { insertTransfer, listTransfersOf, moneyWaiting } from './transfers.queries.ts';

type Direction = 'in' | 'out';

/**
 * Moves whole kyat between the player's main ('in' takes from it) and game purse and answers both balances. The same
 * Idempotency-Key moves once. Turnover that is left refuses it, or starts anew, as the rules say.
 */
export async function moveMoney(world: World, call: Call<typeof transferIn> | Call<typeof transferOut>, direction: Direction) {
  const { player_id } = call.who;
  const given = await world.db.transaction((tx) =>
    once(tx, call.once, () => moveOnce(tx, { player_id, direction, amount_pya: call.body.transfer_balance })),
  );
  if (given.replayed) call.markReplayed();
  return given.reply;
}

async function moveOnce(tx: Tx, asked: { player_id: number; direction: Direction; amount_pya: number }) {
  const { player_id, direction, amount_pya } = asked;
  const player = await holdPlayer(tx, player_id);
  const main = await holdPurse(tx, player_id, 'main');
  const game = await holdPurse(tx, player_id, 'game');
  const { is_game_maintained } = await termsOf(tx);
  const [waiting] = await moneyWaiting.run({ player_id }, tx);
  const held = { ...game, balance_pya: game.balance, waiting_pya: waiting?.waiting_pya ?? 0 };
  const facts = { ...player, is_maintained: is_game_maintained, main, game: held };
  refuseIf(direction === 'in' ? refuseTransferIn(amount_pya, facts) : refuseTransferOut(amount_pya, facts));
  // From here on only the balance of the giving purse can stop it.
  const reference_id = newReference();
  await post(tx, [transfer({ reference_id, direction, main_purse: main.purse_id, game_purse: game.purse_id, amount_pya })]);
  const to_game_pya = direction === 'in' ? amount_pya : -amount_pya;
  const after = { main_after_pya: main.balance - to_game_pya, game_after_pya: game.balance + to_game_pya };
  const turnover_dropped_pya = direction === 'in' ? player.turnover_pya : 0;
  await insertTransfer.run({ reference_id, player_id, direction, amount_pya, turnover_dropped_pya, ...after }, tx);
  if (turnover_dropped_pya > 0) {
    await dropTurnover.run({ player_id }, tx);
    await tell(tx, { kind: 'changed', player_id, data: { what: 'profile' } });
  }
  return { balance: kyatWire(after.main_after_pya), game_balance: kyatWire(after.game_after_pya) };
}

/** Own transfers of a direction between two Yangon days, newest first. */
export async function listTransfers(
  world: World,
  call: Call<typeof transferInHistory> | Call<typeof transferOutHistory>,
  direction: Direction,
) {
  const { page, limit } = call.query;
  const days = await daysAsked(world, call.query);
  const place = { row_count: limit, skipped: (page - 1) * limit };
  const rows = await listTransfersOf.run({ player_id: call.who.player_id, direction, ...days, ...place }, world.db);
  const data = rows.map((it) => ({
    id: it.id,
    referenceid: it.reference_id,
    transfer_balance: kyatWire(it.amount_pya),
    balance: kyatWire(it.main_after_pya),
    game_balance: kyatWire(it.game_after_pya),
    created_at: yangonStamp(it.created_at),
  }));
  return { total_count: rows[0]?.total_count ?? 0, data };
}

/** The player's game balance; another player's id is `forbidden`, whether it exists or not. */
export async function showGameBalance(world: World, call: Call<typeof gameBalance>) {
  if (call.params.id !== call.who.player_id) throw new Refusal('forbidden');
  const { game } = await balancesOf(world.db, call.who.player_id);
  return { balance: kyatWire(game.balance) };
}

/** Twelve digits that tell nobody how many transfers there are; a unique key guards the rest. */
function newReference(): string {
  return String(randomInt(10 ** 11, 10 ** 12));
}
