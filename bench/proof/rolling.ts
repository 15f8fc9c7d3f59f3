import { setTimeout as wait } from 'node:timers/promises';
import { installDemoClock } from '../../apps/server/src/demo/clock.ts';
import { loginsOf } from '../../apps/server/src/platform/logins.ts';
import { NOT_PLAYED } from '../../tools/proof-ends.ts';
import { buildWeb } from '../../tools/web/build.ts';
import { findFaults } from './house/check.ts';
import { holdDraws, payModel, sectionsNear } from './house/draws.ts';
import { type Failures, failures, isBusy } from './house/failures.ts';
import { findOpenGuards, withoutGuards } from './house/guards.ts';
import { type House, inHouse } from './house/house.ts';
import { laterVersion, tablesOf, writtenBy } from './house/later.ts';
import { emptyPlay, type Play } from './house/model.ts';
import { givesNotice, type OlderVersion, olderVersion, type Version } from './house/older.ts';
import { isFull, mustBeFound, mustBeNothing, print, printFigures } from './house/page.ts';
import { type PageVisits, visitOn } from './house/pages.ts';
import { playOn } from './house/play.ts';
import { freePorts, type HouseProxy, proxyVersion, startProxy } from './house/proxy.ts';
import { type RollingServer, rollingServer } from './house/rolling-server.ts';
import { emptyEar, listenOn, missedBy, type StreamEar } from './house/streams.ts';
import { bringTo, type Rolling, restart } from './house/upgrade.ts';

// Every server is restarted in turn, brought to another version, and the proxy itself reloaded, while players, a provider and operators go on through the
// proxy of deploy/haproxy: no request fails. `npm run proof -- rolling [seed] [rounds of restarts]`.
const SEED = Number(process.argv[2] ?? 20261128);
const ROUNDS = Number(process.argv[3] ?? 3);
const PLAYERS = 8;
const VISITORS = 4;
/** Operations of each round, at least: the draws of the day are spread over them. */
const EACH_ROUND = 300;
/** People rest between two operations: what fails shall fail by a restart, not by a machine that is full. */
const REST_MS = 200;
const TAKES_MS = 2000;
/** What was told last is on its way for so long at most. */
const TOLD_WITHIN_MS = 3000;
/** Endings of a control at most: the first call that fails by its fault is enough. */
const ENDINGS = 24;
/** The proxy's word for a server that died in the middle of a call. That the product is busy, or ends, is a 503 of its own. */
const CUT = /had no answer|answered 502/;
const REFUSED = /answered 503/;

/** The house as it is seen through the proxy: one server, wherever a call goes. */
function behind(house: House, proxy: HouseProxy): House {
  const nothing = async () => undefined;
  return { ...house, servers: [{ url: proxy.url, console_url: proxy.console_url, kill: nothing, start: nothing }] };
}

const figures: string[] = [];
/** How many controls were played: each has keys of its own. */
let controls = 0;
const version = proxyVersion();
if (version === null) {
  print('rolling: not played, for this machine has no HAProxy (Debian: apt-get install haproxy), and nothing is written down.');
  process.exitCode = NOT_PLAYED;
} else {
  await buildWeb('player');
  await guards();
  await proof();
  await control();
  printFigures(
    'rolling',
    'Servers are restarted in turn, brought to another version, also to one with other tables, and back, behind the proxy of deploy/haproxy, and the proxy is reloaded: no request fails.',
    SEED,
    figures,
  );
}

/** What the proxy's file keeps out, and what of it is found once it is taken out. */
async function guards(): Promise<void> {
  const { wrong, asked } = await findOpenGuards();
  mustBeNothing('the guards of the proxy', wrong, SEED);
  const open = await findOpenGuards(withoutGuards);
  for (const it of [/of itself/, /too large/, /POST whose server hangs up/, /from elsewhere/])
    mustBeFound('a proxy without its guards', it, open.wrong);
  figures.push(
    `the file itself, ${asked} questions: no word of a caller about its address is believed, nothing but reads is sent twice, callbacks from elsewhere, bodies that are too large and TLS 1.1 are refused; without its guards ${open.wrong.length} of them are found`,
  );
}

