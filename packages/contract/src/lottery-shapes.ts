import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CursorQuery, Day, DayIn, Flag, Instant, Kyat, SectionIn, SectionLabel, WholeKyatIn } from './fields.ts';

// What the calls of the five lotteries have in common.

const SectionRow = z.object({
  id: z.number(),
  time_section: SectionLabel,
  open_time: Instant,
  close_time: Instant,
  is_open: Flag,
  odd: z.number(),
  date: Day,
  // Each label stands once: 0 is the draw of the next draw day, and a bet without a date goes there.
  is_today: Flag,
  closes_at: Instant,
});

/** The sections of a lottery that are still ahead. */
export const sections = <const P extends string>(path: P, name: string) =>
  endpoint({
    method: 'GET',
    path,
    auth: 'none',
    summary: `${name}: the sections still ahead`,
    reply: z.object({ is_opened_today: Flag, now: Instant, data: z.array(SectionRow) }),
    shared: true,
    refuses: [],
  });

const NumberRow = z.object({
  id: z.number(),
  bet_number: z.string(),
  default_amount: Kyat,
  total_amount: Kyat,
  hot_amount: Kyat.nullable(),
  block: z.enum(['yes', 'no']),
  remaining: Kyat,
});

export const NumbersReply = z.object({
  overall_amount: Kyat,
  default_amount: Kyat,
  odd: z.number(),
  game: z.enum(['open', 'close']),
  closes_at: Instant,
  now: Instant,
  date: Day,
  section: SectionLabel,
  minimum: Kyat,
  maximum: Kyat,
  step: Kyat,
  // A place in the order of what the stream tells: an event of `board` from before it is in the answer, any other may not be.
  version: z.string(),
  data: z.array(NumberRow),
});

/** Each number of a lottery's draw. */
export const numbers = <const P extends string>(path: P, name: string) =>
  endpoint({
    method: 'POST',
    path,
    auth: 'none',
    summary: `${name}: each number of a draw and what is left on it`,
    body: z.object({ section: SectionIn, date: DayIn.optional() }),
    reply: NumbersReply,
    shared: true,
    refuses: ['no_digit_data'],
  });

export const BetLines = z.array(z.object({ bet_number: z.string().max(8), amount: WholeKyatIn })).max(200);
export const betRefusals = [
  'betting_closed',
  'section_closed',
  'no_digit_data',
  'amount_not_set',
  'amount_too_small',
  'amount_too_large',
  'amount_not_valid',
  'number_not_valid',
  'number_blocked',
  'number_sold_out',
  'not_enough_money',
  'login_needed',
  'birthday_needed',
  'under_age',
  'excluded',
  'overdrawn',
  'limit_reached',
  'blocked',
  'no_licence',
  'house_maintenance',
] as const;
export const BetReply = z.object({
  slip_id: z.number(),
  voucher: z.string(),
  total_amount: Kyat,
  total_bet: z.number(),
  user_balance: Kyat,
  accepted_at: Instant,
});

/** Betting on a lottery. */
export const betting = <const P extends string>(path: P, name: string, aliases: readonly string[]) =>
  endpoint({
    method: 'POST',
    says: 'bet_accepted',
    path,
    auth: 'player',
    summary: `${name}: places a bet, all of it or nothing`,
    aliases,
    body: z.object({ section: SectionIn, date: DayIn.optional(), bet_obj: BetLines }),
    reply: BetReply,
    refuses: betRefusals,
    idempotent: true,
    desk: true,
  });

/** 0 open, 1 won, 2 lost, 3 refunded. */
export const WinState = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

export const Bet = z.object({
  id: z.number(),
  bet_number: z.string(),
  amount: Kyat,
  odd: z.number(),
  section: SectionLabel,
  date: Day,
  win: WinState,
});
export const Slip = z.object({
  id: z.number(),
  voucher: z.string(),
  section: SectionLabel,
  date: Day,
  total_amount: Kyat,
  total_bet: z.number(),
  win: WinState,
  reward: Flag,
  reward_amount: Kyat,
  lucky_number: z.string().nullable(),
  created_at: Instant,
  bettings: z.array(Bet),
});

/** A player's own slips of a lottery. */
export const slips = <const P extends string, S extends z.ZodType>(path: P, name: string, alias: string, slip: S) =>
  endpoint({
    method: 'GET',
    path,
    auth: 'player',
    summary: `${name}: own slips`,
    aliases: [alias],
    query: CursorQuery,
    reply: z.object({ data: z.array(slip), next: z.string().nullable() }),
    refuses: [],
  });

/** Whose number it is; `called_off` where there will be none, with when it was to close, which the sections tell of all others. */
export const DrawOfToday = { section: SectionLabel, date: Day, called_off: z.literal(1).optional(), closes_at: Instant.optional() };

/** The numbers of today by section, "Coming Soon" until a draw is settled. */
export const luckyToday = <const P extends string, S extends z.ZodType>(path: P, name: string, row: S) =>
  endpoint({
    method: 'GET',
    path,
    auth: 'none',
    summary: `${name}: the numbers of today`,
    bare: true,
    reply: z.array(row),
    shared: true,
    refuses: [],
  });
