import type { AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import { askList } from '../../app/queries.ts';
import { language, say } from '../../app/say.tsx';
import { dayText, pageNumber, searchText } from '../../app/search.ts';

export type AuditRow = AnswerRow<'GET /api/console/audit'>;

const AUDIT_ROWS_PER_PAGE = 50;
const DEED_OF_A_KIND = /^(ask|confirm|refuse|withdraw|claim|release|hand over) (.+)$/;

export const auditSearch = z.object({
  subject: searchText(),
  action: searchText(60),
  operator: searchText(60),
  from: dayText,
  to: dayText,
  page: pageNumber,
});

export type AuditSearch = z.output<typeof auditSearch>;

/** What was done, as it is read: a deed of two or a claim that has no words of its own is named by what it is of and what became of it. */
export function deedShown(action: string): string {
  const words = action.replaceAll('_', ' ');
  const said = say(words);
  const [, verb, kind] = DEED_OF_A_KIND.exec(words) ?? [];
  return language === 'en' || said !== words || verb === undefined || kind === undefined ? said : `${say(kind)} ${say(verb)}`;
}

/** What operators did, newest first. */
export function auditTrail({ page = 1, ...filter }: AuditSearch) {
  const query = { ...filter, page, limit: AUDIT_ROWS_PER_PAGE };
  return askList('GET /api/console/audit', { query });
}
