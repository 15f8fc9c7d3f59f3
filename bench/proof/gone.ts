import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { breakableAddress } from '../../apps/server/test/breakable.ts';
import { holdRows } from '../../apps/server/test/hold-rows.ts';
import { NOT_PLAYED } from '../../tools/proof-ends.ts';
import type { Answer } from './house/call.ts';
import { findFaults } from './house/check.ts';
import { fillDisk, mountDisk, unmountDisk } from './house/disk.ts';
import { type House, inHouse, postmasterOf } from './house/house.ts';
import { emptyPlay, type Play } from './house/model.ts';
import { limitOf, mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { type Asker, playOn } from './house/play.ts';

// The database is gone, frozen, locked, or its disk is full, while players, operators and a provider go on: they are told so in time with when to
// come again, nothing is half done, and all goes on by itself afterwards. `npm run proof -- gone [seed] [seconds of each fault]`.
const SEED = Number(process.argv[2] ?? 20261125);
const LASTS_MS = Number(process.argv[3] ?? 8) * 1000;
const PLAYERS = 16;
/**
 * What an answer takes at most. A person is told within a second. A provider's callback has the time of its statements, 1.2 s, and 0.3 s more until its connection is given up: it is
 * many bets at once, and one that is given up too soon is sent again to a database that has it in hand.
 */
const LIMIT_MS: Record<Asker, number> = { person: 1100, provider: 2000 };
/** A proof that begins with less room than this is not of a full disk. */
const DISK_MB = 400;
const CALM = 150;

type Fault = { name: string; begin(): Promise<unknown> | unknown; end(): Promise<unknown> | unknown };
type FaultAnswers = { refused: number; unasked: number; took_ms: Record<Asker, number[]>; wrong: string[]; back_ms: number };

/** Plays before, in and after a fault. Answers what was heard in it, and how long it took until something was acknowledged again. */
async function playThrough(house: House, play: Play, fault: Fault): Promise<FaultAnswers> {
  const heard: FaultAnswers = { refused: 0, unasked: 0, took_ms: { person: [], provider: [] }, wrong: [], back_ms: 0 };
  let isOn = false;
  const onTry = (answer: Answer | null, took_ms: number, asker: Asker) => {
    if (!isOn) return;
    if (answer === null) heard.unasked += 1;
    else heard.took_ms[asker].push(took_ms);
    if (answer?.status === 503) heard.refused += 1;
    if (answer?.status === 503 && answer.retry_after_s === null) heard.wrong.push('503 without when to come again');
    if (answer !== null && ![200, 503, 429].includes(answer.status) && answer.status >= 500) heard.wrong.push(`an answer ${answer.status}`);
    if (took_ms > limitOf(LIMIT_MS[asker])) heard.wrong.push(`an answer to a ${asker} after ${took_ms.toFixed(0)} ms`);
  };
  await playOn(house, { count: CALM, seed: SEED + play.acknowledged.length, play });
  // It plays until the fault is over and something was acknowledged after it: a count alone may be reached while the fault is still on.
  isOn = true;
  const playing = playOn(house, { count: CALM * 2, goesOn: () => isOn, seed: SEED + play.acknowledged.length + 1, play, onTry });
  await fault.begin();
  await wait(LASTS_MS);
  await fault.end();
  const [began, before] = [performance.now(), play.acknowledged.length];
  while (play.acknowledged.length === before && performance.now() - began < 120_000 && play.faults.length === 0) await wait(10);
  heard.back_ms = performance.now() - began;
  isOn = false;
  await playing;
  return heard;
}

/** Stops every process of a PostgreSQL where it stands, or lets them go on. */
function signalAll(house: House, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const postmaster = postmasterOf(house.database);
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  for (const pid of [postmaster, ...listed.trim().split(/\s+/).map(Number)]) process.kill(pid, signal);
}

function say(name: string, { took_ms, refused, unasked, back_ms }: FaultAnswers): string {
  const answers = took_ms.person.length + took_ms.provider.length;
  const silent = unasked > 0 ? `, ${unasked} without an answer` : '';
  return (
    `${name}: ${answers} answers meanwhile, ${refused} of them 503 with when to come again${silent}; people ${times(took_ms.person)}; ` +
    `the provider ${times(took_ms.provider)}; the next operation acknowledged ${back_ms.toFixed(0)} ms after it was over`
  );
}

function times(took_ms: number[]): string {
  const sorted = took_ms.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`;
}

const figures: string[] = [];
const play = emptyPlay();
let address: Awaited<ReturnType<typeof breakableAddress>> | null = null;
const reach = async (url: string) => {
  address ??= await breakableAddress(url);
  return address.url;
};
const closeAddress = () => address?.close();
await inHouse({ players: PLAYERS, servers: 2, reach }, async (house) => {
  let held: { release(): Promise<void> } | null = null;
  const faults: Fault[] = [
    { name: 'gone', begin: () => address?.lose(), end: () => address?.restore() },
    { name: 'silent connections', begin: () => address?.silence(), end: () => undefined },
    { name: 'frozen', begin: () => signalAll(house, 'SIGSTOP'), end: () => signalAll(house, 'SIGCONT') },
    {
      name: 'the draws locked by somebody who stands still',
      begin: async () => {
        held = await holdRows(house.database.url, 'select 1 from draw for update');
      },
      end: () => held?.release(),
    },
  ];
  for (const fault of faults) {
    const heard = await playThrough(house, play, fault);
    mustBeNothing(`gone, ${fault.name}`, [...heard.wrong, ...(await findFaults(house, play, false))], SEED);
    figures.push(say(fault.name, heard));
    print(figures.at(-1) ?? '');
  }
  mustBeNothing('gone', await findFaults(house, play), SEED);
  figures.push(
    `${play.acknowledged.length} operations acknowledged in all, ${play.retried} tries sent again by their key: 0 lost, 0 doubled, nothing half done, the audit without a finding`,
  );
  // The control: what was half done would be seen.
  await house.database.owner.query(
    `begin; set local session_replication_role = replica; delete from move where entry_id = (select max(id) from entry where reason = 'stake'); commit`,
  );
  mustBeFound('half an effect', /sum is not zero|purse/, await findFaults(house, play));
  figures.push('control, a stake without its move (every trigger off): found');
});
closeAddress();
await fullDisk();
printFigures(
  'gone',
  'The database is gone, falls silent, is frozen, is locked, or its disk is full: callers are told so, nothing is half done, and all goes on by itself.',
  SEED,
  figures,
);

/** A disk of its own, in memory, that somebody else fills: for who may mount one. */
async function fullDisk(): Promise<void> {
  const roof = mountDisk(DISK_MB);
  if (roof === null) {
    figures.push('disk full: not played, for who plays may not mount a disk');
    process.exitCode = NOT_PLAYED;
    return;
  }
  try {
    const filler = join(roof, 'filler');
    const settings = { max_wal_size: '64MB', min_wal_size: '32MB' };
    await inHouse({ players: PLAYERS, servers: 2, database: { roof, settings } }, async (house) => {
      const onDisk = emptyPlay();
      const heard = await playThrough(house, onDisk, {
        name: 'disk full',
        begin: () => fillDisk(roof, filler),
        end: () => rmSync(filler),
      });
      mustBeNothing('gone, disk full', [...heard.wrong, ...(await findFaults(house, onDisk))], SEED);
      figures.push(`${say('disk full', heard)}; ${onDisk.acknowledged.length} acknowledged, 0 lost, 0 doubled`);
      print(figures.at(-1) ?? '');
    });
  } finally {
    unmountDisk(roof);
  }
}
