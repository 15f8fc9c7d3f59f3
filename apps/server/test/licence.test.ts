import { phrases } from '@shwekan/phrases';
import { beforeAll, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { cashIn } from './cash-in.ts';
import { decide } from './deeds.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { until } from './until.ts';
import { type TestWorld, testWorld } from './world.ts';

const PASSWORD = 'a-long-password';
let world: TestWorld;
let token: string;
let player: TestPlayer;

beforeAll(async () => {
  world = await testWorld({}, 'open', '2026-12-02T09:00:00+06:30');
  await addOperator(world.database_url, { username: 'boss', password: PASSWORD, roles: ['owner'] });
  token = await operatorToken(world, 'boss', PASSWORD);
  player = await registerPlayer(world);
  await cashIn(world, player, 100_000, token);
  // The draws of a day to which the clock has jumped are made by the next turn of a job.
  await until(async () => (await must(world.call('GET /api/section'))).data.some((it) => it.date === '2026-12-02' && it.is_open === 1));
});

const bet = (key: string = crypto.randomUUID()) =>
  world.call('POST /api/user/betting', {
    token: player.token,
    headers: { 'Idempotency-Key': key },
    body: { section: '04:30 PM', bet_obj: [{ bet_number: '07', amount: 100 }] },
  });
const enter = (expires_on: string, reference = 'GL-2026-001') =>
  decide(world, world.call('POST /api/console/licence', { token, body: { reference, expires_on } }));
const shown = () => must(world.call('GET /api/console/licence', { token }));
const told = async () => {
  const { data } = await must(world.call('GET /api/console/alerts', { token }));
  return data.filter((it) => it.kind === 'licence_expiring').map((it) => [it.ref, it.closed_at === null]);
};

const waysToPay = async () => {
  const { pay, banking, mobile_topup } = await must(world.call('GET /api/payment-method/show-cashin'));
  return [...pay, ...banking, ...mobile_topup];
};

async function askCashIn() {
  const [method] = await world.sql('select method_id as id, account_number from payment_account where is_open limit 1');
  const holder_phone = method?.['account_number'];
  const body = { payment_id: method?.['id'], account_name: 'U Test', transaction_id: '654321', amount: 5000, holder_phone };
  return world.call('POST /api/cash-in', { token: player.token, body });
}

test('outside a demo a house takes no money until it has entered a licence', async () => {
  const house = await testWorld({ DEMO: 'false' });
  const shown = async () => {
    const [{ data }, { pay }] = await Promise.all([
      must(house.call('GET /api/app-setting')),
      must(house.call('GET /api/payment-method/show-cashin')),
    ]);
    return { reason: data.no_play_reason, accounts: pay.length > 0 };
  };
  expect(await shown()).toEqual({ reason: phrases.en.refusals.no_licence, accounts: false });
  await house.sql(`insert into setting (key, value) values ('licence', '{"reference": "GL-2026-001", "expires_on": "2099-12-31"}')`);
  expect(await shown()).toEqual({ reason: '', accounts: true });
});

test('a demo without a licence plays, and says at the foot of home under which it does once two owners entered one', async () => {
  expect((await bet()).status).toBe(200);
  const asked = await must(
    world.call('POST /api/console/licence', { token, body: { reference: 'GL-2026-001', expires_on: '2027-06-30' } }),
  );
  expect(await shown()).toMatchObject({ data: null, days_left: null, takes_money: true });
  expect((await must(world.call('GET /api/app-setting'))).data.licence).toBe('');
  await decide(world, Promise.resolve({ status: 200, body: asked }));
  expect(await shown()).toMatchObject({ data: { reference: 'GL-2026-001', expires_on: '2027-06-30' }, days_left: 210 });
  expect((await must(world.call('GET /api/app-setting'))).data).toMatchObject({ licence: 'GL-2026-001', licence_expires_on: '2027-06-30' });
  expect(await told()).toEqual([]);
});

test('once it has ended players read so before they bet: in the running text, above the numbers and in place of accounts, and no lottery is open', async () => {
  const told = async (language: string) => {
    const headers = { 'Accept-Language': language };
    const [setting, texts] = await Promise.all([
      must(world.call('GET /api/app-setting', { headers })),
      must(world.call('GET /api/header_play_text', { headers })),
    ]);
    return [setting.data.no_play_reason, texts.data[0]?.text ?? ''];
  };
  const offered = async () => {
    const lotteries = await must(world.call('GET /api/lottery/list'));
    return lotteries.some((it) => it.is_open === 1 || it.next_closes_at !== null);
  };
  expect(await told('en')).toEqual(['', expect.not.stringContaining('licence')]);
  expect(await offered()).toBe(true);
  await must(enter('2026-12-01'));
  for (const language of ['en', 'my', 'zh', 'th'] as const) {
    const { no_licence } = phrases[language].refusals;
    expect(await told(language)).toEqual([no_licence, no_licence]);
  }
  expect(await offered()).toBe(false);
});

test('a licence that ends is an alert thirty and seven days before, which another licence ends', async () => {
  await must(enter('2027-01-01'));
  await until(async () => (await told()).length === 1);
  expect(await told()).toEqual([['licence_expiring:2027-01-01:30', true]]);
  await must(enter('2026-12-09'));
  expect(await told()).toEqual([['licence_expiring:2027-01-01:30', false]]);
});

test('on its last day a house takes money; after it bets and cash-ins are refused, and a bet sent again has its answer', async () => {
  await must(enter('2026-12-02'));
  const key = crypto.randomUUID();
  expect((await bet(key)).status).toBe(200);
  // Half a minute before Yangon's midnight, and after it.
  await world.moveClock('2026-12-02T23:59:30+06:30');
  expect((await askCashIn()).body.code).not.toBe('no_licence');
  expect(await waysToPay()).not.toEqual([]);
  const toldToAll = async () =>
    (await world.sql(`select count(*)::int as n from fact where player_id is null and data ->> 'what' = 'licence'`))[0]?.['n'];
  const before = Number(await toldToAll());
  await world.moveClock('2026-12-03T00:00:30+06:30');
  expect((await bet()).body).toMatchObject({ status: 403, code: 'no_licence' });
  expect((await askCashIn()).body).toMatchObject({ status: 403, code: 'no_licence' });
  expect(await waysToPay(), 'nobody is shown where to send money that would be refused').toEqual([]);
  expect((await bet(key)).status).toBe(200);
  token = await operatorToken(world, 'boss', PASSWORD);
  await until(async () => (await told()).some(([ref, isOpen]) => ref === 'licence_expiring:2026-12-02:-1' && isOpen));
  expect(await toldToAll(), 'whoever looks at a screen at that minute').toBe(before + 1);
  await must(enter('2027-12-31'));
  expect((await bet()).status).toBe(200);
  expect(await waysToPay()).not.toEqual([]);
});
