import { expect, test } from 'vitest';
import { bet, drawsWorld } from './draws-world.ts';
import { must } from './people.ts';

const world = await drawsWorld();

test('a statement says of which slip a line is: its lottery, section and day; of other money nothing', async () => {
  const draw = await world.drawOf('11:00 AM');
  const player = await world.player();
  const { voucher } = await must(bet(world, player, [['07', 500]]));
  const { data } = await must(world.call('GET /api/user/statement', { token: player.token }));
  const [stake, ...others] = data;
  expect(stake).toMatchObject({ reason: 'stake', slip: { voucher, lottery: '2D', section: '11:00 AM', date: draw.date } });
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((line) => line.slip !== undefined)).toEqual([]);
});
