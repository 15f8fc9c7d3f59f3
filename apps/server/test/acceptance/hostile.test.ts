import { describe, expect, test } from 'vitest';
import { gscBody, gscMove, plusBody, plusMove, sendRaw } from '../seamless.ts';
import { type Case, end, openStage, play } from './stage.ts';

const stage = await openStage();
const { world, people } = stage;
const BET = { id: 't', wager: 'a', amount: -100 };
/** The names of a field, in GSC and in GSC+. */
const FIELDS = {
  wager: ['WagerID', 'wager_code'],
  id: ['TransactionID', 'id'],
  amount: ['TransactionAmount', 'amount'],
  bet: ['BetAmount', 'bet_amount'],
  valid: ['ValidBetAmount', 'valid_bet_amount'],
  round: ['GameRoundID', 'round_id'],
  game: ['GameID', 'game_code'],
  at: ['CreatedOn', 'created_at'],
  note: ['BetDetail', 'payload'],
} as const;
const field = (name: keyof typeof FIELDS, value: unknown) => ({ more: Object.fromEntries(FIELDS[name].map((it) => [it, value])) });

const REFUSED: Case[] = (
  [
    ['wager', {}],
    ['wager', ['a']],
    ['wager', true],
    ['wager', null],
    ['wager', ''],
    ['wager', 'a\0b'],
    ['id', { $ne: null }],
    ['id', ['t']],
    ['id', false],
    ['id', '\ud800'],
    ['amount', {}],
    ['amount', [-100]],
    ['amount', true],
    ['amount', null],
    ['amount', ''],
    ['bet', { valueOf: 1 }],
    ['bet', 'all'],
    ['valid', [100]],
    ['round', { a: 1 }],
    ['game', ['golden_pagoda']],
  ] as const
).map(([name, value]) => ({
  name: `a bet whose ${name} is ${JSON.stringify(value)} is refused`,
  has: 1000,
  steps: [['bet', { ...BET, ...field(name, value) }, '999 1000.00']],
  purse: 1000,
  wagers: [],
  rows: 0,
}));

const TAKEN: Case[] = [
  ...["a'); drop table wager; --", 'ငွေ-၁', '%_\\', '<script>alert(1)</script>', '{{x}}', ' a ', '__proto__', '😀'].map(
    (wager): Case => ({
      name: `a wager called ${wager} is that wager and no other`,
      has: 1000,
      steps: [
        ['bet', { wager, amount: -100 }, '0 900.00'],
        ['bet', { wager: 'a', amount: -50 }, '0 850.00'],
        ['result', { wager, amount: 5 }, '0 855.00'],
      ],
      purse: 855,
      wagers: [`${wager} settled 100/100/5`, 'a open 50/50/0'],
    }),
  ),
  ...(['yesterday', -1, 99_999_999_999_999, {}, '2026-13-45T99:99:99'] as const).map(
    (value): Case => ({
      name: `a bet at ${JSON.stringify(value)} is taken without that time`,
      has: 1000,
      steps: [['bet', { ...BET, ...field('at', value) }, '0 900.00']],
      purse: 900,
    }),
  ),
  {
    name: 'a note of 100,000 characters is no hindrance',
    has: 1000,
    steps: [['bet', { ...BET, ...field('note', 'x'.repeat(100_000)) }, '0']],
    purse: 900,
  },
  {
    name: 'fields nobody knows change nothing',
    has: 1000,
    steps: [['bet', { ...BET, more: { balance_pya: 1, is_void: true, ['__proto__']: { status: 'void' } } }, '0 900.00']],
    purse: 900,
    wagers: ['a open 100/100/0'],
  },
];

play(stage, 'hostile fields', REFUSED);
play(stage, 'strange and harmless', TAKEN);

