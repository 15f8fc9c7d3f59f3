import { describe, expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { claimsOn } from './claims.ts';
import { confirm, confirmDeed, decide, waiting } from './deeds.ts';
import { must, type TestPlayer } from './people.ts';
import { HOSTILE_AMOUNTS, walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);
const DAY_MS = 86_400_000;

const methods = async () => (await must(world.call('GET /api/console/payment-methods', { token: people.teller_a }))).data;
const methodOf = async (code: string) => (await methods()).find((it) => it.code === code) ?? expect.fail(`no method ${code}`);
const shownIn = () => must(world.call('GET /api/payment-method/show-cashin'));
const change = (id: number, body: Record<string, unknown>, token = people.teller_a) =>
  world.call('POST /api/console/payment-methods/:id', { token, params: { id }, body });

let nextProof = 200_000;
const askTransfer = async (player: TestPlayer, more: Record<string, unknown> = {}) => {
  const { pay } = await shownIn();
  nextProof += 1;
  return world.call('POST /api/cash-in', {
    token: player.token,
    body: {
      payment_id: pay[0]?.id ?? 0,
      account_name: 'U Ba',
      transaction_id: String(nextProof),
      amount: 10_000,
      holder_phone: pay[0]?.payment_account_numbers[0]?.account_number ?? '',
      ...more,
    },
  });
};
const askCard = async (player: TestPlayer, more: Record<string, unknown> = {}) => {
  nextProof += 1;
  return world.call('POST /api/cash-in', {
    token: player.token,
    body: { payment_id: (await methodOf('atom')).id, voucher_code: `1234-${nextProof}`, amount: 10_000, is_mobile_topup: true, ...more },
  });
};
const approve = (id: number, body: Record<string, unknown> = {}, token = people.teller_a) =>
  world.call('POST /api/console/cash-in/:id/approve', { token, params: { id }, body: body as { full_transaction_id?: string } });
const reject = (id: number) =>
  world.call('POST /api/console/cash-in/:id/reject', { token: people.teller_a, params: { id }, body: { reason: 'not found' } });
const approved = async ({ data }: { data: { id: number; transaction_id: string | null } }) =>
  must(approve(data.id, { full_transaction_id: `KBZ${data.transaction_id}` }));

describe('the ways to pay', () => {
  test('are all there, top-up cards with a fee and only in', async () => {
    const all = await methods();
    expect(all.map((it) => it.code)).toEqual([
      'kbzpay',
      'wavepay',
      'ayapay',
      'cbpay',
      'kbz',
      'aya',
      'cb',
      'atom',
      'mpt',
      'ooredoo',
      'mytel',
    ]);
    for (const it of all.filter((one) => one.kind === 'mobile_topup')) expect(it).toMatchObject({ fee_percent: 25, cash_out_open: false });
    expect((await shownIn()).mobile_topup[0]).toMatchObject({ minimum: '1000.00', maximum: '1000000.00' });
    expect((await shownIn()).mobile_topup.map((it) => [it.name, it.percentage])).toEqual([
      ['ATOM', 25],
      ['MPT', 25],
      ['Ooredoo', 25],
      ['Mytel', 25],
    ]);
  });

  test('appear to players with their first account, and disappear with the last', async () => {
    const wave = await methodOf('wavepay');
    expect((await shownIn()).pay.map((it) => it.name)).not.toContain('WavePay');
    const add = () =>
      world.call('POST /api/console/payment-methods/:id/accounts', {
        token: people.teller_a,
        params: { id: wave.id },
        body: { account_number: '09700000001', account_name: 'Shwekan Wave' },
      });
    expect((await must(add())).data.accounts).toEqual([]);
    expect((await shownIn()).pay.map((it) => it.name)).not.toContain('WavePay');
    expect((await add()).body.code).toBe('deed_waits');
    const [deed] = await waiting(world, people.teller_b);
    expect(deed).toMatchObject({ title: 'Players pay to a new account of WavePay', asked_by: 'teller-a', may_decide: true });
    await confirm(world, deed?.id ?? 0, people.teller_b);
    const [added] = (await methodOf('wavepay')).accounts;
    expect((await add()).body.code).toBe('account_taken');
    expect((await shownIn()).pay.find((it) => it.name === 'WavePay')?.payment_account_numbers).toEqual([
      { account_number: '09700000001', account_name: 'Shwekan Wave', room: null },
    ]);
    const open = (is_open: boolean) =>
      must(
        world.call('POST /api/console/payment-accounts/:id', { token: people.teller_a, params: { id: added?.id ?? 0 }, body: { is_open } }),
      );
    // To close one only stops money: nobody else is needed.
    expect(await open(false)).toMatchObject({ deed_id: null, data: { accounts: [{ is_open: false }] } });
    expect((await shownIn()).pay.map((it) => it.name)).not.toContain('WavePay');
    expect(await open(true)).toMatchObject({ deed_id: expect.any(Number), data: { accounts: [{ is_open: false }] } });
    const rows = await world.sql('select action from audit_row where subject = $1 order by id', [`payment_method:${wave.id}`]);
    expect(rows.map((it) => it['action'])).toEqual(['ask_new_payment_account', 'confirm_new_payment_account', 'change_payment_account']);
  });

  test('are switched and limited by an operator, with a row of the audit trail', async () => {
    const { id } = await methodOf('cbpay');
    expect((await must(change(id, { cash_out_open: false, out_minimum: 10_000, out_maximum: 20_000 }))).data).toMatchObject({
      cash_out_open: false,
      out_minimum: '10000.00',
    });
    expect((await must(world.call('GET /api/payment-method/show-cashout'))).pay.map((it) => it.name)).not.toContain('CB Pay');
    expect((await change(id, { out_minimum: 20_001 })).body.code).toBe('amount_not_valid');
    expect((await change(id, { in_minimum: 0 })).body.code).toBe('amount_not_valid');
    for (const amount of HOSTILE_AMOUNTS)
      expect([400, 422], JSON.stringify(amount)).toContain((await change(id, { in_maximum: amount })).status);
    expect((await change(id, { name: 'x' }, people.helpdesk)).status).toBe(403);
    expect((await change(999_999, { name: 'x' })).status).toBe(404);
    await must(decide(world, change(id, { cash_out_open: true })));
    const rows = await world.sql(
      `select before, after from audit_row where subject = $1 and action = 'change_payment_method' order by id`,
      [`payment_method:${id}`],
    );
    expect(rows[0]).toMatchObject({ before: { cash_out_open: true }, after: { cash_out_open: false } });
  });
});

test('a way to pay opens, in or out, once a second person has read its name, its fee and what opens, and one alone closes it', async () => {
  const name = 'KBZPay 09 791 234 567';
  const body = { name, kind: 'mobile_topup', fee_percent: 25 };
  const { id } = (await must(world.call('POST /api/console/payment-methods', { token: people.teller_a, body }))).data;
  const seen = async () => (await shownIn()).mobile_topup.some((it) => it.id === id);
  const asked = await must(change(id, { cash_in_open: true, position: 0 }));
  expect(asked).toMatchObject({ deed_id: expect.any(Number), data: { cash_in_open: false, position: 0 } });
  expect(await seen()).toBe(false);
  expect((await waiting(world, people.teller_b)).find((it) => it.id === asked.deed_id)).toMatchObject({
    title: `The way to pay ${name} opens`,
    lines: [
      { field: 'Name', before: null, after: name },
      { field: 'Fee', before: null, after: '25 %' },
      { field: 'Cash in', before: 'closed', after: 'open' },
    ],
  });
  expect((await confirmDeed(world, asked.deed_id, people.teller_a)).body.code).toBe('same_operator');
  await confirm(world, asked.deed_id ?? 0, people.teller_b);
  expect(await seen()).toBe(true);
  expect(await must(change(id, { cash_in_open: false }))).toMatchObject({ deed_id: null, data: { cash_in_open: false } });
  expect(await seen()).toBe(false);
  const again = await must(change(id, { cash_out_open: true, name: 'Shwe Card' }));
  const shownOut = async () => (await must(world.call('GET /api/payment-method/show-cashout'))).mobile_topup.map((it) => it.name);
  expect(await shownOut()).not.toContain(name);
  expect((await waiting(world, people.teller_b)).find((it) => it.id === again.deed_id)?.lines).toEqual([
    { field: 'Fee', before: null, after: '25 %' },
    { field: 'Name', before: name, after: 'Shwe Card' },
    { field: 'Cash out', before: 'closed', after: 'open' },
  ]);
  await confirm(world, again.deed_id ?? 0, people.teller_b);
  expect(await shownOut()).toContain('Shwe Card');
});

describe('a top-up card', () => {
  test('brings its amount less the fee, and its code pays once for ever', async () => {
    const player = await people.player();
    const asked = await must(askCard(player, { voucher_code: '9876 5432-1098' }));
    expect(asked.data).toMatchObject({
      voucher_code: '987654321098',
      amount: '10000.00',
      status: 'Pending',
      payment_method: { name: 'ATOM' },
    });
    expect((await must(approve(asked.data.id))).data).toMatchObject({ state: 'approved', credited: '7500.00', fee_percent: 25 });
    expect((await people.balances(player)).main).toBe('7500.00');
    const again = await askCard(await people.player(), { voucher_code: '987654321098' });
    expect([again.status, again.body.code]).toEqual([409, 'voucher_used']);
  });

  test('keeps the fee of the day it was sent', async () => {
    const player = await people.player();
    const asked = await must(askCard(player));
    const { id } = await methodOf('atom');
    await must(decide(world, change(id, { fee_percent: 30 })));
    await must(approve(asked.data.id));
    await must(decide(world, change(id, { fee_percent: 25 })));
    expect((await people.balances(player)).main).toBe('7500.00');
  });

  test('costs another fee and has another name once two people have said so, also a new one that is cheaper than all', async () => {
    const { id } = await methodOf('atom');
    const asked = await must(change(id, { fee_percent: 0, name: 'ATOM card' }));
    expect(asked).toMatchObject({ deed_id: expect.any(Number), data: { name: 'ATOM', fee_percent: 25 } });
    expect((await waiting(world, people.teller_b)).find((it) => it.id === asked.deed_id)).toMatchObject({
      title: 'The way to pay ATOM gets another name',
      lines: [
        { field: 'Name', before: 'ATOM', after: 'ATOM card' },
        { field: 'Fee', before: '25 %', after: '0 %' },
      ],
    });
    expect((await confirmDeed(world, asked.deed_id, people.teller_a)).body.code).toBe('same_operator');
    expect(await methodOf('atom')).toMatchObject({ name: 'ATOM', fee_percent: 25 });
    await confirm(world, asked.deed_id ?? 0, people.teller_b);
    expect(await methodOf('atom')).toMatchObject({ name: 'ATOM card', fee_percent: 0 });
    await must(decide(world, change(id, { fee_percent: 25, name: 'ATOM' })));
    const add = (name: string, fee_percent: number) =>
      must(world.call('POST /api/console/payment-methods', { token: people.teller_a, body: { name, kind: 'mobile_topup', fee_percent } }));
    expect(await add('Free Card', 0)).toMatchObject({ deed_id: expect.any(Number), data: { fee_percent: 25 } });
    expect(await add('Dear Card', 40)).toMatchObject({ deed_id: null, data: { fee_percent: 40 } });
  });

  test('that was rejected is sent again by its owner, never while it waits elsewhere and never once it paid', async () => {
    const [wrong, owner, third] = [await people.player(), await people.player(), await people.player()];
    const voucher_code = 'CARD777888999';
    const first = await must(askCard(wrong, { voucher_code }));
    expect((await askCard(owner, { voucher_code })).body.code).toBe('voucher_used');
    await must(reject(first.data.id));
    const tries = await Promise.all([owner, third].map((it) => askCard(it, { voucher_code })));
    expect(tries.map((it) => it.body.code ?? it.status).sort()).toEqual([200, 'voucher_used']);
    const again = tries.find((it) => it.status === 200) ?? expect.fail('nobody could send it');
    const [row] = (
      await must(world.call('GET /api/console/cash-in', { token: people.teller_a, query: { search: voucher_code, state: 'pending' } }))
    ).data;
    expect([row?.id, row?.reused_by]).toEqual([again.body.data.id, [first.data.id]]);
    // Another player sent it before: who rejects a card gives it to no friend alone.
    const { deed_id } = await must(approve(again.body.data.id));
    const deed = (await waiting(world, people.teller_b)).find((it) => it.id === deed_id);
    expect(deed?.lines).toContainEqual({ field: 'Another player asked for the same payment', before: null, after: `#${first.data.id}` });
    await confirm(world, deed_id ?? 0, people.teller_b);
    expect((await askCard(wrong, { voucher_code })).body.code).toBe('voucher_used');
  });

  test('needs a code, and is no way for a transfer', async () => {
    const player = await people.player();
    for (const voucher_code of ['', '12', 'x'.repeat(41), "1'; drop", 12])
      expect((await askCard(player, { voucher_code })).body.code).toBe('voucher_not_valid');
    expect((await askCard(player, { voucher_code: undefined })).status).toBe(422);
    expect((await askTransfer(player, { payment_id: (await methodOf('atom')).id })).body.code).toBe('method_not_found');
    expect((await askCard(player, { payment_id: (await methodOf('kbzpay')).id })).body.code).toBe('method_not_found');
    for (const amount of HOSTILE_AMOUNTS) expect([400, 422], JSON.stringify(amount)).toContain((await askCard(player, { amount })).status);
  });
});

describe('a promotion', () => {
  const welcome = { title: 'Welcome', code: 'welcome10', percent: 10, turnover: 3 };

  test('brings the cash-in and its bonus to the game purse, and turnover to play', async () => {
    await people.promotion(welcome);
    const player = await people.player();
    const [shown] = (await must(world.call('GET /api/user/get_promo_cash_in', { token: player.token }))).data;
    expect(shown).toMatchObject({ title: 'Welcome', percent: 10, promo_code: 'WELCOME10', turnover: 3, lvl: 1, used_today: 0 });
    const asked = await must(askTransfer(player, { promo_code: 'Welcome10', amount: 10_001 }));
    expect(asked.data.promo_percent).toBe(10);
    expect((await approved(asked)).data).toMatchObject({
      credited: '10001.00',
      promotion: { code: 'WELCOME10', bonus: '1000.00' },
    });
    expect(await people.balances(player)).toEqual({ main: '0.00', game: '11001.00', turnover: '33003.00' });
    expect((await must(world.call('GET /api/user/get_promo_cash_in', { token: player.token }))).data[0]?.used_today).toBe(1);
  });

  test('is for once a day; a rejected request does not use the day up, and turnover adds up', async () => {
    const player = await people.player();
    const first = await must(askTransfer(player, { promo_code: 'WELCOME10' }));
    await must(reject(first.data.id));
    const second = await must(askTransfer(player, { promo_id: await idOf('WELCOME10') }));
    await approved(second);
    expect((await askTransfer(player, { promo_code: 'WELCOME10' })).body.code).toBe('promotion_used');
    expect((await askTransfer(player)).status).toBe(200);
    await world.sql(`update cash_in set created_at = created_at - $2 * interval '1 millisecond' where player_id = $1`, [player.id, DAY_MS]);
    await must(reject((await pendingOf(player)) ?? 0));
    const third = await must(askTransfer(player, { promo_code: 'WELCOME10' }));
    await approved(third);
    expect((await people.balances(player)).turnover).toBe('66000.00');
  });

  test('keeps its word to a request that waits, and is gone when it is closed', async () => {
    const player = await people.player();
    const asked = await must(askTransfer(player, { promo_code: 'WELCOME10' }));
    const params = { id: await idOf('WELCOME10') };
    const edit = (token: string, body: Record<string, unknown>) =>
      must(decide(world, world.call('POST /api/console/promotions/:id', { token, params, body })));
    await edit(people.boss, { percent: 50, is_open: false });
    expect((await askTransfer(await people.player(), { promo_code: 'WELCOME10' })).body.code).toBe('promotion_not_found');
    await approved(asked);
    expect((await people.balances(player)).game).toBe('11000.00');
    await edit(people.boss, { percent: 10 });
    await edit(people.editor, { is_open: true });
  });

  test('may ask for level 2; an unknown code is refused', async () => {
    await people.promotion({ ...welcome, code: 'VIP', level: 2 });
    const player = await people.player();
    await world.sql(`update player set lvl_2_state = 'none' where id = $1`, [player.id]);
    expect((await askTransfer(player, { promo_code: 'VIP' })).body.code).toBe('level_two_needed');
    expect((await askTransfer(player, { promo_code: 'NOSUCH' })).body.code).toBe('promotion_not_found');
    expect((await askTransfer(player, { promo_code: '' })).status).toBe(200);
  });

  test('works with a top-up card on what the card brings', async () => {
    const player = await people.player();
    const asked = await must(askCard(player, { promo_code: 'WELCOME10' }));
    await must(approve(asked.data.id));
    expect(await people.balances(player)).toEqual({ main: '0.00', game: '8250.00', turnover: '24750.00' });
  });

  const idOf = async (code: string) =>
    (await must(world.call('GET /api/console/promotions', { token: people.boss }))).data.find((it) => it.code === code)?.id ?? 0;
  const pendingOf = async (player: TestPlayer) =>
    (await must(world.call('GET /api/console/cash-in', { token: people.teller_a, query: { search: player.phone, state: 'pending' } })))
      .data[0]?.id;
});

test('a cash-in that one operator works on is approved by no other, until its time is over', async () => {
  const { data } = await must(askCard(await people.player()));
  await must(claimsOn(world, 'cash_in').claim(data.id, people.teller_b));
  expect((await approve(data.id)).body.code).toBe('claimed');
  await world.moveClock(15 * 60_000 + 1000);
  expect((await must(approve(data.id))).data).toMatchObject({ state: 'approved', decided_by: 'teller-a', claimed_by: null });
});

test('what holds for cash-outs is changed by an owner and a second person only, never to nothing', async () => {
  const set = (body: Record<string, unknown>, token = people.boss) => world.call('POST /api/console/cash-terms', { token, body });
  expect((await set({ day_maximum: 1 }, people.teller_a)).status).toBe(403);
  expect((await set({ day_maximum: 0 })).body.code).toBe('amount_not_valid');
  for (const day_maximum of HOSTILE_AMOUNTS) expect([400, 422], JSON.stringify(day_maximum)).toContain((await set({ day_maximum })).status);
  expect((await must(decide(world, set({ second_operator_above: 100_000 })))).data.second_operator_above).toBe('500000.00');
  expect((await must(world.call('GET /api/console/cash-terms', { token: people.boss }))).data).toEqual({
    needs_level_2: true,
    second_operator_above: '100000.00',
    day_maximum: '3000000.00',
    game_maintenance: false,
    game_credit_alert_above: '1000000.00',
    cash_in_second_above: '500000.00',
    credited_alone_a_day: '5000000.00',
    vouched_above: '5000.00',
  });
  const player = await people.player(150_000);
  await must(people.cashOut(player, { amount: 100_001 }));
  const [row] = (await must(world.call('GET /api/console/cash-out', { token: people.teller_a, query: { search: player.phone } }))).data;
  expect(row?.needs_second).toBe(true);
});

test('after all of this the books are right', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});
