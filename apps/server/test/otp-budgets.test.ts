import type { OtpPurpose } from '@shwekan/contract';
import { describe, expect, test } from 'vitest';
import { fromSomewhere, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

// What texts cost the house in a day.
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let nextPhone = 9_470_100_000;
const newPhone = () => `0${++nextPhone}`;

test("a network has a budget of texts, which others' do not share; an operator is told", async () => {
  const small = await testWorld({ SMS_NETWORK_BUDGET: '3' });
  const ask = (host: string) =>
    small.call('POST /api/user/send_otp', { headers: { 'X-Forwarded-For': host }, body: { phone: newPhone(), purpose: 'register' } });
  for (const host of ['203.0.113.1', '203.0.113.1', '203.0.113.99']) expect((await ask(host)).status).toBe(200);
  expect((await ask('203.0.113.1')).body.code).toBe('too_many_requests');
  expect((await ask('203.0.113.200')).status).toBe(429);
  expect((await ask('203.0.114.1')).status).toBe(200);
  expect(await small.sql(`select kind, data->>'network' as network from alert`)).toEqual([
    { kind: 'sms_network_budget', network: '203.0.113.0/24' },
  ]);
});

test('the last fifth of the day is for registered persons on devices of theirs', async () => {
  const small = await testWorld({ SMS_DAILY_BUDGET: '10' });
  const player = await registerPlayer(small);
  const opened = await small.call('POST /api/user/login', {
    headers: fromSomewhere(),
    body: { phone: player.phone, password: player.password },
  });
  const Cookie = String(opened.headers.get('set-cookie')).split(';')[0] ?? '';
  const ask = (phone: string, purpose: OtpPurpose, headers = {}) =>
    small.call('POST /api/user/send_otp', { headers: { ...fromSomewhere(), ...headers }, body: { phone, purpose } });
  for (let sent = 1; sent < 8; sent += 1) expect((await ask(newPhone(), 'register')).status).toBe(200);
  expect((await ask(newPhone(), 'register')).status).toBe(429);
  await small.moveClock(2 * MINUTE_MS);
  expect((await ask(player.phone, 'reset')).status).toBe(429);
  expect((await ask(player.phone, 'reset', { Cookie })).status).toBe(200);
});

test('the day has a budget of texts for all; an operator is told when it is spent', async () => {
  const small = await testWorld({ SMS_DAILY_BUDGET: '3' });
  const ask = () => small.call('POST /api/user/send_otp', { headers: fromSomewhere(), body: { phone: newPhone(), purpose: 'register' } });
  for (let sent = 0; sent < 3; sent += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).body.code).toBe('too_many_requests');
  expect((await ask()).status).toBe(429);
  expect(await small.sql('select kind from alert')).toEqual([{ kind: 'sms_budget' }]);
  await small.moveClock(2 * DAY_MS);
  expect((await ask()).status).toBe(200);
});

describe('a budget that was spent in the afternoon is whole again when the day ends in Yangon', () => {
  test.each([
    ['the house', { SMS_DAILY_BUDGET: '3' }, fromSomewhere],
    ['a network', { SMS_NETWORK_BUDGET: '3' }, () => ({ 'X-Forwarded-For': '203.0.113.1' })],
  ])('of %s', async (_whose, settings, from) => {
    const small = await testWorld(settings);
    const ask = async () => {
      const answer = await small.call('POST /api/user/send_otp', { headers: from(), body: { phone: newPhone(), purpose: 'register' } });
      return { status: answer.status, wait_s: Number(answer.headers.get('retry-after')) };
    };
    await small.moveClock('2027-03-10T15:00:00+06:30');
    for (let sent = 0; sent < 3; sent += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    // Nine hours are left of the day, but for what this test takes.
    expect(refused.wait_s).toBeGreaterThan(8.9 * 3600);
    expect(refused.wait_s).toBeLessThanOrEqual(9 * 3600);
    await small.moveClock('2027-03-10T23:58:00+06:30');
    expect((await ask()).status).toBe(429);
    await small.moveClock('2027-03-11T00:00:01+06:30');
    for (let sent = 0; sent < 3; sent += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    // The day of Yangon goes on over the midnight of Greenwich.
    await small.moveClock('2027-03-11T06:31:00+06:30');
    expect((await ask()).status).toBe(429);
  });
});
