import { describe, expect, test } from 'vitest';
import { fromSomewhere, must, registerPlayer, type TestPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();

const MINUTE_MS = 60_000;

const logIn = (phone: string, password: string, headers: Record<string, string> = fromSomewhere()) =>
  world.call('POST /api/user/login', { headers, body: { phone, password } });
const profile = (token: string) => world.call('GET /api/user/profile', { token });
const statusOf = async (token: string) => (await profile(token)).status;

async function resetToken(player: TestPlayer): Promise<string> {
  await world.moveClock(MINUTE_MS + 1000);
  const headers = fromSomewhere();
  await must(world.call('POST /api/user/send_otp', { headers, body: { phone: player.phone, purpose: 'reset' } }));
  const { code } = (await must(world.call('GET /api/demo/outbox', { query: { phone: player.phone } }))).data;
  const body = { phone: player.phone, code, purpose: 'reset' };
  return (await must(world.call('POST /api/user/verify_otp', { headers, body }))).otp_token;
}

describe('a new password', () => {
  const change = (token: string, old_password: string, password: string) =>
    world.call('POST /api/user/new_password', { token, body: { old_password, password } });

  test('ends the other sessions and replaces the old one', async () => {
    const player = await registerPlayer(world);
    const second = (await must(logIn(player.phone, player.password))).token;
    const answer = await change(player.token, player.password, 'a-better-password');
    expect(answer.body.message).toBe('Your password has been changed successfully!');
    expect([await statusOf(player.token), await statusOf(second)]).toEqual([200, 401]);
    expect((await logIn(player.phone, player.password)).status).toBe(401);
    expect((await logIn(player.phone, 'a-better-password')).status).toBe(200);
  });

  test('needs the old one, and tries are limited', async () => {
    const player = await registerPlayer(world);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change(player.token, 'wrong-password', 'a-better-password')).body).toMatchObject({
        status: 400,
        code: 'password_wrong',
      });
    expect((await change(player.token, player.password, 'a-better-password')).status).toBe(429);
  });

  test('and a new phone and money paid out hear sixty wrong ones a day together, thirty in ten minutes: who holds an open phone may guess', async () => {
    const player = await registerPlayer(world);
    // The days and ten minutes of limits are those of UTC: a morning in which all of this has room.
    const day_ms = 24 * 60 * MINUTE_MS;
    const morning_ms = Math.ceil((await world.now()).getTime() / day_ms) * day_ms + 6 * 60 * MINUTE_MS;
    await world.moveClock(new Date(morning_ms).toISOString());
    const other = (await must(logIn(player.phone, player.password))).token;
    const { token } = player;
    const doors = [
      () => change(token, 'wrong-password', 'a-better-password'),
      () =>
        world.call('POST /api/user/change_phone', { token, body: { phone: '09421999999', password: 'wrong-password', code: '123456' } }),
      () => {
        const body = { payment_id: 1, account_name: 'U Aung', user_phone: '09421999999', amount: '5000', password: 'wrong-password' };
        return world.call('POST /api/cash-out', { token, headers: { 'Idempotency-Key': crypto.randomUUID() }, body });
      },
    ];
    const wrong = async (tries: number, apart_ms: number) => {
      let heard = 0;
      for (let times = 0; times < tries; times += 1) {
        await world.moveClock(apart_ms);
        if ((await doors[times % doors.length]?.())?.body.code === 'password_wrong') heard += 1;
      }
      return heard;
    };
    expect(await wrong(33, 10_000)).toBe(30);
    await world.moveClock(60 * MINUTE_MS);
    expect(await wrong(33, MINUTE_MS / 2)).toBe(30);
    expect((await change(token, player.password, 'a-better-password')).status).toBe(429);
    // Another phone of the owner has tries of its own, and a right password opens elsewhere.
    expect((await change(other, 'wrong-password', 'a-better-password')).body.code).toBe('password_wrong');
    expect((await logIn(player.phone, player.password)).status).toBe(200);
    expect((await change(other, player.password, 'a-better-password')).status).toBe(200);
  });

  test('changed by two at once is one of the two', async () => {
    const player = await registerPlayer(world);
    const answers = await Promise.all([
      change(player.token, player.password, 'the-first-password'),
      change(player.token, player.password, 'the-second-password'),
    ]);
    expect(answers.map((it) => it.status).sort()).toEqual([200, 400]);
  });

  test.each([
    ['short', 'password_too_short'],
    ['aaaaaaaaaa', 'password_too_simple'],
    ['12345678', 'password_too_simple'],
    ['PassWord', 'password_too_simple'],
    ['qwertyui', 'password_too_simple'],
    ['၁၂၃၄၅၆၇၈', 'password_too_simple'],
    ['Shwekan-2026', 'password_too_simple'],
    ['ရွှေကံ ၁၂၃', 'password_too_simple'],
    ['My2D3DLottery', 'password_too_simple'],
    ['x1'.repeat(80), 'password_too_long'],
  ])('%j is refused', async (password, code) => {
    const player = await registerPlayer(world);
    expect((await change(player.token, player.password, password)).body).toMatchObject({
      status: 422,
      code,
      errors: { password: expect.any(String) },
    });
  });
});

