import { expect, test } from 'vitest';
import { fresh, gscBody, gscMove, plusBody, sendRaw, speaker } from './seamless.ts';
import { testWorld } from './world.ts';

// A server as it runs outside demo mode. It has no players: whoever is let in is told that there is no such member.
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

test('where a dialect asks how old a request is, an old one is no more than a wrong signature', async () => {
  await world.sql(`update game_dialect set freshness_s = 60`);
  const strict = await world.another({ ...CREDENTIALS, ...ALLOWED });
  expect(await gsc(strict.player_url, '203.0.113.9')).toBe(1004);
  expect(await plus(strict.player_url, '203.0.113.9')).toBe(1004);
  await world.sql(`update game_dialect set freshness_s = null`);
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
