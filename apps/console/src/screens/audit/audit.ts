import type { Answer, CallName } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask } from '../../app/queries.ts';

export type AuditRow = Answer<CallName['GET /api/console/audit']>['data'][number];

export const AUDIT_ROWS_PER_PAGE = 50;

export const auditSearch = z.object({
  subject: z.string().max(80).optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
});

/** What operators did, newest first. */
export function auditTrail({ subject, page = 1 }: z.output<typeof auditSearch>) {
  const query = { subject, page, limit: AUDIT_ROWS_PER_PAGE };
  return { ...ask('GET /api/console/audit', { query }), placeholderData: keepPreviousData };
}
