import { afterEach, expect, test, vi } from 'vitest';
import type { Bet } from '../../src/parts/lottery/betting.ts';

// A phone with its tabs and their locks; what is looked at here is which page asks for a bet whose answer no page has heard.

const MINUTE_MS = 60_000;
const bet: Bet = {
  key: 'key-of-it',
  player_id: 1,
  draw: { date: '2026-11-30', section: '04:30 PM' },
  lines: [{ bet_number: '07', stake_pya: 10_000 }],
};

type TabLock = { tab: object; name: string };

/** As a browser's storage: what it keeps are its properties. */
function storage() {
  const kept: Record<string, unknown> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => delete kept[key],
  });
  return kept;
}

const aPhone = (hasLocks = true) => ({ local: storage(), held: new Set<TabLock>(), hasLocks });
type Phone = ReturnType<typeof aPhone>;

/** A page of a phone: of a new tab, or loaded anew in one that is there. */
async function aPage({ local, held, hasLocks }: Phone, tab = storage()) {
  vi.resetModules();
  const request = (name: string, work: () => Promise<unknown>) => {
    const lock = { tab, name };
    held.add(lock);
    return work().finally(() => held.delete(lock));
  };
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('navigator', hasLocks ? { locks: { request, query: async () => ({ held: [...held] }) } } : {});
  const { TWO_D } = await import('../../src/parts/lottery/games.ts');
  return {
    tab,
    game: TWO_D,
    ...(await import('../../src/parts/lottery/kept-bets.ts')),
    ...(await import('../../src/parts/lottery/left-bets.ts')),
  };
}

/** A tab sends a bet, and no answer comes. */
async function sent(phone: Phone) {
  const page = await aPage(phone);
  page.betSlot(page.game, true, null).write(bet);
  await vi.waitFor(() => expect(phone.held.size).toBe(phone.hasLocks ? 1 : 0));
  return page;
}

/** The phone ends a tab: its storage goes, and its locks. */
function kill({ held }: Phone, tab: object): void {
  for (const lock of held) if (lock.tab === tab) held.delete(lock);
}

const keys = (bets: readonly { bet: Bet }[]) => bets.map(({ bet }) => bet.key);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that is loaded anew knows the bet it sent, and who else is logged in does not', async () => {
  const phone = aPhone();
  const { tab } = await sent(phone);
  const page = await aPage(phone, tab);
  expect(page.betsOfTab(page.game, 1)).toMatchObject([{ ...bet, is_alone: true }]);
  expect(page.betsOfTab(page.game, 2)).toEqual([]);
  expect(keys(await page.takeBets(1))).toEqual(['key-of-it']);
  expect(await page.takeBets(2)).toEqual([]);
});

test('the bet of a tab that lives is its own, and one of a killed app is asked for by the next page, once', async () => {
  const phone = aPhone();
  const first = await sent(phone);
  const other = await aPage(phone);
  expect(await other.takeBets(1)).toEqual([]);
  kill(phone, first.tab);
  const next = await aPage(phone);
  expect(await next.takeBets(1)).toMatchObject([{ bet: { ...bet, is_alone: false } }]);
  const late = await aPage(phone);
  expect(await late.takeBets(1), 'the one before has it').toEqual([]);
});

test('a page that was there before leaves the bet of a tab that is only loaded anew, and takes it when that does not come back', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] });
  const phone = aPhone();
  const first = await sent(phone);
  const other = await aPage(phone);
  vi.advanceTimersByTime(MINUTE_MS);
  kill(phone, first.tab);
  expect(await other.takeBets(1)).toEqual([]);
  expect(other.mayBeLeft()).toBe(true);
  // Its page is there again, and holds it.
  const again = await aPage(phone, first.tab);
  const [left] = again.betsOfTab(again.game, 1);
  again.betSlot(again.game, true, left ?? null);
  await vi.waitFor(() => expect(phone.held.size).toBe(1));
  // The player looks at the other tab.
  vi.stubGlobal('sessionStorage', other.tab);
  vi.advanceTimersByTime(20_000);
  expect(await other.takeBets(1)).toEqual([]);
  expect(other.mayBeLeft()).toBe(false);
  kill(phone, first.tab);
  expect(await other.takeBets(1)).toEqual([]);
  vi.advanceTimersByTime(20_000);
  expect(keys(await other.takeBets(1))).toEqual(['key-of-it']);
});

test('who is not logged in sees in a tab that a bet of it is under way', async () => {
  const phone = aPhone();
  const { tab } = await sent(phone);
  const page = await aPage(phone, tab);
  expect(page.betsOfTab(page.game, null)).toMatchObject([bet]);
});

test('once its answer is heard a bet lies no more on the phone, and its tab holds nothing', async () => {
  const phone = aPhone();
  const page = await aPage(phone);
  const slot = page.betSlot(page.game, true, null);
  slot.write(bet);
  expect(slot.read()?.key).toBe('key-of-it');
  await vi.waitFor(() => expect(phone.held.size).toBe(1));
  slot.write(null);
  expect([slot.read(), Object.keys(phone.local)]).toEqual([null, []]);
  await vi.waitFor(() => expect(phone.held.size).toBe(0));
});

test('where a browser has no locks the tab that sent a bet has it for two minutes', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] });
  const phone = aPhone(false);
  await sent(phone);
  const page = await aPage(phone);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await page.takeBets(1)).toEqual([]);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(keys(await page.takeBets(1))).toEqual(['key-of-it']);
});

test('a bet of more than an hour ago is told once, and sent by no page', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'performance'] });
  const phone = aPhone();
  const { tab } = await sent(phone);
  vi.advanceTimersByTime(61 * MINUTE_MS);
  const page = await aPage(phone, tab);
  expect([page.betsOfTab(page.game, 1), await page.takeBets(1)]).toEqual([[], []]);
  expect(page.takeOldBets(2)).toEqual([]);
  expect(keys(page.takeOldBets(1))).toEqual(['key-of-it']);
  expect(page.takeOldBets(1)).toEqual([]);
});

test('who logs out leaves no bet on the phone', async () => {
  const phone = aPhone();
  await sent(phone);
  const { forgetRequests } = await import('../../src/parts/cash/money-kinds.ts');
  forgetRequests();
  expect(Object.keys(phone.local)).toEqual([]);
});
