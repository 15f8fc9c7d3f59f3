import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fresh, gscBody, gscMove, plusBody, sendRaw, speaker } from './seamless.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

// A server as it runs outside demo mode. It has no players: a caller that is let in is told that there is no such member.
const world = await testWorld({ DEMO: 'false' });
const SECRET = 'a-secret-of-a-test';
const CREDENTIALS = {
  AGGREGATOR_GSC_OPERATOR: 'HOUSE',
  AGGREGATOR_GSC_SECRET: SECRET,
  AGGREGATOR_GSCP_OPERATOR: 'HOUSE',
  AGGREGATOR_GSCP_SECRET: SECRET,
};
const ALLOWED = { AGGREGATOR_GSC_ALLOW: '203.0.113.0/24', AGGREGATOR_GSCP_ALLOW: '203.0.113.9, 2001:db8::/32' };
const open = await world.another({ ...CREDENTIALS, ...ALLOWED });
const sender = { member: 'nobody', operator: 'HOUSE', secret: SECRET };

async function codeOf(url: string, body: object, address: string): Promise<number> {
  const { status, text } = await sendRaw(url, JSON.stringify(body), { 'X-Forwarded-For': address });
  expect(status).toBe(200);
  const said = JSON.parse(text);
  return said.ErrorCode ?? said.data[0]?.code ?? said.code;
}
const gsc = (base: string, address: string, more = {}) =>
  codeOf(new URL('/Seamless/GetBalance', base).href, gscBody('GetBalance', { ...sender, ...more }, {}), address);
const plus = (base: string, address: string, more = {}) =>
  codeOf(
    new URL('/v1/api/seamless/balance', base).href,
    plusBody('balance', { ...sender, ...more }, { batch_requests: [{ member_account: 'nobody', product_code: 1020 }] }),
    address,
  );

test('a dialect without credentials is off, whatever is sent', async () => {
  expect(await gsc(world.server.player_url, '127.0.0.1')).toBe(1002);
  expect(await plus(world.server.player_url, '127.0.0.1')).toBe(1002);
  expect(await gsc(world.server.player_url, '127.0.0.1', { operator: 'SHWEDEMO', secret: 'demo-secret' })).toBe(1002);
});

test('an empty allow-list lets nobody in, not even this machine', async () => {
  const closed = await world.another(CREDENTIALS);
  expect(await gsc(closed.player_url, '127.0.0.1')).toBe(1004);
  expect(await plus(closed.player_url, '203.0.113.9')).toBe(1004);
});

test('addresses and networks of the list are let in, others are not', async () => {
  expect(await gsc(open.player_url, '203.0.113.77')).toBe(1000);
  expect(await gsc(open.player_url, '203.0.114.1')).toBe(1004);
  expect(await plus(open.player_url, '203.0.113.9')).toBe(1000);
  expect(await plus(open.player_url, '203.0.113.10')).toBe(1004);
  expect(await plus(open.player_url, '2001:db8::7')).toBe(1000);
  expect(await plus(open.player_url, '2001:db9::7')).toBe(1004);
  expect(await gsc(open.player_url, '203.0.113.77', { secret: 'demo-secret', operator: 'SHWEDEMO' })).toBe(1004);
});

test('an address that the caller wrote in front of the proxy’s own lets nobody in', async () => {
  for (const forged of ['203.0.113.9, 198.51.100.7', '203.0.113.9,203.0.113.9, 198.51.100.7', '203.0.113.9, not an address']) {
    expect(await gsc(open.player_url, forged), forged).toBe(1004);
    expect(await plus(open.player_url, forged), forged).toBe(1004);
  }
  // Behind two proxies, the address is the one that the first of them saw.
  const behind_two = await world.another({ ...CREDENTIALS, ...ALLOWED, TRUST_PROXY: '2' });
  expect(await gsc(behind_two.player_url, '203.0.113.9, 198.51.100.7')).toBe(1000);
  expect(await gsc(behind_two.player_url, '203.0.113.9, 198.51.100.8, 198.51.100.7')).toBe(1004);
  const behind_none = await world.another({ ...CREDENTIALS, ...ALLOWED, TRUST_PROXY: '0' });
  expect(await gsc(behind_none.player_url, '203.0.113.9')).toBe(1004);
});

