import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { calls } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { spokenDialects } from '../../apps/server/src/games/dialects/list.ts';
import { READY } from '../../apps/server/src/platform/health-paths.ts';
import { PROCESS_ROLES, type ProcessRole } from '../../apps/server/src/platform/process-roles.ts';
import { SECRET_SETTINGS } from '../../apps/server/src/platform/secret-files.ts';
import { Settings } from '../../apps/server/src/platform/settings.ts';
import { openDoor } from '../cluster/door.ts';
import { MEMBERS, type Ports } from '../cluster/layout.ts';
import { databaseProxyFile } from '../cluster/proxy-files.ts';
import { fillIn } from '../cluster/templates.ts';
import { freePort } from '../free-port.ts';
import { PROBE_SETTINGS } from '../probe/settings.ts';
import { root } from '../processes.ts';

// What deploy/ names is there in the product: else a house is started by files that nobody has held against it since.
const textOf = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const withoutComments = (text: string) => text.replace(/^\s*#.*$/gm, '');
const units = globSync('systemd/*', { cwd: join(root, 'deploy') });
const unitOf = (name: string) => withoutComments(textOf(`systemd/${name}`));
const SERVER = 'shwekan@.service';
const proxy = withoutComments(textOf('haproxy/haproxy.cfg'));
/** Where a process of the digit 1 listens. */
const PORTS = ['PORT', 'CONSOLE_PORT', 'WALLET_PORT', 'METRICS_PORT'] as const;
const portOf = (name: string) => new RegExp(`\\b${name}=(\\d+)%i`).exec(unitOf(SERVER))?.[1];

/** Every setting that a file of systemd's gives the product. */
function settingsIn(text: string): string[] {
  const lines = [...text.matchAll(/^(?:Environment=)?((?:[A-Z0-9_]+=\S*\s*)+)$/gm)].map((it) => it[1] ?? '');
  return lines.flatMap((it) => [...it.matchAll(/\b([A-Z0-9_]+)=/g)].map((name) => name[1] ?? ''));
}

test('every setting that a unit or its file of settings names is one of the product', () => {
  const known = new Set([...Object.keys(Settings.shape), ...PROBE_SETTINGS, ...SECRET_SETTINGS.map((it) => `${it}_FILE`)]);
  const named = units.flatMap((it) => settingsIn(withoutComments(textOf(it))).map((name) => `${it}: ${name}`));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((it) => !known.has(it.split(': ')[1] ?? ''))).toEqual([]);
});

test('every secret that a unit names is loaded by it from a file that root alone reads, and none stands in a file of settings', () => {
  // The backup runs PostgreSQL's own programs, which have their own file of passwords.
  for (const name of units.filter((it) => it.endsWith('.service') && it !== 'systemd/shwekan-backup.service')) {
    const unit = withoutComments(textOf(name));
    const loaded = [...unit.matchAll(/^LoadCredential=(\w+):\/etc\/shwekan\/secrets\/(\w+)$/gm)].map((it) => [it[1], it[2]]);
    const read = [...unit.matchAll(/^Environment=(\w+)_FILE=%d\/(\w+)$/gm)].map((it) => [it[1]?.toLowerCase(), it[2]]);
    expect(read.length, name).toBeGreaterThan(0);
    expect(read, name).toEqual(loaded);
    expect(
      read.filter(([setting, file]) => setting !== file),
      name,
    ).toEqual([]);
  }
  expect(settingsIn(textOf('systemd/shwekan.env')).filter((it) => SECRET_SETTINGS.includes(it))).toEqual([]);
  // The server never has the owner of the database.
  expect(unitOf(SERVER)).not.toMatch(/^(?:LoadCredential=|Environment=)(?:database_url|DATABASE_URL)/m);
});

test('what a unit runs is there', () => {
  const scripts = units.flatMap((it) => [...textOf(it).matchAll(/\b(?:apps\/server\/src|tools)\/\S+\.ts\b/g)].map((script) => script[0]));
  expect(new Set(scripts).size).toBe(6);
  expect(scripts.filter((it) => globSync(it, { cwd: root }).length === 0)).toEqual([]);
});

