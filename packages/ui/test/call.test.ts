import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createCaller, createServerClock, Lost, Refused } from '../src/index.ts';
import { newKey, sendOnce } from '../src/money-request.ts';

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

const realFetch = globalThis.fetch;
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const refusedAs =
  (status: number, code: string, headers: Record<string, string> = {}): Answerer =>
  (_request, response) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ code, message: `no: ${code}`, errors: {} }));
  };
const answered: Answerer = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message: 'Done.', data: { id: 7 } }));
};
const lost: Answerer = (request) => {
  request.socket.destroy();
};

/** A server that answers each call by the next of these; the last one stays. Tells what it was asked. */
async function serverThat(...answers: Answerer[]) {
  const asked: { url: string; headers: IncomingMessage['headers'] }[] = [];
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    request.resume();
    request.on('end', () => (answers[Math.min(asked.length, answers.length) - 1] ?? answered)(request, response));
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A page asks its own origin by path alone.
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => realFetch(`${origin}${path}`, request));
  return { asked };
}

function callerOf(token: string | null = 'the-token', refused?: (refused: Refused, token: string) => void) {
  const clock = createServerClock();
  const waits_ms: number[] = [];
  const pause = async (ms: number) => void waits_ms.push(ms);
  return { clock, waits_ms, call: createCaller({ token: () => token, language: () => 'my', clock, refused, pause }) };
}

const cashIn = { payment_id: 1, account_name: 'Aung', transaction_id: '123456', amount: '5000', holder_phone: '09799000111' };
const soon = { wait: async () => {} };

test('a call goes to its path, with parameters, query, session and language', async () => {
  const { asked } = await serverThat(answered);
  await callerOf().call('GET /api/luckynumber_history/:lottery', { params: { lottery: '2D' }, query: { start_date: '2026-11-20' } });
  expect(asked[0]?.url).toBe('/api/luckynumber_history/2D?start_date=2026-11-20');
  expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer the-token', 'accept-language': 'my' });
});

for (const name of [
  'GET /api/banner',
  'GET /api/social_link',
  'GET /api/header_play_text',
  'GET /api/app-setting',
  'GET /api/point/list',
  'GET /api/lottery/list',
  'GET /api/weekly/promo_maintain',
  'GET /api/g/categories',
  'GET /api/g',
] as const) {
  test(`${name} is public: the session is not sent`, async () => {
    const { asked } = await serverThat(answered);
    await callerOf().call(name);
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });
}

test('the providers of a category and the hot ones are asked without the session, a game is opened with it', async () => {
  const { asked } = await serverThat(answered);
  const { call } = callerOf();
  await call('GET /api/g/providers/:category_id', { params: { category_id: 1 } });
  await call('GET /api/provider/hot/:category_id', { params: { category_id: 1 } });
  const game = { user_code: 'me', p_code: '1006', category_id: 1, g_code: '0' };
  await call('GET /api/getgamelaunch/:user_code/:p_code/:category_id/:g_code/0', { params: game });
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, 'Bearer the-token']);
});

test('a refusal carries its code, its sentence and its status, and the session is told of it', async () => {
  await serverThat(refusedAs(401, 'session_expired'));
  const told: string[] = [];
  const { call } = callerOf('old-token', (refused, token) => told.push(`${refused.code} ${token}`));
  await expect(call('GET /api/user/profile')).rejects.toMatchObject({
    code: 'session_expired',
    status: 401,
    message: 'no: session_expired',
  });
  expect(told).toEqual(['session_expired old-token']);
});

