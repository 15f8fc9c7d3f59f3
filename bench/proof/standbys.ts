import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { diceOf } from '../../apps/server/test/dice.ts';
import { freePort } from '../../tools/free-port.ts';
import { findBinaries } from '../../tools/postgres/binaries.ts';
import { makeTemporaryHome } from '../../tools/postgres.ts';
import { sendCall } from './house/call.ts';
import { DAY, type House, inHouse } from './house/house.ts';
import type { Node } from './house/node.ts';
import { mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { NAMES, type Standbys, standbysOf } from './house/standbys.ts';
import { type Way, wayTo } from './house/way.ts';

// A house whose reports read from two standbys, which lag, stop, freeze, die, are promoted, or follow a history that was given up: a report tells everything that anybody
// was told before it was asked for, or it is refused. `npm run proof -- standbys [seed] [bets]`.
const SEED = Number(process.argv[2] ?? 20261127);
const BETS = Number(process.argv[3] ?? 60);
const KYAT = 100;
const LAG_MS = 150;
/** A page waits two seconds for a standby; what is frozen is found out within one more, and who asks for the place of the log is no slower than that. */
const REFUSED_WITHIN_MS = 4500;
const PATIENCE_MS = 60_000;

type Scene = {
  house: House;
  nodes: Standbys;
  leaderWay: Way;
  standbyWay: Way;
  figuresUrl: string;
  found: string[];
  keys: number;
  balances: Map<number, string>;
};
type Report = { status: number; newest: string | undefined; took_ms: number };

const figures: string[] = [];
const dice = diceOf(SEED);

/** A player bets until it is acknowledged; what they have then is what the next report must tell. */
async function bet(scene: Scene, n = dice.below(scene.house.players.length)): Promise<number> {
  const { house } = scene;
  const [player, server] = [house.players[n], house.servers[0]];
  if (player === undefined || server === undefined) throw new Error('the house is empty');
  const headers = { Authorization: `Bearer ${player.token}`, 'Idempotency-Key': `bet-${SEED}-${scene.keys++}-of-a-proof` };
  const bet_obj = [{ bet_number: String(dice.below(100)).padStart(2, '0'), amount: 100 * (1 + dice.below(5)) }];
  const body = { section: '12:01 PM', date: DAY, bet_obj };
  for (const end = performance.now() + PATIENCE_MS; ; await wait(20)) {
    const answer = await sendCall(server, { side: 'player', path: '/api/user/betting', headers, body });
    if (answer?.status === 200) {
      scene.balances.set(n, (Number(answer.body['user_balance']) * KYAT).toFixed(0));
      return n;
    }
    if (performance.now() > end) throw new Error(`a bet is not taken: ${JSON.stringify(answer)}`);
  }
}

/** The statement of a player, as an operator reads it. */
async function report({ house }: Scene, n: number): Promise<Report> {
  const began = performance.now();
  const origin = house.servers[0]?.console_url ?? '';
  const answer = await fetch(new URL(`/api/console/players/${house.players[n]?.id}/statement`, origin), {
    headers: { Cookie: `operator=${house.operators.cash.token}`, Origin: new URL(origin).origin },
  });
  const said = (await answer.json()) as { data?: { balance_after: string }[] };
  const newest = said.data?.[0]?.balance_after;
  return { status: answer.status, newest: newest && (Number(newest) * KYAT).toFixed(0), took_ms: performance.now() - began };
}

/** Reads what was told before, and writes down a report that lacks it. Answers how it was answered. */
async function mustTell(scene: Scene, when: string, n: number): Promise<Report> {
  const due = scene.balances.get(n);
  const it = await report(scene, n);
  if (it.status === 200 && it.newest !== due)
    scene.found.push(`stale: ${when}, a report says ${it.newest} of a player who was told ${due}`);
  if (it.status !== 200 && it.status !== 503) scene.found.push(`${when}: a report is answered ${it.status}`);
  return it;
}

/** While no standby can tell it: a report is refused in time, and money goes on. */
async function mustBeRefused(scene: Scene, when: string): Promise<void> {
  const it = await mustTell(scene, when, await bet(scene));
  if (it.status !== 503) scene.found.push(`${when}: a report is answered ${it.status}`);
  if (it.took_ms > REFUSED_WITHIN_MS) scene.found.push(`${when}: a report is refused after ${Math.round(it.took_ms)} ms`);
  figures.push(`${when}: reports are refused as busy after ${(it.took_ms / 1000).toFixed(1)} s, bets are taken`);
  print(figures.at(-1) ?? '');
}

/** Once it can: a report is answered again, with all that was told meanwhile. */
async function mustComeBack(scene: Scene, when: string): Promise<void> {
  const n = await bet(scene);
  for (const end = performance.now() + PATIENCE_MS; (await mustTell(scene, when, n)).status !== 200; )
    if (performance.now() > end) throw new Error(`${when}: reports do not come back`);
}

/** Bets, each read at once, of standbys that replay everything late. */
async function readOwnWrites(scene: Scene, count: number): Promise<{ refused: number; waited_ms: number }> {
  let [refused, waited_ms] = [0, 0];
  for (let n = 0; n < count; n += 1) {
    const it = await mustTell(scene, 'right after a bet', await bet(scene));
    waited_ms += it.took_ms;
    if (it.status !== 200) refused += 1;
  }
  return { refused, waited_ms: waited_ms / count };
}

const each = (nodes: Node[], sql: string) => Promise.all(nodes.map((it) => it.ask(sql)));
const lagging = (nodes: Node[], ms: number) =>
  each(nodes, `alter system set recovery_min_apply_delay = '${ms}ms'`).then(() => each(nodes, 'select pg_reload_conf()'));

async function onStandbys(work: (scene: Scene) => Promise<void>): Promise<void> {
  const homes = await Promise.all(NAMES.map(() => makeTemporaryHome(tmpdir(), findBinaries().runAs)));
  const ways: Way[] = [];
  let nodes: Standbys | null = null;
  const figuresPort = await freePort();
  const settings: Record<string, string> = { METRICS_PORT: String(figuresPort) };
  try {
    const reach = async (url: string) => {
      nodes = await standbysOf(url, homes, { standby_names: `ANY 1 (${NAMES.join(', ')})` });
      ways.push(await wayTo(nodes.leader().url), await wayTo(nodes.followers()[0]?.url ?? ''));
      settings['STANDBYS_HOST'] = new URL(ways[1]?.url ?? '').host;
      return ways[0]?.url ?? '';
    };
    await inHouse({ players: 8, servers: 1, reach, settings }, async (house) => {
      const [leaderWay, standbyWay] = ways;
      if (nodes === null || leaderWay === undefined || standbyWay === undefined) throw new Error('the house has no standbys');
      const figuresUrl = `http://127.0.0.1:${figuresPort}/metrics`;
      await work({ house, nodes, leaderWay, standbyWay, figuresUrl, found: [], keys: 0, balances: new Map() });
    });
  } finally {
    for (const it of ways) it.close();
    await (nodes as Standbys | null)?.end();
    for (const it of homes) rmSync(it, { recursive: true, force: true });
  }
}

/** How often a wait for a standby ended so, as the server's own figures say it. */
async function countWaits({ figuresUrl }: Scene): Promise<Map<string, number>> {
  const text = await (await fetch(figuresUrl)).text();
  const lines = text.matchAll(/^shwekan_standby_wait_seconds_count\{end="(\w+)"\} (\d+)$/gm);
  return new Map([...lines].map(([, end = '', count]) => [end, Number(count)]));
}

/** A standby that had more of the old primary's history than who leads now: its place in the log is further, and it is not of this history. */
async function partHistories(scene: Scene): Promise<void> {
  const { nodes, leaderWay, standbyWay } = scene;
  const old = nodes.leader();
  const [next, parted] = nodes.followers() as [Node, Node];
  await next.follow(null);
  await bet(scene);
  // More than the next one will have written when it is asked.
  await old.ask(`select count(pg_logical_emit_message(false, '', repeat('x', 1000000))) from generate_series(1, 8)`);
  await nodes.untilEqual([parted]);
  await parted.follow(null);
  await old.kill();
  // What the bet above was told is lost by this choice, which no watcher may make: only that is forgotten here.
  await next.promote();
  await each([next], `alter system set synchronous_standby_names = ''`);
  await each([next], 'select pg_reload_conf()');
  leaderWay.pointTo(next.url);
  standbyWay.pointTo(parted.url);
  await mustBeRefused(scene, 'the standby has more of a history that nobody leads any more');
  await parted.kill();
  await parted.copyFrom(next.url);
  standbyWay.pointTo(parted.url);
  await mustComeBack(scene, 'it is a fresh copy of who leads');
}

await onStandbys(async (scene) => {
  const { nodes, standbyWay, found } = scene;
  const [one, other] = nodes.followers() as [Node, Node];
  await lagging([one, other], LAG_MS);
  const { refused, waited_ms } = await readOwnWrites(scene, BETS);
  if (refused > 0) found.push(`${refused} reports were refused of standbys that lag ${LAG_MS} ms`);
  figures.push(
    `${BETS} bets, each told by the report that was asked for right after it, of standbys that replay everything ${LAG_MS} ms late; a report took ${Math.round(waited_ms)} ms`,
  );
  print(figures.at(-1) ?? '');
  await lagging([one, other], 0);
  await each([one, other], 'select pg_wal_replay_pause()');
  await mustBeRefused(scene, 'the standbys replay nothing');
  await each([one, other], 'select pg_wal_replay_resume()');
  await mustComeBack(scene, 'they replay again');
  one.signal('SIGSTOP');
  await mustBeRefused(scene, 'the standby is frozen');
  one.signal('SIGCONT');
  await mustComeBack(scene, 'it goes on');
  await one.kill();
  await mustBeRefused(scene, 'the standby is dead');
  standbyWay.pointTo(other.url);
  await mustComeBack(scene, 'the other one answers in its place');
  standbyWay.pointTo(nodes.leader().url);
  await mustBeRefused(scene, 'the way to the standbys ends at the primary');
  await one.start();
  standbyWay.pointTo(one.url);
  await mustComeBack(scene, 'it ends at a standby again');
  await partHistories(scene);
  const waits = await countWaits(scene);
  for (const it of ['read', 'behind', 'away', 'leads', 'parted'])
    if ((waits.get(it) ?? 0) === 0) found.push(`no wait is counted that ended as "${it}"`);
  figures.push(`counted in /metrics: ${[...waits].map(([end, count]) => `${count} ${end}`).join(', ')}`);
  mustBeNothing('standbys', found, SEED);
});
await control();
printFigures(
  'standbys',
  'Reports read from standbys that lag, stop, freeze, die, are promoted or have parted: each tells all that anybody was told before it, or is refused in time.',
  SEED,
  figures,
);

/** The control: a standby that says that it has everything is believed. PostgreSQL is made to say so, outside the product. */
async function control(): Promise<void> {
  await onStandbys(async (scene) => {
    const { nodes, house, found } = scene;
    const [{ path } = { path: '' }] = await nodes
      .leader()
      .ask<{ path: string }>(
        `select split_part(c, '=', 2) as path from pg_db_role_setting, unnest(setconfig) c where setrole = 0 and c like 'search_path=%'`,
      );
    const database = new URL(nodes.leader().url).pathname.slice(1);
    for (const sql of [
      'create schema lies',
      `create function lies.pg_last_wal_replay_lsn() returns pg_lsn language sql as $$ select 'FFFFFFFF/0'::pg_lsn $$`,
      'grant usage on schema lies to shwekan_app',
      `alter role shwekan_app in database ${database} set search_path = lies, ${path}, pg_catalog`,
    ])
      await nodes.leader().ask(sql);
    await nodes.untilEqual();
    await Promise.all(house.servers.map((it) => it.kill()));
    await Promise.all(house.servers.map((it) => it.start()));
    await lagging(nodes.followers(), LAG_MS);
    await readOwnWrites(scene, 10);
    mustBeFound('standbys that are believed without a look at their place', /^stale: /, found);
    figures.push('control, standbys that say they have everything: found as stale');
  });
}
