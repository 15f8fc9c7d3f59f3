import { setTimeout as wait } from 'node:timers/promises';
import { diceOf } from '../../apps/server/test/dice.ts';
import { type DatabaseCluster, untilSo } from '../../tools/cluster/database.ts';
import type { Member } from '../../tools/cluster/member.ts';
import { missingPrograms, sayMissing } from '../../tools/cluster/packages.ts';
import { NOT_PLAYED } from '../../tools/proof-ends.ts';
import type { Answer } from './house/call.ts';
import { findFaults } from './house/check.ts';
import { type House, inHouse } from './house/house.ts';
import { standingJobs } from './house/jobs.ts';
import { emptyPlay, type Play } from './house/model.ts';
import { limitOf, mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { patroniDatabase, untilAnotherLeads, untilEqual } from './house/patroni.ts';
import { playOn } from './house/play.ts';
import { differences } from './house/standbys.ts';

// Three PostgreSQLs under the Patroni, etcd and HAProxy of Debian, with the files of deploy/: their faults one after the other, in an order of the seed,
// while players, operators and a provider go on at two servers. `npm run proof -- cluster [seed] [operations between faults]`.
const SEED = Number(process.argv[2] ?? 20261129);
const CALM = Number(process.argv[3] ?? 100);
const PLAYERS = 12;
/** The longest that bets may wait for an answer, whatever happens to one machine. */
const BACK_MS = 30_000;
/** Who leads next is decided within that time, also on a machine that is full of other work. */
const DECIDED_MS = 60_000;
const PATIENCE_MS = 120_000;

type Scene = { house: House; cluster: DatabaseCluster; play: Play };
/** Does its fault, sees the house go on, and puts back what was broken. Answers what else it saw. */
type Fault = { name: string; run(scene: Scene, leader: Member): Promise<string> };

const figures: string[] = [];

async function acknowledgedAfter(play: Play, count: number): Promise<void> {
  const from = play.acknowledged.length;
  for (const end = performance.now() + PATIENCE_MS; play.acknowledged.length < from + count && play.faults.length === 0; await wait(10))
    if (performance.now() > end) throw new Error('the house does not go on');
}

/** Another leads and bets go on, then who is away comes back and stands by again. */
async function replaced({ cluster, play }: Scene, leader: Member, comeBack: () => void): Promise<string> {
  const began = performance.now();
  await untilAnotherLeads(cluster, leader.name, limitOf(DECIDED_MS));
  const decided_s = ((performance.now() - began) / 1000).toFixed(1);
  await acknowledgedAfter(play, CALM / 4);
  comeBack();
  await cluster.untilWhole();
  return `another leads after ${decided_s} s`;
}

const FAULTS: Fault[] = [
  {
    name: 'the primary is killed with its Patroni, and comes back',
    run(scene, leader) {
      leader.kill();
      return replaced(scene, leader, () => leader.start());
    },
  },
  {
    name: 'the primary is frozen with its Patroni, and thaws when another leads',
    run(scene, leader) {
      leader.freeze();
      return replaced(scene, leader, () => leader.thaw());
    },
  },
  {
    name: 'the Patroni of the primary is killed alone: its PostgreSQL goes on, and another leads beside it',
    run(scene, leader) {
      leader.killPart('patroni');
      return replaced(scene, leader, () => leader.start());
    },
  },
  {
    name: "the primary's PostgreSQL is killed alone",
    async run({ cluster, play }, leader) {
      leader.killPart('postgres');
      await acknowledgedAfter(play, CALM / 4);
      await cluster.untilWhole();
      return (await cluster.leader()) === leader ? 'its Patroni started it again' : 'another leads';
    },
  },
  {
    name: 'the standby leads on demand',
    async run({ cluster, play }, leader) {
      const to = (await cluster.view())?.find((it) => it.role === 'sync_standby')?.name ?? '';
      await cluster.switchOver(to);
      await untilAnotherLeads(cluster, leader.name, DECIDED_MS);
      await acknowledgedAfter(play, CALM / 4);
      await cluster.untilWhole();
      return '';
    },
  },
  {
    name: 'the standby that commits wait for is killed, and comes back',
    async run({ cluster, play }) {
      const named = (await cluster.view())?.find((it) => it.role === 'sync_standby')?.name;
      const standby = cluster.members.find((it) => it.name === named);
      standby?.kill();
      await acknowledgedAfter(play, CALM / 4);
      standby?.start();
      await cluster.untilWhole();
      return '';
    },
  },
  {
    name: 'one etcd of three is killed, and comes back',
    async run({ cluster, play }) {
      const etcd = cluster.etcd[0];
      await etcd?.stop('SIGKILL');
      await acknowledgedAfter(play, CALM);
      etcd?.start();
      await wait(2000);
      await cluster.untilWhole();
      return '';
    },
  },
];

/** Plays a fault in the middle of everything, and keeps the longest time in which nothing was acknowledged. */
async function playThrough(scene: Scene, fault: Fault): Promise<void> {
  const { cluster, play } = scene;
  await acknowledgedAfter(play, CALM);
  const leader = await cluster.leader();
  if (leader === null) throw new Error('nobody leads');
  let is_on = true;
  let [seen, since, longest_ms] = [play.acknowledged.length, performance.now(), 0];
  const watching = (async () => {
    for (; is_on; await wait(5)) {
      longest_ms = Math.max(longest_ms, performance.now() - since);
      if (play.acknowledged.length !== seen) [seen, since] = [play.acknowledged.length, performance.now()];
    }
  })();
  const more = await fault.run(scene, leader).finally(() => {
    is_on = false;
  });
  await watching;
  if (longest_ms > limitOf(BACK_MS)) play.faults.push(`${fault.name}: nothing was acknowledged for ${longest_ms.toFixed(0)} ms`);
  figures.push(
    `${fault.name}: nothing was acknowledged for ${(longest_ms / 1000).toFixed(1)} s at the longest${more === '' ? '' : `; ${more}`}`,
  );
  print(figures.at(-1) ?? '');
}

async function onPatroni(work: (scene: Scene) => Promise<void>): Promise<void> {
  const { cluster, postgres } = await patroniDatabase();
  await inHouse({ players: PLAYERS, servers: 2, database: { opened: postgres } }, (house) => work({ house, cluster, play: emptyPlay() }));
}

function faultsInOrder(): Fault[] {
  const dice = diceOf(SEED);
  return FAULTS.map((it) => ({ it, at: dice.below(1_000_000) }))
    .sort((x, y) => x.at - y.at)
    .map(({ it }) => it);
}

async function proof(): Promise<void> {
  await onPatroni(async (scene) => {
    const { house, cluster, play } = scene;
    let is_over = false;
    const onTry = (answer: Answer | null) => {
      if (answer !== null && answer.status >= 500 && answer.status !== 503) play.faults.push(`an answer ${answer.status}`);
    };
    const playing = playOn(house, { count: 0, goesOn: () => !is_over, seed: SEED, play, onTry });
    try {
      for (const fault of faultsInOrder()) {
        await playThrough(scene, fault);
        if (play.faults.length > 0) break;
      }
      const leader = await cluster.leader();
      if (leader !== null) play.faults.push(...(await standingJobs(leader)));
    } catch (error) {
      // What cannot go on ends the play as well: players would ask for minutes.
      play.faults.push(String(error));
    } finally {
      is_over = true;
      await playing;
    }
    await Promise.all(house.servers.map((it) => it.kill()));
    mustBeNothing('cluster', play.faults, SEED);
    const found = await findFaults(house, play);
    await untilEqual(cluster);
    const leader = await cluster.leader();
    for (const it of cluster.members) if (leader !== null && it !== leader) found.push(...(await differences(leader, it)));
    mustBeNothing('cluster', found, SEED);
    figures.push(
      `${play.acknowledged.length} operations acknowledged over ${FAULTS.length} faults in a row, ${play.retried} tries sent again by their key: 0 lost, 0 doubled, every purse as the model has it, both standbys equal to the primary, the audit without a finding`,
      'what the house does by itself goes on at the last leader: the readers of facts come further, no job of the queue is late',
    );
  });
}

/** The control: commits that wait for no standby, and standbys that are away while some are acknowledged. */
async function control(): Promise<void> {
  await onPatroni(async ({ house, cluster, play }) => {
    await cluster.configure({ synchronous_mode: false, synchronous_mode_strict: false });
    const leader = await cluster.leader();
    const waits = async () =>
      (await leader?.ask<{ names: string }>(`select current_setting('synchronous_standby_names') as names`))?.[0]?.names;
    await untilSo(
      async () => (await waits()) === '',
      DECIDED_MS,
      () => 'commits wait for a standby still',
    );
    await playOn(house, { count: 100, seed: SEED, play });
    const standbys = cluster.members.filter((it) => it !== leader);
    for (const it of standbys) it.kill();
    await playOn(house, { count: 100, seed: SEED + 1, play });
    leader?.kill();
    for (const it of standbys) it.start();
    await untilAnotherLeads(cluster, leader?.name ?? '', PATIENCE_MS);
    await untilSo(
      async () => (await house.database.owner.query('select pg_is_in_recovery() as is_standby')).rows[0]?.is_standby === false,
      DECIDED_MS,
      () => 'nobody can be asked',
    );
    mustBeFound('a Patroni that waits for no standby', /^lost: /, await findFaults(house, play, false));
    figures.push('control, `synchronous_mode: false`: found as lost');
  });
}

const missing = missingPrograms(['patroni', 'etcd', 'haproxy']);
if (missing.length > 0) {
  print(`cluster: not played, and nothing is written down. ${sayMissing(missing)}`);
  process.exitCode = NOT_PLAYED;
} else {
  await proof();
  await control();
  printFigures(
    'cluster',
    'Three PostgreSQLs under Patroni, etcd and HAProxy of Debian 12 with the files of deploy/, on one machine beside other work: the primary is killed, frozen, left by its Patroni or switched over, a standby and an etcd die and come back.',
    SEED,
    figures,
  );
}
