import { expect, test } from 'vitest';
import { decide } from './deeds.ts';
import { drawsWorld, MONDAY } from './draws-world.ts';
import { must } from './people.ts';

const world = await drawsWorld();
const year = async (of: number) => await must(world.call('GET /api/console/calendar', { token: world.draws_a, query: { year: of } }));
const dayOf = async (day: string) => (await year(Number(day.slice(0, 4)))).data.find((it) => it.day === day);
const settings = (path: 'off-days' | 'off-days/year' | 'dates/year', lottery: '2D' | '3D', body: object) =>
  world.call(`POST /api/console/lotteries/:lottery/${path}`, { token: world.draws_a, params: { lottery }, body: body as never });

test('each day of a year says what is drawn, by the draws that are there and by the calendar for those to come', async () => {
  const { data, today } = await year(2026);
  expect(data).toHaveLength(365);
  expect((await year(2028)).data).toHaveLength(366);
  expect(today).toBe(MONDAY);
  expect(await dayOf(MONDAY)).toMatchObject({ lotteries: ['2D', 'C2D', '1D', 'C1D'], is_made: true, date: null });
  // A Saturday far ahead: only what is drawn every day.
  expect(await dayOf('2027-03-06')).toMatchObject({ lotteries: ['C2D', 'C1D'], is_made: false, off: [] });
  // 3D is drawn on its normal days, and away from those of which the Thai lottery makes feasts.
  expect(await dayOf('2026-12-01')).toMatchObject({ date: { normal_day: '2026-12-01', is_confirmed: false, draw_id: expect.any(Number) } });
  expect(await dayOf('2027-05-02')).toMatchObject({ date: { normal_day: '2027-05-01', draw_id: null } });
  expect(await dayOf('2027-05-01')).toMatchObject({ moved_to: '2027-05-02', date: null });
  expect((await dayOf('2027-05-02'))?.lotteries).toContain('3D');
});

test('a holiday that is proposed becomes an off day, for what follows as well; dates that are confirmed say so', async () => {
  const songkran = '2027-04-14';
  expect(await dayOf(songkran)).toMatchObject({
    holiday: expect.stringContaining('Songkran'),
    off: [],
    lotteries: expect.arrayContaining(['2D', '1D']),
  });
  await must(settings('off-days/year', '2D', { year: 2027, days: [{ day: songkran, reason: 'Songkran' }] }));
  expect(await dayOf(songkran)).toMatchObject({ holiday: null, off: [{ lottery: '2D', reason: 'Songkran' }], lotteries: ['C2D', 'C1D'] });

  const before = await year(2027);
  const proposed = await must(
    world.call('GET /api/console/lotteries/:lottery/dates/proposal', {
      token: world.draws_a,
      params: { lottery: '3D' },
      query: { year: 2027 },
    }),
  );
  const dates = proposed.data.map(({ normal_day, day }) => ({ normal_day, day: normal_day === '2027-06-16' ? '2027-06-17' : day }));
  await must(decide(world, settings('dates/year', '3D', { year: 2027, dates }) as never));
  const after = await year(2027);
  expect(before.unconfirmed_dates - after.unconfirmed_dates).toBe(dates.filter((it) => it.day.startsWith('2027-')).length);
  expect(await dayOf('2027-06-17')).toMatchObject({ date: { normal_day: '2027-06-16', is_confirmed: true } });
  expect(await dayOf('2027-06-16')).toMatchObject({ moved_to: '2027-06-17', date: null });
});

test('is for who sets draws', async () => {
  expect((await world.call('GET /api/console/calendar', { token: world.finance, query: { year: 2026 } })).body.code).toBe('not_allowed');
});
