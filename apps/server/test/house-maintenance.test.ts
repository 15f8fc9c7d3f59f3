import { phrases } from '@shwekan/phrases';
import { expect, test } from 'vitest';
import { confirmDeed } from './deeds.ts';
import { listen } from './listen.ts';
import { must } from './people.ts';
import { until } from './until.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld({}, 'open', '2026-12-02T09:00:00+06:30');
const people = await walletPeople(world);
const token = people.boss;
const player = await people.player(100_000);
await until(async () => (await must(world.call('GET /api/section'))).data.some((it) => it.date === '2026-12-02' && it.is_open === 1));

const maintain = (is_on: boolean) =>
  must(world.call('POST /api/console/house-maintenance', { token, body: { is_on, reason: 'An update of the database' } }));
const bet = (key: string = crypto.randomUUID()) =>
  world.call('POST /api/user/betting', {
    token: player.token,
    headers: { 'Idempotency-Key': key },
    body: { section: '04:30 PM', bet_obj: [{ bet_number: '07', amount: 100 }] },
  });
/** What takes a player's money, and what claims a reward: each by what it is refused with. */
const refusals = async () => {
  const [method] = await world.sql('select method_id as id, account_number from payment_account where is_open limit 1');
  const as = { token: player.token };
  const holder_phone = method?.['account_number'];
  const body = { payment_id: method?.['id'], account_name: 'U Test', transaction_id: '654321', amount: 5000, holder_phone };
  const asked = await Promise.all([
    bet(),
    world.call('POST /api/cash-in', { ...as, body }),
    world.call('POST /api/promotion/claim', as),
    world.call('POST /api/pocket/money/claim', as),
    world.call('POST /api/point/claim', { ...as, body: { point_id: 1 } }),
    world.call('POST /api/user/claim_game_refer_amt', as),
  ]);
  return asked.map((it) => it.body.code);
};
/** Whether a draw of pocket money is offered to the player. */
const isPocketOffered = async () => (await must(world.call('GET /api/pocket/money/available', { token: player.token }))).data.available;
const setting = async (language = 'en') =>
  (await must(world.call('GET /api/app-setting', { headers: { 'Accept-Language': language, 'Cache-Control': 'no-cache' } }))).data;

test('while an owner has put the house in maintenance nothing is staked, paid in or claimed; after it all goes on', async () => {
  expect(await refusals()).not.toContain('house_maintenance');
  const campaign = await must(
    world.call('POST /api/console/pocket-campaigns', {
      token: people.editor,
      body: {
        name: { en: 'Week', zh: '', my: '', th: '' },
        ...{ budget: 100_000, smallest: 100, largest: 500, period: 'once', level: 1, turnover: 0, turnover_since: null, video: null },
        ...{ from_at: '2026-12-01T00:00:00+06:30', until_at: '2026-12-09T00:00:00+06:30' },
      },
    }),
  );
  const started = await must(
    world.call('POST /api/console/pocket-campaigns/:id/start', { token: people.editor, params: { id: campaign.data.id } }),
  );
  await must(confirmDeed(world, started.deed_id, token));
  expect(await isPocketOffered()).toBe(1);
  const key = crypto.randomUUID();
  const taken = await must(bet(key));
  await maintain(true);
  expect(new Set(await refusals())).toEqual(new Set(['house_maintenance']));
  expect(await must(bet(key)), 'a bet sent again has its answer').toMatchObject({ slip_id: taken.slip_id });
  const { pay, banking, mobile_topup } = await must(world.call('GET /api/payment-method/show-cashin'));
  expect([...pay, ...banking, ...mobile_topup], 'nobody is shown where to send money that would be refused').toEqual([]);
  expect((await must(world.call('GET /api/lottery/list'))).filter((it) => it.is_open === 1)).toEqual([]);
  expect(await isPocketOffered(), 'nobody watches a video for what would be refused').toBe(0);
  await maintain(false);
  expect(await isPocketOffered()).toBe(1);
  expect(await refusals()).not.toContain('house_maintenance');
  expect((await must(world.call('GET /api/lottery/list'))).some((it) => it.is_open === 1)).toBe(true);
});

test('players read so in their language, and take out what is theirs meanwhile', async () => {
  await maintain(true);
  for (const language of ['en', 'my', 'zh', 'th'] as const)
    expect(await setting(language)).toMatchObject({ is_maintain: '1', no_play_reason: phrases[language].refusals.house_maintenance });
  expect((await must(people.cashOut(player, { amount: '8000.00' }))).data).toMatchObject({ amount: '8000.00', status: 'Pending' });
  await maintain(false);
  expect(await setting()).toMatchObject({ is_maintain: '0', no_play_reason: '' });
});

test('who looks is told at once when it begins and when it ends, and the trail says who and why', async () => {
  const ear = await listen(world.server, {});
  const heard = () => ear.named('changed').filter((it) => JSON.stringify(it).includes('licence')).length;
  await maintain(true);
  await ear.until(() => heard() === 1);
  await maintain(false);
  await ear.until(() => heard() === 2);
  ear.close();
  const rows = await world.sql(
    `select action, reason, before, after from audit_row where subject = 'house_maintenance' order by id desc limit 2`,
  );
  expect(rows).toEqual([
    { action: 'change_house_maintenance', reason: 'An update of the database', before: { is_on: true }, after: { is_on: false } },
    { action: 'change_house_maintenance', reason: 'An update of the database', before: { is_on: false }, after: { is_on: true } },
  ]);
});
