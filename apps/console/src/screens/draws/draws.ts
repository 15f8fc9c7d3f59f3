import type { Answer, CallName } from '@shwekan/contract';
import { addDays, isDay, yangonDay } from '@shwekan/rules';
import { keepPreviousData } from '@tanstack/react-query';
import { z } from 'zod';
import { clock } from '../../app/call.ts';
import { ask, REFRESH_MS } from '../../app/queries.ts';

export type Draw = Answer<CallName['GET /api/console/draws']>['data'][number];

/** Without a day: today. */
export const drawsSearch = z.object({ day: z.string().refine(isDay).optional().catch(undefined) });

/** Today in Yangon, by the product's clock. */
export function today(): string {
  return yangonDay(new Date(clock.now()));
}

/** The draws of a day, asked again every few seconds. */
export function drawsOfDay({ day = today() }: z.output<typeof drawsSearch>) {
  return { ...drawsBetween(day, day), placeholderData: keepPreviousData };
}

/** The draws from a day to another, both included. */
export function drawsBetween(from: string, to: string) {
  return { ...ask('GET /api/console/draws', { query: { lottery: '2D', from, to } }), refetchInterval: REFRESH_MS };
}

/** The draws that the overview looks at: results may wait from days before, bets for days ahead. */
export function drawsAround() {
  return drawsBetween(addDays(today(), -7), addDays(today(), 7));
}

/** True when a proposed result waits for somebody to confirm or reject it. */
export function waitsForDecision(draw: Draw): boolean {
  return draw.result === null && draw.void_reason === null && draw.proposals.some((it) => it.state === 'proposed');
}
