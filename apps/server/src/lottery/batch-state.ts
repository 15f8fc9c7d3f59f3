import { type Digits, lotteryOf, numberText, numberValue } from '@shwekan/rules';
import { holdForBets } from '#queries/lottery/desk.ts';
import { nextDays } from '#queries/lottery/reads.ts';
import type { Tx } from '../platform/db.ts';
import { type Bet, keyOf, type Receipt } from './bet.ts';

/** A number of a held draw, locked. `taken_before_pya` is what was staked on it when the lock was taken. */
export type BatchNumber = { taken_pya: number; taken_before_pya: number; cap_pya: number; blocked: boolean };
export type BatchDraw = Omit<DrawRow, 'opens_at' | 'closes_at' | 'closed_at' | 'settled_at' | 'voided_at' | 'result'> & {
  opens_at: Date;
  closes_at: Date;
  closed_at: Date | null;
  result: string | null;
  settled_at: Date | null;
  voided_at: Date | null;
  /** By value; only the numbers that the batch asks for. */
  numbers: (BatchNumber | undefined)[];
};
type HeldPlayer = {
  purse_id: number;
  balance_pya: number;
  is_overdrawn: boolean;
  birthday: string | null;
  is_blocked: boolean;
  is_excluded: boolean;
  /** What the limits the player set still allow to be staked. */
  stake_left_pya: number;
};
export type KnownSlip = { request_hash: string; receipt: Receipt };

/** All that a batch is decided by, held until its transaction ends. `at` was read after the last lock. */
export type BatchState = {
  at: Date;
  /** By the place of the bet in the batch: whether somebody else holds what it needs. */
  is_locked: boolean[];
  /** By the place of the bet in the batch; null when there is no such draw. */
  draws: (BatchDraw | null)[];
  players: Map<number, HeldPlayer>;
  known: Map<string, KnownSlip>;
  slip_ids: number[];
};

// The shapes that hold_for_bets answers as JSON.
type DrawRow = {
  id: number;
  digits: Digits;
  opens_at: string;
  closes_at: string;
  closed_at: string | null;
  result: number | null;
  settled_at: string | null;
  voided_at: string | null;
  is_open: boolean;
  odds_hundredths: number;
  tot_odds_hundredths: number | null;
  cap_pya: number;
  stake_min_pya: number;
  stake_max_pya: number;
  stake_step_pya: number;
};
type NumberRow = [draw_id: number, number: number, taken_pya: number, cap_pya: number | null, is_blocked: boolean];
type PlayerRow = [player_id: number, purse_id: number, balance_pya: number, is_overdrawn: boolean, birthday: string | null];
/** Only of players who are blocked, stopped play, or set a limit on stakes or losses. */
type LimitRow = [player_id: number, is_blocked: boolean, is_excluded: boolean, stake_left_pya: number | null];
type KnownRow = Omit<Receipt, 'accepted_at'> & { player_id: number; request_key: string; request_hash: string; accepted_at: string };

/**
 * Holds the draws of a batch, locks its numbers and those of its players' main purses that are free, in that order, and reads what they
 * say then. Unless it `waits`, draws and numbers that are not free are left out as well.
 */
export async function holdAll(tx: Tx, bets: readonly Bet[], waits: boolean): Promise<BatchState> {
  const asked = askedOf(await dated(tx, bets));
  const [row] = await holdForBets.run(
    {
      waits,
      ...asked.targets,
      ...asked.numbers,
      players: [...new Set(bets.map((it) => it.player_id))],
      asking: bets.map((it) => it.player_id),
      keys: bets.map((it) => it.request_key),
      slip_count: bets.length,
    },
    tx,
  );
  if (row === undefined) throw new Error('hold_for_bets answered nothing');
  const draws = drawsOf((row.draws ?? []) as DrawRow[], (row.numbers ?? []) as NumberRow[]);
  const players = playersOf((row.players ?? []) as PlayerRow[], (row.limits ?? []) as LimitRow[]);
  const isLocked = (target: number, values: number[]) => {
    const draw_id = row.draw_ids[target];
    if (!draw_id) return false;
    const draw = draws.get(draw_id);
    return draw === undefined || (!waits && values.some((value) => draw.numbers[value] === undefined));
  };
  return {
    at: row.at,
    is_locked: bets.map((bet, index) => !players.has(bet.player_id) || isLocked(asked.target_of[index] ?? 0, asked.values_of[index] ?? [])),
    draws: asked.target_of.map((target) => draws.get(row.draw_ids[target] ?? 0) ?? null),
    players,
    known: new Map(((row.known ?? []) as KnownRow[]).map((it) => [keyOf(it), knownOf(it)])),
    slip_ids: row.slip_ids,
  };
}

