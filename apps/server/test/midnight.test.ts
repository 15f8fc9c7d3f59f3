import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { audit } from '../src/proof/audit.ts';
import { decide } from './deeds.ts';
import { bet, drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { must, operatorToken, type TestPlayer } from './people.ts';

// What is counted by the day is counted by the day of Yangon: two minutes before its midnight (17:28 UTC), and right after it.
const world = await drawsWorld();
const [editor, second] = await Promise.all(
  ['editor', 'second'].map(async (username) => {
    await addOperator(world.database_url, { username, password: 'an-operator-password', roles: ['content'] });
    return operatorToken(world, username, 'an-operator-password');
  }),
);
const said = (answer: { status: number; body: { code?: string } }) => answer.body.code ?? answer.status;
const before = () => world.moveClock(`${MONDAY}T23:58:00+06:30`);
const after = () => world.moveClock(`${TUESDAY}T00:00:00+06:30`);

/** A player of level 2 who may bet and be paid out. */
async function rich(kyat: number): Promise<TestPlayer> {
  const player = await world.player(0);
  await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = 'Aung Aung' where id = $1`, [player.id]);
  for (let left = kyat; left > 0; left -= 1_000_000) await must(approve(await must(payIn(player, Math.min(left, 1_000_000)))));
  return player;
}

let nextTransaction = 600_000;
async function payIn(player: TestPlayer, amount: number, more: { promo_code?: string } = {}) {
  const { pay } = await must(world.call('GET /api/payment-method/show-cashin'));
  nextTransaction += 1;
  const holder_phone = pay[0]?.payment_account_numbers[0]?.account_number;
  const body = { payment_id: pay[0]?.id, account_name: 'U Test', transaction_id: String(nextTransaction), amount, holder_phone, ...more };
  return world.call('POST /api/cash-in', { token: player.token, body });
}
const approve = ({ data }: { data: { id: number; transaction_id: string | null } }) =>
  decide(
    world,
    world.call('POST /api/console/cash-in/:id/approve', {
      token: world.finance,
      params: { id: data.id },
      body: { full_transaction_id: `MID${data.transaction_id}` },
    }),
  );
async function cashOut(player: TestPlayer, amount: number) {
  const { pay } = await must(world.call('GET /api/payment-method/show-cashout'));
  const body = { payment_id: pay[0]?.id ?? 0, account_name: 'Aung Aung', user_phone: '09777000111', amount, password: player.password };
  return world.call('POST /api/cash-out', { token: player.token, body });
}
const limit = (player: TestPlayer, kind: 'cash_in' | 'stake', amount: number) =>
  must(world.call('POST /api/user/play_limits', { token: player.token, body: { kind, period: 'day', amount } }));

test('the most a day may be cashed out, limits, promotions and histories begin anew at midnight in Yangon', async () => {
  const promotion = { title: { en: 'A day', zh: '', my: '', th: '' }, code: 'ADAY', percent: 10, turnover: 1 };
  const { data } = await must(world.call('POST /api/console/promotions', { token: editor ?? '', body: promotion }));
  const opened = { token: second ?? '', params: { id: data.id }, body: { is_open: true } };
  await must(decide(world, world.call('POST /api/console/promotions/:id', opened)));
  const [saver, careful, lucky] = [await rich(4_000_000), await rich(10_000), await rich(0)];
  await before();
  for (let n = 0; n < 3; n += 1) expect(said(await cashOut(saver, 1_000_000))).toBe(200);
  expect(said(await cashOut(saver, 5000))).toBe('day_limit_reached');
  await limit(careful, 'stake', 1000);
  const stake = () => bet(world, careful, [['07', 1000]], { section: '11:00 AM', date: TUESDAY });
  expect([said(await stake()), said(await stake())]).toEqual([200, 'limit_reached']);
  await limit(careful, 'cash_in', 15_000);
  const asked = await must(payIn(careful, 5000));
  await must(approve(asked));
  expect(said(await payIn(careful, 1000))).toBe('limit_reached');
  const promoted = await must(payIn(lucky, 10_000, { promo_code: 'ADAY' }));
  await must(approve(promoted));
  expect(said(await payIn(lucky, 10_000, { promo_code: 'ADAY' }))).toBe('promotion_used');

  await after();
  expect(said(await cashOut(saver, 1_000_000))).toBe(200);
  expect([said(await stake()), said(await stake())]).toEqual([200, 'limit_reached']);
  expect(said(await payIn(careful, 5000))).toBe(200);
  expect(said(await payIn(lucky, 10_000, { promo_code: 'ADAY' }))).toBe(200);

  const today = await must(world.call('GET /api/user/cash_out_history', { token: saver.token }));
  expect(today.data.map((it) => [it.date, it.time.slice(0, 5)])).toEqual([[TUESDAY, '00:00']]);
  const both = await must(world.call('GET /api/user/cash_out_history', { token: saver.token, query: { start_date: MONDAY } }));
  expect(both.data.map((it) => it.date)).toEqual([TUESDAY, MONDAY, MONDAY, MONDAY]);
  const statement = await must(world.call('GET /api/user/statement', { token: saver.token, query: { purse: 'hold' } }));
  expect(statement.data.map((it) => [it.reason, it.balance_after])).toEqual([['cash_out_asked', '4000000.00']]);
  expect((await audit(world.database_url)).difference).toBeNull();
}, 60_000);
