import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS, findChromium } from '../tools/checks/chromium.ts';
import { onDemoProduct } from './demo-product.ts';
import { print } from './load.ts';
import { type MainThread, mainThreadOf } from './main-thread.ts';
import { openReferencePage } from './reference-page.ts';
import { tapsOf, type Visit, visitTwice } from './slow-visits.ts';

// What a cheap phone sees of the player app, within five minutes, with the demo's content:
// - processor time of home's main thread until it is quiet, by turns with a fixed page of React, text and pictures (`reference-page/`);
// - Lighthouse's mobile test of home, 2D and 3D, with the machine's benchmark index;
// - home, 2D and 3D over a network and a processor really slowed down, by turns with the same build without the server's first screen (the plain
//   page, which the phone fills by itself): when the largest thing is there, when a tap on the first number is seen, and when the app has it;
// - how long a tap takes to be seen at a quarter of the speed.
// On a busy machine it counts fewer visits, and says how many.
//   npm run bench -- web
const RUNS = { main_thread: 5, visits: 3 };
/** What each part may take: no further run is begun after it. All of them with the product's start are five minutes. */
const WITHIN_MS = { main_thread: 45_000, visits: 25_000 };
const PAGES = { home: '/', '2D': '/two/lottery', '3D': '/three/lottery' };
const DEBUG_PORT = 9_417;
/** The event stream never ends, so the network is never quiet: all that counts has happened by then. */
const LOADED_WITHIN_MS = 5_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const executablePath = await findChromium();
await onDemoProduct(async ({ player_url: product }) => {
  const plain = await plainPages(product);
  const reference = await openReferencePage();
  try {
    // Before anything else has warmed or tired the machine.
    const ratio = await measureMainThread(product, reference.url);
    for (const [name, path] of Object.entries(PAGES)) await measurePage(name, path, product, plain.url);
    for (const [name, path] of Object.entries(PAGES)) await measureByLighthouse(name, new URL(path, product).href);
    print(`web: ${ratio}`);
  } finally {
    await reference.close();
    plain.stop();
  }
});

/** Home beside the reference page, by turns, each in a browser of its own: what the last line of the bench says. */
async function measureMainThread(product: string, reference: string): Promise<string> {
  const runs: Record<'home' | 'reference', MainThread[]> = { home: [], reference: [] };
  const sides = { home: product, reference } as const;
  const counted = await repeat(RUNS.main_thread, WITHIN_MS.main_thread, async () => {
    for (const [side, url] of Object.entries(sides) as ['home' | 'reference', string][]) {
      const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
      runs[side].push(await mainThreadOf(context, url));
      await browser.close();
    }
  });
  const of = (side: 'home' | 'reference', what: keyof MainThread) => Math.round(median(runs[side].map((it) => it[what])));
  for (const side of ['home', 'reference'] as const) {
    const parts = `${of(side, 'script_ms')} ms scripts, ${of(side, 'layout_ms')} ms style and layout`;
    print(
      `${side}, median of ${counted}: main thread ${of(side, 'cpu_ms')} ms of processor time (${parts}), ${of(side, 'at_end_ms')} ms of it in the last second`,
    );
  }
  const [home, baseline] = [of('home', 'cpu_ms'), of('reference', 'cpu_ms')];
  return `${home} ms, baseline ${baseline}, ratio ${(home / baseline).toFixed(2)}`;
}

/** Prints a line for each visit of a page, drawn by the server and plain by turns, and one for its taps. */
async function measurePage(name: string, path: string, product: string, plain: string): Promise<void> {
  const has_numbers = name !== 'home';
  const visits: Record<'drawn' | 'plain', Record<'cold' | 'repeat', Visit>[]> = { drawn: [], plain: [] };
  const counted = await repeat(RUNS.visits, WITHIN_MS.visits, async () => {
    visits.drawn.push(await visitTwice(executablePath, new URL(path, product).href, has_numbers));
    visits.plain.push(await visitTwice(executablePath, new URL(path, plain).href, has_numbers));
  });
  for (const side of ['drawn', 'plain'] as const) {
    const both = (what: keyof Visit) => {
      const of = (which: 'cold' | 'repeat') => seconds(median(visits[side].map((it) => it[which][what])));
      return `cold ${of('cold')}, repeat ${of('repeat')}`;
    };
    const numbers = has_numbers ? `; a tap on a number is seen: ${both('seen_ms')}; the app has it: ${both('taken_ms')}` : '';
    print(
      `${name}, ${side === 'drawn' ? 'drawn by the server' : 'plain page'}, really slowed down, median of ${counted}: LCP ${both('lcp_ms')}${numbers}`,
    );
  }
  if (!has_numbers) return;
  const taps = await tapsOf(executablePath, new URL(path, product).href);
  print(
    `${name}, a quarter of the speed: a tap is seen after ${median(taps)} ms, the slowest of ${taps.length} after ${Math.max(...taps)} ms`,
  );
}

async function measureByLighthouse(name: string, url: string): Promise<void> {
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
    const { audits, categories, environment } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const scores = CATEGORIES.map((it) => `${it} ${Math.round(100 * (categories[it]?.score ?? Number.NaN))}`).join(', ');
    const times = `LCP ${seconds(value('largest-contentful-paint'))}, TBT ${Math.round(value('total-blocking-time'))} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}`;
    const requests = audits['network-requests']?.details as unknown as { items: { resourceType?: string; transferSize: number }[] };
    const bytes = (kind: string) => requests.items.filter((it) => it.resourceType === kind).reduce((sum, it) => sum + it.transferSize, 0);
    const sizes = `JavaScript ${kilobytes(bytes('Script'))}, document ${kilobytes(bytes('Document'))}`;
    print(`${name}, Lighthouse at benchmark index ${environment.benchmarkIndex}: ${scores}, ${times}, ${sizes}`);
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

/** Does something so often, but begins no further time when `within_ms` are over: once at least. Answers how often it was done. */
async function repeat(times: number, within_ms: number, act: () => Promise<void>): Promise<number> {
  const ends_ms = performance.now() + within_ms;
  let done = 0;
  do {
    await act();
    done += 1;
  } while (done < times && performance.now() < ends_ms);
  return done;
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
