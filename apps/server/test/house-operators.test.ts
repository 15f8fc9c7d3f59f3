import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { confirm, waiting } from './deeds.ts';
import { fromSomewhere, must, operatorToken, registerPlayer } from './people.ts';
import { until } from './until.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const PASSWORD = 'a-password-of-the-house';
const CHOSEN = 'what-only-the-new-one-knows';
const owners: Record<string, string> = {};
for (const username of ['first-owner', 'second-owner', 'third-owner']) {
  await addOperator(world.database_url, { username, password: PASSWORD, roles: ['owner'] });
  owners[username] = await operatorToken(world, username, PASSWORD);
}
const [first = '', second = '', third = ''] = Object.values(owners);

const list = async () => (await must(world.call('GET /api/console/operators', { token: first }))).data;
const named = async (username: string) =>
  (await list()).find((it) => it.username === username) ?? Promise.reject(new Error(`no ${username}`));
const half = (token: string, id: number) => world.call('POST /api/console/operators/:id/half', { token, params: { id } });
const join = (halves: { first: string; second: string }, password = CHOSEN) =>
  world.call('POST /api/console/join', { headers: fromSomewhere(), body: { ...halves, password } });
const logIn = (username: string, password: string) =>
  world.call('POST /api/console/login', { headers: fromSomewhere(), body: { username, password } });
const me = (token: string) => world.call('GET /api/console/me', { token });
const actions = async (id: number) =>
  (await world.sql('select action from audit_row where subject = $1 order by id', [`operator:${id}`])).map((it) => it['action']);

/** A new operator whom two owners want, who has no password yet. */
async function invited(username: string) {
  const { deed_id } = await must(world.call('POST /api/console/operators', { token: first, body: { username, roles: ['cash'] } }));
  if (deed_id === null) throw new Error('one owner was enough');
  await confirm(world, deed_id, second);
  return (await named(username)).id;
}

/** Both halves of the invitation, each from the owner who gives it. */
async function halvesOf(id: number) {
  const [one, other] = [await must(half(first, id)), await must(half(second, id))];
  expect([one.part, other.part]).toEqual(['first', 'second']);
  return { first: one.half, second: other.half };
}

describe('a new operator', () => {
  test('is asked for by one owner, confirmed by another, gets a half of the invitation from each, and alone knows the password', async () => {
    const id = await invited('teller');
    expect(await named('teller')).toMatchObject({
      roles: ['cash'],
      state: 'invited',
      invitation: { first_by: 'first-owner', second_by: 'second-owner', first_is_given: false, second_is_given: false, is_over: false },
    });
    const halves = await halvesOf(id);
    expect(await named('teller')).toMatchObject({ invitation: { first_is_given: true, second_is_given: true } });
    expect((await logIn('teller', CHOSEN)).body.code).toBe('operator_login_wrong');
    expect((await must(join(halves))).username).toBe('teller');
    const token = await operatorToken(world, 'teller', CHOSEN);
    expect((await me(token)).body.data).toMatchObject({ username: 'teller', roles: ['cash'] });
    expect(await named('teller')).toMatchObject({ state: 'active', sessions_count: 1, invitation: null });
    expect((await join(halves, 'another-long-password')).body.code).toBe('invitation_not_valid');
    expect(await actions(id)).toEqual(['give_invitation_half', 'give_invitation_half', 'login_refused', 'choose_password', 'login']);
    const [trail] = await world.sql(`select count(*)::int as count from audit_row where after::text like '%' || $1 || '%'`, [halves.first]);
    expect(trail).toEqual({ count: 0 });
  });

  test('is nobody with one half, with a half twice, or with halves of two invitations', async () => {
    const [one, other] = [await halvesOf(await invited('halved')), await halvesOf(await invited('other'))];
    for (const halves of [
      { first: one.first, second: one.first },
      { first: one.second, second: one.first },
      { first: one.first, second: other.second },
      { first: one.first, second: 'made up' },
    ])
      expect((await join(halves)).body.code).toBe('invitation_not_valid');
    expect((await join(one, 'too short')).body).toMatchObject({ code: 'operator_password_weak', errors: { password: expect.any(String) } });
    expect((await join(one, 'passwordpassword')).body.code).toBe('operator_password_weak');
    await must(join(one));
  });

  test('has a half from those two owners only; one made anew ends the one before', async () => {
    const id = await invited('renewed');
    expect((await half(third, id)).body.code).toBe('not_allowed');
    const before = await halvesOf(id);
    const after = { ...before, second: (await must(half(second, id))).half };
    expect((await join(before)).body.code).toBe('invitation_not_valid');
    await must(join(after));
  });

  test('comes within three days', async () => {
    const id = await invited('late');
    const halves = await halvesOf(id);
    await world.sql(`update operator_invitation set expires_at = product_now() where operator_id = $1`, [id]);
    expect((await join(halves)).body.code).toBe('invitation_not_valid');
    expect((await half(first, id)).body.code).toBe('invitation_not_valid');
    expect(await named('late')).toMatchObject({ state: 'invited', invitation: { is_over: true } });
  });

  test('has a name that nobody has', async () => {
    const body = { username: 'Third-Owner', roles: ['cash' as const] };
    expect((await world.call('POST /api/console/operators', { token: first, body })).body.code).toBe('username_taken');
    const strange = await world.call('POST /api/console/operators', { token: first, body: { ...body, username: 'two words' } });
    expect(strange.body.code).toBe('malformed');
  });
});