/** The bets, each with its day: one without is for the next draw of its section that has not closed. */
async function dated(tx: Tx, bets: readonly Bet[]): Promise<readonly Bet[]> {
  const undated = [...new Map(bets.filter((it) => it.day === null).map((it) => [placeOf(it), it])).values()];
  if (undated.length === 0) return bets;
  const rows = await nextDays.run({ codes: undated.map((it) => it.lottery), sections: undated.map((it) => it.section) }, tx);
  const days = new Map(rows.map((it) => [placeOf({ lottery: it.code, section: it.section.slice(0, 5) }), it.day]));
  return bets.map((it) => ({ ...it, day: it.day ?? days.get(placeOf(it)) ?? null }));
}

function placeOf({ lottery, section }: { lottery: string; section: string }): string {
  return `${lottery} ${section}`;
}

/** The different draws asked for, which of them each bet is for, and the different numbers asked for of each. */
function askedOf(bets: readonly Bet[]) {
  const targets = { lotteries: [] as string[], sections: [] as string[], days: [] as string[] };
  const numbers = { number_draws: [] as number[], numbers: [] as number[] };
  const places = new Map<string, number>();
  const asked: Set<number>[] = [];
  const values_of: number[][] = [];
  const target_of = bets.map((bet) => {
    const values: number[] = [];
    values_of.push(values);
    const key = `${bet.lottery} ${bet.section} ${bet.day ?? ''}`;
    let target = places.get(key);
    if (target === undefined) {
      target = targets.lotteries.push(bet.lottery) - 1;
      targets.sections.push(bet.section);
      targets.days.push(bet.day ?? '');
      places.set(key, target);
      asked.push(new Set());
    }
    const { digits, lines_max } = lotteryOf(bet.lottery);
    // A slip with too many lines is refused unread.
    if (bet.lines.length > lines_max) return target;
    for (const line of bet.lines) {
      const value = numberValue(line.bet_number, digits);
      if (value < 0) continue;
      values.push(value);
      asked[target]?.add(value);
    }
    return target;
  });
  asked.forEach((values, target) => {
    for (const value of values) {
      numbers.number_draws.push(target + 1);
      numbers.numbers.push(value);
    }
  });
  return { targets, numbers, target_of, values_of };
}

function drawsOf(rows: DrawRow[], numbers: NumberRow[]): Map<number, BatchDraw> {
  const draws = new Map<number, BatchDraw>();
  for (const row of rows) {
    draws.set(row.id, {
      ...row,
      opens_at: new Date(row.opens_at),
      closes_at: new Date(row.closes_at),
      closed_at: row.closed_at === null ? null : new Date(row.closed_at),
      result: row.result === null ? null : numberText(row.result, row.digits),
      settled_at: row.settled_at === null ? null : new Date(row.settled_at),
      voided_at: row.voided_at === null ? null : new Date(row.voided_at),
      numbers: [],
    });
  }
  for (const [draw_id, number, taken_pya, cap_pya, blocked] of numbers) {
    const draw = draws.get(draw_id);
    if (draw)
      draw.numbers[number] = { taken_pya, taken_before_pya: taken_pya, cap_pya: Math.min(cap_pya ?? draw.cap_pya, draw.cap_pya), blocked };
  }
  return draws;
}

function playersOf(rows: PlayerRow[], limits: LimitRow[]): Map<number, HeldPlayer> {
  const players = new Map(rows.map((it) => [it[0], playerOf(it)]));
  for (const [player_id, is_blocked, is_excluded, stake_left_pya] of limits) {
    const player = players.get(player_id);
    if (player) Object.assign(player, { is_blocked, is_excluded, stake_left_pya: stake_left_pya ?? Number.POSITIVE_INFINITY });
  }
  return players;
}

function playerOf([, purse_id, balance_pya, is_overdrawn, birthday]: PlayerRow): HeldPlayer {
  return { purse_id, balance_pya, is_overdrawn, birthday, is_blocked: false, is_excluded: false, stake_left_pya: Number.POSITIVE_INFINITY };
}

function knownOf({ player_id: _, request_key: __, request_hash, ...receipt }: KnownRow): KnownSlip {
  return { request_hash, receipt: { ...receipt, accepted_at: new Date(receipt.accepted_at) } };
}
