import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { newToken } from '../../../apps/server/src/platform/tokens.ts';
import { type Dice, diceOf } from '../../../apps/server/test/dice.ts';
import { begin } from '../../../apps/server/test/model/begin.ts';
import { ask, moveClock, openModelHouse, PASSWORD } from '../../../apps/server/test/model/house.ts';
import { readDraws } from '../../../apps/server/test/model/known-draws.ts';
import { Model } from '../../../apps/server/test/model/model.ts';
import { mondayOf } from '../../../apps/server/test/model/rewards.ts';
import { Difference, type Scene } from '../../../apps/server/test/model/scene.ts';
import type { Player } from '../../../apps/server/test/model/things.ts';
import { environmentOf } from '../../../apps/server/test/server-process.ts';
import { boundToStarter } from '../../../tools/bound-process.ts';
import type { BenchDatabase } from '../../database.ts';
import { type HouseServer, houseServer } from '../house/house.ts';
import { type Fed, FeedPlans } from './feed-faults.ts';
import type { Turn, TurnEnd } from './worker.ts';

export const DAY_MS = 86_400_000;
const WORKER = new URL('./worker.ts', import.meta.url).pathname;
/** How far back the model looks for draws that may still change. */
const LOOK_BACK_MS = 45 * DAY_MS;
/** One player of so many logs in as everybody does, the others' sessions are written down: a password takes a tenth of a second. */
const LOGS_IN = 20;

/** A house that lives: its model, its processes, and what its proof counts. */
export type Life = {
  scene: Scene;
  plans: FeedPlans;
  database: BenchDatabase;
  dice: Dice;
  worker: Worker;
  server: HouseServer;
  /** Draws whose feed, or whose operators, gave reason for an alert. */
  troubled: Set<number>;
  /** Draws that were taken back once: their feed is not believed any more. */
  reversed: Set<number>;
  /** Draws of which operators rejected what the other feed said. */
  cleared: Set<number>;
  counts: Record<string, number>;
};

export function count(life: Pick<Life, 'counts'>, what: string, more = 1): void {
  life.counts[what] = (life.counts[what] ?? 0) + more;
}

/** Whoever does the house's work by itself: a process that takes turns, and may be killed in one. */
type Worker = { start(): Promise<void>; kill(): Promise<void>; turn(asked: Turn, kill_after_ms?: number): Promise<string[] | null> };

