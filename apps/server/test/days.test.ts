import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { playDays } from './days.ts';
import { drawsWorld } from './draws-world.ts';
import { must } from './people.ts';

const world = await drawsWorld();

test('nine days of all five lotteries: every slip is paid what an independent calculation says, and the books are right', async () => {
  const player_ids: number[] = [];
  for (let n = 0; n < 4; n += 1) player_ids.push((await world.player(1_000_000)).id);
  // A 3D draw is among them, and a weekend.
  const days = {
    world: world.server.world,
    sql: world.sql,
    player_ids,
    from_day: '2026-11-24',
    day_count: 9,
    seed: 20_261_124,
    slips_per_draw: 4,
  };
  const played = await playDays(days);
  expect(played.wrong).toEqual([]);
  expect(played.draws).toBe(9 * 8 + 7 * 8 + 1);
  expect(Math.min(played.winners, played.refunds)).toBeGreaterThan(0);
  expect((await audit(world.database_url)).difference).toBeNull();
}, 180_000);

/** How often something is among numbers that came out, the newest first, and how long ago it last was, on the second of December. */
function often(drawn: { lucky_number: string; create_date: string }[], is: (number: string) => boolean) {
  const at = drawn.findIndex((it) => is(it.lucky_number));
  const days = Date.parse('2026-12-02') - Date.parse(drawn[at]?.create_date ?? '2026-12-02');
  const ago = at === -1 ? { draws_since: null, days_since: null } : { draws_since: at, days_since: days / 86_400_000 };
  return { count: drawn.filter((it) => is(it.lucky_number)).length, ...ago };
}

test.each(['1D', '2D', 'C1D', 'C2D', '3D'])(
  '%s: its figures are what its history tells, and what is missing there was called off',
  async (lottery) => {
    const params = { lottery };
    const query = { start_date: '2026-11-24', end_date: '2026-12-02' };
    const { data: drawn } = await must(world.call('GET /api/luckynumber_history/:lottery', { params, query: { ...query, limit: 200 } }));
    const of = async (days: number) => (await must(world.call('GET /api/number_figures/:lottery', { params, query: { days } }))).data;
    const { draws, since, numbers, heads, tails, breaks, doubles } = await of(30);
    expect([draws, since]).toEqual([drawn.length, drawn.at(-1)?.create_date]);
    for (const { number, ...told } of [...numbers, ...doubles]) expect(told, number).toEqual(often(drawn, (it) => it === number));
    const sum = (number: string) => [...number].reduce((all, digit) => all + Number(digit), 0);
    for (const { digit, ...told } of heads) expect(told, `head ${digit}`).toEqual(often(drawn, (it) => it.startsWith(String(digit))));
    for (const { digit, ...told } of tails) expect(told, `tail ${digit}`).toEqual(often(drawn, (it) => it.endsWith(String(digit))));
    for (const { digit, ...told } of breaks) expect(told, `break ${digit}`).toEqual(often(drawn, (it) => sum(it) % 10 === digit));
    const last = await of(2);
    expect(last.draws).toBe(drawn.filter((it) => it.create_date >= '2026-12-01').length);
    expect(last.numbers.map((it) => it.draws_since)).toEqual(numbers.map((it) => it.draws_since));
    const off = await must(world.call('GET /api/days_off/:lottery', { params, query }));
    const held = { '3D': 1, '1D': 7 * 4, '2D': 7 * 4 }[lottery] ?? 9 * 4;
    expect(off.called_off.length + drawn.length).toBe(held);
    expect(off.dates.map((it) => it.date)).toEqual(lottery === '3D' ? ['2026-12-01'] : []);
  },
);