test('an answer that is not the product’s own is lost, never taken for a refusal', async () => {
  await serverThat((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  await expect(callerOf().call('GET /api/banner')).rejects.toBeInstanceOf(Lost);
});

test('the server’s clock is taken over from an answer that carries it', async () => {
  const now = '2030-01-01T00:00:00.000Z';
  await serverThat((_request, response) => response.writeHead(200).end(JSON.stringify({ message: '', data: { now } })));
  const { call, clock } = callerOf();
  await call('GET /api/app-setting');
  expect(Math.abs(clock.now() - Date.parse(now))).toBeLessThan(1_000);
});

const busy = refusedAs(503, 'busy', { 'Retry-After': '2' });
const login = { phone: '09420000001', password: 'demo-player' };

for (const [what, answers, tries] of [
  ['once', [busy, answered], 2],
  ['three times', [busy, busy, busy, answered], 4],
] as const) {
  test(`a server that is busy ${what} is asked again by the app itself, later each time: a tap is enough`, async () => {
    const { asked } = await serverThat(...answers);
    const { call, waits_ms } = callerOf();
    await expect(call('POST /api/user/login', { body: login })).resolves.toMatchObject({ message: 'Done.' });
    expect(asked).toHaveLength(tries);
    for (const [index, ms] of waits_ms.entries()) {
      expect(ms).toBeGreaterThanOrEqual(1_000 * (index + 1));
      expect(ms).toBeLessThanOrEqual(3_000 * (index + 1));
    }
  });
}

for (const [what, answer, tries] of [
  ['that stays busy', busy, 4],
  ['that asks for patience', refusedAs(429, 'too_many_requests'), 1],
  ['that broke', refusedAs(500, 'internal'), 1],
  ['that says no', refusedAs(403, 'not_allowed'), 1],
] as const) {
  test(`a server ${what} is heard after ${tries} ${tries === 1 ? 'try' : 'tries'}`, async () => {
    const { asked } = await serverThat(answer);
    await expect(callerOf().call('POST /api/user/login', { body: login })).rejects.toBeInstanceOf(Refused);
    expect(asked).toHaveLength(tries);
  });
}

test('nobody is asked again for a screen that is left, nor for money without its own patience', async () => {
  const { asked } = await serverThat(busy);
  const left = new AbortController();
  const leave = createCaller({ language: () => 'my', clock: createServerClock(), pause: async () => left.abort() });
  await expect(leave('GET /api/section', { signal: left.signal })).rejects.toBeInstanceOf(Refused);
  await expect(callerOf().call('POST /api/cash-in', { body: cashIn, key: newKey() })).rejects.toBeInstanceOf(Refused);
  expect(asked).toHaveLength(2);
});

test('money is sent again with the same key after a lost answer, and is then accepted', async () => {
  const { asked } = await serverThat(lost, refusedAs(503, 'busy'), refusedAs(409, 'key_running'), answered);
  const key = newKey();
  const told: string[] = [];
  const { call } = callerOf();
  const outcome = await sendOnce(() => call('POST /api/cash-in', { body: cashIn, key }), {
    ...soon,
    checking: () => told.push('checking'),
  });
  expect(outcome).toMatchObject({ state: 'accepted', answer: { message: 'Done.' } });
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key, key, key]);
  expect(told).toEqual(['checking']);
});

test('a refusal ends the asking at once', async () => {
  const { asked } = await serverThat(refusedAs(400, 'request_pending'), answered);
  const { call } = callerOf();
  const outcome = await sendOnce(() => call('POST /api/cash-in', { body: cashIn, key: newKey() }), soon);
  expect(outcome.state).toBe('refused');
  expect(outcome.state === 'refused' && outcome.refused instanceof Refused && outcome.refused.code).toBe('request_pending');
  expect(asked).toHaveLength(1);
});

test('when no answer comes in the time, nobody guesses: the outcome is unknown', async () => {
  const { asked } = await serverThat(lost);
  const { call } = callerOf();
  const outcome = await sendOnce(() => call('POST /api/cash-in', { body: cashIn, key: newKey() }), { ...soon, within_ms: 5_000 });
  expect(outcome).toEqual({ state: 'unknown' });
  expect(asked.length).toBeGreaterThan(2);
});

test('a photo has the time that a slow line takes, as long as the server waits for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = (_address: string, { signal }: RequestInit) =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
  const call = createCaller({ language: () => 'my', clock: createServerClock(), fetch: silent });
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  const plain = call('GET /api/user/profile').catch(note('plain'));
  const photo = call('POST /api/user/lvl_2', { form: new FormData() }).catch(note('photo'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual(['plain']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual(['plain', 'photo']);
  await Promise.all([plain, photo]);
  vi.useRealTimers();
});
