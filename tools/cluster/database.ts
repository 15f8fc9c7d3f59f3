import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { canRead, canWrite, findBinaries } from '../postgres/binaries.ts';
import { giveTo } from '../postgres/cluster.ts';
import { root } from '../processes.ts';
import { makeDatabase } from './first-database.ts';
import { MEMBERS, type Ports } from './layout.ts';
import { linkPrograms, type Member, memberAt } from './member.ts';
import { lastWords, type Program, programIn } from './program.ts';
import { deployFile, fillIn, writeOwn } from './templates.ts';

/** What Patroni says of a member. */
export type MemberView = { name: string; role: string; state: string; timeline?: number; lag?: number | string };

/** Three PostgreSQLs under Patroni, and the etcd that says who leads. */
export type DatabaseCluster = {
  members: Member[];
  etcd: Program[];
  /** Who holds the lock, as whoever of them answers says; null when nobody leads. */
  leader(): Promise<Member | null>;
  /** All as Patroni sees them, by whoever of them answers; null when none does. */
  view(): Promise<MemberView[] | null>;
  /** Has another lead, in order: no commit is lost, and bets wait for a moment. */
  switchOver(to: string): Promise<string>;
  /** Changes what all of them are told (`synchronous_mode` and the like). */
  configure(change: object): Promise<void>;
  /** Waits until one leads, and all others follow it and one of them confirms commits. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
};

type Options = { folder: string; ports: Ports; etcd_count: 1 | 3; shared_buffers: string };

const ASK_MS = 1500;
const WHOLE_MS = 180_000;

/** Starts them below a folder, making what is not there yet. Throws a sentence, with the last words of who did not start. */
export async function openDatabaseCluster({ folder, ports, etcd_count, shared_buffers }: Options): Promise<DatabaseCluster> {
  const binaries = findBinaries();
  mkdirSync(folder, { recursive: true });
  giveTo(binaries.runAs, folder);
  if (!canWrite(folder, binaries.runAs))
    throw new Error(
      `PostgreSQL does not run as root, and who it runs as cannot reach ${folder}: take a DATA_DIR such as /var/tmp/shwekan-cluster.`,
    );
  if (!canRead(process.execPath, binaries.runAs) || !canRead(join(root, 'tools/postgres/programs/is-ready.ts'), binaries.runAs))
    throw new Error(
      `PostgreSQL does not run as root, and who it runs as cannot read ${root} and its Node: start this as a user of your own.`,
    );
  const secrets = secretsIn(folder);
  const etcd = MEMBERS.slice(0, etcd_count).map((name) => etcdIn(folder, name, ports, etcd_count));
  for (const it of etcd) it.start();
  const etcd_hosts = MEMBERS.slice(0, etcd_count)
    .map((name) => `127.0.0.1:${ports[`etcd_${name}`]}`)
    .join(',');
  await untilSo(
    async () => (await fetch(`http://${etcd_hosts.split(',')[0]}/health`, { signal: AbortSignal.timeout(ASK_MS) })).ok,
    30_000,
    () => `etcd did not start:\n${etcd.map(lastWords).join('\n')}`,
  );
  const bin = linkPrograms(join(folder, 'bin'), binaries);
  const members = MEMBERS.map((name) =>
    memberAt({
      name,
      folder: join(folder, name),
      binaries,
      bin,
      port: ports[`postgres_${name}`],
      patroni_port: ports[`patroni_${name}`],
      etcd_hosts,
      shared_buffers,
      secrets,
    }),
  );
  const cluster = clusterOf(members, etcd, { ports, password: secrets.patroni });
  for (const it of members) it.start();
  try {
    await cluster.untilWhole();
    await makeDatabase((await cluster.leader())?.url ?? '');
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

function clusterOf(members: Member[], etcd: Program[], { ports, password }: { ports: Ports; password: string }): DatabaseCluster {
  const restOf = (name: string) => `http://127.0.0.1:${ports[`patroni_${name}` as keyof Ports]}`;
  /** Asks those who may answer, one after the other. */
  const ask = async (path: string, sent: RequestInit = {}, patience_ms = ASK_MS): Promise<Response | null> => {
    for (const it of members.filter((member) => member.state() === 'runs')) {
      const answer = await fetch(restOf(it.name) + path, { ...sent, signal: AbortSignal.timeout(patience_ms) }).catch(() => null);
      if (answer !== null) return answer;
    }
    return null;
  };
  const change = (method: string, body: object) => ({
    method,
    headers: { Authorization: `Basic ${Buffer.from(`shwekan:${password}`).toString('base64')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const view = async () => ((await (await ask('/cluster'))?.json()) as { members: MemberView[] } | undefined)?.members ?? null;
  const leader = async () => memberOf(members, (await view())?.find((it) => it.role === 'leader')?.name);
  return {
    members,
    etcd,
    view,
    leader,
    async switchOver(to) {
      const from = (await leader())?.name;
      const answer = await ask('/switchover', change('POST', { leader: from, candidate: to }), 60_000);
      const said = (await answer?.text()) ?? 'no Patroni answers';
      if (answer?.status !== 200) throw new Error(`No switch-over from ${from} to ${to}: ${said}`);
      return said;
    },
    async configure(settings) {
      const answer = await ask('/config', change('PATCH', settings));
      if (answer?.status !== 200) throw new Error(`Patroni did not take the change: ${answer?.status}`);
    },
    untilWhole: () =>
      untilSo(
        async () => isWhole((await view()) ?? []),
        WHOLE_MS,
        () => `The three PostgreSQLs did not come together:\n${members.map((it) => lastWords(it.program)).join('\n')}`,
      ),
    async stop() {
      const leads = (await leader().catch(() => null))?.name;
      // Who leads goes last: nobody has to take over from it.
      await Promise.all(members.filter((it) => it.name !== leads).map((it) => it.stop()));
      await memberOf(members, leads)?.stop();
      await Promise.all(etcd.map((it) => it.stop()));
    },
  };
}

function memberOf(members: Member[], name: string | undefined): Member | null {
  return members.find((it) => it.name === name) ?? null;
}

/** One leads, the others stream from it on its timeline, and one of them is the one that commits wait for. */
function isWhole(view: MemberView[]): boolean {
  const leader = view.find((it) => it.role === 'leader' && it.state === 'running');
  const others = view.filter((it) => it !== leader && ['running', 'streaming'].includes(it.state) && it.timeline === leader?.timeline);
  return leader !== undefined && others.length === MEMBERS.length - 1 && others.some((it) => /sync|quorum/.test(it.role));
}

function etcdIn(roof: string, name: (typeof MEMBERS)[number], ports: Ports, count: number): Program {
  const folder = join(roof, `etcd-${name}`);
  const { runAs } = findBinaries();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(runAs, folder);
  const all = MEMBERS.slice(0, count).map((it) => `${it}=http://127.0.0.1:${ports[`peer_${it}`]}`);
  const text = fillIn(deployFile('etcd/etcd.yml'), {
    ETCD_NAME: name,
    ETCD_DATA: join(folder, 'data'),
    ETCD_HOST: '127.0.0.1',
    ETCD_CLIENT_PORT: String(ports[`etcd_${name}`]),
    ETCD_PEER_PORT: String(ports[`peer_${name}`]),
    ETCD_MEMBERS: all.join(','),
  });
  return programIn({
    folder,
    name: 'etcd',
    command: 'etcd',
    args: ['--config-file', writeOwn(join(folder, 'etcd.yml'), text, runAs)],
    runAs,
  });
}

/** The passwords of the cluster, made at its first start. */
function secretsIn(folder: string): { postgres: string; replication: string; patroni: string } {
  const file = join(folder, 'passwords.json');
  if (!existsSync(file)) {
    const made = () => randomBytes(24).toString('hex');
    writeOwn(file, JSON.stringify({ postgres: made(), replication: made(), patroni: made() }), {});
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Waits until it is so; what it throws meanwhile is a no. */
export async function untilSo(isSo: () => Promise<boolean>, patience_ms: number, why: () => string): Promise<void> {
  for (const end = performance.now() + patience_ms; !(await isSo().catch(() => false)); await wait(200))
    if (performance.now() > end) throw new Error(why());
}
