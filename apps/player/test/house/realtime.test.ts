import type { User } from '@shwekan/contract';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

// Where the app runs there is a page with a stream; what is looked at here is what a page does that was put aside.

const aPlayer = (id: number) => ({ id, name: `player ${id}`, version: 1, balance: '500.00' }) as unknown as User;

async function aPage() {
  vi.resetModules();
  const told = new EventTarget();
  const hear = told.addEventListener.bind(told);
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('addEventListener', hear);
  vi.stubGlobal('removeEventListener', told.removeEventListener.bind(told));
  const document = { addEventListener: hear, visibilityState: 'visible', documentElement: {}, cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
  vi.stubGlobal('navigator', { onLine: true });
  const streams: (string | null)[] = [];
  const refuses = { sessions: false };
  vi.stubGlobal('fetch', (address: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
    if (String(address).startsWith('/api/stream')) streams.push(headers['Authorization'] ?? null);
    if (refuses.sessions)
      return Promise.resolve(Response.json({ status: 401, code: 'session_expired', message: 'Log in again.' }, { status: 401 }));
    return new Promise((_, lost) => signal?.addEventListener('abort', () => lost(new Error('aborted'))));
  });
  const session = await import('../../src/house/session.ts');
  session.startSession(aPlayer(1), 'token 1');
  const { startRealtime } = await import('../../src/house/realtime.ts');
  const { queryClient } = await import('../../src/house/query.ts');
  let boards = 0;
  const end = new QueryObserver(queryClient, { queryKey: ['POST /api/new_two_d'], queryFn: () => ++boards }).subscribe(() => {});
  await expect.poll(() => boards).toBe(1);
  startRealtime();
  const tell = (type: string, more = {}) => told.dispatchEvent(Object.assign(new Event(type), more));
  return { kept, document, streams, refuses, startRealtime, tell, boards: () => boards, end, session: session.session };
}

test('a page that the way back shows as it was left looks again at the session, the boards and the stream, once', async () => {
  const it = await aPage();
  expect(it.streams).toEqual(['Bearer token 1']);
  // Logged out in another tab meanwhile.
  it.kept.delete('user_info');
  it.tell('visibilitychange');
  it.tell('pageshow', { persisted: true });
  expect(it.session()).toBeNull();
  await expect.poll(it.boards).toBe(2);
  expect(it.streams.at(-1)).toBeNull();

  // One that was loaded is no such page.
  const count = it.streams.length;
  it.tell('pageshow', { persisted: false });
  expect(it.streams).toHaveLength(count);
  it.end();
});

test('a frozen tab that goes on behind others looks at the session and the stream, and asks for boards once it is looked at', async () => {
  const it = await aPage();
  it.document.visibilityState = 'hidden';
  it.kept.set('user_info', JSON.stringify({ ...aPlayer(2), token: 'token 2' }));
  it.tell('resume');
  expect(it.session()?.id).toBe(2);
  expect(it.streams.at(-1)).toBe('Bearer token 2');
  expect(it.boards()).toBe(1);
  it.document.visibilityState = 'visible';
  it.tell('visibilitychange');
  await expect.poll(it.boards).toBe(2);
  it.end();
});

test('a player whose session the server ended before the stream was opened is logged out, also one who only reads', async () => {
  const it = await aPage();
  it.refuses.sessions = true;
  it.startRealtime();
  await expect.poll(() => it.session()).toBeNull();
  it.end();
});
