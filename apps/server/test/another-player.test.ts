import { type CallName, calls, type Endpoint } from '@shwekan/contract';
import { expect, test } from 'vitest';
import { must } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);
const player = await people.player(20_000);
const other = await people.player(20_000);
const { data: theirs } = await must(world.call('GET /api/user/profile', { token: other.token }));
const { data: sessions } = await must(world.call('GET /api/user/sessions', { token: other.token }));

const { data: conversation } = await must(
  world.call('POST /api/user/conversations', { token: other.token, body: { subject: 'account', text: 'I lost my phone' } }),
);
const own = { id: conversation.id };

/** What stands in a path of a player's call that belongs to somebody: here another player's. Null is nobody's, has to come with an image (`cash-evidence`), (`conversations` too), or needs a bet (`transparency`). */
const OTHERS: Record<string, Record<string, string | number> | null> = {
  'POST /api/user/sessions/:id/end': { id: sessions[0]?.id ?? 0 },
  'GET /api/get_game_balance/:id': { id: other.id },
  'GET /api/getgamelaunch/:user_code/:p_code/:category_id/:g_code/0': {
    user_code: theirs.user_code,
    p_code: 'x',
    category_id: 1,
    g_code: 0,
  },
  'POST /api/g/favourite/:id': null,
  'POST /api/user/cash_in/:id/image': null,
  'GET /api/slips/:voucher/receipt': null,
  'GET /api/user/conversations/:id': own,
  'POST /api/user/conversations/:id/messages': own,
  'POST /api/user/conversations/:id/image': null,
  'GET /api/user/conversations/:id/images/:message_id': { ...own, message_id: conversation.messages[0]?.id ?? 0 },
  'POST /api/user/conversations/:id/read': own,
  'POST /api/user/conversations/:id/close': own,
};
const BODIES: Record<string, object> = {
  'POST /api/user/conversations/:id/messages': { text: 'This is me' },
  'POST /api/user/conversations/:id/read': { seen_id: 1 },
};
const inPath = calls.filter((it: Endpoint) => it.auth === 'player' && it.path.includes(':')).map((it) => `${it.method} ${it.path}`);

test('every path of a player’s call that names somebody’s thing is known here', () => {
  for (const name of inPath) expect(Object.keys(OTHERS), `${name}: whose is what its path names?`).toContain(name);
});

test.each(inPath.filter((name) => OTHERS[name]))('%s of another player is refused and changes nothing', async (name) => {
  const got = await world.call(name as CallName, { token: player.token, params: OTHERS[name] ?? {}, body: BODIES[name] });
  expect([403, 404]).toContain(got.status);
  expect((await must(world.call('GET /api/user/sessions', { token: other.token }))).data).toHaveLength(1);
  const shown = await must(world.call('GET /api/user/conversations/:id', { token: other.token, params: own }));
  expect(shown.data).toEqual(conversation);
});

test('whose money moves says the token, whatever ids a body carries', async () => {
  const ids = { user_id: other.id, player_id: other.id, id: other.id, user_code: theirs.user_code };
  const { pay } = await must(world.call('GET /api/payment-method/show-cashin'));
  const account = pay[0]?.payment_account_numbers[0]?.account_number;
  const bodies: [CallName, Record<string, unknown>][] = [
    ['POST /api/user/transfer_in', { transfer_balance: 3000 }],
    ['POST /api/user/transfer_out', { transfer_balance: 1000 }],
    ['POST /api/cash-out', { payment_id: pay[0]?.id, account_name: 'A', user_phone: '1', amount: 5000, password: player.password }],
    ['POST /api/cash-in', { payment_id: pay[0]?.id, account_name: 'A', transaction_id: '777123', amount: 5000, holder_phone: account }],
    ['POST /api/user/play_limits', { kind: 'stake', period: 'day', amount: 1 }],
    ['POST /api/user/profile_update', { name: 'Somebody Else' }],
    ['POST /api/user/time_out', { days: 1 }],
  ];
  for (const [name, body] of bodies)
    expect([name, (await world.call(name, { token: player.token, body: { ...body, ...ids } })).status]).toEqual([name, 200]);
  const { data } = await must(world.call('GET /api/user/profile', { token: other.token }));
  expect(data).toEqual(theirs);
  expect((await must(world.call('GET /api/user/play_limits', { token: other.token }))).data).toEqual({ limits: [], stopped: null });
  for (const history of ['GET /api/user/cash_out_history', 'GET /api/user/transfer_in_his'] as const)
    expect((await must(world.call(history, { token: other.token }))).data).toEqual([]);
  expect((await people.balances(player)).main).toBe('13000.00');
});
