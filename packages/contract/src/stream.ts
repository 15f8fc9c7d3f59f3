import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, Kyat, LotteryCode, SectionLabel } from './fields.ts';
import { Live2d, LiveCrypto } from './lotteries.ts';

/** What a moving number is called in `live=` of `GET /api/stream`. */
export const LIVE_NAMES = ['2d', 'crypto'] as const;
export type LiveName = (typeof LIVE_NAMES)[number];

/** The events of `GET /api/stream` (server-sent events) and their data. */
export const events = {
  /** The first event of a stream: the server's time, and the place from which it goes on. */
  hello: z.object({ now: z.string() }),
  /** Channel chat: shown as a marquee for 20 s. */
  message: z.object({ text: z.string() }),
  live_2d: Live2d,
  live_crypto: LiveCrypto,
  /** Beside `live_2d` for who asked with `live=`: what of it moves every second, as short as it can be told. `twod` follows from it. */
  '2d': z.tuple([Live2d.shape.set, Live2d.shape.value]).describe('[set, value]'),
  /** The same beside `live_crypto`: `c2d` follows from it. */
  c2d: z.tuple([LiveCrypto.shape.bid]).describe('[bid]'),
  /** An empty number: the settlement was reversed, the draw waits for its result again. `set` and `value` are what a feed read it from. */
  result: z.object({
    lottery: LotteryCode,
    section: SectionLabel,
    date: Day,
    number: z.string(),
    set: z.string().nullish(),
    value: z.string().nullish(),
  }),
  /** What is otherwise on the board of a draw: what is left, by tenths of a cap while bets are taken, and what an operator blocks. */
  board: z.object({
    lottery: LotteryCode,
    section: SectionLabel,
    date: Day,
    numbers: z.array(z.object({ bet_number: z.string(), remaining: Kyat.optional(), block: z.enum(['yes', 'no']).optional() })),
  }),
  /** Draws of a lottery changed otherwise than by time: closed earlier, moved, called off, other terms. Refresh what shows them. */
  draws: z.object({ lottery: LotteryCode }),
  last_balance: z.object({ last_balance: Kyat, version: z.number() }),
  balance: z.object({ balance: Kyat, p_balance: Kyat, point: z.number(), version: z.number() }),
  won: z.object({ voucher: z.string(), amount: Kyat, stake: Kyat }),
  /** `kind` is what it tells of: won, refunded, cash_in_approved, ... */
  notification: z.object({ id: z.number().nullable(), kind: z.string(), title: z.string(), body: z.string(), icon: z.string() }),
  /** A request of the player changed its state, or the ways to pay did (`methods`): refresh what shows it. With whether the house takes play (`licence`: it ended, or maintenance began or did) all that is offered may. */
  changed: z.object({ what: z.enum(['cash_in', 'cash_out', 'methods', 'profile', 'slips', 'conversations', 'licence']) }),
  /** More was missed than the stream repeats: refresh everything. */
  reset: z.object({}),
} as const;
export type EventName = keyof typeof events;
export type EventData<N extends EventName> = z.output<(typeof events)[N]>;

/** The event stream: what opens it without a header. */
export const stream = callsOf({
  ticket: {
    method: 'POST',
    path: '/api/stream/ticket',
    auth: 'player',
    summary: 'A single-use ticket for clients that cannot send a header',
    reply: z.object({ ticket: z.string() }),
    refuses: [],
  },
});
