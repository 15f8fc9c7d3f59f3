import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { confirm } from './deeds.ts';
import { ownFiles, photo, sendImage } from './images.ts';
import { fromSomewhere, must, operatorToken, registerPlayer } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld(ownFiles());
const password = 'an-operator-password';
for (const [username, role] of [
  ['helper', 'support'],
  ['boss', 'owner'],
] as const)
  await addOperator(world.database_url, { username, password, roles: [role] });
const helper = await operatorToken(world, 'helper', password);
const boss = await operatorToken(world, 'boss', password);

let nextPhone = 930_000_000 + Math.floor(Math.random() * 9_000_000);
/** Asks for an account as a person would; answers what the last call said. */
async function register(name: string, birthday: string) {
  nextPhone += 1;
  const phone = `09${nextPhone}`;
  const headers = fromSomewhere();
  await must(world.call('POST /api/user/send_otp', { headers, body: { phone, purpose: 'register' } }));
  const { data } = await must(world.call('GET /api/demo/outbox', { query: { phone } }));
  const answer = await world.call('POST /api/user/verify_register', {
    headers,
    body: { name, birthday, phone, password: 'a-good-password', code: data.code },
  });
  return { phone, answer };
}
const exclude = (id: number) => world.sql(`update player set excluded_until = product_now() + interval '200 days' where id = $1`, [id]);
const alertsOf = async () =>
  (await must(world.call('GET /api/console/alerts', { token: helper, query: { limit: 100 } }))).data.filter(
    (it) => it.kind === 'person_barred',
  );

test('who is blocked or has stopped play opens no second account, however the name is written', async () => {
  const excluded = await registerPlayer(world, { name: 'Ko Aung Kyaw', birthday: '1988-02-03' });
  const blocked = await registerPlayer(world, { name: 'ဒေါ်စန္ဒာ', birthday: '1991-07-08' });
  await exclude(excluded.id);
  await must(
    world.call('POST /api/console/players/:id/block', {
      token: helper,
      params: { id: blocked.id },
      body: { reason: 'Took over an account' },
    }),
  );
  for (const [name, birthday] of [
    ['AUNG KYAW', '1988-02-03'],
    ['U  Aung-Kyaw', '1988-02-03'],
    ['မစန္ဒာ', '1991-07-08'],
  ] as const) {
    const before = (await alertsOf()).length;
    const { phone, answer } = await register(name, birthday);
    expect([name, answer.status, answer.body.code, answer.body.message]).toEqual([
      name,
      403,
      'blocked',
      'This account is blocked. Please contact the service.',
    ]);
    expect(JSON.stringify(answer.body)).not.toContain(String(excluded.phone));
    const [player] = await world.sql('select id::int, blocked_reason from player where phone = $1', [phone]);
    const id = Number(player?.['id']);
    expect(player?.['blocked_reason']).toContain('same name and birthday as player #');
    const alerts = await alertsOf();
    expect([alerts.length - before, alerts[0]?.data]).toMatchObject([1, { player_id: id, name, birthday }]);
    const login = () => world.call('POST /api/user/login', { headers: fromSomewhere(), body: { phone, password: 'a-good-password' } });
    expect((await login()).body.code).toBe('blocked');
    expect((await world.sql('select from player_session where player_id = $1', [id])).length).toBe(0);
    // An operator says why it may be let in, and a second one lets it in.
    const reason = 'Another person, seen on the card';
    const { deed_id } = await must(
      world.call('POST /api/console/players/:id/unblock', { token: helper, params: { id }, body: { reason } }),
    );
    expect((await login()).body.code).toBe('blocked');
    await confirm(world, deed_id, boss);
    expect((await login()).status).toBe(200);
    const trail = await must(world.call('GET /api/console/audit', { token: boss, query: { subject: `player:${id}` } }));
    expect(trail.data).toMatchObject([
      { action: 'confirm_unblock_player', operator: 'boss' },
      { action: 'ask_unblock_player', operator: 'helper', reason },
    ]);
    await world.sql(`update player set birthday = '1970-01-01' where id = $1`, [id]);
  }
});

