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
afterAll(() => {
  for (const it of children) it.kill('SIGKILL');
});

/** A gateway for text messages that answers when it is told to. */
async function slowGateway() {
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

test('a database that is lost while a job runs does not end the process; jobs are done again once it is back', async () => {
  const database = await breakableAddress(world.database_url);
  afterAll(() => database.close());
  const gateway = await slowGateway();
  const { child, url } = await startServerProcess(database.url, { SMS: 'http', SMS_URL: gateway.url, LOG_LEVEL: 'info' });
  children.push(child);
  const sendCode = async (phone: string) => {
    const answer = await fetch(new URL('/api/user/send_otp', url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone, purpose: 'register' }),
    });
    return answer.status;
  };
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
