import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, Day, DayIn, Flag, HistoryQuery, Instant, Kyat, LotteryCode, PlayerBrief, SectionLabel, sortOf } from './fields.ts';
import {
  Bet,
  BetLines,
  BetReply,
  betRefusals,
  betting,
  DrawOfToday,
  luckyToday,
  NumbersReply,
  numbers,
  Slip,
  sections,
  slips,
} from './lottery-shapes.ts';
import { SEES_PLAYERS } from './players.ts';

const Voucher = z.string().trim().min(1).max(20);
/** The lines are there under the name that clients of this family read, too. */
const CryptoSlip = Slip.extend({ bettings_c2d: z.array(Bet) });
export const Live2d = z.object({
  set: z.string(),
  value: z.string(),
  twod: z.string(),
  time: z.string(),
  status: z.enum(['open', 'closed', 'stale']),
});
export const LiveCrypto = z.object({ bid: z.string(), c2d: z.string(), time: z.string(), status: z.enum(['open', 'closed', 'stale']) });

/** `tot` is 1 for a line that won as a near win, at `tot_odd`. */
const Bet3d = Bet.extend({ tot: Flag, tot_odd: z.number().nullable() });
const Slip3d = Slip.extend({ date_3d: Day, bet_date: Day, bettings: z.array(Bet3d), bettings_3d: z.array(Bet3d) });

const TodaySlip = Slip.extend({ lottery: LotteryCode, bettings: z.array(Bet3d) });
/** All slips of today of one draw: how many, and what became of them. */
const TodayDraw = z.object({
  lottery: LotteryCode,
  section: SectionLabel,
  date: Day,
  slip_count: z.number(),
  open_count: z.number(),
  won_count: z.number(),
  refunded_count: z.number(),
  won_amount: Kyat,
});

