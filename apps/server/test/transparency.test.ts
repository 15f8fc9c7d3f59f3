import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hashLeaf, openCheckpoint, readEntries, readVerifierKey, rootOf, TILE_WIDTH, toBase64, utf8 } from '@shwekan/proof';
import pg from 'pg';
import { expect, test } from 'vitest';
import { audit } from '../src/proof/audit.ts';
import { keysOf, readLogKey, sha256, verifyEd25519 } from '../src/transparency/key.ts';
import { keepLog } from '../src/transparency/writer.ts';
import { bet, giveResult, MONDAY, settled } from './draws-world.ts';
import { logWorld, prove } from './log-world.ts';
import { must } from './people.ts';
import { startServerProcess } from './server-process.ts';
import { until } from './until.ts';

const { entries, entriesOf, signed, alerts, receiptOf, folder, ...world } = await logWorld();

test('what becomes of a draw is told by leaves, in their order, and signed', async () => {
  const [winner, loser] = [await world.player(5000), await world.player(5000)];
  await must(bet(world, winner, [['15', 1000], ['07', 200]])); // biome-ignore format: a slip a line
  await must(bet(world, loser, [['44', 500]]));
  const draw = await world.drawOf('11:00 AM');
  const numbers = (is_blocked: boolean) =>
    must(
      world.call('POST /api/console/draws/:id/numbers', {
        token: world.draws_a,
        params: { id: draw.id },
        body: { numbers: [{ bet_number: '33', is_blocked, cap: null }] },
      }),
    );
  await numbers(true);
  await numbers(false);
  await world.moveClock(`${MONDAY}T11:00:00+06:30`);
  await until(async () => (await world.sql('select from draw_seal where draw_id = $1', [draw.id])).length === 1);
  // A feed that says otherwise, which operators overrule.
  await world.sql(
    `insert into result_proposal (draw_id, number, source, derivation, source_set, source_value) values ($1, 25, 'other', '2d', '1,338.92', '32,345.64')`,
    [draw.id],
  );
  await giveResult(world, draw.id, '1,338.91', '32,345.64');
  await settled(world, draw.id);
  await signed();

  const told = await entriesOf(draw.id);
  expect(told.map((it) => it.type)).toEqual(['terms', 'terms', 'terms', 'book', 'result', 'settlement']);
  expect(told.slice(0, 3).map((it) => it['numbers'])).toEqual([{}, { '33': { is_blocked: true, cap_pya: null } }, {}]);
  expect(told[3]).toMatchObject({ lottery: '2D', day: MONDAY, section: '11:00', slip_count: 2, total_pya: 170_000, worst_pya: 8_500_000 });
  expect(told[4]).toMatchObject({
    round: 1,
    number: '15',
    decided: 'operators',
    by: [expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)],
  });
  expect(told[4]?.['sources']).toMatchObject([{ name: 'other', number: '25', set: '1,338.92', value: '32,345.64', sha256: null }]);
  expect(told[5]).toMatchObject({ round: 1, slip_count: 1, paid_pya: 8_500_000 });

  const [head] = await world.sql('select origin, public_key from log_head');
  const trusted = keysOf(String(head?.['origin']), head?.['public_key'] as Uint8Array).log;
  // What is kept outside comes after the commit.
  const readHead = async () => openCheckpoint(verifyEd25519, await readFile(join(folder, 'checkpoint'), 'utf8').catch(() => ''), trusted);
  await until(async () => (await readHead())?.checkpoint.size === (await entries()).length);
  const opened = await readHead();
  const rows = await world.sql('select entry from log_leaf where n < $1 order by n', [opened?.checkpoint.size]);
  const own = rows.map((it) => hashLeaf(sha256, utf8(String(it['entry']))));
  expect(toBase64(opened?.checkpoint.root ?? new Uint8Array())).toBe(toBase64(rootOf(sha256, own)));
  expect((await stat(join(folder, 'key.pem'))).mode & 0o777).toBe(0o600);
});

test('the trail of what operators did is told once an hour, and its links are those of the database', async () => {
  const told = async () => (await entries()).filter((it) => it.type === 'trail');
  const [first] = await told();
  const [link] = await world.sql(`select encode(hash, 'hex') as sha256 from audit_link where n = $1`, [first?.['n']]);
  expect(first).toMatchObject(link ?? {});
  await world.sql('update draw_number set own_block = not own_block where number = 7');
  await signed();
  expect(await told()).toHaveLength(1);
  await world.sql(`update log_head set trail_at = clock_timestamp() - interval '2 hours'`);
  await until(async () => (await told()).length === 2);
  const [last] = await world.sql(`select n::int, encode(hash, 'hex') as sha256 from audit_link order by n desc limit 1`);
  expect((await told())[1]).toMatchObject(last ?? {});
  await signed();
});

