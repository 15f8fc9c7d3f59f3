import type { AnswerRow } from '@shwekan/contract';
import { ask } from '../../app/queries.ts';

export type Dialect = AnswerRow<'GET /api/console/game-dialects'>;

export const DIALECTS_CALL = 'GET /api/console/game-dialects';

/** How we and the aggregators speak to each other. */
export const dialects = ask(DIALECTS_CALL, {});

/** Addresses and networks as typed: one a line, or with commas between. */
export function listTyped(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => word !== '');
}
