import type { draws } from '@shwekan/contract';
import {
  addDays,
  type Digits,
  drawState,
  kyatWire,
  type LotteryCode,
  layOffStakes,
  netPayPya,
  numberText,
  numberValue,
  ODDS_HUNDREDTHS_PER_ONE,
  sectionLabel,
  wouldPayPya,
  yangonStamp,
} from '@shwekan/rules';
import {
  changeDraw,
  changeNumbers,
  type DrawsForOperatorResult,
  drawsForOperator,
  type ProposalsForOperatorResult,
  proposalsForOperator,
  sealedStakes,
} from '#queries/lottery/draws.ts';
import { exposedSales } from '#queries/lottery/exposure.ts';
import { numbersOfDraw } from '#queries/lottery/reads.ts';
import { findDraw } from '#queries/lottery/results.ts';
import { auditCall } from '../platform/audit-row.ts';
import { readToday } from '../platform/clock.ts';
import type { Queryable, Tx } from '../platform/db.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Call } from '../platform/serve.ts';
import type { World } from '../platform/world.ts';
import { tellBoards, tellDraws } from './board.ts';
import { proposalWire, type Viewer } from './proposal-wire.ts';
import { publishedWire } from './publish.ts';
import { type LockedDraws, lockDrawAt } from './results.ts';

const DAYS_SHOWN = 7;

/** Draws between two days, by default from today for a week. */
export async function listDraws(world: World, { query: asked, who }: Call<typeof draws.list>) {
  const from_day = asked.from ?? (await readToday(world.db));
  const to_day = asked.to ?? addDays(from_day, DAYS_SHOWN);
  const rows = await drawsForOperator.run({ draw_id: null, code: asked.lottery, from_day, to_day }, world.db);
  const proposals = await proposalsForOperator.run({ draw_ids: rows.map((it) => it.id) }, world.db);
  return { data: rows.map((row) => drawWire(row, proposals, who)) };
}

/** One draw as this operator sees it. Refuses `not_found`. */
export async function showDraw(db: Queryable, draw_id: number, who: Viewer) {
  const [row] = await drawsForOperator.run({ draw_id, code: null, from_day: null, to_day: null }, db);
  if (row === undefined) throw new Refusal('not_found');
  return { data: drawWire(row, await proposalsForOperator.run({ draw_ids: [draw_id] }, db), who) };
}

/** A draw with its numbers: what is staked on each and what it would pay. */
export async function showDrawWithNumbers(world: World, { params: { id: draw_id }, who }: Call<typeof draws.show>) {
  return { ...(await showDraw(world.db, draw_id, who)), ...(await showDrawNumbers(world.db, draw_id)) };
}

async function showDrawNumbers(db: Queryable, draw_id: number) {
  const [draw] = await drawsForOperator.run({ draw_id, code: null, from_day: null, to_day: null }, db);
  if (draw === undefined) throw new Refusal('not_found');
  const rows = await numbersOfDraw.run({ draw_id }, db);
  const sales = await exposedSales.run({ draw_ids: [draw_id] }, db);
  const [seal] = await sealedStakes.run({ draw_id }, db);
  const digits = draw.digits as Digits; // a check of the table has them so
  const taken = new Map(rows.map((it) => [numberText(it.number, digits), it.taken_pya]));
  const stakes = { ...draw, digits, taken, sales: sales.map((it) => layOffStakes(it, digits)) };
  const numbers = rows.map((it) => ({
    bet_number: numberText(it.number, digits),
    taken: kyatWire(it.taken_pya),
    laid_off: kyatWire(it.laid_off_pya),
    cap: kyatWire(Math.min(it.cap_pya ?? draw.cap_pya, draw.cap_pya)),
    has_own_cap: it.cap_pya !== null,
    is_blocked: it.is_blocked,
    own_cap: it.own_cap_pya === null ? null : kyatWire(it.own_cap_pya),
    own_block: it.own_block,
    sealed: seal === undefined ? null : kyatWire(seal.stakes_pya[it.number] ?? 0),
    would_pay: kyatWire(wouldPayPya(draw, taken, numberText(it.number, digits))),
    net_pay: kyatWire(netPayPya(stakes, numberText(it.number, digits))),
  }));
  return { numbers };
}

/** Stops or resumes taking bets, or closes earlier (a time that has passed means now). Refuses `time_not_valid`, `betting_closed`. */
export async function setDraw(world: World, call: Call<typeof draws.change>) {
  const draw_id = call.params.id;
  await world.db.transaction(async (tx) => {
    const { draw, now } = await lockDraw(tx, draw_id);
    const state = drawState(draw, now);
    if (state !== 'open' && state !== 'scheduled') throw new Refusal('betting_closed');
    const closes_at = call.body.closes_at === undefined ? draw.closes_at : earlierClose(draw, new Date(call.body.closes_at), now);
    const is_open = call.body.is_open ?? draw.is_open;
    await changeDraw.run({ draw_id, is_open, closes_at }, tx);
    await tellDraws(tx, draw.code);
    const before = { is_open: draw.is_open, closes_at: draw.closes_at };
    await auditCall(tx, call, { action: 'change_draw', subject: `draw:${draw_id}`, before, after: { is_open, closes_at } });
  });
  return showDraw(world.db, draw_id, call.who);
}

