import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diceOf } from '../../apps/server/test/dice.ts';
import type { Answer } from './house/call.ts';
import { findFaults } from './house/check.ts';
import { asked, DRAWS, holdNext, payModel, sectionsNear } from './house/draws.ts';
import { type House, type HouseServer, houseServer, inHouse, postmasterOf } from './house/house.ts';
import { listenIn } from './house/listener.ts';
import { emptyPlay, type Play } from './house/model.ts';
import { isFull, mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { playOn } from './house/play.ts';
import { HEAP_BYTES, HEAP_PART, type Judged, judge } from './soak/judge.ts';
import { measurePoint, type Point, type Watched } from './soak/measure.ts';

// A house goes on for hours at a part of what it can, with kills: nothing grows that should not. Of two servers and two workers one each lives through everything, the
// other is killed and started again. Between its rounds nobody asks for anything: then all is measured.
// `npm run proof -- soak [seed] [minutes] [operations a second]`; without the last word the peak is measured first, and it goes on at 30 % of it.
const SEED = Number(process.argv[2] ?? 20261128);
const MINUTES = Number(process.argv[3] ?? 120);
// Between two draws of the day is an hour and more: who soaks for longer would have one close by itself.
if (!(MINUTES > 0 && MINUTES <= 200)) throw new Error('A soak lasts up to 200 minutes: it has one day of four draws.');
const PART = 0.3;
const PLAYERS = 32;
const EARS = 8;
const ROUNDS = 32;
/** In the first rounds, which are not judged, nothing is killed, and how long players rest is set by how much they do. */
const PACED_ROUNDS = 4;
const PEAK_MS = 10_000;
const SHORTEST_MS = 4000;
/** In a control rounds are short: what it leaks is large. */
const CONTROL = { rounds: 16, lasts_ms: SHORTEST_MS };
/** Until kept connections of callers have ended, and what the last calls have asked for is done. */
const QUIET_MS = 5000;
/** How much slower the last quarter's bets may be: as much as two runs of the same differ on a quiet machine. */
const SLOWER = 1.5;
const SLOWER_MS = 25;
const INSIDE = new URL('./soak/inside.ts', import.meta.url).href;

type Soak = {
  house: House;
  play: Play;
  next: { draw: number };
  /** The sections of draws whose wins the model has. */
  paid: Set<string>;
  watched: Watched[];
  workers: HouseServer[];
  killed: Map<string, number>;
};
type Settings = (name: string, more?: Record<string, string>) => Record<string, string>;
type Round = { n: number; lasts_ms: number; rest_ms: number; kills: boolean };

const figures: string[] = [];
await control();
await inSoak({}, soak);
printFigures(
  'soak',
  'A house goes on at a part of its peak, with kills: no memory, file, connection, table or folder grows that should not, bets are as fast at the end, and nothing is lost.',
  SEED,
  figures,
);

/** Opens a house with two servers and two workers, each told to load what measures it. */
async function inSoak(leaky: Record<string, string>, work: (it: Soak) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shwekan-soak-'));
  try {
    await inHouse({ players: PLAYERS, servers: 0 }, async (house) => {
      const settings: Settings = (name, more = {}) => ({
        NODE_OPTIONS: `--import=${INSIDE}`,
        SOAK_FILE: join(folder, name),
        LOG_KEY_DIR: join(house.database.folder, '..', 'log-key'),
        ...more,
      });
      const { url } = house.database;
      const servers = ['server 1', 'server 2'].map((it) =>
        houseServer(url, settings(it, { ROLES: 'api,desk,streams,console', ...(it === 'server 1' ? leaky : {}) })),
      );
      const workers = ['worker 1', 'worker 2'].map((it) => houseServer(url, settings(it, { ROLES: 'worker,console' })));
      house.servers.push(...servers);
      const watched = ['server 1', 'server 2', 'worker 1', 'worker 2'].map((name) => ({ name, file: join(folder, name) }));
      try {
        for (const it of [...servers, ...workers]) await it.start();
        await work({ house, play: emptyPlay(), next: { draw: 0 }, paid: new Set(), watched, workers, killed: new Map() });
      } finally {
        await Promise.all([...servers, ...workers].map((it) => it.kill()));
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function soak(it: Soak): Promise<void> {
  const { house, play, next } = it;
  const peak = process.argv[4] === undefined ? await peakOf(it) : Number(process.argv[4]) / PART;
  const target = peak * PART;
  let rest_ms = (PLAYERS * 1000) / target;
  const points: Point[] = [];
  const usual_ms: number[] = [];
  const [began, before] = [performance.now(), play.acknowledged.length];
  let [played_ms, quiet_ms, checks] = [0, QUIET_MS, 0];
  for (let n = 0; n < ROUNDS; n += 1) {
    const [from, was] = [performance.now(), play.acknowledged.length];
    const lasts_ms = Math.max(SHORTEST_MS, (began + MINUTES * 60_000 - from) / (ROUNDS - n) - quiet_ms);
    usual_ms.push(await round(it, { n, lasts_ms, rest_ms, kills: n >= PACED_ROUNDS }));
    const took_ms = performance.now() - from;
    played_ms += took_ms;
    const rate = ((play.acknowledged.length - was) * 1000) / took_ms;
    // How much of the rest is taken by the call itself is seen in the first rounds.
    if (n < PACED_ROUNDS) rest_ms = Math.min(Math.max(rest_ms * (rate / target), 1), 4 * rest_ms);
    if ((n + 1) % (ROUNDS / DRAWS.length) === 0) {
      await holdNext(house, play, { next, seed: SEED });
      mustBeNothing('soak', await asked(async () => findFaults(house, await paidSoFar(it))), SEED);
      checks += 1;
    }
    await wait(QUIET_MS);
    points.push(await asked(() => measurePoint(house, it.watched, play.acknowledged.length)));
    quiet_ms = performance.now() - from - took_ms;
    print(
      `… round ${n + 1} of ${ROUNDS}: ${rate.toFixed(0)} operations a second, the middle bet ${usual_ms.at(-1)?.toFixed(0)} ms; ${saidShort(points.at(-1))}`,
    );
  }
  const judged = judge(points);
  for (const row of judged) if (row.slope.least * row.work > 1 || row.finding !== null) print(`${row.what}: ${saidSlope(row)}`);
  const [first, last] = [usual_ms.slice(0, ROUNDS / 4), usual_ms.slice(-ROUNDS / 4)].map(medianOf) as [number, number];
  const slower =
    !isFull() && last > first * SLOWER + SLOWER_MS
      ? [`the middle bet took ${first.toFixed(0)} ms in the first quarter and ${last.toFixed(0)} ms in the last`]
      : [];
  mustBeNothing('soak', [...judged.flatMap((row) => row.finding ?? []), ...slower], SEED);
  const count = play.acknowledged.length - before;
  figures.push(
    `${((performance.now() - began) / 60_000).toFixed(0)} minutes, ${count} operations acknowledged, ${((count * 1000) / played_ms).toFixed(0)} a second while it played, ${((100 * count * 1000) / played_ms / peak).toFixed(0)} % of ${peak.toFixed(0)} at its peak; killed: ${[...it.killed].map(([what, many]) => `${many} × ${what}`).join(', ')}`,
    `the middle bet took ${first.toFixed(0)} ms in the first quarter, ${last.toFixed(0)} ms in the last`,
    ...judged
      .filter((row) => / 1: (heap|resident|open files|handles)|PostgreSQL: (connections|resident)/.test(row.what))
      .map((row) => `${row.what}: ${saidSlope(row)}`),
    `${points[0]?.tables.size} tables: those that keep nothing have no more rows and no more bytes, the others no more bytes for each row; no connection, file or old transaction was left, the folder beside the tables did not grow`,
    `a heap that keeps less than ${(HEAP_PART * 100).toFixed(0)} % of itself or ${HEAP_BYTES} bytes of each operation would not have been seen`,
    `one day of ${DRAWS.length} draws, on the clock of the product: what is forgotten after days (facts, answers, sessions) was not waited for; \`years\` does`,
    `${DRAWS.length} draws closed and settled meanwhile; ${checks} times, at the end too: 0 lost, 0 doubled, every purse as the model has it, the audit without a finding`,
  );
}

/** The play with what its settled draws have paid. */
async function paidSoFar({ house, play, next, paid }: Soak): Promise<Play> {
  const held = DRAWS.slice(0, next.draw).filter((it) => !paid.has(it.section));
  await payModel(house, play, held);
  for (const it of held) paid.add(it.section);
  return play;
}

/** What the house can: how many operations it acknowledges in a second when nobody rests, once it is warm. */
async function peakOf({ house, play }: Soak): Promise<number> {
  let peak = 0;
  for (const seed of [SEED + 1, SEED + 2]) {
    const [began, before] = [performance.now(), play.acknowledged.length];
    await playOn(house, { count: 0, goesOn: () => performance.now() - began < PEAK_MS, seed, play });
    peak = ((play.acknowledged.length - before) * 1000) / (performance.now() - began);
  }
  print(`… its peak is ${peak.toFixed(0)} operations a second`);
  return peak;
}

/** One round with open streams, and a kill at some moment of it by the seed. Answers how long the middle one of its bets took, in milliseconds: a kill does not move it. */
async function round(it: Soak, { n, lasts_ms, rest_ms, kills }: Round): Promise<number> {
  const { house, play, next } = it;
  const seed = SEED + 100 + n;
  const dice = diceOf(seed);
  const took_ms: number[] = [];
  const onTry = (answer: Answer | null, ms: number, _asker: string, path: string) => {
    if (answer?.status === 200 && path.endsWith('/betting')) took_ms.push(ms);
  };
  const ears = Array.from({ length: EARS }, () => listenIn(house, dice));
  const began = performance.now();
  const goesOn = () => performance.now() - began < lasts_ms;
  const playing = playOn(house, { count: 0, goesOn, seed, play, rest_ms, sections: () => sectionsNear(next), onTry });
  const killing = kills && dice.below(10) < 6 ? wait(dice.below(Math.round(lasts_ms * 0.6))).then(() => killOne(it, dice.below(4))) : null;
  try {
    await Promise.all([playing, killing]);
  } finally {
    await Promise.all(ears.map((ear) => ear.end()));
  }
  mustBeNothing('soak', play.faults, SEED);
  return medianOf(took_ms);
}

/** Kills what may be killed: the second server, the second worker, or the database, its first process or one of a connection. */
async function killOne({ house, workers, killed }: Soak, which: number): Promise<void> {
  const what = ['server', 'worker', 'database', 'process of the database'][which] ?? '';
  killed.set(what, (killed.get(what) ?? 0) + 1);
  if (which < 2) {
    const one = (which === 0 ? house.servers[1] : workers[1]) as HouseServer;
    await one.kill();
    await asked(() => one.start());
    return;
  }
  const { rows } =
    which === 2
      ? { rows: [] }
      : await house.database.owner.query(
          `select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`,
        );
  process.kill(Number(rows[0]?.pid ?? postmasterOf(house.database)), 'SIGKILL');
  await asked(() => house.database.owner.query('select 1'));
}

/** The control: a server that keeps a listener of each request and a file of some, and a table that nobody sweeps. The server beside it keeps nothing. */
async function control(): Promise<void> {
  await inSoak({ SOAK_LEAK: 'true' }, async (it) => {
    const { owner } = it.house.database;
    await owner.query(`create table platform.never_swept (at timestamptz not null default now());
      create function platform.keep_more() returns trigger language plpgsql security definer as $$ begin insert into platform.never_swept default values; return null; end $$;
      create trigger keep_more after insert on lottery.slip for each row execute function platform.keep_more()`);
    const points: Point[] = [];
    for (let n = 0; n < CONTROL.rounds; n += 1) {
      await round(it, { n: n + 1000, lasts_ms: CONTROL.lasts_ms, rest_ms: 200, kills: false });
      await wait(1000);
      points.push(await measurePoint(it.house, it.watched, it.play.acknowledged.length));
      print(`… control, round ${n + 1} of ${CONTROL.rounds}: ${saidShort(points.at(-1))}`);
    }
    const judged = judge(points);
    const found = judged.flatMap((row) => row.finding ?? []);
    const of = (what: string) => judged.find((row) => row.what === what) as Judged;
    for (const what of ['heap', 'open files and sockets']) {
      mustBeFound(`a server that keeps more, its ${what}`, new RegExp(`^server 1: ${what}`), found);
      if (of(`server 1: ${what}`).slope.least <= of(`server 2: ${what}`).slope.most)
        throw new Error(`the control finds as much at the server that keeps nothing: its ${what}`);
    }
    mustBeFound('a table that nobody sweeps', /never_swept: grew/, found);
    figures.push(
      `controls, in ${CONTROL.rounds} points of ${CONTROL.lasts_ms / 1000} s: a server that keeps a listener of each request and a file of each twentieth (heap ${saidSlope(of('server 1: heap'))}; beside it one that keeps nothing, ${saidSlope(of('server 2: heap'))}), a table that nobody sweeps: all found`,
    );
  });
}

function saidSlope({ slope, work, what }: Judged): string {
  const unit = /heap|memory|bytes/.test(what) ? 'bytes' : 'of them';
  const [least, most] = [slope.least, slope.most].map((it) => (it * 1000).toFixed(unit === 'bytes' ? 0 : 2));
  return `between ${least} and ${most} ${unit} more for 1000 operations (99 % confidence, ${work} operations)`;
}

function saidShort(point: Point | undefined): string {
  return [...(point?.values ?? [])]
    .filter(([what]) => /heap|open files|PostgreSQL/.test(what))
    .map(([what, value]) => `${what} ${value > 100_000 ? `${(value / 2 ** 20).toFixed(1)} MB` : value.toFixed(0)}`)
    .join(', ');
}

function medianOf(some: readonly number[]): number {
  return some.toSorted((a, b) => a - b)[some.length >> 1] ?? 0;
}
