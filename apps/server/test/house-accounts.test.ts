import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { cashRoom } from './cash-room.ts';
import { confirmDeed, decide } from './deeds.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { testWorld } from './world.ts';

// In the middle of a month: its last day is told apart from the next month's first.
const world = await testWorld({}, 'open', '2026-12-15T09:00:00+06:30');
const room = await cashRoom(world);
await addOperator(world.database_url, { username: 'finance-b', password: 'finance-password', roles: ['cash'] });
await world.sql(`insert into payment_account (method_id, account_number, account_name) values ($1, '09700000002', 'The House')`, [
  room.method.id,
]);

const ours = async () =>
  (await must(world.call('GET /api/console/house-accounts', { token: room.token() }))).data.filter((it) => it.method === room.method.name);
const account = async (at: number) => (await ours())[at] ?? Promise.reject(new Error('no account'));
const offered = async () =>
  (await must(world.call('GET /api/payment-method/show-cashin'))).pay.find((it) => it.id === room.method.id)?.payment_account_numbers;
const shown = async () => (await offered())?.map((it) => it.account_number);
const rooms = async () => (await offered())?.map((it) => it.room);
const setRoom = async (at: number, day_room: number | null, month_room: number | null = null) => {
  const { id, ...now } = await account(at);
  const body = { day_room, month_room, before: { day_room: now.day_room, month_room: now.month_room } };
  const set = () => world.call('POST /api/console/house-accounts/:id/room', { token: room.token(), params: { id }, body });
  await must(set());
  expect((await set()).body, 'a page that is old').toMatchObject({ status: 409, code: 'record_changed' });
};
const askIn = async (transaction_id: string, amount: number, holder_phone: string) =>
  (await must(room.ask(await registerPlayer(world), { transaction_id, amount, holder_phone }))).data.id;

const askOf = async (player: TestPlayer) =>
  (await must(room.ask(player, { transaction_id: '200009', amount: 20_000, holder_phone: (await account(0)).account_number }))).data.id;

test('players are shown the account without a limit or with most room first, none that is full, and none that is frozen', async () => {
  const [first, other] = (await ours()).map((it) => it.account_number) as [string, string];
  expect(await shown()).toEqual([first, other]);
  await setRoom(0, 400_000);
  await setRoom(1, 500_000);
  expect(await shown()).toEqual([other, first]);
  expect(await rooms()).toEqual(['500000.00', '100000.00']);
  await setRoom(0, 2_000_000);
  expect(await rooms(), 'room for the largest payment is no limit').toEqual([null, '500000.00']);
  await setRoom(0, null);
  expect(await shown(), 'one without a limit stands first').toEqual([first, other]);
  expect(await rooms()).toEqual([null, '500000.00']);
  await setRoom(0, 400_000);
  const asked = await askIn('200001', 150_000, other);
  expect(await shown(), 'what waits takes room').toEqual([first, other]);
  await room.reject(asked);
  expect(await shown(), 'what was rejected takes none').toEqual([other, first]);
  const full = await askIn('200002', 399_500, first);
  expect(await shown(), 'less than the method’s minimum is left').toEqual([other]);
  await world.call('POST /api/console/payment-accounts/:id', {
    token: room.token(),
    params: { id: (await account(1)).id },
    body: { is_open: false },
  });
  expect(await shown(), 'no account has room: the way to pay is not shown').toBe(undefined);
  await setRoom(0, null, 399_500);
  expect(await shown(), 'the month counts as well').toBe(undefined);
  await setRoom(0, null, 500_000);
  expect(await shown()).toEqual([first]);
  await must(room.approve(full, 'KBZ200002'));
  await world.moveClock('2026-12-31T23:59:30+06:30');
  await room.logInAgain();
  expect(await account(0)).toMatchObject({ used_day: '0.00', used_month: '399500.00', booked: '399500.00', waiting: '0.00' });
  await world.moveClock('2027-01-01T00:00:30+06:30');
  expect(await account(0), 'another month').toMatchObject({ used_day: '0.00', used_month: '0.00', booked: '399500.00' });
});

