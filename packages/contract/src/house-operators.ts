import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, Id, Instant, Line, PasswordIn } from './fields.ts';
import { OperatorSessions, RoleOf } from './operators.ts';
import { ROLES } from './rights.ts';

const Roles = z
  .array(RoleOf)
  .min(1)
  .transform((roles) => ROLES.filter((it) => roles.includes(it)));
/** What an operator is called: small letters, digits, dots, dashes. */
const Username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{1,59}$/);

/** The operators of the house. One owner asks for what gives somebody a right, and another confirms it. */
export const houseOperators = callsOf({
  list: {
    method: 'GET',
    path: '/api/console/operators',
    auth: 'operator',
    may: 'owner',
    summary: 'Who works here, with their roles',
    reply: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          username: z.string(),
          roles: z.array(RoleOf),
          /** `invited`: without a password, which they choose themselves with both halves of the invitation. */
          state: z.enum(['active', 'invited', 'shut_out']),
          created_at: Instant,
          has_second_factor: z.boolean(),
          sessions_count: z.number(),
          /** When they last did something, also in a session that is over; null for who has not logged in yet. */
          seen_at: Instant.nullable(),
          invitation: z
            .object({
              expires_at: Instant,
              is_over: z.boolean(),
              first_by: z.string(),
              second_by: z.string(),
              first_is_given: z.boolean(),
              second_is_given: z.boolean(),
            })
            .nullable(),
        }),
      ),
    }),
    refuses: [],
  },
  sessions: {
    method: 'GET',
    path: '/api/console/operators/:id/sessions',
    auth: 'operator',
    may: 'owner',
    summary: 'Where an operator is logged in: addresses, browsers, since when, last used',
    params: ById,
    reply: OperatorSessions,
    refuses: [],
  },
  endSession: {
    method: 'POST',
    path: '/api/console/operators/:id/sessions/:session_id/end',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'Ends one session of an operator, who may log in again',
    params: z.object({ id: Id, session_id: Id }),
    reply: z.object({}),
    refuses: [],
  },
  add: {
    method: 'POST',
    path: '/api/console/operators',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'Asks for a new operator: another owner confirms, then each of both gives the new one half of the invitation',
    body: z.object({ username: Username, roles: Roles }),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['username_taken', 'deed_waits'],
  },
  changeRoles: {
    method: 'POST',
    path: '/api/console/operators/:id/roles',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'Asks for other roles of an operator; another owner confirms',
    params: ById,
    body: z.object({ roles: Roles }),
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['deed_waits'],
  },
  invite: {
    method: 'POST',
    path: '/api/console/operators/:id/invite',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'Asks that an operator who forgot the password or was shut out may choose a new one; another owner confirms',
    params: ById,
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['deed_waits'],
  },
  giveHalf: {
    method: 'POST',
    path: '/api/console/operators/:id/half',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'The half of an invitation that this owner gives, made anew: one before counts no more',
    params: ById,
    reply: z.object({ part: z.enum(['first', 'second']), half: z.string(), expires_at: Instant }),
    refuses: ['not_allowed', 'invitation_not_valid'],
  },
  shutOut: {
    method: 'POST',
    path: '/api/console/operators/:id/shut-out',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'Shuts an operator out: no session goes on and none begins',
    params: ById,
    body: z.object({ reason: Line(200) }),
    reply: z.object({}),
    refuses: ['not_allowed'],
  },
  join: {
    method: 'POST',
    path: '/api/console/join',
    auth: 'none',
    summary: 'An invited operator, with both halves of the invitation, chooses a password',
    body: z.object({ first: Line(80), second: Line(80), password: PasswordIn }),
    reply: z.object({ username: z.string() }),
    refuses: ['invitation_not_valid', 'operator_password_weak'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/console/password',
    auth: 'operator',
    may: 'all',
    proof: true,
    withoutFactor: true,
    summary: 'Changes the own password; every other session of this operator ends',
    body: z.object({ password: PasswordIn, new_password: PasswordIn }),
    reply: z.object({}),
    refuses: ['password_wrong', 'operator_password_weak'],
  },
});
