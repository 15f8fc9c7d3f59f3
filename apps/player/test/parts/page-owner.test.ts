import type { User } from '@shwekan/contract';
import { beforeEach, expect, test, vi } from 'vitest';

// Where the app runs there is a page; what is looked at here is what becomes of what was typed in it.

const SESSION = 'user_info';
const aPlayer = (id: number) => ({ id, name: `player ${id}`, version: 1 }) as unknown as User;
const kept = (id: number) => JSON.stringify({ ...aPlayer(id), token: `token ${id}` });

function storage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

/** A tab of a phone on which a player is logged in. */
async function aTab(id: number | null) {
  vi.resetModules();
  const [local, tab] = [storage(), storage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('dispatchEvent', () => true);
  const loads: string[] = [];
  vi.stubGlobal('location', { reload: () => loads.push('loaded anew') });
  const states: unknown[] = [];
  vi.stubGlobal('history', { state: { depth: 2, here: { search: '07' } }, replaceState: (state: unknown) => states.push(state) });
  if (id !== null) local.setItem(SESSION, kept(id));
  const session = await import('../../src/house/session.ts');
  const owner = await import('../../src/parts/page-owner.ts');
  const { gameState } = await import('../../src/parts/lottery/game-state.ts');
  const { TWO_D } = await import('../../src/parts/lottery/games.ts');
  const twoD = () => gameState(TWO_D);
  twoD().change({ change: 'toggle', bet_number: '07' });
  twoD().text.set('12R500');
  return { local, tab, twoD, loads, states, ...session, ...owner };
}

beforeEach(() => vi.unstubAllGlobals());

test('a tab in which another player than before is logged in is loaded anew, without what the one before typed', async () => {
  const it = await aTab(1);
  it.watchOwner(it.session()?.id);
  // Logged out and in as another in a second tab, while this one slept.
  it.local.setItem(SESSION, kept(2));
  it.lookAtSession();
  await Promise.resolve();
  expect(it.loads).toEqual(['loaded anew']);
  expect([it.tab.getItem('draft:2D'), it.tab.getItem('text:2D')]).toEqual([null, null]);
  expect(it.states).toEqual([{ depth: 2 }]);
});

test('the same where the first player was logged out for a while, and where the change came before the tab listened', async () => {
  const left = await aTab(1);
  left.watchOwner(1);
  left.local.removeItem(SESSION);
  left.lookAtSession();
  expect(left.loads).toEqual([]);
  left.startSession(aPlayer(2), 'token 2');
  await Promise.resolve();
  expect(left.loads).toEqual(['loaded anew']);

  const early = await aTab(2);
  early.watchOwner(1);
  await Promise.resolve();
  expect(early.loads).toEqual(['loaded anew']);
});

test('a session that ended and was begun again, and a visitor who logs in, find what they typed', async () => {
  const it = await aTab(1);
  it.watchOwner(1);
  it.endSession();
  it.startSession(aPlayer(1), 'another token');
  await Promise.resolve();
  expect(it.loads).toEqual([]);
  expect(it.twoD().text.get()).toBe('12R500');

  const visitor = await aTab(null);
  visitor.watchOwner(undefined);
  visitor.startSession(aPlayer(1), 'token 1');
  await Promise.resolve();
  expect(visitor.loads).toEqual([]);
  expect(JSON.parse(visitor.tab.getItem('text:2D') ?? '')).toBe('12R500');
});

test('who logs out takes along what they chose and wrote, and what a visitor writes after that is their own', async () => {
  const it = await aTab(1);
  it.watchOwner(1);
  it.endSession();
  await it.forgetOwner();
  expect(it.twoD().draft.get()).toMatchObject({ lines: [], undo: null });
  expect(it.twoD().text.get()).toBe('');
  expect(it.tab.getItem('draft:2D')).toBeNull();
  expect(it.tab.getItem('text:2D')).toBeNull();
  it.twoD().text.set('34=500');
  it.startSession(aPlayer(2), 'token 2');
  await Promise.resolve();
  expect(it.loads).toEqual([]);
  expect(it.twoD().text.get()).toBe('34=500');
});
