import { expect, test } from 'vitest';
import { expireCashIns } from '../src/cash/jobs.ts';
import { forgetOld } from '../src/platform/forget.ts';
import { audit } from '../src/proof/audit.ts';
import { cashRoom } from './cash-room.ts';
import { confirmDeed, secondPerson } from './deeds.ts';
import { must, registerPlayer } from './people.ts';
import { callServer, testWorld } from './world.ts';

const world = await testWorld();
const room = await cashRoom(world);
const DAY_MS = 86_400_000;
const other = await world.another();
const codesOf = (answers: { status: number; body: { code?: string } }[]) => answers.map((it) => it.body.code ?? it.status).sort();
const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)));

test('50 approvals of one request at once, on two servers: one credit, 49 are told', async () => {
  const player = await registerPlayer(world);
  const { data } = await must(room.ask(player));
  const token = room.token();
  const sent = { token, params: { id: data.id }, body: { full_transaction_id: room.wholeId(data.id) } };
  const answers = await times(50, (n) => callServer(n % 2 ? world.server : other, 'POST /api/console/cash-in/:id/approve', sent));
  expect(answers.filter((it) => it.status === 200)).toHaveLength(1);
  // A server whose lock time-out ran out says busy; it has done nothing, too.
  for (const code of codesOf(answers.filter((it) => it.status !== 200))) expect(['already_decided', 'busy']).toContain(code);
  expect(await room.balance(player)).toBe('5000.00');
  expect(await world.sql(`select 1 from audit_row where subject = $1`, [`cash_in:${data.id}`])).toHaveLength(1);
  expect(await world.sql(`select 1 from notification where player_id = $1`, [player.id])).toHaveLength(1);
});

test('approved and rejected at once: one of the two, and the money agrees', async () => {
  for (let round = 0; round < 10; round += 1) {
    const player = await registerPlayer(world);
    const { data } = await must(room.ask(player));
    const answers = await Promise.all([room.approve(data.id, room.wholeId(data.id)), room.reject(data.id)]);
    expect(codesOf(answers)).toEqual([200, 'already_decided']);
    expect(await room.balance(player)).toBe(answers[0]?.status === 200 ? '5000.00' : '0.00');
  }
});

test('one transaction id for 20 requests at once is asked for 20 times, and confirmed at once it pays one of them', async () => {
  const ids = await times(20, async () => (await must(room.ask(await registerPlayer(world), { transaction_id: '123456' }))).data.id);
  const asked = await Promise.all(ids.map((id) => must(room.approve(id, 'SHARED-123456'))));
  const other = await secondPerson(world);
  const answers = await Promise.all(asked.map((it) => confirmDeed(world, it.deed_id, other)));
  expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 'transaction_id_used')]);
  expect(await world.sql(`select 1 from cash_in where full_transaction_id = 'SHARED-123456' and state = 'approved'`)).toHaveLength(1);
});

test('20 requests of one player at once: one waits, the others are refused', async () => {
  const player = await registerPlayer(world);
  const answers = await times(20, (n) => room.ask(player, { transaction_id: String(300_000 + n) }));
  expect(codesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 'request_pending')]);
  expect((await room.history(player)).data).toHaveLength(1);
});

test('one Idempotency-Key sent 20 times at once is one request, and every answer is the same', async () => {
  const player = await registerPlayer(world);
  const answers = await times(20, () => room.ask(player, {}, 'the-same-key-1'));
  expect(new Set(answers.map((it) => it.body.data?.id)).size).toBe(1);
  expect(answers.filter((it) => it.headers.get('idempotent-replayed') === null)).toHaveLength(1);
  expect((await room.history(player)).data).toHaveLength(1);
});

test('a key sent again long after is answered as then; with another body it is refused', async () => {
  const player = await registerPlayer(world);
  const first = await must(room.ask(player, {}, 'the-same-key-2'));
  await must(room.reject(first.data.id));
  const again = await room.ask(player, {}, 'the-same-key-2');
  expect(again.body.data).toEqual(first.data);
  const differs = await room.ask(player, { amount: 6000 }, 'the-same-key-2');
  expect([differs.status, differs.body.code]).toEqual([422, 'key_reused']);
  expect((await room.history(player)).data).toHaveLength(1);
});

test('a refused request uses no key up', async () => {
  const player = await registerPlayer(world);
  expect((await room.ask(player, { amount: 1 }, 'the-same-key-3')).body.code).toBe('amount_too_small');
  expect((await room.ask(player, { amount: 1000 }, 'the-same-key-3')).status).toBe(200);
});

test('expiring and approving at once: one of the two', async () => {
  const player = await registerPlayer(world);
  const { data } = await must(room.ask(player));
  await world.sql(`update cash_in set expires_at = product_now() + interval '50 milliseconds' where id = $1`, [data.id]);
  const [approved] = await Promise.all([
    room.approve(data.id, room.wholeId(data.id)),
    ...Array.from({ length: 20 }, (_, n) => new Promise((go) => setTimeout(go, n * 10)).then(() => expireCashIns(world.server.world))),
  ]);
  const [row] = (await room.queue({ search: player.phone })).data;
  expect(row?.state).toBe(approved?.status === 200 ? 'approved' : 'expired');
  expect(await room.balance(player)).toBe(approved?.status === 200 ? '5000.00' : '0.00');
});

test('a request whose time is over keeps its player from no other, also before the job has come by: of many sent then, one waits', async () => {
  const player = await registerPlayer(world);
  const { data } = await must(room.ask(player));
  await world.sql('update cash_in set expires_at = product_now() where id = $1', [data.id]);
  const asked = await Promise.all(Array.from({ length: 5 }, () => room.ask(player)));
  expect(asked.map((it) => it.body.code ?? 'asked').sort()).toEqual(['asked', ...Array(4).fill('request_pending')]);
  expect((await room.history(player)).data.map((it) => it.status)).toEqual(['Pending', 'Reject']);
  await expireCashIns(world.server.world);
  const told = await world.sql(`select kind from notification where player_id = $1 and kind = 'cash_in_expired'`, [player.id]);
  expect(told).toHaveLength(1);
});

test('a key is kept for thirty days; after that it asks anew', async () => {
  const player = await registerPlayer(world);
  const first = await must(room.ask(player, {}, 'the-same-key-30'));
  await must(room.reject(first.data.id));
  await world.moveClock(29 * DAY_MS);
  await world.sql(`update player_session set expires_at = '2100-01-01'`);
  await room.logInAgain();
  await forgetOld(world.server.world);
  expect((await room.ask(player, {}, 'the-same-key-30')).headers.get('idempotent-replayed')).toBe('true');
  await world.moveClock(2 * DAY_MS);
  await forgetOld(world.server.world);
  const again = await must(room.ask(player, {}, 'the-same-key-30'));
  expect(again.data.id).not.toBe(first.data.id);
  expect(await world.sql(`select from rate_count where window_start < product_now() - interval '3 days'`)).toEqual([]);
});

test('after all of this the books are right', async () => {
  expect((await audit(world.database_url)).difference).toBeNull();
});
