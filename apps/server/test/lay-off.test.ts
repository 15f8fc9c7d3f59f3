import { kyatWire, PYA_PER_KYAT } from '@shwekan/rules';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { settleDraw } from '../src/lottery/settlement.ts';
import { findWrong } from '../src/proof/audit.ts';
import { confirmDeed, decide, waiting } from './deeds.ts';
import { giveResult, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { OF_SALES } from './lay-off-manipulations.ts';
import { type Lines, layOffRoom, TERMS } from './lay-off-room.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const {
  world,
  player,
  golden,
  sell,
  codeOf,
  takers,
  takerOf,
  addTaker,
  changeTaker,
  salesOf,
  drawOf,
  boardOf,
  stake,
  stake1d,
  bookedOf,
  confirmAnyway,
  difference,
  goTo,
  takenBack,
} = await layOffRoom();
const owner = new pg.Client({ connectionString: world.database_url });
await owner.connect();
afterAll(() => owner.end());
const RIGHT = ['1,316.80', '33,617.38'] as const; // 07 and 7
const WRONG = ['1,338.91', '32,345.64'] as const; // 15 and 5

describe('a sale', () => {
  test('is booked at the terms of its moment: stake and commission, and what is left of each number', async () => {
    const draw = await drawOf('2D', '11:00 AM');
    await stake(
      player,
      [
        ['07', 50_000],
        ['15', 20_000],
      ],
      '11:00 AM',
    );
    const { data, deed_id } = await must(
      sell(draw.id, golden.id, [
        ['07', 30_000],
        ['15', 200],
      ]),
    );
    expect(deed_id).toBeNull();
    expect(data).toMatchObject({
      draw_id: draw.id,
      taker: 'Golden house',
      lines: [
        { bet_number: '07', amount: '30000.00' },
        { bet_number: '15', amount: '200.00' },
      ],
      total: '30200.00',
      odd: 80,
      commission_percent: 12.5,
      commission: '3775.00',
      state: 'open',
      paid: '0.00',
      sold_by: 'draws-a',
    });
    expect(await bookedOf(golden.id, draw.id)).toEqual({ lay_off: [30_200, 1], lay_off_commission: [-3775, 1] });
    expect(await takerOf('Golden house')).toMatchObject({ owed: '26425.00', open_stakes: '30200.00' });
    const shown = await must(world.call('GET /api/console/draws/:id', { token: world.draws_a, params: { id: draw.id } }));
    expect(shown.data.laid_off).toEqual({ stakes: '30200.00', commission: '3775.00', paid: '0.00' });
    expect(shown.numbers.filter((it) => it.laid_off !== '0.00').map((it) => [it.bet_number, it.taken, it.laid_off])).toEqual([
      ['07', '50000.00', '30000.00'],
      ['15', '20000.00', '200.00'],
    ]);
    const net = shown.numbers.filter((it) => it.would_pay !== '0.00').map((it) => [it.bet_number, it.would_pay, it.net_pay]);
    expect(net).toEqual([
      ['07', '4250000.00', '1850000.00'],
      ['15', '1700000.00', '1684000.00'],
    ]);
    const { open } = await must(world.call('GET /api/console/today', { token: world.finance }));
    expect([open.staked, open.worst, open.net_worst]).toEqual(['70000.00', '4250000.00', '1850000.00']);
    expect(open.draws.find((it) => it.draw_id === draw.id)).toMatchObject({
      worst_number: '07',
      worst: '4250000.00',
      laid_off: '30200.00',
      net_worst_number: '07',
      net_worst: '1850000.00',
    });
    // 07 would pay 4,250,000, of which the other house pays 2,400,000; of 70,000 staked 30,200 are sold, and 3,775 of them came back.
    expect(await boardOf(draw.id)).toMatchObject({
      worst: { bet_number: '07', pays: '4250000.00' },
      loss: '4180000.00',
      laid_off: '30200.00',
      net_worst: { bet_number: '07', pays: '1850000.00' },
      net_loss: '1806425.00',
    });
    expect(await codeOf(sell(draw.id, golden.id, [['07', 20_001]]))).toBe('lay_off_above_stakes');
    await must(sell(draw.id, golden.id, [['07', 20_000]]));
    expect(await codeOf(sell(draw.id, golden.id, [['07', 1]]))).toBe('lay_off_above_stakes');
    expect(await difference()).toBeNull();
  });

  test('is made once with its key, however often and at once it is sent', async () => {
    const draw = await drawOf('2D', '12:01 PM');
    await stake(player, [['22', 10_000]], '12:01 PM');
    const once = () => sell(draw.id, golden.id, [['22', 1000]], { key: 'the-same-sale' });
    const answers = await Promise.all(Array.from({ length: 8 }, once));
    expect(answers.map((it) => it.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map((it) => it.body.data?.id)).size).toBe(1);
    expect(answers.filter((it) => it.headers.get('idempotent-replayed') === null)).toHaveLength(1);
    expect(await codeOf(sell(draw.id, golden.id, [['22', 2000]], { key: 'the-same-sale' }))).toBe('key_reused');
    expect(await salesOf(draw.id)).toHaveLength(1);
    // Another operator's key is another key.
    await must(sell(draw.id, golden.id, [['22', 500]], { key: 'the-same-sale', token: world.draws_b }));
    expect(await salesOf(draw.id)).toHaveLength(2);
  });

  test('and others at once never come to more than is staked', async () => {
    const draw = await drawOf('2D', '12:01 PM');
    await stake(player, [['33', 1000]], '12:01 PM');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => sell(draw.id, golden.id, [['33', 300]], { token: n % 2 ? world.draws_a : world.draws_b })),
    );
    expect(answers.filter((it) => it.status === 200)).toHaveLength(3);
    expect(answers.filter((it) => it.body.code === 'lay_off_above_stakes')).toHaveLength(7);
    const [row] = await world.sql('select laid_off_pya::int as sold from draw_number where draw_id = $1 and number = 33', [draw.id]);
    expect(row?.['sold']).toBe(90_000);
  });

  test.each([
    ['of a number that is no number', [['7', 100]], 'number_not_valid'],
    [
      'of a number twice',
      [
        ['07', 100],
        ['07', 100],
      ],
      'number_not_valid',
    ],
    ['of nothing', [['22', 0]], 'amount_not_set'],
    ['of a number without a stake', [['99', 100]], 'lay_off_above_stakes'],
    [
      'of more than is staked, beside what may be sold',
      [
        ['22', 100],
        ['99', 100],
      ],
      'lay_off_above_stakes',
    ],
  ] as [string, Lines, string][])('%s is refused', async (_, lines, code) => {
    const draw = await drawOf('2D', '12:01 PM');
    const before = (await salesOf(draw.id)).length;
    expect(await codeOf(sell(draw.id, golden.id, lines))).toBe(code);
    expect(await salesOf(draw.id)).toHaveLength(before);
  });

  test('to a house that is shut, that has no terms of the lottery or that is not there is refused', async () => {
    const draw = await drawOf('2D', '12:01 PM');
    const jade = await addTaker('Jade house', 1_000_000, [TERMS.of3d]);
    expect(await codeOf(sell(draw.id, jade.id, [['22', 100]]))).toBe('taker_shut');
    await must(changeTaker(jade.id, { terms: [TERMS.of2d] }));
    await must(sell(draw.id, jade.id, [['22', 100]]));
    await must(changeTaker(jade.id, { is_open: false }));
    expect(await codeOf(sell(draw.id, jade.id, [['22', 100]]))).toBe('taker_shut');
    expect((await sell(draw.id, 99_999, [['22', 100]])).status).toBe(404);
    expect((await sell(99_999, golden.id, [['22', 100]])).status).toBe(404);
  });

  test('is not of operators of cash', async () => {
    const draw = await drawOf('2D', '12:01 PM');
    expect(await codeOf(sell(draw.id, golden.id, [['22', 100]], { token: world.finance }))).toBe('not_allowed');
  });
});

