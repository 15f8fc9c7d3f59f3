import type { AnswerRow } from '@shwekan/contract';
import { kyatOf } from '@shwekan/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';
import { pointsOf } from '../../parts/format.ts';

export type Correction = AnswerRow<'GET /api/console/adjustments'>;

export type CorrectedPurse = Correction['purse'];

export const CORRECTIONS_PER_PAGE = 50;

/** The balances that may be corrected. */
export const CORRECTED_PURSES = [
  { value: 'main', label: 'Main balance' },
  { value: 'game', label: 'Game balance' },
  { value: 'promotion', label: 'Promotion balance' },
  { value: 'points', label: 'Points' },
] as const satisfies readonly { value: CorrectedPurse; label: string }[];

/** How much a correction moves, in its unit: "5,000 kyat", "12 points". */
export function correctionShown({ purse, amount }: Pick<Correction, 'purse' | 'amount'>): string {
  return purse === 'points' ? `${pointsOf(amount)} points` : `${kyatOf(amount)} kyat`;
}

export const correctionsSearch = z.object({
  player: z.number().int().positive().optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
});

/** Corrections that are booked, newest first, asked again every few seconds. */
export function corrections({ player, page = 1 }: z.output<typeof correctionsSearch>) {
  const query = { player_id: player, page, limit: CORRECTIONS_PER_PAGE };
  return { ...ask('GET /api/console/adjustments', { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}
