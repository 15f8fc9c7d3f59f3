import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Doors } from '@shwekan/contract/address';
import { loginsOf } from '../apps/server/src/platform/logins.ts';
import { keyDirOf } from '../apps/server/test/key-dir.ts';
import { startSandbox } from '../tools/sandbox.ts';
import { buildWeb } from '../tools/web/build.ts';
import { type BenchDatabase, onDurableDatabase } from './database.ts';

const MAIN = new URL('../apps/server/src/main.ts', import.meta.url).pathname;
const SEED = new URL('../apps/server/src/demo/seed.ts', import.meta.url).pathname;
const SANDBOX_PORT = 9_418;

/** Runs the product with its demo content and the provider that has the pictures of its games, for as long as `use` takes. */
export async function onDemoProduct(use: (doors: Doors, database: BenchDatabase) => Promise<void>): Promise<void> {
  await Promise.all([buildWeb('player'), buildWeb('console')]);
  await onDurableDatabase(async (database) => {
    const { url } = database;
    const env = {
      ...process.env,
      NODE_ENV: 'test',
      LOG_KEY_DIR: keyDirOf(url),
      ...loginsOf(url),
      DEMO: 'true',
      LOG_LEVEL: 'info',
      PORT: '0',
      CONSOLE_PORT: '0',
      SANDBOX_PORT: String(SANDBOX_PORT),
      SANDBOX_URL: `http://127.0.0.1:${SANDBOX_PORT}`,
    };
    await once(spawn(process.execPath, [SEED], { env: { ...env, DATABASE_URL: url }, stdio: 'inherit' }), 'exit');
    const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let stopProvider = async () => {};
    try {
      const doors = await doorsOf(server.stdout);
      const sandbox = startSandbox({ ...env, PORT: new URL(doors.player_url).port }, false);
      stopProvider = () => sandbox.stop();
      await use(doors, database);
    } finally {
      await stopProvider();
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  });
}

async function doorsOf(lines: NodeJS.ReadableStream): Promise<Doors> {
  for await (const line of createInterface({ input: lines })) {
    const { player_url, console_url } = JSON.parse(line) as Partial<Doors>;
    if (!player_url || !console_url) continue;
    lines.resume();
    return { player_url, console_url };
  }
  throw new Error('the server ended before its doors were open');
}