test('who calls themselves otherwise before or after they stop play is known by the name before as well', async () => {
  const barred = await registerPlayer(world, { name: 'Phyo Wai Lin', birthday: '1983-05-06' });
  const call = (name: string) => world.call('POST /api/user/profile_update', { token: barred.token, body: { name } });
  await must(call('Abc Def'));
  await exclude(barred.id);
  await must(call('Ghi Jkl'));
  for (const name of ['Ko Phyo Wai Lin', 'Abc Def', 'Ghi Jkl'])
    expect([name, (await register(name, '1983-05-06')).answer.body.code]).toEqual([name, 'blocked']);
  expect((await register('Mno Pqr', '1983-05-06')).answer.status).toBe(200);
  const more = [];
  for (const name of ['One', 'Two', 'Two', 'Three', 'Four']) more.push((await call(`${name} Name`)).status);
  expect(more).toEqual([200, 200, 200, 200, 429]);
});

test('another name, another birthday, and the name of somebody whose break is over open an account as ever', async () => {
  const over = await registerPlayer(world, { name: 'Min Thu', birthday: '1980-01-02' });
  await world.sql(`update player set excluded_until = product_now() - interval '1 minute' where id = $1`, [over.id]);
  const barred = await registerPlayer(world, { name: 'Hla Hla', birthday: '1980-01-02' });
  await exclude(barred.id);
  for (const [name, birthday] of [
    ['Min Thu', '1980-01-02'],
    ['Hla Mya', '1980-01-02'],
    ['Hla Hla', '1980-01-03'],
  ] as const)
    expect([name, birthday, (await register(name, birthday)).answer.status]).toEqual([name, birthday, 200]);
});

test('level 2 under the name of a barred person is shown to operators and needs the word that it is another', async () => {
  const barred = await registerPlayer(world, { name: 'Zaw Zaw Win', birthday: '1979-03-04' });
  const player = await registerPlayer(world, { name: 'Somebody Else', birthday: '1979-03-04' });
  const namesake = await registerPlayer(world, { name: 'U Zaw Zaw Win', birthday: '1979-03-04' });
  await exclude(barred.id);
  const sent = async (token: string) => {
    expect((await sendImage(world, '/api/user/lvl_2', await photo(), { token, field: 'image' })).status).toBe(200);
  };
  await sent(player.token);
  await sent(namesake.token);
  const queue = async () => (await must(world.call('GET /api/console/level-two', { token: helper, query: { state: 'pending' } }))).data;
  const of = async (id: number) => {
    const request = (await queue()).find((it) => it.player.id === id);
    if (!request) throw new Error('no request waits');
    return request;
  };
  // Known by the account's own name, or only by the one on the photo.
  expect((await of(namesake.id)).barred).toEqual([{ id: barred.id, name: 'Zaw Zaw Win', phone: barred.phone, is_blocked: false }]);
  expect((await of(player.id)).barred).toEqual([]);
  for (const who of [player, namesake]) {
    const { id } = await of(who.id);
    const approve = (body: { name: string; is_another_person?: boolean }) =>
      world.call('POST /api/console/level-two/:id/approve', { token: helper, params: { id }, body });
    expect((await approve({ name: 'ZAW ZAW WIN' })).body.code).toBe('person_barred');
    expect((await world.sql('select lvl_2_state from player where id = $1', [who.id]))[0]?.['lvl_2_state']).toBe('pending');
    expect((await must(approve({ name: 'ZAW ZAW WIN', is_another_person: true }))).data.state).toBe('approved');
    const trail = await must(world.call('GET /api/console/audit', { token: boss, query: { subject: `level_two:${id}` } }));
    expect(trail.data[0]).toMatchObject({ action: 'approve_level_two', operator: 'helper', after: { another_person_than: [barred.id] } });
  }
});
