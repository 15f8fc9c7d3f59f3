import { type FeedName, GLO_DATES_A_YEAR } from '@shwekan/rules';
import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { Day, DayIn, Id, Kyat, Line, LotteryCode, SectionLabel, WholeKyatIn } from './fields.ts';

const LotteryParams = z.object({ lottery: LotteryCode });
const Feed = z.enum(['replay', 'thaistock2d', 'set', 'binance', 'glo'] as const satisfies FeedName[]);
const SectionForOperator = z.object({
  id: z.number(),
  lottery: LotteryCode,
  section: SectionLabel,
  close_before_minutes: z.number(),
  is_open: z.boolean(),
  odd: z.number(),
  has_own_odd: z.boolean(),
});
const LotteryForOperator = z.object({
  code: LotteryCode,
  is_open: z.boolean(),
  odd: z.number(),
  tot_odd: z.number().nullable(),
  stake_min: Kyat,
  stake_max: Kyat,
  stake_step: Kyat,
  cap: Kyat,
  bet_next_day: z.boolean(),
  trusted_feed: z.string().nullable(),
  // A feed's number that pays out more needs a second person, where an operator confirms it by a button.
  result_second_above: Kyat,
  // What one draw may lose before operators are alarmed; null: no limit.
  stop_loss: Kyat.nullable(),
  /** The feeds that may be trusted; none for a lottery that follows another. */
  feeds: z.array(Feed),
});
const Odd = z.number().min(1).max(1000).multipleOf(0.01);
const Year = z.coerce.number().int().min(2000).max(2100);

