import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { gscBody, gscMove, gscNow, plusBody, plusMove, plusNow, sendRaw } from '../seamless.ts';
import { end, openStage } from './stage.ts';

// Each row forges a bet of 100 by somebody who has 1,000. Whatever is refused leaves neither money, nor a row, nor the callback behind.
const stage = await openStage();
const { world, people } = stage;
const md5 = (...words: (string | number)[]) => createHash('md5').update(words.join('')).digest('hex');
const [OPERATOR, SECRET] = ['SHWEDEMO', 'demo-secret'];
/** The time in a body: signed anew, it is that one. */
type Body = Record<string, string>;
const timeOf = (body: Body) => body['RequestTime'] ?? body['request_time'] ?? '';

type Forged = readonly [name: string, change: (body: Body) => object, code: number, taken?: boolean];

const GSC: Forged[] = [
  ['signed as it must be', () => ({}), 0, true],
  ['in capitals', ({ Sign = '' }) => ({ Sign: Sign.toUpperCase() }), 0, true],
  ['after which only the message id was changed: the signature does not cover the body', () => ({ MessageID: 'another' }), 0, true],
  ['of which a digit is wrong', ({ Sign = '' }) => ({ Sign: (Sign.startsWith('0') ? '1' : '0') + Sign.slice(1) }), 1004],
  ['of which the last digit is missing', ({ Sign = '' }) => ({ Sign: Sign.slice(0, -1) }), 1004],
  ['with a blank behind', ({ Sign = '' }) => ({ Sign: `${Sign} ` }), 1004],
  ['that is missing', () => ({ Sign: undefined }), 1004],
  ['that is a list', ({ Sign = '' }) => ({ Sign: [Sign] }), 1004],
  ['over the method as the path writes it', (body) => ({ Sign: md5(OPERATOR, timeOf(body), 'PlaceBet', SECRET) }), 1004],
  ['of another method', (body) => ({ Sign: md5(OPERATOR, timeOf(body), 'getbalance', SECRET) }), 1004],
  ['of another time', () => ({ Sign: md5(OPERATOR, '20261121120001', 'placebet', SECRET) }), 1004],
  ['with a secret in capitals', (body) => ({ Sign: md5(OPERATOR, timeOf(body), 'placebet', SECRET.toUpperCase()) }), 1004],
  ['without a secret', (body) => ({ Sign: md5(OPERATOR, timeOf(body), 'placebet') }), 1004],
  ['in the order of our own calls', (body) => ({ Sign: md5(timeOf(body), SECRET, 'placebet', OPERATOR) }), 1004],
  ['whose time was taken away', () => ({ RequestTime: undefined }), 1004],
  ['whose operator was changed afterwards', () => ({ OperatorCode: 'OTHER' }), 1004],
  ['of another operator', (body) => ({ OperatorCode: 'OTHER', Sign: md5('OTHER', timeOf(body), 'placebet', SECRET) }), 1002],
  [
    'of our operator in small letters',
    (body) => ({ OperatorCode: 'shwedemo', Sign: md5('shwedemo', timeOf(body), 'placebet', SECRET) }),
    1002,
  ],
  [
    'of another operator for a member nobody knows: the operator is asked first',
    (body) => ({ MemberName: 'nobody', OperatorCode: 'OTHER', Sign: md5('OTHER', timeOf(body), 'placebet', SECRET) }),
    1002,
  ],
  ['that is wrong, for a member nobody knows: the signature is asked first', () => ({ MemberName: 'nobody', Sign: 'x' }), 1004],
];