function workerOf(env: NodeJS.ProcessEnv, words: string[]): Worker {
  let child: ChildProcess | null = null;
  /** What the worker says next; null when it ends before that. */
  const heard = (from: ChildProcess) =>
    new Promise<string[] | null>((resolve) => {
      const hear = (said: TurnEnd) => end(said.failed);
      const gone = () => end(null);
      const end = (said: string[] | null) => {
        from.off('message', hear).off('exit', gone);
        resolve(said);
      };
      from.on('message', hear).on('exit', gone);
    });
  const worker: Worker = {
    async start() {
      child = spawn(...boundToStarter(process.execPath, [WORKER, ...words]), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      if ((await heard(child)) === null) throw new Error('the worker ended before it began');
    },
    async kill() {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    /** What failed in a turn; null when the worker was killed in it. */
    async turn(asked, kill_after_ms) {
      if (child === null) throw new Error('the worker is not there');
      const doing = heard(child);
      child.send(asked);
      const timer = kill_after_ms === undefined ? undefined : setTimeout(() => void worker.kill(), kill_after_ms);
      const failed = await doing;
      clearTimeout(timer);
      return failed;
    },
  };
  return worker;
}

/** `idle` is the loop that the worker leaves alone, for a control. */
type Beginning = { seed: number; player_count: number; idle?: string | undefined };

/** Opens a house on a database with the demo clock and begins its life. Who opens it ends it. */
export async function openLife(database: BenchDatabase, { seed, player_count, idle = '' }: Beginning): Promise<Life> {
  const place = {
    LOG_KEY_DIR: join(database.folder, '..', 'log-key'),
    DATA_DIR: filesOf(database),
    DISK_FREE_MB: '0',
    DISK_FREE_PERCENT: '0',
  };
  const server = houseServer(database.url, { ...place, ROLES: 'api,desk,streams,console' });
  const worker = workerOf(environmentOf(database.url, { ...place, ROLES: 'worker' }), [String(seed), idle]);
  await Promise.all([server.start(), worker.start()]);
  const sql = async (text: string, values?: unknown[]) => (await database.owner.query(text, values)).rows;
  const doors = doorsOf(server);
  const model = new Model();
  const opened = await openModelHouse({ doors, sql, world: database.worldOf(2) }, player_count);
  model.players = opened.players;
  const dice = diceOf(seed);
  const scene: Scene = { house: opened.house, model, dice, done: new Map(), refused: new Map(), is_waiting: false };
  const life: Life = {
    scene,
    plans: new FeedPlans(seed),
    database,
    dice,
    worker,
    server,
    troubled: new Set(),
    reversed: new Set(),
    cleared: new Set(),
    counts: {},
  };
  scene.house.hurry = () => takeTurn(life, 'short');
  await takeTurn(life, 'whole');
  await begin(scene);
  const sessions = sessionsOf(life);
  scene.house.letIn = (player) => sessions(player);
  return life;
}

/** Where a house that lives has its files. */
export function filesOf({ folder }: Pick<BenchDatabase, 'folder'>): string {
  return join(folder, '..', 'files');
}

function doorsOf(server: HouseServer) {
  return {
    get player_url() {
      return server.url;
    },
    get console_url() {
      return server.console_url;
    },
  };
}

/** The worker takes a turn; a turn in which it is killed is taken again by one that starts anew. */
export async function takeTurn(life: Life, turn: Turn['turn'], kill_after_ms?: number): Promise<void> {
  const failed = await life.worker.turn({ turn }, kill_after_ms);
  if (failed === null) {
    if (kill_after_ms === undefined) throw new Error('the worker ended, and nobody killed it');
    count(life, 'workers killed');
    await life.worker.start();
    return takeTurn(life, turn);
  }
  if (failed.length > 0) throw new Difference(`a job failed: ${failed.join('\n')}`);
}

/** The product clock goes to an instant, and the house does what is due then. */
export async function goTo(life: Life, to: number, turn: Turn['turn'], kill_after_ms?: number): Promise<void> {
  const { house, model } = life.scene;
  // What waits to be read is read in its week.
  if (mondayOf(to) !== mondayOf(model.now())) await takeTurn(life, 'short');
  await moveClock(house, model, to);
  await takeTurn(life, turn, kill_after_ms);
  model.pass();
  const since = Math.max(model.began, model.now() - LOOK_BACK_MS);
  await readDraws(house, model, since);
  for (const [id, it] of model.draws) if (it.closes <= since && (it.result !== null || it.is_void)) model.draws.delete(id);
  await settleByFeeds(life);
}

/** What the trusted feeds told by now stands in the model as well. */
async function settleByFeeds({ scene: { model }, plans, reversed, cleared, troubled }: Life): Promise<void> {
  const now = model.now();
  for (const draw of [...model.draws.values()]) {
    if (!isFed(draw.code) || draw.draws > now || draw.result !== null || draw.is_void || reversed.has(draw.id)) continue;
    const { told, told_ms, rival, fault } = await plans.of(draw.code, draw.day, draw.section);
    if (fault !== null) for (const it of [draw, ...model.followersOf(draw)]) troubled.add(it.id);
    if (told !== null && told_ms <= now && (rival === null || cleared.has(draw.id))) model.settle(draw, told);
  }
}

export function isFed(code: string): code is Fed {
  return code === '2D' || code === 'C2D' || code === '3D';
}

/** A use within a minute of the one before is not written, and a call may be under way for long: so near its end a session may be either. */
const SLACK_MS = 300_000;

/** Sessions as the product has them: thirty days from the last use, ninety from the first. Who is out is refused, and comes in again. */
function sessionsOf(life: Life): (player: Player) => Promise<void> {
  const { house, model } = life.scene;
  const known = new Map<Player, { opened: number; seen: number }>();
  return async (player) => {
    const now = model.now();
    const session = known.get(player);
    const left_ms =
      session === undefined ? Number.POSITIVE_INFINITY : Math.min(session.seen + 30 * DAY_MS, session.opened + 90 * DAY_MS) - now;
    if (session === undefined || left_ms > SLACK_MS) {
      // The first session of everybody ends never: it was not opened by a login. Its first use gives it its end.
      known.set(player, { opened: session?.opened ?? model.began, seen: now });
      return;
    }
    const out = left_ms < -SLACK_MS ? await ask(house, 'GET /api/user/profile', { token: player.token }) : null;
    if (out !== null && out.status !== 401)
      throw new Difference(`the session of player ${player.n} is over, and the product says ${out.status}`);
    player.token = player.n % LOGS_IN === 0 ? await logIn(life, player) : await writeSession(life, player);
    count(life, 'sessions ended');
    known.set(player, { opened: now, seen: now });
  };
}

async function logIn({ scene: { house } }: Life, { phone, n }: Player): Promise<string> {
  const { status, body } = await ask(house, 'POST /api/user/login', { body: { phone, password: PASSWORD } });
  if (status !== 200) throw new Difference(`player ${n} cannot log in: ${JSON.stringify(body)}`);
  return body.token;
}

async function writeSession({ scene: { house } }: Life, { id }: Player): Promise<string> {
  const { token, hash } = newToken();
  await house.sql(`insert into player_session (token_hash, player_id, expires_at) values ($1, $2, product_now() + interval '30 days')`, [
    hash,
    id,
  ]);
  return token;
}
