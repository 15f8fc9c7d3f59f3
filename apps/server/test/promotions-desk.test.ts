import { describe, expect, test } from 'vitest';
import { must } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);
const { boss, editor } = people;
const WELCOME = { title: 'Welcome', percent: 10, turnover: 3 };
let nth = 0;
const freshCode = () => {
  nth += 1;
  return `CODE${nth}`;
};
const add = (more: Record<string, unknown> = {}, token = boss) =>
  world.call('POST /api/console/promotions', { token, body: { ...WELCOME, code: freshCode(), ...more } });
const edit = (id: number, token: string, body: Record<string, unknown>) =>
  world.call('POST /api/console/promotions/:id', { token, params: { id }, body });
const player = await people.player();
const shown = async (id: number) =>
  (await must(world.call('GET /api/user/get_promo_cash_in', { token: player.token }))).data.find((it) => it.id === id);
const trail = async (id: number) =>
  world.sql(
    `select o.username, a.action, a.before, a.after from audit_row a join operator o on o.id = a.operator_id where subject = $1 order by a.id`,
    [`promotion:${id}`],
  );

test('only who writes content or owns the house adds a promotion, and a code is taken once', async () => {
  expect((await add({ code: 'mine' })).status).toBe(200);
  expect((await add({ code: 'MINE' }, editor)).body.code).toBe('promotion_taken');
  expect((await add({}, people.teller_a)).status).toBe(403);
});

test('a promotion is added closed, whatever was sent: no player sees or uses it before another operator opened it', async () => {
  const { data } = await must(add({ is_open: true }));
  expect(data).toMatchObject({ is_open: false, changed_by: 'boss', opened_by: null });
  expect(await shown(data.id)).toBeUndefined();
  const [atom] = (await must(world.call('GET /api/payment-method/show-cashin'))).mobile_topup;
  const body = { payment_id: atom?.id, voucher_code: '600070008000', amount: 10_000, is_mobile_topup: true, promo_code: data.code };
  expect((await world.call('POST /api/cash-in', { token: player.token, body })).body.code).toBe('promotion_not_found');
  expect((await must(edit(data.id, editor, { is_open: true }))).data).toMatchObject({
    is_open: true,
    changed_by: 'boss',
    opened_by: 'editor',
  });
  expect(await shown(data.id)).toMatchObject({ percent: 10, turnover: 3 });
});

test('who set the terms of a promotion does not open it', async () => {
  const { id } = (await must(add())).data;
  expect((await edit(id, boss, { is_open: true })).body).toMatchObject({ status: 409, code: 'same_operator' });
  expect((await edit(id, editor, { is_open: true, percent: 100 })).body.code).toBe('same_operator');
  // Who changes the terms is the one who set them, and the first may open them.
  await must(edit(id, editor, { percent: 20 }));
  expect((await edit(id, editor, { is_open: true })).body.code).toBe('same_operator');
  expect((await must(edit(id, boss, { is_open: true }))).data).toMatchObject({ percent: 20, changed_by: 'editor', opened_by: 'boss' });
});

test.each([
  ['percent', { percent: 11 }],
  ['percent, lower', { percent: 9 }],
  ['turnover', { turnover: 1 }],
  ['level', { level: 1 }],
])('an open promotion keeps its %s, also from who opened it', async (_what, terms) => {
  const { id } = await people.promotion({ ...WELCOME, code: freshCode(), level: 2 });
  for (const token of [boss, editor]) expect((await edit(id, token, terms)).body.code).toBe('same_operator');
  const { data } = await must(world.call('GET /api/console/promotions', { token: boss }));
  expect(data.find((it) => it.id === id)).toMatchObject({ ...WELCOME, level: 2, is_open: true, changed_by: 'boss', opened_by: 'editor' });
  // Closed and changed by one, opened by the other.
  await must(edit(id, editor, { is_open: false, ...terms }));
  expect((await edit(id, editor, { is_open: true })).body.code).toBe('same_operator');
  expect((await must(edit(id, boss, { is_open: true }))).data).toMatchObject({ ...terms, changed_by: 'editor', opened_by: 'boss' });
});

test('what costs nothing is changed by one operator while it is open: title, rule, picture and place', async () => {
  const { id } = await people.promotion({ ...WELCOME, code: freshCode() });
  const free = { title: 'Daily', rule: 'Once a day', image: '/files/pictures/a.webp', position: 3 };
  // The console sends the terms along as they are.
  const { data } = await must(edit(id, boss, { ...free, percent: 10, turnover: 3, level: 1, is_open: true }));
  expect(data).toMatchObject({ ...free, is_open: true, changed_by: 'boss', opened_by: 'editor' });
});

