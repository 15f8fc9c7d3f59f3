import type { BrowserContext } from '@playwright/test';

/** All that a page does by itself after it was opened has happened by then, also what waits for the phone to be idle. */
const WINDOW_MS = 6_000;
/** The end of it, in which a quiet page does nearly nothing. */
const QUIET_MS = 1_000;

export type MainThread = {
  /** Processor time of the page's main thread in the whole window, and how much of it went into scripts, and into style and layout. */
  cpu_ms: number;
  script_ms: number;
  layout_ms: number;
  /** How much of it fell into the last second: what is still going on then was left out. */
  at_end_ms: number;
};

/** Opens a page as a new visitor does, and tells what it costs the main thread until it is quiet, in processor time: what others do meanwhile does not count. */
export async function mainThreadOf(context: BrowserContext, url: string): Promise<MainThread> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => 1_000 * (metrics.find((it) => it.name === name)?.value ?? Number.NaN);
      return { cpu_ms: of('TaskDuration'), script_ms: of('ScriptDuration'), layout_ms: of('LayoutDuration') + of('RecalcStyleDuration') };
    };
    const before = await read();
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(WINDOW_MS - QUIET_MS);
    const nearly = await read();
    await page.waitForTimeout(QUIET_MS);
    const after = await read();
    return {
      cpu_ms: after.cpu_ms - before.cpu_ms,
      script_ms: after.script_ms - before.script_ms,
      layout_ms: after.layout_ms - before.layout_ms,
      at_end_ms: after.cpu_ms - nearly.cpu_ms,
    };
  } finally {
    await page.close();
  }
}
