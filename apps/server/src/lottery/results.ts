import { type Digits, LOTTERIES, type LotteryCode, numberText, numberValue, oneDFrom } from '@shwekan/rules';
import { confirmProposal, insertProposal, type LockDrawsResult, lockDraws, queueFor, resultDraw } from '#queries/lottery/results.ts';
import type { Derivation } from '#queries/unions.ts';
import { readNow } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { enqueue } from '../platform/jobs.ts';
import type { World } from '../platform/world.ts';
import { endDrawAlerts } from './result-alerts.ts';
import { sealAt } from './seal.ts';

/** Where a number comes from: values it follows from, or the word of an operator. */
export type Source = {
  source: string;
  source_set: string | null;
  source_value: string | null;
  source_at: Date | null;
  is_doubted?: boolean;
  proposed_by: number | null;
};
export type LockedDraw = Omit<LockDrawsResult, 'code' | 'digits' | 'result'> & { code: LotteryCode; digits: Digits; result: string | null };
/** A draw and those whose results follow from it in the same moment, locked. `now` was read after the lock. */
export type LockedDraws = { draw: LockedDraw; followers: LockedDraw[]; now: Date };
type Place = { code: string; day: string; section: string };

/** Locks a draw with its followers, by id ascending: it waits for every bet in flight, and bets wait for it. Null when there is none. */
export async function lockDrawAt(tx: Tx, place: Place): Promise<LockedDraws | null> {
  const places = { ...place, codes: codesAt(place) };
  await queueFor.run(places, tx);
  const rows = await lockDraws.run(places, tx);
  const locked = rows.map(lockedDraw);
  const draw = locked.find((it) => it.code === place.code);
  const now = await readNow(tx);
  if (draw === undefined) return null;
  return { draw, followers: locked.filter((it) => it !== draw), now };
}

/** Whether the books of all draws that get their result together are sealed: none can have it before. */
export function areSealed({ draw, followers }: LockedDraws): boolean {
  return [draw, ...followers].every((it) => it.sealed_at !== null || it.voided_at !== null);
}

/** Whether wins of any of the draws that get their result together are still being taken back: none of them can have it before. */
export function isReversing({ draw, followers }: LockedDraws): boolean {
  return [draw, ...followers].some((it) => it.reversing_at !== null);
}

/** Seals what has closed of a place, with its followers. */
export function sealPlace(world: World, place: Place): Promise<void> {
  return sealAt(world, { ...place, codes: codesAt(place) });
}

/** The codes of a lottery and of those that follow it. */
export function codesAt({ code }: Pick<Place, 'code'>): string[] {
  return [code, ...LOTTERIES.filter((it) => it.follows === code).map((it) => it.code)];
}

/** When the last of the draws that get their result together closes: none of them can have it before. */
export function lastClose({ draw, followers }: LockedDraws): Date {
  return new Date(Math.max(...[draw, ...followers].map((it) => it.closes_at.getTime())));
}

/** When the last of the draws that get their result together is held: none of them has it before, even when somebody knows it already. */
export function lastDraw({ draw, followers }: LockedDraws): Date {
  return new Date(Math.max(...[draw, ...followers].map((it) => it.draws_at.getTime())));
}

function lockedDraw(row: LockDrawsResult): LockedDraw {
  // The columns hold what the rules' types say: codes are seeded, digits checked.
  const digits = row.digits as Digits;
  return { ...row, code: row.code as LotteryCode, digits, result: row.result === null ? null : numberText(row.result, digits) };
}

/** Stores a proposal. The database refuses a number that does not follow from its source values. Answers its id. */
export async function propose(tx: Tx, draw: LockedDraw, number: string, source: Source): Promise<number> {
  // A lottery's derivation has the name of its code.
  const derivation: Derivation = source.source_value === null ? 'entered' : (draw.code.toLowerCase() as Lowercase<LotteryCode>);
  const row = {
    ...source,
    is_doubted: source.is_doubted ?? false,
    draw_id: draw.id,
    round: draw.round,
    number: numberValue(number, draw.digits),
    derivation,
  };
  const [proposal] = await insertProposal.run(row, tx);
  if (proposal === undefined) throw new Error('a proposal was not stored');
  return proposal.id;
}

/**
 * Makes a proposal the result of its draw, and of the draws that follow from it, and asks for their settlement in the same
 * transaction. The draws are locked and have no result. `decided_by` is null when feeds decide.
 */
export async function confirm(
  tx: Tx,
  { draw, followers }: LockedDraws,
  it: { proposal_id: number; number: string; source: Source; decided_by: number | null },
): Promise<void> {
  await confirmOne(tx, draw, it);
  const number = oneDFrom(it.number);
  for (const follower of followers) {
    if (number === null || follower.result !== null || follower.voided_at !== null) continue;
    const proposal_id = await propose(tx, follower, number, it.source);
    await confirmOne(tx, follower, { ...it, proposal_id, number });
  }
}

async function confirmOne(tx: Tx, draw: LockedDraw, it: { proposal_id: number; number: string; decided_by: number | null }): Promise<void> {
  await confirmProposal.run({ proposal_id: it.proposal_id, decided_by: it.decided_by }, tx);
  await resultDraw.run({ draw_id: draw.id, proposal_id: it.proposal_id, number: numberValue(it.number, draw.digits) }, tx);
  await endDrawAlerts(tx, draw);
  await askSettlement(tx, draw.id);
}

/** Whether a proposal still counts: neither rejected nor taken back with its settlement. */
export function isStanding({ state }: { state: string }): boolean {
  return state === 'proposed' || state === 'confirmed';
}

/** Asks for wins or refunds of a draw to be paid; one job however often it is asked for. */
export async function askSettlement(tx: Tx, draw_id: number): Promise<void> {
  await enqueue(tx, 'settle-draw', { draw_id }, `settle-draw:${draw_id}`);
}
