import { phrases } from '@shwekan/phrases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/refusal-answer.ts';
import { smallPage } from './small-page.ts';

/** Where a game sends who leaves it. */
export const LEAVE_PATH = '/leave-game';
const SCRIPT_PATH = '/leave-game.js';

/** In a frame, also in one of the provider's own inside ours, the screen around the game leaves it (`screens/play/use-leave-asked.ts`); in a window of its own the app is what follows. */
const SCRIPT = `if (top === self) location.replace('/');
else top.postMessage('leave-game', location.origin);
`;

/** Any page may stand around it, as a provider's does between us and its game: it shows nothing, and tells our own pages alone. */
const POLICY = "default-src 'none';script-src 'self';style-src 'unsafe-inline';base-uri 'none'";

/** The page that leaves a game, and its script. */
export function serveLeaving(door: FastifyInstance): void {
  door.get(LEAVE_PATH, sendLeavePage);
  door.get(SCRIPT_PATH, (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=300').type('text/javascript; charset=utf-8').send(SCRIPT),
  );
}

/** Answers with the page that leaves a game: also to a game's frame that asks for the app. */
export function sendLeavePage(request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request.headers['accept-language']);
  const { back } = phrases[language].games;
  return reply
    .removeHeader('X-Frame-Options')
    .header('Content-Security-Policy', POLICY)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(smallPage({ language, title: back, body: `<script src="${SCRIPT_PATH}"></script><a href="/">${back}</a>` }));
}
