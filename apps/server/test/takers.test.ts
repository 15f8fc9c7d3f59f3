import { expect, test } from 'vitest';
import { confirmDeed, waiting } from './deeds.ts';
import { layOffRoom, TERMS } from './lay-off-room.ts';
import { must } from './people.ts';

const { world, takerOf, addTaker, changeTaker } = await layOffRoom();

test('another house is added and changed by two people, and shut by one', async () => {
  const { id } = await addTaker('Ruby house', 500_000, [TERMS.of3d, TERMS.of2d]);
  expect(await takerOf('Ruby house')).toMatchObject({
    is_open: true,
    second_above: '500000.00',
    terms: [TERMS.of2d, TERMS.of3d],
    owed: '0.00',
    open_stakes: '0.00',
  });
  const asked = await must(
    world.call('POST /api/console/takers/:id', { token: world.draws_a, params: { id }, body: { terms: [{ ...TERMS.of2d, odd: 82.5 }] } }),
  );
  const deed = (await waiting(world, world.draws_b)).find((it) => it.id === asked.deed_id);
  expect(deed?.lines).toEqual([
    { field: 'Terms of 2D', before: 'x80, commission 12.5 %', after: 'x82.5, commission 12.5 %' },
    { field: 'Terms of 3D', before: 'x500, near win x10, commission 20 %', after: null },
  ]);
  expect((await takerOf('Ruby house')).terms).toHaveLength(2);
  await must(confirmDeed(world, asked.deed_id, world.draws_b));
  expect((await takerOf('Ruby house')).terms).toEqual([{ ...TERMS.of2d, odd: 82.5 }]);
  expect(await must(changeTaker(id, { is_open: false }))).toMatchObject({ deed_id: null });
  expect((await takerOf('Ruby house')).is_open).toBe(false);
  const opened = await must(world.call('POST /api/console/takers/:id', { token: world.draws_a, params: { id }, body: { is_open: true } }));
  expect(opened.deed_id).not.toBeNull();
  expect((await takerOf('Ruby house')).is_open).toBe(false);
  await must(confirmDeed(world, opened.deed_id, world.draws_b));
  expect((await takerOf('Ruby house')).is_open).toBe(true);
});

test('a name is of one other house, however it is written', async () => {
  const named = (name: string) =>
    world.call('POST /api/console/takers', { token: world.draws_a, body: { name, second_above: 0, terms: [] } });
  expect((await named('gOLDEN house')).body.code).toBe('taker_taken');
  const { id } = await takerOf('Ruby house');
  expect((await changeTaker(id, { name: 'Golden House' })).body.code).toBe('taker_taken');
  expect((await changeTaker(id, { name: 'Ruby House' })).status).toBe(200);
});

test('a name that another house got while it waited is nobody else’s: the deed is stale', async () => {
  const { id } = await takerOf('Ruby House');
  const renamed = await must(
    world.call('POST /api/console/takers/:id', { token: world.draws_a, params: { id }, body: { name: 'Jade house' } }),
  );
  await addTaker('Jade house');
  const deed = (await waiting(world, world.draws_b)).find((it) => it.id === renamed.deed_id);
  const sent = { token: world.draws_b, params: { id: renamed.deed_id ?? 0 }, body: { digest: deed?.digest ?? 'dropped' } };
  expect((await world.call('POST /api/console/deeds/:id/confirm', sent)).body.code).toBe('deed_stale');
  expect((await takerOf('Ruby House')).id).toBe(id);
});