const PLUS: Forged[] = [
  ['signed as it must be', () => ({}), 0, true],
  ['in capitals', ({ sign = '' }) => ({ sign: sign.toUpperCase() }), 0, true],
  ['with the time as a text', (body) => ({ request_time: String(timeOf(body)) }), 0, true],
  ['of which a digit is wrong', ({ sign = '' }) => ({ sign: (sign.startsWith('0') ? '1' : '0') + sign.slice(1) }), 1004],
  ['of which the last digit is missing', ({ sign = '' }) => ({ sign: sign.slice(0, -1) }), 1004],
  ['that is missing', () => ({ sign: undefined }), 1004],
  ['that is null', () => ({ sign: null }), 1004],
  ['in the order of our own calls', (body) => ({ sign: md5(timeOf(body), SECRET, 'withdraw', OPERATOR) }), 1004],
  ['over the action in the list', (body) => ({ sign: md5(OPERATOR, timeOf(body), 'bet', SECRET) }), 1004],
  ['of a deposit', (body) => ({ sign: md5(OPERATOR, timeOf(body), 'deposit', SECRET) }), 1004],
  ['of a balance', (body) => ({ sign: md5(OPERATOR, timeOf(body), 'getbalance', SECRET) }), 1004],
  ['of another second', (body) => ({ sign: md5(OPERATOR, Number(timeOf(body)) + 1, 'withdraw', SECRET) }), 1004],
  ['without a secret', (body) => ({ sign: md5(OPERATOR, timeOf(body), 'withdraw') }), 1004],
  ['whose time was taken away', () => ({ request_time: undefined }), 1004],
  ['whose operator was changed afterwards', () => ({ operator_code: 'OTHER' }), 1004],
  ['of another operator', (body) => ({ operator_code: 'OTHER', sign: md5('OTHER', timeOf(body), 'withdraw', SECRET) }), 1002],
];

const PATHS = { gsc: '/Seamless/PlaceBet', gsc_plus: '/v1/api/seamless/withdraw' } as const;

describe.each([
  ['gsc', GSC],
  ['gsc_plus', PLUS],
] as const)('signature: %s', (dialect, rows) => {
  test.each(rows.map(([name, change, code, is_taken = false]) => ({ name, change, code, is_taken })))(
    'a request $name',
    async ({ change, code, is_taken }) => {
      const player = await people.gamePlayer(1000);
      const { member } = player;
      const bet = { id: 't', wager: 'a', amount: -100 };
      const entry = { member_account: member, product_code: 1020, transactions: [plusMove('bet', bet)] };
      const body =
        dialect === 'gsc'
          ? gscBody('PlaceBet', { member }, { Transactions: [gscMove('bet', bet)] })
          : plusBody('withdraw', { member }, { batch_requests: [entry] });
      const forged = JSON.stringify({ ...body, ...change(body as unknown as Body) });
      const { status, text } = await sendRaw(new URL(PATHS[dialect], world.server.player_url).href, forged);
      const said = JSON.parse(text);
      const kept = await world.sql('select 1 from game_callback where request like $1', [`%${member}%`]);
      expect({
        status,
        code: said.ErrorCode ?? said.data[0]?.code ?? said.code,
        purse: await people.purse(player),
        rows: (await people.transactions(player)).length,
        callbacks: kept.length,
      }).toEqual({ status: 200, code, purse: is_taken ? 90_000 : 100_000, rows: is_taken ? 1 : 0, callbacks: is_taken ? 1 : 0 });
    },
  );

  test('a balance needs its own signature too', async () => {
    const { member } = await people.gamePlayer(10);
    const url = new URL(dialect === 'gsc' ? '/Seamless/GetBalance' : '/v1/api/seamless/balance', world.server.player_url).href;
    const batch_requests = [{ member_account: member, product_code: 1020 }];
    const forged =
      dialect === 'gsc'
        ? { ...gscBody('GetBalance', { member }, {}), Sign: md5(OPERATOR, gscNow(), 'balance', SECRET) }
        : { ...plusBody('balance', { member }, { batch_requests }), sign: md5(OPERATOR, plusNow(), 'balance', SECRET) };
    const { text } = await sendRaw(url, JSON.stringify(forged));
    expect(text).toContain('1004');
    expect(text).not.toContain('10.00');
  });
});

end(stage);
