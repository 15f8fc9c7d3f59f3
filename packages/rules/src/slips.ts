import { type Draw, drawState } from './draws.ts';
import { type PlayingPlayer, type PlayRefusal, refusePlaying } from './may-play.ts';
import { type Digits, numberValue } from './numbers.ts';
import { yangonDay } from './yangon.ts';

/** A draw as the betting desk holds it: its times and marks, its section's switch, and the limits of its lottery. */
export type BettingDraw = Draw & {
  readonly section_is_open: boolean;
  readonly digits: Digits;
  readonly stake_min_pya: number;
  readonly stake_step_pya: number;
  readonly stake_max_pya: number;
  readonly lines_max: number;
};

export type SlipLine = { readonly bet_number: string; readonly stake_pya: number };

/** What is known of one number of a draw while it is locked. */
export type NumberState = { readonly taken_pya: number; readonly cap_pya: number; readonly blocked: boolean };

/** A player as far as betting asks: with the balance that a stake comes from. */
export type BettingPlayer = PlayingPlayer & { readonly balance_pya: number };

/** Everything a slip is decided by. `numbers` is indexed by the number's value; only the slip's numbers are looked at. */
export type SlipFacts = {
  readonly draw: BettingDraw | null;
  readonly lines: readonly SlipLine[];
  readonly numbers: ArrayLike<NumberState | undefined>;
  readonly player: BettingPlayer;
  readonly minimum_age_years: number;
};

/** Why a line fails, in the order in which the reasons are given: the lowest is told. */
const LINE_REFUSAL_ORDER = {
  no_digit_data: 0,
  amount_not_set: 1,
  amount_too_small: 2,
  amount_too_large: 3,
  number_not_valid: 4,
  number_blocked: 5,
  number_sold_out: 6,
} as const;

export type LineRefusal = keyof typeof LINE_REFUSAL_ORDER;
export type DrawRefusal = 'betting_closed' | 'section_closed' | 'no_digit_data';
export type PlayerRefusal = PlayRefusal | 'not_enough_money';
export type SlipRefusal = DrawRefusal | LineRefusal | PlayerRefusal;

/** A number that stopped its slip, and the largest stake it would still take (0 when none). */
export type FailingNumber = { readonly bet_number: string; readonly available_pya: number };

export type SlipDecision =
  | { readonly accepted: true; readonly total_pya: number; readonly values: readonly number[] }
  | { readonly accepted: false; readonly code: SlipRefusal; readonly numbers: readonly FailingNumber[] };

// Which pass last met each number: finds a number used twice without building a set for every slip.
const metInPass = new Float64Array(1000);
let pass = 0;

/**
 * Decides a slip, all or nothing. Accepted with its total and the values of its numbers in line order, or refused with the
 * first reason in the order of `DrawRefusal`, `LineRefusal`, `PlayerRefusal`. When lines are the reason, every number that
 * fails any check is named, so that the app can cut them all at once. Reads only: the caller adds the stakes to what is taken.
 */
export function decideSlip(facts: SlipFacts, now: Date): SlipDecision {
  const { draw, lines, numbers, player } = facts;
  if (draw === null) return refused('no_digit_data');
  const shut = refuseDraw(draw, now);
  if (shut !== null) return refused(shut);
  if (lines.length === 0) return refused('amount_not_set');
  // Before the lines are read, so that a huge slip costs nothing.
  if (lines.length > draw.lines_max) return refused('number_not_valid');

  const values: number[] = [];
  let first: LineRefusal | null = null;
  let total_pya = 0;
  pass += 1;
  for (const line of lines) {
    const value = numberValue(line.bet_number, draw.digits);
    const refusal = refuseLine(draw, line, value, numbers[value]);
    if (refusal !== null) first = earlier(first, refusal);
    values.push(value);
    total_pya += line.stake_pya;
  }
  if (first !== null) return refused(first, failingNumbers(draw, lines, numbers));

  const { minimum_age_years } = facts;
  const barred = refusePlaying(player, { stake_pya: total_pya, today: yangonDay(now), minimum_age_years });
  if (barred !== null) return refused(barred);
  return total_pya > player.balance_pya ? refused('not_enough_money') : { accepted: true, total_pya, values };
}

/** The largest stake a number would still take in one line, in pya: whole steps below its cap, 0 when blocked or full. */
export function availablePya(limits: Pick<BettingDraw, 'stake_min_pya' | 'stake_step_pya' | 'stake_max_pya'>, state: NumberState): number {
  if (state.blocked) return 0;
  const left_pya = Math.min(state.cap_pya - state.taken_pya, limits.stake_max_pya);
  const whole_steps_pya = left_pya - (left_pya % limits.stake_step_pya);
  return whole_steps_pya < limits.stake_min_pya ? 0 : whole_steps_pya;
}

/** Why no bet at all is taken on a draw at an instant, or null. */
export function refuseDraw(draw: BettingDraw, now: Date): DrawRefusal | null {
  const state = drawState(draw, now);
  if (state === 'open') return draw.section_is_open ? null : 'section_closed';
  return state === 'scheduled' ? 'section_closed' : 'betting_closed';
}

function refuseLine(draw: BettingDraw, line: SlipLine, value: number, state: NumberState | undefined): LineRefusal | null {
  const { stake_pya } = line;
  if (value >= 0 && state === undefined) return 'no_digit_data';
  // The comparison also says of a stake that is no number at all that it is not set.
  if (!(stake_pya > 0)) return 'amount_not_set';
  if (stake_pya < draw.stake_min_pya) return 'amount_too_small';
  if (stake_pya > draw.stake_max_pya) return 'amount_too_large';
  // Between two steps: the sentence of this code names the step beside the minimum.
  if (stake_pya % draw.stake_step_pya !== 0) return 'amount_too_small';
  if (state === undefined || metInPass[value] === pass) return 'number_not_valid';
  metInPass[value] = pass;
  if (state.blocked) return 'number_blocked';
  return state.taken_pya + stake_pya > state.cap_pya ? 'number_sold_out' : null;
}

/** Every number that fails any check, once each, in line order. */
function failingNumbers(draw: BettingDraw, lines: readonly SlipLine[], numbers: SlipFacts['numbers']): FailingNumber[] {
  const failing = new Map<string, FailingNumber>();
  pass += 1;
  for (const line of lines) {
    const { bet_number } = line;
    const value = numberValue(bet_number, draw.digits);
    const state = numbers[value];
    if (refuseLine(draw, line, value, state) === null) continue;
    const available_pya = state === undefined ? 0 : availablePya(draw, state);
    failing.set(bet_number, { bet_number, available_pya });
  }
  return [...failing.values()];
}

function earlier(one: LineRefusal | null, other: LineRefusal): LineRefusal {
  if (one === null) return other;
  return LINE_REFUSAL_ORDER[other] < LINE_REFUSAL_ORDER[one] ? other : one;
}

function refused(code: SlipRefusal, numbers: readonly FailingNumber[] = []): SlipDecision {
  return { accepted: false, code, numbers };
}
