import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { CursorQuery, Day, Kyat, LotteryCode } from './fields.ts';

/** What friends earn a player. */
export const referral = callsOf({
  history: {
    method: 'GET',
    path: '/api/user/my_referral_his',
    auth: 'player',
    summary: 'What friends earned the player, newest first: by lottery, or by games',
    query: CursorQuery.extend({ type: z.union([LotteryCode, z.literal('game')]).default('2D') }),
    reply: z.object({
      /** On the first page: of all rows between the days. Null on the next pages. */
      total_amount: Kyat.nullable(),
      next: z.string().nullable(),
      /**
       * Of lotteries a row is a slip: `name` is the friend's, as others may see it, `date` and `section` are of its draw. Of games a row is a week that was
       * netted over all friends, as it was given: `name` is empty, `date` the day on which it was given, `section` the days of the week.
       */
      data: z.array(z.object({ name: z.string(), date: Day, section: z.string(), amount: Kyat })),
    }),
    refuses: [],
  },
  claim: {
    method: 'POST',
    says: 'referral_claimed',
    path: '/api/user/claim_game_refer_amt',
    auth: 'player',
    summary: "Takes what friends' games earned: whole kyat to the main balance, the rest goes back",
    idempotent: true,
    reply: z.object({ balance: Kyat, game_refer_amt: Kyat, claimed: Kyat }),
    refuses: ['house_maintenance', 'no_referral_amount'],
  },
});
