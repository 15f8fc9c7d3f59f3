import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
const closed: string[] = [];
let subscribe = vi.fn();
let answer: NotificationPermission = 'default';

/** A browser that could take pushes, as far as it is asked, and a house that sends them. */
beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  subscribe = vi.fn(async () => ({ endpoint: 'https://push.example/1', options: {}, toJSON: () => ({ keys: {} }), unsubscribe: vi.fn() }));
  const registration = { pushManager: { getSubscription: async () => null, subscribe }, active: { postMessage: vi.fn() } };
  const shown = [{ close: () => closed.push('You have won 42,500') }];
  Object.assign(registration, { getNotifications: async () => shown });
  const kept = new Map([['user_info', JSON.stringify({ token: 'the-token', name: 'Aung' })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('history', { state: null, pushState: () => {}, replaceState: () => {} });
  vi.stubGlobal('location', { href: 'http://localhost/', pathname: '/', search: '' });
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', {
    userAgent: 'phone',
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => Object.assign(Notification, { permission: answer }).permission,
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push(`${request.method} ${path}`);
    return Response.json({ message: '', data: { vapid_public_key: 'the-key' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('where notifications are not allowed, nothing is registered: neither with the browser nor with the house', async () => {
  answer = 'denied';
  const { allowPush } = await import('../../src/house/push.ts');
  expect(await allowPush()).toBe('refused');
  expect(subscribe).not.toHaveBeenCalled();
  expect(asked).toEqual(['GET /api/app-setting']);
});

test('where they are allowed, the house gets the address of this browser', async () => {
  answer = 'granted';
  const { allowPush } = await import('../../src/house/push.ts');
  expect(await allowPush()).toBe('on');
  expect(asked).toContain('POST /api/user/save_device_token');
});

test('who logs out takes along what stands on the phone of their wins', async () => {
  answer = 'granted';
  const { allowPush, startPush } = await import('../../src/house/push.ts');
  const { endSession } = await import('../../src/house/session.ts');
  expect(await allowPush()).toBe('on');
  startPush();
  endSession();
  await vi.waitFor(() => expect(closed).toEqual(['You have won 42,500']));
});

test('a push service that does not answer is only logged: the state says that this phone is not reached', async () => {
  answer = 'granted';
  subscribe.mockRejectedValue(new Error('no push service'));
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { allowPush } = await import('../../src/house/push.ts');
  expect(await allowPush()).toBe('unreached');
  expect(logged).toHaveBeenCalledWith('push:', expect.objectContaining({ message: 'no push service' }));
});
