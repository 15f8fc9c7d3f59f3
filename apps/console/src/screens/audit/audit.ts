import type { AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import { askList } from '../../app/queries.ts';
import { dayText, pageNumber, searchText } from '../../app/search.ts';

export type AuditRow = AnswerRow<'GET /api/console/audit'>;

const AUDIT_ROWS_PER_PAGE = 50;

export const auditSearch = z.object({
  subject: searchText(),
  action: searchText(60),
  operator: searchText(60),
  from: dayText,
  to: dayText,
  page: pageNumber,
});

export type AuditSearch = z.output<typeof auditSearch>;

/** What operators did, newest first. */
export function auditTrail({ page = 1, ...filter }: AuditSearch) {
  const query = { ...filter, page, limit: AUDIT_ROWS_PER_PAGE };
  return askList('GET /api/console/audit', { query });
}
