import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, Instant, Kyat, Line, WholeKyatIn } from './fields.ts';

/** What an account may take in a day and in a month; null is no limit. */
const Room = z.object({ day_room: Kyat.nullable(), month_room: Kyat.nullable() });
const HouseAccount = z.object({
  id: z.number(),
  method_id: z.number(),
  method: z.string(),
  account_number: z.string(),
  account_name: z.string(),
  is_open: z.boolean(),
  /** What it may take in a day and in a month of Yangon, null without a limit, and what players said or were found to have paid into it since. */
  day_room: Kyat.nullable(),
  month_room: Kyat.nullable(),
  used_day: Kyat,
  used_month: Kyat,
  /** By the books: what was approved and paid, and what two people signed of differences. */
  booked: Kyat,
  /** Asked for and not approved yet. */
  waiting: Kyat,
  /** What the payment app said last, as two people signed it. */
  counted: Kyat.nullable(),
  difference: Kyat.nullable(),
  note: z.string().nullable(),
  counted_at: Instant.nullable(),
  counted_by: z.string().nullable(),
  signed_by: z.string().nullable(),
});

/** The accounts of the house that players pay into: what they hold, what they may still take, and handing them over. */
export const houseAccounts = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/house-accounts',
    auth: 'operator',
    may: 'cash',
    summary: 'Our accounts, with what they hold by the books, what was counted last, and their room of the day and the month',
    reply: z.object({ data: z.array(HouseAccount) }),
    refuses: [],
  },
  setRoom: {
    method: 'POST',
    path: '/api/console/house-accounts/:id/room',
    auth: 'operator',
    may: 'cash',
    summary: 'Sets what an account may take in a day and in a month; players are shown accounts that have room',
    params: ById,
    body: z.object({ day_room: WholeKyatIn.nullable(), month_room: WholeKyatIn.nullable(), before: Room }),
    reply: z.object({ data: HouseAccount }),
    refuses: ['record_changed'],
  },
  count: {
    method: 'POST',
    path: '/api/console/house-accounts/:id/count',
    auth: 'operator',
    may: 'cash',
    summary: 'Hands an account over with what the payment app says it holds: a second person signs',
    params: ById,
    body: z.object({ counted: WholeKyatIn, note: Line(300) }),
    reply: z.object({ data: HouseAccount, deed_id: DeedAsked }),
    refuses: ['deed_waits', 'not_allowed'],
  },
});