describe('a sale above the amount of a house', () => {
  test('takes a second person, counted with what of the draw was sold to it before', async () => {
    const pearl = await addTaker('Pearl house', 1000);
    const [draw, other] = [await drawOf('2D', '03:00 PM'), await drawOf('2D', '04:30 PM')];
    await stake(player, [['44', 10_000]], '03:00 PM');
    await stake(player, [['44', 10_000]], '04:30 PM');
    expect((await must(sell(draw.id, pearl.id, [['44', 600]]))).deed_id).toBeNull();
    expect((await must(sell(other.id, pearl.id, [['44', 1000]]))).deed_id).toBeNull();
    const { data, deed_id } = await must(sell(draw.id, pearl.id, [['44', 401]], { key: 'a-dear-sale' }));
    expect(data).toBeNull();
    // Sent again, it is the same that waits.
    expect(await must(sell(draw.id, pearl.id, [['44', 401]], { key: 'a-dear-sale' }))).toMatchObject({ data: null, deed_id });
    expect(await codeOf(sell(draw.id, pearl.id, [['44', 401]]))).toBe('deed_waits');
    expect(await salesOf(draw.id)).toHaveLength(1);
    const deed = (await waiting(world, world.draws_b)).find((it) => it.id === deed_id);
    expect(deed?.lines).toEqual([
      { field: 'Numbers', before: null, after: '44=401' },
      { field: 'Sold of this draw to this house', before: '600 kyat', after: '1,001 kyat' },
      { field: 'Terms', before: null, after: 'x80, commission 12.5 %' },
    ]);
    expect((await confirmDeed(world, deed_id, world.draws_a)).body.code).toBe('same_operator');
    await must(confirmDeed(world, deed_id, world.draws_b));
    expect((await salesOf(draw.id))[0]).toMatchObject({ total: '401.00', sold_by: 'draws-a' });
    expect(await difference()).toBeNull();
  });

  test('that waits is not done once the terms of the house are others', async () => {
    const pearl = await takerOf('Pearl house');
    const draw = await drawOf('2D', '03:00 PM');
    const asked = await must(sell(draw.id, pearl.id, [['44', 500]]));
    await must(changeTaker(pearl.id, { terms: [{ ...TERMS.of2d, odd: 70 }] }));
    expect(await confirmAnyway(asked.deed_id)).toBe('deed_stale');
    expect(await salesOf(draw.id)).toHaveLength(2);
  });
});