async function proof(): Promise<void> {
  const older = olderVersion();
  let later: Version | null = null;
  try {
    await inHouse({ players: PLAYERS, servers: 0 }, async (house) => {
      later = laterVersion(await tablesOf(house.database.owner));
      if (older !== null) await asOlder(house, older);
      const servers = (await freePorts(2)).map((it) => rollingServer(house.database, it));
      const proxy = await startProxy(servers.map((it) => it.ports));
      try {
        await Promise.all(servers.map((it) => it.start({}, older?.folder)));
        await Promise.all(servers.map((it) => proxy.untilUp(it.ports.n)));
        await rollOn({ house, servers, proxy }, older, later);
      } finally {
        await Promise.all(servers.map((it) => it.kill()));
        await proxy.stop();
      }
    });
  } finally {
    older?.remove();
    (later as Version | null)?.remove();
  }
}

/** Gives the database the functions of the older version, as it left them. */
async function asOlder({ database: { url } }: House, older: OlderVersion): Promise<void> {
  older.run('apps/server/src/migrate.ts', { PATH: process.env['PATH'], DATABASE_URL: url, ...loginsOf(url) });
  await installDemoClock(url);
}

async function rollOn(rolling: Rolling, older: OlderVersion | null, later: Version): Promise<void> {
  const { house, proxy, servers } = rolling;
  const [play, heard, visits, next] = [emptyPlay(), failures(), noVisits(), { draw: 0 }];
  const ears = [...house.players.map((it) => emptyEar(it.id, it.token)), ...Array.from({ length: VISITORS }, () => emptyEar(null, null))];
  const over = new AbortController();
  let isRolling = true;
  const listening = ears.map((it) => listenOn(it, proxy.url, over.signal));
  const visiting = visitOn(visits, proxy.url, () => over.signal.aborted);
  const count = EACH_ROUND * (ROUNDS + 2);
  const playing = playOn(behind(house, proxy), {
    count,
    goesOn: () => isRolling,
    seed: SEED,
    rest_ms: REST_MS,
    play,
    sections: () => sectionsNear(next),
    ...heard,
  });
  const holding = holdDraws(behind(house, proxy), play, { next, seed: SEED, count });
  const stops_ms: number[] = [];
  const ran = older === null ? [] : await bringTo(rolling, { from: older, to: null });
  print(`… upgraded, ${play.acknowledged.length} acknowledged, ${heard.found.length} failed`);
  const there = await bringTo(rolling, { from: null, to: later });
  const back = await bringTo(rolling, { from: later, to: null });
  print(`… there and back, ${play.acknowledged.length} acknowledged, ${heard.found.length} failed`);
  for (let round = 0; round < ROUNDS && play.faults.length === 0; round += 1) {
    for (const server of servers) stops_ms.push(await restart(rolling, server));
    if (round === 0) await proxy.reload();
    print(`… round ${round + 1}, ${play.acknowledged.length} acknowledged, ${heard.found.length} failed`);
  }
  isRolling = false;
  await Promise.all([playing, holding]);
  const paid_pya = await payModel(house, play);
  await wait(TOLD_WITHIN_MS);
  over.abort();
  await Promise.all([...listening, visiting]);
  const streams = await streamsOf(house, ears);
  const written = await writtenBy(house.database.owner);
  if (heard.found.length > 0) print(proxy.log());
  if (written.later === 0 || written.after === 0) heard.found.push('one of the two versions wrote nothing');
  // A machine that is full of other work refuses some in time and says so: that is told, and is no failure of a restart. Another has no such excuse.
  const busy = isFull() ? heard.found.filter(isBusy) : [];
  const failed = heard.found.filter((it) => !busy.includes(it));
  mustBeNothing('rolling', [...failed, ...visits.faults, ...streams.wrong, ...(await findFaults(house, play))], SEED);
  figures.push(
    `HAProxy ${version} with deploy/haproxy/haproxy.cfg, two servers: ${stops_ms.length} restarts by TERM (${seconds(stops_ms)} each until it was gone), one reload of the proxy itself`,
    saidOf(older, ran),
    `with other tables: ${there.length} files of a later version's schema were run beside this one (a column that may not be null in every table, a table, an index, the ledger's functions), its servers came, and went again for this version on those tables, which put ${back.length} file of functions back; ${written.later} entries written with the column, ${written.after} without it afterwards`,
    `${heard.asked} calls of players, operators and a provider, ${play.acknowledged.length} operations acknowledged: ${busy.length === 0 ? 'none failed' : `${busy.length} were told that a machine full of other work is busy, none failed`}, no connection was cut, ${play.retried} were sent again; ${visits.pages} pages with ${visits.parts} parts of the app, each there`,
    `${ears.length} event streams came back ${streams.returns} times: each of ${streams.told} facts told once`,
    `4 draws closed and settled meanwhile, ${paid_pya / 100} kyat paid as the model has it; 0 lost, 0 doubled, every purse as the model has it, the audit without a finding`,
  );
}

