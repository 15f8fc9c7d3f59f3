import type { User } from '@shwekan/contract';
import { beforeEach, expect, test, vi } from 'vitest';

/** What a browser keeps and tells, as far as the session asks for it. */
function aBrowser() {
  const kept = new Map<string, string>();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', (_name: string, listener: (event: { key: string | null }) => void) => listeners.push(listener));
  return { kept, tellStorage: () => listeners.forEach((listener) => void listener({ key: 'user_info' })) };
}

const player = {
  id: 1,
  name: 'Aung',
  phone: '09420000001',
  balance: '100.00',
  game_balance: '0.00',
  p_balance: '0.00',
  point: 0,
  version: 7,
};
const user = player as User;

let browser: ReturnType<typeof aBrowser>;
let it: typeof import('../../src/house/session.ts');
beforeEach(async () => {
  vi.resetModules();
  browser = aBrowser();
  it = await import('../../src/house/session.ts');
});

test('a login is kept under user_info and survives a reload', async () => {
  it.startSession(user, 'the-token');
  expect(JSON.parse(browser.kept.get('user_info') ?? '')).toMatchObject({ token: 'the-token', name: 'Aung', balance: '100.00' });
  vi.resetModules();
  const reloaded = await import('../../src/house/session.ts');
  expect(reloaded.token()).toBe('the-token');
});

test('a balance with an older version never overwrites a newer one', () => {
  it.startSession(user, 'the-token');
  it.mergeUser({ balance: '90.00', version: 9 });
  it.mergeUser({ balance: '95.00', version: 8 });
  expect(it.session()?.balance).toBe('90.00');
});

test('an old profile still tells a new name, but no old balance', () => {
  it.startSession({ ...user, version: 9, balance: '90.00' }, 'the-token');
  it.mergeUser({ ...user, name: 'Aung Aung' });
  expect(it.session()).toMatchObject({ name: 'Aung Aung', balance: '90.00', version: 9 });
});

test('logging out forgets the player, and nothing that comes later brings them back', () => {
  it.startSession(user, 'the-token');
  it.endSession();
  it.mergeUser({ balance: '5.00', version: 99 });
  expect(it.session()).toBeNull();
  expect(browser.kept.has('user_info')).toBe(false);
});

test('what another tab did to the session counts here at once', () => {
  it.startSession(user, 'the-token');
  browser.kept.delete('user_info');
  browser.tellStorage();
  expect(it.token()).toBeNull();
});

test('what is told of a player who has just left in another tab does not bring them back, before this one has heard of it', () => {
  it.startSession(user, 'the-token');
  browser.kept.delete('user_info');
  it.mergeUser({ balance: '5.00', version: 99 });
  expect(it.session()).toBeNull();
  expect(browser.kept.has('user_info')).toBe(false);
});

test('a stored session that cannot be read is none', async () => {
  browser.kept.set('user_info', '{broken');
  vi.resetModules();
  expect((await import('../../src/house/session.ts')).session()).toBeNull();
});
