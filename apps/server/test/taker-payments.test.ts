import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { findWrong } from '../src/proof/audit.ts';
import { closeDays } from '../src/reports/closing.ts';
import { confirmDeed, decide, waiting } from './deeds.ts';
import { giveResult, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { OF_PAYMENTS } from './lay-off-manipulations.ts';
import { must } from './people.ts';
import { sumUpAll } from './sum-up.ts';
import { type PaymentIn, paymentRoom } from './taker-payments.ts';
import { until } from './until.ts';

const room = await paymentRoom();
const { world, golden, draw, finance_b, ask, askTakeBack, pay, statementOf, paymentOf, owed, account, addTaker, difference } = room;
const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(() => owner.end());
const RIGHT = ['1,316.80', '33,617.38'] as const; // 07 and 7

describe('a payment', () => {
  test.each([
    ['of nothing', { amount: 0 }, 'amount_not_set'],
    ['of half a kyat', { amount: '0.5' }, 'malformed'],
    ['of a day to come', { day: TUESDAY }, 'time_not_valid'],
    ['through an account that is none', { account_id: 999_999 }, 'account_not_found'],
    ['of cash through an account', { account_id: 1, way: 'cash' }, 'malformed'],
    ['of more than we owe', { amount: 26_251 }, 'payment_above_owed'],
    ['from a house that owes nothing', { direction: 'in', amount: 1 }, 'payment_above_owed'],
    ['with a reference that says nothing', { reference: ' -- ' }, 'malformed'],
  ] as [string, Partial<PaymentIn>, string][])('%s is refused', async (_, paid, code) => {
    expect((await ask(paid)).body.code).toBe(code);
    expect(await statementOf()).toHaveLength(1);
  });

  test('of a house that is none, or asked for by who sells, is refused', async () => {
    expect((await ask({}, { id: 99_999 })).status).toBe(404);
    expect((await ask({}, { token: world.draws_a })).body.code).toBe('not_allowed');
    const params = { id: 99_999 };
    expect((await world.call('GET /api/console/takers/:id/statement', { token: world.finance, params })).status).toBe(404);
    expect((await askTakeBack(99_999)).status).toBe(404);
  });

  test('is booked by two, through an account of ours, and is in all books', async () => {
    const { id: account_id, booked, method, account_number } = await account();
    const { deed_id } = await must(ask({ account_id, note: 'the first half' }));
    const deed = (await waiting(world, finance_b)).find((it) => it.id === deed_id);
    expect(deed?.title).toBe('Golden house was paid 10,000 kyat');
    expect(deed?.lines).toEqual([
      { field: 'Owed when it was asked', before: 'we owe 26,250 kyat', after: 'we owe 16,250 kyat' },
      { field: 'Day', before: null, after: '23/11/2026' },
      { field: 'Way', before: null, after: 'by payment app' },
      { field: 'Reference', before: null, after: 'KBZ 0001' },
      { field: 'Through our account', before: null, after: `${method} ${account_number}` },
      { field: 'Note', before: null, after: 'the first half' },
    ]);
    expect((await confirmDeed(world, deed_id, world.finance)).body.code).toBe('same_operator');
    expect(await owed()).toBe('26250.00');
    const cash = await room.purseOf('house_cash', 'kbzpay');
    await must(confirmDeed(world, deed_id, finance_b));
    expect(await owed()).toBe('16250.00');
    expect(Number((await account()).booked)).toBe(Number(booked) - 10_000);
    expect(await room.purseOf('house_cash', 'kbzpay')).toBe(cash + 10_000);
    expect(await room.purseOf('house_lay_off', String(golden.id))).toBe(16_250);
    expect(await statementOf()).toMatchObject([
      {
        kind: 'paid_out',
        day: MONDAY,
        way: 'app',
        reference: 'KBZ 0001',
        account: `${method} ${account_number}`,
        note: 'the first half',
        by: 'finance',
        confirmed_by: 'finance-b',
        is_taken_back: false,
        draw_id: null,
        amount: '-10000.00',
        balance: '16250.00',
      },
      { kind: 'sale', draw_id: draw.id, lottery: '2D', section: '11:00 AM', by: 'draws-a', amount: '26250.00', balance: '26250.00' },
    ]);
    expect(await difference()).toBeNull();
  });

  test('is the line of the account’s statement that has its reference, and explains it', async () => {
    const params = { id: (await account()).id };
    const rows = [`${MONDAY} 09:30:00,KBZ-0001,-10000,GOLDEN HOUSE,490000`, `${MONDAY} 09:31:00,KBZ-0002,-5,GOLDEN HOUSE,489995`];
    const content = Buffer.from(['Transaction Time,Transaction No.,Amount,Name,Balance', ...rows].join('\n')).toString('base64');
    const body = { kind: 'file' as const, content, name: 'kbz.csv' };
    const token = world.finance;
    await must(world.call('POST /api/console/house-accounts/:id/statements', { token, params, body }));
    const { data: exceptions } = await must(world.call('GET /api/console/house-accounts/:id/exceptions', { token, params }));
    expect(exceptions.map((it) => it.transaction_id)).toEqual(['KBZ-0002']);
    const { data: told } = await must(world.call('GET /api/console/house-accounts/:id/difference', { token, params }));
    const explained = told.lines.filter((it) => it.kind === 'not_booked' || it.kind === 'not_in_statement');
    expect(explained.map((it) => [it.kind, it.amount])).toEqual([['not_booked', '-5.00']]);
    expect(told.rest).toBe('0.00');
  });

  test('of a reference that is booked is refused, however it is written; of another house it is another one', async () => {
    for (const reference of ['KBZ 0001', 'kbz0001', 'KBZ-00 01', 'ＫＢＺ0001'])
      expect((await ask({ reference, amount: 1 })).body.code).toBe('payment_booked');
    const jade = await addTaker('Jade house');
    expect((await ask({ amount: 1 }, { id: jade.id })).body.code).toBe('payment_above_owed');
    await pay({ amount: 1, is_ahead: true, way: 'bank' }, jade.id);
    expect(await owed('Jade house')).toBe('-1.00');
    expect(await room.purseOf('house_owner', '')).toBe(1);
  });

  test('that is asked for many times at once waits once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ reference: 'BANK-7', amount: 250, way: 'bank' })));
    expect(answers.map((it) => it.body.code ?? 'asked').sort()).toEqual(['asked', ...Array.from({ length: 5 }, () => 'deed_waits')]);
    const deed_id = answers.find((it) => it.status === 200)?.body.deed_id ?? null;
    await must(confirmDeed(world, deed_id, finance_b));
    expect(await owed()).toBe('16000.00');
  });

  test('and another one that wait together never come to more than is owed', async () => {
    const asked = [];
    for (const reference of ['HALF-1', 'HALF-2', 'HALF-3']) asked.push((await must(ask({ reference, amount: 7000 }))).deed_id);
    const digests = await Promise.all(asked.map(room.digestOf));
    const answers = await Promise.all(asked.map((id, n) => room.confirmWith(id, digests[n] ?? '')));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(2);
    // It became stale, and the job that drops such may have been first.
    expect(['deed_stale', 'already_decided', 'not_found']).toContain(answers.find((it) => it.status !== 200)?.body.code);
    expect(await owed()).toBe('2000.00');
    expect((await statementOf()).filter((it) => it.reference?.startsWith('HALF'))).toHaveLength(2);
    expect(await difference()).toBeNull();
  });

  test('above what is owed is one that is paid ahead, where that is said, and then the other side owes', async () => {
    expect((await ask({ reference: 'AHEAD', amount: 5000 })).body.code).toBe('payment_above_owed');
    const { deed_id } = await must(ask({ reference: 'AHEAD', amount: 5000, is_ahead: true }));
    const deed = (await waiting(world, finance_b)).find((it) => it.id === deed_id);
    expect(deed?.lines).toContainEqual({ field: 'Owed when it was asked', before: 'we owe 2,000 kyat', after: 'it owes 3,000 kyat' });
    expect(deed?.lines).toContainEqual({ field: 'Paid ahead', before: null, after: 'yes' });
    await must(confirmDeed(world, deed_id, finance_b));
    expect(await owed()).toBe('-3000.00');
  });

  test('of a house that owes comes in: to no account of ours it is the owner’s', async () => {
    expect((await ask({ direction: 'in', reference: 'IN-1', amount: 3001 })).body.code).toBe('payment_above_owed');
    const before = await room.purseOf('house_owner', '');
    await pay({ direction: 'in', reference: 'IN-1', amount: 2000, way: 'cash' });
    expect(await owed()).toBe('-1000.00');
    expect(await room.purseOf('house_owner', '')).toBe(before - 2000);
    const { id: account_id, booked } = await account();
    await pay({ direction: 'in', reference: 'IN-2', amount: 1000, way: 'bank', account_id });
    expect(await owed()).toBe('0.00');
    expect(Number((await account()).booked)).toBe(Number(booked) + 1000);
    expect(await difference()).toBeNull();
  });
});

