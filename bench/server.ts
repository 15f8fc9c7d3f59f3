import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { createInterface } from 'node:readline';
import { loginsOf } from '../apps/server/src/platform/logins.ts';
import { hashPassword } from '../apps/server/src/platform/passwords.ts';
import { MACHINE_SETTINGS } from '../apps/server/test/machine-settings.ts';
import type { BenchDatabase } from './database.ts';

const MAIN = new URL('../apps/server/src/main.ts', import.meta.url).pathname;
const PASSWORD = 'a-password-of-a-bench';

export type Server = { url: string; post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>; stop(): void };
/** A server of its own process. */
export type ServerProcess = Server & { pid: number };
/** `retry_after_s`: when a server that is crowded asks to come again. */
export type Answer = { status: number; body: Record<string, unknown>; retry_after_s: number | null };

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
    env: { PATH, ...settings, ...loginsOf(database.url) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const server = postTo(await playerUrlOf(child), connections);
  return {
    ...server,
    // A process that printed its address has been started.
    pid: child.pid as number,
    stop: () => {
      server.stop();
      child.kill('SIGKILL');
    },
  };
}

/** A client with so many kept connections to a server that runs already. */
export function postTo(url: string, connections: number): Server {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    url,
    post: (path, body, headers = {}) => send(agent, new URL(path, url), JSON.stringify(body), headers),
    stop: () => agent.destroy(),
  };
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
  return tokens;
}

async function playerUrlOf(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const { player_url } = JSON.parse(line) as { player_url?: string };
      if (!player_url) continue;
      child.stdout.resume();
      return player_url;
    }
  }
  throw new Error('the server ended before its doors were open');
}

function send(agent: Agent, url: URL, text: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) },
    });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      let said = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        said += part;
      });
      const { 'retry-after': after } = answer.headers;
      const retry_after_s = after === undefined ? null : Number(after);
      answer.on('error', reject).on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(said), retry_after_s }));
    });
    asked.end(text);
  });
}