test('a unit waits longer for the end of a process than the process itself does, and the start until it is ready', () => {
  const main = readFileSync(join(root, 'apps/server/src/main.ts'), 'utf8');
  const ms = (name: string) => Number(new RegExp(`const ${name} = ([\\d_]+);`).exec(main)?.[1]?.replaceAll('_', ''));
  const stop_s = Number(/^TimeoutStopSec=(\d+)$/m.exec(unitOf(SERVER))?.[1]);
  expect(stop_s * 1000).toBeGreaterThan(ms('NOTICE_MS') + ms('FORCE_MS'));
  expect(unitOf(SERVER)).toContain(`http://127.0.0.1:${portOf('PORT')}%i${READY}`);
});

/** The lines of each part of the proxy's file that servers stand in. */
const backends = new Map([...proxy.matchAll(/^backend (\w+)\n((?: .*\n|\n)*)/gm)].map(([, name = '', lines = '']) => [name, lines]));

/** Where each backend sends, and whose health says whether: that of its own servers for a role, of another backend's, or nobody's. */
const SENDS: Record<string, { port: (typeof PORTS)[number]; role?: ProcessRole; as?: string }> = {
  players: { port: 'PORT', role: 'api' },
  bets: { port: 'PORT', role: 'desk' },
  streams: { port: 'PORT', role: 'streams' },
  parts: { port: 'PORT', as: 'players' },
  callbacks: { port: 'WALLET_PORT', as: 'bets' },
  console: { port: 'CONSOLE_PORT', role: 'console' },
  players_unasked: { port: 'PORT' },
  bets_unasked: { port: 'PORT' },
  console_unasked: { port: 'CONSOLE_PORT' },
};

test('the proxy asks each server whether it is ready for the role of what it is sent, at the ports that its unit gives it, and knows of no port of the figures', () => {
  expect(proxy).toContain(`http-check send meth GET uri ${READY}\n`);
  expect([...backends.keys()].sort()).toEqual(Object.keys(SENDS).sort());
  for (const [name, { port, role, as }] of Object.entries(SENDS)) {
    const lines = backends.get(name) ?? '';
    const servers = [...lines.matchAll(/^ +server s(\d) 127\.0\.0\.1:(\d+)(.*)$/gm)];
    expect(servers.length, name).toBe(2);
    expect(/http-check send meth GET uri (.*)/.exec(lines)?.[1], name).toBe(role && `${READY}?role=${role}`);
    for (const [, n, at, more = ''] of servers) {
      expect(at, name).toBe(`${portOf(port)}${n}`);
      if (role) expect(more, name).toMatch(/^ check( |$)/);
      else expect(more.trim(), name).toBe(as ? `track ${as}/s${n}` : '');
    }
  }
  const roles = Object.values(SENDS).flatMap((it) => it.role ?? []);
  expect([...roles, 'worker'].sort()).toEqual([...PROCESS_ROLES].sort());
  expect(proxy).not.toContain(`:${portOf('METRICS_PORT')}`);
});

test('the proxy sends to desks every call that a desk decides, and nothing else', () => {
  const decided = calls.filter((it) => it.desk).flatMap((it) => [it.path, ...(it.aliases ?? [])]);
  expect(decided.length).toBe(10);
  expect(/acl is_bet path (.*)/.exec(proxy)?.[1]?.split(' ').sort()).toEqual(decided.sort());
  expect(proxy).toMatch(/use_backend bets if is_bet\n/);
  // All bets of a lottery at one desk, whatever they are called by.
  expect(backends.get('bets')).toContain('balance hash path,field(-1,/)\n    hash-type consistent\n');
  const words = calls.filter((it) => it.desk).map((it) => new Set([it.path, ...(it.aliases ?? [])].map((path) => path.split('/').at(-1))));
  expect(words.map((it) => it.size)).toEqual(words.map(() => 1));
});

test('no two doors of the proxy have one port: at a machine of one address the console would answer at that of the players', () => {
  const text = `${proxy}\n${withoutComments(textOf('haproxy/database.cfg'))}`;
  const ports = [...text.matchAll(/^ +bind \S*:(\d+)/gm)].map((it) => it[1]);
  expect(ports.length).toBe([...text.matchAll(/^(?:frontend|listen) /gm)].length);
  expect(new Set(ports).size).toBe(ports.length);
});

