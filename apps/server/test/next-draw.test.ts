import { expect, test } from 'vitest';
import { decide } from './deeds.ts';
import { drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const player = await world.player(10_000);
const CALLS = [
  { section: 'GET /api/section', numbers: 'POST /api/new_two_d', bet: 'POST /api/user/betting', bet_number: '07', lottery: '2D' },
  { section: 'GET /api/section_1d', numbers: 'POST /api/new_one_d', bet: 'POST /api/user/betting_1d', bet_number: '7', lottery: '1D' },
  {
    section: 'GET /api/section_crypton2d',
    numbers: 'POST /api/crypto_two_d',
    bet: 'POST /api/user/betting_c2d',
    bet_number: '07',
    lottery: 'C2D',
  },
  {
    section: 'GET /api/section_crypton1d',
    numbers: 'POST /api/crypto_one_d',
    bet: 'POST /api/user/betting_c1d',
    bet_number: '7',
    lottery: 'C1D',
  },
] as const;

test.for(CALLS)('$section tells today from the next day, and a bet without a date is for what it tells', async (it) => {
  await world.moveClock(`${MONDAY}T14:30:00+06:30`);
  await until(async () => (await must(world.call(it.section))).data.every((row) => row.is_open === 1));
  const { data } = await must(world.call(it.section));
  const times = data.map((row) => row.closes_at);
  expect(times).toEqual([...times].sort());
  expect([new Set(data.map((row) => row.id)).size, new Set(data.map((row) => row.time_section)).size]).toEqual([4, 4]);
  expect(data.map((row) => [row.date, row.is_today])).toEqual(
    [MONDAY, MONDAY, TUESDAY, TUESDAY].map((day) => [day, day === MONDAY ? 1 : 0]),
  );
  for (const row of data) {
    const numbers = await must(world.call(it.numbers, { body: { section: row.time_section } }));
    expect(numbers).toMatchObject({ date: row.date, section: row.time_section, game: 'open' });
    const body = { section: row.time_section, bet_obj: [{ bet_number: it.bet_number, amount: 100 }] };
    const { slip_id } = await must(world.call(it.bet, { token: player.token, body }));
    const [slip] = await world.sql('select draw_id::int from slip where id = $1', [slip_id]);
    expect([row.time_section, slip?.['draw_id']]).toEqual([row.time_section, row.id]);
  }
  // Who names the day means the day.
  const late = { section: data[2]?.time_section ?? '', date: MONDAY, bet_obj: [{ bet_number: it.bet_number, amount: 100 }] };
  expect((await world.call(it.bet, { token: player.token, body: late })).body.code).toBe('betting_closed');
});

test('bets with and without a date that come together each find their own draw, and a repeated one its own slip', async () => {
  const bet = (more: { date?: string }, key?: string) =>
    must(
      world.call('POST /api/user/betting', {
        token: player.token,
        ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
        body: { section: '11:00 AM', bet_obj: [{ bet_number: '33', amount: 100 }], ...more },
      }),
    );
  const slips = await Promise.all([bet({}), bet({ date: TUESDAY }), bet({}), bet({}, 'without-a-date')]);
  const rows = await world.sql('select distinct d.day, d.section from slip s join draw d on d.id = s.draw_id where s.id = any ($1)', [
    slips.map((it) => it.slip_id),
  ]);
  expect(rows).toEqual([{ day: TUESDAY, section: '11:00:00' }]);
  await world.moveClock(`${TUESDAY}T11:30:00+06:30`);
  expect((await bet({}, 'without-a-date')).slip_id).toBe(slips[3]?.slip_id);
  const draw = await world.drawOf('12:01 PM', TUESDAY);
  const off = { token: world.draws_a, params: { id: draw.id }, body: { reason: 'The exchange was closed' } };
  await must(decide(world, world.call('POST /api/console/draws/:id/void', off)));
  const { data } = await must(world.call('GET /api/section'));
  expect(data.find((row) => row.time_section === '12:01 PM')).toMatchObject({ date: '2026-11-25', is_today: 0 });
  const numbers = await must(world.call('POST /api/new_two_d', { body: { section: '12:01 PM' } }));
  expect(numbers.date).toBe('2026-11-25');
});
