import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { loginsOf } from '../src/platform/logins.ts';
import { childEnvironment } from './child-environment.ts';
import { keyDirOf } from './key-dir.ts';
import { SERVER_SETTINGS } from './machine-settings.ts';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;
const SETTINGS = {
  ...SERVER_SETTINGS,
  // Nobody balances calls to it, unless a test says so.
  STOP_NOTICE_MS: '0',
};

/** Starts a server as a process of its own on a database with the demo clock. Who starts it kills it. */
export async function startServerProcess(
  database_url: string,
  more: Record<string, string> = {},
  /** Is told everything that the process says, on both its outputs. */
  hear?: (text: string) => void,
  /** The program, when it is not of this very version, and how it is called, when not as it is. */
  { main = MAIN, bind = asIs }: { main?: string | undefined; bind?: typeof asIs } = {},
): Promise<{ child: ChildProcess; url: string; console_url: string; wallet_url: string | null }> {
  const env = environmentOf(database_url, more);
  const child = spawn(...bind(process.execPath, [main]), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (hear) for (const said of [child.stdout, child.stderr]) said.setEncoding('utf8').on('data', hear);
  else child.stderr.pipe(process.stderr);
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as { player_url?: string; console_url?: string; wallet_url?: string | null };
    if (said.player_url && said.console_url) {
      child.stdout.resume();
      return { child, url: said.player_url, console_url: said.console_url, wallet_url: said.wallet_url ?? null };
    }
  }
  child.kill('SIGKILL');
  throw new Error('the server process ended before its doors were open');
}

/** What a process of the product is told that works on a database with the demo clock. */
export function environmentOf(database_url: string, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    ...childEnvironment(),
    ...SETTINGS,
    TRUST_PROXY: 'true',
    ...loginsOf(database_url),
    LOG_LEVEL: 'info',
    LOG_KEY_DIR: keyDirOf(database_url),
    ...more,
  };
}

function asIs(command: string, args: string[]): [command: string, args: string[]] {
  return [command, args];
}
