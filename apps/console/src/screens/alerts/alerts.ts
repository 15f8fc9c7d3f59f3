import type { AnswerRow } from '@shwekan/contract';
import type { LotteryCode } from '@shwekan/rules';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { dayText, pageNumber } from '../../app/search.ts';
import { lotterySearch } from '../../parts/lottery-choice.ts';

export type OpenAlert = AnswerRow<'GET /api/console/alerts'>;

const ALERTS_PER_PAGE = 50;

export const alertsSearch = z.object({ page: pageNumber });

/** What needs an eye, newest first. */
export function alerts({ page = 1 }: z.output<typeof alertsSearch>) {
  const query = { page, limit: ALERTS_PER_PAGE };
  return live(askList('GET /api/console/alerts', { query }), 'alerts');
}

const About = z
  .object({
    draw_id: z.number().int().positive().optional().catch(undefined),
    player_id: z.number().int().positive().optional().catch(undefined),
    day: dayText,
    lottery: lotterySearch,
  })
  .catch({});

/** What an alert is about: a draw, a player, the draws of a lottery on a day, or none of them. */
type Subject = { draw_id: string } | { player_id: string } | { day: string; lottery: LotteryCode | undefined } | null;

/** Where an operator looks at what an alert is about: at its draw or its player when it names one, else at the draws of its day. */
export function subjectOf(data: unknown): Subject {
  const { draw_id, player_id, day, lottery } = About.parse(data);
  if (draw_id !== undefined) return { draw_id: String(draw_id) };
  if (player_id !== undefined) return { player_id: String(player_id) };
  return day === undefined ? null : { day, lottery };
}

/** What the words of an operator were written to, as the audit trail names it ("conversation:12"), and who wrote them. */
const OperatorDeed = z.object({ about: z.string().optional().catch(undefined), by: z.string().optional().catch(undefined) }).catch({});

/** What an alert says of an operator's deed: who did it, and to what; neither of most alerts. */
export function deedOf(data: unknown): { about?: string | undefined; by?: string | undefined } {
  return OperatorDeed.parse(data);
}

const LINKS = ['draw_id', 'about'];

/** What an alert tells beside what it leads to. */
export function withoutLink(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !LINKS.includes(name)));
}
