import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openCheckpoint, readVerifierKey } from '@shwekan/proof';
import { expect, test } from 'vitest';
import { beginLogAnewAs } from '../src/transparency/begin-anew.ts';
import { sha256, verifyEd25519 } from '../src/transparency/key.ts';
import { bet } from './draws-world.ts';
import { logWorld, prove } from './log-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';
import { askedOnce } from './world.ts';

// A house whose database was put back to before what it had signed, or whose key is lost, goes on under another name.
const { byHand, signed, alerts, folder, entries, ...world } = await logWorld();
const player = await world.player(5000);
const name_before = String((await first())['origin']);

async function first(): Promise<Record<string, unknown>> {
  await signed();
  return (await world.sql('select origin, size from log_head'))[0] ?? {};
}

const config = () => world.server.world.config;
const beginAnew = (name: string, reason = 'put back to 16:29') =>
  beginLogAnewAs(world.database_url, config(), { operator: 'draws-a', name, reason });

test('a database that was put back signs again under another name, and proves under it what it has; what was signed before stays beside it', async () => {
  const slip = await must(bet(world, player, [['07', 100]]));
  await signed();
  await world.sql('update draw_number set own_block = not own_block where number = 9');
  await signed();
  await world.server.stop();
  const leaves = Number((await world.sql('select size from log_head'))[0]?.['size']);
  await byHand(
    `delete from log_leaf where n >= ${leaves - 1}; delete from log_checkpoint where size >= ${leaves}; update log_head set size = ${leaves - 1}`,
  );
  const kept = await readFile(join(folder, 'checkpoint'), 'utf8');
  const refused = await world.another();
  await until(async () => String((await alerts()).at(-1)).includes('was signed, and the database has'));
  await refused.stop();

  await expect(beginAnew(name_before)).rejects.toThrow(`The log was called ${name_before} already.`);
  await expect(beginAnew('a b')).rejects.toThrow('neither blanks');
  const key = readVerifierKey(sha256, await beginAnew('shwekan.example/log2'));
  if (key === null) throw new Error('that is no key');
  expect(key.name).toBe('shwekan.example/log2');
  const files = await readdir(folder);
  expect(
    files
      .filter((it) => it.includes(`.of-${leaves - 1}-leaves.`))
      .map((it) => it.split('.of-')[0])
      .sort(),
  ).toEqual(['checkpoint', 'key.pem']);
  const [aside] = files.filter((it) => it.startsWith('checkpoint.of-'));
  expect(await readFile(join(folder, aside ?? ''), 'utf8')).toBe(kept);

  const server = await world.another({ CHECKPOINT_EVERY_MS: '50' });
  await world.sql('update draw_number set own_block = not own_block where number = 9');
  await signed();
  const opened = await openCheckpoint(verifyEd25519, await (await fetch(new URL('/log/checkpoint', server.player_url))).text(), key);
  expect(opened?.checkpoint.size).toBeGreaterThan(leaves);
  expect((await entries()).find((it) => it.type === 'begun')).toMatchObject({ name: 'shwekan.example/log2', size: leaves - 1 });
  const asked = { token: player.token, params: { voucher: String(slip.voucher) } };
  const receipt = await must(askedOnce(world, server).call('GET /api/slips/:voucher/receipt', asked));
  expect(receipt.origin).toBe('shwekan.example/log2');
  expect((await prove(receipt)).told.map((it) => it.type)).toContain('terms');
  expect(await world.sql('select origin, size::int, reason from log_name_before')).toEqual([
    { origin: name_before, size: leaves - 1, reason: 'put back to 16:29' },
  ]);
  expect(
    await world.sql(
      `select action, reason, o.username from audit_row a join operator o on o.id = a.operator_id where action = 'begin_log_anew'`,
    ),
  ).toEqual([{ action: 'begin_log_anew', reason: 'put back to 16:29', username: 'draws-a' }]);
  await server.stop();
});

test('a name that only the folder remembers is used as well: the database was put back to before it', async () => {
  const kept = await readFile(join(folder, 'checkpoint'), 'utf8');
  await writeFile(join(folder, 'checkpoint'), kept.replace('shwekan.example/log2', 'shwekan.example/log9'));
  await expect(beginAnew('shwekan.example/log9')).rejects.toThrow('The log was called shwekan.example/log9 already.');
  await writeFile(join(folder, 'checkpoint'), kept);
});

test('a lost key is followed by another, under a name that was never used; a server that still has the one before signs nothing', async () => {
  const old = await world.another({ CHECKPOINT_EVERY_MS: '50' });
  await signed();
  await rename(join(folder, 'key.pem'), join(folder, 'lost'));
  await expect(beginAnew(name_before)).rejects.toThrow('already');
  await expect(beginAnew('shwekan.example/log2')).rejects.toThrow('already');
  const before = (await alerts()).length;
  await beginAnew('shwekan.example/log3', 'the key is lost');
  await world.sql('update draw_number set own_block = not own_block where number = 9');
  await until(async () => (await alerts()).length > before);
  expect((await alerts()).at(-1)).toContain('another than the one that signed the log');
  await old.stop();
  const next = await world.another({ CHECKPOINT_EVERY_MS: '50' });
  await signed();
  await next.stop();
});

test('nobody but who owns the database gives the log another name, and nobody without saying what it was', async () => {
  for (const sql of [
    `update log_head set origin = 'shwekan.example/log4'`,
    `update log_head set begun_size = size, size = size + 1, origin = 'shwekan.example/log4', public_key = sha256('x')`,
    `insert into log_name_before (origin, public_key, size, reason) select 'x', sha256('y'), size, 'x' from log_head; update log_head set begun_size = size, size = size + 1, origin = 'z', public_key = sha256('x')`,
  ])
    await expect(world.sql(sql), sql).rejects.toThrow('keeps its name');
});

test('leaves that are not as they were written are not signed under a new name either', async () => {
  await byHand(`update log_leaf set entry = replace(entry, '"v":1', '"v":2') where n = 3`);
  await expect(beginAnew('shwekan.example/log5')).rejects.toThrow('leaf 3 is not as it was written');
  await byHand(`update log_leaf set entry = replace(entry, '"v":2', '"v":1') where n = 3`);
});
