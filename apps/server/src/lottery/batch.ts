import { decideSlip, kyatWire, lotteryOf, type SlipDecision } from '@shwekan/rules';
import { writeSlips } from '#queries/lottery/desk.ts';
import { stake } from '../ledger/entries.ts';
import { type DecidedEntry, postDecided } from '../ledger/ledger.ts';
import type { Tx } from '../platform/db.ts';
import type { Outcome } from '../platform/desk.ts';
import { Refusal } from '../platform/refusal.ts';
import type { World } from '../platform/world.ts';
import { type BatchDraw, type BatchState, holdAll, type KnownSlip } from './batch-state.ts';
import { type Bet, type BetAnswer, keyOf, type Receipt } from './bet.ts';
import { isStep, leftOf, type NumberTold, tellBoards } from './board.ts';
import { voucherOf } from './voucher.ts';

/** A slip that will be written, with what the ledger and the row need. */
type AcceptedBet = { bet: Bet; draw: BatchDraw; receipt: Receipt; values: readonly number[]; main_purse: number };

/**
 * Decides bets in the order given and writes the accepted ones, in one transaction: their outcomes are in that order, and
 * what is answered is on disk. A bet whose player somebody else holds is left out; unless it `waits`, so is one whose draw or numbers
 * are held. Throws only when nothing at all was written.
 */
export function takeBets(world: World, bets: readonly Bet[], { waits } = { waits: true }): Promise<Outcome<BetAnswer>[]> {
  return world.db.transaction(async (tx) => {
    const held = await holdAll(tx, bets, waits);
    const accepted: AcceptedBet[] = [];
    const outcomes = bets.map((bet, index) => decide(world, held, bet, index, accepted));
    if (accepted.length > 0) await write(tx, held, accepted);
    return outcomes;
  });
}

/** One bet's outcome. What it takes is counted at once, so that the next bet of the batch sees it. */
function decide(world: World, held: BatchState, bet: Bet, index: number, accepted: AcceptedBet[]): Outcome<BetAnswer> {
  if (held.is_locked[index]) return { is_locked: true };
  const known = held.known.get(keyOf(bet));
  if (known) return replayed(known, bet);
  if (held.stop !== null) return { refusal: new Refusal(held.stop) };
  const player = held.players.get(bet.player_id);
  if (player === undefined) throw new Error(`player ${bet.player_id} has no main purse`);

  const draw = held.draws[index] ?? null;
  const lines_max = lotteryOf(bet.lottery).lines_max;
  const facts = {
    draw: draw && { ...draw, section_is_open: draw.is_open, lines_max },
    lines: bet.lines,
    numbers: draw?.numbers ?? [],
    player,
    minimum_age_years: world.config.MINIMUM_AGE,
  };
  const decision = decideSlip(facts, held.at);
  if (!decision.accepted || draw === null) return { refusal: refusalOf(decision) };

  player.stake_left_pya -= decision.total_pya;
  player.balance_pya -= decision.total_pya;
  decision.values.forEach((value, line) => {
    const number = draw.numbers[value];
    if (number) number.taken_pya += bet.lines[line]?.stake_pya ?? 0;
  });
  const receipt = receiptOf(held, bet, decision.total_pya, player.balance_pya);
  accepted.push({ bet, draw, receipt, values: decision.values, main_purse: player.purse_id });
  held.known.set(keyOf(bet), { request_hash: bet.request_hash, receipt });
  return { answer: { receipt, is_replayed: false } };
}

function replayed(known: KnownSlip, bet: Bet): Outcome<BetAnswer> {
  if (known.request_hash !== bet.request_hash) return { refusal: new Refusal('key_reused') };
  return { answer: { receipt: known.receipt, is_replayed: true } };
}

function refusalOf(decision: SlipDecision): Refusal {
  if (decision.accepted) return new Refusal('no_digit_data');
  if (decision.numbers.length === 0) return new Refusal(decision.code);
  const numbers = decision.numbers.map((it) => ({ bet_number: it.bet_number, available: kyatWire(it.available_pya) }));
  return new Refusal(decision.code, { details: { numbers } });
}

