import type { AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { pageNumber, searchText } from '../../app/search.ts';

export type TextMessage = AnswerRow<'GET /api/console/outbox'>;

const MESSAGES_PER_PAGE = 50;

export const outboxSearch = z.object({
  phone: searchText(20),
  page: pageNumber,
});

/** The text messages sent, newest first. */
export function outbox({ phone, page = 1 }: z.output<typeof outboxSearch>) {
  const query = { phone, page, limit: MESSAGES_PER_PAGE };
  return live(askList('GET /api/console/outbox', { query }), 'outbox');
}

export function stateColor({ error }: TextMessage): string {
  return error === null ? 'green' : 'red';
}
