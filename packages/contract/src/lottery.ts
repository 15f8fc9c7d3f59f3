import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, Flag, HistoryQuery, Instant, Kyat, LotteryCode, SectionIn, SectionLabel, WholeKyatIn } from './fields.ts';

const SectionRow = z.object({
  id: z.number(),
  time_section: SectionLabel,
  open_time: Instant,
  close_time: Instant,
  is_open: Flag,
  odd: z.number(),
  date: Day,
  closes_at: Instant,
});

const sections = <const P extends string>(path: P, name: string) =>
  endpoint({
    method: 'GET',
    path,
    auth: 'none',
    summary: `${name}: the sections still ahead`,
    reply: z.object({ is_opened_today: Flag, now: Instant, data: z.array(SectionRow) }),
    refuses: [],
  });

export const section2d = sections('/api/section', '2D');

const NumberRow = z.object({
  id: z.number(),
  bet_number: z.string(),
  default_amount: Kyat,
  total_amount: Kyat,
  hot_amount: Kyat.nullable(),
  block: z.enum(['yes', 'no']),
  remaining: Kyat,
});

const numbers = <const P extends string>(path: P, name: string) =>
  endpoint({
    method: 'POST',
    path,
    auth: 'none',
    summary: `${name}: each number of a draw and what is left on it`,
    body: z.object({ section: SectionIn, date: Day.optional() }),
    reply: z.object({
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
      data: z.array(NumberRow),
    }),
    refuses: ['no_digit_data'],
  });

export const numbers2d = numbers('/api/new_two_d', '2D');

const BetLine = z.object({ bet_number: z.string().max(8), amount: WholeKyatIn });
const betRefusals = [
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
] as const;

const betting = <const P extends string>(path: P, name: string, aliases: readonly string[]) =>
  endpoint({
    method: 'POST',
    says: 'bet_accepted',
    path,
    auth: 'player',
    summary: `${name}: places a bet, all of it or nothing`,
    aliases,
    body: z.object({ section: SectionIn, date: Day.optional(), bet_obj: z.array(BetLine).max(200) }),
    reply: z.object({
      slip_id: z.number(),
      voucher: z.string(),
      total_amount: Kyat,
      total_bet: z.number(),
      user_balance: Kyat,
      accepted_at: Instant,
    }),
    refuses: betRefusals,
    idempotent: true,
  });

export const betting2d = betting('/api/user/betting', '2D', ['/api/betting']);

/** 0 open, 1 won, 2 lost, 3 refunded. */
export const WinState = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

const Bet = z.object({
  id: z.number(),
  bet_number: z.string(),
  amount: Kyat,
  odd: z.number(),
  section: SectionLabel,
  date: Day,
  win: WinState,
});
const Slip = z.object({
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

export const slips2d = endpoint({
  method: 'GET',
  path: '/api/user/bet_slip_history_2d',
  auth: 'player',
  summary: '2D: own slips',
  aliases: ['/api/bet_slip_history_2d'],
  query: HistoryQuery,
  reply: z.object({ total_count: z.number(), data: z.array(Slip) }),
  refuses: [],
});

export const lotteryList = endpoint({
  method: 'GET',
  path: '/api/lottery/list',
  auth: 'none',
  summary: 'The lotteries that are offered',
  bare: true,
  reply: z.array(
    z.object({
      id: z.number(),
      code: LotteryCode,
      name: z.string(),
      odd: z.number(),
      image: z.string().nullable(),
      is_open: Flag,
      next_closes_at: Instant.nullable(),
      next_section: SectionLabel.nullable(),
    }),
  ),
  refuses: [],
});

export const luckyToday2d = endpoint({
  method: 'GET',
  path: '/api/luckynumber_daily',
  auth: 'none',
  summary: '2D: the numbers of today',
  bare: true,
  reply: z.array(z.object({ '2d': z.string(), section: SectionLabel })),
  refuses: [],
});

export const luckyHistory = endpoint({
  method: 'GET',
  path: '/api/luckynumber_history/:lottery',
  auth: 'none',
  summary: 'Settled draws with the values their numbers follow from',
  params: z.object({ lottery: LotteryCode }),
  query: HistoryQuery,
  reply: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        lucky_number: z.string(),
        set: z.string().nullable(),
        value: z.string().nullable(),
        section: SectionLabel,
        category_id: z.number(),
        create_date: Day,
      }),
    ),
  }),
  refuses: [],
});

export const winnerUsers = endpoint({
  method: 'GET',
  path: '/api/winner_users/:lottery',
  auth: 'none',
  summary: 'The winners of the latest settled draw, largest first',
  params: z.object({ lottery: LotteryCode }),
  reply: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        win_amount: Kyat,
        bet_amount: Kyat,
        name: z.string(),
        phone: z.string(),
        section: SectionLabel,
        open_date: Day,
        lucky_number: z.string(),
      }),
    ),
    section: SectionLabel.nullable(),
    open_date: Day.nullable(),
    lucky_number: z.string().nullable(),
  }),
  refuses: [],
});

export const Live2d = z.object({
  set: z.string(),
  value: z.string(),
  twod: z.string(),
  time: z.string(),
  status: z.enum(['open', 'closed', 'stale']),
});

export const live2d = endpoint({
  method: 'GET',
  path: '/api/live_2d',
  auth: 'none',
  summary: 'The moving number',
  reply: z.object({ data: Live2d }),
  refuses: [],
});

export const lotteryCalls = [
  section2d,
  numbers2d,
  betting2d,
  slips2d,
  lotteryList,
  luckyToday2d,
  luckyHistory,
  winnerUsers,
  live2d,
] as const;