test('other roles count from the next call on; the same roles need nobody', async () => {
  await must(join(await halvesOf(await invited('mover'))));
  const token = await operatorToken(world, 'mover', CHOSEN);
  const { id } = await named('mover');
  const change = (roles: ('cash' | 'draws')[]) =>
    must(world.call('POST /api/console/operators/:id/roles', { token: first, params: { id }, body: { roles } }));
  expect(await change(['cash'])).toMatchObject({ deed_id: null });
  const { deed_id } = await change(['draws', 'cash']);
  expect((await me(token)).body.data.roles).toEqual(['cash']);
  await confirm(world, deed_id ?? 0, second);
  expect((await me(token)).body.data.roles).toEqual(['cash', 'draws']);
});

test('one owner shuts out, at once; only two let in again, with a new password', async () => {
  await must(join(await halvesOf(await invited('leaver'))));
  const token = await operatorToken(world, 'leaver', CHOSEN);
  const { id } = await named('leaver');
  const shutOut = (by: string, whom: number) =>
    world.call('POST /api/console/operators/:id/shut-out', { token: by, params: { id: whom }, body: { reason: 'works elsewhere' } });
  for (const _ of 'twice') await must(shutOut(first, id));
  expect((await me(token)).status).toBe(401);
  expect((await logIn('leaver', CHOSEN)).body.code).toBe('operator_login_wrong');
  expect((await named('leaver')).state).toBe('shut_out');
  expect((await actions(id)).filter((it) => it === 'shut_out_operator')).toHaveLength(1);
  expect((await shutOut(first, (await named('first-owner')).id)).body.code).toBe('not_allowed');

  const { deed_id } = await must(world.call('POST /api/console/operators/:id/invite', { token: third, params: { id } }));
  await confirm(world, deed_id ?? 0, second);
  const halves = { first: (await must(half(third, id))).half, second: (await must(half(second, id))).half };
  expect((await logIn('leaver', CHOSEN)).body.code).toBe('operator_login_wrong');
  await must(join(halves, 'a-wholly-new-password'));
  expect((await logIn('leaver', 'a-wholly-new-password')).status).toBe(200);
});

describe('what waits for a second person', () => {
  const gift = (player_id: number) => ({ player_id, purse: 'main', direction: 'give', amount: 500, reason: 'A gift' });
  /** A teller of two roles who asks for a correction of a player's balance, which is for cash. */
  async function asked(username: string) {
    await addOperator(world.database_url, { username, password: PASSWORD, roles: ['cash', 'draws'] });
    const token = await operatorToken(world, username, PASSWORD);
    const player = await registerPlayer(world);
    const { deed_id } = await must(world.call('POST /api/console/adjustments', { token, body: gift(player.id) }));
    const deed = (await waiting(world, first)).find((it) => it.id === deed_id) ?? expect.fail('nothing waits');
    return { deed, player, operator: (await named(username)).id };
  }
  const dropped = async (id: number) =>
    (await must(world.call('GET /api/console/deeds', { token: second, query: { state: 'decided', limit: 200 } }))).data.find(
      (it) => it.id === id,
    );
  const shutOut = (id: number) =>
    must(world.call('POST /api/console/operators/:id/shut-out', { token: first, params: { id }, body: { reason: 'a thief' } }));
  const takeRole = async (id: number) => {
    const asking = { token: first, params: { id }, body: { roles: ['draws'] } };
    const { deed_id } = await must(world.call('POST /api/console/operators/:id/roles', asking));
    await confirm(world, deed_id ?? 0, third);
  };
  const GONE = { state: 'asker_gone', decided_by: null };

  test.each([
    ['was shut out', 'thief', shutOut],
    ['has lost the role that asks for it', 'moved', takeRole],
  ])('is not done once who asked for it %s', async (_what, username, end) => {
    const { deed, player, operator } = await asked(username);
    await end(operator);
    const sent = { token: second, params: { id: deed.id }, body: { digest: deed.digest } };
    expect((await world.call('POST /api/console/deeds/:id/confirm', sent)).body).toMatchObject({ status: 409, code: 'deed_asker_gone' });
    expect(await dropped(deed.id)).toMatchObject(GONE);
    expect(await world.sql(`select balance::int from purse where player_id = $1 and kind = 'main'`, [player.id])).toEqual([{ balance: 0 }]);
  });

  test('is dropped by itself, and asked for again by another', async () => {
    const { deed, player, operator } = await asked('gone');
    await shutOut(operator);
    await until(async () => (await dropped(deed.id)) !== undefined);
    expect(await dropped(deed.id)).toMatchObject(GONE);
    const again = world.call('POST /api/console/adjustments', { token: second, body: gift(player.id) });
    expect((await must(again)).deed_id).toEqual(expect.any(Number));
  });
});

