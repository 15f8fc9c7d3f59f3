import { calls } from '@shwekan/contract';
import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { operatorTokenOf } from '../src/demo/session-headers.ts';
import { addOperator } from '../src/operators/add-operator.ts';
import { authenticator } from './authenticator.ts';
import { understood } from './contract-bodies.ts';
import { confirm, confirmDeed } from './deeds.ts';
import { fromSomewhere, must, operatorToken } from './people.ts';
import { ASKED_OF_ANOTHER, NEEDS_NO_PROOF } from './unproved-calls.ts';
import { type TestWorld, testWorld } from './world.ts';

const MINUTE_MS = 60_000;
const password = 'an-operator-password';
const world = await testWorld({ CONSOLE_IDLE_MINUTES: '15' });
/** Outside demo mode. Its operators have no second factor yet. */
const house = await testWorld({ DEMO: 'false' });
for (const username of ['first-owner', 'second-owner']) await addOperator(world.database_url, { username, password, roles: ['owner'] });

const logIn = (username: string, code?: string, of: TestWorld = world) =>
  of.call('POST /api/console/login', { headers: fromSomewhere(), body: { username, password, code } });
const me = (token: string) => world.call('GET /api/console/me', { token });
const trailOf = async (username: string) =>
  (
    await world.sql('select action from audit_row join operator o on o.id = operator_id where username = $1 order by audit_row.id', [
      username,
    ])
  ).map((it) => it['action']);

/** An operator with a second factor, set up as a person does. */
async function equipped(username: string) {
  await addOperator(world.database_url, { username, password, roles: ['owner'] });
  const token = await operatorToken(world, username, password);
  const { secret, uri } = await must(world.call('POST /api/console/second-factor', { token }));
  const nextCode = authenticator(secret);
  const { recovery_codes } = await must(world.call('POST /api/console/second-factor/confirm', { token, body: { code: await nextCode() } }));
  const { id } = (await must(me(token))).data;
  return { id, token, secret, uri, nextCode, recovery_codes };
}