test('the signature is asked before the operator code', async () => {
  expect(await gsc(open.player_url, '203.0.113.9', { operator: 'OTHER' })).toBe(1002);
  expect(await gsc(open.player_url, '203.0.113.9', { more: { OperatorCode: 'OTHER' } })).toBe(1004);
  expect(await plus(open.player_url, '203.0.113.9', { operator: 'OTHER' })).toBe(1002);
  expect(await plus(open.player_url, '203.0.113.9', { more: { operator_code: 'OTHER' } })).toBe(1004);
});

test('a signature counts whatever its case, and nothing else does', async () => {
  const body = gscBody('GetBalance', sender, {});
  const url = new URL('/Seamless/GetBalance', open.player_url).href;
  expect(await codeOf(url, { ...body, Sign: body.Sign.toUpperCase() }, '203.0.113.9')).toBe(1000);
  for (const Sign of ['', null, 0, [], `${body.Sign} `, body.Sign.slice(1), `${body.Sign}00`, 'z'.repeat(32), { a: 1 }]) {
    expect(await codeOf(url, { ...body, Sign }, '203.0.113.9')).toBe(1004);
  }
  // One method's signature is of no use for another.
  expect(await codeOf(new URL('/Seamless/Bonus', open.player_url).href, body, '203.0.113.9')).toBe(1004);
});

test('while its settings cannot be read nothing is done, and it says so in the dialect', async () => {
  const away = await world.another({ ...CREDENTIALS, ...ALLOWED });
  await world.sql('alter table game_dialect rename to game_dialect_away');
  try {
    expect(await gsc(away.player_url, '203.0.113.9')).toBe(999);
    expect(await plus(away.player_url, '203.0.113.9')).toBe(999);
  } finally {
    await world.sql('alter table game_dialect_away rename to game_dialect');
  }
  expect(await gsc(away.player_url, '203.0.113.9')).toBe(1000);
});

/** A GetBalance of GSC and a balance of GSC+ that were signed so many seconds ago. */
const aged = (age_s: number) => {
  const at = new Date(Date.now() - age_s * 1000);
  const RequestTime = at.toISOString().replace(/\D/g, '').slice(0, 14);
  const request_time = Math.floor(at.getTime() / 1000);
  const md5 = (...words: (string | number)[]) => createHash('md5').update(words.join('')).digest('hex');
  return {
    gsc: { RequestTime, Sign: md5('HOUSE', RequestTime, 'getbalance', SECRET) },
    plus: { request_time, sign: md5('HOUSE', request_time, 'getbalance', SECRET) },
  };
};
const codesAged = async (base: string, age_s: number) => {
  const body = aged(age_s);
  return [await gsc(base, '203.0.113.9', { more: body.gsc }), await plus(base, '203.0.113.9', { more: body.plus })];
};

test('a signature ages: after five minutes it is no more than a wrong one, by the machine’s clock', async () => {
  const strict = await world.another({ ...CREDENTIALS, ...ALLOWED });
  expect(await codesAged(strict.player_url, 0)).toEqual([1000, 1000]);
  expect(await codesAged(strict.player_url, 280)).toEqual([1000, 1000]);
  expect(await codesAged(strict.player_url, 330)).toEqual([1004, 1004]);
  expect(await codesAged(strict.player_url, -330)).toEqual([1004, 1004]);
  expect(await codesAged(strict.player_url, 6 * 365 * 86_400)).toEqual([1004, 1004]);
});