test('everybody reads the key, the checkpoint and the tiles, and rebuilds the tree from them', async () => {
  await signed();
  const get = (path: string) => fetch(`${world.server.player_url}${path}`);
  const keys = (await (await get('/log/key')).text()).trim().split('\n');
  const [log] = keys.map((it) => readVerifierKey(sha256, it));
  const answered = await get('/log/checkpoint');
  expect(answered.headers.get('cache-control')).toBe('no-cache');
  const opened = log && (await openCheckpoint(verifyEd25519, await answered.text(), log));
  if (!opened) throw new Error('no checkpoint');
  const { size, root } = opened.checkpoint;
  const own: Uint8Array[] = [];
  for (let index = 0; index * TILE_WIDTH < size; index += 1) {
    const width = Math.min(size - index * TILE_WIDTH, TILE_WIDTH);
    const name = `${String(index).padStart(3, '0')}${width < TILE_WIDTH ? `.p/${width}` : ''}`;
    const tile = await get(`/log/tile/0/${name}`);
    expect(tile.headers.get('cache-control')).toContain('immutable');
    const bundle = readEntries(new Uint8Array(await (await get(`/log/tile/entries/${name}`)).arrayBuffer())) ?? [];
    const leaves = bundle.map((it) => hashLeaf(sha256, it));
    expect(Buffer.concat(leaves)).toEqual(Buffer.from(await tile.arrayBuffer()));
    own.push(...leaves);
  }
  expect(own).toHaveLength(size);
  expect(Buffer.from(rootOf(sha256, own))).toEqual(Buffer.from(root));
  const [last, after] = [Math.floor(size / TILE_WIDTH), Math.floor(size / TILE_WIDTH) + 1].map((it) => String(it).padStart(3, '0'));
  for (const path of [`0/${last}`, `0/${last}.p/${(size % TILE_WIDTH) + 1}`, `0/${after}.p/1`, '2/000.p/1', '0/0', 'x'])
    expect((await get(`/log/tile/${path}`)).status).toBe(404);
});

test('who floods the log waits for other readers alone: a draw is read once for all, nothing else stands still, and too much is refused', async () => {
  const draw = await world.drawOf('11:00 AM');
  const get = (path: string, headers = {}) => fetch(`${world.server.player_url}${path}`, { headers });
  const [known, player] = [await get(`/log/draw/${draw.id}`), await world.player(1000)];
  const etag = known.headers.get('etag') ?? '';
  expect(known.headers.get('cache-control')).toBe('public, max-age=5');
  expect((await get(`/log/draw/${draw.id}`, { 'If-None-Match': etag })).status).toBe(304);
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  await owner.query('begin; lock table log_leaf in access exclusive mode');
  const other = (await world.drawOf('12:01 PM')).id;
  let flood = Promise.resolve<Response[]>([]);
  try {
    flood = Promise.all(Array.from({ length: 40 }, () => get(`/log/draw/${other}`)));
    const waits = async (what: string) => {
      const [row] = await world.sql(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
        [what],
      );
      return Number(row?.['n']);
    };
    await until(async () => (await waits('%then h.newest else%')) > 0);
    expect((await must(world.call('GET /api/user/profile', { token: player.token }))).data).toBeDefined();
    expect(await waits('%then h.newest else%')).toBeLessThanOrEqual(1);
  } finally {
    await owner.end();
  }
  const answers = await Promise.all((await flood).map(async (it) => `${it.status} ${await it.text()}`));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain(`200 {"v":1,"draw":"${other}"`);
  const from = { 'X-Forwarded-For': '203.0.113.40' };
  const asked: Response[] = [];
  // Not all at once: a busy machine resets connections that a thousand open in one moment.
  while (asked.length < 1210) asked.push(...(await Promise.all(Array.from({ length: 110 }, () => get('/log/draws/x', from)))));
  expect(asked.filter((it) => it.status === 429)).toHaveLength(10);
  const { code } = (await (await get('/log/draws/x', from)).json()) as { code: string };
  expect(code).toBe('too_many_requests');
  expect((await get('/log/tile/x', from)).headers.get('x-ratelimit-limit')).toBe('6000');
});

test('turns taken at once by many, of two processes, write every leaf once', async () => {
  const key = await readLogKey(world.server.world.config, world.server.world.db);
  const other = await world.another();
  const leaves = (await entries()).length;
  const set = (is_blocked: boolean) => world.sql('update draw_number set own_block = $1 where number = 9', [is_blocked]);
  for (const is_blocked of [true, false, true, false]) {
    await set(is_blocked);
    await Promise.all([world.server.world, other.world, world.server.world].map((it) => keepLog(it, key)()));
  }
  await signed();
  const [{ draws } = { draws: 0 }] = await world.sql('select count(*)::int as draws from draw_number where number = 9');
  expect((await entries()).length).toBe(leaves + 4 * Number(draws));
  const [gaps] = await world.sql(
    'select count(*)::int as n, max(n)::int + 1 as size, count(distinct subject)::int as subjects from log_leaf',
  );
  expect(gaps).toEqual({ n: gaps?.['size'], size: gaps?.['size'], subjects: gaps?.['size'] });
  expect((await audit(world.database_url)).difference).toBeNull();
  await other.stop();
});

test('a server that is killed in the middle leaves one log, and a receipt of before is one of after', async () => {
  const player = await world.player(5000);
  const { voucher } = await must(bet(world, player, [['01', 300]], { section: '04:30 PM' }));
  const draw = await world.drawOf('04:30 PM');
  const before = await prove(await must(receiptOf(player, voucher)));
  const started = await startServerProcess(world.database_url, { CHECKPOINT_EVERY_MS: '1' });
  const end = performance.now() + 1500;
  for (let is_blocked = true; performance.now() < end; is_blocked = !is_blocked)
    await world.sql('update draw_number set own_block = $1 where number = 8 and draw_id = $2', [is_blocked, draw.id]);
  started.child.kill('SIGKILL');
  await signed();
  const after = await prove(await must(receiptOf(player, voucher)));
  expect(after.slip).toEqual(before.slip);
  expect((await audit(world.database_url)).difference).toBeNull();
  expect(await alerts()).toEqual([]);
});
