import { createHash } from 'node:crypto';
import type { OtpPurpose } from '@shwekan/contract';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { fromSomewhere, must, operatorToken, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let nextPhone = 9_420_100_000;
const newPhone = () => `0${++nextPhone}`;

/** Calls of the browser of who holds a phone, from anywhere. */
const browserOf = (phone: string) => ({ ...fromSomewhere(), Cookie: `device=${phone.replace(/\W/g, '').padEnd(43, 'x')}` });
const send = (phone: string, purpose: OtpPurpose = 'register') =>
  world.call('POST /api/user/send_otp', { headers: browserOf(phone), body: { phone, purpose } });
const verify = (phone: string, code: string, purpose: OtpPurpose = 'register') =>
  world.call('POST /api/user/verify_otp', { headers: browserOf(phone), body: { phone, code, purpose } });
const codeOf = async (phone: string) => (await must(world.call('GET /api/demo/outbox', { query: { phone } }))).data.code;
const register = (phone: string, proof: { otp_token?: string; code?: string }) =>
  world.call('POST /api/user/verify_register', {
    headers: browserOf(phone),
    body: { name: 'Ma Hla', phone, password: 'a-good-password', birthday: '1992-02-29', ...proof },
  });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code', () => {
  test('has six digits, comes by text in the language asked for, and is kept nowhere else in clear', async () => {
    const phone = newPhone();
    const sent = await world.call('POST /api/user/send_otp', {
      headers: { ...fromSomewhere(), 'Accept-Language': 'th' },
      body: { phone, purpose: 'register' },
    });
    expect(sent.status).toBe(200);
    const code = await codeOf(phone);
    expect(code).toMatch(/^\d{6}$/);
    const [sms] = await world.sql('select text, state from sms where phone = $1', [phone]);
    expect(sms).toEqual({ text: expect.stringContaining('ใช้ได้ภายใน 3 นาที'), state: 'sent' });
    const [otp] = await world.sql('select otp::text as row from otp where phone = $1', [phone]);
    expect(otp?.row).not.toContain(code);
    // Of a plain hash all million codes could be tried by who has the database alone.
    const plain = createHash('sha256').update(`register:${phone}:${code}`).digest();
    expect(await world.sql('select from otp where code_hash = $1', [plain])).toEqual([]);
  });

  test('is asked for by the query too, as older clients do', async () => {
    const phone = newPhone();
    const sent = await world.call('POST /api/user/send_otp', { headers: browserOf(phone), query: { phone, title: 'register' } });
    expect(sent.status).toBe(200);
    expect((await verify(phone, await codeOf(phone))).body.isVerified).toBe(1);
  });

  test('is valid for three minutes', async () => {
    const [early, late] = [newPhone(), newPhone()];
    await must(send(early));
    await must(send(late));
    await world.moveClock(3 * MINUTE_MS - 5000);
    expect((await verify(early, await codeOf(early))).status).toBe(200);
    await world.moveClock(6000);
    expect((await verify(late, await codeOf(late))).body).toMatchObject({ status: 400, code: 'otp_expired', isVerified: 0 });
  });

  test('is bound to its phone and its purpose', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    await must(send(phone, 'register'));
    const code = await codeOf(phone);
    expect((await verify(other, code)).body.code).toBe('otp_expired');
    expect((await verify(phone, code, 'reset')).body.code).toBe('otp_expired');
    expect((await verify(phone, code)).status).toBe(200);
  });

  test('allows five tries: the sixth is refused even when it is right', async () => {
    const phone = newPhone();
    await must(send(phone));
    const code = await codeOf(phone);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await verify(phone, wrong(code))).body).toMatchObject({ status: 400, code: 'otp_wrong', isVerified: 0 });
    expect((await verify(phone, code)).body.code).toBe('otp_expired');
  });

  test('counts wrong tries made at once one by one', async () => {
    const phone = newPhone();
    await must(send(phone));
    const code = await codeOf(phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(phone, wrong(code))));
    expect(answers.filter((it) => it.body.code === 'otp_wrong')).toHaveLength(5);
    expect(answers.filter((it) => it.body.code === 'otp_expired')).toHaveLength(45);
    expect(await world.sql('select tries from otp where phone = $1', [phone])).toEqual([{ tries: 5 }]);
    expect((await verify(phone, code)).body.code).toBe('otp_expired');
  });

  test('verified by fifty at once gives one token', async () => {
    const phone = newPhone();
    await must(send(phone));
    const code = await codeOf(phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(phone, code)));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    expect(answers.filter((it) => it.body.code === 'otp_expired')).toHaveLength(49);
  });

  test('sent again makes the one before it worthless', async () => {
    const phone = newPhone();
    await must(send(phone));
    const first = await codeOf(phone);
    await world.moveClock(MINUTE_MS + 1000);
    await must(send(phone));
    const second = await codeOf(phone);
    if (first !== second) expect((await verify(phone, first)).body.code).toBe('otp_wrong');
    expect((await verify(phone, second)).status).toBe(200);
  });
});

