import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { sessionHeaders } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { confirmDeed, secondPerson } from './deeds.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { fromSomewhere, must, operatorToken, type TestPlayer } from './people.ts';
import { until } from './until.ts';

const world = await drawsWorld();
const PASSWORD = 'an-operator-password';
for (const [username, role] of [
  ['helper', 'support'],
  ['teller', 'cash'],
  ['writer', 'content'],
] as const)
  await addOperator(world.database_url, { username, password: PASSWORD, roles: [role] });
const [support, cash, content] = await Promise.all(['helper', 'teller', 'writer'].map((it) => operatorToken(world, it, PASSWORD)));
const token = support ?? '';

const list = async (query: Record<string, string | number>) => must(world.call('GET /api/console/players', { token, query }));
const page = async (player: { id: number }) =>
  (await must(world.call('GET /api/console/players/:id', { token, params: { id: player.id } }))).data;
const block = (player: { id: number }, reason = 'Another person’s phone') =>
  world.call('POST /api/console/players/:id/block', { token, params: { id: player.id }, body: { reason } });
const unblock = (player: { id: number }) =>
  world.call('POST /api/console/players/:id/unblock', { token, params: { id: player.id }, body: { reason: 'Proved it' } });
const logIn = (player: TestPlayer) =>
  world.call('POST /api/user/login', { headers: fromSomewhere(), body: { phone: player.phone, password: player.password } });
const said = (answer: { status: number; body: { code?: string } }) => answer.body.code ?? answer.status;
const auditOf = (player: { id: number }) =>
  world.sql('select action, reason from audit_row where subject = $1 order by id', [`player:${player.id}`]);

describe('players are found', () => {
  test('by a part of the phone, the phone as people write it, name, user code and number', async () => {
    const player = await world.player(0);
    await world.sql(`update player set name = 'Daw Hla_Hla 100%' where id = $1`, [player.id]);
    const { user_code } = await page(player);
    const typed = `${player.phone.slice(0, 2)}-${player.phone.slice(2, 6)} ${player.phone.slice(6)}`;
    for (const search of [player.phone, player.phone.slice(3), typed, 'hla_hla', '100%', user_code, String(player.id)])
      expect(
        (await list({ search, limit: 200 })).data.map((it) => it.id),
        search,
      ).toContain(player.id);
    for (const search of ['hlaxhla', 'no such', '%', "' or 1=1"]) {
      const ids = (await list({ search, limit: 200 })).data.map((it) => it.id);
      expect(ids.includes(player.id), search).toBe(search === '%');
    }
  });

  test('by what holds for them', async () => {
    const player = await world.player(0);
    await must(world.call('POST /api/user/time_out', { token: player.token, body: { days: 1 } }));
    expect((await list({ state: 'excluded' })).data.map((it) => it.id)).toContain(player.id);
    expect((await list({ state: 'blocked' })).data.map((it) => it.id)).not.toContain(player.id);
    await must(block(player));
    expect((await list({ state: 'blocked' })).data[0]).toMatchObject({ id: player.id, is_blocked: true });
  });
});

