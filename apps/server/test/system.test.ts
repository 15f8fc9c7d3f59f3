import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { noteRehearsal } from '../src/platform/audit-runs.ts';
import { listen } from './listen.ts';
import { must, operatorToken, registerPlayer } from './people.ts';
import { runProgram } from './run-program.ts';
import { until } from './until.ts';
import { callServer, testWorld } from './world.ts';

const PASSWORD = 'a-long-password';

test('the owner sees what waits to leave the house, who listens, versions, disks and the last audit that was written down', async () => {
  const world = await testWorld({ DATA_DIR: tmpdir(), DISK_FREE_PERCENT: '100' });
  for (const [username, role] of [
    ['boss', 'owner'],
    ['teller', 'cash'],
  ] as const)
    await addOperator(world.database_url, { username, password: PASSWORD, roles: [role] });
  const token = await operatorToken(world, 'boss', PASSWORD);
  const system = () => must(world.call('GET /api/console/system', { token }));
  const first = await system();
  expect(first).toMatchObject({
    outbox: [
      { name: 'sms', waiting_count: 0, oldest_at: null },
      { name: 'push', waiting_count: 0, oldest_at: null },
      { name: 'alert', waiting_count: 0, oldest_at: null },
    ],
    stream_count: 0,
    audit: null,
    versions: { product: '0.1.0', node: process.version, postgres: expect.stringMatching(/^\d+/) },
    disks: [{ folder: tmpdir(), is_low: true, free_percent: expect.any(Number) }],
  });
  const player = await registerPlayer(world);
  const ear = await listen(world.server, { token: player.token });
  await until(async () => (await system()).stream_count === 1);
  // An operator at a process without streams is told of those at another.
  const apart = await world.another({ ROLES: 'console' });
  await until(async () => (await must(callServer(apart, 'GET /api/console/system', { token }))).stream_count === 1);
  await apart.stop();
  ear.close();
  await world.sql(`insert into sms (phone, encrypted_text, state) values ('09420000001', '\\x00', 'waiting')`);
  expect((await system()).outbox[0]).toMatchObject({ waiting_count: 1, oldest_at: expect.any(String) });
  const gateways = async () => (await must(world.call('GET /api/console/gateways', { token }))).data;
  const [sms, push, ...others] = await gateways();
  // What the doctor refuses outside of demo mode is told in its words.
  expect(sms).toMatchObject({ kind: 'sms', name: 'outbox', state: 'demo', error: expect.stringContaining('no text message is ever sent') });
  expect(push).toMatchObject({ kind: 'push', state: 'unheard', heard_ms_ago: null, error: null });
  expect(others.map((it) => [it.kind, it.name, it.lottery])).toEqual([
    ['feed', 'off', '2D'],
    ['feed', 'off', 'C2D'],
    ['feed', 'off', '3D'],
    ['games', 'GSC', null],
    ['games', 'GSC+', null],
  ]);
  await world.sql(
    `insert into game_callback (id, dialect, method, address, request, answer) values (1, 'gsc_plus', 'bet', '127.0.0.1', '{}', '{}')`,
  );
  expect((await gateways()).slice(-2).map((it) => it.state)).toEqual(['unheard', 'works']);
  const teller = await operatorToken(world, 'teller', PASSWORD);
  expect((await world.call('GET /api/console/gateways', { token: teller })).status).toBe(403);
  expect((await world.call('GET /api/console/system', { token: teller })).status).toBe(403);

  const audit = (more: Record<string, string>) =>
    runProgram(fileURLToPath(new URL('../src/proof/audit.ts', import.meta.url)), [], { ...process.env, READER_DATABASE_URL: '', ...more });
  // Who only reads writes nothing down.
  expect((await audit({ READER_DATABASE_URL: world.database_url, DATABASE_URL: '' })).status).toBe(0);
  expect((await system()).audit).toBeNull();
  expect((await audit({ DATABASE_URL: world.database_url })).stdout).toContain('The books are right');
  expect((await system()).audit).toMatchObject({ difference: null, after_day: null, check_count: expect.any(Number) });
  await world.sql('alter table audit_row disable trigger user');
  await world.sql(`update audit_row set action = 'another' where id = (select min(id) from audit_row)`);
  expect((await audit({ DATABASE_URL: world.database_url })).status).toBe(1);
  expect((await system()).audit?.difference).toMatch(/: /);

  expect(first.rehearsal).toBeNull();
  const [backup_at, newest_at] = [new Date('2026-11-26T19:45:00Z'), new Date('2026-11-26T20:44:59Z')];
  const note = (run: { missing_count: number | null; trouble: string | null }) =>
    noteRehearsal(
      { query: async (text, values) => ({ rows: await world.sql(text, values), rowCount: 0 }) },
      { backup_at, newest_at, ...run },
    );
  await note({ missing_count: 3, trouble: null });
  expect((await system()).rehearsal).toMatchObject({
    backup_at: backup_at.toISOString(),
    newest_at: newest_at.toISOString(),
    trouble: null,
  });
  await note({ missing_count: null, trouble: 'the archive lacks 1 segments' });
  expect((await system()).rehearsal).toMatchObject({ missing_count: null, trouble: 'the archive lacks 1 segments' });
});
