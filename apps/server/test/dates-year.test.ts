import { describe, expect, test } from 'vitest';
import { announce } from '../src/lottery/announce.ts';
import { confirm, decide, secondPerson, waiting } from './deeds.ts';
import { drawsWorld } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const ROWS_OF_AUDIT = `select action, subject, after from audit_row where action in ('confirm_dates', 'move_draw') order by id`;
/** The days off the 1st and the 16th, in a list of 2027 as it is planned. */
const PLANNED_2027: Record<string, string> = { '2027-01-01': '2027-01-02', '2027-01-16': '2027-01-17', '2027-05-01': '2027-05-02' };
const NORMAL_2027 = Array.from({ length: 24 }, (_, index) => {
  const month = String(Math.floor(index / 2) + 1).padStart(2, '0');
  return `2027-${month}-${index % 2 === 0 ? '01' : '16'}`;
});
const OPEN = '2026-12-01';

type Dates = { normal_day: string; day: string }[];

/** A world in which the draw of 1 December takes bets, and those after it are planned. */
async function datesWorld() {
  const world = await drawsWorld();
  const params = { lottery: '3D' } as const;
  const proposal = async (year: number) =>
    (await must(world.call('GET /api/console/lotteries/:lottery/dates/proposal', { token: world.draws_a, params, query: { year } }))).data;
  const confirm = (year: number, dates: Dates, lottery: '2D' | '3D' = '3D') =>
    world.call('POST /api/console/lotteries/:lottery/dates/year', { token: world.draws_a, params: { lottery }, body: { year, dates } });
  const draws = async (from = '2026-11-23', to = '2028-01-31') =>
    (await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: '3D', from, to } }))).data;
  const move = async (from: string, date: string) => {
    const [draw] = await draws(from, from);
    const call = { token: world.draws_a, params: { id: draw?.id ?? 0 }, body: { date, reason: 'Announced' } };
    return must(decide(world, world.call('POST /api/console/draws/:id/move', call)));
  };
  const days = async () => (await draws()).map((it) => it.date);
  const bet = async (date_3d: string) => {
    const { token } = await world.player(1_000);
    return must(world.call('POST /api/user/betting_3d', { token, body: { date_3d, bet_obj: [{ bet_number: '387', amount: 100 }] } }));
  };
  await until(async () => (await draws()).length === 5);
  return { ...world, proposal, confirm, draws, move, days, bet };
}

/** A proposed list as it is sent, with some dates changed. */
function listOf(proposed: readonly { normal_day: string; day: string }[], changes: Record<string, string> = {}): Dates {
  return proposed.map(({ normal_day, day }) => ({ normal_day, day: changes[normal_day] ?? day }));
}

