import { PLAY_LIMIT_KINDS, PLAY_LIMIT_PERIODS, SELF_EXCLUSION_MONTHS, TIME_OUT_DAYS } from '@shwekan/rules';
import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { Instant, Kyat, WholeKyatIn } from './fields.ts';

const Which = { kind: z.enum(PLAY_LIMIT_KINDS), period: z.enum(PLAY_LIMIT_PERIODS) };
export const PlayLimits = z.object({
  limits: z.array(
    z.object({
      ...Which,
      limit: Kyat,
      /** What counts against it in the running period; above the limit when it was lowered since. */
      used: Kyat,
      /** A raise that waits: to so much, or to no limit (null); counts once it is confirmed after `from`. */
      raise: z.object({ to: Kyat.nullable(), from: Instant }).nullable(),
    }),
  ),
  /** The running time-out or self-exclusion that ends last. Cash-out stays open. */
  stopped: z.object({ kind: z.enum(['time_out', 'self_exclusion']), until: Instant }).nullable(),
});
const PlayLimitsReply = z.object({ data: PlayLimits });

/** What a player allows themselves, and breaks from play. */
export const playLimits = callsOf({
  show: {
    method: 'GET',
    path: '/api/user/play_limits',
    auth: 'player',
    summary: 'The limits the player set, and a break from play',
    reply: PlayLimitsReply,
    refuses: [],
  },
  set: {
    method: 'POST',
    path: '/api/user/play_limits',
    auth: 'player',
    summary: 'Sets a limit. A lower one counts at once; a higher one, or none (null), after 24 hours and a second yes',
    body: z.object({ ...Which, amount: WholeKyatIn.nullable() }),
    reply: PlayLimitsReply,
    refuses: ['no_such_limit'],
  },
  confirm: {
    method: 'POST',
    path: '/api/user/play_limits/confirm',
    auth: 'player',
    summary: 'The second yes to a raised limit',
    body: z.object(Which),
    reply: PlayLimitsReply,
    refuses: ['no_such_limit', 'raise_too_early'],
  },
  takeTimeOut: {
    method: 'POST',
    path: '/api/user/time_out',
    auth: 'player',
    summary: 'Stops play for some days, at once; nobody can end it sooner',
    body: z.object({ days: z.literal(TIME_OUT_DAYS) }),
    reply: PlayLimitsReply,
    refuses: [],
  },
  excludeSelf: {
    method: 'POST',
    path: '/api/user/self_exclusion',
    auth: 'player',
    summary: 'Stops play for months, at once; nobody can end it sooner',
    body: z.object({ months: z.number().int().min(SELF_EXCLUSION_MONTHS.min).max(SELF_EXCLUSION_MONTHS.max) }),
    reply: PlayLimitsReply,
    refuses: [],
  },
});
