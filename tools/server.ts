import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataDir } from './database.ts';
import { commandLineOf, isAlive, root, say } from './processes.ts';

const MAIN = join(root, 'apps/server/src/main.ts');
const STOP_PATIENCE_MS = 15_000;
/** Editors write a file in several steps: one restart for all of them. */
const CALM_MS = 200;

/** The product's server as a process of its own. */
export interface ServerProcess {
  /** Rejects with a sentence when it ends by itself before `keep`. */
  failed: Promise<never>;
  /** From now on it is started again, after a pause, whenever it ends by itself. */
  keep(): void;
  /** Asks it to end its work, and waits for that. */
  stop(): Promise<void>;
}

const PAUSE_MS = { first: 500, most: 30_000 };
/** A server that ran so long was well: its next end is a first one again. */
const WELL_MS = 60_000;

/** Starts the server, and once it is kept, again whenever it ends by itself: each time after a longer pause, and says so. */
export function startServer(env: NodeJS.ProcessEnv): ServerProcess {
  let server = spawnServer(env);
  let kept = false;
  let stopped = false;
  let pause_ms = PAUSE_MS.first;
  let again: NodeJS.Timeout | undefined;
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {}); // Whoever kept the server asks no more.
  const watchOver = () => {
    const began = Date.now();
    server.once('exit', (code, signal) => {
      if (stopped) return;
      const how = signal ?? `code ${code}`;
      if (!kept) return reject(new Error(`The server ended by itself (${how}).`));
      pause_ms = Date.now() - began > WELL_MS ? PAUSE_MS.first : pause_ms;
      say(`--- the server ended by itself (${how}); it starts again in ${pause_ms / 1000} s ---`);
      again = setTimeout(() => {
        server = spawnServer(env);
        watchOver();
      }, pause_ms);
      pause_ms = Math.min(pause_ms * 2, PAUSE_MS.most);
    });
  };
  watchOver();
  const stop = async () => {
    stopped = true;
    clearTimeout(again);
    await end(server);
  };
  return {
    failed,
    keep: () => {
      kept = true;
    },
    stop,
  };
}

/** Starts the server, and again whenever its sources, the packages it imports, or the pages it serves change. */
export function startWatchedServer(env: NodeJS.ProcessEnv): ServerProcess {
  let server = spawnServer(env);
  let stopped = false;
  let calm: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  const restart = async () => {
    if (stopped) return;
    await end(server);
    say('--- the server starts again ---');
    server = spawnServer(env);
  };
  const watchers = watchedFolders().map((folder) =>
    watch(folder, { recursive: !folder.endsWith('dist') }, (_, file) => {
      if (folder.endsWith('dist') && file !== 'index.html') return;
      clearTimeout(calm);
      calm = setTimeout(() => {
        restarting = restarting.then(restart);
      }, CALM_MS);
    }),
  );
  const stop = async () => {
    stopped = true;
    clearTimeout(calm);
    for (const watcher of watchers) watcher.close();
    await restarting;
    await end(server);
  };
  return { failed: new Promise(() => {}), keep: () => {}, stop };
}

function watchedFolders(): string[] {
  const folders = ['apps/server/src', ...globSync('packages/*/src', { cwd: root }), 'apps/player/dist', 'apps/console/dist'];
  return folders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
}

/** Stops a server whose starter was killed: it would keep the ports, and the database it has is gone. */
export async function stopLeftOverServer(): Promise<void> {
  if (!existsSync(noteFile())) return;
  const [server = 0, starter = 0] = readFileSync(noteFile(), 'utf8').split(' ').map(Number);
  if (server === 0 || isAlive(starter) || !commandLineOf(server).includes(MAIN)) return;
  process.kill(server, 'SIGTERM');
  for (const deadline = Date.now() + STOP_PATIENCE_MS; isAlive(server) && Date.now() < deadline; ) await wait(50);
  if (isAlive(server)) process.kill(server, 'SIGKILL');
}

/** Remembers which server runs and who started it, for a start after this process was killed. */
function noteFile(): string {
  return join(dataDir(), 'server-process');
}

/** In a process group of its own: Ctrl-C in a terminal must not end the database's client and the database at once. */
function spawnServer(env: NodeJS.ProcessEnv): ChildProcess {
  const server = spawn(process.execPath, [MAIN], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  mkdirSync(dataDir(), { recursive: true });
  writeFileSync(noteFile(), `${server.pid ?? 0} ${process.pid}`);
  server.once('exit', () => rmSync(noteFile(), { force: true }));
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const patience = setTimeout(() => server.kill('SIGKILL'), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(patience);
}
