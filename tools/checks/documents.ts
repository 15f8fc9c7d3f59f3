import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliSize } from '../web/precompress.ts';

type Drawing = { draw(visit: object, build: object, fetch: (address: string) => Promise<object>): Promise<{ html: string }> };

const DAY = '2026-11-23';
const SECTIONS = ['11:00 AM', '12:01 PM', '03:00 PM', '04:30 PM'];
const TEXT = 'Shwekan မှ ကြိုဆိုပါသည်။ ထိုင်း 2D ကို တစ်နေ့ 4 ကြိမ် ဖွင့်ပါသည်။ အသက် 18 နှစ်နှင့် အထက်သာ၊ ချင့်ချိန်ကစားပါ။ ';

/** Answers as large as a busy day's: every number is staked on differently. */
const ANSWERS: Record<string, unknown> = {
  '/api/app-setting': { data: { version_name: '1.0.0', is_maintain: '0', is_demo: false, now: `${DAY}T02:00:00.000Z` } },
  '/api/header_play_text': { data: [1, 2].map((id) => ({ id, text: TEXT + id })) },
  '/api/lottery/list': ['1D', '2D', 'C1D', 'C2D', '3D'].map((code, id) => ({
    ...{ id, code, name: code, odd: 85 + id, image: null, is_open: 1 },
    ...{ next_closes_at: `${DAY}T1${id}:50:00+06:30`, next_section: SECTIONS[id % SECTIONS.length] },
  })),
  '/api/section': {
    data: SECTIONS.map((time_section, hour) => ({
      time_section,
      date: DAY,
      closes_at: `${DAY}T1${hour}:50:00+06:30`,
      is_open: 1,
      odd: 85,
    })),
  },
  '/api/live_2d': { data: { set: '1,317.56', value: '68,148.65', twod: '68', time: '16:30:00', status: 'open' } },
  '/api/luckynumber_daily': SECTIONS.map((section) => ({ '2d': '68', section, date: DAY, set: '1,317.56', value: '68,148.65' })),
  '/api/new_two_d': {
    ...{ minimum: '100.00', maximum: '500000.00', step: '100.00', odd: 85, game: 'open' },
    data: Array.from({ length: 100 }, (_, id) => ({
      ...{ id, bet_number: String(id).padStart(2, '0'), default_amount: '10000000.00', hot_amount: id % 9 === 0 ? '500000.00' : null },
      ...{ block: id % 23 === 0 ? 'yes' : 'no', remaining: `${(id * 7919 * 977) % 10_000_000}.00` },
    })),
  },
  '/api/section_3d': {
    ...{ date_3d: DAY, section: '03:00 PM', close: '02:30 PM', opening_date: DAY, closes_at: `${DAY}T14:30:00+06:30` },
    ...{ is_opened_today: 1, is_open: 1, odd: 500, now: `${DAY}T02:00:00.000Z` },
  },
  '/api/luckynumber3d': [1, 2, 3].map((id) => ({ 'lucky number': `38${id}`, date: DAY, opening_date: DAY })),
  [`/api/three_d?date=${DAY}`]: {
    ...{ minimum: '100.00', maximum: '500000.00', step: '100.00', odd: 500, tot: 10, game: 'open', version: '1' },
    data: Array.from({ length: 1000 }, (_, id) => ({
      ...{ id, bet_number: String(id).padStart(3, '0'), default_amount: '10000000.00', hot_amount: id % 9 === 0 ? '500000.00' : null },
      ...{ block: id % 23 === 0 ? 'yes' : 'no', remaining: `${(id * 7919 * 977) % 10_000_000}.00` },
    })),
  },
};

/** How many bytes of brotli the document of each first screen takes in Burmese, the largest language. */
export async function documentSizes(dist: string): Promise<Map<string, number>> {
  // Made by the player app's build.
  const { draw } = (await import(pathToFileURL(join(dist, '.server/draw.js')).href)) as Drawing;
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(page)?.[1] ?? '';
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const build = { page, house_name: 'Shwekan', css: readFileSync(join(dist, sheet), 'utf8'), manifest };
  const ask = async (address: string) => {
    const answer = ANSWERS[address];
    if (answer === undefined) throw new Error(`a first screen asks ${address}, which has no sample in tools/checks/documents.ts`);
    return { ok: true, status: 200, json: async () => answer };
  };
  const sizes = new Map<string, number>();
  for (const path of ['/', '/two/lottery', '/three/lottery', '/login']) {
    const { html } = await draw({ path, cookies: '' }, build, ask);
    if (path !== '/login' && !html.includes('"is_drawn":true')) throw new Error(`the first screen of ${path} is not drawn`);
    sizes.set(path, await brotliSize(Buffer.from(html)));
  }
  return sizes;
}
