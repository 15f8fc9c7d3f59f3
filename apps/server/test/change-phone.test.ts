import { expect, test } from 'vitest';
import { fromSomewhere, must, registerPlayer, type TestPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
let next = 430_000_000;
const newPhone = () => `09${next++}`;

/** A code of purpose change_phone, sent to a phone for a player. */
async function codeFor(player: TestPlayer, phone: string): Promise<string> {
  const body = { phone, purpose: 'change_phone' };
  await must(world.call('POST /api/user/send_otp', { token: player.token, body }));
  return (await must(world.call('GET /api/demo/outbox', { query: { phone } }))).data.code;
}
const move = (player: TestPlayer, phone: string, more: Record<string, unknown>) =>
  world.call('POST /api/user/change_phone', { token: player.token, body: { phone, password: player.password, ...more } });
const logIn = (phone: string, password: string) =>
  world.call('POST /api/user/login', { headers: fromSomewhere(), body: { phone, password } });

test('who holds the new phone and knows the password moves the account; other sessions end and cash-out rests', async () => {
  const player = await registerPlayer(world);
  const phone = newPhone();
  const other = await must(logIn(player.phone, player.password));
  const code = await codeFor(player, phone);
  const moved = await move(player, phone, { code });
  expect([moved.status, moved.body.phone, moved.body.message]).toEqual([200, phone, 'Your phone number has been changed.']);
  expect((await must(world.call('GET /api/user/profile', { token: player.token }))).data.phone).toBe(phone);
  expect((await world.call('GET /api/user/profile', { token: other.token })).status).toBe(401);
  expect((await logIn(player.phone, player.password)).body.code).toBe('login_wrong');
  expect((await logIn(phone, player.password)).status).toBe(200);

  await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = 'Aung Aung' where id = $1`, [player.id]);
  const { pay } = await must(world.call('GET /api/payment-method/show-cashout'));
  const cashOut = () =>
    world.call('POST /api/cash-out', {
      token: player.token,
      body: { payment_id: pay[0]?.id, account_name: 'Aung Aung', user_phone: '09777000111', amount: 5000, password: player.password },
    });
  expect((await cashOut()).body.code).toBe('changed_recently');
  await world.moveClock(24 * 3_600_000 + 1000);
  expect((await cashOut()).body.code).toBe('not_enough_money');
});

test('a phone is not moved to without its code, the password, or when it has an account', async () => {
  const player = await registerPlayer(world);
  const friend = await registerPlayer(world);
  const phone = newPhone();
  const code = await codeFor(player, phone);
  const wrong = code === '111111' ? '222222' : '111111';
  expect((await move(player, phone, {})).body.code).toBe('otp_wrong');
  expect((await move(player, phone, { code: wrong })).body.code).toBe('otp_wrong');
  expect((await move(player, phone, { code, password: 'another-password' })).body.code).toBe('password_wrong');
  expect((await move(player, newPhone(), { code })).body.code).toBe('otp_expired');
  expect((await move(player, 'x', { code })).body.code).toBe('phone_not_valid');
  // The friend's phone got the code of their registration a moment ago.
  await world.moveClock(61_000);
  const taken = await codeFor(player, friend.phone).then((it) => move(player, friend.phone, { code: it }));
  expect([taken.status, taken.body.code]).toEqual([400, 'phone_taken']);
  expect((await must(world.call('GET /api/user/profile', { token: player.token }))).data.phone).toBe(player.phone);
});

test('of two accounts that move to one phone at once, one does', async () => {
  const players = [await registerPlayer(world), await registerPlayer(world)];
  const phone = newPhone();
  const tokens: string[] = [];
  for (const player of players) {
    const code = await codeFor(player, phone);
    const verified = await must(world.call('POST /api/user/verify_otp', { body: { phone, code, purpose: 'change_phone' } }));
    tokens.push(verified.otp_token);
    await world.moveClock(61_000);
  }
  const moved = await Promise.all(players.map((player, n) => move(player, phone, { otp_token: tokens[n] })));
  expect(moved.map((it) => it.body.code ?? it.status).sort()).toEqual([200, 'phone_taken']);
  expect(await world.sql('select count(*)::int as n from player where phone = $1', [phone])).toEqual([{ n: 1 }]);
});