describe('a password', () => {
  const check = (phone: string, password: string) =>
    world.call('POST /api/user/check_password', { headers: fromSomewhere(), body: { phone, password } });

  test.each([
    ['a-good-password', 200, undefined],
    ['a passphrase of so many words that nobody guesses it, and of spaces', 200, undefined],
    ['short', 422, 'password_too_short'],
    ['x1'.repeat(80), 422, 'password_too_long'],
    ['aaaaaaaaaa', 422, 'password_too_simple'],
    ['Qwertyui', 422, 'password_too_simple'],
    ['09-421-000-777', 422, 'password_too_simple'],
  ])('%j may be asked about before a text message is sent: %i', async (password, status, code) => {
    const { body } = await check('09421000777', password);
    expect(body).toMatchObject({ status, ...(code && { code, errors: { password: expect.any(String) } }) });
  });

  test('of no phone is not asked about', async () => {
    expect((await check('0942', 'a-good-password')).body).toMatchObject({ status: 422, code: 'phone_not_valid' });
  });
});

describe('a forgotten password', () => {
  const reset = (phone: string, password: string, proof: { otp_token?: string; code?: string }, headers = fromSomewhere()) =>
    world.call('POST /api/user/forget_password', { headers, body: { phone, password, ...proof } });

  test('that is too common is said so and spends no code: the next one is set with it', async () => {
    const player = await registerPlayer(world);
    await world.moveClock(MINUTE_MS + 1000);
    const here = fromSomewhere();
    await must(world.call('POST /api/user/send_otp', { headers: here, body: { phone: player.phone, purpose: 'reset' } }));
    const { code } = (await must(world.call('GET /api/demo/outbox', { query: { phone: player.phone } }))).data;
    for (let tries = 0; tries < 6; tries += 1)
      expect((await reset(player.phone, 'qwertyui', { code }, here)).body).toMatchObject({ code: 'password_too_simple' });
    expect((await reset(player.phone, 'a-better-password', { code }, here)).status).toBe(200);
  });

  test('is replaced by who holds the phone, once; all sessions end', async () => {
    const player = await registerPlayer(world);
    const otp_token = await resetToken(player);
    expect((await reset(player.phone, 'short', { otp_token })).body.code).toBe('password_too_short');
    expect((await reset(player.phone, 'a-better-password', { otp_token })).status).toBe(200);
    expect(await statusOf(player.token)).toBe(401);
    expect((await logIn(player.phone, player.password)).status).toBe(401);
    expect((await logIn(player.phone, 'a-better-password')).status).toBe(200);
    expect((await reset(player.phone, 'yet-another-password', { otp_token })).body.code).toBe('otp_expired');
  });

  test('reset by ten at once with one token is replaced once', async () => {
    const player = await registerPlayer(world);
    const otp_token = await resetToken(player);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => reset(player.phone, `password-number-${at}`, { otp_token })));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    expect(answers.filter((it) => it.body.code === 'otp_expired')).toHaveLength(9);
  });

  test('leaves nobody logged in who logs in with the old one at that moment', async () => {
    const player = await registerPlayer(world);
    const otp_token = await resetToken(player);
    const [changed, ...logins] = await Promise.all([
      reset(player.phone, 'a-better-password', { otp_token }),
      ...Array.from({ length: 9 }, () => logIn(player.phone, player.password)),
    ]);
    expect(changed.status).toBe(200);
    for (const it of logins) expect(it.status === 200 ? await statusOf(it.body.token) : it.status).toBe(401);
  });

  test("cannot be replaced with another phone's token, or without any proof", async () => {
    const [player, thief] = [await registerPlayer(world), await registerPlayer(world)];
    const otp_token = await resetToken(thief);
    expect((await reset(player.phone, 'a-better-password', { otp_token })).body.code).toBe('otp_expired');
    expect((await reset(player.phone, 'a-better-password', {})).body.code).toBe('otp_wrong');
    expect((await logIn(player.phone, player.password)).status).toBe(200);
  });
});
