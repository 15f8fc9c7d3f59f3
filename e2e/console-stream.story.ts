import type { Page, Request } from '@playwright/test';
import { askIn, newPlayer } from './calls.ts';
import { resumeOperator } from './people.ts';
import { expect, type Stage, test } from './stage.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const STREAM = '/api/console/stream';
/** Longer than a round of a console that has no stream. */
const A_WHILE_MS = 8_000;

test('the console hears what changes: at rest it asks nothing, a request is there at once, and the tabs of a browser share a stream', async ({
  page,
  stage,
}) => {
  // As long as no stream is to be had it asks every few seconds.
  await page.route(`**${STREAM}`, (route) => route.abort());
  const asked = await openToday(page, stage);
  await expect.poll(() => asked.filter((it) => pathOf(it) === '/api/console/today').length).toBeGreaterThan(2);
  await page.unroute(`**${STREAM}`);
  await page.waitForResponse((it) => pathOf(it.request()) === STREAM && it.ok());

  const tab = await page.context().newPage();
  const asked_there = await openToday(tab, stage);
  await Promise.all([rests(page, asked), rests(tab, asked_there)]);
  expect(asked_there.map(pathOf)).not.toContain(STREAM);

  const token = await newPlayer(stage, { phone: '09420000771', name: 'Hla Hla' });
  const before = Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
  await askIn(stage, token, { kyat: 10_000, transaction_id: '415501' });
  for (const it of [page, tab]) await expect(it).toHaveTitle(new RegExp(`^\\(${before + 1}\\)`));

  const opened = tab.waitForResponse((it) => pathOf(it.request()) === STREAM && it.ok());
  await page.close();
  await opened;
});

/** Opens Today; answers what it asks the server from its beginning on. */
async function openToday(page: Page, stage: Stage): Promise<Request[]> {
  const asked: Request[] = [];
  page.on('request', (it) => {
    if (pathOf(it).startsWith('/api/console/')) asked.push(it);
  });
  await resumeOperator(page, stage, 'finance');
  await page.goto(stage.console_url);
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  return asked;
}

/** Waits until a page asks nothing for a while: one that asks every few seconds never does. */
async function rests(page: Page, asked: Request[]): Promise<void> {
  const inAWhile = async () => {
    const before = asked.length;
    await page.waitForTimeout(A_WHILE_MS);
    return asked.slice(before).map(pathOf);
  };
  await expect.poll(inAWhile, { timeout: 60_000 }).toEqual([]);
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
