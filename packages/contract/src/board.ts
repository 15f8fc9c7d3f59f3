import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Day, Instant, Kyat, LotteryCode, SectionLabel } from './fields.ts';

const Worst = z.object({ bet_number: z.string(), pays: Kyat });
/** The highest step of a limit that was come to, in hundredths of it; null below all. */
const Alarm = z.union([z.literal(70), z.literal(85), z.literal(100)]).nullable();

/** What all draws without a result may cost. */
export const board = callsOf({
  show: {
    method: 'GET',
    path: '/api/console/board',
    auth: 'operator',
    may: ['draws', 'risk'],
    summary:
      'All draws that have opened and have no result: what is staked on their numbers, what they may cost, and which limits are near',
    reply: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          lottery: LotteryCode,
          date: Day,
          section: SectionLabel,
          closes_at: Instant,
          draws_at: Instant,
          is_open: z.boolean(),
          cap: Kyat,
          staked: Kyat,
          // What is paid on average when every number is as likely as any other.
          expected: Kyat,
          worst: Worst,
          // What the worst number itself is paid; the rest of `worst` is for its near wins.
          straight: Kyat,
          // The near wins of the worst number that have stakes.
          near: z.array(z.string()),
          // What the house would lose at worst, and how much it may in a draw of the lottery; null: no limit is set.
          loss: Kyat,
          stop_loss: Kyat.nullable(),
          // What is sold to other houses, the number that costs most once they pay theirs (below zero they pay more), and the loss then: what the stop-loss is held to.
          laid_off: Kyat,
          net_worst: Worst,
          net_loss: Kyat,
          alarm: Alarm,
          // Numbers that have a stake, a cap of their own or a block; of 3D also those for which a near win is paid. All others have none.
          numbers: z.array(
            z.object({
              bet_number: z.string(),
              taken: Kyat,
              laid_off: Kyat,
              cap: Kyat,
              has_own_cap: z.boolean(),
              is_blocked: z.boolean(),
              would_pay: Kyat,
              alarm: Alarm,
            }),
          ),
        }),
      ),
      // A draw with the one whose number follows from it: what both cost at worst together, less what other houses pay.
      together: z.array(
        z.object({
          lotteries: z.array(LotteryCode),
          date: Day,
          section: SectionLabel,
          draw_ids: z.array(z.number()),
          staked: Kyat,
          worst: Worst,
        }),
      ),
    }),
    refuses: [],
  },
});
