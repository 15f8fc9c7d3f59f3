import { cryptoTwoDFrom, threeDFrom, twoDFrom } from '@shwekan/rules';
import { describe, expect, test } from 'vitest';
import { raiseMissing } from '../src/lottery/missing.ts';
import { decide } from './deeds.ts';
import { bet, drawsWorld, giveResult, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';

const world = await drawsWorld();

const enter = (draw_id: number, body: object, token = world.draws_a) =>
  world.call('POST /api/console/draws/:id/results', { token, params: { id: draw_id }, body });
const confirm = (id: number, token = world.draws_b) => world.call('POST /api/console/results/:id/confirm', { token, params: { id } });
const reject = (id: number, token = world.draws_b) =>
  world.call('POST /api/console/results/:id/reject', { token, params: { id }, body: { reason: 'Mistyped' } });
const alerts = async () => (await world.sql(`select kind from alert order by id`)).map((it) => it['kind']);

describe('a result', () => {
  test('is refused before closing, also by the database', async () => {
    const draw = await world.drawOf('11:00 AM');
    expect((await enter(draw.id, { set: '1,338.91', value: '32,345.64' })).body.code).toBe('draw_not_closed');
    await expect(
      world.sql(
        `with r as (insert into result_proposal (draw_id, number, source, derivation, source_set, source_value) values ($1, 15, 'x', '2d', '1,338.91', '32,345.64') returning id)
         update draw set result = 15, resulted_at = product_now(), result_id = (select id from r) where id = $1`,
        [draw.id],
      ),
    ).rejects.toThrow('violates');
  });

  test('that does not follow from its values is refused, also by the database', async () => {
    await world.moveClock(`${MONDAY}T11:00:30+06:30`);
    const draw = await world.drawOf('11:00 AM');
    for (const [body, code] of [
      [{ set: '1,338.91', value: '32,345.64', number: '16' }, 'result_not_derived'],
      [{ set: '1,338.915', value: '32,345.64' }, 'result_not_derived'],
      [{ set: '--', value: '--' }, 'result_not_derived'],
      [{ value: '32,345.64' }, 'result_not_derived'],
      [{ number: '7' }, 'number_not_valid'],
      [{ number: '155' }, 'number_not_valid'],
      [{}, 'number_not_valid'],
    ] as const)
      expect([body, (await enter(draw.id, body)).body.code]).toEqual([body, code]);
    const insert = (number: number, derivation: string, source: string) =>
      world.sql(
        `insert into result_proposal (draw_id, number, source, derivation, source_set, source_value) values ($1, $2, $4, $3, '1,338.91', '32,345.64')`,
        [draw.id, number, derivation, source],
      );
    await expect(insert(16, '2d', 'feed')).rejects.toThrow('violates check constraint');
    await expect(insert(16, 'entered', 'feed')).rejects.toThrow('violates check constraint');
    await insert(15, '2d', 'feed');
    await world.sql('delete from result_proposal');
  });

  test('needs a second operator', async () => {
    const draw = await world.drawOf('11:00 AM');
    const entered = await must(enter(draw.id, { number: '15' }));
    const [proposal] = entered.data.proposals;
    expect(proposal).toMatchObject({
      number: '15',
      source: 'operator',
      set: null,
      state: 'proposed',
      proposed_by: 'draws-a',
      decided_by: null,
    });
    for (const token of [world.draws_a, world.draws_b]) {
      const got = await confirm(proposal?.id ?? 0, token);
      expect([got.status, got.body.code]).toEqual([409, 'entry_is_blind']);
    }
    await expect(
      world.sql(`update result_proposal set state = 'confirmed', decided_by = proposed_by where id = $1`, [proposal?.id]),
    ).rejects.toThrow('result_proposal_four_eyes');
    await expect(world.sql(`update result_proposal set state = 'confirmed' where id = $1`, [proposal?.id])).rejects.toThrow(
      'result_proposal_four_eyes',
    );
    expect((await world.drawOf('11:00 AM')).result).toBeNull();
  });

  test('entered twice is one entry, and a rejected one counts no more', async () => {
    const draw = await world.drawOf('11:00 AM');
    const again = await must(enter(draw.id, { number: '15' }));
    expect(again.data.proposals).toHaveLength(1);
    const id = again.data.proposals[0]?.id ?? 0;
    const rejected = await must(reject(id));
    expect(rejected.data.proposals[0]).toMatchObject({ state: 'rejected', number: null, decided_by: 'draws-b', reason: 'Mistyped' });
    expect((await confirm(id)).body.code).toBe('proposal_decided');
    expect((await reject(id)).body.code).toBe('proposal_decided');
  });

  test('entered by both operators is confirmed once, however often it is sent, and settles', async () => {
    const draw = await world.drawOf('11:00 AM');
    const values = { set: '1,338.91', value: '32,345.64' };
    await must(enter(draw.id, values));
    const got = await Promise.all([1, 2, 3].map(() => enter(draw.id, values, world.draws_b)));
    expect(got.map((it) => it.body.code ?? it.body.outcome).sort()).toEqual([
      'confirmed',
      'draw_already_resulted',
      'draw_already_resulted',
    ]);
    await settled(world, draw.id);
    expect(await world.drawOf('11:00 AM')).toMatchObject({ state: 'settled', result: '15' });
    const [first] = (await must(world.call('GET /api/luckynumber_history/:lottery', { params: { lottery: '2D' } }))).data;
    expect(first).toMatchObject({
      lucky_number: '15',
      set: '1,338.91',
      value: '32,345.64',
      section: '11:00 AM',
      create_date: MONDAY,
      category_id: 1,
    });
  });

  test('once confirmed stays: another is refused and raises an alert', async () => {
    const draw = await world.drawOf('11:00 AM');
    expect(await alerts()).toEqual([]);
    expect((await enter(draw.id, { number: '16' })).body.code).toBe('draw_already_resulted');
    expect(await alerts()).toEqual(['result_differs']);
    expect((await enter(draw.id, { number: '15' })).body.code).toBe('draw_already_resulted');
    expect(await alerts()).toEqual(['result_differs']);
    await expect(world.sql('update draw set result = 16 where id = $1', [draw.id])).rejects.toThrow('draw_result_proposed');
  });

  test('of a draw that was called off is refused', async () => {
    await world.moveClock(`${MONDAY}T12:02:00+06:30`);
    const draw = await world.drawOf('12:01 PM');
    const off = (id: number) =>
      decide(
        world,
        world.call('POST /api/console/draws/:id/void', { token: world.draws_a, params: { id }, body: { reason: 'The market stopped' } }),
      );
    await must(off(draw.id));
    expect((await enter(draw.id, { number: '15' })).body.code).toBe('draw_voided');
    expect((await off(draw.id)).body.code).toBe('draw_voided');
    expect((await off((await world.drawOf('11:00 AM')).id)).body.code).toBe('draw_already_settled');
  });

  test('leaves an audit row of every step, with who and what', async () => {
    const rows = await world.sql(
      `select o.username, a.action, a.reason from audit_row a join operator o on o.id = a.operator_id where a.subject like 'draw:%' order by a.id`,
    );
    expect(rows.map((it) => [it['username'], it['action'], it['reason']])).toEqual([
      ['draws-a', 'enter_result', null],
      ['draws-b', 'reject_result', 'Mistyped'],
      ['draws-a', 'enter_result', null],
      ['draws-b', 'enter_result', null],
      ['draws-b', 'confirm_result', null],
      ['draws-a', 'ask_void_draw', 'The market stopped'],
      ['second-person', 'void_draw', 'The market stopped'],
      // 1D with its 2D
      ['second-person', 'void_draw', 'The market stopped'],
      ['second-person', 'confirm_void_draw', null],
    ]);
  });
});

test('the database derives numbers as the rules do', async () => {
  for (const [set, value] of [
    ['1,338.91', '32,345.64'],
    ['1316.80', '33617.38'],
    ['1621.550000', '5'],
    ['1621.5', '5.9'],
    ['1621', '10.00'],
    ['1621.551', '5'],
    ['--', '5'],
    ['', ''],
    ['1,33.10', '5'],
    ['0.00', '5'],
    ['1.00', '0'],
    ['-1.00', '5'],
    ['1e3', '5'],
    ['1,338.91', '32,345'],
    [' 1.00', '5'],
  ]) {
    const [row] = await world.sql('select derive_2d($1, $2) as two, derive_c2d($1) as crypto, derive_3d($2) as three', [set, value]);
    const text = (number: unknown, digits: number) => (number == null ? null : String(number).padStart(digits, '0'));
    expect([set, value, text(row?.['two'], 2), text(row?.['crypto'], 2)]).toEqual([
      set,
      value,
      twoDFrom(set!, value!),
      cryptoTwoDFrom(set!),
    ]);
    expect(text(row?.['three'], 3)).toBe(threeDFrom(value!));
  }
  expect((await world.sql(`select derive_3d('536077') as three`))[0]).toEqual({ three: 77 });
});

test('a lottery that follows another gets its result in the same moment', async () => {
  await world.sql(`update lottery set is_offered = true where code = '1D'`);
  await world.moveClock('2026-11-24T10:00:00+06:30');
  const draws = () =>
    must(world.call('GET /api/console/draws', { token: world.draws_a, query: { lottery: '1D', from: '2026-11-24', to: '2026-11-24' } }));
  while ((await draws()).data.length < 4) await new Promise((resolve) => setTimeout(resolve, 50));
  await must(bet(world, await world.player(1000), [['15', 100]], { date: '2026-11-24' }));
  await world.moveClock('2026-11-24T11:00:00+06:30');
  await giveResult(world, (await world.drawOf('11:00 AM', '2026-11-24')).id, '1,316.80', '33,617.38');
  const [follower] = (await draws()).data;
  expect(follower).toMatchObject({ result: '7', proposals: [{ number: '7', state: 'confirmed', set: '1,316.80', decided_by: 'draws-b' }] });
  await settled(world, follower?.id ?? 0);
});

test('a draw with bets that has no number after an hour is an alert, once, that leads to it', async () => {
  await world.moveClock(`${TUESDAY}T11:10:00+06:30`);
  await must(bet(world, await world.player(1000), [['07', 100]], { section: '12:01 PM', date: TUESDAY }));
  const draw = await world.drawOf('12:01 PM', TUESDAY);
  const told = async () => {
    await raiseMissing(world.server.world);
    const { data } = await must(world.call('GET /api/console/alerts', { token: world.draws_a, query: { limit: 200 } }));
    return data.filter((it) => it.kind === 'result_missing' && (it.data as { draw_id: number }).draw_id === draw.id);
  };
  await world.moveClock(`${TUESDAY}T13:00:00+06:30`);
  expect(await told()).toEqual([]);
  await world.moveClock(`${TUESDAY}T13:01:30+06:30`);
  expect(await told()).toHaveLength(1);
  const [alert] = await told();
  expect(alert).toMatchObject({ data: { lottery: '2D', day: TUESDAY, section: '12:01' }, closed_at: null });
  await giveResult(world, draw.id, '1,316.80', '33,617.38');
  await settled(world, draw.id);
  // Its number ended it, and nobody is asked to look any more.
  expect(await told()).toEqual([expect.objectContaining({ id: alert?.id, closed_at: expect.any(String) })]);
});