describe('the 3D dates of a year', async () => {
  const world = await datesWorld();

  test('are proposed from today on as they are planned, confirmed at once, by two where one comes later, and the next draws follow them', async () => {
    expect(await world.proposal(2025)).toEqual([]);
    expect((await world.proposal(2026)).map((it) => it.day)).toEqual(['2026-12-01', '2026-12-16']);
    const proposed = await world.proposal(2027);
    expect(proposed).toEqual(
      NORMAL_2027.map((normal_day) => {
        const day = PLANNED_2027[normal_day] ?? normal_day;
        return { normal_day, day, planned_day: day, is_confirmed: false, slips: 0, is_closed: false };
      }),
    );
    const changes = { '2027-01-16': '2027-01-16', '2027-02-16': '2027-02-17', '2027-08-01': '2027-07-31' };
    const moved = [
      { from: '2027-01-17', to: '2027-01-16' },
      { from: '2027-02-16', to: '2027-02-17' },
      { from: '2027-08-01', to: '2027-07-31' },
    ];
    const before = [await world.days(), await world.proposal(2027)];
    const { deed_id, ...asked } = await must(world.confirm(2027, listOf(proposed, changes)));
    expect([asked.moved, await world.days(), await world.proposal(2027)]).toEqual([[], ...before]);
    const second = await secondPerson(world);
    const deed = (await waiting(world, second)).find((it) => it.id === deed_id);
    expect(deed?.lines).toContainEqual({ field: '16/02/2027', before: '16/02/2027', after: '17/02/2027' });
    await confirm(world, deed_id ?? 0, second);
    expect(await world.days()).toEqual(['2026-12-01', '2026-12-16', '2027-01-02', '2027-01-16', '2027-02-01']);
    expect((await world.draws('2027-02-01'))[0]?.opens_at).toBe('2027-01-16T14:00:00+06:30');

    const stands = await world.proposal(2027);
    expect(stands.map((it) => it.day)).toEqual(listOf(proposed, changes).map((it) => it.day));
    expect(stands.every((it) => it.is_confirmed)).toBe(true);
    expect((await world.proposal(2026)).every((it) => it.is_confirmed)).toBe(false);
    await world.moveClock('2027-07-16T15:00:00+06:30');
    await until(async () => (await world.draws('2027-07-30')).length === 4);
    expect((await world.draws('2027-07-16')).map((it) => it.date)).toEqual([
      '2027-07-16',
      '2027-07-31',
      '2027-08-16',
      '2027-09-01',
      '2027-09-16',
    ]);
    expect((await must(world.call('GET /api/section_3d'))).date_3d).toBe('2027-07-31');
    const after = { year: 2027, dates: 24, moved };
    const [move, list, ...more] = await world.sql(ROWS_OF_AUDIT);
    expect([move?.['action'], list, more]).toEqual(['move_draw', { action: 'confirm_dates', subject: 'lottery:3D', after }, []]);
  });

  test('once more change nothing', async () => {
    const before = [await world.days(), await world.proposal(2027)];
    expect((await must(world.confirm(2027, listOf(await world.proposal(2027))))).moved).toEqual([]);
    expect([await world.days(), await world.proposal(2027)]).toEqual(before);
    expect((await world.sql(ROWS_OF_AUDIT)).at(-1)).toMatchObject({ action: 'confirm_dates', after: { moved: [] } });
  });
});