test('an account that is closed while players read its number is told to every screen, takes no new payment, and what was sent to it before is asked for', async () => {
  const [open, closed] = (await ours()).map((it) => it.account_number) as [string, string];
  const told = async () =>
    (await world.sql(`select count(*)::int as n from fact where player_id is null and data ->> 'what' = 'methods'`))[0]?.['n'];
  expect(await told(), 'it was closed above').toBe(1);
  const player = await registerPlayer(world);
  const sent = { transaction_id: '200077', amount: 20_000, holder_phone: closed };
  expect((await room.ask(player, sent)).body.code).toBe('account_closed');
  expect((await room.ask(player, { ...sent, holder_phone: '09700009999', is_paid: true })).body.code, 'not of the house').toBe(
    'account_not_found',
  );
  const { data } = await must(room.ask(player, { ...sent, is_paid: true }));
  expect(data).toMatchObject({ status: 'Pending', holder_phone: closed });
  const row = async () =>
    (await must(world.call('GET /api/console/cash-in', { token: room.token(), query: { search: `#${data.id}` } }))).data[0];
  expect(await row(), 'the operator sees that the account was closed').toMatchObject({ is_account_closed: true });
  const more = { full_transaction_id: 'KBZ200077', amount: '21000', correction: 'More came.' };
  const { deed_id } = await must(
    world.call('POST /api/console/cash-in/:id/approve', { token: room.token(), params: { id: data.id }, body: more }),
  );
  const deeds = (await must(world.call('GET /api/console/deeds', { token: room.token() }))).data;
  expect(deeds.find((it) => it.id === deed_id)?.lines, 'and so does who confirms it').toContainEqual({
    field: 'Paid to',
    before: null,
    after: `${closed}, an account that is closed now`,
  });
  await must(world.call('POST /api/console/deeds/:id/withdraw', { token: room.token(), params: { id: deed_id ?? 0 } }));
  await must(room.approve(data.id, 'KBZ200077'));
  expect(await account(1)).toMatchObject({ is_open: false, booked: '20000.00' });

  const change = (cash_in_open: boolean) =>
    world.call('POST /api/console/payment-methods/:id', { token: room.token(), params: { id: room.method.id }, body: { cash_in_open } });
  await must(change(false));
  expect(await told()).toBe(2);
  const late = await registerPlayer(world);
  const paid = { transaction_id: '200078', amount: 20_000, holder_phone: open };
  const waiting = async () => (await must(world.call('GET /api/user/cash_in/waiting', { token: late.token }))).data;
  expect((await room.ask(late, paid)).body.code).toBe('method_closed');
  await must(decide(world, change(true)));
  const { data: asked } = await must(room.ask(late, paid));
  expect(await waiting()).toMatchObject({ id: asked.id, is_closed: false });
  await must(change(false));
  expect(await waiting(), 'who waits is told').toMatchObject({ id: asked.id, is_closed: true });
  await room.reject(asked.id);

  // It was sent and nothing of it is on the phone any more: the receipt shows the last digits, and the least amount was raised since.
  const { closed: ways } = await must(world.call('GET /api/payment-method/show-cashin'));
  expect(ways.find((it) => it.id === room.method.id)).toMatchObject({ name: room.method.name });
  const little = { ...paid, amount: 50, is_paid: true };
  const wrong = (await room.ask(late, { ...little, holder_phone: '******9999' })).body;
  expect(wrong).toMatchObject({ code: 'account_not_found', errors: { holder_phone: expect.any(String) } });
  const { data: claimed } = await must(room.ask(late, { ...little, holder_phone: `******${open.slice(-4)}` }));
  expect(claimed).toMatchObject({ status: 'Pending', holder_phone: open, amount: '50.00' });
  await room.reject(claimed.id);
  await must(decide(world, change(true)));
  expect((await must(world.call('GET /api/payment-method/show-cashin'))).closed.map((it) => it.id)).not.toContain(room.method.id);
});

test('an account is handed over by two: the difference is told once and carried, whoever asked signs nothing', async () => {
  const second = await operatorToken(world, 'finance-b', 'finance-password');
  const count = async (counted: number) =>
    must(
      world.call('POST /api/console/house-accounts/:id/count', {
        token: room.token(),
        params: { id: (await account(0)).id },
        body: { counted, note: 'fee of the app' },
      }),
    );
  await setRoom(0, null);
  await askIn('200003', 20_000, (await account(0)).account_number);
  const { deed_id } = await count(419_000);
  expect((await account(0)).counted, 'one alone counts nothing').toBe(null);
  expect((await confirmDeed(world, deed_id, room.token())).status, 'who asked signs nothing').not.toBe(200);
  await must(confirmDeed(world, deed_id, second));
  expect(await account(0)).toMatchObject({
    counted: '419000.00',
    difference: '-500.00',
    booked: '399000.00',
    waiting: '20000.00',
    counted_by: 'finance',
    signed_by: 'finance-b',
  });
});

test('a cash-out leaves the account that it was sent from, one of its way to pay', async () => {
  const player = await registerPlayer(world);
  await must(room.approve(await askOf(player), 'KBZ200009'));
  await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = 'U Ba Maung' where id = $1`, [player.id]);
  const body = {
    payment_id: room.method.id,
    account_name: 'U Ba Maung',
    user_phone: '09777000111',
    amount: 10_000,
    password: player.password,
  };
  const cash_out = (await must(world.call('POST /api/cash-out', { token: player.token, body }))).data.id;
  const token = await operatorToken(world, 'finance-b', 'finance-password');
  const pay = (account_id: number) =>
    world.call('POST /api/console/cash-out/:id/pay', {
      token,
      params: { id: cash_out },
      body: { payout_reference: 'OUT200009', account_id },
    });
  expect((await pay(999_999)).body.code).toBe('account_not_found');
  const { id, booked } = await account(0);
  await must(pay(id));
  expect(Number((await account(0)).booked)).toBe(Number(booked) - 10_000);
});

test('players are told how long a payment takes, in the middle, once enough were paid that day', async () => {
  const usual = async () => (await must(world.call('GET /api/payment-method/show-cashout'))).usual_minutes;
  const paidAfter = (minutes: number, count: number) =>
    world.sql(
      `insert into cash_out (player_id, method_id, amount_pya, account_name, account_number, is_name_same, needs_second, old_balance_pya, new_balance_pya, state,
         payout_reference, decided_by, decided_at, created_at)
       select p.id, $1, 100, 'U Ba', '09777000111', true, false, 100, 0, 'paid', 'USUAL' || $2::int || '-' || n, o.id, product_now(), product_now() - make_interval(mins => $2::int)
       from generate_series(1, $3::int) n, (select id from player limit 1) p, (select id from operator limit 1) o`,
      [room.method.id, minutes, count],
    );
  await paidAfter(4, 8);
  expect(await usual(), 'nine are too few').toBe(null);
  await paidAfter(300, 1);
  expect(await usual()).toBe(4);
  await world.moveClock(25 * 3_600_000);
  expect(await usual(), 'it was another day').toBe(null);
});
