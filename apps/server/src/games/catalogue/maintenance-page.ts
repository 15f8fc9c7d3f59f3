import { phrases } from '@shwekan/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/refusal-answer.ts';
import { LEAVE_PATH } from './leave-page.ts';
import { smallPage } from './small-page.ts';

export const MAINTENANCE_PATH = '/game-maintenance';

const WRENCH = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="M14.7 6.3a4 4 0 0 0-5.4 5L3.6 17a2 2 0 0 0 2.8 2.8l5.7-5.7a4 4 0 0 0 5-5.4l-2.6 2.6-2.4-.6-.6-2.4z"/></svg>`;

/** The page that a game opens with while games are under maintenance: a sentence in the player's language and the way back. */
export function serveMaintenance(door: FastifyInstance): void {
  door.get(MAINTENANCE_PATH, (request, reply) => {
    const asked = (request.query as { lang?: unknown }).lang;
    const language = languageOf(typeof asked === 'string' ? asked : request.headers['accept-language']);
    const { refusals, games } = phrases[language];
    const body = `${WRENCH}<p>${refusals.game_maintenance}</p><a href="${LEAVE_PATH}">${games.back}</a>`;
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(smallPage({ language, title: refusals.game_maintenance, body }));
  });
}
