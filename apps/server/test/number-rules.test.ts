import { describe, expect, test } from 'vitest';
import { bet, type DrawsWorld, drawsWorld, MONDAY, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const SECTIONS = ['11:00 AM', '12:01 PM', '03:00 PM', '04:30 PM'] as const;

const withEvery = (isOne: (head: number, tail: number) => boolean) =>
  Array.from({ length: 100 }, (_, it) => it)
    .filter((it) => isOne(Math.floor(it / 10), it % 10))
    .map((it) => String(it).padStart(2, '0'));
const NAKHAT = ['07', '70', '18', '81', '24', '42', '35', '53', '69', '96'].sort();
const POWER = ['05', '50', '16', '61', '27', '72', '38', '83', '49', '94'].sort();

/** Each formula as the house writes it, with the numbers that it means. */
const FORMULAS: [name: string, text: string, numbers: string[]][] = [
  ['head 3', '3T', withEvery((head) => head === 3)],
  ['tail 3', '3N', withEvery((_, tail) => tail === 3)],
  ['break 5', '5B', withEvery((head, tail) => (head + tail) % 10 === 5)],
  ['doubles', 'AP', withEvery((head, tail) => head === tail)],
  ['power', 'PW', POWER],
  ['nakhat', 'နက္ခတ်', NAKHAT],
  ['a number and its reverse', '12R', ['12', '21']],
  ['a list', '45 46.47, ၄၈', ['45', '46', '47', '48']],
];

const add = (rule: Record<string, unknown>, token = world.draws_a) =>
  world.call('POST /api/console/number-rules', {
    token,
    body: { lottery: '2D', section: null, cap: null, from: MONDAY, until: null, reason: 'Everybody plays it', ...rule },
  });
const end = (id: number) =>
  world.call('POST /api/console/number-rules/:id/end', { token: world.draws_a, params: { id }, body: { reason: 'It is over' } });
const numbersOf = async (id: number) =>
  (await must(world.call('GET /api/console/draws/:id', { token: world.draws_a, params: { id } }))).numbers;
const blockedIn = async (id: number) => (await numbersOf(id)).filter((it) => it.is_blocked).map((it) => it.bet_number);
const codeOf = async (player: Awaited<ReturnType<DrawsWorld['player']>>, number: string, section: string, date: string) => {
  const { status, body } = await bet(world, player, [[number, 100]], { section, date });
  return status === 200 ? 'taken' : body.code;
};
const free = (numbers: string[]) => withEvery(() => true).find((it) => !numbers.includes(it)) ?? '';

describe('a rule by formula', () => {
  test.each(FORMULAS)('%s, %s, blocks exactly its numbers in draws that are open and in those that are made', async (_, text, numbers) => {
    const player = await world.player();
    const open = await world.drawOf('11:00 AM');
    const scheduled = await world.drawOf('11:00 AM', TUESDAY);
    const [first = '', last = ''] = [numbers[0], numbers.at(-1)];
    expect(await codeOf(player, first, '11:00 AM', MONDAY)).toBe('taken');

    const { data, over } = await must(add({ text }));
    expect(data.numbers.toSorted()).toEqual(numbers.toSorted());
    expect(data).toMatchObject({ is_standing: true, cap: null, section: null, added_by: 'draws-a' });
    expect(over.map((it) => [it.draw_id, it.bet_number, it.taken])).toContainEqual([open.id, first, expect.any(String)]);
    for (const hit of [first, last]) expect(await codeOf(player, hit, '11:00 AM', MONDAY)).toBe('number_blocked');
    expect(await codeOf(player, free(numbers), '11:00 AM', MONDAY)).toBe('taken');
    for (const { id } of [open, scheduled]) expect(await blockedIn(id)).toEqual(numbers.toSorted());

    expect((await must(end(data.id))).data).toMatchObject({ is_standing: false, ended_by: 'draws-a' });
    for (const { id } of [open, scheduled]) expect(await blockedIn(id)).toEqual([]);
    expect(await codeOf(player, last, '11:00 AM', MONDAY)).toBe('taken');
  });

  test('caps what all players together stake, in each draw, and the strictest of several counts', async () => {
    const player = await world.player();
    const take = (amount: number, section = '12:01 PM') => bet(world, player, [['33', amount]], { section });
    const { data: wide } = await must(add({ text: '3T', cap: 2000 }));
    const { data: tight } = await must(add({ text: 'AP', cap: 1000, section: '12:01 PM' }));
    expect((await take(700)).status).toBe(200);
    expect((await take(700)).body).toMatchObject({ code: 'number_sold_out', numbers: [{ bet_number: '33', available: '300.00' }] });
    // Another section has only the wider one.
    expect((await take(1500, '03:00 PM')).status).toBe(200);
    await must(end(tight.id));
    expect((await take(1300)).status).toBe(200);
    expect((await take(100)).body).toMatchObject({ code: 'number_sold_out' });
    await must(end(wide.id));
    expect((await take(100)).status).toBe(200);
  });

  test('stands beside what operators set in a draw, and neither undoes the other', async () => {
    const { id } = await world.drawOf('04:30 PM');
    const set = (bet_number: string, change: object) =>
      must(
        world.call('POST /api/console/draws/:id/numbers', {
          token: world.draws_a,
          params: { id },
          body: { numbers: [{ bet_number, ...change }] },
        }),
      );
    const of = async (number: string) => (await numbersOf(id)).find((it) => it.bet_number === number);
    await set('30', { is_blocked: true });
    await set('31', { cap: 500 });
    const { data } = await must(add({ text: '3T', cap: 800 }));
    expect(await of('30')).toMatchObject({ is_blocked: true, own_block: true, cap: '800.00', own_cap: null });
    expect(await of('31')).toMatchObject({ cap: '500.00', own_cap: '500.00' });
    await set('31', { cap: 900 });
    expect(await of('31')).toMatchObject({ cap: '800.00', own_cap: '900.00' });
    await must(end(data.id));
    expect(await of('30')).toMatchObject({ is_blocked: true, has_own_cap: false });
    expect(await of('31')).toMatchObject({ cap: '900.00' });
    await set('30', { is_blocked: false });
    await set('31', { cap: null });
    expect(await of('31')).toMatchObject({ has_own_cap: false });
  });
});

test('a rule that is not understood, or of days that have passed, is refused; the same one twice is one', async () => {
  const refused = [
    [{ text: '12X' }, 'number_not_valid'],
    [{ text: '3T 123' }, 'number_not_valid'],
    [{ text: '12=500' }, 'number_not_valid'],
    [{ text: '12T' }, 'number_not_valid'],
    [{ text: '3T', section: '09:00 AM' }, 'time_not_valid'],
    [{ text: '3T', until: '2026-11-20', from: '2026-11-19' }, 'time_not_valid'],
    [{ text: '3T', from: '2026-11-28', until: '2026-11-27' }, 'time_not_valid'],
  ] as const;
  for (const [rule, code] of refused) expect((await add(rule)).body.code, JSON.stringify(rule)).toBe(code);
  const ids = await Promise.all(['3T  5B', '3T 5B'].map(async (text) => (await must(add({ text }))).data.id));
  expect(new Set(ids).size).toBe(1);
  const id = ids[0] ?? 0;
  await must(end(id));
  const [once, again] = [await must(end(id)), await must(end(id))];
  expect(again.data.ended_at).toBe(once.data.ended_at);
  const rows = await world.sql('select action from audit_row where subject = $1 order by id', [`number_rule:${id}`]);
  expect(rows.map((it) => it['action'])).toEqual(['add_number_rule', 'end_number_rule']);
});

test('what a rule changes of a draw is told in the public log, when it comes and when it ends', async () => {
  const { id } = await world.drawOf('11:00 AM', TUESDAY);
  const told = async () =>
    (
      await world.sql(
        `select told -> 'numbers' as numbers from draw_record where draw_id = $1 and kind = 'terms' order by id desc limit 1`,
        [id],
      )
    )[0]?.['numbers'];
  const { data } = await must(add({ text: '12R', cap: 5000 }));
  const capped = { cap_pya: 500_000, is_blocked: false };
  expect(await told()).toEqual({ '12': capped, '21': capped });
  await must(end(data.id));
  expect(await told()).toEqual({});
});

test('each formula holds in draws that are made after it came, in its section and on its days alone', async () => {
  const days = ['2026-12-07', '2026-12-08'];
  const standing = (await must(add({ lottery: '1D', text: '7' }))).data.id;
  const place = (at: number) => ({ section: SECTIONS[at % 4] ?? SECTIONS[0], day: days[Math.floor(at / 4)] ?? '' });
  for (const [at, [, text]] of FORMULAS.entries()) {
    const { section, day } = place(at);
    expect((await must(add({ text, section, from: day, until: day }))).data.draws).toBe(0);
  }
  for (const day of days) {
    await world.moveClock(`${day}T10:00:00+06:30`);
    await until(async () => (await world.sql('select from draw where day = $1 and lottery_id = 1', [day])).length === 4);
    const player = await world.player();
    for (const [at, [, , numbers]] of FORMULAS.entries()) {
      const { section, day: of } = place(at);
      if (of !== day) continue;
      expect(await blockedIn((await world.drawOf(section, day)).id)).toEqual(numbers.toSorted());
      expect(await codeOf(player, numbers[0] ?? '', section, day)).toBe('number_blocked');
      expect(await codeOf(player, free(numbers), section, day)).toBe('taken');
    }
  }
  expect(await blockedIn((await world.drawOf('11:00 AM', '2026-12-09')).id)).toEqual([]);
  // Those whose days have passed came later, and stand below.
  const { data: rules } = await must(world.call('GET /api/console/number-rules', { token: world.draws_a, query: { limit: 200 } }));
  const lasting = rules.findIndex((it) => it.id === standing);
  expect(rules.slice(0, lasting + 1).every((it) => it.is_standing)).toBe(true);
  expect(rules.filter((it) => !it.is_standing && it.id > standing).length).toBeGreaterThan(0);
});
