import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

const PASSWORD = 'a-long-password';

// No disk has a hundred percent free, and every one has none to spare when none is asked for.
test.each<[string, Record<string, string>, number]>([
  ['percent', { DISK_FREE_PERCENT: '100', DISK_FREE_MB: '0' }, 1],
  ['megabytes', { DISK_FREE_PERCENT: '0', DISK_FREE_MB: '999999999999' }, 1],
  ['percent beside a folder that is not there', { DISK_FOLDERS: '/nowhere/at/all', DISK_FREE_PERCENT: '100' }, 1],
  ['nothing', { DISK_FREE_PERCENT: '0', DISK_FREE_MB: '0' }, 0],
])('a disk with less room than asked for in %s is an alert before it is full, once', async (_, more, alerts) => {
  const world = await testWorld({ DATA_DIR: tmpdir(), ...more });
  await addOperator(world.database_url, { username: 'boss', password: PASSWORD, roles: ['owner'] });
  const token = await operatorToken(world, 'boss', PASSWORD);
  const told = async () =>
    (await must(world.call('GET /api/console/alerts', { token }))).data.filter(({ kind }) => kind === 'disk_filling');
  if (alerts > 0) await expect.poll(async () => (await told()).length).toBe(alerts);
  // Another server on the same machine looks at the same disk.
  await (await world.another()).stop();
  const found = await told();
  expect(found).toHaveLength(alerts);
  for (const { data } of found)
    expect(data).toMatchObject({ folder: tmpdir(), free_mb: expect.any(Number), free_percent: expect.any(Number) });
});
