import { setTimeout as wait } from 'node:timers/promises';
import { type Dice, diceOf } from '../../apps/server/test/dice.ts';
import { findFaults, SUM } from './house/check.ts';
import { DAY, type House, inHouse, postmasterOf } from './house/house.ts';
import { mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { emptyPlay, giveNumber, type Play, playOn } from './house/play.ts';

// Servers and databases are killed (`kill -9`) while players, a provider and operators go on and draws are settled: nothing that was acknowledged
// is lost or doubled, and the sum of all purses is zero in every read. `npm run proof -- kill [seed] [operations] [kills]`.
const SEED = Number(process.argv[2] ?? 20261126);
const COUNT = Number(process.argv[3] ?? 50_000);
const KILLS = Number(process.argv[4] ?? 30);
const PLAYERS = 32;
const READ_PAUSE_MS = 250;
const SETTLE_PATIENCE_MS = 300_000;
const DRAWS = [
  { section: '11:00 AM', at: '11:00', number: 7 },
  { section: '12:01 PM', at: '12:01', number: 13 },
  { section: '03:00 PM', at: '15:00', number: 50 },
  { section: '04:30 PM', at: '16:30', number: 99 },
];

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

/** Holds the day's draws one after the other while the play goes on, each in the middle of a kill; the model is paid what its bets have won. */
async function holdDraws(house: House, play: Play, next: { draw: number }): Promise<void> {
  for (const [n, { section, at, number }] of DRAWS.entries()) {
    while (play.acknowledged.length < (COUNT * (n + 0.8)) / DRAWS.length && play.faults.length === 0) await wait(50);
    if (play.faults.length > 0) return;
    next.draw = n + 1;
    const draw = await asked(() => drawOf(house, section));
    await asked(() => house.moveClock(`${DAY}T${at}:30+06:30`));
    if (play.faults.length > 0) return;
    await giveNumber(house, play, { draw_id: draw.id, number: String(number).padStart(2, '0'), seed: SEED + n });
    const began = performance.now();
    while (!(await asked(() => drawOf(house, section))).isSettled) {
      if (performance.now() - began > SETTLE_PATIENCE_MS) throw new Error(`the draw at ${section} was not settled (seed ${SEED})`);
      await wait(100);
    }
  }
}

type PlayedDraw = { id: number; odds_hundredths: number; isSettled: boolean };

async function drawOf({ database }: House, section: string): Promise<PlayedDraw> {
  const at = DRAWS.find((it) => it.section === section)?.at;
  const { rows } = await database.owner.query(
    `select d.id, d.odds_hundredths, d.settled_at is not null as settled from draw d join lottery l on l.id = d.lottery_id
     where l.code = '2D' and d.day = $1 and d.section = $2::time`,
    [DAY, at],
  );
  if (rows[0] === undefined) throw new Error(`there is no draw at ${section}`);
  return { id: Number(rows[0].id), odds_hundredths: rows[0].odds_hundredths, isSettled: rows[0].settled };
}

/** Asks a database that may be gone until it answers. */
async function asked<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() - began > 60_000) throw error;
      await wait(100);
    }
  }
}

/** Gives the model what the acknowledged bets of the draws have won, worked out from their lines. Answers how much, in pya. */
async function payModel(house: House, play: Play): Promise<number> {
  let paid_pya = 0;
  for (const { section, number } of DRAWS) {
    const { odds_hundredths } = await drawOf(house, section);
    for (const { player_id, bet } of play.acknowledged) {
      if (bet?.section !== section) continue;
      for (const line of bet.lines) {
        if (line.number !== number) continue;
        const payout_pya = (line.stake_pya * odds_hundredths) / 100;
        play.main.set(player_id, (play.main.get(player_id) ?? 0) + payout_pya);
        paid_pya += payout_pya;
      }
    }
  }
  return paid_pya;
}

const figures: string[] = [];
await inHouse({ players: PLAYERS, servers: 2 }, async (house) => {
  const play = emptyPlay();
  const killed: Killed = { servers: 0, databases: 0, backends: 0, reads: 0 };
  const next = { draw: 0 };
  let over = false;
  const isOver = () => over;
  const began = performance.now();
  const sections = () => DRAWS.slice(Math.min(next.draw, DRAWS.length - 1), next.draw + 2).map((it) => it.section);
  const playing = playOn(house, { count: COUNT, seed: SEED, play, sections }).finally(() => {
    over = true;
  });
  const counting = setInterval(() => print(`… ${play.acknowledged.length} acknowledged, ${JSON.stringify(killed)}`), 30_000);
  const works = [killOn(house, play, killed, isOver), holdDraws(house, play, next), readOn(house, play, killed, isOver)];
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
