import type { Answer, CallName } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export type Correction = Answer<CallName['GET /api/console/adjustments']>['data'][number];

export const CORRECTIONS_PER_PAGE = 50;

export const correctionsSearch = z.object({
  player: z.number().int().positive().optional().catch(undefined),
  page: z.number().int().min(1).max(10_000).optional().catch(undefined),
});

/** Corrections of balances, proposed ones first, asked again every few seconds. */
export function corrections({ player, page = 1 }: z.output<typeof correctionsSearch>) {
  const query = { player_id: player, page, limit: CORRECTIONS_PER_PAGE };
  return { ...ask('GET /api/console/adjustments', { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}

/** Why this operator cannot confirm a correction, or null: nobody confirms what they proposed themselves. */
export function refuseConfirm(correction: Pick<Correction, 'proposed_by'>, username: string): string | null {
  return correction.proposed_by === username ? 'You proposed this. A second operator has to confirm it.' : null;
}
