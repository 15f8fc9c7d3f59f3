import { z } from 'zod';
import { Day, DayIn, Instant, Kyat, Page } from './fields.ts';

/** Entries that are booked and not in these figures yet: none, but while more is booked than is summed up. */
export const LeftOut = z.number().int();
/** What came in and went out by play. A refund, a reversal and a rollback stand where they were booked. */
export const PlayFigures = z.object({
  stakes: Kyat,
  payouts: Kyat,
  /** Stakes of draws that were called off. */
  refunds: Kyat,
  /** Wins taken back, and games' rollbacks, new settlements and repairs: above zero to the house. */
  corrections: Kyat,
  /** What was sold to other houses, as it came to this one: their wins and commissions less the stakes. */
  laid_off: Kyat,
  /** Stakes less payouts and refunds, with corrections and what was laid off: what the house keeps. */
  result: Kyat,
});
/** The same in a row of a report: null where what it is by has no such figure, and then it is not in the result. */
export const PlayRowFigures = PlayFigures.extend({ corrections: Kyat.nullable(), laid_off: Kyat.nullable() });
/** Today, yesterday, and the same day a week ago. */
export const PlayDays = z.object({ today: PlayFigures, yesterday: PlayFigures, week_ago: PlayFigures });
export const CashFigures = z.object({
  in: Kyat,
  in_count: z.number(),
  out: Kyat,
  out_count: z.number(),
  /** What other houses paid, less what they were paid. */
  houses: Kyat,
});

export const WAITING_KINDS = ['cash_in', 'cash_out', 'level_two', 'conversation', 'case', 'result', 'weekly_run', 'deed', 'alert'] as const;

/** By what a report of play, and one of cash, has its rows. */
export const PLAY_ROWS = [
  'day',
  'week',
  'month',
  'lottery',
  'section',
  'draw',
  'number',
  'provider',
  'game',
  'player',
  'referrer',
] as const;
export const CASH_ROWS = ['day', 'week', 'month', 'method', 'account', 'operator'] as const;
/** By which figures a report of play, and one of cash, is sorted. */
export const PLAY_SORTS = ['stakes', 'payouts', 'refunds', 'corrections', 'laid_off', 'result'] as const;
export const CASH_SORTS = ['in', 'in_count', 'out', 'out_count', 'houses'] as const;
/** What the house gave beside play, and what it got back of it. */
export const REWARD_ROWS = [
  'cash_in_bonus',
  'welcome_bonus',
  'weekly_promotion',
  'points',
  'pocket_money',
  'lottery_referral',
  'game_referral',
] as const;
/** The purses of players. */
export const FUNDS_PURSES = ['main', 'game', 'hold', 'promotion', 'referral', 'points'] as const;
/**
 * The figures of all reports; `held` is what purses of a kind changed. Some are of all time: what purses hold (`purses`), what of it is above zero (`owed`) and below it, what accounts hold
 * by the books, stakes of draws that had paid nothing when a day was over. `would_pay` is what open draws pay for a number, `left` what who got a reward left less what it cost.
 */
export const REPORT_FIGURES = [
  'stakes',
  'payouts',
  'refunds',
  'corrections',
  'laid_off',
  'result',
  'in',
  'out',
  'houses',
  'cost',
  'held',
  'purses',
  'owed',
  'below_zero',
  'accounts',
  'open_stakes',
  'would_pay',
  'left',
] as const;
export const ENTRY_ROWS = [...new Set([...PLAY_ROWS, ...CASH_ROWS, 'reward', 'purse', 'open_draw'] as const)];
export const Range = Page.extend({ from: DayIn.optional(), to: DayIn.optional() });
const KEY_OF_ID = /^\d{1,15}$/;
const KEY_OF_OPEN_DRAW = /^\d{1,15} \d{1,3}$/;
const KEY_OF_NUMBER = /^(1D|2D|3D|C1D|C2D) \d{1,3}$/;

/** Whether a text can be the key of such a row. */
export function isKeyOf(by: string, key: string): boolean {
  if (['day', 'week', 'month'].includes(by)) return DayIn.safeParse(key).success;
  if (by === 'number') return KEY_OF_NUMBER.test(key);
  if (by === 'open_draw') return KEY_OF_OPEN_DRAW.test(key);
  if (by === 'reward') return (REWARD_ROWS as readonly string[]).includes(key);
  if (by === 'purse') return (FUNDS_PURSES as readonly string[]).includes(key);
  if (by === 'referrer' && key === 'none') return true;
  return !['draw', 'player', 'operator', 'referrer'].includes(by) || KEY_OF_ID.test(key);
}

/** What a row is of: `key` for links (a day, a draw's id, a player's id), `label` for people. */
export const RowName = z.object({ key: z.string(), label: z.string() });

/** What a reward cost, in money that reached purses, how often and to how many players; and what these players staked, left with the house, paid in and were paid out. */
export const RewardFigures = z.object({
  cost: Kyat,
  count: z.number(),
  player_count: z.number(),
  stakes: Kyat,
  result: Kyat,
  in: Kyat,
  out: Kyat,
  /** The result less the cost. */
  left: Kyat,
});

/** A day that is over: what the house owed its players after its last entry, beside the house's accounts. */
export const Closing = z.object({
  day: Day,
  /** All of it: purses and open stakes. */
  owed: Kyat,
  purses: z.array(z.object({ purse: z.string(), amount: Kyat })),
  /** What was staked on draws that had paid nothing yet. */
  open_stakes: Kyat,
  /** What players owed the house: purses below zero, which make what is owed no smaller. */
  below_zero: Kyat,
  /** Each way to pay: what came in less what went out since the house began, and what an operator counted in the real accounts. */
  accounts: z.array(
    z.object({ method: z.string(), name: z.string(), booked: Kyat, counted: Kyat.nullable(), difference: Kyat.nullable() }),
  ),
  booked: Kyat,
  /** The sum of what was counted, that less the books, and less what is owed: below zero it is missing. Null while an account is not counted. */
  counted: Kyat.nullable(),
  missing: Kyat.nullable(),
  difference: Kyat.nullable(),
  checked_by: z.string().nullable(),
  checked_at: Instant.nullable(),
  first_entry: z.number(),
  last_entry: z.number(),
  entry_count: z.number(),
  /** The roots over the day's entries and over what purses held, in hex, as the public log has them. */
  entry_root: z.string(),
  funds_root: z.string(),
  /** Who signed the day last, and whether a figure is another one by now; null while two have not signed it. */
  signed: z.object({ asked_by: z.string(), signed_by: z.string(), signed_at: Instant, is_changed: z.boolean() }).nullable(),
  /** Whose signature waits for a second one. */
  first_signed_by: z.string().nullable(),
});

/** A day, or a month, that is over: what two operators sign. */
export const Period = DayIn.or(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/));

/** One amount of one thing in one part of what is signed. */
export const SignedFigure = z.object({ part: z.string(), name: z.string(), what: z.string(), amount: Kyat });

/** Two signatures under the figures of a period as they were, with the files of them that are kept. */
export const Signing = z.object({
  id: z.number(),
  /** The hash of the figures that both signed, in hex. */
  sha256: z.string(),
  asked_by: z.string(),
  signed_by: z.string(),
  signed_at: Instant,
  /** What reads otherwise by now, line by line; null where a line was not, or is no more. */
  changes: z.array(SignedFigure.omit({ amount: true }).extend({ signed: Kyat.nullable(), now: Kyat.nullable() })),
  files: z.array(z.object({ format: z.enum(['xlsx', 'pdf']), sha256: z.string(), byte_count: z.number() })),
});