test('no door of the proxy takes TLS before 1.2, or a cipher without forward secrecy', () => {
  const line = (name: string) => new RegExp(`ssl-default-bind-${name} (.*)`).exec(proxy)?.[1] ?? '';
  expect(line('options')).toMatch(/^ssl-min-ver TLSv1\.2 no-tls-tickets /);
  const [before, since] = [line('ciphers').split(':'), line('ciphersuites').split(':')];
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter((it) => !/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM-SHA\d+|CHACHA20-POLY1305)$/.test(it))).toEqual([]);
  expect(since.filter((it) => !/^TLS_(?:AES_(?:128|256)_GCM_SHA\d+|CHACHA20_POLY1305_SHA256)$/.test(it))).toEqual([]);
  const binds = [...proxy.matchAll(/^ +bind .* ssl .*/gm)].map(([it]) => it);
  expect(binds.length).toBe(2);
  expect(binds.filter((it) => /ssl-min-ver|force-|ciphers/.test(it))).toEqual([]);
});

test('the proxy lets callbacks in by the paths of every dialect, and streams and parts of the app by theirs', () => {
  const paths = spokenDialects.map((it) => it.path.replace(/:word$/, ''));
  expect(/acl is_callback path,url_dec -m beg (.*)/.exec(proxy)?.[1]?.split(' ').sort()).toEqual(paths.sort());
  expect(proxy).toMatch(/use_backend streams if \{ path \/api\/stream \}/);
  expect(readFileSync(join(root, 'apps/server/src/realtime/routes.ts'), 'utf8')).toContain(`STREAM_PATH = '/api/stream'`);
  expect(proxy).toMatch(/use_backend parts if \{ path_beg \/assets\/ \}/);
});

test('the proxy sends nothing twice that may have been done', () => {
  const retries = [...backends].filter(([, lines]) => /retry-on (?!conn-failure$)/m.test(lines));
  for (const [name, lines] of retries)
    if (name !== 'parts') expect(lines, name).toContain('http-request disable-l7-retry unless { method GET HEAD }');
  expect(/^defaults\n((?: .*\n|\n)*)/m.exec(proxy)?.[1]).toMatch(/retry-on conn-failure\n/);
});

