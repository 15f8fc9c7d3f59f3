import { SLIP_LINES_MAX_3D } from '@shwekan/rules';
import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Kyat, Line } from './fields.ts';

/** How many digits a number of the lottery has: lotteries of as many share a player's sets. */
const DigitsIn = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const STAKE_KYAT_MAX = 100_000_000;
const SetLineIn = z.object({
  bet_number: z.string().regex(/^\d{1,3}$/),
  amount: z.int().min(0).max(STAKE_KYAT_MAX).meta({ description: 'whole kyat; 0 is not set yet' }),
});
const NumberSet = z.object({ name: z.string(), lines: z.array(z.object({ bet_number: z.string(), amount: Kyat })) });
const Sets = z.object({ data: z.array(NumberSet) });

/** "My numbers": what a player bets often, under names of their own. */
export const numberSets = callsOf({
  list: {
    method: 'GET',
    path: '/api/user/number_sets',
    auth: 'player',
    summary: "The player's sets of numbers with so many digits, newest first",
    query: z.object({ digits: z.coerce.number().pipe(DigitsIn) }),
    reply: Sets,
    refuses: [],
  },
  keep: {
    method: 'POST',
    path: '/api/user/number_sets',
    auth: 'player',
    summary: 'Keeps a set, in the place of one of its name; at most 20 of as many digits',
    body: z.object({ digits: DigitsIn, name: Line(24), lines: z.array(SetLineIn).min(1).max(SLIP_LINES_MAX_3D) }),
    reply: Sets,
    refuses: ['number_not_valid', 'too_many_sets'],
  },
  drop: {
    method: 'POST',
    path: '/api/user/number_sets/delete',
    auth: 'player',
    summary: 'Lets a set go; one that is not there is gone already',
    body: z.object({ digits: DigitsIn, name: Line(24) }),
    reply: Sets,
    refuses: [],
  },
});
