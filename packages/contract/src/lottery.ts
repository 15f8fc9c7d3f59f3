import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, Flag, HistoryQuery, Instant, Kyat, LotteryCode, SectionLabel } from './fields.ts';
import { Bet, betting, luckyToday, numbers, Slip, sections, slips } from './lottery-shapes.ts';
import { betting3d, lucky3d, numbers3d, section3d, slips3d } from './three-d.ts';

export * from './three-d.ts';

export const section2d = sections('/api/section', '2D');
export const section1d = sections('/api/section_1d', '1D');
export const sectionC2d = sections('/api/section_crypton2d', 'Crypto 2D');
export const sectionC1d = sections('/api/section_crypton1d', 'Crypto 1D');

export const numbers2d = numbers('/api/new_two_d', '2D');
export const numbers1d = numbers('/api/new_one_d', '1D');
export const numbersC2d = numbers('/api/crypto_two_d', 'Crypto 2D');
export const numbersC1d = numbers('/api/crypto_one_d', 'Crypto 1D');

export const betting2d = betting('/api/user/betting', '2D', ['/api/betting']);
export const betting1d = betting('/api/user/betting_1d', '1D', ['/api/betting_1d']);
export const bettingC2d = betting('/api/user/betting_c2d', 'Crypto 2D', ['/api/betting_c2d']);
export const bettingC1d = betting('/api/user/betting_c1d', 'Crypto 1D', ['/api/betting_c1d']);

export const slips2d = slips('/api/user/bet_slip_history_2d', '2D', '/api/bet_slip_history_2d', Slip);
export const slips1d = slips('/api/user/bet_slip_history_1d', '1D', '/api/bet_slip_history_1d', Slip);
/** The lines are there under the name that clients of this family read, too. */
const CryptoSlip = Slip.extend({ bettings_c2d: z.array(Bet) });
export const slipsC2d = slips('/api/user/bet_slip_history_c2d', 'Crypto 2D', '/api/bet_slip_history_c2d', CryptoSlip);
export const slipsC1d = slips('/api/user/bet_slip_history_c1d', 'Crypto 1D', '/api/bet_slip_history_c1d', Slip);

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

export const luckyToday2d = luckyToday('/api/luckynumber_daily', '2D', z.object({ '2d': z.string(), section: SectionLabel }));
export const luckyToday1d = luckyToday('/api/luckynumber1d', '1D', z.object({ '1d': z.string(), section: SectionLabel }));
export const luckyTodayC2d = luckyToday('/api/luckynumbercrypton2d', 'Crypto 2D', z.object({ c2d: z.string(), section: SectionLabel }));
export const luckyTodayC1d = luckyToday('/api/luckynumbercrypton1d', 'Crypto 1D', z.object({ c1d: z.string(), section: SectionLabel }));

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

export const LiveCrypto = z.object({ bid: z.string(), c2d: z.string(), time: z.string(), status: z.enum(['open', 'closed', 'stale']) });

export const liveCrypto = endpoint({
  method: 'GET',
  path: '/api/live_crypto',
  auth: 'none',
  summary: 'The moving best bid of BTC/USDT, and the number it would give',
  reply: z.object({ data: LiveCrypto }),
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
  section1d,
  sectionC2d,
  sectionC1d,
  numbers1d,
  numbersC2d,
  numbersC1d,
  betting1d,
  bettingC2d,
  bettingC1d,
  slips1d,
  slipsC2d,
  slipsC1d,
  luckyToday1d,
  luckyTodayC2d,
  luckyTodayC1d,
  liveCrypto,
  section3d,
  numbers3d,
  betting3d,
  slips3d,
  lucky3d,
] as const;
