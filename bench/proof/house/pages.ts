import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';

/** What visitors were sent, and what failed. */
export type PageVisits = { pages: number; parts: number; faults: string[] };

const PAUSE_MS = 100;
const agent = new Agent({ connections: 8, connect: { timeout: 2000 } });

/** Opens the players' first page again and again, with every part of the app that it names. */
export async function visitOn(visits: PageVisits, url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const page = await get(visits, new URL('/', url));
    if (page !== null) visits.pages += 1;
    // A drawn page names some of them in its scripts alone.
    const parts = new Set([...(page ?? '').matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path));
    if (page !== null && parts.size === 0) visits.faults.push('the page names no part of the app');
    for (const it of parts) if ((await get(visits, new URL(it, url))) !== null) visits.parts += 1;
    await wait(PAUSE_MS);
  }
}

async function get(visits: PageVisits, url: URL): Promise<string | null> {
  try {
    const { statusCode, body } = await request(url, { dispatcher: agent });
    const text = await body.text();
    if (statusCode === 200) return text;
    visits.faults.push(`${url.pathname} was answered ${statusCode}`);
  } catch (error) {
    visits.faults.push(`${url.pathname} had no answer: ${String(error)}`);
  }
  return null;
}
