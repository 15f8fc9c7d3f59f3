import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { must, operatorToken } from './people.ts';

const world = await drawsWorld();
const password = 'an-operator-password';
for (const [username, roles] of Object.entries({ boss: ['owner'], helper: ['support'], writer: ['content'] }))
  await addOperator(world.database_url, { username, password, roles });
const [boss = '', helper = '', writer = ''] = await Promise.all(
  ['boss', 'helper', 'writer'].map((it) => operatorToken(world, it, password)),
);

const player = await world.player(50_000);
const draw = await world.drawOf('12:01 PM');
await must(bet(world, player, [['12', 1_000]], { section: '12:01 PM' }));
const [slip] = await world.sql('select id, voucher from slip');
const [paid] = await world.sql('select id, full_transaction_id from cash_in');
const [person] = await world.sql('select id, name, user_code from player where phone = $1', [player.phone]);

const find = async (token: string, text: string) =>
  (await must(world.call('GET /api/console/search', { token, query: { text } }))).data.map((it) => `${it.kind} ${it.id}`);

test('one search finds each thing by what people call it', async () => {
  expect(await find(boss, player.phone)).toContain(`player ${person?.['id']}`);
  expect(await find(boss, String(person?.['user_code']))).toEqual([`player ${person?.['id']}`]);
  expect(await find(boss, String(slip?.['voucher']).toLowerCase())).toEqual([`slip ${slip?.['id']}`]);
  expect(await find(boss, String(paid?.['full_transaction_id']))).toEqual([`cash_in ${paid?.['id']}`]);
  expect(await find(boss, `#${paid?.['id']}`)).toContain(`cash_in ${paid?.['id']}`);
  expect(await find(boss, '2D 23/11')).toContain(`draw ${draw.id}`);
  expect(await find(boss, '2d 2026-11-23')).toContain(`draw ${draw.id}`);
  expect(await find(boss, '2D')).toContain(`draw ${draw.id}`);
  expect(await find(boss, 'HELP')).toEqual([expect.stringMatching(/^operator /)]);
  expect(await find(boss, 'nothing-of-the-kind')).toEqual([]);
  expect(await find(boss, '2D 31/02')).toEqual([]);
});

test('what is found says what it is in a few words, amounts as people write them', async () => {
  const found = async (text: string) => (await must(world.call('GET /api/console/search', { token: boss, query: { text } }))).data[0];
  expect((await found(String(slip?.['voucher'])))?.details).toEqual([person?.['name'], '23/11/2026 12:01 PM']);
  expect((await found(String(paid?.['full_transaction_id'])))?.details).toEqual(['KBZPay', '50,000 kyat', 'approved']);
  expect((await found('2D 23/11'))?.details).toEqual(['no result yet']);
});

test('who answers players finds a payment by its id and reads how it stands, but neither the code of a card nor whose account is paid to', async () => {
  const { pay, mobile_topup } = await must(world.call('GET /api/payment-method/show-cashin'));
  const asking = await world.player(0);
  const cash = (body: Record<string, unknown>) => world.call('POST /api/cash-in', { token: asking.token, body: body as never });
  const requests = async (search: string, token = helper) =>
    (await must(world.call('GET /api/console/cash-requests', { token, query: { search } }))).data;
  const code = '7777123456789012';
  const card = await must(cash({ payment_id: mobile_topup[0]?.id, amount: 10_000, is_mobile_topup: true, voucher_code: code }));
  await must(world.call('POST /api/console/cash-in/:id/approve', { token: world.finance, params: { id: card.data.id }, body: {} }));
  const [told] = await requests(`#${card.data.id}`);
  expect(told).toMatchObject({ is_card: true, state: 'approved', transaction_id: '', amount: '10000.00' });
  expect(JSON.stringify(told)).not.toContain(code);
  // A search by the code would say that it is right.
  expect(await requests(code)).toEqual([]);
  expect(await find(helper, code)).toEqual([]);
  expect(await find(boss, code)).toEqual([`cash_in ${card.data.id}`]);

  const account = pay[0]?.payment_account_numbers[0]?.account_number;
  const paying = { payment_id: pay[0]?.id, account_name: 'U Payer', transaction_id: '739164', holder_phone: account, amount: 12_000 };
  const waiting = await must(cash(paying));
  // Who waits has the whole id of the payment, of which the house knows the last digits.
  for (const text of ['739164', '01003210012345739164', asking.phone, `#${waiting.data.id}`])
    expect([text, (await requests(text)).map((it) => [it.id, it.state, it.transaction_id])[0]]).toEqual([
      text,
      [waiting.data.id, 'pending', '739164'],
    ]);
  expect(await find(helper, '01003210012345739164')).toEqual([`cash_in ${waiting.data.id}`]);
  expect(await find(world.finance, '01003210012345739164')).toEqual([`cash_in ${waiting.data.id}`]);
  const [asked] = await requests('739164');
  expect(Object.keys(asked ?? {}).sort()).toEqual(
    ['amount', 'corrected', 'created_at', 'decided_at', 'id', 'is_card', 'method', 'player', 'reason', 'state', 'transaction_id'].sort(),
  );
  expect((await world.call('GET /api/console/cash-requests', { token: writer, query: {} })).status).toBe(403);
  expect((await world.call('GET /api/console/cash-in', { token: helper, query: {} })).status).toBe(403);
});

