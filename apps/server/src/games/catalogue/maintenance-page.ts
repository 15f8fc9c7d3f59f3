import { phrases } from '@shwekan/phrases';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../platform/refusal-answer.ts';

export const MAINTENANCE_PATH = '/game-maintenance';

/** The page that a game opens with while games are under maintenance: a sentence in the player's language and the way back. */
export function serveMaintenance(door: FastifyInstance): void {
  door.get(MAINTENANCE_PATH, (request, reply) => {
    const asked = (request.query as { lang?: unknown }).lang;
    const language = languageOf(typeof asked === 'string' ? asked : request.headers['accept-language']);
    const { refusals, games } = phrases[language];
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(language, refusals.game_maintenance, games.back_home));
  });
}

const page = (language: string, sentence: string, back: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${sentence}</title><style>
:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;text-align:center;padding:24px;box-sizing:border-box;
font:16px/1.7 system-ui,sans-serif;background:light-dark(#faf7f0,#14120e);color:light-dark(#26221a,#f3ede0)}
svg{width:72px;height:72px;color:#c9941f}p{margin:16px 0 24px;max-width:22em;overflow-wrap:anywhere}
a{display:inline-block;padding:10px 24px;border-radius:12px;background:#c9941f;color:#1b1509;font-weight:600;text-decoration:none;line-height:1.7}
</style></head><body><main><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="M14.7 6.3a4 4 0 0 0-5.4 5L3.6 17a2 2 0 0 0 2.8 2.8l5.7-5.7a4 4 0 0 0 5-5.4l-2.6 2.6-2.4-.6-.6-2.4z"/></svg>
<p>${sentence}</p><a href="/">${back}</a></main></body></html>
`;
