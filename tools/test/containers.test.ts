import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SECRET_SETTINGS } from '../../apps/server/src/platform/secret-files.ts';
import { Settings } from '../../apps/server/src/platform/settings.ts';
import { MEMBERS, SERVERS } from '../cluster/layout.ts';
import { PROBE_SETTINGS } from '../probe/settings.ts';
import { root } from '../processes.ts';

// What the files for containers name is there, and what an image is built of is let in by name.
const textOf = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
type Service = {
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  secrets?: string[];
  volumes?: string[];
  networks?: object;
  ports?: string[];
};
type Compose = { services: Record<string, Service>; secrets: Record<string, { file: string }>; volumes: object };
const compose: Compose = parse(textOf('compose/compose.yml'), { merge: true });
const withoutComments = (text: string) => text.replace(/^\s*#.*$/gm, '');
test('the containers get files that are there, secrets that are named, settings of the product, and a value for all that their files ask for', () => {
  const services = Object.entries(compose.services);
  expect(services.length).toBe(16);
  const known = new Set([...Object.keys(Settings.shape), ...PROBE_SETTINGS, ...SECRET_SETTINGS.map((it) => `${it}_FILE`)]);
  const wrong: string[] = [];
  for (const [name, it] of services) {
    const [command, environment] = [(it.command ?? []).join(' '), it.environment ?? {}];
    for (const script of command.match(/\b(?:apps|tools|deploy)\/\S+\.(?:ts|yml)\b/g) ?? [])
      if (!existsSync(join(root, script))) wrong.push(`${name}: ${script}`);
    for (const volume of [...(it.volumes ?? []), ...(it.env_file === undefined ? [] : [it.env_file])]) {
      const from = volume.split(':')[0] ?? '';
      // What a house makes itself lies beside the file.
      const isThere = from.startsWith('..')
        ? existsSync(join(root, 'deploy/compose', from))
        : from.startsWith('./certs') || from in compose.volumes;
      if (!isThere) wrong.push(`${name}: ${volume}`);
    }
    const files = Object.entries(environment).filter(([setting]) => setting.endsWith('_FILE'));
    expect(files.map(([, file]) => file).sort(), name).toEqual((it.secrets ?? []).map((secret) => `/run/secrets/${secret}`).sort());
    for (const secret of it.secrets ?? []) if (!(secret in compose.secrets)) wrong.push(`${name}: ${secret}`);
    for (const [, source = ''] of command.matchAll(/fill\.ts (deploy\/\S+)/g))
      for (const [, value = ''] of withoutComments(readFileSync(join(root, source), 'utf8')).matchAll(/\$\{(\w+)\}/g))
        if (!(value in environment) && !(`${value}_FILE` in environment)) wrong.push(`${name}: ${source} asks for ${value}`);
    if (/apps\/server\/|tools\/probe/.test(command)) wrong.push(...Object.keys(environment).filter((setting) => !known.has(setting)));
  }
  expect(wrong).toEqual([]);
  // The addresses are those of the proxy's files, and no server has the owner's.
  for (const [n, member] of MEMBERS.entries()) {
    expect(compose.services[`member-${member}`]?.environment).toMatchObject({
      NODE: member,
      NODE_HOST: `10.0.0.2${n + 1}`,
      POSTGRES_PORT: '5432',
      PATRONI_PORT: '8008',
    });
    expect(textOf('haproxy/database.cfg')).toContain(`server ${member} 10.0.0.2${n + 1}:5432 check port 8008`);
  }
  for (const n of SERVERS) {
    const environment = compose.services[`server-${n}`]?.environment ?? {};
    expect(environment).toMatchObject({ PORT: `300${n}`, CONSOLE_PORT: `310${n}`, WALLET_PORT: `320${n}`, METRICS_PORT: `330${n}` });
    expect(Object.keys(environment)).not.toContain('DATABASE_URL_FILE');
  }
});

test('what the containers publish has a door of the proxy behind it, and the console is published at one address alone', () => {
  const proxy = withoutComments(textOf('haproxy/haproxy.cfg'));
  const doors = new Map([...proxy.matchAll(/^frontend (\w+)\n(?: .*\n|\n)*? +bind \S*:(\d+)/gm)].map(([, name, port]) => [name, port]));
  expect([...doors.keys()]).toEqual(['players', 'console', 'plain']);
  const published = Object.values(compose.services).flatMap((it) => it.ports ?? []);
  expect(published.map((it) => it.split(':').at(-1)).sort()).toEqual([...doors.values()].sort());
  const [ofConsole = ''] = published.filter((it) => it.endsWith(`:${doors.get('console')}`));
  expect(ofConsole).toMatch(/^(?!0\.0\.0\.0:)\d+\.\d+\.\d+\.\d+:\d+:\d+$/);
});

/** Whether an image gets a file of this folder, as docker and podman read the list: the last line that names it, or a folder that it is in, counts. */
function isLetIn(file: string): boolean {
  const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  const parts = file.split('/');
  const ways = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  const named = lines
    .filter((it) => it && !it.startsWith('#'))
    .filter((it) => ways.some((way) => patternOf(it.replace('!', '')).test(way)));
  return named.at(-1)?.startsWith('!') ?? true;
}
function patternOf(line: string): RegExp {
  const text = line
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll(/(?<!\))\*(?!\))/g, '[^/]*');
  return new RegExp(`^${text}$`);
}

const KEPT_OUT = [
  ...Object.values(compose.secrets).map((it) => join('deploy/compose', it.file)),
  ...['players.pem', 'console.pem', 'aggregators.lst'].map((it) => `deploy/compose/certs/${it}`),
  ...[
    'deploy/haproxy/certs/players.pem',
    'deploy/systemd/shwekan.env',
    '.env',
    'apps/server/.env.local',
    'apps/server/key.pem',
    'tools/house.key',
  ],
  ...['data/postgres-password', 'data/log/key.pem', 'data/files/level-two/1.jpg', '.git/config', 'server.log', 'secrets/x', 'id_ed25519'],
  ...['node_modules/vite/package.json', 'apps/player/dist/index.html', 'apps/server/node_modules/x/package.json'],
];

test.each(KEPT_OUT)('no image is built with %s', (file) => {
  expect(isLetIn(file)).toBe(false);
});

test('an image is built with all that is kept of the product and what its containers read, and git keeps no secret that lies beside the file', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const needed = tracked.filter((it) => /^(apps|packages|tools)\/|(^|\/)package(-lock)?\.json$|^tsconfig\.json$/.test(it));
  const read = Object.values(compose.services).flatMap(
    (it) => (it.command ?? []).join(' ').match(/\b(?:apps|tools|deploy)\/\S+\.(?:ts|yml)\b/g) ?? [],
  );
  expect(needed.length).toBeGreaterThan(2000);
  expect([...needed, ...read].filter((it) => !isLetIn(it))).toEqual([]);
  const beside = KEPT_OUT.filter((it) => it.startsWith('deploy/compose/'));
  expect(
    execFileSync('git', ['check-ignore', ...beside], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n'),
  ).toEqual(beside);
});