test('the page of a player says who they are, every purse, limits, and what was staked', async () => {
  const player = await world.player(20_000);
  await must(world.call('POST /api/user/play_limits', { token: player.token, body: { kind: 'stake', period: 'day', amount: 9000 } }));
  await must(world.call('POST /api/user/transfer_in', { token: player.token, body: { transfer_balance: 3000 } }));
  const { voucher } = await must(bet(world, player, [['07', 1000]]));
  expect(await page(player)).toMatchObject({
    id: player.id,
    phone: player.phone,
    block: null,
    lvl_2: { state: 'none', name: null, reason: null },
    purses: [
      { kind: 'main', balance: '16000.00', is_overdrawn: false },
      { kind: 'game', balance: '3000.00', is_overdrawn: false },
      { kind: 'promotion', balance: '0.00' },
      { kind: 'points', balance: '0.00' },
      { kind: 'referral', balance: '0.00' },
      { kind: 'hold', balance: '0.00' },
    ],
    limits: { limits: [{ kind: 'stake', limit: '9000.00', used: '1000.00' }], stopped: null },
    session_count: 1,
  });
  const params = { id: player.id };
  const slips = await must(world.call('GET /api/console/players/:id/slips', { token, params }));
  expect(slips).toMatchObject({ data: [{ lottery: '2D', voucher, total_amount: '1000.00', win: 0 }] });
  const found = async (query: { lottery?: '3D'; voucher?: string; end_date?: string }) =>
    (await must(world.call('GET /api/console/players/:id/slips', { token, params, query }))).data.map((it) => it.voucher);
  await must(bet(world, player, [['08', 1000]]));
  expect(await found({ lottery: '3D' })).toEqual([]);
  expect(await found({ voucher: voucher.toLowerCase(), end_date: '2026-01-01' }), 'one slip, whatever its day').toEqual([voucher]);
});

test('an operator reads the statement that the player reads', async () => {
  const player = await world.player(5000);
  await must(world.call('POST /api/user/transfer_in', { token: player.token, body: { transfer_balance: 1000 } }));
  const own = await must(world.call('GET /api/user/statement', { token: player.token }));
  const seen = await must(world.call('GET /api/console/players/:id/statement', { token: cash ?? '', params: { id: player.id } }));
  expect({ totals: seen.totals, data: seen.data, next: seen.next }).toEqual({ totals: own.totals, data: own.data, next: own.next });
});

test('who is blocked loses every session, logs in nowhere and bets nothing; unblocked, they log in anew', async () => {
  const player = await world.player(20_000);
  const second = await must(logIn(player));
  expect(said(await block(player))).toBe(200);
  for (const of of [player.token, second.token]) expect((await world.call('GET /api/user/profile', { token: of })).status).toBe(401);
  expect([(await logIn(player)).status, said(await logIn(player))]).toEqual([403, 'blocked']);
  expect(said(await bet(world, player, [['07', 100]]))).toBe('session_expired');
  expect((await page(player)).block).toMatchObject({ reason: 'Another person’s phone' });
  expect(said(await block(player))).toBe('already_decided');
  const { deed_id } = await must(unblock(player));
  expect(said(await unblock(player))).toBe('deed_waits');
  expect([said(await confirmDeed(world, deed_id, token)), (await logIn(player)).status]).toEqual(['same_operator', 403]);
  await must(confirmDeed(world, deed_id, await secondPerson(world)));
  expect(said(await unblock(player))).toBe('already_decided');
  expect((await world.call('GET /api/user/profile', { token: player.token })).status).toBe(401);
  expect((await logIn(player)).status).toBe(200);
  expect(await auditOf(player)).toEqual([
    { action: 'block_player', reason: 'Another person’s phone' },
    { action: 'ask_unblock_player', reason: 'Proved it' },
    { action: 'confirm_unblock_player', reason: null },
  ]);
});

test('a block while bets and transfers arrive: after its answer nothing more is taken', async () => {
  const player = await world.player(50_000);
  const arriving = [
    ...Array.from({ length: 20 }, () => bet(world, player, [['55', 100]])),
    ...Array.from({ length: 10 }, () => world.call('POST /api/user/transfer_in', { token: player.token, body: { transfer_balance: 100 } })),
  ];
  await must(block(player));
  const [slip] = await world.sql('select count(*)::int as n from slip where player_id = $1', [player.id]);
  await Promise.all(arriving);
  expect(await world.sql('select count(*)::int as n from slip where player_id = $1', [player.id])).toEqual([slip]);
});

