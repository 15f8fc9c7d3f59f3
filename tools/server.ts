import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataDir } from './database.ts';
import { endProcess, type KeptProcess, keepProcess, STOP_PATIENCE_MS } from './kept-process.ts';
import { commandLineOf, isAlive, root, say } from './processes.ts';

const MAIN = join(root, 'apps/server/src/main.ts');
/** Editors write a file in several steps: one restart for all of them. */
const CALM_MS = 200;

/** Starts the server, and once it is kept, again whenever it ends by itself. */
export function startServer(env: NodeJS.ProcessEnv): KeptProcess {
  return keepProcess('server', () => spawnServer(env));
}

/** Starts the server, and again whenever its sources, the packages it imports, or the pages it serves change. */
export function startWatchedServer(env: NodeJS.ProcessEnv): KeptProcess {
  let server = spawnServer(env);
  let stopped = false;
  let calm: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  const restart = async () => {
    if (stopped) return;
    await endProcess(server);
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
    await endProcess(server);
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