test('an owner may set another age, and 0 turns it off', async () => {
  await world.sql('update game_dialect set freshness_s = 60');
  const strict = await world.another({ ...CREDENTIALS, ...ALLOWED });
  expect(await codesAged(strict.player_url, 40)).toEqual([1000, 1000]);
  expect(await codesAged(strict.player_url, 90)).toEqual([1004, 1004]);
  await world.sql('update game_dialect set freshness_s = 0');
  const ageless = await world.another({ ...CREDENTIALS, ...ALLOWED });
  expect(await codesAged(ageless.player_url, 6 * 365 * 86_400)).toEqual([1000, 1000]);
  await world.sql('update game_dialect set freshness_s = 300');
});

test('wrong signatures of an address are limited and told to the operators, and a right one is still served', async () => {
  const limited = await world.another({
    ...CREDENTIALS,
    ...ALLOWED,
    AGGREGATOR_GSC_ALLOW: '203.0.113.0/24',
    AGGREGATOR_GSCP_ALLOW: '203.0.113.0/24',
  });
  for (const [ask, which] of [
    [gsc, 'gsc'],
    [plus, 'gsc_plus'],
  ] as const) {
    // The first call of a server that has just started may use up a provider's patience on a busy core: then it is asked again.
    await until(async () => (await ask(limited.player_url, '203.0.113.200', { secret: 'x' })) === 1004);
    const said: number[] = [];
    for (let n = 0; n < 100; n += 1) said.push(await ask(limited.player_url, '203.0.113.200', { secret: 'x' }));
    expect(said.at(-1)).toBe(20);
    // The window may turn in between: what is let through is a minute's part, once more at most.
    expect(said.filter((it) => it === 1004).length).toBeLessThanOrEqual(60);
    expect(await ask(limited.player_url, '203.0.113.200')).toBe(1000);
    expect(await ask(limited.player_url, '203.0.113.201', { secret: 'x' })).toBe(1004);
    const alerts = await world.sql(`select data from alert where kind = 'game_signature_wrong' and data->>'dialect' = $1`, [which]);
    expect(alerts.map((it) => it['data'])).toEqual([{ dialect: which, address: '203.0.113.200' }]);
  }
});

test('with a port of their own, callbacks come in there and not at the players’ door', async () => {
  const apart = await world.another({ ...CREDENTIALS, ...ALLOWED, WALLET_PORT: '0' });
  expect(await gsc(apart.wallet_url ?? '', '203.0.113.9')).toBe(1000);
  expect(await plus(apart.wallet_url ?? '', '203.0.113.9')).toBe(1000);
  const url = new URL('/Seamless/GetBalance', apart.player_url).href;
  expect((await sendRaw(url, JSON.stringify(gscBody('GetBalance', sender, {})))).status).toBe(404);
});

test('nothing is kept of a callback that was not let in', async () => {
  const bet = { Transactions: [gscMove('bet', { wager: fresh(), amount: -1 })] };
  const url = new URL('/Seamless/PlaceBet', open.player_url).href;
  expect(await codeOf(url, gscBody('PlaceBet', sender, bet), '198.51.100.1')).toBe(1004);
  expect(await codeOf(url, gscBody('PlaceBet', { ...sender, secret: 'x' }, bet), '203.0.113.9')).toBe(1004);
  expect(await world.sql('select 1 from game_callback')).toEqual([]);
  expect(await codeOf(url, gscBody('PlaceBet', sender, bet), '203.0.113.9')).toBe(1000);
  expect(await world.sql('select answer from game_callback')).toMatchObject([{ answer: expect.stringContaining('1000') }]);
});

test('a method nobody knows is refused in the dialect', async () => {
  const stranger = { ...sender, url: open.player_url };
  expect((await speaker(open, 'gsc').ask('Steal', stranger, {})).code).toBe(1004);
  expect(await codeOf(new URL('/Seamless/Steal', open.player_url).href, gscBody('Steal', sender, {}), '203.0.113.9')).toBe(16);
  expect(await codeOf(new URL('/v1/api/seamless/steal', open.player_url).href, plusBody('steal', sender, {}), '203.0.113.9')).toBe(999);
});
