import { z } from 'zod';
import { callsOf } from './endpoint.ts';
import { ById, CountedPage, DayIn, Instant, sortOf } from './fields.ts';
import { ROLES } from './rights.ts';

export const RoleOf = z.enum(ROLES);
export const Operator = z.object({ id: z.number(), username: z.string(), roles: z.array(RoleOf) });
export type Operator = z.output<typeof Operator>;
/** Open sessions of an operator, the one that was used last first. */
export const OperatorSessions = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      address: z.string(),
      device: z.string(),
      opened_at: Instant,
      /** When somebody last did something in it. */
      seen_at: Instant,
      /** The one that asks. */
      is_this: z.boolean(),
    }),
  ),
});

/** Operators: sessions, what waits, what was done, text messages sent. */
export const operators = callsOf({
  login: {
    method: 'POST',
    path: '/api/console/login',
    auth: 'none',
    summary: 'Opens an operator session, which the browser keeps in a cookie',
    body: z.object({
      username: z.string().trim().toLowerCase().min(1).max(60),
      password: z.string().min(1).max(200),
      /** Of the second factor, where the operator has one; asked for once the password was right. */
      code: z.string().max(40).optional(),
    }),
    reply: z.object({ data: Operator }),
    refuses: ['operator_login_wrong', 'code_needed', 'code_wrong', 'secrets_key_missing'],
  },
  logout: {
    method: 'POST',
    path: '/api/console/logout',
    auth: 'operator',
    may: 'all',
    withoutFactor: true,
    summary: 'Ends this operator session',
    reply: z.object({}),
    refuses: [],
  },
  sessions: {
    method: 'GET',
    path: '/api/console/sessions',
    auth: 'operator',
    may: 'all',
    withoutFactor: true,
    summary: 'The open sessions of this operator',
    reply: OperatorSessions,
    refuses: [],
  },
  endSession: {
    method: 'POST',
    path: '/api/console/sessions/:id/end',
    auth: 'operator',
    may: 'all',
    withoutFactor: true,
    summary: 'Ends an own session, as of a machine that was left open',
    params: ById,
    reply: z.object({}),
    refuses: [],
  },
  me: {
    method: 'GET',
    path: '/api/console/me',
    auth: 'operator',
    may: 'all',
    withoutFactor: true,
    summary: 'Who is logged in, and what waits',
    reply: z.object({
      data: Operator,
      waiting: z.object({
        cash_in: z.number(),
        cash_out: z.number(),
        results: z.number(),
        level_two: z.number(),
        conversation: z.number(),
        /** Cases that nobody has taken. */
        cases: z.number(),
        weekly_runs: z.number(),
        alerts: z.number(),
        /** Those that this operator may decide. */
        deeds: z.number(),
      }),
      /** The number of what came last of each: it rises when something arrives. Of requests whatever was decided meanwhile, of the rest of what still waits. */
      newest: z.object({
        cash_in: z.number(),
        cash_out: z.number(),
        level_two: z.number(),
        conversation: z.number(),
        results: z.number(),
        cases: z.number(),
        /** But of kinds that are snoozed, unless it is about who snoozed them. */
        alerts: z.number(),
        deeds: z.number(),
      }),
      now: Instant,
      is_demo: z.boolean(),
      /** `is_needed`: until it is set up nothing else is open. */
      second_factor: z.object({ is_on: z.boolean(), is_needed: z.boolean(), codes_left: z.number() }),
    }),
    refuses: [],
  },
  rights: {
    method: 'GET',
    path: '/api/console/rights',
    auth: 'operator',
    may: 'all',
    summary: 'What each role may do: every call of operators with the roles that may make it',
    reply: z.object({
      data: z.array(
        z.object({
          heading: z.string(),
          method: z.enum(['GET', 'POST']),
          path: z.string(),
          summary: z.string(),
          roles: z.array(RoleOf),
          /** Asks anew who the operator is when the last proof of it is old. */
          is_proved: z.boolean(),
        }),
      ),
    }),
    refuses: [],
  },
  auditTrail: {
    method: 'GET',
    path: '/api/console/audit',
    auth: 'operator',
    may: 'owner',
    report: true,
    summary: 'What operators did, newest first',
    query: CountedPage.extend({
      subject: z.string().max(80).optional(),
      /** A word of what was done, as in "approve" or "cash in". */
      action: z.string().max(60).optional(),
      operator: z.string().max(60).optional(),
      /** Days of Yangon, both included. */
      from: DayIn.optional(),
      to: DayIn.optional(),
      sort: sortOf('at'),
    }),
    reply: z.object({
      total_count: z.number(),
      next: z.number().nullable(),
      /** Everyone who may be asked for. */
      operators: z.array(z.string()),
      data: z.array(
        z.object({
          id: z.number(),
          operator: z.string(),
          action: z.string(),
          subject: z.string(),
          reason: z.string().nullable(),
          before: z.unknown(),
          after: z.unknown(),
          at: Instant,
        }),
      ),
    }),
    refuses: [],
  },
  outbox: {
    method: 'GET',
    path: '/api/console/outbox',
    auth: 'operator',
    may: 'support',
    summary: 'Text messages sent',
    query: CountedPage.extend({ phone: z.string().max(20).optional(), sort: sortOf('at') }),
    reply: z.object({
      total_count: z.number(),
      next: z.number().nullable(),
      data: z.array(
        z.object({
          id: z.number(),
          phone: z.string(),
          text: z.string().nullable(),
          state: z.string(),
          at: Instant,
          error: z.string().nullable(),
        }),
      ),
    }),
    refuses: [],
  },
});