test('one operator closes a promotion, and it is opened again only by another than who set its terms', async () => {
  const { id } = await people.promotion({ ...WELCOME, code: freshCode() });
  await must(edit(id, boss, { is_open: false }));
  expect(await shown(id)).toBeUndefined();
  expect((await edit(id, boss, { is_open: true })).body.code).toBe('same_operator');
  expect((await must(edit(id, editor, { is_open: true }))).data.opened_by).toBe('editor');
});

test('opened and raised at once: what is open was set by one and opened by the other', async () => {
  for (let n = 0; n < 8; n += 1) {
    const { id } = (await must(add())).data;
    const [opened, raised] = await Promise.all([edit(id, editor, { is_open: true }), edit(id, boss, { percent: 150 })]);
    expect(opened.status).toBe(200);
    // Raised first, the other opened what was raised; opened first, nobody raises it.
    expect(raised.body.code ?? raised.status).toBe(opened.body.data.percent === 150 ? 200 : 'same_operator');
    const [row] = await world.sql('select bonus_basis_points as percent, opened_by <> changed_by as by_two from promotion where id = $1', [
      id,
    ]);
    expect(row).toEqual({ percent: opened.body.data.percent * 100, by_two: true });
  }
});

test('each step leaves a row of the audit trail, a refused one leaves none', async () => {
  const { id } = (await must(add())).data;
  await edit(id, boss, { is_open: true });
  await must(edit(id, editor, { is_open: true }));
  await edit(id, editor, { percent: 90 });
  await must(edit(id, boss, { is_open: false }));
  await must(edit(id, boss, { percent: 12 }));
  const rows = await trail(id);
  expect(rows.map((it) => [it['username'], it['action']])).toEqual([
    ['boss', 'add_promotion'],
    ['editor', 'change_promotion'],
    ['boss', 'change_promotion'],
    ['boss', 'change_promotion'],
  ]);
  expect(rows[1]).toMatchObject({
    before: { is_open: false, opened_by: null },
    after: { is_open: true, opened_by: 'editor', percent: 10 },
  });
  expect(rows[3]).toMatchObject({ before: { percent: 10 }, after: { percent: 12, changed_by: 'boss', opened_by: null } });
});

describe('a promotion is refused', () => {
  test.each([
    ['nothing given', { percent: 0 }],
    ['less than nothing', { percent: -1 }],
    ['more than 200 %', { percent: 200.01 }],
    ['thousandths of a percent', { percent: 10.005 }],
    ['a percent as text', { percent: '10' }],
    ['a bonus that is not played once', { turnover: 0.99 }],
    ['a bonus that is not played at all', { turnover: 0 }],
    ['more turnover than anybody plays', { turnover: 100.01 }],
    ['a level there is not', { level: 3 }],
  ])('with %s', async (_what, terms) => {
    const { id } = (await must(add())).data;
    expect((await add(terms)).body).toMatchObject({ status: 422, code: 'malformed' });
    expect((await edit(id, boss, terms)).body).toMatchObject({ status: 422, code: 'malformed' });
  });

  test.each([
    '//evil.example/a.svg',
    'https://evil.example/a.svg',
    'http://evil.example/a.svg',
    'data:image/svg+xml,x',
    'javascript:alert(1)',
    '/a.svg?x=1',
    '/a b.webp',
    ' //evil.example',
    '\\\\evil.example',
    '',
  ])('with the picture %s: pictures are ours', async (image) => {
    const { id } = (await must(add())).data;
    expect((await add({ image })).body).toMatchObject({ status: 422, code: 'malformed' });
    expect((await edit(id, boss, { image })).body).toMatchObject({ status: 422, code: 'malformed' });
  });

  test.each(['//evil.example/a.svg', 'https://evil.example/a.svg', 'data:image/svg+xml,x'])(
    'and so is a way to pay with the logo %s',
    async (logo) => {
      const { id } = people.method;
      const answer = await world.call('POST /api/console/payment-methods/:id', { token: people.teller_a, params: { id }, body: { logo } });
      expect(answer.body).toMatchObject({ status: 422, code: 'malformed' });
    },
  );

  test('never at the ends of what is allowed', async () => {
    for (const terms of [
      { percent: 0.01, turnover: 1 },
      { percent: 200, turnover: 100 },
      { percent: 33.33, turnover: 2.5 },
    ])
      expect((await must(add(terms))).data).toMatchObject(terms);
  });
});