/** A moment after now at the earliest: bets were taken until now, and none may lie at or after the closing. */
function earlierClose(draw: LockedDraws['draw'], asked: Date, now: Date): Date {
  const closes_at = new Date(Math.max(asked.getTime(), now.getTime() + 1));
  if (closes_at > draw.closes_at || closes_at <= draw.opens_at) throw new Refusal('time_not_valid');
  return closes_at;
}

/** Sets hot and blocked numbers of a draw until it closes; standing rules count besides. Refuses `number_not_valid`, `betting_closed`. */
export async function setNumbers(world: World, call: Call<typeof draws.changeNumbers>) {
  const draw_id = call.params.id;
  await world.db.transaction(async (tx) => {
    const { draw, now } = await lockDraw(tx, draw_id);
    const state = drawState(draw, now);
    if (state !== 'open' && state !== 'scheduled') throw new Refusal('betting_closed');
    const rows = new Map((await numbersOfDraw.run({ draw_id }, tx)).map((it) => [it.number, it]));
    const changes = new Map<number, { cap_pya: number | null; is_blocked: boolean }>();
    for (const it of call.body.numbers) {
      const number = numberValue(it.bet_number, draw.digits);
      const row = rows.get(number);
      if (row === undefined) throw new Refusal('number_not_valid');
      const own = changes.get(number) ?? { cap_pya: row.own_cap_pya, is_blocked: row.own_block };
      changes.set(number, { cap_pya: it.cap === undefined ? own.cap_pya : it.cap, is_blocked: it.is_blocked ?? own.is_blocked });
    }
    const after = [...changes].map(([number, it]) => ({ number, ...it }));
    await changeNumbers.run(
      {
        draw_id,
        numbers: after.map((it) => it.number),
        caps_pya: after.map((it) => it.cap_pya ?? -1),
        blocks: after.map((it) => it.is_blocked),
      },
      tx,
    );
    // What a standing rule blocks stays blocked.
    const told = after.map(({ number, is_blocked }) => ({ number, is_blocked: is_blocked || rows.get(number)?.rule_block === true }));
    await tellBoards(tx, new Map([[draw_id, told]]));
    await tellDraws(tx, draw.code);
    const before = after.flatMap(({ number }) => {
      const row = rows.get(number);
      return row === undefined ? [] : [{ number, cap_pya: row.own_cap_pya, is_blocked: row.own_block }];
    });
    await auditCall(tx, call, { action: 'change_numbers', subject: `draw:${draw_id}`, before, after });
  });
  return showDrawNumbers(world.db, draw_id);
}

/** Locks a draw by its id, with those that follow from it. Refuses `not_found`. */
export async function lockDraw(tx: Tx, draw_id: number): Promise<LockedDraws> {
  const [place] = await findDraw.run({ draw_id }, tx);
  const locked = place && (await lockDrawAt(tx, place));
  if (!locked) throw new Refusal('not_found');
  return locked;
}

function drawWire(row: DrawsForOperatorResult, proposals: ProposalsForOperatorResult[], who: Viewer) {
  const digits = row.digits as Digits;
  const result = row.result === null ? null : numberText(row.result, digits);
  return {
    id: row.id,
    lottery: row.code as LotteryCode,
    date: row.day,
    section: sectionLabel(row.section.slice(0, 5)),
    state: drawState({ ...row, result }, row.now),
    is_open: row.is_open,
    opens_at: yangonStamp(row.opens_at),
    closes_at: yangonStamp(row.closes_at),
    draws_at: yangonStamp(row.draws_at),
    odd: row.odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    tot_odd: row.tot_odds_hundredths === null ? null : row.tot_odds_hundredths / ODDS_HUNDREDTHS_PER_ONE,
    cap: kyatWire(row.cap_pya),
    result,
    settled_at: row.settled_at && yangonStamp(row.settled_at),
    void_reason: row.void_reason,
    slip_count: row.slip_count,
    staked: kyatWire(row.staked_pya),
    paid: kyatWire(row.paid_pya),
    laid_off: laidOffWire(row),
    round: row.round,
    seal: sealWire(row),
    stop_reason: row.stop_reason,
    reversal: reversalWire(row),
    is_reversing: row.is_reversing,
    published: publishedWire(row),
    proposals: proposals.filter((it) => it.draw_id === row.id).map((it) => proposalWire(row, it, who)),
  };
}

function laidOffWire({ sold_pya, commission_pya, sold_paid_pya }: DrawsForOperatorResult) {
  if (sold_pya == null) return null;
  return { stakes: kyatWire(sold_pya), commission: kyatWire(commission_pya ?? 0), paid: kyatWire(sold_paid_pya ?? 0) };
}

function sealWire({ sealed_at, sealed_count, sealed_pya, sha256 }: DrawsForOperatorResult) {
  if (!sealed_at || sealed_count == null || sealed_pya == null || !sha256) return null;
  return { sealed_at: yangonStamp(sealed_at), slip_count: sealed_count, staked: kyatWire(sealed_pya), sha256 };
}

function reversalWire({ reversal_reason, reversal_by, reversal_at }: DrawsForOperatorResult) {
  if (reversal_reason == null || reversal_by == null || reversal_at == null) return null;
  return { reason: reversal_reason, asked_by: reversal_by, asked_at: yangonStamp(reversal_at) };
}
