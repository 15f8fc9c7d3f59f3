import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDoor } from './cluster/door.ts';
import { drillsOn } from './cluster/drills.ts';
import { type ClusterHouse, openClusterHouse } from './cluster/house.ts';
import { portsIn } from './cluster/layout.ts';
import { endLeftOvers } from './cluster/left-over.ts';
import { needPrograms } from './cluster/packages.ts';
import { dataDir } from './database.ts';
import { demoWanted } from './mode.ts';
import { say } from './processes.ts';
import { loadSettings } from './settings.ts';
import { buildWeb, WEB_APPS } from './web/build.ts';

// `npm run cluster [-- --yes] [-- --etcd 1]`: a house that cannot stop, as processes on this machine, and a page on which its parts are killed and put back.
// `--yes`: what is missing is installed without a question. `--etcd 1`: one etcd in place of three.
loadSettings();
const words = process.argv.slice(2);
const undo: (() => Promise<void>)[] = [];
let stopping: Promise<void> | null = null;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// The process that started this is gone: nobody could stop it any more.
process.on('disconnect', () => void stop(0));

try {
  await start();
} catch (error) {
  if (stopping === null) process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
}

async function start(): Promise<void> {
  if (process.platform !== 'linux') throw new Error('This needs Linux: what it is made of comes as packages of Debian or Ubuntu.');
  if (process.env['DATABASE_URL']) throw new Error('DATABASE_URL is set: this makes databases of its own. Take it away for this command.');
  await needPrograms(words.includes('--yes'));
  const folder = join(resolve(dataDir()), 'cluster');
  mkdirSync(folder, { recursive: true });
  // A start that was killed has its ports still.
  await endLeftOvers(folder);
  const page = Number(process.env['PAGE_PORT'] || 0);
  const ports = await portsIn(folder, page > 0 ? { page } : {});
  await step('Web apps', async () => (await Promise.all(WEB_APPS.filter((it) => it !== 'sandbox').map(buildWeb))).some(Boolean));
  const etcd_count = words[words.indexOf('--etcd') + 1] === '1' ? 1 : 3;
  const house = await openClusterHouse({ folder, ports, etcd_count, step, undo: (work) => undo.push(work) });
  const drills = drillsOn(house);
  const door = await openDoor(drills, ports.page, {
    players: `https://localhost:${ports.players}`,
    console: `https://localhost:${ports.console}`,
    prometheus: `http://localhost:${ports.prometheus}`,
  });
  undo.push(async () => {
    drills.stop();
    await door.close();
  });
  greet(house, door.url);
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (stopping !== null) throw new Error('It is told to stop.');
  const began = Date.now();
  process.stdout.write(`${`${name} `.padEnd(16, '.')} `);
  const result = await work();
  say(`ready (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return result;
}

function greet({ ports }: ClusterHouse, page: string): void {
  say(`\n  Drill page        ${page}          (who leads, and buttons that kill, freeze and switch over)`);
  say(`  Player app        https://localhost:${ports.players}     (its certificate is signed by nobody: the browser asks)`);
  say(`  Operator console  https://localhost:${ports.console}`);
  say(`  Prometheus        http://localhost:${ports.prometheus}`);
  say(`  Database          127.0.0.1:${ports.leader} (whoever leads), 127.0.0.1:${ports.standbys} (standbys)`);
  if (demoWanted()) {
    say('\n  Players           09420000001, 09420000002, 09420000003    password: demo-player  (they also bet by themselves here)');
    say('  Operators         owner, owner-b, finance, draws-a, draws-b, risk, support, content, auditor  password: demo-operator');
  }
  say('\n  Ctrl-C stops everything.\n');
}

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    if (undo.length > 0) say('\nStopping ...');
    for (const it of undo.reverse()) await it().catch((error: Error) => process.stderr.write(`${error.message}\n`));
    process.exit(code);
  })();
  return stopping;
}
