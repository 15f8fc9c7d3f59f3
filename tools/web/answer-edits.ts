import type { Page } from '@playwright/test';

// biome-ignore lint/suspicious/noExplicitAny: answers of every call, changed by whoever knows which one it is
export type Json = any;

/** Changes what the server answers on its way to the page. */
export function changed(page: Page, path: RegExp, change: (answer: Json) => Json): Promise<unknown> {
  return page.route(path, async (route) => {
    const answer = await route.fetch();
    const json: Json = await answer.json().catch(() => null);
    await route.fulfill({ response: answer, json: change(json) });
  });
}

const LONG_NAME = 'ဒေါ်ခင်ခင်မြင့်မြင့်သန်းစန္ဒာဝင်းလှိုင် Maximilian Alexander';
const LARGE = '9999999999.99';
const MANY = 12_345_678;
const NAME = /(^|_)(name|holder)$/;
const POINTS = /(^|_)points?$/;

/** The same answer with long names and with large amounts: of kyat, whatever is written with two decimals. */
export function lengthened(json: Json, key = ''): Json {
  if (Array.isArray(json)) return json.map((it) => lengthened(it, key));
  if (typeof json === 'object' && json !== null) {
    return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, lengthened(value, name)]));
  }
  if (typeof json === 'string' && /^-?\d+\.\d\d$/.test(json) && key !== 'set' && key !== 'value') return LARGE;
  if (typeof json === 'string' && NAME.test(key)) return LONG_NAME;
  return typeof json === 'number' && POINTS.test(key) ? MANY : json;
}

/** The same answer with nothing in its lists. */
export function emptied(json: Json): Json {
  if (Array.isArray(json)) return [];
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, key === 'total_count' ? 0 : Array.isArray(value) ? [] : value]),
  );
}