describe('a second factor', () => {
  test('counts from its first code on: the password alone opens nothing then, and no code is taken twice', async () => {
    await addOperator(world.database_url, { username: 'careful', password, roles: ['cash'] });
    const [token, elsewhere] = [await operatorToken(world, 'careful', password), await operatorToken(world, 'careful', password)];
    const { secret, uri } = await must(world.call('POST /api/console/second-factor', { token }));
    expect(uri).toBe(`otpauth://totp/Shwekan:careful?secret=${secret}&issuer=Shwekan`);
    const confirmBy = (code: string) => world.call('POST /api/console/second-factor/confirm', { token, body: { code } });
    const stale = generateSync({ secret, epoch: Date.now() / 1000 - 300 });
    expect((await confirmBy(stale)).body).toMatchObject({ status: 400, code: 'code_wrong' });
    expect((await logIn('careful')).status).toBe(200);
    const nextCode = authenticator(secret);
    const used = await nextCode();
    const { recovery_codes } = await must(confirmBy(used));
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await me(elsewhere)).status).toBe(401);
    expect((await must(me(token))).second_factor).toEqual({ is_on: true, is_needed: false, codes_left: 10 });

    const without = await logIn('careful');
    expect([without.body.code, operatorTokenOf(without.headers)]).toEqual(['code_needed', null]);
    expect((await logIn('careful', used)).body.code).toBe('code_wrong');
    const code = await nextCode();
    const together = await Promise.all([logIn('careful', code), logIn('careful', code)]);
    expect(together.map((it) => it.status).sort()).toEqual([200, 400]);
    const kept = await world.sql(
      'select secret, next_secret from operator_factor f join operator o on o.id = operator_id where username = $1',
      ['careful'],
    );
    expect(kept).toEqual([{ secret: expect.any(Buffer), next_secret: null }]);
    expect(String(kept[0]?.['secret'])).not.toContain(secret);
    expect(await trailOf('careful')).toEqual(expect.arrayContaining(['begin_second_factor', 'set_up_second_factor', 'login_refused']));
  });

  test('may be lost: a recovery code opens once, however it is typed; new ones end those of before; only their hashes are kept', async () => {
    const { token, recovery_codes } = await equipped('forgetful');
    const [first = '', second = ''] = recovery_codes;
    const typed = ` ${first.toLowerCase().replace('-', ' ')}`;
    expect((await logIn('forgetful', typed)).status).toBe(200);
    expect((await logIn('forgetful', first)).body.code).toBe('code_wrong');
    expect((await must(me(token))).second_factor.codes_left).toBe(9);
    expect(await trailOf('forgetful')).toContain('use_recovery_code');
    const kept = await world.sql('select hash from operator_recovery_code');
    expect(kept.some((it) => recovery_codes.some((code) => String(it['hash']).includes(code.replace('-', ''))))).toBe(false);

    const renewed = await must(world.call('POST /api/console/second-factor/recovery-codes', { token }));
    expect((await logIn('forgetful', second)).body.code).toBe('code_wrong');
    expect((await logIn('forgetful', renewed.recovery_codes[0])).status).toBe(200);
    const none = await operatorToken(world, 'first-owner', password);
    expect((await world.call('POST /api/console/second-factor/recovery-codes', { token: none })).body.code).toBe('second_factor_off');
  });

  test('is not guessed: ten wrong codes from wherever, then none is looked at; each is in the trail, and many are an alert', async () => {
    const { nextCode } = await equipped('guessed');
    const wrong = await Promise.all(Array.from({ length: 14 }, () => logIn('guessed', 'AAAAA-AAAAA')));
    expect(wrong.filter((it) => it.status === 400)).toHaveLength(10);
    expect(wrong.filter((it) => it.status === 429)).toHaveLength(4);
    expect((await logIn('guessed', await nextCode())).status).toBe(429);
    expect((await trailOf('guessed')).filter((it) => it === 'login_refused')).toHaveLength(10);
    expect(await world.sql(`select kind from alert where data->>'tried' = 'guessed'`)).toEqual([{ kind: 'console_logins' }]);
    await world.moveClock(11 * MINUTE_MS);
    expect((await logIn('guessed', await nextCode())).status).toBe(200);
  });

  test('that is lost is taken away by two owners, and every session ends', async () => {
    const { id, token, nextCode } = await equipped('robbed');
    const [first, second] = [await operatorToken(world, 'first-owner', password), await operatorToken(world, 'second-owner', password)];
    const ask = (whom: number) => world.call('POST /api/console/operators/:id/second-factor/reset', { token: first, params: { id: whom } });
    const listed = async () => (await must(world.call('GET /api/console/operators', { token: first }))).data.find((it) => it.id === id);
    const { deed_id } = await must(ask(id));
    expect((await listed())?.has_second_factor).toBe(true);
    expect((await confirmDeed(world, deed_id, first)).body.code).toBe('same_operator');
    expect((await logIn('robbed', await nextCode())).status).toBe(200);
    await confirm(world, deed_id ?? 0, second);
    expect((await me(token)).status).toBe(401);
    expect((await logIn('robbed')).status).toBe(200);
    expect((await listed())?.has_second_factor).toBe(false);
    expect((await ask(id)).body.code).toBe('not_found');
  });

  test('is demanded outside demo mode: until it is set up nothing else is open', async () => {
    await addOperator(house.database_url, { username: 'new-one', password, roles: ['owner'] });
    const token = operatorTokenOf((await logIn('new-one', undefined, house)).headers) ?? '';
    expect((await must(house.call('GET /api/console/me', { token }))).second_factor).toMatchObject({ is_on: false, is_needed: true });
    const closed = calls.filter((it) => it.auth === 'operator' && !it.withoutFactor && !it.demo);
    expect(closed.length).toBeGreaterThan(100);
    for (const it of closed) {
      const name = `${it.method} ${it.path}` as keyof typeof understood;
      const params = { id: 1, message_id: 1, session_id: 1, lottery: '2D', dialect: 'gsc', language: 'en', number: '07' };
      const answer = await house.call(name, { token, params, ...(it.method === 'POST' ? { body: understood[name] ?? {} } : {}) });
      expect([name, answer.body.code]).toEqual([name, 'second_factor_needed']);
    }
    const { secret } = await must(house.call('POST /api/console/second-factor', { token }));
    await must(house.call('POST /api/console/second-factor/confirm', { token, body: { code: await authenticator(secret)() } }));
    await must(house.call('GET /api/console/operators', { token }));
  });
});

