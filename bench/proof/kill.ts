import { setTimeout as wait } from 'node:timers/promises';
import { type Dice, diceOf } from '../../apps/server/test/dice.ts';
import { findFaults, SUM } from './house/check.ts';
import { asked, DRAWS, holdDraws, payModel, sectionsNear } from './house/draws.ts';
import { type House, inHouse, postmasterOf } from './house/house.ts';
import { emptyPlay, type Play } from './house/model.ts';
import { mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { playOn } from './house/play.ts';

// Servers and databases are killed (`kill -9`) while players, a provider and operators go on and draws are settled: nothing that was acknowledged
// is lost or doubled, and the sum of all purses is zero in every read. `npm run proof -- kill [seed] [operations] [kills]`.
const SEED = Number(process.argv[2] ?? 20261126);
const COUNT = Number(process.argv[3] ?? 50_000);
const KILLS = Number(process.argv[4] ?? 30);
const PLAYERS = 32;
const READ_PAUSE_MS = 250;

type Killed = { servers: number; databases: number; backends: number; reads: number };

/** Kills one thing after the other, spread over the play. Who is killed, and how long a server stays away, is of the seed. */
async function killOn(house: House, play: Play, killed: Killed, isOver: () => boolean): Promise<void> {
  const dice = diceOf(SEED);
  for (let n = 1; n <= KILLS; n += 1) {
    while (play.acknowledged.length < (n * COUNT) / (KILLS + 1) && play.faults.length === 0 && !isOver()) await wait(20);
    if (play.faults.length > 0) return;
    await killOne(house, dice, n, killed);
  }
}

async function killOne(house: House, dice: Dice, n: number, killed: Killed): Promise<void> {
  if (n % 3 !== 0) {
    const server = dice.of(house.servers);
    await server.kill();
    killed.servers += 1;
    await wait(dice.below(2000));
    // A server that finds its database still recovering ends with a sentence: whoever keeps it starts it again.
    await asked(() => server.start());
    return;
  }
  // The database's first process, or one that serves a connection: then all others end as well, and it recovers by itself.
  const first = postmasterOf(house.database);
  const one = dice.below(2) === 0 ? null : await backendOf(house);
  process.kill(one ?? first, 'SIGKILL');
  killed[one === null ? 'databases' : 'backends'] += 1;
}

/** A process of the database that works for the product just now; null when none does. */
async function backendOf({ database }: House): Promise<number | null> {
  const sql = `select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' order by state = 'active' desc, pid limit 1`;
  const { rows } = await database.owner.query(sql).catch(() => ({ rows: [] }));
  return rows[0] === undefined ? null : Number(rows[0].pid);
}

/** Reads the sum of all purses again and again, as whoever looks in between would. */
async function readOn(house: House, play: Play, killed: Killed, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const read = await house.database.owner.query(SUM).catch(() => null);
    if (read !== null) killed.reads += 1;
    if (read !== null && read.rows.length > 0) play.faults.push(`a sum was not zero: ${JSON.stringify(read.rows)}`);
    await wait(READ_PAUSE_MS);
  }
}

const figures: string[] = [];
await inHouse({ players: PLAYERS, servers: 2 }, async (house) => {
  const play = emptyPlay();
  const killed: Killed = { servers: 0, databases: 0, backends: 0, reads: 0 };
  const next = { draw: 0 };
  let over = false;
  const isOver = () => over;
  const began = performance.now();
  const playing = playOn(house, { count: COUNT, seed: SEED, play, sections: () => sectionsNear(next) }).finally(() => {
    over = true;
  });
  const counting = setInterval(() => print(`… ${play.acknowledged.length} acknowledged, ${JSON.stringify(killed)}`), 30_000);
  const works = [
    killOn(house, play, killed, isOver),
    holdDraws(house, play, { next, seed: SEED, count: COUNT }),
    readOn(house, play, killed, isOver),
  ];
  // What cannot go on ends the play as well: players would ask dead servers for minutes.
  for (const it of works)
    it.catch((error: unknown) => {
      print(String(error));
      play.faults.push(String(error));
    });
  try {
    await Promise.all([playing, ...works]);
  } finally {
    clearInterval(counting);
  }
  // The last kill may have been of the database: connections from before it break one by one.
  await asked(() => house.database.owner.query('select 1'));
  const paid_pya = await payModel(house, play);
  mustBeNothing('kill', await asked(() => findFaults(house, play)), SEED);
  const kinds = Map.groupBy(play.acknowledged, (it) => it.kind);
  const per_kind = [...kinds].map(([kind, some]) => `${some.length} ${kind.replace('_', '-')}`).sort();
  figures.push(
    `${play.acknowledged.length} operations acknowledged (${per_kind.join(', ')}) in ${((performance.now() - began) / 1000).toFixed(0)} s, ${play.retried} tries sent again by their key`,
    `${killed.servers} servers, ${killed.databases} whole databases and ${killed.backends} processes of a database killed; ${DRAWS.length} draws settled meanwhile, ${paid_pya / 100} kyat paid as the model has it`,
    `0 lost, 0 doubled, every purse as the model has it; the sum was zero in each of ${killed.reads} reads; the audit without a finding`,
  );
});
await control();
printFigures(
  'kill',
  'Servers and databases are killed at any moment: what was acknowledged is there once, every retry by its key finds it, and the sum is zero in every read.',
  SEED,
  figures,
);

/** The control: a database that acknowledges before it has written forgets what it said when it is killed. */
async function control(): Promise<void> {
  const settings = { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '64MB' };
  await inHouse({ players: PLAYERS, servers: 1, database: { settings } }, async (house) => {
    const play = emptyPlay();
    // The house itself is on disk: only what is acknowledged from here on can be forgotten.
    await house.database.owner.query('checkpoint');
    await playOn(house, { count: 300, seed: SEED, play });
    process.kill(postmasterOf(house.database), 'SIGKILL');
    const pool = house.database.owner;
    await asked(() => pool.query('select 1'));
    mustBeFound('an answer before its commit is on disk', /^lost: /, await asked(() => findFaults(house, play, false)));
    figures.push('control, commits that are answered before they are on disk: found as lost');
  });
}
