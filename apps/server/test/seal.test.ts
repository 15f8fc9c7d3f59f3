import { createHash } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import { sealDraw } from '../src/lottery/seal.ts';
import { audit } from '../src/proof/audit.ts';
import { decide } from './deeds.ts';
import { balanceOf, bet, drawsWorld, giveResult, MONDAY, settled } from './draws-world.ts';
import { must } from './people.ts';
import { sumUpAll } from './sum-up.ts';
import { until } from './until.ts';

const world = await drawsWorld();

/** Changes rows as only a superuser can: with every trigger off. */
async function byHand(sql: string): Promise<void> {
  const owner = new pg.Client({ connectionString: world.database_url });
  await owner.connect();
  await owner.query(`begin; set local session_replication_role = replica; ${sql}; commit`);
  await owner.end();
}
const sealed = (id: number) => until(async () => (await world.sql('select from draw_seal where draw_id = $1', [id])).length === 1);
const stopped = (id: number) =>
  until(async () => (await world.sql('select from draw where id = $1 and stopped_at is not null', [id])).length === 1);
const alerts = (kind: string) => world.sql('select data from alert where kind = $1 order by id', [kind]);
const resume = (id: number) =>
  world.call('POST /api/console/draws/:id/resume', { token: world.draws_a, params: { id }, body: { reason: 'The book was put right' } });

test('when a draw closes its book is sealed: count, stakes by number, and a SHA-256 that anyone can compute', async () => {
  const [one, two] = [await world.player(5000), await world.player(5000)];
  await must(bet(world, one, [['15', 1300], ['07', 200]])); // biome-ignore format: a slip a line
  await must(bet(world, two, [['07', 500]]));
  const draw = await world.drawOf('11:00 AM');
  expect(draw.seal).toBeNull();
  await expect(insertResult(draw.id)).rejects.toThrow('result_proposal_sealed');
  await world.moveClock(`${MONDAY}T10:50:00+06:30`);
  await sealed(draw.id);

  const rows = await world.sql('select * from slip where draw_id = $1 order by id', [draw.id]);
  const [times] = await world.sql(
    `select array_agg((extract(epoch from accepted_at) * 1000000)::bigint::text order by id) as micros from slip where draw_id = $1`,
    [draw.id],
  );
  const lines = rows.map((it, n) =>
    [
      ...[it['id'], it['voucher'], it['player_id'], draw.id, `{${it['numbers']}}`, `{${it['stakes_pya']}}`, it['total_pya']],
      ...[8500, 0, (times?.['micros'] as string[] | undefined)?.[n]],
    ].join(' '),
  );
  const block = createHash('sha256').update(lines.join('\n')).digest();
  const sha256 = createHash('sha256').update(block).digest('hex');
  expect((await world.drawOf('11:00 AM')).seal).toMatchObject({ slip_count: 2, staked: '2000.00', sha256 });
  const [seal] = await world.sql(
    'select stakes_pya[8]::int as seven, stakes_pya[16]::int as fifteen, cardinality(stakes_pya) as n from draw_seal where draw_id = $1',
    [draw.id],
  );
  expect(seal).toEqual({ seven: 70_000, fifteen: 130_000, n: 100 });
  await sealDraw(world.server.world, draw.id);
  await expect(world.sql('update draw_seal set slip_count = 1')).rejects.toThrow('append only');
});

test('after the seal no bet can arrive, by the desk, by hand, or with the clock turned back', async () => {
  const player = await world.player(1000);
  await world.moveClock(`${MONDAY}T10:40:00+06:30`);
  expect((await bet(world, player, [['15', 100]])).body.code).toBe('betting_closed');
  const draw = await world.drawOf('11:00 AM');
  expect(draw.state).toBe('closed');
  await expect(insertSlip(draw.id, player.id, '2026-11-23T10:39:00+06:30')).rejects.toThrow('is closed');
  const later = await world.drawOf('12:01 PM');
  await expect(insertSlip(later.id, player.id, later.closes_at)).rejects.toThrow('is closed');
});

