import { describe, expect, test } from 'vitest';
import { announce } from '../src/lottery/announce.ts';
import { secondPerson } from './deeds.ts';
import { drawsWorld, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const owner = await secondPerson(world);
const people = { a: world.draws_a, b: world.draws_b, owner };
type Person = keyof typeof people;
type Number = '07' | '15';
const VALUES: Record<Number, { set: string; value: string }> = {
  '07': { set: '1,316.80', value: '33,617.38' },
  15: { set: '1,338.91', value: '32,345.64' },
};

const enter = (id: number, by: Person, body: object) =>
  world.call('POST /api/console/draws/:id/results', { token: people[by], params: { id }, body });
const tells = (day: string, section: string, number: Number) =>
  announce(world.server.world, { name: 'set', lottery: '2D' }, { day, section, source_at: null, ...VALUES[number] });
const seenBy = async (by: Person, id: number) =>
  (await must(world.call('GET /api/console/draws/:id', { token: people[by], params: { id } }))).data;
const disagreements = (id: number) =>
  world.sql(`select data from alert where kind = 'results_disagree' and data->>'draw_id' = $1`, [String(id)]);

type Step = [who: Person | 'feed', number: Number, outcome?: string];
// Each says who says what in turn, what the last one is answered, and what is the result then.
const TABLE: [promise: string, steps: Step[], result: Number | null, by: string | null][] = [
  ['one operator alone is not believed', [['a', '07', 'entered']], null, null],
  [
    'the same operator never counts twice',
    [
      ['a', '07', 'entered'],
      ['a', '07', 'entered'],
    ],
    null,
    null,
  ],
  [
    'two operators who say the same are',
    [
      ['a', '07', 'entered'],
      ['b', '07', 'confirmed'],
    ],
    '07',
    'draws-b',
  ],
  [
    'an owner is an operator like others',
    [
      ['a', '07', 'entered'],
      ['owner', '07', 'confirmed'],
    ],
    '07',
    'second-person',
  ],
  [
    'a feed and an operator after it',
    [
      ['feed', '15'],
      ['b', '15', 'confirmed'],
    ],
    '15',
    'draws-b',
  ],
  [
    'an operator and a feed after them',
    [
      ['a', '15', 'entered'],
      ['feed', '15'],
    ],
    '15',
    'draws-a',
  ],
  [
    'two operators who differ are told, and one corrects',
    [
      ['a', '07', 'entered'],
      ['b', '15', 'differs'],
      ['b', '07', 'confirmed'],
    ],
    '07',
    'draws-b',
  ],
  [
    'two operators outweigh a feed',
    [
      ['feed', '15'],
      ['a', '07', 'differs'],
      ['b', '07', 'confirmed'],
    ],
    '07',
    'draws-b',
  ],
];
const PLACES = [MONDAY, TUESDAY].flatMap((day) => ['11:00', '12:01', '15:00', '16:30'].map((section) => ({ day, section })));
const LABELS: Record<string, string> = { '11:00': '11:00 AM', '12:01': '12:01 PM', '15:00': '03:00 PM', '16:30': '04:30 PM' };

const heldAt = async ({ day, section }: (typeof PLACES)[number]) => {
  await world.moveClock(`${day}T${section}:02+06:30`);
  return world.drawOf(LABELS[section] ?? '', day);
};

describe('a number becomes the result when two say it', () => {
  for (const [index, [promise, steps, result, by]] of TABLE.entries())
    test(promise, async () => {
      const place = PLACES[index];
      if (!place) throw new Error('there are more rows than draws');
      await until(async () => (await heldAt(place)).state === 'closed');
      const { id } = await heldAt(place);
      for (const [who, number, outcome] of steps) {
        if (who === 'feed') await tells(place.day, place.section, number);
        else expect([who, (await must(enter(id, who, VALUES[number]))).outcome]).toEqual([who, outcome]);
      }
      const draw = await seenBy('b', id);
      expect([draw.result, draw.proposals.find((it) => it.state === 'confirmed')?.decided_by ?? null]).toEqual([result, by]);
      const differed = new Set(steps.map(([, number]) => number)).size > 1;
      expect(await disagreements(id)).toHaveLength(differed ? 1 : 0);
      if (result !== null) await settled(world, id);
    });
});

test('nobody but its author is told an entry before the result: no list, deed, alert or audit trail has it', async () => {
  await world.moveClock('2026-11-25T11:00:02+06:30');
  await until(async () => (await world.drawOf('11:00 AM', '2026-11-25')).state === 'closed');
  const { id } = await world.drawOf('11:00 AM', '2026-11-25');
  await must(enter(id, 'a', { number: '07' }));
  await must(enter(id, 'a', VALUES[15]));
  await must(enter(id, 'b', { number: '99' }));
  const day = { lottery: '2D', from: '2026-11-25', to: '2026-11-25' } as const;
  const off = { token: owner, params: { id }, body: { reason: 'The market stopped' } };
  const looks = async (token: string) =>
    JSON.stringify([
      (await must(world.call('GET /api/console/draws', { token, query: day }))).data.map((it) => it.proposals),
      (await must(world.call('GET /api/console/draws/:id', { token, params: { id } }))).data.proposals,
      (await must(world.call('GET /api/console/alerts', { token }))).data.filter((it) => (it.data as { draw_id?: number }).draw_id === id),
      (await must(world.call('GET /api/console/deeds', { token, query: { subject: `draw:${id}` } }))).data,
    ]);
  const trail = async () =>
    JSON.stringify(
      (await must(world.call('GET /api/console/audit', { token: owner, query: { subject: `draw:${id}` } }))).data.map((it) => [
        it.action,
        it.before,
        it.after,
      ]),
    );
  const { deed_id } = await must(world.call('POST /api/console/draws/:id/void', off));
  const secrets = /"07"|"15"|1,338\.91|32,345\.64/;
  for (const token of [world.draws_b, owner]) expect(await looks(token)).not.toMatch(secrets);
  expect(await looks(world.draws_a)).toMatch(/"15".*32,345\.64/);
  expect(await trail()).not.toMatch(/"07"|"15"|"99"|1,338\.91|32,345\.64/);
  expect(await trail()).toMatch(/correct_result/);
  await must(world.call('POST /api/console/deeds/:id/withdraw', { token: owner, params: { id: Number(deed_id) } }));

  // The operator who rejects one is not told either, nor is the trail: its author could enter it again.
  const entry = (await seenBy('b', id)).proposals.find((it) => it.proposed_by === 'draws-a' && it.state === 'proposed');
  const rejecting = { token: world.draws_b, params: { id: entry?.id ?? 0 }, body: { reason: 'Too early' } };
  expect(JSON.stringify((await must(world.call('POST /api/console/results/:id/reject', rejecting))).data.proposals)).not.toMatch(secrets);
  expect(await trail()).not.toMatch(secrets);

  // Once there is a result everybody may read who said what.
  await must(enter(id, 'owner', { number: '99' }));
  await settled(world, id);
  expect(await looks(world.draws_b)).toMatch(/"07".*"15".*32,345\.64/);
  expect(await trail()).toMatch(/32,345\.64/);
});

test('whoever tries numbers to find another’s is stopped after three', async () => {
  await world.moveClock('2026-11-25T12:01:02+06:30');
  await until(async () => (await world.drawOf('12:01 PM', '2026-11-25')).state === 'closed');
  const { id } = await world.drawOf('12:01 PM', '2026-11-25');
  const heard = async () => (await must(world.call('GET /api/console/me', { token: people.b }))).newest.results;
  const before = await heard();
  await must(enter(id, 'a', { number: '42' }));
  expect(await heard(), 'that somebody entered one is heard').toBeGreaterThan(before);
  for (const number of ['00', '01', '02']) expect((await must(enter(id, 'b', { number }))).outcome).toBe('differs');
  for (const number of ['03', '42']) expect((await enter(id, 'b', { number })).body.code).toBe('entries_used');
  // What stands of them may still be found right by another.
  expect((await seenBy('b', id)).proposals.map((it) => [it.number, it.state])).toEqual([
    [null, 'proposed'],
    ['00', 'withdrawn'],
    ['01', 'withdrawn'],
    ['02', 'proposed'],
  ]);
  expect((await must(enter(id, 'owner', { number: '42' }))).outcome).toBe('confirmed');
  expect(await heard(), 'until there is a result').toBe(before);
});

test('a colleague who rejects an operator’s entries uses none of them up, and who rejects their own does', async () => {
  await world.moveClock('2026-11-26T11:00:02+06:30');
  await until(async () => (await world.drawOf('11:00 AM', '2026-11-26')).state === 'closed');
  const { id } = await world.drawOf('11:00 AM', '2026-11-26');
  const rejectStanding = async (by: Person) => {
    const entry = (await seenBy(by, id)).proposals.find((it) => it.state === 'proposed');
    const params = { id: entry?.id ?? 0 };
    await must(world.call('POST /api/console/results/:id/reject', { token: people[by], params, body: { reason: 'It looks wrong' } }));
  };
  for (const number of ['07', '07', '07']) {
    expect((await must(enter(id, 'a', { number }))).outcome).toBe('entered');
    await rejectStanding('b');
  }
  for (const number of ['07', '08', '07']) {
    expect((await must(enter(id, 'a', { number }))).outcome).toBe('entered');
    await rejectStanding('a');
  }
  expect((await enter(id, 'a', { number: '07' })).body.code).toBe('entries_used');
});

test('two operators who agree before the draw wait for its time, which confirms it by itself', async () => {
  await world.moveClock('2026-11-25T14:52:00+06:30');
  await until(async () => (await world.drawOf('03:00 PM', '2026-11-25')).state === 'closed');
  const { id } = await world.drawOf('03:00 PM', '2026-11-25');
  expect((await must(enter(id, 'a', VALUES['07']))).outcome).toBe('entered');
  expect((await must(enter(id, 'b', { number: '07' }))).outcome).toBe('agreed');
  expect((await seenBy('a', id)).result).toBeNull();
  await world.moveClock('2026-11-25T15:00:00+06:30');
  await settled(world, id);
  expect((await seenBy('a', id)).proposals).toMatchObject([
    { number: '07', state: 'confirmed', set: '1,316.80', proposed_by: 'draws-a', decided_by: 'draws-b' },
    { number: '07', state: 'proposed', proposed_by: 'draws-b' },
  ]);
});

test('the database keeps one standing entry of an operator, and none that its author confirmed', async () => {
  await world.moveClock('2026-11-25T16:30:02+06:30');
  await until(async () => (await world.drawOf('04:30 PM', '2026-11-25')).state === 'closed');
  const { id } = await world.drawOf('04:30 PM', '2026-11-25');
  await must(enter(id, 'a', { number: '07' }));
  const again = `insert into result_proposal (draw_id, number, source, derivation, proposed_by)
    select draw_id, 8, source, derivation, proposed_by from result_proposal where draw_id = $1`;
  await expect(world.sql(again, [id])).rejects.toThrow('result_entry_once');
  await expect(
    world.sql(`update result_proposal set state = 'confirmed', decided_by = proposed_by where draw_id = $1`, [id]),
  ).rejects.toThrow('result_proposal_four_eyes');
});