test('each file of settings in YAML can be read, and Patroni acknowledges nothing that one machine alone has, and decides within thirty seconds', () => {
  const files = globSync('**/*.yml', { cwd: join(root, 'deploy') });
  expect(files.length).toBeGreaterThan(3);
  for (const it of files) expect(parseDocument(textOf(it)).errors, it).toEqual([]);
  const { dcs } = parse(textOf('patroni/patroni.yml')).bootstrap;
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  expect(dcs.postgresql.parameters).toMatchObject({ synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' });
  // Without its archive a house is put back to last night at best.
  const { parameters: own } = parse(textOf('patroni/patroni.yml')).postgresql;
  expect(own).toMatchObject({ archive_timeout: 60, archive_command: expect.stringMatching(/\{ARCHIVE\}\/%f/) });
  // Patroni's own rule, and the time that HAProxy and the new leader need on top.
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
  expect(dcs.ttl + dcs.loop_wait).toBeLessThan(30);
});

test('the dashboard shows what a rule reckons, what the product tells or what Patroni does, and rules ask the same', () => {
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(textOf('grafana/dashboard.json'));
  const shown = panels.flatMap((it) => it.targets.map(({ expr }) => expr)).join('\n');
  expect(panels.length).toBeGreaterThan(10);
  const rules = [...textOf('prometheus/rules.yml').matchAll(/record: (\S+)/g)].map((it) => it[1]);
  expect((shown.match(/\bshwekan:[\w:]+/g) ?? []).filter((it) => !rules.includes(it))).toEqual([]);
  // As 3.0.2 and later tell them.
  const role = ['patroni_primary', 'patroni_replica', 'patroni_postgres_running', 'patroni_is_paused'];
  const patroni = [...role, 'patroni_xlog_location', 'patroni_xlog_received_location', 'patroni_xlog_replayed_location'];
  const asked = shown + withoutComments(textOf('prometheus/rules.yml'));
  expect((asked.match(/\bpatroni_\w+/g) ?? []).filter((it) => !patroni.includes(it))).toEqual([]);
  const jobs = [...textOf('prometheus/prometheus.yml').matchAll(/job_name: (\S+)/g)].map((it) => it[1]);
  expect([...asked.matchAll(/job="([\w-]+)"/g)].filter((it) => !jobs.includes(it[1]))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
test.skipIf(!hasPromtool)(
  'the alarms of the database, the archive, the probe and the certificate ring when they have to, a failover rings none, and a house without those parts none',
  () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(root, 'tools/test/alarms.yml')], { encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  },
);

test('the way to the database leads to whoever holds the lock of Patroni, and cuts who does not hold it any more', () => {
  const database = withoutComments(textOf('haproxy/database.cfg'));
  const parts = Object.fromEntries(
    [...database.matchAll(/^listen (\w+)\n((?: .*\n|\n)*)/gm)].map(([, name = '', lines = '']) => [name, lines]),
  );
  expect(parts['leader']).toMatch(/http-check send meth OPTIONS uri \/primary$/m);
  expect(parts['standbys']).toMatch(/http-check send meth OPTIONS uri \/replica\?lag=16MB$/m);
  // Reports read at the port of standbys.
  const port = /bind (127\.0\.0\.1:\d+)/.exec(parts['standbys'] ?? '')?.[1];
  expect(withoutComments(textOf('systemd/shwekan.env'))).toContain(`\nSTANDBYS_HOST=${port}\n`);
  expect(textOf('patroni/patroni.yml')).toContain('hot_standby_feedback: "on"');
  for (const lines of Object.values(parts))
    expect([...lines.matchAll(/^ +server (\w) \S+ check port \d+$/gm)].map((it) => it[1])).toEqual([...MEMBERS]);
  expect(database).toMatch(/default-server .* on-marked-down shutdown-sessions/);
  // On one machine nothing of the file is left that is of another.
  const ports = new Proxy({}, { get: (_, name) => `PORT_OF_${String(name)}` });
  const filled = databaseProxyFile(ports as Ports);
  for (const it of MEMBERS) expect(filled).toContain(`127.0.0.1:PORT_OF_postgres_${it} check port PORT_OF_patroni_${it}`);
  expect(withoutComments(filled)).not.toMatch(/10\.0\.0|:5400|:5401/);
});

test('a file of which a value is missing starts nothing, and its comments are left alone', () => {
  const at = (name: string) => `\${${name}}`;
  expect(fillIn(`# ${at('B')}\na: ${at('A')}\n`, { A: '1' })).toBe(`# ${at('B')}\na: 1\n`);
  expect(() => fillIn(`a: ${at('B')}`, { A: '1' })).toThrow(/asks for B/);
});

test('a drill is done by its page alone: no page of another, no name that leads here, no token of another start', async () => {
  const ran: string[] = [];
  const state = async () => ({ leader: null, members: [], etcd: [], servers: [], bets: null, drills: [] });
  const drills = { state, run: async (kind: string, name: string) => void ran.push(`${kind} ${name}`) };
  const port = await freePort();
  const door = await openDoor(drills, port, { players: 'https://a', console: 'https://b', prometheus: 'http://c' });
  try {
    const page = await (await fetch(door.url)).text();
    const token = /drill-token" content="([^"]{32})"/.exec(page)?.[1] ?? '';
    const drill = async (headers: Record<string, string>, kind = 'kill') =>
      (await fetch(`${door.url}/drill`, { method: 'POST', headers, body: JSON.stringify({ kind, name: 'a' }) })).status;
    expect(await drill({})).toBe(403);
    expect(await drill({ 'X-Drill-Token': 'x'.repeat(32) })).toBe(403);
    expect(await drill({ 'X-Drill-Token': token, Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await drill({ 'X-Drill-Token': token }, 'constructor')).toBe(400);
    expect((await fetch(`${door.url}/drill`)).status).toBe(404);
    expect(await statusAs(port, 'elsewhere.example')).toBe(403);
    expect(ran).toEqual([]);
    expect(await drill({ 'X-Drill-Token': token, Origin: door.url })).toBe(200);
    expect(ran).toEqual(['kill a']);
    for (const it of ['page.css', 'page.js']) expect((await fetch(`${door.url}/${it}`)).status, it).toBe(200);
  } finally {
    await door.close();
  }
});

/** What the door answers to somebody who calls it by this name. */
async function statusAs(port: number, host: string): Promise<number | undefined> {
  const asked = request({ port, host: '127.0.0.1', headers: { Host: host } }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
}

test('every setting of the product that is a secret may come as a file', () => {
  const secret = Object.keys(Settings.shape).filter(
    (it) => /(_KEY|_SECRET|_TOKEN|_PASSWORD|DATABASE_URL|SMTP_URL|WEBHOOK_URL)$/.test(it) && it !== 'VAPID_PUBLIC_KEY',
  );
  expect(secret.length).toBeGreaterThan(8);
  expect(secret.filter((it) => !SECRET_SETTINGS.includes(it))).toEqual([]);
});
