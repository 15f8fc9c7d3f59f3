import type { weekly } from '@shwekan/contract';
import { kyatWire, yangonDay, yangonStamp } from '@shwekan/rules';
import { insertPromotionClaim, isPromotionMaintained, promotionClaimsOf } from '#queries/rewards/weekly.ts';
import { promotionClaimed } from '../ledger/entries.ts';
import { lockPurses, post } from '../ledger/ledger.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { once } from '../platform/idempotency.ts';
import { historyDays, readPage } from '../platform/lists.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import { refuseMaintained } from '../platform/stop/stop.ts';
import type { World } from '../platform/world.ts';

/** Whether a weekly run is counting or paying at this moment. */
export async function showMaintenance(world: World) {
  return { data: { is_maintain: (await isMaintained(world.db)) ? ('1' as const) : ('0' as const) } };
}

async function isMaintained(db: Queryable): Promise<boolean> {
  const [row] = await isPromotionMaintained.run(undefined, db);
  return row?.is_maintained ?? false;
}

/** Moves all of the promotion purse to main, once however often it is pressed. Refuses `promotion_maintain` while a run is at work. */
export async function claimPromotion(world: World, call: Call<typeof weekly.claim>) {
  const { player_id } = call.who;
  const given = await world.db.transaction((tx) => once(tx, call.once, () => claim(tx, player_id)));
  if (given.replayed) call.markReplayed();
  return given.reply;
}

async function claim(tx: Tx, player_id: number) {
  await refuseMaintained(tx);
  // By id ascending, as post() locks them: main was opened before promotion.
  const [main] = await lockPurses(tx, [player_id], 'main');
  const [promotion] = await lockPurses(tx, [player_id], 'promotion');
  if (!main || !promotion) throw new Error(`player ${player_id} has no purses`);
  if (await isMaintained(tx)) throw new Refusal('promotion_maintain');
  const amount_pya = promotion.balance;
  if (amount_pya === 0) throw new Refusal('nothing_to_claim');
  const main_after_pya = main.balance + amount_pya;
  const [written] = await insertPromotionClaim.run({ player_id, amount_pya, main_after_pya }, tx);
  if (!written) throw new Error('a claim was not written');
  const purses = { promotion_purse: promotion.purse_id, main_purse: main.purse_id };
  await post(tx, [promotionClaimed({ claim_id: written.id, ...purses, amount_pya })]);
  return { balance: kyatWire(main_after_pya), p_balance: kyatWire(0), claimed: kyatWire(amount_pya) };
}

/** Own claims, newest first. */
export async function listPromotionClaims(world: World, call: Call<typeof weekly.history>) {
  const { instants } = await historyDays(world.db, call.query);
  const { rows, next } = await readPage(world.db, promotionClaimsOf, { player_id: call.who.player_id, ...instants }, call.query);
  return { next, data: rows.map(claimRow) };
}

/** A claim or a draw in a history. */
export function claimRow(it: { id: number; amount_pya: number; at: Date }) {
  return { id: it.id, amount: kyatWire(it.amount_pya), date: yangonDay(it.at), created_at: yangonStamp(it.at) };
}
