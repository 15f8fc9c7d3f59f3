import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { spokenDialects } from '../../apps/server/src/games/dialects/list.ts';
import { READY } from '../../apps/server/src/platform/health-paths.ts';
import { PROCESS_ROLES, type ProcessRole } from '../../apps/server/src/platform/process-roles.ts';
import { SECRET_SETTINGS } from '../../apps/server/src/platform/secret-files.ts';
import { Settings } from '../../apps/server/src/platform/settings.ts';
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
  const known = new Set([...Object.keys(Settings.shape), ...SECRET_SETTINGS.map((it) => `${it}_FILE`)]);
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
    expect(read.length, name).toBeGreaterThan(1);
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
  expect(new Set(scripts).size).toBe(5);
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

test('every setting of the product that is a secret may come as a file', () => {
  const secret = Object.keys(Settings.shape).filter(
    (it) => /(_KEY|_SECRET|_TOKEN|_PASSWORD|DATABASE_URL|SMTP_URL|WEBHOOK_URL)$/.test(it) && it !== 'VAPID_PUBLIC_KEY',
  );
  expect(secret.length).toBeGreaterThan(8);
  expect(secret.filter((it) => !SECRET_SETTINGS.includes(it))).toEqual([]);
});