test('what two decide is found by its number, by what it says and by who asked for it: while it waits, and once it is decided', async () => {
  await addOperator(world.database_url, { username: 'cashier', password, roles: ['cash'] });
  const cashier = await operatorToken(world, 'cashier', password);
  const found = async (token: string, text: string) => (await must(world.call('GET /api/console/search', { token, query: { text } }))).data;
  const deedsIn = async (token: string, text: string) =>
    (await found(token, text)).filter((it) => it.kind.endsWith('deed')).map((it) => `${it.kind} ${it.id}`);
  const ask = async (amount: number, reason: string) => {
    const body = { player_id: Number(person?.['id']), purse: 'main' as const, direction: 'give' as const, amount, reason };
    return (await must(world.call('POST /api/console/adjustments', { token: cashier, body }))).deed_id ?? 0;
  };
  const decide = async (call: 'confirm' | 'refuse', id: number) => {
    const { data } = await must(world.call('GET /api/console/deeds', { token: boss, query: {} }));
    const digest = data.find((it) => it.id === id)?.digest ?? '';
    if (call === 'confirm')
      return must(world.call('POST /api/console/deeds/:id/confirm', { token: boss, params: { id }, body: { digest } }));
    return must(world.call('POST /api/console/deeds/:id/refuse', { token: boss, params: { id }, body: { reason: 'not agreed' } }));
  };
  const done = await ask(1_234, 'The lantern promise');
  await decide('confirm', done);
  const refused = await ask(2_345, 'Another lantern');
  await decide('refuse', refused);
  const waits = await ask(3_456, 'The third lantern');

  const all = [`deed ${waits}`, `decided_deed ${refused}`, `decided_deed ${done}`];
  expect(await deedsIn(boss, 'LANTERN')).toEqual(all);
  expect(await deedsIn(boss, 'cashier')).toEqual(all);
  expect(await deedsIn(boss, player.phone)).toEqual(all);
  // As its title is read in Burmese, with whom it is about.
  expect(await deedsIn(boss, `${person?.['name']} ၏ လက်ကျန်ငွေ`)).toEqual(all);
  expect(await deedsIn(boss, 'လက်ကျန်ငွေ ပြင်ဆင်')).toEqual(all);
  expect(await deedsIn(boss, '1,234')).toEqual([`decided_deed ${done}`]);
  expect(await deedsIn(boss, `#${done}`)).toEqual([`decided_deed ${done}`]);
  expect(await deedsIn(boss, `#${waits}`)).toEqual([`deed ${waits}`]);
  const told = await found(boss, 'lantern');
  expect(told.map((it) => it.details)).toEqual([
    ['asked for by cashier'],
    ['asked for by cashier', 'refused'],
    ['asked for by cashier', 'done'],
  ]);
  // Who neither asks nor decides such a deed does not find it.
  expect(await deedsIn(writer, 'lantern')).toEqual([]);
  await must(world.call('POST /api/console/deeds/:id/withdraw', { token: cashier, params: { id: waits } }));
});

test('an operator finds what their roles let them read, and nothing else', async () => {
  const texts = [player.phone, String(slip?.['voucher']), String(paid?.['full_transaction_id']), '2D 23/11', 'boss'];
  const kindsOf = async (token: string) => (await Promise.all(texts.map((it) => find(token, it)))).flat().map((it) => it.split(' ')[0]);
  expect([...new Set(await kindsOf(helper))].sort()).toEqual(['cash_in', 'player', 'slip']);
  expect([...new Set(await kindsOf(world.draws_a))]).toEqual(['draw']);
  expect(await kindsOf(writer)).toEqual([]);
  expect((await world.call('GET /api/console/search', { query: { text: 'boss' } })).status).toBe(401);
});

test('a lottery finds its next draws on a day that has none', async () => {
  // Saturday.
  await world.moveClock('2026-11-28T10:00:00+06:30');
  const next = async () => (await must(world.call('GET /api/console/search', { token: boss, query: { text: '2d' } }))).data[0]?.title;
  await expect.poll(next, { interval: 500, timeout: 20_000 }).toMatch(/^2D 30\/11\/2026 /);
});