describe('a payment that is taken back', () => {
  test('stays in the statement with what took it back, by two and once, and may be booked again', async () => {
    const payment_id = await paymentOf('IN-2');
    const { booked } = await account();
    expect((await askTakeBack(payment_id, world.draws_a)).body.code).toBe('not_allowed');
    const { deed_id } = await must(askTakeBack(payment_id));
    expect((await askTakeBack(payment_id)).body.code).toBe('deed_waits');
    const deed = (await waiting(world, finance_b)).find((it) => it.id === deed_id);
    expect(deed?.title).toBe('What Golden house paid is taken back');
    expect(deed?.lines).toEqual([
      { field: 'Amount', before: '1,000 kyat', after: null },
      { field: 'Day', before: '23/11/2026', after: null },
      { field: 'Reference', before: 'IN-2', after: null },
      { field: 'Reason', before: null, after: 'Typed wrong' },
    ]);
    expect((await confirmDeed(world, deed_id, world.finance)).body.code).toBe('same_operator');
    await must(confirmDeed(world, deed_id, finance_b));
    expect(await owed()).toBe('-1000.00');
    expect(Number((await account()).booked)).toBe(Number(booked) - 1000);
    expect((await statementOf()).slice(0, 2)).toMatchObject([
      {
        kind: 'payment_taken_back',
        reference: 'IN-2',
        note: 'Typed wrong',
        confirmed_by: 'finance-b',
        amount: '-1000.00',
        balance: '-1000.00',
      },
      { kind: 'paid_in', reference: 'IN-2', is_taken_back: true, amount: '1000.00', balance: '0.00' },
    ]);
    expect((await askTakeBack(payment_id)).body.code).toBe('payment_taken_back');
    await pay({ direction: 'in', reference: 'IN-2', amount: 900 });
    expect(await owed()).toBe('-100.00');
    expect((await ask({ direction: 'in', reference: 'in 2', amount: 100 })).body.code).toBe('payment_booked');
    expect(await difference()).toBeNull();
  });

  test('is of our own as well, and many that confirm it at once take it back once', async () => {
    const payment_id = await paymentOf('BANK-7');
    const { deed_id } = await must(askTakeBack(payment_id));
    const digest = await room.digestOf(deed_id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => room.confirmWith(deed_id, digest)));
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
    expect(await owed()).toBe('150.00');
    expect((await world.sql(`select 1 from entry where reason = 'taker_payment_reversed'`)).length).toBe(2);
  });
});

