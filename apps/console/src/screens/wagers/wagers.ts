import type { Answer, AnswerRow } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask } from '../../app/queries.ts';

export type Wager = AnswerRow<'GET /api/console/wagers'>;
export type Trail = Answer<'GET /api/console/wagers/:id'>;

export const WAGERS_PER_PAGE = 50;

export const STATES = [
  { value: '', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
  { value: 'void', label: 'Void' },
] as const;

export const wagersSearch = z.object({
  search: z.string().max(200).optional().catch(undefined),
  status: z.enum(['open', 'settled', 'void']).optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
});

/** Wagers of provider games, newest first. */
export function wagers({ search, status, page = 1 }: z.output<typeof wagersSearch>) {
  return {
    ...ask('GET /api/console/wagers', { query: { search, status, page, limit: WAGERS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  };
}

/** A wager with everything about it. */
export function wagerTrail(id: number) {
  return ask('GET /api/console/wagers/:id', { params: { id } });
}

/** JSON as it came, broken into lines where it is any. */
export function laidOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
