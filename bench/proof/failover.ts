import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diceOf } from '../../apps/server/test/dice.ts';
import type { Answer } from './house/call.ts';
import { findFaults } from './house/check.ts';
import { fillDisk, mountDisk, unmountDisk } from './house/disk.ts';
import { DRAW_FAULTS } from './house/draw-faults.ts';
import { payModel, sectionsNear } from './house/draws.ts';
import { acknowledgedAfter, atLeader, type Fault, failOver, type Scene, untilSilent } from './house/failover-scene.ts';
import { inHouse } from './house/house.ts';
import { standingJobs } from './house/jobs.ts';
import { listenIn } from './house/listener.ts';
import { emptyPlay } from './house/model.ts';
import type { Node } from './house/node.ts';
import { limitOf, mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { playOn } from './house/play.ts';
import { differences, NAMES, type Standbys, standbysOf } from './house/standbys.ts';
import { type Way, wayTo } from './house/way.ts';

// A house whose database has two standbys, of which one must have a commit before it is answered (`ANY 1`). Eleven faults in a row, three of them in the middle of a draw, in an order of
// the seed, while players, operators and a provider go on at two servers. `npm run proof -- failover [seed] [operations between faults]`.
const SEED = Number(process.argv[2] ?? 20261127);
const CALM = Number(process.argv[3] ?? 150);
const PLAYERS = 16;
const BACK_MS = 30_000;
const DISK_MB = 600;

const figures: string[] = [];

/**
 * The first server's way still ends at the old leader, which works: calls there must not be acknowledged. Until it is fenced, so many of its
 * transactions wait for a standby that will never come.
 */
async function atTwoLeaders(scene: Scene, old: Node): Promise<string> {
  await acknowledgedAfter(scene, CALM / 4);
  const waits = await old.ask<{ count: string }>(`select count(*) from pg_stat_activity where wait_event = 'SyncRep'`);
  scene.ways[0]?.pointTo(scene.nodes.leader().url);
  await scene.nodes.comeBack(old);
  scene.two_lead = false;
  return `${waits[0]?.count} transactions waited in vain at the old primary`;
}

const FAULTS: Fault[] = [
  {
    name: 'the primary is killed',
    async run(scene) {
      await scene.nodes.leader().kill();
      await untilSilent(scene);
      await failOver(scene);
      return '';
    },
  },
  {
    name: 'the primary is frozen, and goes on when another leads and one server still finds it',
    async run(scene) {
      const old = scene.nodes.leader();
      old.signal('SIGSTOP');
      await untilSilent(scene);
      scene.two_lead = true;
      await scene.nodes.takeOver();
      scene.ways[1]?.pointTo(scene.nodes.leader().url);
      old.signal('SIGCONT');
      return atTwoLeaders(scene, old);
    },
  },
  {
    name: 'the primary is cut off from its servers',
    async run(scene) {
      for (const it of scene.ways) it.cut();
      await untilSilent(scene);
      await failOver(scene);
      return '';
    },
  },
  {
    name: "the primary's disk is full",
    async run(scene) {
      const old = scene.nodes.leader();
      const filler = join(old.folder, '..', 'filler');
      fillDisk(old.folder, filler);
      await untilSilent(scene);
      await scene.nodes.takeOver();
      for (const it of scene.ways) it.pointTo(scene.nodes.leader().url);
      await acknowledgedAfter(scene, 1);
      await old.kill();
      rmSync(filler);
      await scene.nodes.comeBack(old);
      return '';
    },
  },
  {
    name: 'the primary is stopped in order, and comes back as a standby with its own files',
    async run(scene) {
      await scene.nodes.leader().stop();
      await failOver(scene, 'its own files');
      return '';
    },
  },
  {
    name: 'one standby stops, then both, and they go on',
    async run(scene) {
      const [one, other] = scene.nodes.followers();
      one?.signal('SIGSTOP');
      const alone = performance.now();
      await acknowledgedAfter(scene, CALM / 4);
      const alone_ms = performance.now() - alone;
      other?.signal('SIGSTOP');
      await untilSilent(scene);
      const before = scene.play.acknowledged.length;
      await wait(2000);
      const meanwhile = scene.play.acknowledged.length - before;
      one?.signal('SIGCONT');
      other?.signal('SIGCONT');
      return `with one of them ${Math.round(CALM / 4)} operations were acknowledged in ${alone_ms.toFixed(0)} ms, with none of them ${meanwhile} in 2 s`;
    },
  },
  {
    name: 'waits for a standby are cancelled by somebody, then the primary is killed',
    async run(scene) {
      const leader = scene.nodes.leader();
      // Not frozen: what lies in their sockets would still come.
      await Promise.all(scene.nodes.followers().map((it) => it.follow(null)));
      let cancelled = 0;
      for (const end = performance.now() + 4000; performance.now() < end; await wait(100))
        cancelled += (await leader.ask(`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)).length;
      await leader.kill();
      await failOver(scene);
      return `${cancelled} waits cancelled`;
    },
  },
  {
    name: 'two lead: the network splits, and one server is on the side of the old primary',
    async run(scene) {
      const old = scene.nodes.leader();
      scene.ways[1]?.cut();
      scene.two_lead = true;
      await scene.nodes.takeOver();
      scene.ways[1]?.pointTo(scene.nodes.leader().url);
      return atTwoLeaders(scene, old);
    },
  },
  ...DRAW_FAULTS,
];

/** Plays a fault in the middle of everything. Answers the longest time in which nothing was acknowledged. */
async function playThrough(scene: Scene, fault: Fault): Promise<void> {
  await acknowledgedAfter(scene, CALM);
  let is_on = true;
  let [seen, since, longest_ms] = [scene.play.acknowledged.length, performance.now(), 0];
  const watching = (async () => {
    for (; is_on; await wait(5)) {
      longest_ms = Math.max(longest_ms, performance.now() - since);
      if (scene.play.acknowledged.length !== seen) [seen, since] = [scene.play.acknowledged.length, performance.now()];
    }
  })();
  const more = await fault.run(scene);
  await acknowledgedAfter(scene, CALM / 4);
  is_on = false;
  await watching;
  if (longest_ms > limitOf(BACK_MS)) scene.play.faults.push(`${fault.name}: nothing was acknowledged for ${longest_ms.toFixed(0)} ms`);
  figures.push(
    `${fault.name}: nothing was acknowledged for ${(longest_ms / 1000).toFixed(1)} s at the longest${more === '' ? '' : `; ${more}`}`,
  );
  print(figures.at(-1) ?? '');
}

/** Plays in a house on such nodes. */
async function onStandbys(standby_names: string, servers: number, work: (scene: Scene) => Promise<void>): Promise<void> {
  const disks = NAMES.map(() => mountDisk(DISK_MB));
  if (disks.includes(null)) throw new Error('this proof fills a disk: it needs the right to mount one');
  const ways: Way[] = [];
  let nodes: Standbys | null = null;
  try {
    const reach = async (url: string) => {
      nodes ??= await standbysOf(url, disks as string[], { standby_names });
      const way = await wayTo(nodes.leader().url);
      ways.push(way);
      return way.url;
    };
    await inHouse({ players: PLAYERS, servers, reach }, async (house) => {
      if (nodes !== null) await work({ house, nodes, ways, play: emptyPlay(), two_lead: false, next: { draw: 0 }, held: [] });
    });
  } finally {
    for (const it of ways) it.close();
    await (nodes as Standbys | null)?.end();
    for (const it of disks) if (it !== null) unmountDisk(it);
  }
}

/** What is wrong in the end, asked of who leads then. */
async function faultsAtLeader(scene: Scene, isAudited = true): Promise<string[]> {
  return atLeader(scene, async (house) => {
    const found = await findFaults(house, scene.play, isAudited);
    const { rows } = await house.database.owner.query(`select kind, data::text from alert where kind = 'log_refused' limit 3`);
    return [...found, ...rows.map((it) => `an alert: ${it.kind} ${it.data}`)];
  });
}

const faultsInOrder = () => {
  const dice = diceOf(SEED);
  return FAULTS.map((it) => ({ it, at: dice.below(1_000_000) }))
    .sort((x, y) => x.at - y.at)
    .map(({ it }) => it);
};

await onStandbys(`ANY 1 (${NAMES.join(', ')})`, 2, async (scene) => {
  const { house, nodes, play } = scene;
  let is_over = false;
  const onTry = (answer: Answer | null) => {
    if (answer !== null && answer.status >= 500 && answer.status !== 503) play.faults.push(`an answer ${answer.status}`);
  };
  const listener = listenIn(house, diceOf(SEED));
  const playing = playOn(house, {
    count: 0,
    goesOn: () => !is_over,
    seed: SEED,
    play,
    sections: () => sectionsNear(scene.next),
    onTry,
    isPassing: () => scene.two_lead,
  });
  try {
    for (const fault of faultsInOrder()) {
      await playThrough(scene, fault);
      if (play.faults.length > 0) break;
    }
    play.faults.push(...(await standingJobs(nodes.leader())));
  } catch (error) {
    // What cannot go on ends the play as well: players would ask for minutes.
    play.faults.push(String(error));
  } finally {
    is_over = true;
    await playing;
    await listener.end();
  }
  await Promise.all(house.servers.map((it) => it.kill()));
  mustBeNothing('failover', play.faults, SEED);
  const paid_pya = await atLeader(scene, (at) => payModel(at, play, scene.held));
  const found = [...(await faultsAtLeader(scene)), ...(await listener.missed(nodes.leader()))];
  await nodes.untilEqual();
  for (const it of nodes.followers()) found.push(...(await differences(nodes.leader(), it)));
  mustBeNothing('failover', found, SEED);
  figures.push(
    `${play.acknowledged.length} operations acknowledged over ${FAULTS.length} faults in a row, ${play.retried} tries sent again by their key: 0 lost, 0 doubled, every purse as the model has it, both standbys equal to the primary, the audit without a finding, the public log without a contradiction`,
    `${scene.held.length} draws paid in the middle of it, ${paid_pya / 100} kyat as the model has it, each win once`,
    'what the house does by itself goes on at the last leader: the readers of facts come further, no job of the queue is late',
    `a stream that came back with its place was told \`reset\` ${listener.resets()} times, and missed nothing since`,
  );
});
await control();
printFigures(
  'failover',
  'The primary dies, freezes, is cut off, fills its disk or is one of two, standbys lag and waits are cancelled, also while a draw is paid: what was acknowledged is there once at whoever leads next, and each win is paid once.',
  SEED,
  figures,
);

/** The control: a leader that answers before a standby has what it wrote is lost with what it answered last. */
async function control(): Promise<void> {
  await onStandbys('', 1, async (scene) => {
    const { house, nodes, play } = scene;
    await playOn(house, { count: 100, seed: SEED, play });
    await Promise.all(nodes.followers().map((it) => it.follow(null)));
    await playOn(house, { count: 100, seed: SEED + 1, play });
    await nodes.leader().kill();
    await nodes.takeOver();
    mustBeFound('a failover to a standby that commits did not wait for', /^lost: /, await faultsAtLeader(scene, false));
    figures.push('control, commits that wait for no standby: found as lost');
  });
}
