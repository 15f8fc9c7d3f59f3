import type { AnswerRow } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export type Notice = AnswerRow<'GET /api/console/notices'>;
export type Audience = Notice['audience'];

export const NOTICES_PER_PAGE = 20;
export const TITLE_MAX = 80;
export const BODY_MAX = 300;

export const AUDIENCES = [
  { value: 'all', label: 'All players' },
  { value: 'level_1', label: 'Level 1' },
  { value: 'level_2', label: 'Level 2' },
  { value: 'player', label: 'One player' },
] as const satisfies readonly { value: Audience; label: string }[];

/** Whom a message is for, in words. */
export function audienceShown({ audience, player }: Pick<Notice, 'audience' | 'player'>): string {
  if (player) return `${player.name}, ${player.phone}`;
  return AUDIENCES.find((it) => it.value === audience)?.label ?? audience;
}

export const noticesSearch = z.object({ page: z.number().int().min(1).max(10_000).optional().catch(undefined) });

/** Messages that were confirmed, newest first, asked again every few seconds: their counts rise while they are sent. */
export function notices({ page = 1 }: z.output<typeof noticesSearch>) {
  const query = { page, limit: NOTICES_PER_PAGE };
  return { ...ask('GET /api/console/notices', { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}
