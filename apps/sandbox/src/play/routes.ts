// What the games' pages ask. Every path begins with the session's token of the launch address; amounts are integers of pya.
//   GET  /api/play/:token                session, balance, games of the product
//   GET  /api/play/:token/game/:game     a game's state: limits, pay table, table, matches, an unfinished hand
//   GET  /api/play/:token/events         server-sent: table:<game>, matches, settled
//   GET  /api/play/:token/wagers         the player's last wagers with this product
//   POST /api/play/:token/spin           {key, game, bet_pya}
//   POST /api/play/:token/volley         {key, game, bullet_pya, shots: [kind]}
//   POST /api/play/:token/deal, act      {key, game, stake_pya} / {key, game, draws}
//   POST /api/play/:token/table          {key, game, round, bets: {bet: pya}}
//   POST /api/play/:token/sport          {key, selection}
//   POST /api/play/:token/tip            {key, game, amount_pya}
// `key` is the page's own: the same key again gets the same answer, so that an answer lost on the way to the phone is no second bet.
// A "no" is {no: code, balance_pya}, with HTTP 200 as well: it is an answer; `session_over` when the launch is unknown or old.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BULLETS_KYAT, FISH, FISHING_RETURN } from '../games/fishing.ts';
import { slotReturn } from '../games/slot.ts';
import { SLOTS } from '../games/slots.ts';
import { TABLES } from '../games/tables.ts';
import { type Game, gamesOf } from '../products.ts';
import { PlayRefusal, type Seat } from '../rounds.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Session } from './sessions.ts';

const Pya = z.number().int().positive().max(1_000_000_000);
const Keyed = z.object({ key: z.string().min(8).max(64) });
const InGame = Keyed.extend({ game: z.string() });
const Kind = z.enum(FISH.map((it) => it.kind));
const Spin = InGame.extend({ bet_pya: Pya });
const Volley = InGame.extend({ bullet_pya: Pya, shots: z.array(Kind).min(1).max(50) });
const Deal = InGame.extend({ stake_pya: Pya });
const Act = InGame.extend({ draws: z.boolean() });
const TableBet = InGame.extend({ round: z.string(), bets: z.record(z.string(), Pya) });
const Sport = Keyed.extend({
  selection: z.object({
    match: z.string(),
    market: z.enum(['1x2', 'ou']),
    line: z.number().nullable(),
    pick: z.string(),
    odds: z.number().int(),
    stake_pya: Pya,
  }),
});
const Tip = InGame.extend({ amount_pya: Pya });

const KEYS_KEPT = 40;
/** Counting every stop of every reel takes a moment: once is enough. */
const RETURNS = new Map(SLOTS.map((it) => [it.code, slotReturn(it)]));

/** The calls of the games' pages. */
export function playRoutes(sandbox: Sandbox, door: FastifyInstance): void {
  const answered = new WeakMap<Session, Map<string, Promise<unknown>>>();
  const once = (session: Session, key: string, work: () => Promise<unknown>): Promise<unknown> => {
    const known = answered.get(session) ?? new Map<string, Promise<unknown>>();
    answered.set(session, known);
    const before = known.get(key);
    if (before) return before;
    const now = work();
    known.set(key, now);
    for (const old of known.keys()) if (known.size > KEYS_KEPT) known.delete(old);
    return now;
  };
  const sessionOf = (request: FastifyRequest): Session => {
    const { token } = z.object({ token: z.string() }).parse(request.params);
    const session = sandbox.sessions.find(token);
    if (!session) throw new SessionOver();
    return session;
  };
  const play = <S extends typeof Keyed>(name: string, shape: S, work: (session: Session, body: z.output<S>) => Promise<unknown>) =>
    door.post(`/api/play/:token/${name}`, async (request) => {
      const session = sessionOf(request);
      const body = shape.safeParse(request.body);
      if (!body.success) throw new PlayRefusal('bad_request');
      return await once(session, body.data.key, () => work(session, body.data));
    });

  door.get('/api/play/:token', async (request) => {
    const session = sessionOf(request);
    const { product, game } = session;
    const whose = {
      dialect: product.dialect,
      product: product.code,
      game_type: game?.type ?? product.types[0] ?? 1,
      member: session.member,
    };
    const answer = await sandbox.callbacks.balance(whose);
    return {
      name: session.name,
      language: session.language,
      provider: product.provider,
      return_url: session.return_url,
      game: game?.code ?? null,
      games: game ? [game] : gamesOf(product),
      balance_pya: answer.outcome === 'done' ? answer.balance_pya : null,
    };
  });
  door.get('/api/play/:token/game/:game', async (request) =>
    gameState(sandbox, sessionOf(request), z.object({ game: z.string() }).parse(request.params).game),
  );
  door.get('/api/play/:token/wagers', async (request) => {
    const { member, product } = sessionOf(request);
    return { wagers: sandbox.wagers.latest(40, (it) => it.member === member && it.product === product.code) };
  });
  door.get('/api/play/:token/events', (request, reply) => {
    const session = sessionOf(request);
    reply.hijack();
    sandbox.streams.open(session, reply.raw);
  });

  const { instant } = sandbox;
  play('spin', Spin, (session, it) => instant.spin(seatOf(session, it.game), it.bet_pya));
  play('volley', Volley, (session, it) => instant.volley(seatOf(session, it.game), it.bullet_pya, it.shots));
  play('deal', Deal, (session, it) => instant.deal(seatOf(session, it.game), it.stake_pya));
  play('act', Act, (session, it) => instant.act(seatOf(session, it.game), it.draws));
  play('table', TableBet, async (session, it) => {
    const table = sandbox.tableOf(session.product, seatOf(session, it.game).game);
    if (!table) throw new PlayRefusal('bad_request');
    return await table.bet(session, it.round, it.bets);
  });
  play('sport', Sport, async (session, it) => {
    seatOf(session, 'football');
    return await sandbox.matches.bet(session, it.selection);
  });
  play('tip', Tip, async (session, it) => ({ balance_pya: await sandbox.rounds.tip(seatOf(session, it.game), it.amount_pya) }));
}

/** A launch that is unknown, or older than a session lives. */
export class SessionOver extends Error {}

/** Which game a session may play: the launched one, or any of the product's when it was launched into the lobby. */
function gameOf(session: Session, code: string): Game {
  const games = session.game ? [session.game] : gamesOf(session.product);
  const game = games.find((it) => it.code === code);
  if (!game) throw new PlayRefusal('bad_request');
  return game;
}

function seatOf(session: Session, code: string): Seat {
  return { member: session.member, product: session.product, game: gameOf(session, code) };
}

function gameState(sandbox: Sandbox, session: Session, code: string) {
  const game = gameOf(session, code);
  const slot = SLOTS.find((it) => it.code === code);
  const table = sandbox.tableOf(session.product, game);
  return {
    game,
    slot: slot ? { rules: slot, return: RETURNS.get(slot.code) ?? 0 } : null,
    fishing: game.type === 8 ? { fish: FISH, bullets_kyat: BULLETS_KYAT, return: FISHING_RETURN } : null,
    hand: game.type === 6 ? sandbox.instant.hand(session.member, session.product, game) : null,
    table: table ? { bets: TABLES.find((it) => it.code === code)?.bets ?? [], view: table.view(), mine: table.mine(session) } : null,
    sport: game.type === 3 ? { matches: sandbox.matches.view(), mine: sandbox.matches.mine(session) } : null,
  };
}
