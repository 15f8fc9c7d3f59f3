import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { audit } from '../src/proof/audit.ts';
import { cashRoom } from './cash-room.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const room = await cashRoom(world);
await addOperator(world.database_url, { username: 'finance-b', password: 'finance-password', roles: ['cash'] });
const second = await operatorToken(world, 'finance-b', 'finance-password');
const [account] = (await must(world.call('GET /api/console/house-accounts', { token: room.token() }))).data.filter(
  (it) => it.method === room.method.name,
);
if (!account) throw new Error('no account');
const params = { id: account.id };
const [{ now } = { now: new Date() }] = (await world.sql('select product_now() as now')) as { now: Date }[];
const stamp = new Date(now.getTime() + 6.5 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
const file = (text: string) => ({ kind: 'file', content: Buffer.from(text).toString('base64'), name: 'app.csv' });
const look = async (text: string) =>
  (await must(world.call('POST /api/console/house-accounts/:id/statements/look', { token: room.token(), params, body: file(text) }))).data;
const keep = async (text: string) =>
  (await must(world.call('POST /api/console/house-accounts/:id/statements', { token: room.token(), params, body: file(text) }))).data;
const asks = async (transaction_id: string, amount: number, player?: TestPlayer) => {
  const asking = player ?? (await registerPlayer(world));
  const { data } = await must(room.ask(asking, { transaction_id, amount, holder_phone: account.account_number }));
  return { player: asking, id: data.id };
};
const matchOf = async (cash_in_id: number) =>
  (await must(world.call('GET /api/console/house-accounts/:id/matches', { token: room.token(), params }))).data.find(
    (it) => it.cash_in_id === cash_in_id,
  );
const approvePair = async (line_id: number, cash_in_id: number) =>
  (
    await must(
      world.call('POST /api/console/house-accounts/:id/matches/approve', {
        token: room.token(),
        params,
        body: { pairs: [{ line_id, cash_in_id }] },
      }),
    )
  ).data[0];
const exceptions = async () =>
  (await must(world.call('GET /api/console/house-accounts/:id/exceptions', { token: room.token(), params, query: {} }))).data;
const asksOut = async (player: TestPlayer) => {
  await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = 'U Ba Maung' where id = $1`, [player.id]);
  const { password } = player;
  const body = { payment_id: room.method.id, account_name: 'U Ba Maung', user_phone: '09777000111', amount: 10_000, password };
  return (await must(world.call('POST /api/cash-out', { token: player.token, body }))).data.id;
};
const pay = (id: number, payout_reference: string) =>
  world.call('POST /api/console/cash-out/:id/pay', { token: second, params: { id }, body: { payout_reference, account_id: account.id } });

test('the list of an app that writes amounts without a sign has as money that came what its words and states say came', async () => {
  const seen = await look(
    [
      'Date,Transaction No.,Type,Amount,Status',
      `${stamp},0100000000400001,Received,30000,Success`,
      `${stamp},0100000000400002,Cash-Out,30000,Success`,
      `${stamp},0100000000400003,Loyalty,30000,Success`,
      `${stamp},0100000000400004,Received,30000,Failed`,
      `${stamp},0100000000400005,Refund,30000,Success`,
    ].join('\n'),
  );
  expect(seen.lines.map((it) => [it.transaction_id, it.direction])).toEqual([
    ['0100000000400001', 'in'],
    ['0100000000400002', 'out'],
  ]);
  expect(seen.skipped.map((it) => it.reason)).toEqual(['no_direction', 'not_done', 'not_done']);
  expect(seen.columns).toMatchObject({ direction: 2, status: 4 });
});

test('two payments of one amount are two lines, whatever words their messages have beside their IDs', async () => {
  const message = (id: string) => `Transaction successful. You have received 7,000 Ks. Trx ID: ${id}. Date: ${stamp}`;
  const content = [message('0100000000400011'), message('0100000000400012')].join('\n\n');
  const body = { kind: 'messages', content };
  const kept = await must(world.call('POST /api/console/house-accounts/:id/statements', { token: room.token(), params, body }));
  expect(kept.data).toMatchObject({ line_count: 2, new_count: 2 });
});

test('the ID of a payout credits no cash-in, by a list or by hand, and the ID of a cash-in pays nobody out', async () => {
  const rich = await asks('410001', 30_000);
  await must(room.approve(rich.id, '0100000000410001'));
  const cash_out = await asksOut(rich.player);
  expect((await pay(cash_out, '0100-0000-0041-0001')).body.code).toBe('transaction_id_used');
  await must(pay(cash_out, '0100000000410002'));
  const liar = await asks('410002', 10_000);
  await keep(`Date,Transaction No.,Amount\n${stamp},0100000000410002,10000`);
  const match = await matchOf(liar.id);
  expect(match).toMatchObject({ state: 'likely', reason: 'used_twice' });
  expect(await exceptions()).toContainEqual(expect.objectContaining({ kind: 'used_twice', transaction_id: '0100000000410002' }));
  expect(await approvePair(match?.id ?? 0, liar.id)).toMatchObject({ code: 'match_not_certain' });
  expect((await room.approve(liar.id, '0100000000410002')).body.code).toBe('transaction_id_used');
  expect(await room.balance(liar.player)).toBe('0.00');
});

test('of a payout and a cash-in that take one ID at once, one does', async () => {
  for (const nth of [1, 2, 3]) {
    const rich = await asks(`42000${nth}`, 30_000);
    await must(room.approve(rich.id, `010000000042000${nth}`));
    const cash_out = await asksOut(rich.player);
    const { id } = await asks(`43000${nth}`, 10_000);
    const taken = `010000000043000${nth}`;
    const ended = await Promise.all([pay(cash_out, taken), room.approve(id, taken)]);
    expect(ended.map((it) => ('code' in it.body ? it.body.code : 'done')).sort()).toEqual(['done', 'transaction_id_used']);
  }
});

test('the difference of an account with more lines than are compared is by its newest, and says since when', async () => {
  const from = `${stamp.slice(0, 10)} 00:00`;
  await keep(`Date,Transaction No.,Amount,Balance\n${stamp},,100,900000`);
  await world.sql(
    `insert into account_line (statement_id, account_id, line_number, key, occurred_at, direction, amount_pya, balance_pya, said)
     select s.id, s.account_id, n, 'old:' || n, yangon_instant($1::date, '00:00') - make_interval(mins => 30000 - n), 'in', 100, n * 100, 'old'
     from (select * from account_statement where account_id = $2 order by id desc limit 1) s, generate_series(1, 20050) n`,
    [from.slice(0, 10), account.id],
  );
  const { data } = await must(world.call('GET /api/console/house-accounts/:id/difference', { token: room.token(), params, query: {} }));
  expect(data).toMatchObject({ source: 'statement', app: '900000.00', rest: '0.00' });
  const [oldest] = await world.sql(`select min(occurred_at) as at from account_line where account_id = $1`, [account.id]);
  expect(new Date(data.from_at ?? 0).getTime()).toBeGreaterThan(new Date(String(oldest?.['at'])).getTime());
  expect(data.lines.find((it) => it.kind === 'at_start')).toBeDefined();
});

test('an ID whose zeros in front a sheet lost is the same ID: it credits once, and is one line', async () => {
  const first = await asks('440001', 20_000);
  await must(room.approve(first.id, '0100000000440001'));
  const again = await asks('440001', 20_000, first.player);
  expect((await room.approve(again.id, '100000000440001', second)).body.code).toBe('transaction_id_used');
  const waits = await asks('440002', 20_000);
  await keep(`Date,Transaction No.,Amount\n${stamp},0100000000440002,20000`);
  expect(await keep(`Date,Transaction No.,Amount\n${stamp},100000000440002,20000`)).toMatchObject({ new_count: 0 });
  expect(await matchOf(waits.id)).toMatchObject({ state: 'certain' });
  await keep(`Date,Transaction No.,Amount\n${stamp},100000000440001,20000`);
  expect((await exceptions()).map((it) => it.transaction_id)).not.toContain('100000000440001');
  expect((await audit(world.database_url)).difference).toBeNull();
});

test('a payment is found by its ID as anybody writes it, one that waits by its whole ID, and by no telephone', async () => {
  await addOperator(world.database_url, { username: 'helper', password: 'finance-password', roles: ['support'] });
  const helper = await operatorToken(world, 'helper', 'finance-password');
  const found = async (text: string, kind: 'cash_in' | 'cash_out', token: string) => {
    const { data } = await must(world.call('GET /api/console/search', { token, query: { text } }));
    return data.filter((it) => it.kind === kind).map((it) => it.id);
  };
  const listed = async (search: string, kind: 'cash_in' | 'cash_out') => {
    const { data } = await must(
      world.call(`GET /api/console/${kind === 'cash_in' ? 'cash-in' : 'cash-out'}`, { token: room.token(), query: { search } }),
    );
    return data.map((it) => it.id);
  };
  const rich = await asks('777001', 30_000);
  await must(room.approve(rich.id, 'KBZ-0000-777001'));
  const cash_out = await asksOut(rich.player);
  await must(pay(cash_out, '0AB-12-CD'));
  const waits = await asks('777002', 20_000);
  for (const [id, kind, texts] of [
    [rich.id, 'cash_in', ['KBZ-0000-777001', 'KBZ0000777001', 'kbz-0000777001', '00KBZ0000777001']],
    [cash_out, 'cash_out', ['0AB-12-CD', 'ab12cd', '0AB12CD']],
    [waits.id, 'cash_in', ['777002', 'W-777002', 'AB777002', '1234777-002', '0012345678777002']],
  ] as const)
    for (const text of texts) {
      for (const token of [room.token(), helper]) expect([text, await found(text, kind, token)]).toEqual([text, [id]]);
      expect([text, await listed(text, kind)]).toEqual([text, [id]]);
    }
  for (const phone of ['09123777002', '9123777002', '959123777002'.slice(0, 11), '+959777002'])
    expect([phone, await listed(phone, 'cash_in')]).toEqual([phone, []]);
});
