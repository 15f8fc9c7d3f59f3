import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, HistoryQuery, Kyat, LotteryCode } from './fields.ts';

/** What friends earn a player. */
export const referral = callsOf({
  history: {
    method: 'GET',
    path: '/api/user/my_referral_his',
    auth: 'player',
    summary: 'What friends earned the player, newest first: by lottery, or by games',
    query: HistoryQuery.extend({ type: z.union([LotteryCode, z.literal('game')]).default('2D') }),
    reply: z.object({
      /** Of all rows between the days, not of this page alone. */
      total_amount: Kyat,
      total_count: z.number(),
      /** `name` is the friend's, as others may see it. */
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
    refuses: ['no_referral_amount'],
  },
});
