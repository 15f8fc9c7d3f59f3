import { CONSOLE_STREAM_PATH, CONSOLE_TOPICS, type ConsoleTopic } from '@shwekan/contract';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { eventStream } from '../src/realtime/event-stream.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { type Ear, hear, listen } from './listen.ts';
import { must, operatorToken } from './people.ts';
import { until } from './until.ts';

// What an operator's page hears: that something changed, never what.
const world = await drawsWorld({ CONSOLE_IDLE_MINUTES: '15' });
const PASSWORD = 'a-long-operator-password';
await addOperator(world.database_url, { username: 'desk', password: PASSWORD, roles: ['support'] });
const logIn = () => operatorToken(world, 'desk', PASSWORD);
const listenAs = (token: string) =>
  hear(new URL(CONSOLE_STREAM_PATH, String(world.server.console_url)), token === '' ? {} : { Cookie: `operator=${token}` });
const topicsOf = (ear: Ear) => ear.named('changed').flatMap((it) => it.data['of'] as ConsoleTopic[]);
const hears = (ear: Ear, topic: ConsoleTopic) => ear.until(() => topicsOf(ear).includes(topic));
/** How often a topic was told of: what happens meanwhile is one. */
const toldOf = async (topic: ConsoleTopic) =>
  Number((await world.sql(`select count(*) from fact where kind = 'console' and data ->> 'what' = $1`, [topic]))[0]?.['count']);

test('who is no operator hears nothing', async () => {
  const player = await world.player(0);
  for (const token of ['', 'nobody', player.token]) {
    const ear = await listenAs(token);
    expect([token, ear.status]).toEqual([token, 401]);
  }
});

test('what players do is heard by who works on it', async () => {
  const player = await world.player(50_000);
  const ear = await listenAs(await logIn());
  await must(world.call('POST /api/user/conversations', { token: player.token, body: { subject: 'bet', text: 'Where is my win?' } }));
  await hears(ear, 'conversations');
  await must(bet(world, player, [['07', 100]]));
  await hears(ear, 'money');
  ear.close();
});

test('what operators do is heard by the others, with what it changed', async () => {
  const draw = await world.drawOf('11:00 AM');
  const ear = await listenAs(await logIn());
  const body = { numbers: [{ bet_number: '55', block: true }] };
  await must(world.call('POST /api/console/draws/:id/numbers', { token: world.draws_a, params: { id: draw.id }, body }));
  await hears(ear, 'trail');
  ear.close();
});

test('every topic has tables that tell it, and no table tells another', async () => {
  const rows = await world.sql(
    `select distinct encode(tgargs, 'escape') as topic from pg_trigger where tgfoid = 'platform.tell_console'::regproc`,
  );
  expect(rows.map((it) => String(it['topic']).replace('\\000', '')).sort()).toEqual([...CONSOLE_TOPICS].sort());
});

test('a transaction tells of a topic once, however many rows it writes, and of nothing that is rolled back', async () => {
  const before = await toldOf('claims');
  const some = (word: string) =>
    `insert into claim (subject, operator_id, expires_at) select '${word}:' || n, 1, product_now() + interval '1 hour' from generate_series(1, 20) n`;
  await world.sql(`${some('a')}; update claim set expires_at = product_now() + interval '2 hours'`);
  expect(await toldOf('claims')).toBe(before + 1);
  await expect(world.sql(`${some('b')}; select 1 / 0`)).rejects.toThrow('division by zero');
  await world.sql(`do $$ begin begin ${some('c')}; raise 'no'; exception when others then null; end; ${some('c')}; end $$`);
  expect(await toldOf('claims')).toBe(before + 2);
});

test('players hear nothing of it', async () => {
  const player = await listen(world.server);
  const operator = await listenAs(await logIn());
  await world.player(0);
  await hears(operator, 'outbox');
  expect(new Set(player.heard.map((it) => it.name))).toEqual(new Set(['hello']));
  player.close();
  operator.close();
});

test('the stream ends when its session does, and says so', async () => {
  const token = await logIn();
  const ear = await listenAs(token);
  await must(world.call('POST /api/console/logout', { token }));
  await ear.ended;
  expect(ear.heard.at(-1)?.name).toBe('ended');
  expect((await listenAs(token)).status).toBe(401);
});

test('an operator has ten streams at most, and a place again when one is closed', async () => {
  const token = await logIn();
  const ears = await Promise.all(Array.from({ length: 10 }, () => listenAs(token)));
  expect(ears.map((it) => it.status)).toEqual(ears.map(() => 200));
  expect((await listenAs(token)).status).toBe(429);
  expect((await listenAs(world.finance)).status).toBe(200);
  ears[0]?.close();
  await until(async () => (await listenAs(token)).status === 200);
  for (const ear of ears) ear.close();
});

test('a page that only listens does not keep its session open', async () => {
  const token = await logIn();
  const ear = await listenAs(token);
  await must(world.call('POST /api/demo/clock', { body: { advance_ms: 16 * 60_000 } }));
  await ear.ended;
  expect(ear.named('ended')).toHaveLength(1);
  expect((await world.call('GET /api/console/me', { token })).body.code).toBe('session_expired');
});

test('a stream that several end, ends once', async () => {
  const door = fastify();
  door.get('/', (_request, reply) => {
    const stream = eventStream(reply);
    stream.write('data: first\n\n');
    stream.end('data: last\n\n');
    stream.end('data: too late\n\n');
    stream.comeBack();
    stream.write('data: too late\n\n');
  });
  const url = await door.listen({ host: '127.0.0.1', port: 0 });
  expect(await (await fetch(url)).text()).toBe('data: first\n\ndata: last\n\n');
  await door.close();
});

test('a process that stops sends its consoles to another', async () => {
  const ear = await listenAs(await logIn());
  await world.server.stop();
  await ear.ended;
  expect(ear.named('ended')).toEqual([]);
});