test('the database itself keeps payments: none changes, none is above what is owed unless it is ahead, none is there twice', async () => {
  await expect(owner.query('update taker_payment set amount_pya = amount_pya + 100')).rejects.toThrow(/append only/);
  await expect(owner.query('delete from taker_payment_reversal')).rejects.toThrow(/append only/);
  const copy = (change: string) =>
    owner.query(
      `insert into taker_payment (taker_id, direction, amount_pya, day, way, reference, reference_plain, nth, note, owed_pya, is_ahead, deed_id)
       select taker_id, direction, ${change}, (select max(id) from deed) from taker_payment where reference = 'KBZ 0001'`,
    );
  await expect(copy(`amount_pya, day, way, reference, reference_plain, nth, note, owed_pya, is_ahead`)).rejects.toThrow(
    /taker_payment_once/,
  );
  await expect(copy(`owed_pya + 100, day, way, 'x', 'x', nth, note, owed_pya, false`)).rejects.toThrow(/taker_payment_of_owed/);
});

describe('in the reports', () => {
  const cash = async (by: 'day' | 'method' | 'account') =>
    must(world.call('GET /api/console/reports/cash', { token: world.finance, query: { by, from: MONDAY, to: MONDAY, limit: 200 } }));
  // Paid to the golden house 10,000, 14,000 and 5,000 and to the jade house 1; 2,000 and 900 came from the golden one. Two were taken back.
  const NET = 2000 + 900 - 10_000 - 14_000 - 5000 - 1;

  test('what went between houses is a figure of cash, by day, by way to pay and by account, and no player paid it', async () => {
    const days = await cash('day');
    expect(days.sums.houses).toBe(`${NET}.00`);
    const player_in = Number(days.sums.in);
    expect(player_in).toBe(500_000);
    const methods = await cash('method');
    expect(methods.sums.houses).toBe(`${NET}.00`);
    expect(methods.data.map((it) => [it.label, it.houses]).sort()).toEqual([
      ['KBZPay', '-10000.00'],
      ['Through no account of ours', `${NET + 10_000}.00`],
    ]);
    const { method, account_number } = await account();
    expect((await cash('account')).data.map((it) => [it.label, it.houses])).toContainEqual([`${method} ${account_number}`, '-10000.00']);
  });

  test('and stands there with its entries, which name the other house', async () => {
    const query = { from: MONDAY, to: MONDAY, by: 'day' as const, key: MONDAY, figure: 'houses' as const, limit: 100 };
    const { data } = await must(world.call('GET /api/console/reports/entries', { token: world.finance, query }));
    expect(data.reduce((sum, it) => sum + Number(it.amount), 0)).toBe(NET);
    expect(new Set(data.map((it) => it.taker))).toEqual(new Set(['Golden house', 'Jade house']));
  });

  test('and the month’s statement has it beside what players paid, and its chain holds', async () => {
    const query = { month: MONDAY.slice(0, 7) };
    const statement = await must(world.call('GET /api/console/reports/statement', { token: world.finance, query }));
    expect(statement.difference).toBe('0.00');
    const kbz = (what: string) =>
      statement.data.find((it) => it.part === 'Cash by way to pay' && it.name === 'KBZPay' && it.what === what)?.amount;
    expect([kbz('In'), kbz('Other houses'), kbz('Closing')]).toEqual(['500000.00', '-10000.00', '490000.00']);
    const month = await must(world.call('GET /api/console/today/month', { token: world.finance }));
    expect(month.data.find((it) => it.day === MONDAY)).toMatchObject({ cash_in: '500000.00', cash_out: '0.00' });
  });
});

