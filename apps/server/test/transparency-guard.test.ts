import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeVerifierKey } from '@shwekan/proof';
import { expect, test } from 'vitest';
import type { Config } from '../src/platform/settings.ts';
import { contradiction } from '../src/transparency/guard.ts';
import { keepHead, keysOf, type LogKey, readLogKey } from '../src/transparency/key.ts';
import { showReceipt } from '../src/transparency/receipt.ts';
import { keepLog } from '../src/transparency/writer.ts';
import { bet } from './draws-world.ts';
import { logWorld } from './log-world.ts';
import { must } from './people.ts';
import { until } from './until.ts';

const { byHand, signed, alerts, folder, ...world } = await logWorld();
await must(bet(world, await world.player(5000), [['07', 100]]));
// More than one tile of leaves: what is wrong below a full tile is found in another way than what is wrong in its end.
const leaf_count = async () => Number((await world.sql('select count(*) as n from log_leaf'))[0]?.['n']);
while ((await leaf_count()) < 300) {
  await world.sql('update draw_number set own_block = not own_block where number = 9');
  await signed();
}

test('what does not come to the log for minutes raises an alert, also when every turn fails', async () => {
  await signed();
  const [made] = await world.sql('select max(id)::int + 1000 as id from draw_record');
  await byHand(`insert into draw_record (id, draw_id, kind, told, recorded_at) overriding system value
    values (${made?.['id']}, 1, 'void', '{"draw": 1.5}', clock_timestamp() - interval '10 minutes')`);
  const { world: own } = world.server;
  await expect(keepLog(own, await readLogKey(own.config, own.db))()).rejects.toThrow();
  expect((await alerts()).at(-1)).toContain('not in the log after minutes: void of draw 1');
  await byHand(`delete from draw_record where id = ${made?.['id']}; delete from alert where kind = 'log_refused'`);
});

test.each([
  ['an edited leaf', `update log_leaf set entry = replace(entry, '"v":1', '"v":2') where n = 3`, 'leaf 3 is not as it was written'],
  ['a leaf that was hashed anew', `update log_leaf set entry = 'x', hash = sha256(decode('0078', 'hex')) where n = 3`, 'are not those'],
  ['a leaf in another place', 'update log_leaf set n = 100003 where n = 3', 'leaf 3 is missing'],
  [
    'a checkpoint that another signed',
    `update log_checkpoint set note = replace(note, '/log', '/lag') where size = (select max(size) from log_checkpoint)`,
    'the last checkpoint in the database is not signed',
  ],
  ['a missing leaf', 'delete from log_leaf where n = 3', 'says that they are'],
  [
    'a backup of before',
    'delete from log_leaf where n > 20; delete from log_checkpoint where size > 21; update log_head set size = 21',
    'was signed, and the database has 21',
  ],
  [
    'an empty log',
    'delete from log_leaf; delete from log_node; delete from log_checkpoint; update log_head set size = 0',
    'was signed, and the database has 0',
  ],
])('%s is noticed before anything more is signed', async (_what, sql, reason) => {
  // What came last may not be signed: from here on no server runs that would, and nothing here needs it.
  await world.server.stop();
  for (const name of ['log_leaf', 'log_node', 'log_checkpoint', 'log_head']) await world.sql(`create table kept_${name} as table ${name}`);
  await byHand(sql);
  const note = await readFile(join(folder, 'checkpoint'), 'utf8');
  const before = (await alerts()).length;
  const other = await world.another();
  await until(async () => (await alerts()).length > before);
  expect((await alerts()).at(-1)).toContain(reason);
  // A turn that does not hash every leaf would find nothing in some of them: none is taken.
  const count = async () => (await world.sql('select count(*)::int as n from log_leaf'))[0]?.['n'];
  const leaves = await count();
  const [told] = await world.sql('select max(id) as id from draw_record');
  await world.sql('update draw_number set own_block = not own_block where number = 6');
  await wait(200);
  expect(await count()).toBe(leaves);
  expect(await readFile(join(folder, 'checkpoint'), 'utf8')).toBe(note);
  await other.stop();
  const back = ['log_leaf', 'log_node', 'log_checkpoint', 'log_head'].map(
    (it) => `delete from ${it}; insert into ${it} select * from kept_${it}; drop table kept_${it}`,
  );
  back.push(`delete from draw_record where id > ${told?.['id']}`, 'update draw_number set own_block = not own_block where number = 6');
  await byHand(back.join('; '));
});

test('without its key a server signs nothing and makes none; another key signs nothing; with its own the log goes on', async () => {
  const kept = await readFile(join(folder, 'key.pem'));
  await rm(join(folder, 'key.pem'));
  const other = await world.another();
  await until(async () => String((await alerts()).at(-1)).includes('is not in its folder'));
  await expect(stat(join(folder, 'key.pem'))).rejects.toThrow();
  const [head] = await world.sql('select size::int, origin, public_key from log_head');
  const own = keysOf(String(head?.['origin']), head?.['public_key'] as Uint8Array);
  // Readers get the key that signed the log, and players no promise by another.
  expect((await (await fetch(`${other.player_url}/log/key`)).text()).split('\n')[0]).toBe(writeVerifierKey(own.log));
  const [slip] = await world.sql('select player_id::int, voucher from slip limit 1');
  const asked = { params: { voucher: slip?.['voucher'] }, query: {}, who: { player_id: slip?.['player_id'] } };
  const made = { ...other.world.config, LOG_KEY_DIR: `${folder}-made` };
  const wrong = present(await readLogKey(made, { query: async () => ({ rows: [{ origin: null, public_key: null }], rowCount: 1 }) }));
  for (const key of [null, wrong])
    await expect(showReceipt(other.world, key, asked as unknown as Parameters<typeof showReceipt>[2])).rejects.toThrow('busy');
  const refusal = (config: Config, key: LogKey, of: unknown) =>
    other.world.db.transaction((tx) => contradiction(tx, config, key, of as Parameters<typeof contradiction>[3], false));
  expect(await refusal(other.world.config, wrong, head)).toContain('the key in its folder is another');

  await writeFile(join(folder, 'key.pem'), kept);
  const key = present(await readLogKey(other.world.config, other.world.db));
  // No house begins a log anew where one was signed, and none goes on that does not know what was signed; a demo does.
  const house = { ...other.world.config, DEMO: false };
  expect(await refusal(house, key, { size: 0, origin: null, public_key: null })).toContain('the database knows of none');
  expect(await refusal({ ...house, LOG_KEY_DIR: made.LOG_KEY_DIR }, key, head)).toContain('an operator puts one there');
  expect(await refusal(made, key, head)).toBeNull();
  expect(await refusal(house, key, head)).toBeNull();
  const kept_note = await readFile(join(folder, 'checkpoint'), 'utf8');
  await writeFile(join(folder, 'checkpoint'), kept_note.replace('/log', '/lag'));
  expect(await refusal(house, key, head)).toContain('the last checkpoint outside the database is not signed');
  await writeFile(join(folder, 'checkpoint'), kept_note);
  // What is kept outside never becomes less.
  const note = await readFile(join(folder, 'checkpoint'), 'utf8');
  const [older] = await world.sql('select note from log_checkpoint order by size limit 1');
  await keepHead(house, String(older?.['note']));
  expect(await readFile(join(folder, 'checkpoint'), 'utf8')).toBe(note);
  await rm(made.LOG_KEY_DIR, { recursive: true });
  await other.stop();
  await world.another();
  await world.sql('update draw_number set own_block = true where number = 5');
  await signed();
});

function present(key: LogKey | null): LogKey {
  if (key === null) throw new Error('there is no key');
  return key;
}
