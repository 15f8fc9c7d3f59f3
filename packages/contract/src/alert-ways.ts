import { z } from 'zod';
import { ALERT_SEVERITIES } from './alert-kinds.ts';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { Instant, Line } from './fields.ts';

const Kind = z
  .string()
  .max(60)
  .regex(/^[a-z0-9_]+$/);
const Severity = z.enum(ALERT_SEVERITIES);

/** How long a kind of alert is kept inside the console at the most. */
export const SNOOZE_HOURS_MOST = 24;

/** What operators decide of each kind of alert. */
export const alertKinds = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/alert-kinds',
    auth: 'operator',
    may: 'all',
    summary:
      'Each kind of alert that the roles of the operator see: how grave it is, who sees to it, whether it is kept inside the console',
    reply: z.object({
      /** Who may be named to see to a kind. */
      operators: z.array(z.string()),
      data: z.array(
        z.object({
          kind: z.string(),
          severity: Severity,
          open_count: z.number(),
          /** Nobody by name: those whose roles see it. */
          owner: z.string().nullable(),
          snoozed_until: Instant.nullable(),
          snoozed_by: z.string().nullable(),
        }),
      ),
    }),
    refuses: [],
  },
  snooze: {
    method: 'POST',
    path: '/api/console/alert-kinds/:kind/snooze',
    auth: 'operator',
    may: 'all',
    summary:
      'Tells nobody outside the console of a kind for so many hours, 0 ends that; what is open then is told. Not of the gravest kinds',
    params: z.object({ kind: Kind }),
    body: z.object({ hours: z.number().int().min(0).max(SNOOZE_HOURS_MOST) }),
    reply: z.object({}),
    refuses: ['alert_grave'],
  },
  own: {
    method: 'POST',
    path: '/api/console/alert-kinds/:kind/owner',
    auth: 'operator',
    may: 'owner',
    summary: 'Names the operator who sees to a kind of alert, or nobody',
    params: z.object({ kind: Kind }),
    body: z.object({ username: Line(60).nullable() }),
    reply: z.object({}),
    refuses: ['operator_not_allowed'],
  },
});

const Ways = z.object({
  /** Where mails go. */
  mails: z.array(z.string().trim().max(200)).max(10),
  /** The conversation that the webhook writes to. */
  chat_id: z
    .string()
    .regex(/^[\w@-]{1,64}$/)
    .nullable(),
  /** What is told outside the console: alerts as grave as this, and graver ones. */
  least: Severity,
});

/** Where alerts are told outside the console. */
export const alertWays = callsOf({
  show: {
    method: 'GET',
    path: '/api/console/alert-ways',
    auth: 'operator',
    may: 'owner',
    summary: 'Where alerts are told outside the console, and how each way fares',
    reply: z.object({
      data: Ways,
      ways: z.array(
        z.object({
          way: z.enum(['mail', 'chat']),
          /** The machine has its address. */
          is_set_up: z.boolean(),
          /** The house has somebody to tell. */
          is_used: z.boolean(),
          waiting_count: z.number(),
          oldest_waiting_at: Instant.nullable(),
          next_at: Instant.nullable(),
          last_sent_at: Instant.nullable(),
          /** Of the last try, when it failed. */
          error: z.string().nullable(),
        }),
      ),
    }),
    refuses: [],
  },
  change: {
    method: 'POST',
    path: '/api/console/alert-ways',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'Asks for them to be changed as a whole; another owner confirms it',
    body: Ways,
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['email_not_valid', 'deed_waits', 'not_allowed'],
  },
  trial: {
    method: 'POST',
    path: '/api/console/alert-ways/trial',
    auth: 'operator',
    may: 'owner',
    summary: 'Sends a message without an alert by every way that is used',
    reply: z.object({ count: z.number() }),
    refuses: ['alert_way_missing'],
    limit: { per_minute: 6 },
  },
});