function saidOf(older: OlderVersion | null, ran: string[]): string {
  if (older === null) {
    process.exitCode = NOT_PLAYED;
    return 'upgrade: not played, no version of before lives on the tables of today';
  }
  const how = givesNotice(older) ? 'by TERM' : 'by TERM, taken out at the proxy first, for it does not give notice yet';
  return `upgraded from ${older.commit}, ${older.behind} commits before (${older.differs}), ${how}, after ${ran.length} files of the schema were run beside it`;
}

async function streamsOf(house: House, ears: StreamEar[]) {
  const each = await Promise.all(ears.map((it) => missedBy(house, it)));
  const told = each.reduce((sum, it) => sum + it.told, 0);
  return { told, returns: ears.reduce((sum, it) => sum + it.begins - 1, 0), wrong: each.flatMap((it) => it.wrong) };
}

function noVisits(): PageVisits {
  return { pages: 0, parts: 0, faults: [] };
}

function seconds(all_ms: number[]): string {
  const [least, most] = [Math.min(...all_ms), Math.max(...all_ms)].map((it) => (it / 1000).toFixed(1));
  return least === most ? `${least} s` : `${least} to ${most} s`;
}

/** The controls: servers that are killed instead of ended, and a proxy that does not ask how they are. */
async function control(): Promise<void> {
  await inHouse({ players: PLAYERS, servers: 0 }, async (house) => {
    const servers = (await freePorts(2)).map((it) => rollingServer(house.database, it));
    const controlled = { house, servers, play: emptyPlay() };
    await Promise.all(servers.map((it) => it.start()));
    try {
      const killed = await failuresOf(controlled, CUT, asIs, async (server) => {
        await server.kill();
        await server.start();
      });
      mustBeFound('servers that are killed', CUT, killed.found);
      const unasked = await failuresOf(controlled, REFUSED, withoutChecks, again);
      mustBeFound('a proxy that does not ask', REFUSED, unasked.found);
      for (const it of servers) {
        await it.term();
        await it.start({ STOP_NOTICE_MS: '0' });
      }
      const hasty = await failuresOf(controlled, REFUSED, asIs, again);
      mustBeFound('servers that refuse at once', REFUSED, hasty.found);
      const counted = [killed, unasked, hasty].map((it) => `${it.found.length} of ${it.asked} calls failed`);
      figures.push(
        `controls: servers that are killed without a word (${counted[0]}), a proxy that does not ask how they are (${counted[1]}), servers that refuse as soon as they are asked to end (${counted[2]}): all found`,
      );
    } finally {
      await Promise.all(servers.map((it) => it.kill()));
    }
  });
}

/** One play over all controls: what players have goes on. */
type Controlled = { house: House; servers: RollingServer[]; play: Play };
type Ending = (server: RollingServer) => Promise<void>;

function asIs(file: string): string {
  return file;
}

async function again(server: RollingServer): Promise<void> {
  await server.term();
  await server.start();
}

/** Ends servers while it is played, until a call fails in the word of the control's fault; answers what failed in that word. */
async function failuresOf(
  { house, servers, play }: Controlled,
  word: RegExp,
  change: (file: string) => string,
  end: Ending,
): Promise<Failures> {
  const proxy = await startProxy(
    servers.map((it) => it.ports),
    change,
  );
  const heard = failures();
  const isOfFault = (it: string) => word.test(it);
  let isOn = true;
  controls += 1;
  try {
    const playing = playOn(behind(house, proxy), {
      count: 100,
      goesOn: () => isOn,
      seed: SEED + controls,
      // Nobody rests: in any moment somebody's call is under way.
      rest_ms: 0,
      play,
      ...heard,
    });
    for (let n = 0; n < ENDINGS && !heard.found.some(isOfFault); n += 1) {
      await wait(TAKES_MS);
      await end(servers[n % servers.length] as RollingServer);
    }
    isOn = false;
    await playing;
    mustBeNothing('a control', play.faults, SEED);
  } finally {
    await proxy.stop();
  }
  return { asked: heard.asked, found: heard.found.filter(isOfFault) };
}

/** The proxy's file with nobody asked how they are. */
function withoutChecks(file: string): string {
  return file.replace(/ (?:check|track \S+)( maxconn \d+)?$/gm, '$1');
}
