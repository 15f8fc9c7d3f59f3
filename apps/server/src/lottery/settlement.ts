import { type Digits, numberText, sectionLabel } from '@shwekan/rules';
import {
  chunkToPay,
  type DueOfChunkResult,
  dueOfChunk,
  type LockDrawToPayResult,
  lockDrawToPay,
  markDone,
  markPaidTo,
  unpaidDraws,
  writePayouts,
} from '#queries/lottery/settlement.ts';
import { type Entry, refund, win } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import { notify } from '../platform/notifications.ts';
import type { World } from '../platform/world.ts';
import { agreeOnDues } from './check.ts';
import { settleLayOffs } from './lay-off/settle.ts';
import { takeBack } from './reverse.ts';
import { sealDraw } from './seal.ts';

/** Payouts of one transaction, at most: a player whose purse it holds hardly waits. */
const PAID_MAX = 2_000;

/**
 * Pays every win of a draw with a result, or gives every stake of a voided draw back, once; wins of a reversed round are taken back
 * first. Nobody is paid before the book is sealed and two settlements agree on all of it. Safe to run twice, by many workers, and
 * to stop half way: each chunk is a transaction that also says how far the draw is done. Losers cost nothing.
 */
export async function settleDraw(world: World, draw_id: number): Promise<void> {
  await takeBack(world, draw_id);
  await sealDraw(world, draw_id);
  if (!(await agreeOnDues(world, draw_id))) return;
  let is_done = false;
  while (!is_done) is_done = await world.db.transaction((tx) => payChunk(tx, draw_id));
}

/** Settles what lost its job: a queue is never the only one to know. */
export async function settleLost(world: World): Promise<void> {
  for (const draw of await unpaidDraws.run(undefined, world.db)) await settleDraw(world, draw.id);
}

/** Does the next chunk; true when the draw is done. */
async function payChunk(tx: Tx, draw_id: number): Promise<boolean> {
  const [draw] = await lockDrawToPay.run({ draw_id }, tx);
  if (draw === undefined || draw.is_done || !draw.is_checked) return true;
  const from = { draw_id, round: draw.round, after: draw.paid_to };
  const [chunk] = await chunkToPay.run({ ...from, most: PAID_MAX }, tx);
  if (chunk?.up_to == null) {
    await finish(tx, draw);
    return true;
  }
  const owed = await dueOfChunk.run({ ...from, up_to: chunk.up_to }, tx);
  if (owed.length !== chunk.due_count) throw new Error(`draw ${draw_id}: ${chunk.due_count} payouts are due, ${owed.length} can be paid`);
  await pay(tx, draw, owed);
  await markPaidTo.run({ draw_id, paid_to: chunk.up_to }, tx);
  return false;
}

async function pay(tx: Tx, draw: LockDrawToPayResult, owed: DueOfChunkResult[]): Promise<void> {
  const { round } = draw;
  await writePayouts.run(
    {
      draw_id: draw.id,
      round,
      kind: draw.is_voided ? 'refund' : 'win',
      slip_ids: owed.map((it) => it.slip_id),
      player_ids: owed.map((it) => it.player_id),
      amounts_pya: owed.map((it) => it.amount_pya),
      stakes_pya: owed.map((it) => it.stake_pya),
    },
    tx,
  );
  const entryOf = draw.is_voided ? refund : win;
  await post(
    tx,
    owed.map((it): Entry => entryOf({ ...it, round, lottery: draw.code })),
  );
  await tellPaid(tx, draw, owed);
}

/** Tells each player of a chunk; a win is told with the stake of its whole slip. */
async function tellPaid(tx: Tx, draw: LockDrawToPayResult, owed: DueOfChunkResult[]): Promise<void> {
  const of_draw = { lottery: draw.code, section: sectionLabel(draw.section.slice(0, 5)), date: draw.day };
  const kind = draw.is_voided ? 'refunded' : 'won';
  const told = draw.is_voided ? of_draw : { ...of_draw, number: resultText(draw) };
  await notify(tx, ...owed.map(({ player_id, amount_pya, voucher }) => ({ player_id, kind, data: { ...told, amount_pya, voucher } })));
  if (draw.is_voided) return;
  await tell(
    tx,
    ...owed.map(({ player_id, voucher, amount_pya, total_pya: stake_pya }) => ({
      kind: 'won',
      player_id,
      data: { voucher, amount_pya, stake_pya },
    })),
  );
}

async function finish(tx: Tx, draw: LockDrawToPayResult): Promise<void> {
  await settleLayOffs(tx, draw);
  await markDone.run({ draw_id: draw.id }, tx);
  if (draw.is_voided) return;
  const section = sectionLabel(draw.section.slice(0, 5));
  const { code: lottery, day: date, set, value } = draw;
  await tell(tx, { kind: 'result', data: { lottery, section, date, number: resultText(draw), set, value } });
}

function resultText(draw: LockDrawToPayResult): string {
  return numberText(draw.result ?? -1, draw.digits as Digits);
}
