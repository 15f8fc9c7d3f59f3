import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './processes.ts';

// npm leaves a package for another machine out of the lockfile when the registry at hand does not carry it, and `npm ci`
// then refuses the whole lockfile, on every machine (npm 11). Run this after `npm install` has changed the lockfile:
//   node tools/complete-lockfile.ts

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const file = join(root, 'package-lock.json');
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(path, name))
    .map(([name, version]) => ({ name, version, dev: entry.dev === true })),
);
if (missing.length === 0) {
  say('The lockfile is complete.');
} else if (process.argv.includes('--check')) {
  say(
    `The lockfile lacks packages of other machines; run "node tools/complete-lockfile.ts": ${missing.map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = 1;
} else {
  for (const it of missing) lock.packages[`node_modules/${it.name}`] = entryOf(it);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  say(`added ${missing.map(({ name }) => name).join(', ')}`);
}

/** As npm looks for a package: below the one that asks, then beside each one it lies in, then at the root. */
function isLocked(from: string, name: string): boolean {
  const around = from.split('/node_modules/').map((_, at, parts) => `${parts.slice(0, at + 1).join('/node_modules/')}/`);
  return ['', ...around].some((place) => lock.packages[`${place}node_modules/${name}`] !== undefined);
}

function entryOf(it: { name: string; version: string; dev: boolean }): Entry {
  const words = it.name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor)).slice(0, 1);
  const libc = words.includes('linux') ? { gnu: ['glibc'], musl: ['musl'] }[words.at(-1) ?? ''] : undefined;
  return {
    version: it.version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(it.dev ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}
