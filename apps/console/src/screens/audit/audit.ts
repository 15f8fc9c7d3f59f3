import type { AnswerRow } from '@shwekan/contract';
import { isDay } from '@shwekan/rules';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask } from '../../app/queries.ts';

export type AuditRow = AnswerRow<'GET /api/console/audit'>;

export const AUDIT_ROWS_PER_PAGE = 50;

const day = z.string().refine(isDay).optional().catch(undefined);
export const auditSearch = z.object({
  subject: z.string().max(80).optional().catch(undefined),
  action: z.string().max(60).optional().catch(undefined),
  operator: z.string().max(60).optional().catch(undefined),
  from: day,
  to: day,
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
});

export type AuditSearch = z.output<typeof auditSearch>;

/** What operators did, newest first. */
export function auditTrail({ page = 1, ...filter }: AuditSearch) {
  const query = { ...filter, page, limit: AUDIT_ROWS_PER_PAGE };
  return { ...ask('GET /api/console/audit', { query }), placeholderData: keepPreviousData };
}
