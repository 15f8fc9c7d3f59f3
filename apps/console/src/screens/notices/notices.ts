import type { AnswerRow } from '@shwekan/contract';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { pageNumber } from '../../app/search.ts';

export type Notice = AnswerRow<'GET /api/console/notices'>;
export type Audience = Notice['audience'];

const NOTICES_PER_PAGE = 20;
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

export const noticesSearch = z.object({ page: pageNumber });

/** Messages that were confirmed, newest first, as they change: their counts rise while they are sent. */
export function notices({ page = 1 }: z.output<typeof noticesSearch>) {
  const query = { page, limit: NOTICES_PER_PAGE };
  return live(askList('GET /api/console/notices', { query }), 'notices', 'deeds');
}
