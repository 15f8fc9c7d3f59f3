import { type Digits, numberText, numberValue, sectionLabel, totNumbers } from '@shwekan/rules';
import { type Entry, refund, win } from '../ledger/entries.ts';
import { post } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import { tell } from '../platform/facts.ts';
import type { World } from '../platform/world.ts';
import {
  endOfChunk,
  type LockDrawToPayResult,
  lockDrawToPay,
  markDone,
  markPaidTo,
  refundsOfChunk,
  unpaidDraws,
  type WinsOfChunkResult,
  winsOfChunk,
  writePayouts,
} from './settlement.queries.ts';

/** Slips that one transaction looks at, and most of them that it pays: a player whose purse it holds hardly waits. */
const CHUNK_SLIPS = 10_000;
const PAID_MAX = 2_000;

/**
 * Pays every win of a draw with a result, or gives every stake of a voided draw back, once. Safe to run twice, by many
 * workers, and to stop half way: each chunk of slips is a transaction that also says how far the draw is done. Losers cost nothing.
 */
export async function settleDraw(world: World, draw_id: number): Promise<void> {
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
  if (draw === undefined || draw.is_done || (draw.result === null && !draw.is_voided)) return true;
  const [end] = await endOfChunk.run({ draw_id, after: draw.paid_to, slip_count: CHUNK_SLIPS }, tx);
  if (end?.slip_id == null) {
    await finish(tx, draw);
    return true;
  }
  const range = { draw_id, after: draw.paid_to, up_to: end.slip_id, most: PAID_MAX };
  const owed = draw.is_voided ? await refundsOfChunk.run(range, tx) : await winsOfChunk.run({ ...range, ...winningNumbers(draw) }, tx);
  if (owed.length > 0) await pay(tx, draw, owed);
  const last = owed.length === PAID_MAX ? owed.at(-1) : undefined;
  await markPaidTo.run({ draw_id, paid_to: last?.slip_id ?? end.slip_id }, tx);
  return false;
}

/** The number that hits, and all that pay: near wins with it where the lottery has them. */
function winningNumbers(draw: LockDrawToPayResult): { hit: number; winning: number[] } {
  const hit = draw.result ?? -1;
  const near = draw.has_tot ? totNumbers(resultText(draw)).map((it) => numberValue(it, draw.digits as Digits)) : [];
  return { hit, winning: [hit, ...near] };
}

async function pay(tx: Tx, draw: LockDrawToPayResult, owed: WinsOfChunkResult[]): Promise<void> {
  const of_draw = { lottery: draw.code, section: sectionLabel(draw.section.slice(0, 5)), date: draw.day };
  await writePayouts.run(
    {
      draw_id: draw.id,
      kind: draw.is_voided ? 'refund' : 'win',
      told_kind: draw.is_voided ? 'refunded' : 'won',
      told_data: JSON.stringify(draw.is_voided ? of_draw : { ...of_draw, number: resultText(draw) }),
      slip_ids: owed.map((it) => it.slip_id),
      player_ids: owed.map((it) => it.player_id),
      vouchers: owed.map((it) => it.voucher),
      amounts_pya: owed.map((it) => it.amount_pya),
      stakes_pya: owed.map((it) => it.stake_pya),
    },
    tx,
  );
  const entryOf = draw.is_voided ? refund : win;
  await post(
    tx,
    owed.map((it): Entry => entryOf({ slip_id: it.slip_id, lottery: draw.code, main_purse: it.main_purse, amount_pya: it.amount_pya })),
  );
}

async function finish(tx: Tx, draw: LockDrawToPayResult): Promise<void> {
  await markDone.run({ draw_id: draw.id }, tx);
  if (draw.is_voided) return;
  const section = sectionLabel(draw.section.slice(0, 5));
  await tell(tx, { kind: 'result', data: { lottery: draw.code, section, date: draw.day, number: resultText(draw) } });
}

function resultText(draw: LockDrawToPayResult): string {
  return numberText(draw.result ?? -1, draw.digits as Digits);
}