/** Every lottery: what is open, betting, own slips, results and winners. */
export const lotteries = callsOf({
  list: {
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
        last_draw: z.object({ lucky_number: z.string(), date: Day, section: SectionLabel }).nullable(),
      }),
    ),
    shared: true,
    refuses: [],
  },
  section2d: sections('/api/section', '2D'),
  numbers2d: numbers('/api/new_two_d', '2D'),
  betting2d: betting('/api/user/betting', '2D', ['/api/betting']),
  slips2d: slips('/api/user/bet_slip_history_2d', '2D', '/api/bet_slip_history_2d', Slip),
  luckyToday2d: luckyToday(
    '/api/luckynumber_daily',
    '2D',
    z.object({ '2d': z.string(), ...DrawOfToday, set: z.string().nullable(), value: z.string().nullable() }),
  ),
  live2d: {
    method: 'GET',
    path: '/api/live_2d',
    auth: 'none',
    summary: 'The moving number',
    reply: z.object({ data: Live2d }),
    shared: true,
    refuses: [],
  },
  section1d: sections('/api/section_1d', '1D'),
  numbers1d: numbers('/api/new_one_d', '1D'),
  betting1d: betting('/api/user/betting_1d', '1D', ['/api/betting_1d']),
  slips1d: slips('/api/user/bet_slip_history_1d', '1D', '/api/bet_slip_history_1d', Slip),
  luckyToday1d: luckyToday('/api/luckynumber1d', '1D', z.object({ '1d': z.string(), ...DrawOfToday })),
  sectionC2d: sections('/api/section_crypton2d', 'Crypto 2D'),
  numbersC2d: numbers('/api/crypto_two_d', 'Crypto 2D'),
  bettingC2d: betting('/api/user/betting_c2d', 'Crypto 2D', ['/api/betting_c2d']),
  slipsC2d: slips('/api/user/bet_slip_history_c2d', 'Crypto 2D', '/api/bet_slip_history_c2d', CryptoSlip),
  luckyTodayC2d: luckyToday('/api/luckynumbercrypton2d', 'Crypto 2D', z.object({ c2d: z.string(), ...DrawOfToday })),
  liveCrypto: {
    method: 'GET',
    path: '/api/live_crypto',
    auth: 'none',
    summary: 'The moving best bid of BTC/USDT, and the number it would give',
    reply: z.object({ data: LiveCrypto }),
    shared: true,
    refuses: [],
  },
  sectionC1d: sections('/api/section_crypton1d', 'Crypto 1D'),
  numbersC1d: numbers('/api/crypto_one_d', 'Crypto 1D'),
  bettingC1d: betting('/api/user/betting_c1d', 'Crypto 1D', ['/api/betting_c1d']),
  slipsC1d: slips('/api/user/bet_slip_history_c1d', 'Crypto 1D', '/api/bet_slip_history_c1d', Slip),
  luckyTodayC1d: luckyToday('/api/luckynumbercrypton1d', 'Crypto 1D', z.object({ c1d: z.string(), ...DrawOfToday })),
  slipsToday: {
    method: 'GET',
    path: '/api/user/bet_slip_history_today',
    auth: 'player',
    summary:
      'Own slips of all lotteries that were placed today or are drawn today: 30 at most, those that won first, then newest first, and the sums of all of each draw; without any, the last one before',
    reply: z.object({ data: z.array(TodaySlip), total_count: z.number(), draws: z.array(TodayDraw), last: TodaySlip.nullable() }),
    refuses: [],
  },
  // 3D is drawn on a date of its own: `date_3d` and `opening_date` are both that date.
  section3d: {
    method: 'GET',
    path: '/api/section_3d',
    auth: 'none',
    summary: '3D: the draw that takes bets',
    reply: z.object({
      date_3d: Day,
      section: SectionLabel,
      close: SectionLabel,
      opening_date: Day,
      closes_at: Instant,
      is_opened_today: Flag,
      is_open: Flag,
      odd: z.number(),
      now: Instant,
    }),
    shared: true,
    refuses: ['no_digit_data'],
  },
  numbers3d: {
    method: 'GET',
    path: '/api/three_d',
    auth: 'none',
    summary: '3D: each number of the draw that takes bets, or of a date, and what is left on it',
    query: z.object({ date: DayIn.optional() }),
    reply: NumbersReply.extend({ tot: z.number().nullable() }),
    shared: true,
    refuses: ['no_digit_data'],
  },
  betting3d: {
    method: 'POST',
    says: 'bet_accepted',
    path: '/api/user/betting_3d',
    auth: 'player',
    summary: '3D: places a bet, all of it or nothing',
    aliases: ['/api/betting_3d'],
    desk: true,
    body: z.object({ date_3d: DayIn.optional(), opening_date: DayIn.optional(), bet_obj: BetLines }),
    reply: BetReply,
    refuses: betRefusals,
    idempotent: true,
  },
  slips3d: slips('/api/user/bet_slip_history_3d', '3D', '/api/bet_slip_history_3d', Slip3d),
  lucky3d: {
    method: 'GET',
    path: '/api/luckynumber3d',
    auth: 'none',
    summary: '3D: the numbers of the latest draws',
    bare: true,
    reply: z.array(z.object({ 'lucky number': z.string(), date: Day, opening_date: Day })),
    shared: true,
    refuses: [],
  },
  luckyHistory: {
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
    shared: true,
    refuses: [],
  },
  winners: {
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
    shared: true,
    refuses: [],
  },
  playerSlips: {
    method: 'GET',
    path: '/api/console/players/:id/slips',
    auth: 'operator',
    may: SEES_PLAYERS,
    summary: "A player's slips of one lottery, or of all; or the one of a voucher, whatever its day",
    params: ById,
    query: HistoryQuery.extend({
      lottery: LotteryCode.optional(),
      voucher: Voucher.optional(),
      sort: sortOf('created_at', 'total_amount', 'reward_amount'),
    }),
    reply: z.object({ data: z.array(Slip.extend({ lottery: LotteryCode })) }),
    refuses: [],
  },
  slipByVoucher: {
    method: 'GET',
    path: '/api/console/slips',
    auth: 'operator',
    may: SEES_PLAYERS,
    summary: 'The slip of a voucher, with whose it is and its draw',
    query: z.object({ voucher: Voucher }),
    reply: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          voucher: z.string(),
          player: PlayerBrief,
          draw_id: z.number(),
          lottery: LotteryCode,
          date: Day,
          section: SectionLabel,
          total_amount: Kyat,
          created_at: Instant,
        }),
      ),
    }),
    refuses: [],
  },
});
