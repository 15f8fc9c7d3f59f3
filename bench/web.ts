import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { loginsOf } from '../apps/server/src/platform/logins.ts';
import { keyDirOf } from '../apps/server/test/key-dir.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tools/checks/chromium.ts';
import { startSandbox } from '../tools/sandbox.ts';
import { buildWeb } from '../tools/web/build.ts';
import { onDurableDatabase } from './database.ts';

// What a cheap phone sees of the player app: Lighthouse's mobile test (simulated slow 4G, 4x CPU) on home, 2D and 3D with the demo
// content, median of five; and the same pages over a network and CPU really slowed down, for the first visit and a repeated
// one: when the largest thing is there, and when the first number that stands on the screen answers a tap; and how long a tap takes to be seen at a quarter of the speed. The baseline is the same build without the server's first
// screen: the plain page, which the phone fills by itself.
//   npm run bench -- web [--runs 5]
const RUNS = Number(process.argv[process.argv.indexOf('--runs') + 1]) || 5;
const PAGES = { home: '/', '2D': '/two/lottery', '3D': '/three/lottery' };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const CPU_SLOWER = 4;
const MAIN = new URL('../apps/server/src/main.ts', import.meta.url).pathname;
const SEED = new URL('../apps/server/src/demo/seed.ts', import.meta.url).pathname;
const DEBUG_PORT = 9_417;
const SANDBOX_PORT = 9_418;
/** The event stream never ends, so the network is never quiet: all that counts has happened by then. */
const LOADED_WITHIN_MS = 12_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** All of a slow visit has happened by then. */
const SLOW_VISIT_MS = 5_000;
/** What is tapped: what a player taps first. */
const NUMBER = 'main button[data-number]';
const TAPPED = { home: 'header button', '2D': NUMBER, '3D': NUMBER };
const TAPS = 8;

type Which = 'cold' | 'repeat';
/** One visit as the page's own clock tells it, from the navigation on. */
type Visit = { lcp_ms: number; answered_ms: number };
type Figures = { scores: number[]; fcp_ms: number; lcp_ms: number; tbt_ms: number; cls: number; js_bytes: number; html_bytes: number };

const executablePath = await findChromium();
await buildWeb('player');
await onDurableDatabase(async ({ url }) => {
  const provider = { SANDBOX_PORT: String(SANDBOX_PORT), SANDBOX_URL: `http://127.0.0.1:${SANDBOX_PORT}` };
  const doors = { PORT: '0', CONSOLE_PORT: '0' };
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_KEY_DIR: keyDirOf(url),
    ...loginsOf(url),
    DEMO: 'true',
    LOG_LEVEL: 'info',
    ...doors,
    ...provider,
  };
  await once(spawn(process.execPath, [SEED], { env: { ...env, DATABASE_URL: url }, stdio: 'inherit' }), 'exit');
  const server = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let stopProvider = async () => {};
  try {
    const product = await playerUrlOf(server.stdout);
    // It has the pictures of the demo's games: without it home is measured with its pictures missing.
    const sandbox = startSandbox({ ...env, PORT: new URL(product).port }, false);
    stopProvider = () => sandbox.stop();
    const plain = await plainPages(product);
    const lcp_ms = await measure(product, 'drawn by the server');
    const baseline_ms = await measure(plain.url, 'plain page');
    plain.stop();
    const figure = `${(lcp_ms / 1_000).toFixed(2)} s, baseline ${(baseline_ms / 1_000).toFixed(2)}, ratio ${(baseline_ms / lcp_ms).toFixed(2)}`;
    process.stdout.write(`web: ${figure}\n`);
  } finally {
    await stopProvider();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});

/** Measures both pages, prints a line for each and for each visit, and answers home's median LCP by Lighthouse. */
async function measure(base: string, name: string): Promise<number> {
  let home_lcp_ms = 0;
  for (const [page, path] of Object.entries(PAGES)) {
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await lighthouseOnce(new URL(path, base).href));
    const of = (figure: Exclude<keyof Figures, 'scores'>) => median(runs.map((it) => it[figure]));
    const scores = CATEGORIES.map((it, at) => `${it} ${Math.round(median(runs.map((run) => run.scores[at] ?? Number.NaN)))}`).join(', ');
    if (page === 'home') home_lcp_ms = of('lcp_ms');
    const times = `FCP ${seconds(of('fcp_ms'))}, LCP ${seconds(of('lcp_ms'))}, TBT ${Math.round(of('tbt_ms'))} ms, CLS ${of('cls').toFixed(3)}`;
    const sizes = `JavaScript ${kilobytes(of('js_bytes'))}, document ${kilobytes(of('html_bytes'))}`;
    process.stdout.write(`${page}, ${name}: ${scores}, ${times}, ${sizes}\n`);
    const visits: Record<Which, Visit>[] = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visitTwice(new URL(path, base).href));
    const visit = (which: Which, what: keyof Visit) => seconds(median(visits.map((it) => it[which][what])));
    const both = (what: keyof Visit) => `cold ${visit('cold', what)}, repeat ${visit('repeat', what)}`;
    const answered = page === 'home' ? '' : `; a number answers a tap: ${both('answered_ms')}`;
    process.stdout.write(`${page}, ${name}, really slowed down: LCP ${both('lcp_ms')}${answered}\n`);
    const taps = await tapsOf(new URL(path, base).href, TAPPED[page as keyof typeof PAGES]);
    process.stdout.write(
      `${page}, ${name}, ${CPU_SLOWER}x CPU: a tap is seen after ${median(taps)} ms, the slowest of ${taps.length} after ${Math.max(...taps)} ms\n`,
    );
  }
  return home_lcp_ms;
}

