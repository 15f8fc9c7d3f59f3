import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spokenDialects } from '../../apps/server/src/games/dialects/list.ts';
import { READY } from '../../apps/server/src/platform/health-paths.ts';
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

test('the proxy asks each server whether it is ready, at the ports that its unit gives it, and knows of no port of the figures', () => {
  expect(proxy).toContain(`http-check send meth GET uri ${READY}`);
  const [players, console_, wallet, figures] = PORTS.map(portOf);
  const backends = Object.fromEntries(
    [...proxy.matchAll(/^backend (\w+)\n((?: .*\n|\n)*)/gm)].map(([, name = '', lines = '']) => [
      name,
      [...lines.matchAll(/^ +server s(\d) 127\.0\.0\.1:(\d+)(.*)$/gm)],
    ]),
  );
  const doors = {
    players,
    players_unasked: players,
    streams: players,
    parts: players,
    console: console_,
    console_unasked: console_,
    callbacks: wallet,
  };
  expect(Object.keys(backends).sort()).toEqual(Object.keys(doors).sort());
  for (const [name, door] of Object.entries(doors)) {
    const servers = backends[name] ?? [];
    expect(servers.length, name).toBe(2);
    for (const [, n, port, more = ''] of servers) {
      expect(port, name).toBe(`${door}${n}`);
      if (!name.endsWith('_unasked')) expect(more, name).toMatch(name === 'players' ? / check$/ : new RegExp(` track players/s${n}( |$)`));
    }
  }
  expect(proxy).not.toContain(`:${figures}`);
});

test('the proxy lets callbacks in by the paths of every dialect, and streams and parts of the app by theirs', () => {
  const paths = spokenDialects.map((it) => it.path.replace(/:word$/, ''));
  expect(/acl is_callback path,url_dec -m beg (.*)/.exec(proxy)?.[1]?.split(' ').sort()).toEqual(paths.sort());
  expect(proxy).toMatch(/use_backend streams if \{ path \/api\/stream \}/);
  expect(readFileSync(join(root, 'apps/server/src/realtime/routes.ts'), 'utf8')).toContain(`door.get('/api/stream'`);
  expect(proxy).toMatch(/use_backend parts if \{ path_beg \/assets\/ \}/);
});

test('the proxy sends nothing twice that may have been done', () => {
  const retries = [...proxy.matchAll(/^backend (\w+)\n((?: .*\n|\n)*)/gm)].filter(([, , lines = '']) =>
    /retry-on (?!conn-failure$)/m.test(lines),
  );
  for (const [, name, lines] of retries)
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
