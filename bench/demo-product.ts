import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { loginsOf } from '../apps/server/src/platform/logins.ts';
import { keyDirOf } from '../apps/server/test/key-dir.ts';
import { startSandbox } from '../tools/sandbox.ts';
import { buildWeb } from '../tools/web/build.ts';
import { onDurableDatabase } from './database.ts';

const MAIN = new URL('../apps/server/src/main.ts', import.meta.url).pathname;
const SEED = new URL('../apps/server/src/demo/seed.ts', import.meta.url).pathname;
const SANDBOX_PORT = 9_418;

/** Runs the product with its demo content and the provider that has the pictures of its games, for as long as `use` takes. */
export async function onDemoProduct(use: (player_url: string) => Promise<void>): Promise<void> {
  await buildWeb('player');
  await onDurableDatabase(async ({ url }) => {
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
      const player_url = await playerUrlOf(server.stdout);
      const sandbox = startSandbox({ ...env, PORT: new URL(player_url).port }, false);
      stopProvider = () => sandbox.stop();
      await use(player_url);
    } finally {
      await stopProvider();
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  });
}

async function playerUrlOf(lines: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: lines })) {
    const { player_url } = JSON.parse(line) as { player_url?: string };
    if (!player_url) continue;
    lines.resume();
    return player_url;
  }
  throw new Error('the server ended before its doors were open');
}
