import { z } from 'zod';
import { DeedAsked } from './deeds.ts';
import { callsOf } from './endpoint.ts';
import { ById, Line } from './fields.ts';

/** A code of six digits, or a recovery code, as people type it. */
export const SecondFactorCode = Line(40);
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** The second factor of operators: an authenticator app and ten recovery codes, set up by the operator alone. Outside demo mode it is needed. */
export const secondFactor = callsOf({
  begin: {
    method: 'POST',
    path: '/api/console/second-factor',
    auth: 'operator',
    may: 'all',
    proof: true,
    withoutFactor: true,
    summary: 'A secret for an authenticator app, told this once; it counts when a code of it was typed',
    reply: z.object({ secret: z.string(), uri: z.string() }),
    refuses: ['secrets_key_missing'],
  },
  confirm: {
    method: 'POST',
    path: '/api/console/second-factor/confirm',
    auth: 'operator',
    may: 'all',
    proof: true,
    withoutFactor: true,
    summary: 'Sets the second factor up with a code of its secret; tells ten recovery codes this once and ends the other sessions',
    body: z.object({ code: SecondFactorCode }),
    reply: RecoveryCodes,
    refuses: ['code_wrong', 'secrets_key_missing'],
  },
  renewCodes: {
    method: 'POST',
    path: '/api/console/second-factor/recovery-codes',
    auth: 'operator',
    may: 'all',
    proof: true,
    summary: 'Ten new recovery codes; those of before count no more',
    reply: RecoveryCodes,
    refuses: ['second_factor_off', 'secrets_key_missing'],
  },
  prove: {
    method: 'POST',
    path: '/api/console/proof',
    auth: 'operator',
    may: 'all',
    withoutFactor: true,
    summary: 'Says anew who it is, by a code, or by the password where there is no second factor: calls of money and rights ask for it',
    body: z.object({ proof: z.string().min(1).max(200) }),
    reply: z.object({}),
    refuses: ['code_wrong', 'password_wrong', 'secrets_key_missing'],
  },
  reset: {
    method: 'POST',
    path: '/api/console/operators/:id/second-factor/reset',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary: 'Asks that an operator who lost the second factor sets up another; another owner confirms',
    params: ById,
    reply: z.object({ deed_id: DeedAsked }),
    refuses: ['deed_waits'],
  },
});
