import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Measure } from './metrics.ts';

/** What an audit writes down when it ends (`npm run audit -- --state FILE`). */
const AuditState = z.object({ ended_at: z.iso.datetime(), is_right: z.boolean() });

/** What is measured of the audits of the books, which run apart from any server, by the file that the last of them wrote. Nothing without one. */
export function auditMeasures(file: string | undefined): Measure[] {
  if (file === undefined) return [];
  const state = async () => AuditState.parse(JSON.parse(await readFile(file, 'utf8')));
  return [
    {
      name: 'shwekan_audit_right',
      help: '1 when the last audit found the books right, 0 when it found a difference.',
      label: null,
      read: async () => [{ value: (await state()).is_right ? 1 : 0 }],
    },
    {
      name: 'shwekan_audit_age_seconds',
      help: 'Since the last audit of the books ended.',
      label: null,
      read: async () => [{ value: (Date.now() - Date.parse((await state()).ended_at)) / 1000 }],
    },
  ];
}
