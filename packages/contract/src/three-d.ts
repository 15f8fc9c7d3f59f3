import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, DayIn, Flag, Instant, SectionLabel } from './fields.ts';
import { Bet, BetLines, BetReply, betRefusals, NumbersReply, Slip, slips } from './lottery-shapes.ts';

// 3D is drawn on a date of its own: `date_3d` and `opening_date` are both that date.

export const section3d = endpoint({
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
  refuses: ['no_digit_data'],
});

export const numbers3d = endpoint({
  method: 'GET',
  path: '/api/three_d',
  auth: 'none',
  summary: '3D: each number of the draw that takes bets, or of a date, and what is left on it',
  query: z.object({ date: DayIn.optional() }),
  reply: NumbersReply.extend({ tot: z.number().nullable() }),
  refuses: ['no_digit_data'],
});

export const betting3d = endpoint({
  method: 'POST',
  says: 'bet_accepted',
  path: '/api/user/betting_3d',
  auth: 'player',
  summary: '3D: places a bet, all of it or nothing',
  aliases: ['/api/betting_3d'],
  body: z.object({ date_3d: DayIn.optional(), opening_date: DayIn.optional(), bet_obj: BetLines }),
  reply: BetReply,
  refuses: betRefusals,
  idempotent: true,
});

/** `tot` is 1 for a line that won as a near win, at `tot_odd`. */
const Bet3d = Bet.extend({ tot: Flag, tot_odd: z.number().nullable() });
const Slip3d = Slip.extend({ date_3d: Day, bet_date: Day, bettings: z.array(Bet3d), bettings_3d: z.array(Bet3d) });
export const slips3d = slips('/api/user/bet_slip_history_3d', '3D', '/api/bet_slip_history_3d', Slip3d);

export const lucky3d = endpoint({
  method: 'GET',
  path: '/api/luckynumber3d',
  auth: 'none',
  summary: '3D: the numbers of the latest draws',
  bare: true,
  reply: z.array(z.object({ 'lucky number': z.string(), date: Day, opening_date: Day })),
  refuses: [],
});
