import type { AnswerRow } from '@shwekan/contract';

export type Hint = AnswerRow<'GET /api/console/number-hints'>;
export const HINTS = ['GET /api/console/number-hints'] as const;

/** As the trade calls them. */
export const KIND_NAMES: Record<Hint['kind'], string> = { modern: 'Modern', internet: 'Internet' };