test('with the result of its draw the statement goes on, and the other house pays what it then owes', async () => {
  await room.goTo('11:00');
  await giveResult(world, draw.id, ...RIGHT);
  await settled(world, draw.id);
  expect((await statementOf())[0]).toMatchObject({ kind: 'win', draw_id: draw.id, amount: '-2400000.00', balance: '-2399850.00' });
  await pay({ direction: 'in', reference: 'WIN-1', amount: '2399850', way: 'bank', account_id: (await account()).id });
  expect(await owed()).toBe('0.00');
  const reason = 'The exchange corrected itself';
  const params = { id: draw.id };
  await must(decide(world, world.call('POST /api/console/draws/:id/reverse', { token: world.draws_a, params, body: { reason } })));
  await room.takenBack(draw.id);
  expect((await statementOf())[0]).toMatchObject({ kind: 'take_back', amount: '2400000.00', balance: '2400000.00' });
  const rows = await statementOf();
  expect(rows.map((it) => it.id)).toEqual(rows.map((_, n) => rows.length - n));
  expect(rows.reduce((sum, it) => sum + Number(it.amount), 0)).toBe(2_400_000);
  expect(await room.purseOf('house_lay_off', String(golden.id))).toBe(2_400_000);
  expect(await difference()).toBeNull();
});

test('the statement is a file for who asks for it', async () => {
  const list = { list: '/api/console/takers/:id/statement', params: { id: golden.id }, format: 'csv' as const };
  const { id } = await must(world.call('POST /api/console/exports', { token: finance_b, body: list }));
  const row = async () =>
    (await must(world.call('GET /api/console/exports', { token: finance_b }))).data.find((it) => it.id === id && it.state === 'done');
  await until(async () => (await row()) !== undefined);
  expect((await row())?.row_count).toBe((await statementOf()).length);
});

test('the closing of the day has the account as it is', async () => {
  await world.moveClock(`${TUESDAY}T00:05:00+06:30`);
  await until(async () => {
    await sumUpAll(world);
    await closeDays(world.server.world)();
    return (await world.sql('select 1 from closing')).length === 1;
  });
  const { data } = await must(world.call('GET /api/console/reports/closings', { token: world.finance }));
  expect(data[0]?.accounts).toMatchObject([{ name: 'KBZPay', booked: (await account()).booked }]);
  expect(await difference()).toBeNull();
});

describe('the audit names', () => {
  test.each(OF_PAYMENTS)('%s', async (_, sql, check) => {
    try {
      await owner.query(`begin; set local session_replication_role = replica; ${sql}`);
      expect(await findWrong(check, owner)).not.toBeNull();
    } finally {
      await owner.query('rollback');
    }
    expect(await findWrong(check, owner)).toBeNull();
  });
});
