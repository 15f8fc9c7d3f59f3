import type { AnswerRow } from '@shwekan/contract';
import { kyatOf } from '@shwekan/ui';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { pageNumber, rowNumber } from '../../app/search.ts';
import { pointsOf } from '../../parts/format.ts';

export type Correction = AnswerRow<'GET /api/console/adjustments'>;

export type CorrectedPurse = Correction['purse'];

const CORRECTIONS_PER_PAGE = 50;

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
  player: rowNumber,
  page: pageNumber,
});

/** Corrections that are booked, newest first. */
export function corrections({ player, page = 1 }: z.output<typeof correctionsSearch>) {
  const query = { player_id: player, page, limit: CORRECTIONS_PER_PAGE };
  return live(askList('GET /api/console/adjustments', { query }), 'cash', 'deeds');
}
