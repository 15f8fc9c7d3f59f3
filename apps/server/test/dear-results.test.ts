import { describe, expect, test } from 'vitest';
import { announce } from '../src/lottery/announce.ts';
import { confirmDeed, decide, waiting } from './deeds.ts';
import { balanceOf, bet, drawsWorld, MONDAY, settled, TUESDAY } from './draws-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
await world.sql(`update lottery set is_offered = true where code = '1D'`);
const RIGHT = { set: '1,316.80', value: '33,617.38' }; // 07, 7 of 1D
const WRONG = { set: '1,338.91', value: '32,345.64' }; // 15
const PLACES = [MONDAY, TUESDAY, '2026-11-25', '2026-11-26'].flatMap((day) =>
  (
    [
      ['11:00', '11:00 AM'],
      ['12:01', '12:01 PM'],
      ['15:00', '03:00 PM'],
      ['16:30', '04:30 PM'],
    ] as const
  ).map(([at, section]) => ({ day, at, section })),
);
let used = 0;

const says = (name: string, { day, at }: { day: string; at: string }, values = RIGHT) =>
  announce(world.server.world, { name, lottery: '2D' }, { day, section: at, source_at: null, ...values });
const confirm = (id: number, token = world.draws_a) => world.call('POST /api/console/results/:id/confirm', { token, params: { id } });
const enter = (id: number, body: object, token = world.draws_a) =>
  world.call('POST /api/console/draws/:id/results', { token, params: { id }, body });
const setLimit = (kyat: number) =>
  world.call('POST /api/console/lotteries/:lottery', {
    token: world.draws_a,
    params: { lottery: '2D' },
    body: { result_second_above: kyat },
  });

/** The next draw, held, with bets on a number, 07 at first, and on 7 of 1D, for which a feed says 07. */
async function toldDraw(two_d: number, one_d = 0, number = '07') {
  const place = PLACES[used];
  if (!place) throw new Error('there are no more draws');
  used += 1;
  const { day, at, section } = place;
  await world.moveClock(`${day}T${at === '11:00' ? '10:00' : at === '12:01' ? '11:20' : at === '15:00' ? '13:00' : '15:30'}:00+06:30`);
  await until(async () => (await world.drawOf(section, day)).state === 'open');
  const player = await world.player(100_000);
  if (two_d > 0) await must(bet(world, player, [[number, two_d]], { section, date: day }));
  if (one_d > 0) {
    const body = { section, date: day, bet_obj: [{ bet_number: '7', amount: one_d }] };
    await must(world.call('POST /api/user/betting_1d', { token: player.token, body }));
  }
  await world.moveClock(`${day}T${at}:02+06:30`);
  await until(async () => (await world.drawOf(section, day)).state === 'closed');
  await says('set', place);
  const draw = await world.drawOf(section, day);
  return { ...place, player, id: draw.id, proposal_id: draw.proposals.find((it) => it.source === 'set')?.id ?? 0 };
}

test('from which payout two are needed is set by two', async () => {
  const limit = async () =>
    (await must(world.call('GET /api/console/lotteries/:lottery', { token: world.draws_a, params: { lottery: '2D' } }))).data
      .result_second_above;
  expect(await limit()).toBe('1000000.00');
  const { deed_id } = await must(setLimit(100_000));
  expect(await limit()).toBe('1000000.00');
  await must(confirmDeed(world, deed_id, world.draws_b));
  expect(await limit()).toBe('100000.00');
});

test('the trail keeps every other number that stood beside the one that was asked for', async () => {
  const draw = await toldDraw(1_200);
  await says('thaistock2d', draw, WRONG);
  await must(enter(draw.id, { number: '44' }, world.draws_b));
  const { deed_id } = await must(confirm(draw.proposal_id));
  const [asked] = await world.sql(`select before from audit_row where (after ->> 'deed')::int = ${Number(deed_id)}`);
  expect(asked?.['before']).toMatchObject({ 'Also proposed': expect.stringMatching(/^15 from thaistock2d, a number entered by \S+$/) });
});

describe('a feed’s number that one operator confirms by a button', () => {
  // The limit is 100,000 kyat; 2D pays 85 times, 1D 8 times.
  for (const [promise, two_d, one_d, isAsked] of [
    ['is the result at once where nobody wins', 0, 0, false],
    ['is the result at once up to the limit', 1_100, 800, false],
    ['waits for a second person above it, by the draws that follow', 1_100, 900, true],
    ['waits for a second person above it', 1_200, 0, true],
  ] as const)
    test(promise, async () => {
      const draw = await toldDraw(two_d, one_d);
      const { deed_id, data } = await must(confirm(draw.proposal_id));
      expect([deed_id !== null, data.result]).toEqual([isAsked, isAsked ? null : '07']);
      if (!isAsked) return settled(world, draw.id);
      expect((await confirm(draw.proposal_id, world.draws_b)).body.code).toBe('deed_waits');
      const deed = (await waiting(world, world.draws_b)).find((it) => it.id === deed_id);
      expect(deed?.lines.map((it) => [it.field, it.after])).toEqual([
        ['Number', '07'],
        ['From', 'set (1,316.80, 33,617.38)'],
        ['Winners are paid', `${(two_d * 85 + one_d * 8).toLocaleString('en')} kyat`],
      ]);
      expect((await confirmDeed(world, deed_id, world.draws_a)).body.code).toBe('same_operator');
      await must(confirmDeed(world, deed_id, world.draws_b));
      await settled(world, draw.id);
      expect(await world.drawOf(draw.section, draw.day)).toMatchObject({
        result: '07',
        proposals: [{ state: 'confirmed', decided_by: 'draws-b' }],
      });
      await until(async () => (await balanceOf(world, draw.player)) === `${100_000 - two_d - one_d + two_d * 85 + one_d * 8}.00`);
    });
});