test('one sealed bet changed by hand stops the payout of the whole draw and names the slip', async () => {
  const players = [await world.player(5000), await world.player(5000), await world.player(5000)];
  for (const player of players) await must(bet(world, player, [['15', 100], ['44', 100]], { section: '12:01 PM' })); // biome-ignore format: a slip a line
  const draw = await world.drawOf('12:01 PM');
  await world.moveClock(`${MONDAY}T12:01:00+06:30`);
  await sealed(draw.id);
  const [slip] = await world.sql('select id::int, voucher from slip where draw_id = $1 order by id limit 1 offset 1', [draw.id]);
  // Not even a bet that wins: its other number.
  await byHand(`update slip set numbers[2] = 45 where id = ${slip?.['id']}`);
  await giveResult(world, draw.id, '1,338.91', '32,345.64');
  await stopped(draw.id);
  const reason = `Slip ${slip?.['voucher']} was changed after the book was sealed`;
  expect(await world.drawOf('12:01 PM')).toMatchObject({ state: 'resulted', stop_reason: reason, paid: '0.00' });
  expect((await alerts('book_changed')).map((it) => it['data'])).toMatchObject([
    { lottery: '2D', day: MONDAY, section: '12:01 PM', slip_id: slip?.['id'], reason },
  ]);
  for (const player of players) expect(await balanceOf(world, player)).toBe('4800.00');
  expect((await audit(world.database_url)).difference).not.toBeNull();

  // Asked to go on as it is, it stops again; put right, it pays.
  await must(resume(draw.id));
  await until(async () => (await alerts('book_changed')).length === 2);
  await byHand(`update slip set numbers[2] = 44 where id = ${slip?.['id']}`);
  await must(resume(draw.id));
  await settled(world, draw.id);
  for (const player of players) expect(await balanceOf(world, player)).toBe('13300.00');
  expect((await resume(draw.id)).body.code).toBe('draw_not_stopped');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test.each([
  ['another player', (id: number) => `update slip set player_id = player_id + 1 where id = ${id}`, 'was changed'],
  ['higher odds', (id: number) => `update slip set odds_hundredths = 9000 where id = ${id}`, 'was changed'],
  ['another time', (id: number) => `update slip set accepted_at = accepted_at - interval '1 microsecond' where id = ${id}`, 'was changed'],
  ['none at all', (id: number) => `delete from slip where id = ${id}`, 'is gone'],
  [
    'a twin',
    (id: number) =>
      `insert into slip select (jsonb_populate_record(s, jsonb_build_object('id', s.id + 100000, 'voucher', 'TWIN', 'request_key', 'twin'))).* from slip s where id = ${id}`,
    'TWIN was added',
  ],
])('a sealed bet that has become one with %s is found', async (_, sql, says) => {
  const player = await world.player(1000);
  const draw = await world.drawOf('03:00 PM');
  await world.sql('truncate alert');
  if (draw.slip_count === 0) {
    await must(bet(world, player, [['15', 300]], { section: '03:00 PM' }));
    await must(bet(world, player, [['16', 300]], { section: '03:00 PM' }));
    await world.moveClock(`${MONDAY}T15:00:00+06:30`);
    await sealed(draw.id);
  }
  // Reports that read the book between the two hands would say what was not so for ever.
  await sumUpAll(world);
  await byHand('create table if not exists kept as select * from slip');
  const [slip] = await world.sql('select id::int from slip where draw_id = $1 order by id limit 1', [draw.id]);
  await byHand(sql(Number(slip?.['id'])));
  if ((await world.drawOf('03:00 PM')).result === null) await giveResult(world, draw.id, '1,338.91', '32,345.64');
  else await must(resume(draw.id));
  await until(async () => (await alerts('book_changed')).length > 0);
  expect(JSON.stringify(await alerts('book_changed'))).toContain(says);
  expect((await world.drawOf('03:00 PM')).paid).toBe('0.00');
  await byHand(`delete from slip where draw_id = ${draw.id}; insert into slip select * from kept where draw_id = ${draw.id}`);
});

test('a draw that is stopped can be reversed, and called off once its book is right', async () => {
  const draw = await world.drawOf('03:00 PM');
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/reverse', {
        token: world.draws_a,
        params: { id: draw.id },
        body: { reason: 'Look at it first' },
      }),
    ),
  );
  await until(async () => (await world.drawOf('03:00 PM')).is_reversing === false);
  await must(
    decide(
      world,
      world.call('POST /api/console/draws/:id/void', {
        token: world.draws_a,
        params: { id: draw.id },
        body: { reason: 'It is not worth it' },
      }),
    ),
  );
  await settled(world, draw.id);
  expect(await world.drawOf('03:00 PM')).toMatchObject({ state: 'voided', paid: '600.00' });
  expect((await audit(world.database_url)).difference).toBeNull();
});

function insertResult(draw_id: number) {
  return world.sql(
    `insert into result_proposal (draw_id, number, source, derivation, source_set, source_value) values ($1, 15, 'x', '2d', '1,338.91', '32,345.64')`,
    [draw_id],
  );
}

function insertSlip(draw_id: number, player_id: number, accepted_at: string) {
  return world.sql(
    `insert into slip (voucher, player_id, draw_id, numbers, stakes_pya, total_pya, odds_hundredths, balance_after_pya, accepted_at, request_key, request_hash)
     values ('LATE', $1, $2, '{15}', '{10000}', 10000, 8500, 0, $3, 'late', '-')`,
    [player_id, draw_id, accepted_at],
  );
}
