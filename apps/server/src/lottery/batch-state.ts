import { type Digits, type LotteryCode, lotteryOf, numberText, numberValue } from '@shwekan/rules';
import { type HoldForBetsResult, holdForBets, knownSlips } from '#queries/lottery/desk.ts';
import { nextDays } from '#queries/lottery/reads.ts';
import type { StopReason } from '#queries/unions.ts';
import { cell } from '../platform/columns.ts';
import type { Tx } from '../platform/db.ts';
import { type Bet, keyOf, type Receipt } from './bet.ts';

/** A number of a held draw, locked. `taken_before_pya` is what was staked on it when the lock was taken. */
export type BatchNumber = { taken_pya: number; taken_before_pya: number; cap_pya: number; blocked: boolean };
export type BatchDraw = {
  id: number;
  digits: Digits;
  opens_at: Date;
  closes_at: Date;
  closed_at: Date | null;
  result: string | null;
  settled_at: Date | null;
  voided_at: Date | null;
  is_open: boolean;
  odds_hundredths: number;
  tot_odds_hundredths: number | null;
  cap_pya: number;
  stake_min_pya: number;
  stake_max_pya: number;
  stake_step_pya: number;
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
  /** Why the house takes no bets; null while it does. */
  stop: StopReason | null;
  /** By the place of the bet in the batch: whether somebody else holds what it needs. */
  is_locked: boolean[];
  /** By the place of the bet in the batch; null when there is no such draw. */
  draws: (BatchDraw | null)[];
  players: Map<number, HeldPlayer>;
  known: Map<string, KnownSlip>;
  slip_ids: number[];
};

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
  const draws = drawsOf(row, asked.targets.lotteries);
  const players = playersOf(row);
  const isLocked = (target: number, values: number[]) => {
    const draw_id = row.draw_ids[target];
    if (!draw_id) return false;
    const draw = draws.get(draw_id);
    return draw === undefined || (!waits && values.some((value) => draw.numbers[value] === undefined));
  };
  return {
    at: row.at,
    stop: row.stop ?? null,
    is_locked: bets.map((bet, index) => !players.has(bet.player_id) || isLocked(asked.target_of[index] ?? 0, asked.values_of[index] ?? [])),
    draws: asked.target_of.map((target) => draws.get(row.draw_ids[target] ?? 0) ?? null),
    players,
    known: await knownOf(tx, row.known_slip_ids),
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
  const targets = { lotteries: [] as LotteryCode[], sections: [] as string[], days: [] as string[] };
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

function drawsOf(row: HoldForBetsResult, lotteries: readonly LotteryCode[]): Map<number, BatchDraw> {
  const draws = new Map<number, BatchDraw>();
  const places = new Map(row.held_draw_ids?.map((id, n) => [id, n]));
  lotteries.forEach((code, target) => {
    const id = row.draw_ids[target] ?? 0;
    const n = places.get(id);
    if (n !== undefined && !draws.has(id)) draws.set(id, drawOf(row, n, lotteryOf(code).digits));
  });
  row.numbers?.forEach((number, n) => {
    const draw = draws.get(cell(row.number_draw_ids, n));
    if (draw === undefined) return;
    const taken_pya = cell(row.taken_pya, n);
    const cap_pya = Math.min(row.number_caps_pya?.[n] ?? draw.cap_pya, draw.cap_pya);
    draw.numbers[number] = { taken_pya, taken_before_pya: taken_pya, cap_pya, blocked: cell(row.are_blocked, n) };
  });
  return draws;
}

function drawOf(row: HoldForBetsResult, n: number, digits: Digits): BatchDraw {
  const result = row.results?.[n] ?? null;
  return {
    id: cell(row.held_draw_ids, n),
    digits,
    opens_at: cell(row.opens_at, n),
    closes_at: cell(row.closes_at, n),
    closed_at: row.closed_at?.[n] ?? null,
    result: result === null ? null : numberText(result, digits),
    settled_at: row.settled_at?.[n] ?? null,
    voided_at: row.voided_at?.[n] ?? null,
    is_open: cell(row.are_open, n),
    odds_hundredths: cell(row.odds_hundredths, n),
    tot_odds_hundredths: row.tot_odds_hundredths?.[n] ?? null,
    cap_pya: cell(row.caps_pya, n),
    stake_min_pya: cell(row.stake_mins_pya, n),
    stake_max_pya: cell(row.stake_maxs_pya, n),
    stake_step_pya: cell(row.stake_steps_pya, n),
    numbers: [],
  };
}

function playersOf(row: HoldForBetsResult): Map<number, HeldPlayer> {
  const players = new Map<number, HeldPlayer>();
  row.player_ids?.forEach((id, n) => {
    players.set(id, {
      purse_id: cell(row.purse_ids, n),
      balance_pya: cell(row.balances_pya, n),
      is_overdrawn: cell(row.are_overdrawn, n),
      birthday: row.birthdays?.[n] ?? null,
      is_blocked: false,
      is_excluded: false,
      stake_left_pya: Number.POSITIVE_INFINITY,
    });
  });
  row.limit_player_ids?.forEach((id, n) => {
    const player = players.get(id);
    if (player === undefined) return;
    player.is_blocked = cell(row.are_players_blocked, n);
    player.is_excluded = cell(row.are_excluded, n);
    player.stake_left_pya = row.stakes_left_pya?.[n] ?? Number.POSITIVE_INFINITY;
  });
  return players;
}

async function knownOf(tx: Tx, slip_ids: number[]): Promise<Map<string, KnownSlip>> {
  const rows = slip_ids.length === 0 ? [] : await knownSlips.run({ slip_ids }, tx);
  return new Map(
    rows.map(({ player_id, request_key, request_hash, ...receipt }) => [keyOf({ player_id, request_key }), { request_hash, receipt }]),
  );
}