describe('a number that waits for a second person', () => {
  type FeedNumber = Awaited<ReturnType<typeof toldDraw>>;
  const off = ({ id }: FeedNumber) =>
    decide(
      world,
      world.call('POST /api/console/draws/:id/void', { token: world.draws_a, params: { id }, body: { reason: 'The market stopped' } }),
    );
  for (const [promise, change, result] of [
    ['needs none when an operator types what the feed says', ({ id }: FeedNumber) => enter(id, RIGHT, world.draws_b), '07'],
    ['waits no more when the draw is called off', off, null],
    ['is asked for again when another feed says another', (it: FeedNumber) => says('thaistock2d', it, WRONG), null],
    ['is asked for again when an operator enters one', ({ id }: FeedNumber) => enter(id, WRONG, world.draws_b), null],
  ] as const)
    test(promise, async () => {
      const draw = await toldDraw(1_200);
      const { deed_id } = await must(confirm(draw.proposal_id));
      await change(draw);
      expect((await world.drawOf(draw.section, draw.day)).result).toBe(result);
      const deed = (await waiting(world, world.draws_b)).find((it) => it.id === deed_id);
      // The job may have dropped it by now.
      const digest = deed?.digest ?? 'dropped';
      const answer = await world.call('POST /api/console/deeds/:id/confirm', {
        token: world.draws_b,
        params: { id: Number(deed_id) },
        body: { digest },
      });
      expect(answer.body.code).toBe('deed_stale');
      expect((await world.drawOf(draw.section, draw.day)).result).toBe(result);
    });
});

describe('where others say another number, one operator who types what a feed says', () => {
  const OTHER = 'thaistock2d';
  type FeedNumber = Awaited<ReturnType<typeof toldDraw>>;
  const reject = (id: number) =>
    must(
      world.call('POST /api/console/results/:id/reject', { token: world.draws_a, params: { id }, body: { reason: 'A slip of the feed' } }),
    );
  const type = async ({ id }: FeedNumber, token = world.draws_a) => (await must(enter(id, { number: '15' }, token))).outcome;
  for (const [promise, steps] of [
    ['a dear one', [(it) => says(OTHER, it, WRONG), type]],
    ['a dear one, of which the other was rejected', [(it) => says(OTHER, it, WRONG), (it) => reject(it.proposal_id), type]],
    ['a dear one, before the feed', [(it) => reject(it.proposal_id), type, (it) => says(OTHER, it, WRONG)]],
    [
      'a dear one, and rejects the other at last',
      [(it) => says(OTHER, it, WRONG), type, (it) => reject(it.proposal_id), (it) => says(OTHER, it, WRONG)],
    ],
  ] satisfies [string, ((it: FeedNumber) => Promise<unknown>)[]][])
    test(`does not settle ${promise}: a second one types it too`, async () => {
      const draw = await toldDraw(1_200, 0, '15');
      for (const step of steps) await step(draw);
      expect((await world.drawOf(draw.section, draw.day)).result).toBeNull();
      expect(await type(draw), 'the same again').toBe('differs');
      expect(await type(draw, world.draws_b)).toBe('confirmed');
      await settled(world, draw.id);
      expect(await world.drawOf(draw.section, draw.day)).toMatchObject({ result: '15' });
    });

  test('does not settle a dear one of which they rejected a colleague’s entry unseen', async () => {
    const draw = await toldDraw(1_200);
    await must(enter(draw.id, { number: '44' }, world.draws_b));
    const { proposals } = await world.drawOf(draw.section, draw.day);
    await reject(proposals.find((it) => it.source === 'operator')?.id ?? 0);
    expect((await must(enter(draw.id, { number: '07' }))).outcome).toBe('differs');
    expect((await must(enter(draw.id, { number: '07' }, world.draws_b))).outcome).toBe('confirmed');
  });

  test('settles one that pays out no more than the setting', async () => {
    const draw = await toldDraw(1_100, 0, '15');
    await says(OTHER, draw, WRONG);
    expect(await type(draw)).toBe('confirmed');
  });

  test('asks a second person by the button, who reads what was rejected', async () => {
    const draw = await toldDraw(1_200, 0, '15');
    await says(OTHER, draw, WRONG);
    await reject(draw.proposal_id);
    expect(await type(draw)).toBe('differs');
    const { proposals } = await world.drawOf(draw.section, draw.day);
    const { deed_id } = await must(confirm(proposals.find((it) => it.source === OTHER)?.id ?? 0));
    const deed = (await waiting(world, world.draws_b)).find((it) => it.id === deed_id);
    expect(deed?.lines.flatMap((it) => it.before ?? [])).toEqual(['07 from set (rejected)', 'a number entered by draws-a']);
    await must(confirmDeed(world, deed_id, world.draws_b));
    expect((await world.drawOf(draw.section, draw.day)).result).toBe('15');
  });
});