function receiptOf(held: BatchState, bet: Bet, total_pya: number, balance_after_pya: number): Receipt {
  const slip_id = held.slip_ids.shift();
  if (slip_id === undefined) throw new Error('a batch took fewer slip ids than it has slips');
  const voucher = voucherOf(bet.lottery, slip_id);
  return { slip_id, voucher, total_pya, line_count: bet.lines.length, balance_after_pya, accepted_at: held.at };
}

/** Writes the accepted slips, what is taken of their numbers, and the stakes. The ledger must come to the balances that were decided by. */
async function write(tx: Tx, held: BatchState, accepted: AcceptedBet[]): Promise<void> {
  const taken = takenBy(accepted);
  const slips = {
    accepted_at: held.at,
    ids: accepted.map((it) => it.receipt.slip_id),
    vouchers: accepted.map((it) => it.receipt.voucher),
    player_ids: accepted.map((it) => it.bet.player_id),
    draw_ids: accepted.map((it) => it.draw.id),
    slip_numbers: accepted.map((it) => `{${it.values.join(',')}}`),
    slip_stakes_pya: accepted.map((it) => `{${it.bet.lines.map((line) => line.stake_pya).join(',')}}`),
    totals_pya: accepted.map((it) => it.receipt.total_pya),
    odds_hundredths: accepted.map((it) => it.draw.odds_hundredths),
    tot_odds_hundredths: accepted.map((it) => it.draw.tot_odds_hundredths ?? 0),
    balances_after_pya: accepted.map((it) => it.receipt.balance_after_pya),
    request_keys: accepted.map((it) => it.bet.request_key),
    request_hashes: accepted.map((it) => it.bet.request_hash),
    ...taken,
  };
  // Neither needs the other's answer: they are sent together, and done in this order.
  const [added] = await Promise.all([writeSlips.run(slips, tx), postDecided(tx, accepted.map(stakeOf))]);
  await tellBoards(tx, steppedBy(accepted));
  if (added.length !== taken.taken_numbers.length) throw new Error('a number of an accepted slip is gone');
}

function stakeOf({ bet, receipt, main_purse }: AcceptedBet): DecidedEntry {
  const { slip_id, total_pya, balance_after_pya } = receipt;
  return { entry: stake({ slip_id, lottery: bet.lottery, main_purse, total_pya }), balance_after: balance_after_pya };
}

/** The numbers of which accepted slips leave so much less that open boards are told. */
function steppedBy(accepted: AcceptedBet[]): Map<number, NumberTold[]> {
  const boards = new Map<number, NumberTold[]>();
  for (const draw of new Set(accepted.map((it) => it.draw))) {
    const told: NumberTold[] = [];
    draw.numbers.forEach((it, number) => {
      if (it !== undefined && isStep(draw, { ...it, taken_pya: it.taken_before_pya }, it))
        told.push({ number, left_pya: leftOf(draw, it) });
    });
    if (told.length > 0) boards.set(draw.id, told);
  }
  return boards;
}

/** What all accepted slips add to each number, as columns. */
function takenBy(accepted: AcceptedBet[]): { taken_draw_ids: number[]; taken_numbers: number[]; taken_stakes_pya: number[] } {
  const columns = { taken_draw_ids: [] as number[], taken_numbers: [] as number[], taken_stakes_pya: [] as number[] };
  for (const draw of new Set(accepted.map((it) => it.draw))) {
    draw.numbers.forEach((it, number) => {
      if (it === undefined || it.taken_pya === it.taken_before_pya) return;
      columns.taken_draw_ids.push(draw.id);
      columns.taken_numbers.push(number);
      columns.taken_stakes_pya.push(it.taken_pya - it.taken_before_pya);
    });
  }
  return columns;
}
