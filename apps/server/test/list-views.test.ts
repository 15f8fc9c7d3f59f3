import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const password = 'an-operator-password';
for (const [username, roles] of Object.entries({ boss: ['owner'], helper: ['support'], other: ['support'] }))
  await addOperator(world.database_url, { username, password, roles });
const [boss, helper, other] = await Promise.all(['boss', 'helper', 'other'].map((it) => operatorToken(world, it, password)));

type View = { name: string; search?: string; is_house?: boolean };
const save = (token: string | undefined, view: View) =>
  world.call('POST /api/console/views', { token: token ?? null, body: { page: '/players', search: '', ...view } });
const namesOf = async (token: string | undefined, page = '/players') =>
  (await must(world.call('GET /api/console/views', { token: token ?? null, query: { page } }))).data.map((it) => [
    it.name,
    it.search,
    it.is_house,
  ]);

test('a view is of its operator and its page, is replaced by one of its name, and the house’s is everybody’s', async () => {
  await must(save(helper, { name: 'Blocked', search: '?state=blocked' }));
  await must(save(helper, { name: 'Blocked', search: '?state=blocked&sort=-Main' }));
  await must(save(boss, { name: 'Below zero', search: '?state=overdrawn', is_house: true }));
  const house = ['Below zero', '?state=overdrawn', true];
  expect(await namesOf(helper)).toEqual([house, ['Blocked', '?state=blocked&sort=-Main', false]]);
  expect(await namesOf(other)).toEqual([house]);
  expect(await namesOf(helper, '/wagers')).toEqual([]);
});

test('the slips of all draws have the same views: a page is its path, whatever draw or player stands in it', async () => {
  const page = '/draws/$draw_id/slips';
  await must(
    world.call('POST /api/console/views', { token: other ?? null, body: { page, name: 'Hot', search: '?number=51', is_house: false } }),
  );
  expect(await namesOf(other, page)).toEqual([['Hot', '?number=51', false]]);
});

test('only an owner makes or removes a view of the house, and the trail keeps it; nobody removes another operator’s', async () => {
  expect((await save(helper, { name: 'Mine for all', is_house: true })).body).toMatchObject({ status: 403, code: 'not_allowed' });
  const views = (await must(world.call('GET /api/console/views', { token: helper ?? null, query: { page: '/players' } }))).data;
  const idOf = (name: string) => views.find((it) => it.name === name)?.id ?? 0;
  const remove = (token: string | undefined, name: string) =>
    world.call('POST /api/console/views/:id/remove', { token: token ?? null, params: { id: idOf(name) } });
  expect((await remove(helper, 'Below zero')).body.code).toBe('not_allowed');
  for (const token of [other, boss]) expect((await remove(token, 'Blocked')).body.code).toBe('not_found');
  await must(remove(boss, 'Below zero'));
  await must(remove(helper, 'Blocked'));
  expect(await namesOf(helper)).toEqual([]);
  const rows = await world.sql(`select action, subject from audit_row where action like '%_view' order by id`);
  expect(rows).toEqual([
    { action: 'save_view', subject: 'page:/players' },
    { action: 'remove_view', subject: 'page:/players' },
  ]);
});

test('a page has so many views of an operator and no more; what is no address is refused', async () => {
  for (let nth = 1; nth <= 30; nth += 1) await must(save(other, { name: `View ${nth}` }));
  expect((await save(other, { name: 'One more' })).body.code).toBe('views_full');
  expect((await save(other, { name: 'View 30', search: '?page=2' })).status).toBe(200);
  for (const search of ['https://evil.example', '?a=b c', '?\u0000'])
    expect((await save(other, { name: 'View 1', search })).body.code).toBe('malformed');
});