describe('money and rights', () => {
  test('are decided by calls that ask anew who it is: every other one that changes something says why it does not', () => {
    const changing = calls.filter((it) => it.auth === 'operator' && it.method !== 'GET' && !it.demo);
    const nameOf = ({ path }: (typeof calls)[number]) => path.replace('/api/console/', '');
    const unproved = changing.filter((it) => !it.proof).map(nameOf);
    expect(unproved.sort()).toEqual([...ASKED_OF_ANOTHER, ...Object.values(NEEDS_NO_PROOF).flat()].sort());
    const asking = changing.filter((it) => it.refuses.some((code) => code === 'deed_waits')).map(nameOf);
    expect(ASKED_OF_ANOTHER.filter((it) => !asking.includes(it))).toEqual([]);
  });

  /** The last proof of these sessions is older than fifteen minutes; the sessions themselves are in use. */
  async function growOld(...tokens: string[]) {
    for (const _ of 'ab') {
      await world.moveClock(10 * MINUTE_MS);
      for (const token of tokens) await must(me(token));
    }
  }
  const add = (token: string, username: string) =>
    world.call('POST /api/console/operators', { token, body: { username, roles: ['cash'] } });
  const prove = (token: string, proof: string) => world.call('POST /api/console/proof', { token, body: { proof } });

  test('are refused when the last proof is older than fifteen minutes, and go on after the password was typed', async () => {
    const token = await operatorToken(world, 'first-owner', password);
    await must(add(token, 'before'));
    await growOld(token);
    expect((await add(token, 'after')).body).toMatchObject({ status: 403, code: 'proof_needed' });
    expect(await world.sql(`select 1 from deed where subject = 'new_operator:after'`)).toEqual([]);
    expect((await prove(token, 'not-the-password')).body).toMatchObject({ code: 'password_wrong' });
    expect((await add(token, 'after')).body.code).toBe('proof_needed');
    await must(prove(token, password));
    await must(add(token, 'after'));
    expect(await trailOf('first-owner')).toContain('proof_refused');
  });

  test('tell who holds a console that is open thirty times in ten minutes that a password is wrong, and no more', async () => {
    await addOperator(world.database_url, { username: 'left-open', password, roles: ['support'] });
    // Ten minutes of limits are those of UTC.
    const ten_ms = 10 * MINUTE_MS;
    await world.moveClock(new Date(Math.ceil((await world.now()).getTime() / ten_ms) * ten_ms + 1000).toISOString());
    const token = await operatorToken(world, 'left-open', password);
    const doors = [
      () => prove(token, 'not-the-password'),
      () =>
        world.call('POST /api/console/password', { token, body: { password: 'not-the-password', new_password: 'a-wholly-new-password' } }),
    ];
    const answers: unknown[] = [];
    for (let tries = 0; tries < 34; tries += 1) {
      await world.moveClock(14_000);
      answers.push((await doors[tries % 2]?.())?.body.code);
    }
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'password_wrong'));
    expect(answers.slice(30)).toEqual(Array.from({ length: 4 }, () => 'too_many_requests'));
  });

  test('ask who has a second factor for a code of it, and take no password', async () => {
    const { token, nextCode } = await equipped('equipped');
    await growOld(token);
    expect((await prove(token, password)).body.code).toBe('code_wrong');
    expect((await add(token, 'later')).body.code).toBe('proof_needed');
    const code = await nextCode();
    await must(prove(token, code));
    await must(add(token, 'later'));
    expect((await prove(token, code)).body.code).toBe('code_wrong');
  });
});