/** How a lottery is run, and its days. */
export const lotterySettings = callsOf({
  show: {
    method: 'GET',
    path: '/api/console/lotteries/:lottery',
    auth: 'operator',
    may: 'draws',
    summary: 'A lottery with its sections and off days',
    params: LotteryParams,
    reply: z.object({
      data: LotteryForOperator,
      sections: z.array(SectionForOperator),
      off_days: z.array(z.object({ day: Day, reason: z.string() })),
    }),
    refuses: [],
  },
  changeLottery: {
    method: 'POST',
    path: '/api/console/lotteries/:lottery',
    auth: 'operator',
    may: 'draws',
    summary: 'Changes stakes and switches; asks for odds, cap, stop-loss, trusted feed and the payout that needs two to be changed',
    params: LotteryParams,
    body: z.object({
      is_open: z.boolean().optional(),
      odd: Odd.optional(),
      // Only for a lottery that pays near wins; every such lottery does.
      tot_odd: Odd.optional(),
      stake_min: WholeKyatIn.optional(),
      stake_max: WholeKyatIn.optional(),
      stake_step: WholeKyatIn.optional(),
      cap: WholeKyatIn.optional(),
      bet_next_day: z.boolean().optional(),
      // Null: an operator confirms, or two feeds that agree.
      trusted_feed: Feed.nullable().optional(),
      result_second_above: WholeKyatIn.optional(),
      stop_loss: WholeKyatIn.nullable().optional(),
    }),
    reply: z.object({ data: LotteryForOperator, deed_id: DeedAsked }),
    refuses: ['amount_not_valid', 'feed_not_valid', 'deed_waits', 'not_allowed'],
  },
  changeSection: {
    method: 'POST',
    path: '/api/console/sections/:id',
    auth: 'operator',
    may: 'draws',
    summary: 'Opens or shuts a section; asks for its closing and its odds to be changed',
    params: z.object({ id: Id }),
    body: z.object({
      is_open: z.boolean().optional(),
      close_before_minutes: z.number().int().min(0).max(600).optional(),
      odd: Odd.nullable().optional(),
    }),
    reply: z.object({ data: SectionForOperator, deed_id: DeedAsked }),
    refuses: ['time_not_valid', 'deed_waits', 'not_allowed'],
  },
  setOffDay: {
    method: 'POST',
    path: '/api/console/lotteries/:lottery/off-days',
    auth: 'operator',
    may: 'draws',
    proof: true,
    summary:
      'Adds or removes a day without draws; what holds bets is called off or moves to the next draw day, as the operator says. What has closed with bets two people call off before',
    params: LotteryParams,
    body: z.object({
      day: DayIn,
      reason: Line(80).optional(),
      is_off: z.boolean(),
      // What happens to draws of the day that hold bets; without it they are refused.
      bets: z.enum(['call_off', 'move']).optional(),
    }),
    // How many draws of the day, with those that follow, are called off: taken back, the day has draws again but these.
    reply: z.object({ called_off: z.number() }),
    refuses: ['draw_opened', 'draw_already_resulted', 'second_operator_needed', 'betting_closed', 'time_not_valid'],
  },
  offDayEffect: {
    method: 'GET',
    path: '/api/console/lotteries/:lottery/off-day',
    auth: 'operator',
    may: 'draws',
    summary: 'What an off day would do: the draws of the day that have opened, with those that follow, and their bets',
    params: LotteryParams,
    query: z.object({ day: DayIn }),
    // `moves_to` is the day to which draws with bets may move; null when they cannot. One that `has_closed` with bets two people call off before.
    reply: z.object({
      draws: z.number(),
      slips: z.number(),
      staked: Kyat,
      has_result: z.boolean(),
      has_closed: z.boolean(),
      moves_to: Day.nullable(),
    }),
    refuses: [],
  },
  proposedOffDays: {
    method: 'GET',
    path: '/api/console/lotteries/:lottery/off-days/proposal',
    auth: 'operator',
    may: 'draws',
    summary: 'The Thai holidays of a year, from today on, that are no off days yet; for a lottery of the exchange',
    params: LotteryParams,
    query: z.object({ year: Year }),
    // `day` is null where the date is not known; a holiday that moves from year to year is to be checked.
    reply: z.object({ data: z.array(z.object({ day: Day.nullable(), name: z.string(), is_moving: z.boolean() })) }),
    refuses: [],
  },
  confirmOffDays: {
    method: 'POST',
    path: '/api/console/lotteries/:lottery/off-days/year',
    auth: 'operator',
    may: 'draws',
    summary: 'Makes days of a year off days at once; those whose draws hold bets or have a result are left and named',
    params: LotteryParams,
    body: z.object({
      year: Year,
      days: z
        .array(z.object({ day: DayIn, reason: Line(80) }))
        .min(1)
        .max(60),
    }),
    reply: z.object({ added: z.array(Day), left: z.array(z.object({ day: Day, reason: z.string() })) }),
    refuses: ['time_not_valid'],
  },
  proposedDates: {
    method: 'GET',
    path: '/api/console/lotteries/:lottery/dates/proposal',
    auth: 'operator',
    may: 'draws',
    summary: 'The dates of a year, from today on, where they stand or as they are planned; for a lottery with dates of its own',
    params: LotteryParams,
    query: z.object({ year: Year }),
    // What holds slips or has closed is moved by itself, not with the list.
    reply: z.object({
      data: z.array(
        z.object({
          normal_day: Day,
          day: Day,
          planned_day: Day,
          is_confirmed: z.boolean(),
          slips: z.number(),
          is_closed: z.boolean(),
        }),
      ),
    }),
    refuses: [],
  },
  confirmDates: {
    method: 'POST',
    path: '/api/console/lotteries/:lottery/dates/year',
    auth: 'operator',
    may: 'draws',
    summary: 'Confirms the dates of a year at once; draws without bets move with them. A list by which a date comes later is asked for',
    params: LotteryParams,
    body: z.object({
      year: Year,
      dates: z
        .array(z.object({ normal_day: DayIn, day: DayIn }))
        .min(1)
        .max(GLO_DATES_A_YEAR),
    }),
    reply: z.object({ moved: z.array(z.object({ from: Day, to: Day })), deed_id: DeedAsked }),
    refuses: ['draw_has_bets', 'betting_closed', 'time_not_valid', 'deed_waits', 'not_allowed'],
  },
});
