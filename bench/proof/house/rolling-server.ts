import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startServerProcess } from '../../../apps/server/test/server-process.ts';
import { boundToStarter } from '../../../tools/bound-process.ts';
import type { House } from './house.ts';
import type { ServerPorts } from './proxy.ts';

/** A server process at ports that stay its own, which may be ended, killed and started again, also as another version. */
export type RollingServer = {
  ports: ServerPorts;
  /** Settings of its own, and the folder of another version than this one. */
  start(more?: Record<string, string>, folder?: string): Promise<void>;
  /** Asks it to end; answers how long that took. Throws when it does not end by itself. */
  term(): Promise<number>;
  kill(): Promise<void>;
};

/** A server process that is not started yet. */
export function rollingServer({ url, folder: data }: House['database'], ports: ServerPorts): RollingServer {
  let child: ChildProcess | null = null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown> => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = once(child, 'exit');
    child.kill(signal);
    return (await ended)[0];
  };
  return {
    ports,
    async start(more = {}, folder) {
      const settings = {
        PORT: String(ports.player),
        CONSOLE_PORT: String(ports.console),
        WALLET_PORT: String(ports.wallet),
        TRUST_PROXY: '1',
        LOG_KEY_DIR: join(data, '..', 'log-key'),
        // As a house has it that says nothing.
        STOP_NOTICE_MS: '',
        // What was compiled once: a start that takes the machine for itself is a load of its own.
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
        ...more,
      };
      const main = folder === undefined ? undefined : join(folder, 'apps/server/src/main.ts');
      child = (await startServerProcess(url, settings, undefined, { main, bind: boundToStarter })).child;
    },
    async term() {
      const began = performance.now();
      const code = await end('SIGTERM');
      if (code !== 0) throw new Error(`a server that was asked to end ended with ${code}`);
      return performance.now() - began;
    },
    async kill() {
      await end('SIGKILL');
    },
  };
}