describe('nothing is sold', () => {
  test('of a draw at its own time, nor of one that follows another at its time', async () => {
    const [draw, one] = [await drawOf('2D', '11:00 AM'), await drawOf('1D', '11:00 AM')];
    await stake(player, [['51', 3000]], '11:00 AM');
    await stake1d(
      [
        ['5', 1000],
        ['7', 1000],
      ],
      '11:00 AM',
    );
    await goTo('10:55');
    // Betting has closed, and the number is not there yet.
    await must(sell(draw.id, golden.id, [['51', 100]]));
    await must(
      sell(one.id, golden.id, [
        ['5', 100],
        ['7', 400],
      ]),
    );
    const pearl = await takerOf('Pearl house');
    const { deed_id } = await must(sell(draw.id, pearl.id, [['51', 1500]]));
    await goTo('11:00');
    expect(await codeOf(sell(draw.id, golden.id, [['51', 100]]))).toBe('lay_off_too_late');
    expect(await codeOf(sell(one.id, golden.id, [['5', 100]]))).toBe('lay_off_too_late');
    // What waited for a second person waits for nothing any more.
    expect(await confirmAnyway(deed_id)).toBe('deed_stale');
    expect(await salesOf(draw.id)).toHaveLength(3);
  });

  test('and the database itself refuses a sale at the time of its draw', async () => {
    const draw = await drawOf('2D', '11:00 AM');
    const late = owner.query(
      `insert into lay_off (draw_id, taker_id, numbers, stakes_pya, total_pya, odds_hundredths, commission_basis_points, commission_pya, sold_by, draws_at)
       select d.id, $2, '{51}', '{100}', 100, 8000, 0, 0, (select min(id) from operator), d.draws_at from draw d where d.id = $1`,
      [draw.id, golden.id],
    );
    await expect(late).rejects.toThrow(/lay_off_in_time/);
    const more = owner.query('update draw_number set laid_off_pya = taken_pya + 1 where draw_id = $1 and number = 51', [draw.id]);
    await expect(more).rejects.toThrow(/draw_number_laid_off_of_taken/);
    await expect(owner.query('update lay_off set total_pya = total_pya + 1')).rejects.toThrow(/append only/);
  });

  test('of a draw with a number proposed, for it or for the one that it follows', async () => {
    const [draw, one] = [await drawOf('2D', '12:01 PM'), await drawOf('1D', '12:01 PM')];
    await stake1d([['7', 1000]], '12:01 PM');
    await goTo('11:55');
    await until(async () => (await drawOf('2D', '12:01 PM')).seal !== null && (await drawOf('1D', '12:01 PM')).seal !== null);
    await must(sell(one.id, golden.id, [['7', 100]]));
    await must(
      world.call('POST /api/console/draws/:id/results', { token: world.draws_a, params: { id: draw.id }, body: { number: '22' } }),
    );
    expect(await codeOf(sell(draw.id, golden.id, [['22', 100]]))).toBe('lay_off_too_late');
    expect(await codeOf(sell(one.id, golden.id, [['7', 100]]))).toBe('lay_off_too_late');
  });

  test('of a draw that a feed made public', async () => {
    const draw = await drawOf('2D', '03:00 PM');
    await must(sell(draw.id, golden.id, [['44', 100]]));
    await world.sql(`update draw set published_day = $2, published_by = 'glo', published_at = now() where id = $1`, [draw.id, MONDAY]);
    expect(await codeOf(sell(draw.id, golden.id, [['44', 100]]))).toBe('lay_off_too_late');
    await world.sql('update draw set published_day = null, published_by = null, published_at = null where id = $1', [draw.id]);
  });

  test('of a draw with a result', async () => {
    const [draw, one] = [await drawOf('2D', '11:00 AM'), await drawOf('1D', '11:00 AM')];
    await giveResult(world, draw.id, ...WRONG);
    await settled(world, draw.id);
    await settled(world, one.id);
    expect(await codeOf(sell(draw.id, golden.id, [['51', 100]]))).toBe('draw_already_resulted');
    expect(await codeOf(sell(one.id, golden.id, [['5', 100]]))).toBe('draw_already_resulted');
  });
});

