import type { Answer, receipts } from '@shwekan/contract';
import {
  concat,
  isSame,
  proveInTiles,
  type ReadTile,
  readCanonical,
  saltOfSlip,
  toBase64,
  writeNote,
  writePayoutLeaf,
  writeSlipLeaf,
  writeVerifierKey,
} from '@shwekan/proof';
import { type Digits, numberText } from '@shwekan/rules';
import { bookTile, type OwnSlipResult, ownSlip, payoutTile, placeInBook, placeInPayouts } from '#queries/transparency/receipt.ts';
import type { Queryable } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { keysOf, type LogKey, sha256, sha256Hex } from './key.ts';
import { originOf } from './origin.ts';
import { provenLeaves } from './proven-leaves.ts';

type Receipt = Answer<'GET /api/slips/:voucher/receipt'>;

/**
 * What proves a player's own slip as far as it has come: the promise, signed now from the slip as it is stored, its place in the sealed book, what it
 * was paid, and what the log tells of its draw. Who asks for the promise alone gets that. Refuses `not_found` for anybody else's.
 */
export async function showReceipt(world: World, key: LogKey | null, call: Call<typeof receipts.show>) {
  const asked = { voucher: call.params.voucher, player_id: call.who.player_id };
  if (call.query.only === 'promise') return promiseOf(world, key, (await ownSlip.run(asked, world.db))[0]);
  return world.db.transaction(async (tx) => {
    // One moment for all of it: a checkpoint is never older than what it proves.
    await tx.query('set transaction isolation level repeatable read, read only');
    const [slip] = await ownSlip.run(asked, tx);
    const promised = promiseOf(world, key, slip);
    if (slip === undefined) return promised;
    const leaves = await provenLeaves(tx, slip.draw_id);
    // Not before the log tells of the book: a place in nothing proves nothing.
    const book = isTold(leaves, 'book') ? await proveInBook(tx, slip) : null;
    return { ...promised, book, payout: await provePayout(tx, slip, roundPaid(leaves)), leaves };
  });
}

/** A receipt with the promise alone. Refuses `busy` while the key at hand is not the one that signed the log: its promise would be worth nothing. */
function promiseOf(world: World, key: LogKey | null, slip: OwnSlipResult | undefined): Receipt {
  if (slip === undefined) throw new Refusal('not_found');
  if (key === null || (slip.log_key !== null && !isSame(slip.log_key, key.public_key))) throw new Refusal('busy');
  const origin = slip.origin ?? originOf(world);
  const keys = keysOf(origin, key.public_key);
  const text = `${keys.promise.name}\n${slipLeafOf(slip)}\n`;
  return {
    v: 1 as const,
    origin,
    log_key: writeVerifierKey(keys.log),
    promise_key: writeVerifierKey(keys.promise),
    promise: writeNote({ text, signatures: [key.signNote(keys.promise, text)] }),
    book: null,
    payout: null,
    leaves: [],
  };
}

function slipLeafOf(slip: OwnSlipResult): string {
  const { voucher, total_pya, stakes_pya, odds_hundredths, accepted_at, day, section } = slip;
  return writeSlipLeaf({
    ...{ voucher, total_pya, stakes_pya, odds_hundredths, accepted_at, day, section },
    draw: String(slip.draw_id),
    lottery: slip.code,
    numbers: slip.numbers.map((it) => numberText(it, slip.digits as Digits)),
    tot_odds_hundredths: slip.tot_odds_hundredths ?? null,
    salt: saltOfSlip(sha256Hex, slip.secret.toString('hex'), voucher),
  });
}

async function proveInBook(db: Queryable, slip: OwnSlipResult) {
  const [place] = await placeInBook.run({ draw_id: slip.draw_id, slip_id: slip.id }, db);
  if (place === undefined) return null;
  const read: ReadTile = async (level, tile) =>
    concat(...(await bookTile.run({ draw_id: slip.draw_id, level, tile }, db)).map((it) => it.hashes));
  return { ...place, proof: (await proveInTiles(sha256, read, place.index, place.size)).map(toBase64) };
}

async function provePayout(db: Queryable, slip: OwnSlipResult, round: number | null) {
  if (round === null) return null;
  const of_round = { draw_id: slip.draw_id, round };
  const [paid] = await placeInPayouts.run({ ...of_round, slip_id: slip.id }, db);
  if (paid === undefined) return null;
  const { index, size, amount_pya } = paid;
  const read: ReadTile = async (level, tile) => concat(...(await payoutTile.run({ ...of_round, level, tile }, db)).map((it) => it.hashes));
  const leaf = writePayoutLeaf({
    voucher: slip.voucher,
    amount_pya,
    salt: saltOfSlip(sha256Hex, slip.secret.toString('hex'), slip.voucher),
  });
  return { leaf, round, index, size, proof: (await proveInTiles(sha256, read, index, size)).map(toBase64) };
}

function isTold(leaves: Receipt['leaves'], type: string): boolean {
  return leaves.some(({ entry }) => readCanonical(entry)?.['type'] === type);
}

/** The round whose payments stand, as the log tells; null while none do. */
function roundPaid(leaves: Receipt['leaves']): number | null {
  const told = leaves.map(({ entry }) => readCanonical(entry));
  const last = told.findLast((it) => it !== null && ['settlement', 'refund', 'reversal'].includes(String(it['type'])));
  return last == null || last['type'] === 'reversal' ? null : Number(last['round']);
}
