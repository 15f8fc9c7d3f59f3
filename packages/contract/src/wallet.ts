import { z } from 'zod';
import { CashInRow } from './cash.ts';
import { endpoint } from './endpoint.ts';
import { Flag, HistoryQuery, Id, Instant, Kyat, Line, NameLine, PasswordIn, WholeKyatIn } from './fields.ts';

const MethodOut = z.object({ id: z.number(), name: z.string(), logo: z.string().nullable(), minimum: Kyat, maximum: Kyat });

export const showCashOut = endpoint({
  method: 'GET',
  path: '/api/payment-method/show-cashout',
  auth: 'none',
  summary: 'How to be paid out',
  reply: z.object({
    pay: z.array(MethodOut),
    banking: z.array(MethodOut),
    mobile_topup: z.array(z.object({ id: z.number(), name: z.string(), logo: z.string().nullable(), percentage: z.number() })),
    /** Whether only players of level 2 are paid out. */
    needs_level_2: z.boolean(),
  }),
  refuses: [],
});

export const cashOutAmounts = endpoint({
  method: 'GET',
  path: '/api/cashout-amount',
  auth: 'none',
  summary: 'Quick amounts of cash-out',
  reply: z.object({ data: z.array(z.string()), minimum: Kyat, maximum: Kyat }),
  refuses: [],
});

export const cashOut = endpoint({
  method: 'POST',
  says: 'cash_out_sent',
  path: '/api/cash-out',
  auth: 'player',
  summary: 'Asks to be paid out; the money is held at once',
  aliases: ['/api/user/cash-out'],
  body: z.object({ payment_id: Id, account_name: NameLine(80), user_phone: Line(60), amount: WholeKyatIn, password: PasswordIn }),
  reply: z.object({ data: CashInRow }),
  refuses: [
    'password_wrong',
    'blocked',
    'method_not_found',
    'method_closed',
    'amount_too_small',
    'amount_too_large',
    'level_two_needed',
    'changed_recently',
    'day_limit_reached',
    'overdrawn',
    'not_enough_money',
  ],
  idempotent: true,
});

export const cashOutHistory = endpoint({
  method: 'GET',
  path: '/api/user/cash_out_history',
  auth: 'player',
  summary: 'Own cash-outs',
  aliases: ['/api/cash_out_history'],
  query: HistoryQuery,
  reply: z.object({ total_count: z.number(), data: z.array(CashInRow) }),
  refuses: [],
});

export const promoCashIn = endpoint({
  method: 'GET',
  path: '/api/user/get_promo_cash_in',
  auth: 'player',
  summary: 'Promotions a cash-in may use; `used_today` until the next Yangon day',
  aliases: ['/api/get_promo_cash_in'],
  reply: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        percent: z.number(),
        promo_code: z.string(),
        turnover: z.number(),
        lvl: z.number(),
        rule: z.string(),
        image: z.string().nullable(),
        used_today: Flag,
      }),
    ),
  }),
  refuses: [],
});

const transferBody = z.object({ transfer_balance: WholeKyatIn });
const Transferred = z.object({ balance: Kyat, game_balance: Kyat });
const transferRefusals = [
  'amount_too_small',

  'game_maintenance',
  'overdrawn',
  'turnover_left',
  'not_enough_money',
] as const;

export const transferIn = endpoint({
  method: 'POST',
  says: 'transferred',
  path: '/api/user/transfer_in',
  auth: 'player',
  summary: 'Main to game; with turnover left only when the game purse holds 500 or less, and then it resets',
  aliases: ['/api/transfer_in'],
  body: transferBody,
  reply: Transferred,
  refuses: [...transferRefusals, 'excluded'],
  idempotent: true,
});

export const transferOut = endpoint({
  method: 'POST',
  says: 'transferred',
  path: '/api/user/transfer_out',
  auth: 'player',
  summary: 'Game to main; refused while turnover is left, but for who excluded themself: they take their own part, the rest is forfeited',
  aliases: ['/api/transfer_out'],
  body: transferBody,
  reply: Transferred,
  refuses: [...transferRefusals, 'bets_waiting'],
  idempotent: true,
});

export const transferOutParts = endpoint({
  method: 'GET',
  path: '/api/user/transfer_out_parts',
  auth: 'player',
  summary: 'What may leave the game purse now, and what of a promotion is forfeited when it does',
  reply: z.object({
    /** The player excluded themself with turnover left: the first transfer ends it. */
    is_forfeiting: z.boolean(),
    deposit: Kyat,
    promotion: Kyat,
    /** Out at providers; above 500 kyat nothing leaves before it is back or lost. */
    waiting: Kyat,
  }),
  refuses: [],
});

const TransferRow = z.object({
  id: z.number(),
  referenceid: z.string(),
  transfer_balance: Kyat,
  balance: Kyat,
  game_balance: Kyat,
  created_at: Instant,
});
const TransferHistory = z.object({ total_count: z.number(), data: z.array(TransferRow) });

export const transferInHistory = endpoint({
  method: 'GET',
  path: '/api/user/transfer_in_his',
  auth: 'player',
  summary: 'Own transfers from main to game',
  aliases: ['/api/transfer_in_his'],
  query: HistoryQuery,
  reply: TransferHistory,
  refuses: [],
});

export const transferOutHistory = endpoint({
  method: 'GET',
  path: '/api/user/transfer_out_his',
  auth: 'player',
  summary: 'Own transfers from game to main',
  aliases: ['/api/transfer_out_his'],
  query: HistoryQuery,
  reply: TransferHistory,
  refuses: [],
});

export const gameBalance = endpoint({
  method: 'GET',
  path: '/api/get_game_balance/:id',
  auth: 'player',
  summary: 'The game balance; own id only',
  params: z.object({ id: Id }),
  reply: z.object({ balance: Kyat }),
  refuses: ['forbidden'],
});

export const walletCalls = [
  showCashOut,
  cashOutAmounts,
  cashOut,
  cashOutHistory,
  promoCashIn,
  transferIn,
  transferOut,
  transferOutParts,
  transferInHistory,
  transferOutHistory,
  gameBalance,
] as const;
