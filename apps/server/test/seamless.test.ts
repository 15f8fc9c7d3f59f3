import { expect, test } from 'vitest';
import { gscBody, plusBody, plusMove, seamlessPeople, sendRaw, speaker } from './seamless.ts';
import { testWorld } from './world.ts';

// What only one dialect has. What both have is in acceptance/.
const world = await testWorld();
const people = await seamlessPeople(world);
const gsc = speaker(world.server, 'gsc');
const plus = speaker(world.server, 'gsc_plus');

test.each([
  ['withdraw', 'STEAL', -5],
  ['withdraw', 'WIN', 5],
  ['withdraw', 'bet', -5],
  ['deposit', 'BET', -5],
  ['deposit', 'TIP', -5],
  ['deposit', '', 5],
  ['deposit', 'constructor', 5],
])('a %s of the action "%s" is refused', async (call, action, amount) => {
  const player = await people.gamePlayer(100);
  const transactions = [plusMove('bet', { wager: 'a', amount, more: { action } })];
  const batch_requests = [{ member_account: player.member, product_code: 1020, transactions }];
  expect((await plus.ask(call, player, { batch_requests })).code).toBe(999);
  expect(await people.purse(player)).toBe(10_000);
});

test('MobileLogin lets a member in by their password and nobody else', async () => {
  const player = await people.gamePlayer(5);
  expect(await gsc.ask('MobileLogin', player, { Password: player.password })).toMatchObject({ code: 0, balance: 5 });
  for (const Password of ['wrong', '', null, {}, undefined]) expect((await gsc.ask('MobileLogin', player, { Password })).code).toBe(16);
  expect((await gsc.ask('MobileLogin', { member: 'nobody' }, { Password: player.password })).code).toBe(1000);
});

test('in demo mode only this machine is let in', async () => {
  const { member } = await people.gamePlayer(5);
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  const gscUrl = new URL('/Seamless/GetBalance', world.server.player_url).href;
  expect((await sendRaw(gscUrl, JSON.stringify(gscBody('GetBalance', { member }, {})), from)).text).toContain('"ErrorCode":1004');
  const plusUrl = new URL('/v1/api/seamless/balance', world.server.player_url).href;
  const body = plusBody('balance', { member }, { batch_requests: [{ member_account: member, product_code: 1020 }] });
  expect((await sendRaw(plusUrl, JSON.stringify(body), from)).text).toContain('"code":1004');
});
