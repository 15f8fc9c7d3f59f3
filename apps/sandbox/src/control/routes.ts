// The test buttons, for a person at /control and for tests. From this machine only; amounts are kyat.
//   GET  /control/api/state
//   POST /control/api/faults        {delay_ms?, drop_requests?, drop_answers?}   what goes wrong with the next callbacks
//   POST /control/api/repeat        {callback?, times?}                           sends a callback (the last one) again, letter for letter
//   POST /control/api/rollback      {wager?, action?: "rollback" or "cancel"}     takes a bet back (the last one)
//   POST /control/api/resettle      {wager?, payout}                              corrects what a settled bet won
//   POST /control/api/push          {wager?}                                      sends its report row again
//   POST /control/api/give          {member, product, game, amount, action: "bonus" or "jackpot"}
//   POST /control/api/out-of-order  {member, product, game, amount, first: "result" or "rollback"}   sends that, and then the bet
//   POST /control/api/crowd         {members, product, game, bet, rounds_each?, at_once?}
//   POST /control/api/finish-match  {match}
// Without `wager` or `callback` the latest one is meant.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Answer, Callback } from '../callbacks/callback.ts';
import { findGame, findProduct, GAMES, type Game, PRODUCTS, type Product } from '../products.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Wager } from '../wagers.ts';
import { runCrowd } from './crowd.ts';

const Kyat = z.number().nonnegative().max(100_000_000).multipleOf(0.01);
const Count = z.number().int().min(0).max(1_000);
const Place = z.object({ member: z.string().min(1), product: z.number().int(), game: z.string() });
const Faults = z.object({
  delay_ms: z.number().int().min(0).max(60_000).optional(),
  drop_requests: Count.optional(),
  drop_answers: Count.optional(),
});
const Repeat = z.object({ callback: z.string().optional(), times: z.number().int().min(1).max(20).default(1) });
const Back = z.object({ wager: z.string().optional(), action: z.enum(['rollback', 'cancel']).default('rollback') });
const Resettle = z.object({ wager: z.string().optional(), payout: Kyat });
const Push = z.object({ wager: z.string().optional() });
const Give = Place.extend({ amount: Kyat, action: z.enum(['bonus', 'jackpot']).default('bonus') });
const Disorder = Place.extend({ amount: Kyat, first: z.enum(['result', 'rollback']) });
const Crowd = z.object({
  members: z.array(z.string().min(1)).min(1).max(1_000),
  product: z.number().int(),
  game: z.string(),
  bet: Kyat,
  rounds_each: z.number().int().min(1).max(200).default(5),
  at_once: z.number().int().min(1).max(64).default(16),
});
const Finish = z.object({ match: z.string() });

/** Opens the test buttons. */
export function controlRoutes(sandbox: Sandbox, door: FastifyInstance): void {
  const { callbacks, rounds, wagers } = sandbox;
  const deed = <S extends z.ZodType>(name: string, shape: S, work: (it: z.output<S>) => Promise<unknown> | unknown) =>
    door.post(`/control/api/${name}`, { onRequest: thisMachineOnly }, async (request, reply) => {
      const asked = shape.safeParse(request.body ?? {});
      if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) });
      return await work(asked.data);
    });
  const theWager = (code?: string): Wager => found(code ? wagers.find(code) : wagers.latest(1)[0], 'wager');
  const theCallback = (id?: string): Callback => found(id ? callbacks.find(id) : callbacks.latest()[0], 'callback');

  door.get('/control/api/state', { onRequest: thisMachineOnly }, async () => ({
    products: PRODUCTS,
    games: GAMES,
    members: sandbox.sessions.members(),
    faults: callbacks.faults,
    callbacks: callbacks.latest().slice(0, 40),
    wagers: wagers.latest(40),
    matches: sandbox.matches.view(),
    alerts: sandbox.alerts.taken,
  }));
  deed('faults', Faults, (it) => Object.assign(callbacks.faults, it));
  deed('repeat', Repeat, async (it) => {
    const callback = theCallback(it.callback);
    const answers: Answer[] = [];
    for (let i = 0; i < it.times; i += 1) answers.push(await callbacks.sendOnce(callback));
    return { callback: callback.id, answers };
  });
  deed('rollback', Back, (it) => rounds.callOff(theWager(it.wager), it.action, 'taken back by a test button'));
  deed('resettle', Resettle, (it) => rounds.resettle(theWager(it.wager), pya(it.payout)));
  deed('push', Push, (it) => rounds.push(theWager(it.wager)));
  deed('give', Give, (it) => rounds.give(seatOf(it), it.action, pya(it.amount)));
  deed('out-of-order', Disorder, async (it) => {
    const { product, game } = seatOf(it);
    const of = { dialect: product.dialect, product: product.code, game: game.code, game_type: game.type, member: it.member };
    const wager = wagers.open({ ...of, bet_pya: pya(it.amount), detail: `${it.first} before the bet` });
    const bet = rounds.draft('bet', wager, -wager.bet_pya);
    wagers.change(wager, { status: it.first === 'result' ? 'settled' : 'void', settled_at: Date.now() });
    const first = await callbacks.sendOnce(rounds.draft(it.first, wager, it.first === 'result' ? 0 : wager.bet_pya));
    return { wager: wager.code, first, bet: await callbacks.sendOnce(bet) };
  });
  deed('crowd', Crowd, (it) => runCrowd(rounds, { ...it, ...seatOf({ ...it, member: '' }), bet_pya: pya(it.bet) }));
  deed('finish-match', Finish, (it) => ({ finished: sandbox.matches.finish(it.match) }));
}

/** A page that is not there, or a name that is not known. */
export class NotThere extends Error {}

/** The buttons move other people's money: only this machine may press them, by a name that is this machine's. */
async function thisMachineOnly(request: FastifyRequest): Promise<void> {
  const near = /^(127\.|::1$|::ffff:127\.)/.test(request.ip) && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(request.hostname);
  if (!near) throw new NotThere('page');
}

function seatOf({ member, product, game }: z.output<typeof Place>): { member: string; product: Product; game: Game } {
  return { member, product: found(findProduct(product), 'product'), game: found(findGame(game), 'game') };
}

function found<T>(it: T | undefined, what: string): T {
  if (it === undefined) throw new NotThere(what);
  return it;
}

function pya(kyat: number): number {
  return Math.round(kyat * 100);
}
