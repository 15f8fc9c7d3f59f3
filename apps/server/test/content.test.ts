import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { must, operatorToken } from './people.ts';
import { callServer, testWorld } from './world.ts';

const world = await testWorld();
const password = 'an-operator-password';
await addOperator(world.database_url, { username: 'writer', password, roles: ['content'] });
await addOperator(world.database_url, { username: 'boss', password, roles: ['owner'] });
const writer = await operatorToken(world, 'writer', password);
const boss = await operatorToken(world, 'boss', password);

test('an empty house answers empty lists, not failures', async () => {
  expect((await must(world.call('GET /api/banner'))).data).toEqual([]);
  expect((await must(world.call('GET /api/header_play_text'))).data).toEqual([]);
  expect((await must(world.call('GET /api/social_link'))).data).toEqual({
    facebook: '',
    viber: '',
    messenger: '',
    instagram: '',
    play_store: '',
    qr: '',
  });
});

test('banners and social links are as the house has set them', async () => {
  await world.sql(
    `insert into banner (image, link, position, is_open) values ('/b.svg', null, 2, true), ('/a.svg', '/two/lottery', 1, true), ('/c.svg', null, 0, false)`,
  );
  await world.sql(`insert into social_link values ('viber', 'viber://chat?number=1')`);
  expect((await must(world.call('GET /api/banner'))).data.map((it) => [it.image, it.link])).toEqual([
    ['/a.svg', '/two/lottery'],
    ['/b.svg', null],
  ]);
  expect((await must(world.call('GET /api/social_link'))).data).toMatchObject({ viber: 'viber://chat?number=1', facebook: '' });
});

test('the app learns about maintenance, demo, age and time', async () => {
  const read = async () => (await must(world.call('GET /api/app-setting'))).data;
  const data = await read();
  expect(data).toMatchObject({
    is_maintain: '0',
    minimum_age: 18,
    currency: 'MMK',
    languages: ['mm', 'en', 'thai', 'cn'],
    is_demo: true,
    force_update: 0,
  });
  expect(Math.abs(Date.parse(data.now) - (await world.now()).getTime())).toBeLessThan(2000);
  await world.sql(`insert into setting (key, value) values ('is_maintain', '"1"')`);
  expect((await read()).is_maintain).toBe('1');
});

describe('the running text', () => {
  const texts = { en: 'Welcome', zh: '欢迎', my: 'ကြိုဆိုပါသည်', th: '' };
  const write = (body: unknown, token = writer) => world.call('POST /api/console/header-text', { token, body });
  const read = async (language: string) =>
    (await must(world.call('GET /api/header_play_text', { headers: { 'Accept-Language': language } }))).data.map((it) => it.text);

  test('is changed by an operator, told in the language of the call, in English where there is none; the change is audited', async () => {
    expect((await write(texts)).body.data).toEqual(texts);
    expect((await write({ ...texts, en: 'Good luck' })).status).toBe(200);
    expect(await read('en')).toEqual(['Good luck']);
    expect(await read('my-MM,en;q=0.8')).toEqual(['ကြိုဆိုပါသည်']);
    expect(await read('th')).toEqual(['Good luck']);
    expect((await must(world.call('GET /api/console/header-text', { token: writer }))).data).toEqual({ ...texts, en: 'Good luck' });
    const trail = await must(world.call('GET /api/console/audit', { token: boss, query: { subject: 'header_text' } }));
    expect(trail.data[0]).toMatchObject({ operator: 'writer', before: texts, after: { ...texts, en: 'Good luck' } });
    expect((await write({ en: '', zh: '', my: '', th: '' })).status).toBe(200);
    expect(await read('en')).toEqual([]);
  });

  test.each([
    { ...texts, en: undefined },
    { ...texts, en: 'x'.repeat(301) },
    { ...texts, my: 'a\u0000b' },
    { ...texts, my: 'half \ud800' },
    { ...texts, zh: 5 },
  ])('does not take %j', async (body) => {
    expect((await write(body)).body).toMatchObject({ status: 422, code: 'malformed' });
  });
});

describe('a marquee message', () => {
  const broadcast = (text: unknown) => world.call('POST /api/console/marquee', { token: writer, body: { text } });

  test('is told to everyone who is looking', async () => {
    await must(broadcast('The 12:01 draw is on its way'));
    const facts = await world.sql(`select player_id, data from fact where kind = 'message'`);
    expect(facts).toEqual([{ player_id: null, data: { text: 'The 12:01 draw is on its way' } }]);
  });

  test.each([undefined, '', '   ', 'x'.repeat(201), 'a\nb', 'a\u0000b', 7, {}])('%j is refused', async (text) => {
    expect((await broadcast(text)).body).toMatchObject({ status: 422, code: 'malformed' });
  });
});

/** A wire to the test's database that can be cut and mended. */
async function wireTo(url: string) {
  const there = new URL(url);
  const sockets = new Set<Socket>();
  const wire = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => wire.listen(port, '127.0.0.1', resolve));
  await listen(0);
  wire.unref();
  const { port } = wire.address() as AddressInfo;
  const here = new URL(url);
  here.host = `127.0.0.1:${port}`;
  const cut = () => {
    wire.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: here.href, cut, mend: () => listen(port) };
}

test('health says whether the database answers: busy while it does not, well again after, without a restart', async () => {
  const wire = await wireTo(world.database_url);
  const server = await world.another({ DATABASE_URL: wire.url });
  const health = () => callServer(server, 'GET /api/health');
  expect((await health()).body).toMatchObject({ status: 200, data: { database: true } });
  wire.cut();
  const sick = await health();
  expect(sick.body).toMatchObject({ status: 503, code: 'busy' });
  expect(sick.headers.get('retry-after')).toBe('2');
  expect((await callServer(server, 'GET /api/banner')).status).toBe(503);
  await wire.mend();
  await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(200);
  expect((await callServer(server, 'GET /api/banner')).status).toBe(200);
});
