import type { OtpPurpose } from '@shwekan/contract';
import { describe, expect, test } from 'vitest';
import { passwordsWorkedOut } from '../src/platform/passwords.ts';
import { fromSomewhere, must, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

// A code is of the device that asked for it: no stranger spends an owner's.
const world = await testWorld();

const MINUTE_MS = 60_000;
let nextPhone = 9_460_100_000;
const newPhone = () => `0${++nextPhone}`;

type Headers = Record<string, string>;
type CodeRequest = { phone: string; purpose: OtpPurpose };
const send = (body: CodeRequest, headers: Headers) => world.call('POST /api/user/send_otp', { headers, body });
const verify = (body: CodeRequest & { code: string }, headers: Headers) => world.call('POST /api/user/verify_otp', { headers, body });
const codeOf = async (phone: string) => (await must(world.call('GET /api/demo/outbox', { query: { phone } }))).data.code;
const register = (phone: string, otp_token: string, headers: Headers) =>
  world.call('POST /api/user/verify_register', {
    headers,
    body: { name: 'Ma Hla', phone, password: 'a-good-password', birthday: '1992-02-29', otp_token },
  });
const resetTo = (phone: string, password: string, proof: { code?: string; otp_token?: string }, headers: Headers) =>
  world.call('POST /api/user/forget_password', { headers, body: { phone, password, ...proof } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** Asks for a code as a browser does that comes for the first time; answers how it calls from then on, wherever it is. */
async function browserThatAsks(asked: CodeRequest, more: Headers = {}) {
  const answer = await send(asked, { ...fromSomewhere(), ...more });
  expect(answer.status).toBe(200);
  const Cookie = String(answer.headers.get('set-cookie')).split(';')[0] ?? '';
  return { code: await codeOf(asked.phone), from: () => ({ ...fromSomewhere(), Cookie }) };
}

/** What a stranger elsewhere can do to a code: asks for one too, and tries five wrong ones with each of two devices and with none. */
async function disturb(asked: CodeRequest, code: string) {
  await world.moveClock(MINUTE_MS + 1000);
  const strange = await browserThatAsks(asked);
  for (const headers of [strange.from(), fromSomewhere(), { ...fromSomewhere(), Cookie: `device=${'x'.repeat(43)}` }])
    for (let tries = 0; tries < 5; tries += 1) expect((await verify({ ...asked, code: wrong(code) }, headers)).status).toBe(400);
}

describe('five wrong tries and a code asked for by a stranger', () => {
  test('leave the code of who registers right', async () => {
    const asked = { phone: newPhone(), purpose: 'register' } as const;
    const { code, from } = await browserThatAsks(asked);
    await disturb(asked, code);
    expect((await verify({ ...asked, code }, from())).body).toMatchObject({ isVerified: 1 });
  });

  test('leave the code right by which an owner sets a new password, and one by which a player moves to another phone', async () => {
    const owner = await registerPlayer(world);
    const asked = { phone: owner.phone, purpose: 'reset' } as const;
    await world.moveClock(MINUTE_MS + 1000);
    const reset = await browserThatAsks(asked);
    await disturb(asked, reset.code);
    const body = { phone: owner.phone, code: reset.code, password: 'another-good-password' };
    expect((await world.call('POST /api/user/forget_password', { headers: reset.from(), body })).status).toBe(200);

    const mover = await registerPlayer(world);
    const phone = newPhone();
    const headers = { Authorization: `Bearer ${mover.token}` };
    const moved = await browserThatAsks({ phone, purpose: 'change_phone' }, headers);
    for (let tries = 0; tries < 5; tries += 1) await verify({ phone, purpose: 'change_phone', code: wrong(moved.code) }, fromSomewhere());
    const sent = { phone, code: moved.code, password: mover.password };
    expect((await world.call('POST /api/user/change_phone', { headers: { ...headers, ...moved.from() }, body: sent })).status).toBe(200);
  });
});

test('a code that is typed in another browser than asked for it is refused there, and that says what to do', async () => {
  const asked = { phone: newPhone(), purpose: 'register' } as const;
  const { code, from } = await browserThatAsks(asked);
  const elsewhere = await verify({ ...asked, code }, fromSomewhere());
  expect(elsewhere.body).toMatchObject({
    code: 'otp_expired',
    message: 'The code has expired, or another device asked for it. Please request a new one here.',
  });
  expect((await verify({ ...asked, code }, from())).status).toBe(200);
});

test('who keeps no cookie types the code at the address that asked for it, whatever strangers elsewhere try', async () => {
  const asked = { phone: newPhone(), purpose: 'register' } as const;
  const here = fromSomewhere();
  await must(send(asked, here));
  const code = await codeOf(asked.phone);
  await disturb(asked, code);
  expect((await verify({ ...asked, code }, here)).status).toBe(200);
});

test('a neighbour behind the same address, who names no device, spends no try of the browser that asked', async () => {
  const asked = { phone: newPhone(), purpose: 'register' } as const;
  const here = fromSomewhere();
  const { code, from } = await browserThatAsks(asked, here);
  const tried: string[] = [];
  for (let tries = 0; tries < 8; tries += 1) tried.push(String((await verify({ ...asked, code: wrong(code) }, here)).body.code));
  expect(tried.filter((it) => it === 'otp_wrong')).toHaveLength(5);
  expect((await verify({ ...asked, code }, here)).body.code).toBe('otp_expired');
  expect((await verify({ ...asked, code }, { ...from(), ...here })).body).toMatchObject({ isVerified: 1 });
});

describe('a neighbour who sends junk from the address that a network gives to thousands', () => {
  const times = (count: number, ask: (nth: number) => Promise<unknown>) => Promise.all(Array.from({ length: count }, (_, nth) => ask(nth)));

  /** What needs no code of anybody's: codes for phones of nobody, wrong ones, accounts and passwords without a proof, and bodies that are none. */
  async function junk(here: Headers) {
    const other = newPhone();
    await times(40, () => send({ phone: newPhone(), purpose: 'reset' }, here));
    await times(40, (nth) => verify({ phone: other, purpose: 'register', code: nth % 2 ? '000000' : '' }, here));
    await times(30, () => register(other, 'x'.repeat(43), here));
    await times(30, () => resetTo(other, 'a-better-password', { otp_token: 'x'.repeat(43) }, here));
  }

  test('keeps no browser there from a code, an account and a new password', async () => {
    const here = fromSomewhere();
    await junk(here);
    const asked = { phone: newPhone(), purpose: 'register' } as const;
    const { code, from } = await browserThatAsks(asked, here);
    const browser = { ...from(), ...here };
    await junk(here);
    const { otp_token } = await must(verify({ ...asked, code }, browser));
    expect((await register(asked.phone, otp_token, browser)).status).toBe(200);

    await world.moveClock(MINUTE_MS + 1000);
    const owner = await registerPlayer(world);
    await world.moveClock(MINUTE_MS + 1000);
    const reset = await browserThatAsks({ phone: owner.phone, purpose: 'reset' }, here);
    expect((await resetTo(owner.phone, 'a-better-password', reset, { ...reset.from(), ...here })).status).toBe(200);
  });

  test('keeps nobody from logging in on the device that got a code for the phone', async () => {
    const owner = await registerPlayer(world);
    const here = fromSomewhere();
    await world.moveClock(MINUTE_MS + 1000);
    const { code, from } = await browserThatAsks({ phone: owner.phone, purpose: 'reset' }, here);
    const browser = { ...from(), ...here };
    const logIn = (phone: string, password: string, headers: Headers) =>
      world.call('POST /api/user/login', { headers, body: { phone, password } });
    const { otp_token } = await must(verify({ phone: owner.phone, purpose: 'reset', code }, browser));
    await world.moveClock(9 * MINUTE_MS);
    await must(resetTo(owner.phone, 'a-better-password', { otp_token }, browser));
    await world.moveClock(5 * MINUTE_MS);
    await times(12, () => logIn(newPhone(), 'a-wrong-password', here));
    expect((await logIn(owner.phone, 'a-better-password', here)).status).toBe(429);
    // A code of another phone, and one that was never typed, tell nothing of this one.
    const strange = await browserThatAsks({ phone: newPhone(), purpose: 'register' }, here);
    expect((await logIn(owner.phone, 'a-better-password', { ...strange.from(), ...here })).status).toBe(429);
    expect((await logIn(owner.phone, 'a-better-password', browser)).status).toBe(200);
  });

  test('has the house hash nothing, also not with a good code of a phone that has an account', async () => {
    const owner = await registerPlayer(world);
    const here = fromSomewhere();
    await world.moveClock(MINUTE_MS + 1000);
    const { code, from } = await browserThatAsks({ phone: owner.phone, purpose: 'register' }, here);
    const { otp_token } = await must(verify({ phone: owner.phone, purpose: 'register', code }, from()));
    const before = passwordsWorkedOut();
    await junk(here);
    for (let nth = 0; nth < 5; nth += 1) expect((await register(owner.phone, otp_token, here)).body.code).toBe('phone_taken');
    expect(passwordsWorkedOut()).toBe(before);
  });
});

test('however many devices ask and try, the codes of a phone are tried thirty times a day', async () => {
  const asked = { phone: newPhone(), purpose: 'register' } as const;
  const browsers: Awaited<ReturnType<typeof browserThatAsks>>[] = [];
  let wrong_count = 0;
  for (let times = 0; times < 6; times += 1) {
    await world.moveClock(11 * MINUTE_MS);
    const browser = await browserThatAsks(asked);
    browsers.push(browser);
    for (let tries = 0; tries < 8; tries += 1) {
      const answer = await verify({ ...asked, code: wrong(browser.code) }, browser.from());
      if (answer.body.code === 'otp_wrong') wrong_count += 1;
    }
  }
  expect(wrong_count).toBe(30);
  await world.moveClock(11 * MINUTE_MS);
  expect((await send(asked, fromSomewhere())).status).toBe(429);
  for (const { code, from } of browsers) expect((await verify({ ...asked, code }, from())).body.code).toBe('otp_expired');
});