describe('with the settlement of its draw', () => {
  test('a sale wins at its own odds or is lost, whatever the terms of the house have become', async () => {
    const [draw, one] = [await drawOf('2D', '11:00 AM'), await drawOf('1D', '11:00 AM')];
    // The number was 15: 200 of it were sold at x80 (our own odds are x85), and 100 of 1D's 5 at x7.5.
    expect(await bookedOf(golden.id, draw.id)).toEqual({
      lay_off: [50_300, 3],
      lay_off_commission: [-6287.5, 3],
      lay_off_won: [-16_000, 1],
    });
    expect(await bookedOf(golden.id, one.id)).toEqual({ lay_off: [500, 1], lay_off_won: [-750, 1] });
    expect((await salesOf(draw.id)).map((it) => [it.total, it.state, it.paid])).toEqual([
      ['100.00', 'lost', '0.00'],
      ['20000.00', 'lost', '0.00'],
      ['30200.00', 'won', '16000.00'],
    ]);
    await settleDraw(world.server.world, draw.id);
    expect((await bookedOf(golden.id, draw.id))['lay_off_won']).toEqual([-16_000, 1]);
    expect(await difference()).toBeNull();
  });

  test('and what it won is taken back with a wrong result, and settled again by the right one', async () => {
    const [draw, one] = [await drawOf('2D', '11:00 AM'), await drawOf('1D', '11:00 AM')];
    await must(changeTaker(golden.id, { terms: [{ ...TERMS.of2d, odd: 60 }] }));
    const reason = 'The exchange corrected itself';
    await must(
      decide(world, world.call('POST /api/console/draws/:id/reverse', { token: world.draws_a, params: { id: draw.id }, body: { reason } })),
    );
    await takenBack(draw.id);
    await takenBack(one.id);
    expect((await bookedOf(golden.id, draw.id))['lay_off_won_reversed']).toEqual([16_000, 1]);
    expect((await bookedOf(golden.id, one.id))['lay_off_won_reversed']).toEqual([750, 1]);
    expect((await salesOf(draw.id)).map((it) => it.state)).toEqual(['open', 'open', 'open']);
    expect(await difference()).toBeNull();
    // Its number was known: what is left is not sold any more.
    expect(await codeOf(sell(draw.id, golden.id, [['51', 100]]))).toBe('lay_off_too_late');

    await giveResult(world, draw.id, ...RIGHT);
    await settled(world, draw.id);
    await settled(world, one.id);
    // 30,000 and 20,000 of 07 at the x80 at which they were sold.
    expect(await bookedOf(golden.id, draw.id)).toMatchObject({ lay_off_won: [-16_000 - 4_000_000, 3], lay_off_won_reversed: [16_000, 1] });
    expect(await bookedOf(golden.id, one.id)).toMatchObject({ lay_off_won: [-750 - 3000, 2] });
    expect((await salesOf(draw.id)).map((it) => [it.state, it.paid])).toEqual([
      ['lost', '0.00'],
      ['won', '1600000.00'],
      ['won', '2400000.00'],
    ]);
    expect(await difference()).toBeNull();
  });

  test('a draw that is called off gives the stake back, and the commission to the other house', async () => {
    const draw = await drawOf('2D', '04:30 PM');
    const pearl = await takerOf('Pearl house');
    await stake(player, [['88', 1000]], '04:30 PM');
    await must(sell(draw.id, golden.id, [['88', 333]]));
    await must(
      world.call('POST /api/console/draws/:id/void', {
        token: world.draws_a,
        params: { id: draw.id },
        body: { reason: 'The market is shut' },
      }),
    );
    expect(await codeOf(sell(draw.id, golden.id, [['88', 100]]))).toBe('draw_voided');
    await settled(world, draw.id);
    // Sold after the terms became x60: the commission stayed 12.5 %, rounded down to a pya.
    expect(await bookedOf(golden.id, draw.id)).toEqual({
      lay_off: [333, 1],
      lay_off_commission: [-41.62, 1],
      lay_off_refund: [-333, 1],
      lay_off_commission_refund: [41.62, 1],
    });
    // As the figures of the draw have it: the commission went back as well.
    expect((await salesOf(draw.id)).map((it) => [it.taker, it.state, it.paid, it.commission])).toEqual([
      ['Golden house', 'refunded', '333.00', '0.00'],
      ['Pearl house', 'refunded', '1000.00', '0.00'],
    ]);
    // Of the house is owed what is sold of the draw of 3 PM, and nothing of this one.
    const { owed, open_stakes } = await takerOf('Pearl house');
    expect([pearl.name, owed, open_stakes]).toEqual(['Pearl house', '875.88', '1001.00']);
    expect(await difference()).toBeNull();
  });

  test('of 3D the other house pays near wins at its own odds of them', async () => {
    const { data } = await must(
      world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: '3D', from: MONDAY, to: '2027-01-31' } }),
    );
    const draw = data.find((it) => it.state === 'open') ?? Promise.reject(new Error('no 3D is open'));
    const { id, date, draws_at } = await draw;
    const diamond = await addTaker('Diamond house', 1_000_000, [TERMS.of3d]);
    const bet_obj = [
      ['123', 1000],
      ['321', 1000],
      ['124', 1000],
      ['555', 1000],
    ].map(([bet_number, amount]) => ({ bet_number, amount }));
    await must(world.call('POST /api/user/betting_3d', { token: player.token, body: { bet_obj } as never }));
    await must(
      sell(id, diamond.id, [
        ['123', 100],
        ['321', 200],
        ['124', 300],
        ['555', 400],
      ]),
    );
    await world.moveClock(draws_at);
    for (const token of [world.draws_a, world.draws_b])
      await must(world.call('POST /api/console/draws/:id/results', { token, params: { id }, body: { number: '123' } }));
    await settled(world, id);
    expect(await bookedOf(diamond.id, id)).toEqual({
      lay_off: [1000, 1],
      lay_off_commission: [-200, 1],
      lay_off_won: [-(100 * 500 + 200 * 10 + 300 * 10), 1],
    });
    expect(date > TUESDAY).toBe(true);
    expect(await difference()).toBeNull();
  });
});