async function lighthouseOnce(url: string): Promise<Figures> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${DEBUG_PORT}`] });
  try {
    const result = await lighthouse(url, {
      port: DEBUG_PORT,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      maxWaitForLoad: LOADED_WITHIN_MS,
    });
    if (!result) throw new Error(`Lighthouse found nothing at ${url}`);
    const { audits, categories } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const requests = audits['network-requests']?.details as unknown as { items: { resourceType?: string; transferSize: number }[] };
    const bytes = (kind: string) => requests.items.filter((it) => it.resourceType === kind).reduce((sum, it) => sum + it.transferSize, 0);
    return {
      scores: CATEGORIES.map((it) => 100 * (categories[it]?.score ?? Number.NaN)),
      fcp_ms: value('first-contentful-paint'),
      lcp_ms: value('largest-contentful-paint'),
      tbt_ms: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      js_bytes: bytes('Script'),
      html_bytes: bytes('Document'),
    };
  } finally {
    await browser.close();
  }
}

/** A first visit, and one more after the service worker has kept what it keeps, both slowed down. */
async function visitTwice(url: string): Promise<Record<Which, Visit>> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
    const cold = await visitOnce(await slowPage(context), url);
    const between = await context.newPage();
    await between.goto(url);
    await between.evaluate(async () => void (await navigator.serviceWorker?.ready));
    await between.reload();
    await between.waitForTimeout(500);
    await between.close();
    return { cold, repeat: await visitOnce(await slowPage(context), url) };
  } finally {
    await browser.close();
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.addInitScript((number) => {
    const told = window as unknown as { lcp: number; answered: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    let is_tapped = false;
    const look = () => {
      const button = document.querySelector<HTMLButtonElement>(`${number}:not(:disabled)`);
      if (!is_tapped && button) {
        is_tapped = true;
        // Once it can be seen.
        requestAnimationFrame(() => setTimeout(() => button.click()));
      }
      if (document.querySelector(`${number}[aria-pressed=true]`)) told.answered = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, NUMBER);
  return page;
}

async function visitOnce(page: Page, url: string): Promise<Visit> {
  await page.goto(url);
  await page.waitForTimeout(SLOW_VISIT_MS);
  const visit = await page.evaluate(() => {
    const { lcp, answered } = window as unknown as { lcp: number; answered?: number };
    return { lcp_ms: lcp, answered_ms: answered ?? Number.NaN };
  });
  await page.close();
  return visit;
}

/** How long each of some taps took to be seen, in ms as the browser tells it (in steps of 8), on a slow processor. */
async function tapsOf(url: string, tapped: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto(url);
    await page.waitForTimeout(3_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.evaluate(() => {
      const seen: Record<number, number> = {};
      (window as unknown as { seen: Record<number, number> }).seen = seen;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId) seen[entry.interactionId] = Math.max(seen[entry.interactionId] ?? 0, entry.duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    const buttons = page.locator(tapped);
    const count = await buttons.count();
    for (let tap = 0; tap < TAPS; tap++) {
      await buttons.nth(tap % count).tap();
      await page.waitForTimeout(400);
      await page.keyboard.press('Escape');
      await page.waitForTimeout(400);
    }
    return await page.evaluate(() => Object.values((window as unknown as { seen: Record<number, number> }).seen));
  } finally {
    await browser.close();
  }
}

/** The same product with the plain page in place of the drawn ones. */
async function plainPages(product: string): Promise<{ url: string; stop(): void }> {
  const paths: string[] = Object.values(PAGES);
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    const onward = request(new URL(paths.includes(path) ? '/index.html' : path, product), {
      method: incoming.method,
      headers: incoming.headers,
    });
    onward.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
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

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
