import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../tools/checks/chromium.ts';

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const CPU_SLOWER = 4;
/** A visit ends so long after all that is measured has happened, or when that took too long. */
const SETTLED_MS = 600;
const VISIT_AT_MOST_MS = 12_000;
/** What is tapped: what a player taps first. */
const NUMBER = 'main button[data-number]';
const TAPS = 8;

/**
 * One visit as the page's own clock tells it, from the navigation on: when the largest thing is there, when the first number that stands on the
 * screen shows that it was tapped, and when the app itself has it. NaN where there is none.
 */
export type Visit = { lcp_ms: number; seen_ms: number; taken_ms: number };

/** Visits a page on slow 4G with a processor slowed down to a quarter: for the first time, and once more when the worker has kept what it keeps. */
export async function visitTwice(executablePath: string, url: string, has_numbers: boolean): Promise<{ cold: Visit; repeat: Visit }> {
  return onBrowser(executablePath, async (browser) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
    const cold = await visitOnce(await slowPage(context), url, has_numbers);
    const between = await context.newPage();
    await between.goto(url);
    await between.evaluate(async () => void (await navigator.serviceWorker?.ready));
    await between.reload();
    await between.waitForTimeout(500);
    await between.close();
    return { cold, repeat: await visitOnce(await slowPage(context), url, has_numbers) };
  });
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await page.addInitScript((number) => {
    const told = window as unknown as { lcp?: number; seen?: number; taken?: number };
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
      if (document.querySelector(`${number}[aria-pressed=true]`)) told.seen ??= performance.now();
      // Until then the page's head shows what was tapped, and the app has not heard of it.
      if (document.querySelector(`${number}[aria-pressed=true]:not([data-tapped])`)) told.taken = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, NUMBER);
  return page;
}

async function visitOnce(page: Page, url: string, has_numbers: boolean): Promise<Visit> {
  await page.goto(url);
  const wanted = has_numbers ? 'taken' : 'lcp';
  await page.waitForFunction((it) => it in window, wanted, { timeout: VISIT_AT_MOST_MS, polling: 100 }).catch(() => {});
  await page.waitForTimeout(SETTLED_MS);
  const visit = await page.evaluate(() => {
    const { lcp, seen, taken } = window as unknown as { lcp?: number; seen?: number; taken?: number };
    return { lcp_ms: lcp ?? Number.NaN, seen_ms: seen ?? Number.NaN, taken_ms: taken ?? Number.NaN };
  });
  await page.close();
  return visit;
}

/** How long each of some taps took to be seen, in ms as the browser tells it (in steps of 8), on a slow processor. */
export async function tapsOf(executablePath: string, url: string): Promise<number[]> {
  return onBrowser(executablePath, async (browser) => {
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
    const buttons = page.locator(NUMBER);
    for (let tap = 0; tap < TAPS; tap++) {
      await buttons.nth(tap).tap();
      await page.waitForTimeout(400);
    }
    return await page.evaluate(() => Object.values((window as unknown as { seen: Record<number, number> }).seen));
  });
}

async function onBrowser<T>(executablePath: string, use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