test('a block waits for a bet that holds the money', async () => {
  const player = await world.player(1000);
  const holder = new pg.Client({ connectionString: world.database_url });
  await holder.connect();
  await holder.query('begin');
  await holder.query(`select lock_purses(array[$1::bigint], 'main')`, [player.id]);
  const blocking = block(player);
  const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%lock_purses%' and datname = current_database()`;
  await until(async () => (await world.sql(waits)).length > 0);
  expect(await world.sql('select blocked_at from player where id = $1', [player.id])).toEqual([{ blocked_at: null }]);
  await holder.query('commit');
  await holder.end();
  expect(said(await blocking)).toBe(200);
});

test('20 blocks at once are one, with one audit row', async () => {
  const player = await world.player(0);
  const answers = await Promise.all(Array.from({ length: 20 }, () => block(player)));
  expect(answers.map(said).sort()).toEqual([200, ...Array(19).fill('already_decided')]);
  expect(await auditOf(player)).toHaveLength(1);
});

test("one session of a player is ended, or all; another player's session is not found", async () => {
  const player = await world.player(0);
  const other = await world.player(0);
  await must(logIn(player));
  const params = { id: player.id };
  const sessions = await must(world.call('GET /api/console/players/:id/sessions', { token, params }));
  expect(sessions.data).toHaveLength(2);
  const end = (id: number, body: object) => world.call('POST /api/console/players/:id/sessions/end', { token, params: { id }, body });
  expect((await end(other.id, { session_id: sessions.data[0]?.id })).status).toBe(404);
  expect((await must(end(player.id, { session_id: sessions.data[0]?.id }))).data).toHaveLength(1);
  expect((await must(end(player.id, {}))).data).toHaveLength(0);
  expect((await world.call('GET /api/user/profile', { token: player.token })).status).toBe(401);
  expect((await world.call('GET /api/user/profile', { token: other.token })).status).toBe(200);
});

test('notes stay in the order they were written, and nobody changes one', async () => {
  const player = await world.player(0);
  const write = (text: string) => world.call('POST /api/console/players/:id/notes', { token, params: { id: player.id }, body: { text } });
  await must(write('Called about a missing cash-in.'));
  const { data } = await must(write('It came.\nAll is well.'));
  expect(data.map((it) => [it.operator, it.text])).toEqual([
    ['helper', 'It came.\nAll is well.'],
    ['helper', 'Called about a missing cash-in.'],
  ]);
  await expect(world.sql(`update player_note set text = 'x' where player_id = $1`, [player.id])).rejects.toThrow('append only');
  await expect(world.sql('delete from player_note where player_id = $1', [player.id])).rejects.toThrow('append only');
});

test.each([
  ['GET', '', { support: 200, cash: 200, content: 403 }],
  ['GET', '/statement', { support: 200, cash: 200, content: 403 }],
  ['GET', '/slips', { support: 200, cash: 200, content: 403 }],
  ['GET', '/notes', { support: 200, cash: 200, content: 403 }],
  ['GET', '/sessions', { support: 200, cash: 403, content: 403 }],
  ['POST', '/sessions/end', { support: 200, cash: 403, content: 403 }],
  ['POST', '/unblock', { support: 409, cash: 403, content: 403 }],
] as const)('%s a player%s by role', async (method, path, answers) => {
  const player = await world.player(0);
  for (const [role, of] of Object.entries({ support, cash, content })) {
    const url = new URL(`/api/console/players/${player.id}${path}`, world.server.console_url);
    const headers = { ...sessionHeaders({ path: url.pathname }, world.server, of), 'Content-Type': 'application/json' };
    const answer = await fetch(url, { method, headers, ...(method === 'POST' ? { body: JSON.stringify({ reason: 'x' }) } : {}) });
    expect([role, answer.status]).toEqual([role, answers[role as keyof typeof answers]]);
  }
});

test('a player nobody knows is not found on any of their pages', async () => {
  for (const path of ['', '/statement', '/slips', '/notes', '/sessions']) {
    const url = new URL(`/api/console/players/999999999${path}`, world.server.console_url);
    expect([path, (await fetch(url, { headers: sessionHeaders({ path: url.pathname }, world.server, token) })).status]).toEqual([
      path,
      404,
    ]);
  }
});