describe('the token of a code', () => {
  const tokenFor = async (phone: string, purpose: OtpPurpose = 'register') => {
    await must(send(phone, purpose));
    return (await must(verify(phone, await codeOf(phone), purpose))).otp_token;
  };

  test('is valid for ten minutes', async () => {
    const phone = newPhone();
    const otp_token = await tokenFor(phone);
    await world.moveClock(10 * MINUTE_MS + 1000);
    expect((await register(phone, { otp_token })).body.code).toBe('otp_expired');
  });

  test('works once, for its phone and purpose only', async () => {
    const phone = newPhone();
    const otp_token = await tokenFor(phone);
    expect((await register(newPhone(), { otp_token })).body.code).toBe('otp_expired');
    const reset = { phone, otp_token, password: 'another-password' };
    expect((await world.call('POST /api/user/forget_password', { headers: fromSomewhere(), body: reset })).body.code).toBe('otp_expired');
    expect((await register(phone, { otp_token })).status).toBe(200);
    expect((await register(phone, { otp_token })).body.code).toBe('otp_expired');
  });

  test('is not needed by who sends the code itself, which is then spent', async () => {
    const phone = newPhone();
    await must(send(phone));
    const code = await codeOf(phone);
    expect((await register(phone, {})).body).toMatchObject({ code: 'otp_wrong' });
    expect((await register(phone, { code: wrong(code) })).body.code).toBe('otp_wrong');
    expect((await register(phone, { code })).status).toBe(200);
    expect((await verify(phone, code)).body.code).toBe('otp_expired');
  });
});

describe('limits of a phone', () => {
  test('one a minute, three in ten minutes, six a day; the answer says when to try again', async () => {
    const phone = newPhone();
    const refused = async () => {
      const answer = await send(phone);
      expect(answer.body).toMatchObject({ status: 429, code: 'too_many_requests' });
      return Number(answer.headers.get('retry-after'));
    };
    await must(send(phone));
    expect(await refused()).toBeGreaterThan(50);
    await world.moveClock(MINUTE_MS + 1000);
    await must(send(phone));
    await world.moveClock(MINUTE_MS + 1000);
    await must(send(phone));
    await world.moveClock(MINUTE_MS + 1000);
    const wait_s = await refused();
    expect(wait_s).toBeGreaterThan(60);
    await world.moveClock((wait_s + 1) * 1000);
    await must(send(phone));
    for (let sent = 4; sent < 6; sent += 1) {
      await world.moveClock(11 * MINUTE_MS);
      await must(send(phone));
    }
    await world.moveClock(11 * MINUTE_MS);
    expect(await refused()).toBeGreaterThan(3600);
    await world.moveClock(DAY_MS);
    await must(send(phone));
  });

  test('hold for requests made at once', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(phone)));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    expect(answers.filter((it) => it.status === 429)).toHaveLength(19);
  });

  test('count all purposes together', async () => {
    const phone = newPhone();
    await must(send(phone, 'register'));
    expect((await send(phone, 'reset')).status).toBe(429);
  });

  test('that strangers ask for take nothing from the phone of an owner, whose own are limited too', async () => {
    const owner = await registerPlayer(world);
    const login = await world.call('POST /api/user/login', {
      headers: fromSomewhere(),
      body: { phone: owner.phone, password: owner.password },
    });
    const Cookie = String(login.headers.get('set-cookie')).split(';')[0] ?? '';
    const ask = () =>
      world.call('POST /api/user/send_otp', { headers: { ...fromSomewhere(), Cookie }, body: { phone: owner.phone, purpose: 'reset' } });
    for (let times = 0; times < 6; times += 1) {
      await world.moveClock(11 * MINUTE_MS);
      await send(owner.phone, 'register');
    }
    expect((await send(owner.phone, 'reset')).status).toBe(429);
    await must(ask());
    expect((await ask()).status).toBe(429);
    await must(
      world.call('POST /api/user/forget_password', {
        headers: { ...fromSomewhere(), Cookie },
        body: { phone: owner.phone, code: await codeOf(owner.phone), password: 'another-good-password' },
      }),
    );
  });
});

