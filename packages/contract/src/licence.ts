import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { DayIn, Line } from './fields.ts';

/** The licence of a house, with its last day. */
export const Licence = z.object({ reference: Line(80), expires_on: DayIn });

/** The licence under which the house takes money. */
export const licence = callsOf({
  show: {
    method: 'GET',
    path: '/api/console/licence',
    auth: 'operator',
    may: 'owner',
    summary: 'The licence that players read; null for a house that entered none',
    reply: z.object({ data: Licence.nullable(), days_left: z.number().nullable(), takes_money: z.boolean() }),
    refuses: [],
  },
  change: {
    method: 'POST',
    path: '/api/console/licence',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'Asks for another licence; another owner confirms it. After its last day no bet and no cash-in is taken',
    body: Licence,
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['deed_waits', 'not_allowed'],
  },
});
