import type { Page } from '@playwright/test';
import { ACCOUNT_SCENES } from './account-scenes.ts';
import { emptied, lengthened } from './answer-edits.ts';
import { ENTRY_SCENES } from './entry-scenes.ts';
import type { Scene, StateName } from './scene.ts';
import { LOTTERY_SCENES } from './scenes.ts';

/** The player app's screens by name, and what can be opened on them. `visitor` ones are looked at without a login. */
export const SCREENS: Record<string, Scene> = {
  home: { path: '/' },
  'home-visitor': { path: '/', visitor: true },
  login: { path: '/login', visitor: true },
  register: { path: '/register', visitor: true },
  forgetpwd: { path: '/forgetpwd', visitor: true },
  profile: { path: '/profile' },
  password: { path: '/password' },
  sessions: { path: '/sessions' },
  'level-two': { path: '/level-two' },
  referral: { path: '/referral' },
  limits: { path: '/limits' },
  'change-phone': { path: '/change-phone' },
  notifications: { path: '/notifications' },
  wallet: { path: '/wallet' },
  cashin: { path: '/cashin' },
  'cashin-history': { path: '/cashin-history' },
  cashout: { path: '/cashout' },
  'cashout-history': { path: '/cashout-history' },
  'transfer-history': { path: '/transfer-history' },
  statement: { path: '/statement' },
  setting: { path: '/setting' },
  service: { path: '/service' },
  one: { path: '/one/lottery' },
  two: { path: '/two/lottery' },
  three: { path: '/three/lottery' },
  'crypto-one': { path: '/crypto/one/lottery' },
  crypto: { path: '/crypto/lottery' },
  betslip: { path: '/betslip' },
  'win-number': { path: '/win-number' },
  'dream-book': { path: '/dream-book' },
  'winner-list': { path: '/winner-list' },
  'pocket-winner': { path: '/pocket-winner' },
  point: { path: '/point' },
  promotion: { path: '/promotion' },
  pocket: { path: '/pocket' },
  slots: { path: '/slot' },
  provider: { path: '/slot/1006' },
  report: { path: '/game/report/1006' },
  'not-found': { path: '/nowhere/at/all' },
  ...ENTRY_SCENES,
  ...LOTTERY_SCENES,
  ...ACCOUNT_SCENES,
};

/** The states in which a screen is looked at: one on which something was done is looked at in those that it names. */
export function statesOf(screen: Scene): readonly StateName[] {
  const is_scene = screen.act !== undefined || screen.before !== undefined;
  return is_scene ? ['plain', ...(screen.states ?? [])] : (Object.keys(STATES) as StateName[]);
}

type State = { before?: (page: Page) => Promise<unknown>; after?: (page: Page) => Promise<unknown> };

/** What says who is there and when: without it there is no screen to be empty. */
const FRAME = /\/api\/(user\/profile|app-setting|lottery\/list|stream|.*section)/;

/** How each state comes about: by changing what the server answers on its way to the page. */
export const STATES: Record<StateName, State> = {
  plain: {},
  long: {
    before: (page) =>
      page.route(/\/api\//, async (route) => {
        const url = route.request().url();
        // It would tell of the balance as it is.
        if (url.includes('/api/stream')) return;
        if (route.request().method() !== 'GET' || (FRAME.test(url) && !url.endsWith('/user/profile'))) return route.continue();
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: lengthened(await answer.json().catch(() => null)) });
      }),
  },
  empty: {
    before: (page) =>
      page.route(/\/api\//, async (route) => {
        if (route.request().method() !== 'GET' || FRAME.test(route.request().url())) return route.continue();
        const answer = await route.fetch();
        const json: unknown = await answer.json().catch(() => null);
        await route.fulfill({ response: answer, json: emptied(json) });
      }),
  },
  loading: {
    before: (page) =>
      page.route(/\/api\//, (route) => (FRAME.test(route.request().url()) ? route.continue() : new Promise<void>(() => {}))),
  },
  error: {
    before: (page) =>
      page.route(/\/api\//, (route) =>
        FRAME.test(route.request().url()) ? route.continue() : route.fulfill({ status: 500, json: { message: 'internal' } }),
      ),
  },
  offline: {
    after: async (page) => {
      await page.context().setOffline(true);
      await page.waitForTimeout(300);
    },
  },
};

export type Shot = {
  screen: string;
  state: StateName;
  width: string;
  language: string;
  theme: string;
  file: string;
  faults: string[];
};

/** One page with all pictures, by screen; words of a picture's name filter, pictures with faults are marked. */
export function sheetOf(shots: readonly Shot[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const pictures = shots.map(({ file, faults }) => {
    const told = faults.map((fault) => `<br>${escaped(fault)}`).join('');
    const look = faults.length === 0 ? '' : ' class="faulty"';
    return `<figure${look} data-name="${file}${look && ' fault'}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${file.slice(0, -4)}${told}</figcaption></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font:13px system-ui;margin:16px;background:#ddd}input{font:inherit;padding:6px 10px;width:420px;position:sticky;top:8px}
main{display:flex;flex-wrap:wrap;gap:12px;margin-top:12px}figure{margin:0;width:220px}img{width:100%;background:#fff;min-height:120px}
.faulty{outline:3px solid #c22}[hidden]{display:none}</style>
<input placeholder="words that a name must hold: wallet 320 mm dark, or: fault" autofocus><main>${pictures.join('\n')}</main>
<script>const field=document.querySelector('input');field.oninput=()=>{const words=field.value.split(/\\s+/);
for(const it of document.querySelectorAll('figure'))it.hidden=!words.every((word)=>it.dataset.name.includes(word))}</script>
`;
}
