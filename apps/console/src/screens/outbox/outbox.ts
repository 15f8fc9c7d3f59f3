import type { AnswerRow } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export type TextMessage = AnswerRow<'GET /api/console/outbox'>;

export const MESSAGES_PER_PAGE = 50;

export const outboxSearch = z.object({
  phone: z.string().max(20).optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
});

/** The text messages sent, newest first, asked again every few seconds. */
export function outbox({ phone, page = 1 }: z.output<typeof outboxSearch>) {
  const query = { phone, page, limit: MESSAGES_PER_PAGE };
  return { ...ask('GET /api/console/outbox', { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}
