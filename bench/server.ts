import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Doors } from '@shwekan/contract/address';
import { loginsOf } from '../apps/server/src/platform/logins.ts';
import { hashPassword } from '../apps/server/src/platform/passwords.ts';
import { keyDirOf } from '../apps/server/test/key-dir.ts';
import { MACHINE_SETTINGS } from '../apps/server/test/machine-settings.ts';
import type { BenchDatabase } from './database.ts';
import { type Answer, openHttpClient } from './http-client.ts';
import { countSessions } from './sessions.ts';

const MAIN = new URL('../apps/server/src/main.ts', import.meta.url).pathname;
const PASSWORD = 'a-password-of-a-bench';

export type { Answer } from './http-client.ts';

export type Server = { url: string; post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>; stop(): void };
/** A server of its own process. */
export type ServerProcess = Server & { pid: number; console_url: string };

/** Starts the server as a process of its own, and a client with so many kept connections to it. */
export async function startServerProcess(
  database: BenchDatabase,
  connections: number,
  more: Record<string, string> = {},
): Promise<ServerProcess> {
  const { PATH } = process.env;
  const settings = {
    NODE_ENV: 'test',
    PORT: '0',
    CONSOLE_PORT: '0',
    ...MACHINE_SETTINGS,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'info',
    ...more,
  };
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, LOG_KEY_DIR: keyDirOf(database.url), ...settings, ...loginsOf(database.url) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { player_url, console_url } = await addressesOf(child);
  const server = postTo(player_url, connections);
  return {
    ...server,
    console_url,
    // A process that printed its address has been started.
    pid: child.pid as number,
    stop: () => {
      server.stop();
      child.kill('SIGKILL');
    },
  };
}

/** A client with so many kept connections to a server that runs already, one call at a time on each. */
export function postTo(url: string, connections: number): Server {
  const client = openHttpClient(url, connections);
  return { url, post: client.post, stop: client.end };
}

/** Logs players in through the door. Their password is set first: as owner, for these players have none. */
export async function logIn(database: BenchDatabase, server: Server, players: number[]): Promise<string[]> {
  await database.owner.query('update player set password_hash = $1 where id = any ($2)', [await hashPassword(PASSWORD), players]);
  const { rows } = await database.owner.query('select phone from player where id = any ($1) order by id', [players]);
  const tokens: string[] = [];
  for (const { phone } of rows) {
    const from = { 'X-Forwarded-For': `10.0.${tokens.length >> 8}.${tokens.length & 255}` };
    const { status, body } = await server.post('/api/user/login', { phone, password: PASSWORD }, from);
    if (status !== 200) throw new Error(`login was refused: ${JSON.stringify(body)}`);
    tokens.push(String(body['token']));
  }
  await countSessions(database);
  return tokens;
}

async function addressesOf(child: ChildProcess): Promise<Doors> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const { player_url, console_url } = JSON.parse(line) as Partial<Doors>;
      if (!player_url || !console_url) continue;
      child.stdout.resume();
      return { player_url, console_url };
    }
  }
  throw new Error('the server ended before its doors were open');
}
