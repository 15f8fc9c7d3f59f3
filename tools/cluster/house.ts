import { mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { demoWanted } from '../mode.ts';
import { userToRunAs } from '../postgres/binaries.ts';
import { giveTo } from '../postgres/cluster.ts';
import { type BetWatch, watchBets } from './bets.ts';
import { type DatabaseCluster, openDatabaseCluster, untilSo } from './database.ts';
import { MEMBERS, type Ports, SERVERS } from './layout.ts';
import { furnish, type ProductServer, startProductServer } from './product.ts';
import { lastWords, type Program, programIn } from './program.ts';
import { databaseProxyFile, makeCertificates, productProxyFile } from './proxy-files.ts';
import { deployFile, fillIn, writeOwn } from './templates.ts';

/** A house on engines made for it, on one machine. */
export type ClusterHouse = {
  ports: Ports;
  database: DatabaseCluster;
  servers: ProductServer[];
  /** How bets fare; a house that is no demo has nobody who bets by itself. */
  bets: BetWatch | null;
  /** The players' door, behind the proxy. */
  url: string;
};

type Opening = {
  folder: string;
  ports: Ports;
  etcd_count: 1 | 3;
  /** Runs a part of the start and says so. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Takes what must be undone at the end, last made first. */
  undo(work: () => Promise<void>): void;
};

const READY_MS = 120_000;

/** Starts all of it, one after the other. What was started is ended by what `undo` was given, also when the rest does not start. */
export async function openClusterHouse({ folder, ports, etcd_count, step, undo }: Opening): Promise<ClusterHouse> {
  const database = await step('PostgreSQL x 3', async () => {
    const opened = await openDatabaseCluster({ folder, ports, etcd_count, shared_buffers: '128MB' });
    undo(() => opened.stop());
    return opened;
  });
  const proxy = await step('HAProxy', async () => {
    const started = startProxy(folder, ports);
    undo(() => started.stop());
    return started;
  });
  const owner = new URL(database.members[0]?.url ?? '');
  owner.port = String(ports.leader);
  const place = { url: owner.href, folder: join(folder, 'product') };
  await step(demoWanted() ? 'Schema, demo' : 'Schema', async () => {
    await untilLeads(proxy, ports);
    await furnish(place.url, place.folder);
  });
  const url = `https://127.0.0.1:${ports.players}`;
  const servers = await step('Servers x 2', async () => {
    const started = SERVERS.map((n) => startProductServer(n, ports, place));
    for (const it of started) undo(() => it.kept.stop());
    await untilSo(
      async () => (await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2000) })).ok,
      READY_MS,
      () => `The servers did not become ready; ${place.folder}/server-1.log has their words.`,
    );
    return started;
  });
  await step('Prometheus', async () => {
    const started = startPrometheus(folder, ports, database.etcd.length);
    undo(() => started.stop());
  });
  const bets = demoWanted() ? watchBets(url) : null;
  if (bets !== null) undo(() => bets.stop());
  return { ports, database, servers, bets, url };
}

/** One HAProxy with both files of deploy/haproxy: before the product's servers, and before the database. */
function startProxy(roof: string, ports: Ports): Program {
  const folder = join(roof, 'haproxy');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makeCertificates(folder);
  writeFileSync(join(folder, 'aggregators.lst'), '127.0.0.1\n');
  const servers = SERVERS.map((n) => ({
    n,
    player: ports[`player_${n}`],
    console: ports[`console_${n}`],
    wallet: ports[`wallet_${n}`],
  }));
  const at = { door: ports.players, inner: ports.console, plain: ports.plain };
  writeFileSync(join(folder, 'haproxy.cfg'), productProxyFile(folder, at, servers));
  writeFileSync(join(folder, 'database.cfg'), databaseProxyFile(ports));
  const files = ['haproxy.cfg', 'database.cfg'].flatMap((it) => ['-f', join(folder, it)]);
  const proxy = programIn({ folder, name: 'haproxy', command: 'haproxy', args: ['-W', '-db', ...files] });
  proxy.start();
  return proxy;
}

/** HAProxy before the database alone: for who brings servers of his own. */
export function startDatabaseProxy(roof: string, ports: Ports): Program {
  const folder = join(roof, 'haproxy');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'database.cfg'), databaseProxyFile(ports));
  const proxy = programIn({ folder, name: 'haproxy', command: 'haproxy', args: ['-W', '-db', '-f', join(folder, 'database.cfg')] });
  proxy.start();
  return proxy;
}

function startPrometheus(roof: string, ports: Ports, etcd_count: number): Program {
  const folder = join(roof, 'prometheus');
  const runAs = userToRunAs();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(runAs, folder);
  const file = fillIn(deployFile('prometheus/prometheus.yml'), {
    ALERTMANAGERS: '[]',
    SHWEKAN_FIGURES: listOf(SERVERS.map((n) => ports[`figures_${n}`])),
    PATRONIS: listOf(MEMBERS.map((name) => ports[`patroni_${name}`])),
    ETCDS: listOf(MEMBERS.slice(0, etcd_count).map((name) => ports[`etcd_${name}`])),
    PROBES: '[]',
  });
  writeOwn(join(folder, 'rules.yml'), deployFile('prometheus/rules.yml'), runAs);
  const args = [
    `--config.file=${writeOwn(join(folder, 'prometheus.yml'), file, runAs)}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    '--storage.tsdb.retention.time=2d',
    `--web.listen-address=127.0.0.1:${ports.prometheus}`,
  ];
  const prometheus = programIn({ folder, name: 'prometheus', command: 'prometheus', args, runAs });
  prometheus.start();
  return prometheus;
}

function listOf(ports: number[]): string {
  return `[${ports.map((it) => `"127.0.0.1:${it}"`).join(', ')}]`;
}

/** Waits until the proxy's way to the database ends at somebody who leads. Throws the proxy's last words. */
export async function untilLeads(proxy: Program, ports: Ports): Promise<void> {
  const why = () => `HAProxy found no leader:\n${lastWords(proxy)}`;
  await untilSo(async () => proxy.pid() === null || (await canAsk(ports)), READY_MS, why);
  if (proxy.pid() === null) throw new Error(why());
}

/** Whether the way to the database ends at somebody who leads: a connection that the proxy does not close at once. */
async function canAsk(ports: Ports): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = createConnection(ports.leader, '127.0.0.1');
    const end = (isSo: boolean) => {
      socket.destroy();
      resolve(isSo);
    };
    socket.setTimeout(500, () => end(true));
    socket.on('error', () => end(false)).on('close', () => end(false));
  });
}
