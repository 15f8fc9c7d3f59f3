import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';

const server = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const seed = fileURLToPath(new URL('../apps/server/src/demo/seed.ts', import.meta.url));

/** A running product of a story's own: server process, database with demo data, movable clock. */
export type Stage = {
  player_url: string;
  console_url: string;
  moveClock(to: string | { advance_ms: number }): Promise<void>;
  now(): Promise<Date>;
  /** The last one-time code sent to a phone. */
  codeOf(phone: string): Promise<string>;
};

/** A Wednesday to come, at least two days ahead: the demo's own story is told in the days before, so all its draws are still open. */
export const STORY_DAY = wednesdayAfter(Date.now() + 2 * 86_400_000);
/** That forenoon in Yangon, with all four sections of 2D ahead. */
const MORNING = `${STORY_DAY}T10:00:00+06:30`;

export const test = base.extend<{ stage: Stage; operator: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  stage: async ({}, use) => onStage(use),
  operator: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };

/** Runs a product of its own as long as it is used. */
export async function onStage(use: (stage: Stage) => Promise<void>): Promise<void> {
  const database = await makeDatabase();
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    PORT: '0',
    CONSOLE_PORT: '0',
    DEMO: 'true',
    FEED_2D: 'replay',
    LOG_LEVEL: 'info',
  };
  try {
    await mustEnd(spawn(process.execPath, [seed], { env, stdio: ['ignore', 'inherit', 'inherit'] }));
    const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const stage = stageAt(await doorsOf(child.stdout));
      await stage.moveClock(MORNING);
      await use(stage);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  } finally {
    await database.drop();
  }
}

function wednesdayAfter(at_ms: number): string {
  const day = new Date(at_ms);
  while (day.getUTCDay() !== 3) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function stageAt(doors: { player_url: string; console_url: string }): Stage {
  const ask = async (path: string, body?: unknown) => {
    const answer = await fetch(new URL(path, doors.player_url), {
      ...(body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as { data: Record<string, string> };
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(said)}`);
    return said.data;
  };
  return {
    ...doors,
    moveClock: async (to) => void (await ask('/api/demo/clock', typeof to === 'string' ? { now: to } : to)),
    now: async () => new Date(String((await ask('/api/demo/clock')).now)),
    codeOf: async (phone) => String((await ask(`/api/demo/outbox?phone=${phone}`)).code),
  };
}

/** The addresses a server says it listens on, once it does. */
async function doorsOf(lines: NodeJS.ReadableStream): Promise<{ player_url: string; console_url: string }> {
  let heard = '';
  return await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the server did not open its doors: ${heard}`)), 30_000);
    lines.on('data', (chunk: Buffer) => {
      heard += chunk;
      for (const line of heard.split('\n')) {
        if (!line.includes('"player_url"') || !line.endsWith('}')) continue;
        clearTimeout(late);
        resolve(JSON.parse(line));
      }
    });
    lines.on('end', () => reject(new Error(`the server ended: ${heard}`)));
  });
}

async function mustEnd(child: ReturnType<typeof spawn>): Promise<void> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`);
}

async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const template = process.env['TEST_DATABASE_URL'];
  if (!template) throw new Error('TEST_DATABASE_URL is not set: run the stories through npm test');
  const name = `e_${randomBytes(6).toString('hex')}`;
  const at = (database: string) => {
    const url = new URL(template);
    url.pathname = `/${database}`;
    return url.href;
  };
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: at('postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await admin(`create database ${name} template ${new URL(template).pathname.slice(1)}`);
  return { url: at(name), drop: () => admin(`drop database if exists ${name} with (force)`) };
}
