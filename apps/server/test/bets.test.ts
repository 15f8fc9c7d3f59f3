import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { balanceOf, bet, drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { must, type TestPlayer } from './people.ts';
import { readsOf } from './table-reads.ts';

const world = await drawsWorld();
let player: TestPlayer;
beforeAll(async () => {
  // A house whose books were looked through while they were empty: plans made then must do for many slips as well.
  await world.sql('vacuum analyze');
  player = await world.player(900_000);
});

const slipsOf = async (who: TestPlayer) => world.sql('select * from slip where player_id = $1 order by id', [who.id]);

describe('a bet', () => {
  test('takes its stake from the balance and becomes a slip with a voucher', async () => {
    const who = await world.player(10_000);
    const got = await must(
      bet(world, who, [
        ['07', 100],
        ['70', '2500'],
      ]),
    );
    expect(got).toMatchObject({ total_amount: '2600.00', total_bet: 2, user_balance: '7400.00' });
    expect(got.accepted_at).toMatch(/^2026-11-23T10:0\d:\d\d\+06:30$/);
    expect(got.voucher).toMatch(/^2D-[0-9A-Z]{7}$/);
    expect(await balanceOf(world, who)).toBe('7400.00');
    const history = await must(world.call('GET /api/user/bet_slip_history_2d', { token: who.token }));
    expect(history.data).toHaveLength(1);
    expect(history.data[0]).toMatchObject({
      id: got.slip_id,
      voucher: got.voucher,
      section: '11:00 AM',
      date: MONDAY,
      total_amount: '2600.00',
      win: 0,
      bettings: [
        { bet_number: '07', amount: '100.00', odd: 85, win: 0 },
        { bet_number: '70', amount: '2500.00', odd: 85, win: 0 },
      ],
    });
  });

  test('is shown to nobody else', async () => {
    const other = await world.player(0);
    const history = await must(world.call('GET /api/user/bet_slip_history_2d', { token: other.token }));
    expect(history).toMatchObject({ data: [], next: null });
  });

  test('counts on its number for everyone', async () => {
    const before = await numberRow('33');
    await must(bet(world, player, [['33', 1500]]));
    expect(Number((await numberRow('33')).total_amount) - Number(before.total_amount)).toBe(1500);
  });

  test('is for the section of today when no day is named, and for tomorrow when that is named', async () => {
    await must(
      world.call('POST /api/betting' as 'POST /api/user/betting', {
        token: player.token,
        body: { section: '12:01', bet_obj: [{ bet_number: '01', amount: 100 }] },
      }),
    );
    await must(bet(world, player, [['02', 100]], { section: '11:00 AM', date: MONDAY }));
    const days = await world.sql(
      'select d.day::text, d.section::text from slip s join draw d on d.id = s.draw_id where s.player_id = $1 order by s.id desc limit 2',
      [player.id],
    );
    expect(days).toEqual([
      { day: MONDAY, section: '11:00:00' },
      { day: MONDAY, section: '12:01:00' },
    ]);
  });

  test('looks at none of the slips that its player has already', async () => {
    const who = await world.player(100_000);
    const reads = () => readsOf(world, 'slip');
    const many = 60;
    const before = await reads();
    for (let placed = 0; placed < many; placed += 1) await must(bet(world, who, [['05', 100]]));
    await wait(1100);
    await must(bet(world, who, [['05', 100]]));
    await expect.poll(async () => (await reads()).written - before.written).toBeGreaterThan(many);
    const after = await reads();
    expect(after.fetched - before.fetched).toBeLessThan(5 * many);
    expect(after.scans - before.scans).toBeLessThan(many);
  });

  async function numberRow(number: string) {
    const numbers = await must(world.call('POST /api/new_two_d', { body: { section: '11:00 AM', date: MONDAY } }));
    const row = numbers.data.find((it) => it.bet_number === number);
    if (!row) throw new Error(`no number ${number}`);
    return row;
  }
});

describe('refused, and nothing is taken', () => {
  const lines = (count: number): [string, number][] => Array.from({ length: count }, (_, it) => [String(it % 100).padStart(2, '0'), 100]);
  for (const [what, code, status, sent, more] of [
    ['no numbers', 'amount_not_set', 400, [], {}],
    ['an amount of nothing', 'amount_not_set', 400, [['01', 0]], {}],
    ['less than the minimum', 'amount_too_small', 400, [['01', 99]], {}],
    ['an amount between two steps', 'amount_too_small', 400, [['01', 150]], {}],
    ['more than the maximum', 'amount_too_large', 400, [['01', 500_100]], {}],
    [
      'a number twice',
      'number_not_valid',
      400,
      [
        ['01', 100],
        ['01', 100],
      ],
      {},
    ],
    ['a number of three digits', 'number_not_valid', 400, [['100', 100]], {}],
    ['a number of one digit', 'number_not_valid', 400, [['7', 100]], {}],
    ['a number in words', 'number_not_valid', 400, [['ab', 100]], {}],
    ['more than a hundred numbers', 'number_not_valid', 400, lines(101), {}],
    [
      'more than the balance',
      'not_enough_money',
      400,
      [
        ['01', 500_000],
        ['02', 500_000],
      ],
      {},
    ],
    ['a section that does not exist', 'no_digit_data', 400, [['01', 100]], { section: '03:17 AM' }],
    ['a day without draws', 'no_digit_data', 400, [['01', 100]], { date: '2026-11-22' }],
    ['a draw that is not open yet', 'section_closed', 400, [['01', 100]], { date: TUESDAY }],
    ['a negative amount', 'malformed', 422, [['01', -100]], {}],
    ['part of a kyat', 'malformed', 422, [['01', '100.50']], {}],
    ['an exponent', 'malformed', 422, [['01', '1e3']], {}],
    ['more digits than numbers have', 'malformed', 422, [['01', '99999999999999999999']], {}],
    ['a float beyond exactness', 'malformed', 422, [['01', 1e21]], {}],
    ['hexadecimal', 'malformed', 422, [['01', '0x64']], {}],
  ] as [string, string, number, [string, number | string][], { section?: string; date?: string }][]) {
    test(what, async () => {
      const before = [await balanceOf(world, player), (await slipsOf(player)).length];
      const got = await bet(world, player, sent, more);
      expect([got.status, got.body.code]).toEqual([status, code]);
      expect(got.body.message).toMatch(/\w/);
      expect([await balanceOf(world, player), (await slipsOf(player)).length]).toEqual(before);
    });
  }

  test('without a login', async () => {
    const got = await bet(world, { token: '' }, [['01', 100]]);
    expect([got.status, got.body.code]).toEqual([401, 'login_needed']);
  });

  test('a body that is none', async () => {
    for (const body of [
      null,
      [],
      'x',
      { section: '11:00 AM' },
      { section: 11, bet_obj: [] },
      { section: '11:00 AM', bet_obj: [{ bet_number: { $gt: '' }, amount: 100 }] },
    ]) {
      const got = await world.call('POST /api/user/betting', { token: player.token, body });
      expect([JSON.stringify(body), got.status]).toEqual([JSON.stringify(body), 422]);
    }
  });

  test('every failing number is named with what is left on it', async () => {
    const draw = await world.drawOf('03:00 PM');
    await must(
      world.call('POST /api/console/draws/:id/numbers', {
        token: world.draws_a,
        params: { id: draw.id },
        body: {
          numbers: [
            { bet_number: '11', is_blocked: true },
            { bet_number: '22', cap: 1000 },
            { bet_number: '44', cap: 0 },
          ],
        },
      }),
    );
    const section = '03:00 PM';
    await must(bet(world, player, [['22', 300]], { section }));
    const got = await bet(
      world,
      player,
      [
        ['22', 800],
        ['11', 100],
        ['33', 100],
        ['44', 100],
      ],
      { section },
    );
    expect([got.status, got.body.code]).toEqual([400, 'number_blocked']);
    expect((got.body as unknown as { numbers: unknown }).numbers).toEqual([
      { bet_number: '22', available: '700.00' },
      { bet_number: '11', available: '0.00' },
      { bet_number: '44', available: '0.00' },
    ]);
    const sold_out = await bet(
      world,
      player,
      [
        ['22', 800],
        ['33', 100],
      ],
      { section },
    );
    expect([sold_out.body.code, (sold_out.body as unknown as { numbers: unknown }).numbers]).toEqual([
      'number_sold_out',
      [{ bet_number: '22', available: '700.00' }],
    ]);
    await must(
      bet(
        world,
        player,
        [
          ['22', 700],
          ['33', 100],
        ],
        { section },
      ),
    );
  });

  test('by players who may not play', async () => {
    for (const [change, code] of [
      [`birthday = null`, 'birthday_needed'],
      [`birthday = '2010-01-01'`, 'under_age'],
      [`birthday = '1990-01-01', excluded_until = now() + interval '2000 days'`, 'excluded'],
    ] as const) {
      const who = await world.player(1000);
      await world.sql(`update player set ${change} where id = $1`, [who.id]);
      expect([code, (await bet(world, who, [['01', 100]])).body.code]).toEqual([code, code]);
    }
    const who = await world.player(1000);
    await world.sql(`update purse set balance = -1, overdrawn_at = now() where player_id = $1 and kind = 'main'`, [who.id]);
    expect((await bet(world, who, [['01', 100]])).body.code).toBe('overdrawn');
  });

  test('when an operator has stopped the draw, the section or the lottery, and of no other section', async () => {
    const draw = await world.drawOf('11:00 AM');
    const { sections } = await must(world.call('GET /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery: '2D' } }));
    const id = sections.find((it) => it.section === '11:00 AM')?.id ?? 0;
    const token = world.draws_a;
    const switches = {
      draw: (is_open: boolean) => must(world.call('POST /api/console/draws/:id', { token, params: { id: draw.id }, body: { is_open } })),
      section: (is_open: boolean) => must(world.call('POST /api/console/sections/:id', { token, params: { id }, body: { is_open } })),
      lottery: (is_open: boolean) =>
        must(world.call('POST /api/console/lotteries/:lottery', { token, params: { lottery: '2D' }, body: { is_open } })),
    };
    const shown = async () => [
      (await bet(world, player, [['01', 100]], { section: '11:00 AM' })).body.code ?? 'taken',
      (await must(world.call('POST /api/new_two_d', { body: { section: '11:00 AM' } }))).game,
      (await must(world.call('GET /api/section'))).data.find((it) => it.time_section === '11:00 AM')?.is_open,
      (await must(world.call('GET /api/lottery/list'))).find((it) => it.code === '2D')?.next_section,
      (await must(world.call('GET /api/console/board', { token }))).data.find((it) => it.id === draw.id)?.is_open,
    ];
    const open = ['taken', 'open', 1, '11:00 AM', true];
    for (const [name, turn] of Object.entries(switches)) {
      await turn(false);
      expect([name, ...(await shown())]).toEqual([name, 'section_closed', 'close', 0, name === 'lottery' ? null : '12:01 PM', false]);
      if (name !== 'lottery') await must(bet(world, player, [['01', 100]], { section: '03:00 PM' }));
      await turn(true);
      expect([name, ...(await shown())]).toEqual([name, ...open]);
    }
  });
});

describe('one key', () => {
  const key = 'a-key-of-a-bet-0001';

  test('sent twenty times at once is one bet, and every answer is the same', async () => {
    const who = await world.player(50_000);
    const got = await Promise.all(Array.from({ length: 20 }, () => bet(world, who, [['55', 1000]], { key })));
    expect(got.map((it) => it.status)).toEqual(Array(20).fill(200));
    expect(new Set(got.map((it) => JSON.stringify({ ...it.body, request_id: null }))).size).toBe(1);
    expect(got.filter((it) => it.headers.get('idempotent-replayed') === 'true')).toHaveLength(19);
    expect(await slipsOf(who)).toHaveLength(1);
    expect(await balanceOf(world, who)).toBe('49000.00');
  });

  test('with another body is refused', async () => {
    const who = await world.player(5000);
    await must(bet(world, who, [['55', 1000]], { key }));
    const got = await bet(world, who, [['56', 1000]], { key });
    expect([got.status, got.body.code]).toEqual([422, 'key_reused']);
    expect(await slipsOf(who)).toHaveLength(1);
  });

  test('of two players are two bets', async () => {
    const [one, two] = [await world.player(1000), await world.player(1000)];
    await must(bet(world, one, [['55', 500]], { key }));
    expect((await bet(world, two, [['55', 500]], { key })).headers.get('idempotent-replayed')).toBeNull();
    expect(await slipsOf(two)).toHaveLength(1);
  });

  test('that was refused may be tried again', async () => {
    const who = await world.player(1000);
    expect((await bet(world, who, [['55', 5000]], { key })).body.code).toBe('not_enough_money');
    await must(bet(world, who, [['55', 1000]], { key }));
  });
});

test('one player who sends more than the balance at once is taken exactly as far as it goes', async () => {
  const who = await world.player(10_000);
  const got = await Promise.all(Array.from({ length: 30 }, (_, it) => bet(world, who, [[String(it + 10), 1000]])));
  expect(got.filter((it) => it.status === 200)).toHaveLength(10);
  expect(got.filter((it) => it.body.code === 'not_enough_money')).toHaveLength(20);
  expect(await balanceOf(world, who)).toBe('0.00');
});

test('a bet sent twice gets its first answer also after closing', async () => {
  const key = 'one-bet-around-closing';
  const who = await world.player(1000);
  const first = await must(bet(world, who, [['55', 500]], { key }));
  await world.moveClock(`${MONDAY}T10:50:00+06:30`);
  expect((await bet(world, who, [['55', 500]], { key: 'another-key-after' })).body.code).toBe('betting_closed');
  const again = await bet(world, who, [['55', 500]], { key });
  expect([again.status, again.body.slip_id, again.headers.get('idempotent-replayed')]).toEqual([200, first.slip_id, 'true']);
});
