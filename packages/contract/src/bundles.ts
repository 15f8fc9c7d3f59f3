import { z } from 'zod';
import { callsOf } from './endpoint.ts';

/** A month of the house for an auditor (docs/auditing.md). The file itself is no answer of a call: it comes as a stream from where this one says. */
export const bundles = callsOf({
  ask: {
    method: 'POST',
    path: '/api/console/bundles',
    auth: 'operator',
    may: 'owner',
    proof: true,
    summary:
      'Asks for the bundle of a month for an auditor: answers where the same session downloads it within two minutes. One is made at a time',
    body: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    reply: z.object({ path: z.string() }),
    refuses: ['time_not_valid', 'bundle_running'],
    limit: { per_minute: 6 },
  },
});
