import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { loginsOf } from '../../apps/server/src/platform/logins.ts';
import { migrate } from '../database.ts';
import { type KeptProcess, keepProcess } from '../kept-process.ts';
import { demoWanted } from '../mode.ts';
import { mustRunNode, root } from '../processes.ts';
import type { Ports, SERVERS } from './layout.ts';
import { noteProcess } from './left-over.ts';

/** A server process of the product that is started again whenever it ends, as systemd would. */
export type ProductServer = {
  n: (typeof SERVERS)[number];
  pid(): number | null;
  /** What its own health says: `ready`, why it is not, or `gone`. */
  health(): Promise<string>;
  /** Ends it as a crash would. */
  kill(): void;
  kept: KeptProcess;
};

const MAIN = join(root, 'apps/server/src/main.ts');
const HEALTH_MS = 2500;

/** Brings the database behind an address to the newest schema; a demo has its days of history then. */
export async function furnish(url: string, folder: string): Promise<void> {
  const logins = loginsOf(url);
  await migrate(url, logins);
  if (!demoWanted()) return;
  const env = { ...process.env, ...logins, ...placesIn(folder), DATABASE_URL: url, DEMO: '1' };
  await mustRunNode('apps/server/src/demo/seed.ts', [], { env });
}

/** Starts a server process at the ports of its digit, behind the proxy. It never has the owner's address. */
export function startProductServer(n: ProductServer['n'], ports: Ports, { url, folder }: { url: string; folder: string }): ProductServer {
  const { DATABASE_URL: _owner, ...own } = process.env;
  const env = {
    ...own,
    ...loginsOf(url),
    ...placesIn(folder),
    HOST: '127.0.0.1',
    PORT: String(ports[`player_${n}`]),
    CONSOLE_PORT: String(ports[`console_${n}`]),
    WALLET_PORT: String(ports[`wallet_${n}`]),
    METRICS_PORT: String(ports[`figures_${n}`]),
    STANDBYS_HOST: `127.0.0.1:${ports.standbys}`,
    TRUST_PROXY: '1',
    PUBLIC_URL: `https://localhost:${ports.players}`,
    DEMO: demoWanted() ? '1' : '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  };
  let child: ChildProcess | null = null;
  const kept = keepProcess(`server ${n}`, () => {
    const log = openSync(join(folder, `server-${n}.log`), 'a', 0o600);
    child = spawn(process.execPath, [MAIN], { cwd: root, env, detached: true, stdio: ['ignore', log, log] });
    noteProcess(folder, child.pid, MAIN);
    return child;
  });
  kept.keep();
  const pid = () => (child !== null && child.exitCode === null && child.signalCode === null ? (child.pid ?? null) : null);
  return {
    n,
    pid,
    kept,
    async health() {
      if (pid() === null) return 'gone';
      const signal = AbortSignal.timeout(HEALTH_MS);
      const answer = await fetch(`http://127.0.0.1:${ports[`player_${n}`]}/api/health/ready`, { signal }).catch(() => null);
      if (answer === null) return 'starts';
      return answer.ok ? 'ready' : String(((await answer.json().catch(() => ({}))) as { why?: string }).why ?? answer.status);
    },
    kill() {
      const it = pid();
      if (it !== null) process.kill(it, 'SIGKILL');
    },
  };
}

/** What the processes of the product share on this machine. */
function placesIn(folder: string): NodeJS.ProcessEnv {
  mkdirSync(folder, { recursive: true });
  return { DATA_DIR: folder, LOG_KEY_DIR: process.env['LOG_KEY_DIR'] || join(folder, 'log-key') };
}