describe.each(['gsc', 'gsc_plus'] as const)('hostile bodies: %s', (dialect) => {
  const url = new URL(dialect === 'gsc' ? '/Seamless/PlaceBet' : '/v1/api/seamless/withdraw', world.server.player_url).href;
  const bodyOf = (member: unknown, more: object = {}, product: unknown = dialect === 'gsc' ? 1006 : 1020): object =>
    dialect === 'gsc'
      ? gscBody(
          'PlaceBet',
          { member: 'x' },
          { Transactions: [{ ...gscMove('bet', BET), ...more }], MemberName: member, ProductID: product },
        )
      : plusBody(
          'withdraw',
          { member: 'x' },
          { batch_requests: [{ member_account: member, product_code: product, transactions: [{ ...plusMove('bet', BET), ...more }] }] },
        );
  const codeOf = async (body: string) => {
    const { status, text } = await sendRaw(url, body);
    expect(status).toBe(200);
    const said = JSON.parse(text);
    return said.ErrorCode ?? said.data[0]?.code ?? said.code;
  };

  test.each([null, '', 0, true, [], {}, ['SK1'], { $gt: '' }, '__proto__', 'constructor', '%', "' or 1=1 --", 'x'.repeat(5000)])(
    'nobody is called %j',
    async (member) => expect(await codeOf(JSON.stringify(bodyOf(member)))).toBe(1000),
  );

  test.each([null, '', {}, [1006], true, 'toString', -1, '1006; drop table provider'])('no product is called %j', async (product) => {
    const player = await people.gamePlayer(1000);
    expect(await codeOf(JSON.stringify(bodyOf(player.member, {}, product)))).toBe(
      typeof product === 'object' || product === '' || product === true ? 999 : 1005,
    );
    expect(await people.purse(player)).toBe(100_000);
  });

  test.each(['-1e2', '-100E0', '-1e400', '-0.1e3'])('a number written %s is refused', async (digits) => {
    const player = await people.gamePlayer(1000);
    const body = bodyOf(player.member, { TransactionAmount: 'DIGITS', amount: 'DIGITS' });
    expect(await codeOf(JSON.stringify(body).replaceAll('"DIGITS"', digits))).toBe(999);
    expect(await people.purse(player)).toBe(100_000);
  });

  test('numbers beyond what a float can tell apart are different ids', async () => {
    const player = await people.gamePlayer(1000);
    const one = (digits: string) =>
      JSON.stringify(bodyOf(player.member, { TransactionID: 'DIGITS', id: 'DIGITS' })).replaceAll('"DIGITS"', digits);
    expect(await codeOf(one('9007199254740992'))).toBe(0);
    expect(await codeOf(one('9007199254740993'))).toBe(0);
    expect(await codeOf(one('9007199254740993'))).toBe(1003);
    expect(await people.purse(player)).toBe(80_000);
  });

  test.each([
    ['fifty thousand lists deep', `{"a":${'['.repeat(50_000)}`],
    ['of 600,000 characters', 'x'.repeat(600_000)],
    ['without anything', ''],
    ['that is a list', '[]'],
    ['that is null', 'null'],
    ['half a list', '{"Transactions":[{"a":1},'],
    ['a text', '"PlaceBet"'],
    ['two of them', '{}{}'],
    ['with a byte order mark alone', '\ufeff'],
  ])('a body %s is answered, and the next one too', async (_name, body) => {
    expect(await codeOf(body)).toBe(dialect === 'gsc' ? 16 : 999);
    const player = await people.gamePlayer(1000);
    expect(await codeOf(JSON.stringify(bodyOf(player.member)))).toBe(0);
  });

  test('lists that are none are refused', async () => {
    const player = await people.gamePlayer(1000);
    for (const list of [null, 'x', 7, [null], ['x'], [[]], {}]) {
      const body = bodyOf(player.member) as { Transactions?: unknown; batch_requests?: { transactions: unknown }[] };
      if (body.batch_requests?.[0]) body.batch_requests[0].transactions = list;
      else body.Transactions = list;
      expect([list, await codeOf(JSON.stringify(body))]).toEqual([list, 999]);
    }
    expect(await people.purse(player)).toBe(100_000);
  });

  test('a callback is asked by POST alone', async () => {
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(url, { method: 'PUT', body: '{}' })).status).toBe(404);
  });
});

end(stage);