test('when an operator was here last stands there after the log-out too, and after they were shut out', async () => {
  const id = await invited('seen');
  await must(join(await halvesOf(id)));
  expect(await named('seen')).toMatchObject({ seen_at: null, sessions_count: 0 });
  const token = await operatorToken(world, 'seen', CHOSEN);
  await world.moveClock(300_000);
  const here = (await world.now()).toISOString();
  await must(world.call('GET /api/console/me', { token }));
  await must(world.call('POST /api/console/logout', { token }));
  const left = await named('seen');
  expect(left.sessions_count).toBe(0);
  expect(left.seen_at ?? '', 'as of the last call, not of the log-in').toSatisfy((seen: string) => seen >= here);
  await world.moveClock(300_000);
  await must(world.call('POST /api/console/operators/:id/shut-out', { token: first, params: { id }, body: { reason: 'works elsewhere' } }));
  expect(await named('seen')).toMatchObject({ state: 'shut_out', seen_at: left.seen_at });
});

test('an invitation ends with the shutting out of who was invited', async () => {
  const id = await invited('never-came');
  const halves = await halvesOf(id);
  await must(world.call('POST /api/console/operators/:id/shut-out', { token: first, params: { id }, body: { reason: 'a mistake' } }));
  expect((await join(halves)).body.code).toBe('invitation_not_valid');
});

test('the own password is changed with the old one, and ends the other sessions; a wrong one is in the trail', async () => {
  const id = await invited('careful');
  await must(join(await halvesOf(id)));
  const [here, elsewhere] = [await operatorToken(world, 'careful', CHOSEN), await operatorToken(world, 'careful', CHOSEN)];
  const change = (password: string, new_password: string) =>
    world.call('POST /api/console/password', { token: here, body: { password, new_password } });
  expect((await change('not the password', 'a-wholly-new-password')).body.code).toBe('password_wrong');
  expect((await actions(id)).filter((it) => it === 'proof_refused')).toHaveLength(1);
  expect((await change(CHOSEN, 'short')).body.code).toBe('operator_password_weak');
  await must(change(CHOSEN, 'a-wholly-new-password'));
  expect([(await me(here)).status, (await me(elsewhere)).status]).toEqual([200, 401]);
  expect((await logIn('careful', CHOSEN)).body.code).toBe('operator_login_wrong');
  expect((await logIn('careful', 'a-wholly-new-password')).status).toBe(200);
});

test('many wrong passwords where the own one is changed raise an alert, as those of a log-in do', async () => {
  await must(join(await halvesOf(await invited('guessed'))));
  const token = await operatorToken(world, 'guessed', CHOSEN);
  for (const _ of 'abcde')
    await world.call('POST /api/console/password', {
      token,
      body: { password: 'not the password', new_password: 'a-wholly-new-password' },
    });
  expect(await world.sql(`select data ->> 'tried' as tried from alert where kind = 'console_logins' and ref like '%:guessed:%'`)).toEqual([
    { tried: 'guessed' },
  ]);
});

test('the server by itself gives nobody a right: a deed has to wait that another person asked for', async () => {
  const { deed_id } = await must(world.call('POST /api/console/operators', { token: first, body: { username: 'own', roles: ['owner'] } }));
  const { id } = await named('first-owner');
  await expect(world.sql('select perform_operator_deed($1, $2)', [deed_id, id])).rejects.toThrow('gives nobody a right');
  await expect(world.sql('select perform_operator_deed(0, $1)', [id])).rejects.toThrow('gives nobody a right');
});
