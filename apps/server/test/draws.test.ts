import { describe, expect, test } from 'vitest';
import { decide } from './deeds.ts';
import { bet, drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { holdRows } from './hold-rows.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const WEDNESDAY = '2026-11-25';
const SECTIONS = ['11:00 AM', '12:01 PM', '03:00 PM', '04:30 PM'];

const drawsOn = async (day: string) =>
  (await must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: '2D', from: day, to: day } }))).data;
const settings = () => must(world.call('GET /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery: '2D' } }));
const offDay = (day: string, is_off: boolean) =>
  world.call('POST /api/console/lotteries/:lottery/off-days', {
    token: world.draws_a,
    params: { lottery: '2D' },
    body: { day, is_off, reason: 'Market holiday' },
  });
const lastAudit = async () =>
  (await world.sql('select operator_id::int, action, subject, before, after, reason from audit_row order by id desc limit 1'))[0];

describe('draws appear by themselves', () => {
  test('on weekdays, each section with its closing and its numbers', async () => {
    const monday = await drawsOn(MONDAY);
    expect(monday.map((it) => it.section)).toEqual(SECTIONS);
    expect(monday.map((it) => it.closes_at.slice(11, 19))).toEqual(['10:50:00', '11:51:00', '14:50:00', '16:20:00']);
    expect(monday[0]).toMatchObject({ state: 'open', odd: 85, cap: '10000000.00', opens_at: '2026-11-20T10:50:00+06:30', staked: '0.00' });
    expect((await drawsOn(TUESDAY)).map((it) => it.state)).toEqual(Array(4).fill('scheduled'));
    for (const weekend of ['2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29']) expect(await drawsOn(weekend)).toEqual([]);
    const numbers = await must(world.call('POST /api/new_two_d', { body: { section: '11:00 AM' } }));
    expect(numbers.data.map((it) => it.bet_number)).toEqual(Array.from({ length: 100 }, (_, it) => String(it).padStart(2, '0')));
    expect(numbers).toMatchObject({ game: 'open', odd: 85, minimum: '100.00', maximum: '500000.00', step: '100.00', date: MONDAY });
  });

  test('only of lotteries that are offered', async () => {
    const list = await must(world.call('GET /api/lottery/list'));
    expect(list.map((it) => [it.code, it.odd, it.is_open, it.next_section])).toEqual([
      ['1D', 8, 1, '11:00 AM'],
      ['2D', 85, 1, '11:00 AM'],
      ['C1D', 8, 1, '02:00 PM'],
      ['C2D', 80, 1, '02:00 PM'],
      ['3D', 550, 1, '03:30 PM'],
    ]);
    expect(await world.sql(`select from draw where lottery_id not in (select id from lottery where is_offered)`)).toEqual([]);
  });
});

describe('an operator', () => {
  test('changes odds for draws that are not open yet, and limits at once', async () => {
    const change = (body: object) =>
      decide(world, world.call('POST /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery: '2D' }, body }));
    const player = await world.player(5000);
    const changed = await must(change({ odd: 80, stake_min: 200 }));
    // The stakes count at once, the odds once a second person has confirmed them.
    expect(changed).toMatchObject({ data: { odd: 85, stake_min: '200.00' }, deed_id: expect.any(Number) });
    expect((await settings()).data).toMatchObject({ odd: 80, stake_min: '200.00' });
    expect(await lastAudit()).toMatchObject({
      action: 'confirm_lottery',
      subject: 'lottery:2D',
      before: { Odds: 'x85' },
      after: { Odds: 'x80' },
    });
    expect((await bet(world, player, [['01', 100]])).body.code).toBe('amount_too_small');
    expect((await drawsOn(MONDAY))[0]?.odd).toBe(85);
    await until(async () => (await drawsOn(TUESDAY))[0]?.odd === 80);
    expect((await change({ stake_max: 100 })).body.code).toBe('amount_not_valid');
    await must(change({ odd: 85, stake_min: 100 }));
    await until(async () => (await drawsOn(TUESDAY))[0]?.odd === 85);
  });

  test('is answered when the draws follow, also while another process is at them', async () => {
    const body = { bet_next_day: false };
    const change = { token: world.draws_a, params: { lottery: '2D' } } as const;
    const held = await holdRows(world.database_url, `select pg_advisory_xact_lock(hashtextextended('lottery.draws', 0))`);
    const changed = must(world.call('POST /api/console/lotteries/:lottery', { ...change, body }));
    await until(async () => !(await settings()).data.bet_next_day);
    await held.release();
    await changed;
    expect((await drawsOn(TUESDAY)).map((it) => it.opens_at.slice(11, 16))).toEqual(Array(4).fill('00:00'));
    await must(world.call('POST /api/console/lotteries/:lottery', { ...change, body: { bet_next_day: true } }));
    expect((await drawsOn(TUESDAY)).map((it) => it.opens_at.slice(11, 16))).not.toContain('00:00');
  });

  test('closes a section earlier at once, and later only for draws that are not open yet', async () => {
    const { sections } = await settings();
    const afternoon = sections.find((it) => it.section === '03:00 PM');
    const change = (close_before_minutes: number) =>
      must(
        decide(
          world,
          world.call('POST /api/console/sections/:id', {
            token: world.draws_a,
            params: { id: afternoon?.id ?? 0 },
            body: { close_before_minutes },
          }),
        ),
      );
    await change(60);
    expect((await drawsOn(MONDAY))[2]?.closes_at).toBe(`${MONDAY}T14:00:00+06:30`);
    await until(async () => (await drawsOn(TUESDAY))[2]?.closes_at === `${TUESDAY}T14:00:00+06:30`);
    expect((await drawsOn(TUESDAY))[2]).toMatchObject({ opens_at: `${MONDAY}T14:00:00+06:30` });
    await change(5);
    expect((await drawsOn(MONDAY))[2]?.closes_at).toBe(`${MONDAY}T14:00:00+06:30`);
    await until(async () => (await drawsOn(TUESDAY))[2]?.closes_at === `${TUESDAY}T14:55:00+06:30`);
  });

  test('closes one draw now, and none later', async () => {
    const draw = await world.drawOf('04:30 PM');
    const change = (body: object) => world.call('POST /api/console/draws/:id', { token: world.draws_a, params: { id: draw.id }, body });
    expect((await change({ closes_at: `${MONDAY}T16:25:00+06:30` })).body.code).toBe('time_not_valid');
    const closed = await must(change({ closes_at: `${MONDAY}T09:00:00+06:30` }));
    expect(await lastAudit()).toMatchObject({ action: 'change_draw', subject: `draw:${draw.id}` });
    expect(closed.data.closes_at.slice(0, 16)).toBe(`${MONDAY}T10:00`);
    await until(async () => (await world.drawOf('04:30 PM')).state === 'closed');
    expect((await bet(world, await world.player(1000), [['01', 100]], { section: '04:30 PM' })).body.code).toBe('betting_closed');
    expect((await change({ is_open: false })).body.code).toBe('betting_closed');
  });

  test('closes a draw that is not open yet earlier, and that stays so whatever else is changed', async () => {
    const draw = await world.drawOf('12:01 PM', WEDNESDAY);
    expect(draw.state).toBe('scheduled');
    const change = (body: object) => world.call('POST /api/console/draws/:id', { token: world.draws_a, params: { id: draw.id }, body });
    const closes_at = `${WEDNESDAY}T11:00:00+06:30`;
    expect((await must(change({ closes_at }))).data.closes_at).toBe(closes_at);
    const odds = (odd: number) =>
      must(
        decide(
          world,
          world.call('POST /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery: '2D' }, body: { odd } }),
        ),
      );
    await odds(82);
    await until(async () => (await drawsOn(WEDNESDAY))[1]?.odd === 82);
    expect((await drawsOn(WEDNESDAY))[1]?.closes_at).toBe(closes_at);
    await odds(85);
    await until(async () => (await drawsOn(WEDNESDAY))[1]?.odd === 85);
    expect((await drawsOn(WEDNESDAY))[1]?.closes_at).toBe(closes_at);
  });

  test('sets an off day ahead: its draws go, the next open earlier, and back', async () => {
    const THURSDAY = '2026-11-26';
    await must(offDay(THURSDAY, true));
    await until(async () => (await drawsOn(THURSDAY)).length === 0);
    await until(async () => (await drawsOn('2026-11-27'))[0]?.opens_at === '2026-11-25T10:50:00+06:30');
    expect((await settings()).off_days).toEqual([{ day: THURSDAY, reason: 'Market holiday' }]);
    await must(offDay(THURSDAY, false));
    await until(async () => (await drawsOn(THURSDAY)).length === 4);
    await until(async () => (await drawsOn('2026-11-27'))[0]?.opens_at === '2026-11-26T10:50:00+06:30');
  });

  test('cannot make a day off whose draws hold bets without saying what happens to them', async () => {
    await must(bet(world, await world.player(1000), [['01', 100]], { section: '12:01 PM' }));
    expect((await offDay(MONDAY, true)).body.code).toBe('draw_opened');
    expect(await drawsOn(MONDAY)).toHaveLength(4);
  });

  test('needs the permission for draws', async () => {
    const got = await world.call('GET /api/console/draws', { token: world.finance, query: { lottery: '2D' } });
    expect([got.status, got.body.code]).toEqual([403, 'not_allowed']);
  });

  test('sees what is staked on each number and what it would pay', async () => {
    await must(bet(world, await world.player(5000), [['88', 1200]], { section: '12:01 PM' }));
    const draw = await world.drawOf('12:01 PM');
    const detail = await must(world.call('GET /api/console/draws/:id', { token: world.draws_a, params: { id: draw.id } }));
    expect(detail.numbers[88]).toEqual({
      bet_number: '88',
      taken: '1200.00',
      cap: '10000000.00',
      has_own_cap: false,
      is_blocked: false,
      own_cap: null,
      own_block: false,
      laid_off: '0.00',
      sealed: null,
      would_pay: '102000.00',
      net_pay: '102000.00',
    });
    expect(detail.data).toMatchObject({ slip_count: 2, staked: '1300.00', paid: '0.00' });
  });
});