describe('nobody learns whether a phone has an account', () => {
  test('a reset of an unknown phone answers and is limited like one of a known phone, and sends nothing', async () => {
    const known = await registerPlayer(world);
    await world.moveClock(MINUTE_MS + 1000);
    const unknown = newPhone();
    const [a, b] = [await send(known.phone, 'reset'), await send(unknown, 'reset')];
    expect(Object.keys(a.body).sort()).toEqual(Object.keys(b.body).sort());
    expect([a.status, a.body.message]).toEqual([b.status, b.body.message]);
    expect((await world.call('GET /api/demo/outbox', { query: { phone: unknown } })).status).toBe(404);
    expect((await verify(unknown, '123456', 'reset')).body.code).toBe((await verify(known.phone, '1', 'reset')).body.code);
    expect([(await send(known.phone, 'reset')).status, (await send(unknown, 'reset')).status]).toEqual([429, 429]);
  });

  test('a register code is sent to a known phone too; who holds it learns that the phone is taken', async () => {
    const known = await registerPlayer(world);
    await world.moveClock(MINUTE_MS + 1000);
    await must(send(known.phone, 'register'));
    const { otp_token } = await must(verify(known.phone, await codeOf(known.phone)));
    expect((await register(known.phone, { otp_token })).body).toMatchObject({ status: 400, code: 'phone_taken' });
  });
});

test('a code to change the phone is sent only to who is logged in', async () => {
  expect((await send(newPhone(), 'change_phone')).body).toMatchObject({ status: 401, code: 'login_needed' });
  const player = await registerPlayer(world);
  const sent = await world.call('POST /api/user/send_otp', { token: player.token, body: { phone: newPhone(), purpose: 'change_phone' } });
  expect(sent.status).toBe(200);
});

test.each([
  ['0942000000', 422, 'phone_not_valid'],
  ['094200000011', 422, 'phone_not_valid'],
  ['19420000001', 422, 'phone_not_valid'],
  ['+959420000001', 422, 'phone_not_valid'],
  ["09420000001' or 1=1 --", 422, 'phone_not_valid'],
  ['09420000\u0000001', 422, 'phone_not_valid'],
  ['', 422, 'malformed'],
  [null, 422, 'malformed'],
  [9420000001, 422, 'malformed'],
  [{ $gt: '' }, 422, 'malformed'],
  [['09420000001'], 422, 'malformed'],
])('a code for the phone %j is refused', async (phone, status, code) => {
  const answer = await world.call('POST /api/user/send_otp', { headers: fromSomewhere(), body: { phone, purpose: 'register' } });
  expect(answer.body).toMatchObject({ status, code });
});

test('outside demo mode no code is readable: the outbox shows none', async () => {
  const house = await testWorld({ DEMO: 'false' });
  const phone = newPhone();
  await must(house.call('POST /api/user/send_otp', { headers: fromSomewhere(), body: { phone, purpose: 'register' } }));
  expect(await house.sql('select text from sms')).toEqual([{ text: null }]);
  await addOperator(house.database_url, { username: 'helper', password: 'an-operator-password', roles: ['support'] });
  const token = await operatorToken(house, 'helper', 'an-operator-password');
  expect((await must(house.call('GET /api/console/outbox', { token }))).data).toMatchObject([{ phone, text: null }]);
});
