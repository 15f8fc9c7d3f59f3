import { brotliDecompressSync } from 'node:zlib';
import { lotteries } from '@shwekan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCrowd } from '../src/platform/crowd.ts';
import { on, openDoor } from '../src/platform/serve.ts';
import { openSharedAnswers } from '../src/platform/shared-answers.ts';
import { openHub } from '../src/realtime/hub.ts';
import { bet, drawsWorld, MONDAY } from './draws-world.ts';
import { listen } from './listen.ts';
import { must } from './people.ts';
import { until } from './until.ts';
import { unwatched } from './unwatched.ts';

// What is the same for everybody is worked out once for many, is never of before a change, and is small on the line.
const world = await drawsWorld();
const shared = openSharedAnswers();
let looks = 0;
let look = async () => {};
const door = await openDoor(world.server.world, {
  ...unwatched,
  pages: 'player',
  routes: on(
    { live2d: lotteries.live2d },
    {
      live2d: async (call) => {
        looks += 1;
        const twod = String(looks).padStart(2, '0');
        await look();
        if (twod === '13') call.keepAtMost(0);
        return { data: { set: 'x'.repeat(2000), value: '', twod, time: '', status: 'open' } };
      },
    },
  ),
  whoIs: { player: async () => null, operator: async () => null },
  crowd: openCrowd(),
  shared,
});
let url = '';
beforeAll(async () => {
  url = await door.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => door.close());

const ask = (headers: Record<string, string> = {}) => fetch(new URL('/api/live_2d', url), { headers });
const said = async (headers?: Record<string, string>) => ((await (await ask(headers)).json()) as { data: { twod: string } }).data.twod;

test('those who ask the same together are answered by one look, and none by one that failed or that a change came after', async () => {
  looks = 0;
  const let_go: (() => void)[] = [];
  look = () => new Promise((resolve) => let_go.push(resolve));
  const key = 'together';
  const one = (is_anew = false) =>
    shared.answer(key, is_anew, async () => {
      const mine = ++looks;
      await look();
      return { mine };
    });
  const together = Array.from({ length: 50 }, () => one());
  expect(looks).toBe(1);
  // A change while it is looked: who asks from now on is not told what may be of before.
  shared.drop();
  const after = one();
  expect(looks).toBe(2);
  for (const go of let_go) go();
  expect(new Set(await Promise.all(together)).size).toBe(1);
  expect((await after).etag).not.toBe((await together[0])?.etag);

  look = () => Promise.reject(new Error('on purpose'));
  shared.drop();
  expect((await ask()).status).toBe(500);
  look = async () => {};
  expect((await ask()).status).toBe(200);
});

test('an answer is kept for a moment, unless whoever asks wants none of before, or it changes by itself', async () => {
  // On a busy machine two that follow each other may be further apart than that.
  await until(async () => {
    const one = await said();
    return one === (await said());
  });
  const known = Number(await said());
  expect(Number(await said({ 'Cache-Control': 'no-cache' }))).toBeGreaterThan(known);
  looks = 12;
  expect(await said({ 'Cache-Control': 'no-cache' })).toBe('13');
  expect(await said()).toBe('14');
});

test('who joins a look of which it turns out that it holds for less long is answered by one of their own', async () => {
  let is_first = true;
  let let_go = () => {};
  const ask_one = () =>
    shared.answer('closing', false, async (keepAtMost) => {
      if (!is_first) return { game: 'close' };
      is_first = false;
      await new Promise<void>((resolve) => (let_go = resolve));
      keepAtMost(0);
      return { game: 'open', now: '2026-01-05T12:00:00.000Z' };
    });
  const first = ask_one();
  const joined = ask_one();
  const wait_ms = 200;
  await new Promise((resolve) => setTimeout(resolve, wait_ms));
  const asked_ms = performance.now();
  let_go();
  expect((await joined).etag).not.toBe((await first).etag);
  // The time of an answer is that of when it was made: the wait for the database is not added to it.
  expect((await first).made_ms).toBeGreaterThanOrEqual(asked_ms);
});

test('it is sent compressed, and not at all to who has it', async () => {
  const plain = await ask({ 'Accept-Encoding': 'identity' });
  const raw = await door.inject({ url: '/api/live_2d', headers: { 'accept-encoding': 'gzip, br' } });
  expect(raw.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Language, Accept-Encoding', 'cache-control': 'no-cache' });
  expect(raw.rawPayload.length).toBeLessThan(400);
  expect(JSON.parse(brotliDecompressSync(raw.rawPayload).toString()).data.set).toHaveLength(2000);
  expect(await plain.text()).toContain('xxx');
  // Two looks that find the same are the same, whenever they were: but for the time they were made at.
  const sections = () => world.call('GET /api/section', { headers: { 'Cache-Control': 'no-cache' } });
  const first = await sections();
  const second = await sections();
  const etag = String(first.headers.get('etag'));
  expect(second.headers.get('etag')).toBe(etag);
  const asWhoHasIt = (more: Record<string, string>) =>
    fetch(new URL('/api/section', world.server.player_url), {
      headers: { 'If-None-Match': etag, 'Accept-Language': 'en', ...more },
      cache: 'no-store',
    });
  // Who reads the time in the body alone is never left with that of before.
  expect((await asWhoHasIt({})).status).toBe(200);
  const { status, headers } = await asWhoHasIt({ 'X-Now': 'read' });
  expect(status).toBe(304);
  expect(Date.parse(String(headers.get('x-now')))).toBeGreaterThanOrEqual(Date.parse(first.body.now));
});

test('what is for one caller alone is kept by nobody, and compressed', async () => {
  const player = await world.player(10_000);
  const path = new URL('/api/user/profile', world.server.player_url);
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${player.token}` } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('etag')).toBeNull();
  const long = await fetch(new URL('/api/docs/json', world.server.player_url), { headers: { 'Accept-Encoding': 'br' } });
  expect(long.headers.get('content-encoding')).toBe('br');
  expect(await long.json()).toMatchObject({ openapi: expect.any(String) });
});

test('news for everybody drop what is kept, and news of players do not', async () => {
  let heard = 0;
  const hub = openHub(world.server.world, () => {
    heard += 1;
  });
  const tell = (kind: string, player_id: number | null, data: object) =>
    world.sql('insert into fact (kind, player_id, data) values ($1, $2, $3)', [kind, player_id, JSON.stringify(data)]);
  try {
    await hub.add({ player_id: null, language: 'en', live: null, write: () => true, sessionEnded() {}, close() {}, comeBack() {} }, null);
    await tell('purses', null, { players: [1] });
    await tell('changed', 1, { what: 'profile' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(heard).toBe(0);
    await tell('result', null, { lottery: '2D', section: '12:01 PM', date: '2026-01-05', number: '12' });
    await until(async () => heard > 0);
  } finally {
    await hub.stop();
  }
});

test('an open board is told what is left by tenths, and what is blocked, so that nobody has to ask for it again', async () => {
  const player = await world.player(100_000);
  const draw = await world.drawOf('11:00 AM');
  const change = (number: object) =>
    must(world.call('POST /api/console/draws/:id/numbers', { token: world.draws_a, params: { id: draw.id }, body: { numbers: [number] } }));
  const ear = await listen(world.server);
  await change({ bet_number: '07', cap: 1000 });
  await ear.until(() => ear.named('draws').length === 1);
  const board = await must(world.call('POST /api/new_two_d', { body: { section: '11:00 AM', date: MONDAY } }));
  await must(bet(world, player, [['08', 100]]));
  await must(
    bet(world, player, [
      ['07', 100],
      ['09', 100],
    ]),
  );
  await must(bet(world, player, [['07', 900]]));
  await change({ bet_number: '09', is_blocked: true });
  await ear.until(() => ear.named('draws').length === 2);
  const of_draw = { lottery: '2D', section: '11:00 AM', date: MONDAY };
  expect(ear.named('board').map((it) => it.data)).toEqual([
    { ...of_draw, numbers: [{ bet_number: '07', block: 'no' }] },
    { ...of_draw, numbers: [{ bet_number: '07', remaining: '900.00' }] },
    { ...of_draw, numbers: [{ bet_number: '07', remaining: '0.00' }] },
    { ...of_draw, numbers: [{ bet_number: '09', block: 'yes' }] },
  ]);
  // The answer says from where on it does not know what is told.
  for (const { id } of ear.named('board').slice(1)) expect(BigInt(id.split('-')[0] ?? 0)).toBeGreaterThanOrEqual(BigInt(board.version));
  await must(world.call('POST /api/console/draws/:id', { token: world.draws_a, params: { id: draw.id }, body: { is_open: false } }));
  await ear.until(() => ear.named('draws').length === 3);
  ear.close();
});
