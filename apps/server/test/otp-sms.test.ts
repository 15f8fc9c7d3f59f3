import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { fromSomewhere, must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

type Received = { headers: IncomingMessage['headers']; body: { reference: string; to: string; text: string } };

/** A gateway as the house might hire one: takes texts, and is slow, ill or strict when told to. */
const received: Received[] = [];
let answers: (number | 'silence')[] = [];
const gateway = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: JSON.parse(await text(request)) });
  const answer = answers.shift() ?? 200;
  if (answer !== 'silence') response.writeHead(answer, { 'Content-Type': 'application/json' }).end('{}');
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
const { port } = gateway.address() as AddressInfo;
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const world = await testWorld({ SMS: 'http', SMS_URL: `http://127.0.0.1:${port}/send`, SMS_TOKEN: 'secret-of-the-gateway' });

let nextPhone = 9_440_100_000;
const ask = async (headers = fromSomewhere()) => {
  const phone = `0${++nextPhone}`;
  await must(world.call('POST /api/user/send_otp', { headers, body: { phone, purpose: 'register' } }));
  return phone;
};
const sms = async (phone: string) => (await world.sql('select id, text, state, tries, error from sms where phone = $1', [phone]))[0];
const receivedFor = (phone: string) => received.filter((it) => it.body.to === phone);

beforeEach(() => {
  answers = [];
});

test('a text goes to the gateway with its token, and is not kept once sent', async () => {
  const headers = fromSomewhere();
  const phone = await ask(headers);
  await expect.poll(() => sms(phone)).toMatchObject({ state: 'sent', text: null, tries: 1, error: null });
  const [got] = receivedFor(phone);
  expect(got?.headers.authorization).toBe('Bearer secret-of-the-gateway');
  expect(got?.body.text).toMatch(/^\d{6} is your Shwekan code/);
  const code = got?.body.text.slice(0, 6);
  const verified = await world.call('POST /api/user/verify_otp', { headers, body: { phone, code, purpose: 'register' } });
  expect(verified.status).toBe(200);
  expect((await world.call('GET /api/demo/outbox', { query: { phone } })).status).toBe(404);
});

test('a text that waits is sealed: nobody who reads the database reads its code', async () => {
  answers = [503, 503];
  const phone = await ask();
  await expect.poll(() => receivedFor(phone).length).toBeGreaterThan(0);
  const text = receivedFor(phone)[0]?.body.text ?? '';
  const [row] = await world.sql(
    `select coalesce(text, '') || ' ' || coalesce(encode(encrypted_text, 'escape'), '') as row from sms where phone = $1`,
    [phone],
  );
  expect(text).toMatch(/^\d{6}/);
  expect(row?.row).not.toContain(text.slice(0, 6));
  await expect.poll(() => sms(phone)).toMatchObject({ state: 'sent', text: null });
  expect(await world.sql('select encrypted_text from sms where phone = $1', [phone])).toEqual([{ encrypted_text: null }]);
});

test('a gateway that is ill is asked again, with the same reference', async () => {
  answers = [500, 429];
  const phone = await ask();
  await expect.poll(() => sms(phone)).toMatchObject({ state: 'sent', text: null, tries: 3 });
  expect(new Set(receivedFor(phone).map((it) => it.body.reference)).size).toBe(1);
  expect(receivedFor(phone)).toHaveLength(3);
});

test('the owner sees how the gateway fares, by its host alone, and a text bears the name of the house', async () => {
  await addOperator(world.database_url, { username: 'boss', password: 'a-long-password', roles: ['owner'] });
  const token = await operatorToken(world, 'boss', 'a-long-password');
  const shown = async () => (await must(world.call('GET /api/console/gateways', { token }))).data[0];
  const named = { kind: 'sms', name: 'http', host: `127.0.0.1:${port}` };
  await world.sql(`insert into setting (key, value) values ('brand', '{"name":"Blue Peak"}')`);
  answers = [400];
  const failed = await ask();
  await expect.poll(() => sms(failed)).toMatchObject({ state: 'failed' });
  expect(receivedFor(failed)[0]?.body.text).toMatch(/^\d{6} is your Blue Peak code/);
  expect(await shown()).toMatchObject({ ...named, state: 'failing', error: 'the gateway answered 400', failed_ms_ago: expect.any(Number) });
  const sent = await ask();
  await expect.poll(() => sms(sent)).toMatchObject({ state: 'sent' });
  expect(await shown()).toMatchObject({ ...named, state: 'works', error: null });
  expect(JSON.stringify(await shown())).not.toContain('/send');
});

test('a gateway that does not answer is not waited for, and asked again', async () => {
  answers = ['silence'];
  const phone = await ask();
  await expect.poll(() => sms(phone)).toMatchObject({ tries: 1, error: 'the gateway did not answer in time' });
  await expect.poll(() => sms(phone)).toMatchObject({ state: 'sent', tries: 2 });
});

test('a text that the gateway refuses has failed, once', async () => {
  answers = [400];
  const phone = await ask();
  await expect.poll(() => sms(phone)).toMatchObject({ state: 'failed', text: null, error: 'the gateway answered 400' });
  expect(receivedFor(phone)).toHaveLength(1);
});

test('a text whose code is no longer valid is given up', async () => {
  answers = Array.from({ length: 50 }, () => 503);
  const phone = await ask();
  await expect.poll(async () => (await sms(phone))?.tries).toBeGreaterThanOrEqual(1);
  await world.moveClock(4 * 60_000);
  await expect.poll(() => sms(phone)).toMatchObject({ state: 'failed', text: null, error: 'the gateway did not take it in time' });
});

test('a gateway that refuses everything for minutes is told once; the first text that it takes ends that', async () => {
  const alerts = () => world.sql(`select data, closed_at is null as is_open from alert where kind = 'sms_failing' order by id`);
  const failing = async () => {
    answers = [401];
    const phone = await ask();
    await expect.poll(() => sms(phone)).toMatchObject({ state: 'failed' });
  };
  const sending = async () => {
    const phone = await ask();
    await expect.poll(() => sms(phone)).toMatchObject({ state: 'sent' });
  };
  await sending();
  // Five wrong numbers of a moment are none yet.
  for (let times = 0; times < 5; times += 1) await failing();
  expect(await alerts()).toEqual([]);
  await world.moveClock(2 * 60_000 + 1000);
  await failing();
  await failing();
  const told = { data: { error: 'the gateway answered 401' }, is_open: true };
  await expect.poll(alerts).toEqual([told]);
  await sending();
  await expect.poll(alerts).toEqual([{ ...told, is_open: false }]);
  for (let times = 0; times < 4; times += 1) await failing();
  await world.moveClock(2 * 60_000 + 1000);
  await sending();
  await failing();
  expect(await alerts()).toHaveLength(1);
  for (let times = 0; times < 4; times += 1) await failing();
  await world.moveClock(2 * 60_000 + 1000);
  await failing();
  await expect.poll(alerts).toEqual([{ ...told, is_open: false }, told]);
});
