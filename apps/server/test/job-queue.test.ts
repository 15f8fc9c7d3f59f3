import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { breakableAddress } from './breakable.ts';
import { startServerProcess } from './server-process.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
// The process under test does every job of this database alone.
await world.server.stop();
const children: ChildProcess[] = [];
const endAll = () => children.splice(0).forEach((it) => void it.kill('SIGKILL'));
afterAll(endAll);

/** Somebody outside, a gateway for text messages or an aggregator, who answers when told to. */
async function slowServer() {
  const asked: ServerResponse[] = [];
  const server = createServer((request, answer) => {
    request.resume();
    asked.push(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, asked, take: () => asked.splice(0).forEach((it) => void it.end()) };
}

/** Asks a process for a code; answers its status. */
function codesFrom(url: string) {
  return async (phone: string) => {
    const answer = await fetch(new URL('/api/user/send_otp', url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone, purpose: 'register' }),
    });
    return answer.status;
  };
}

test('a database that is lost while a job runs does not end the process; jobs are done again once it is back', async () => {
  const database = await breakableAddress(world.database_url);
  afterAll(() => database.close());
  const gateway = await slowServer();
  const { child, url } = await startServerProcess(database.url, { SMS: 'http', SMS_URL: gateway.url, LOG_LEVEL: 'info' });
  children.push(child);
  const sendCode = codesFrom(url);
  expect(await sendCode('09611110001')).toBe(200);
  await until(async () => gateway.asked.length === 1);
  database.lose();
  gateway.take();
  // The job fails, and that cannot be written down. A process that this ends is gone long before.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  await database.restore();
  await until(async () => (await sendCode('09611110002')) === 200);
  await until(async () => gateway.asked.length > 0);
  gateway.take();
  await until(async () => (await world.sql(`select from sms where phone = '09611110002' and state = 'sent'`)).length === 1);
  expect(child.exitCode).toBeNull();
  // The queue holds the first one for running still, for hours: nobody says so for a minute, and it is done again.
  const [held] = await world.sql(
    `update graphile_worker._private_jobs set locked_at = now() - interval '61 seconds' where locked_at is not null returning id`,
  );
  expect(held).toBeDefined();
  await until(async () => gateway.asked.length > 0);
  gateway.take();
  await until(async () => (await world.sql(`select from sms where phone = '09611110001' and state = 'sent'`)).length === 1);
}, 90_000);

test('an aggregator that never answers keeps no code from a phone', async () => {
  endAll();
  const [gateway, aggregator] = [await slowServer(), await slowServer()];
  await world.sql(`with made as (
      insert into provider (id, p_code, name, dialect, currency, is_active)
      select 7000 + n, (7000 + n)::text, 'Product ' || n, 'gsc_plus', 'MMK', true from generate_series(1, 5) n returning id
    ) insert into provider_category (provider_id, category_id) select made.id, c.id from made, game_category c`);
  const { child, url } = await startServerProcess(world.database_url, { SMS: 'http', SMS_URL: gateway.url, SANDBOX_URL: aggregator.url });
  children.push(child);
  // The lists of two products are asked for, and the other three wait.
  await until(async () => aggregator.asked.length >= 2);
  expect(await codesFrom(url)('09611110003')).toBe(200);
  await until(async () => gateway.asked.length > 0);
  gateway.take();
  await until(async () => (await world.sql(`select from sms where phone = '09611110003' and state = 'sent'`)).length === 1);
  const due = `select from graphile_worker.jobs where task_identifier = 'import-games' and attempts < max_attempts`;
  expect((await world.sql(due)).length).toBeGreaterThanOrEqual(3);
}, 60_000);