describe('a list of 3D dates', async () => {
  const world = await datesWorld();
  const refused = async (year: number, dates: Dates, lottery: '2D' | '3D' = '3D') => {
    const { status, body } = await world.confirm(year, dates, lottery);
    return [status, body.code];
  };

  test.each([
    ['a year before 2000', 1999, [['1999-12-16', '1999-12-16']]],
    ['a year after 2100', 2101, [['2101-01-16', '2101-01-16']]],
    ['no date', 2027, []],
  ] as const)('with %s is not taken', async (_name, year, dates) => {
    expect((await world.confirm(year, rowsOf(dates))).status).toBe(422);
  });

  test.each([
    ['another year', [['2026-12-16', '2026-12-16']]],
    ['a day that is no normal day', [['2027-01-15', '2027-01-15']]],
    [
      'a normal day twice',
      [
        ['2027-01-16', '2027-01-16'],
        ['2027-01-16', '2027-01-17'],
      ],
    ],
    ['a day too far from its normal one', [['2027-02-16', '2027-02-23']]],
  ] as const)('with %s is refused, all of it', async (_name, dates) => {
    const before = [await world.days(), await world.proposal(2027)];
    expect(await refused(2027, [{ normal_day: '2027-03-01', day: '2027-03-02' }, ...rowsOf(dates)])).toEqual([422, 'time_not_valid']);
    expect([await world.days(), await world.proposal(2027)]).toEqual(before);
  });

  test('with a day that has passed, or on which a draw was moved, is refused', async () => {
    expect(await refused(2026, rowsOf([['2026-11-16', '2026-11-16']]))).toEqual([422, 'time_not_valid']);
    expect(await refused(2026, rowsOf([['2026-12-01', '2026-11-22']]))).toEqual([422, 'time_not_valid']);
    await world.move('2027-01-17', '2027-01-28');
    await world.move('2027-02-01', '2027-02-27');
    for (const taken of [
      ['2027-02-01', '2027-01-28'],
      ['2027-02-01', '2027-01-27'],
      ['2027-03-01', '2027-02-27'],
    ] as const)
      expect([taken, await refused(2027, rowsOf([taken]))]).toEqual([taken, [422, 'time_not_valid']]);
    expect((await must(world.confirm(2027, rowsOf([['2027-01-16', '2027-01-28']])))).moved).toEqual([]);
  });

  test('is of a lottery with dates of its own, and of operators for draws', async () => {
    expect((await refused(2027, rowsOf([['2027-02-16', '2027-02-17']]), '2D'))[0]).toBe(404);
    const as_cash = { token: world.finance, params: { lottery: '3D' } } as const;
    const asked = await world.call('GET /api/console/lotteries/:lottery/dates/proposal', { ...as_cash, query: { year: 2027 } });
    const body = { year: 2027, dates: rowsOf([['2027-02-16', '2027-02-17']]) };
    const sent = await world.call('POST /api/console/lotteries/:lottery/dates/year', { ...as_cash, body });
    expect([asked.status, sent.status]).toEqual([403, 403]);
  });

  test('moves an open draw that holds no bets, to a later day by two; one that holds some is refused, and moves by itself', async () => {
    const [draw] = await world.draws();
    await must(decide(world, world.confirm(2026, rowsOf([[OPEN, '2026-12-03']]))));
    expect((await must(world.confirm(2026, rowsOf([[OPEN, '2026-12-02']])))).moved).toEqual([{ from: '2026-12-03', to: '2026-12-02' }]);
    const [moved, next] = await world.draws();
    expect(moved).toMatchObject({ id: draw?.id, date: '2026-12-02', state: 'open', closes_at: '2026-12-02T14:00:00+06:30' });
    expect(next).toMatchObject({ date: '2026-12-16', opens_at: '2026-12-02T14:00:00+06:30' });
    await world.bet('2026-12-02');
    expect((await world.proposal(2026))[0]).toMatchObject({ normal_day: OPEN, day: '2026-12-02', slips: 1 });
    const back = rowsOf([
      [OPEN, OPEN],
      ['2026-12-16', '2026-12-17'],
    ]);
    expect(await refused(2026, back)).toEqual([409, 'draw_has_bets']);
    expect((await world.days()).slice(0, 2)).toEqual(['2026-12-02', '2026-12-16']);
    await world.move('2026-12-02', OPEN);
    await must(decide(world, world.confirm(2026, back)));
    expect((await world.days()).slice(0, 2)).toEqual([OPEN, '2026-12-17']);
  });

  test('leaves out what is an off day, and moves no draw that has closed', async () => {
    const off = { day: '2027-04-16', reason: 'No draw was announced', is_off: true };
    await must(world.call('POST /api/console/lotteries/:lottery/off-days', { token: world.draws_a, params: { lottery: '3D' }, body: off }));
    expect((await world.proposal(2027)).some((it) => it.normal_day === '2027-04-16')).toBe(false);
    await world.moveClock(`${OPEN}T14:30:00+06:30`);
    await until(async () => (await world.draws(OPEN))[0]?.state === 'closed');
    expect((await world.proposal(2026))[0]).toMatchObject({ day: OPEN, is_closed: true });
    expect(await refused(2026, rowsOf([[OPEN, '2026-12-02']]))).toEqual([400, 'betting_closed']);
    await world.moveClock(`${OPEN}T15:30:01+06:30`);
    await announce(
      world.server.world,
      { name: 'replay', lottery: '3D' },
      { day: OPEN, section: '15:30', set: null, value: '107387', source_at: null },
    );
    expect(await refused(2026, rowsOf([[OPEN, '2026-12-02']]))).toEqual([400, 'betting_closed']);
  });
});

function rowsOf(rows: readonly (readonly [normal_day: string, day: string])[]): Dates {
  return rows.map(([normal_day, day]) => ({ normal_day, day }));
}