describe('in the reports', () => {
  const report = async (by: 'day' | 'lottery' | 'draw' | 'section') =>
    must(world.call('GET /api/console/reports/play', { token: world.finance, query: { by, from: MONDAY, to: MONDAY, limit: 200 } }));
  // Each number that was sold at once: stakes 50,300 of 2D at 11:00 with the commission of 12.5 %, and what 07 won at x80.
  const AT_11 = -50_300 + 6287.5 + 4_000_000;

  test('what was sold is a figure of its draw, and is in the result of it', async () => {
    const draw = await drawOf('2D', '11:00 AM');
    const row = (await report('draw')).data.find((it) => it.key === String(draw.id));
    expect(row?.laid_off).toBe(kyatWire(AT_11 * PYA_PER_KYAT));
    const [stakes, payouts, corrections, result] = [row?.stakes, row?.payouts, row?.corrections, row?.result].map(Number);
    expect(result).toBe((stakes ?? 0) - (payouts ?? 0) + (corrections ?? 0) + AT_11);
    expect(draw.laid_off).toEqual({ stakes: '50300.00', commission: '6287.50', paid: '4000000.00' });
  });

  test('and of its lottery, of its section and of the day: the purse of the other house is none of these', async () => {
    const lotteries = await report('lottery');
    expect(lotteries.data.map((it) => it.key).sort()).toEqual(['house_lottery:1D', 'house_lottery:2D', 'house_lottery:3D']);
    const sums = [lotteries, await report('day'), await report('draw'), await report('section')].map((it) => [
      it.sums.laid_off,
      it.sums.result,
    ]);
    expect(new Set(sums.map((it) => it.join(' '))).size).toBe(1);
    const [booked] = await world.sql(
      `select sum(case when t.kind = 'house_lottery' then m.amount else -m.amount end)::bigint as pya
       from entry e join move m on m.entry_id = e.id join purse t on t.id = m.to_purse where e.reason like 'lay\\_off%' and yangon_day(e.at) = $1`,
      [MONDAY],
    );
    expect(sums[0]?.[0]).toBe(kyatWire(Number(booked?.['pya'])));
  });

  test('and stands there with its entries, which name the other house', async () => {
    const draw = await drawOf('2D', '11:00 AM');
    const query = { from: MONDAY, to: MONDAY, by: 'draw' as const, key: String(draw.id), figure: 'laid_off' as const, limit: 100 };
    const { data } = await must(world.call('GET /api/console/reports/entries', { token: world.finance, query }));
    expect(data.reduce((sum, it) => sum + Number(it.amount), 0)).toBe(AT_11);
    expect(data.map((it) => [it.player, it.taker])).toEqual(data.map(() => [null, 'Golden house']));
    const of_day = { ...query, by: 'day' as const, key: MONDAY };
    const all = await must(world.call('GET /api/console/reports/entries', { token: world.finance, query: of_day }));
    expect(all.data.reduce((sum, it) => sum + Number(it.amount), 0)).toBeCloseTo(Number((await report('day')).sums.laid_off), 2);
  });

  test("the month's chain of player funds holds beside them", async () => {
    const statement = await must(
      world.call('GET /api/console/reports/statement', { token: world.finance, query: { month: MONDAY.slice(0, 7) } }),
    );
    expect(statement.difference).toBe('0.00');
    expect(statement.data.some((it) => it.name === 'Other reasons')).toBe(false);
  });
});

describe('the audit names', () => {
  test.each(OF_SALES)('%s', async (_, sql, check) => {
    await owner.query(`begin; set local session_replication_role = replica; ${sql}`);
    try {
      expect(await findWrong(check, owner)).not.toBeNull();
    } finally {
      await owner.query('rollback');
    }
    expect(await findWrong(check, owner)).toBeNull();
  });
});

test('after all of this no house is owed otherwise than the ledger has it', async () => {
  for (const taker of await takers()) {
    const [row] = await world.sql(
      `select coalesce(sum(case when m.to_purse = p.id then m.amount else -m.amount end), 0)::bigint as pya
       from purse p left join move m on p.id in (m.from_purse, m.to_purse) where p.kind = 'house_lay_off' and p.name = $1`,
      [String(taker.id)],
    );
    expect([taker.name, taker.owed]).toEqual([taker.name, kyatWire(Number(row?.['pya']))]);
  }
  expect(await difference()).toBeNull();
});
