import type { Answer, CallName } from '@shwekan/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export type Campaign = Answer<CallName['GET /api/console/pocket-campaigns']>['data'][number];
export type Winner = Answer<CallName['GET /api/console/pocket-campaigns/:id/winners']>['data'][number];

export const CAMPAIGNS_PER_PAGE = 20;
export const WINNERS_PER_PAGE = 20;
export const pocketSearch = z.object({ page: z.number().int().min(1).max(10_000).optional().catch(undefined) });

/** Campaigns of pocket money, the latest first, asked again every few seconds. */
export function pocketCampaigns({ page = 1 }: z.output<typeof pocketSearch>) {
  const query = { page, limit: CAMPAIGNS_PER_PAGE };
  return { ...ask('GET /api/console/pocket-campaigns', { query }), refetchInterval: REFRESH_MS, placeholderData: keepPreviousData };
}

/** Who won in a campaign. */
export function campaignWinners(id: number, page: number) {
  return {
    ...ask('GET /api/console/pocket-campaigns/:id/winners', { params: { id }, query: { page, limit: WINNERS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  };
}

/** Why this operator cannot start a campaign, or null: nobody starts what they wrote themselves. */
export function refuseStart(campaign: Pick<Campaign, 'changed_by'>, username: string): string | null {
  return campaign.changed_by === username ? 'You wrote this. Another operator has to start it.' : null;
}
