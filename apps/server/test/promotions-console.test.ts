import { describe, expect, test } from 'vitest';
import { confirm, confirmDeed, decide, waiting } from './deeds.ts';
import { must } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const people = await walletPeople(world);
const { boss, editor } = people;
const inFour = (en: string) => ({ en, zh: '', my: '', th: '' });
const TERMS = { percent: 10, turnover: 3 };
const WELCOME = { ...TERMS, title: inFour('Welcome') };
const OPENED = { ...TERMS, title: 'Welcome' };
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
const row = async (id: number) => (await must(world.call('GET /api/console/promotions', { token: boss }))).data.find((it) => it.id === id);
const deedOf = async (id: number) =>
  (await waiting(world, boss)).find((it) => it.subject === `promotion:${id}`) ?? expect.fail(`nothing waits for promotion ${id}`);
const confirmAs = ({ id, digest }: { id: number; digest: string }, token: string) =>
  world.call('POST /api/console/deeds/:id/confirm', { token, params: { id }, body: { digest } });
const decided = async (id: number | null) =>
  (await must(world.call('GET /api/console/deeds', { token: boss, query: { state: 'decided', limit: 200 } }))).data.find(
    (it) => it.id === id,
  );
const alerts = async () =>
  (await must(world.call('GET /api/console/alerts', { token: editor }))).data.filter((it) => it.kind === 'promotion_closed');
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

test('a promotion is read in the player’s language, else in English; one without a title is refused', async () => {
  const title = { en: 'Rain', zh: '', my: 'မိုး', th: '' };
  const { id } = await people.promotion({ ...OPENED, code: freshCode() });
  await must(decide(world, edit(id, editor, { title, rule: { ...inFour('Once a day'), th: 'วันละครั้ง' } })));
  const read = async (language: string) => {
    const asked = { token: player.token, headers: { 'Accept-Language': language } };
    const found = (await must(world.call('GET /api/user/get_promo_cash_in', asked))).data.find((it) => it.id === id);
    return [found?.title, found?.rule];
  };
  expect(await Promise.all(['my', 'th', 'zh', 'en'].map(read))).toEqual([
    ['မိုး', 'Once a day'],
    ['Rain', 'วันละครั้ง'],
    ['Rain', 'Once a day'],
    ['Rain', 'Once a day'],
  ]);
  expect((await edit(id, editor, { title: inFour('') })).body.code).toBe('text_missing');
  expect((await add({ title: inFour('') })).body.code).toBe('text_missing');
});

test('a promotion is added closed, whatever was sent: no player sees or uses it before a second person confirmed that it opens', async () => {
  const { data } = await must(add({ is_open: true }));
  expect(data.is_open).toBe(false);
  const asked = await must(edit(data.id, boss, { is_open: true }));
  expect(asked.data.is_open).toBe(false);
  expect((await edit(data.id, editor, { is_open: true })).body.code).toBe('deed_waits');
  expect(await shown(data.id)).toBeUndefined();
  const [atom] = (await must(world.call('GET /api/payment-method/show-cashin'))).mobile_topup;
  const body = { payment_id: atom?.id, voucher_code: '600070008000', amount: 10_000, is_mobile_topup: true, promo_code: data.code };
  expect((await world.call('POST /api/cash-in', { token: player.token, body })).body.code).toBe('promotion_not_found');
  expect((await confirmDeed(world, asked.deed_id, boss)).body).toMatchObject({ status: 409, code: 'same_operator' });
  await confirm(world, asked.deed_id ?? 0, editor);
  expect(await shown(data.id)).toMatchObject({ percent: 10, turnover: 3 });
});

test('it opens with the terms that the second person read, and no others', async () => {
  const { data } = await must(add());
  const title = { en: 'Rain', zh: '', my: 'မိုး', th: '' };
  const { deed_id } = await must(edit(data.id, editor, { is_open: true, percent: 20, title, rule: inFour('Once a day'), position: 7 }));
  const deed = await deedOf(data.id);
  expect([deed.title, ...deed.lines.map((it) => `${it.field}: ${it.before} → ${it.after}`)]).toEqual([
    `The promotion of cash-in “Rain” (${data.code}) opens`,
    'More for a cash-in: null → 20 %',
    'Turnover: null → x3',
    'For: null → every player',
    'On 1,000 kyat cashed in: null → given 200: DEARER than the 144 that games keep of 3,600 played (x4.17 is needed)',
    // Thai and Chinese read the English title, all of them the English rule: each text stands here once.
    'Title, English: null → Rain',
    'Title, Burmese: null → မိုး',
    'Rule, English: null → Once a day',
  ]);
  // Its place costs nothing: it is done. All else is asked for.
  expect(await row(data.id)).toMatchObject({ title: inFour('Welcome'), rule: inFour(''), percent: 10, position: 7, is_open: false });
  await must(edit(data.id, boss, { percent: 150 }));
  expect((await confirmAs(deed, boss)).body.code).toBe('deed_stale');
  expect(await row(data.id)).toMatchObject({ percent: 150, is_open: false });
  expect((await decided(deed_id))?.state).toBe('stale');
});

test.each([
  ['a promotion that the games earn', { percent: 10, turnover: 3 }, 'given 100; games keep up to 132 of 3,300 played'],
  ['one that they just earn', { percent: 100, turnover: 12.5 }, 'given 1,000; games keep up to 1,000 of 25,000 played'],
  [
    'one that is dearer than they',
    { percent: 100, turnover: 12.49 },
    'given 1,000: DEARER than the 999.2 that games keep of 24,980 played (x12.5 is needed)',
  ],
])('who decides whether %s opens reads what it costs', async (_what, terms, cost) => {
  const { data } = await must(add(terms));
  await must(edit(data.id, editor, { is_open: true }));
  expect((await deedOf(data.id)).lines.find((it) => it.field === 'On 1,000 kyat cashed in')?.after).toBe(cost);
});

test.each([
  ['percent', { percent: 11 }, 'More for a cash-in: 10 % → 11 %'],
  ['percent, lower', { percent: 9 }, 'More for a cash-in: 10 % → 9 %'],
  ['turnover', { turnover: 1 }, 'Turnover: x3 → x1'],
  ['level', { level: 1 }, 'For: players of level 2 → every player'],
])('an open promotion keeps its %s until a second person confirmed another', async (_what, terms, line) => {
  const { id } = await people.promotion({ ...OPENED, code: freshCode(), level: 2 });
  const { data, deed_id } = await must(edit(id, boss, terms));
  expect(data).toMatchObject({ ...WELCOME, level: 2, is_open: true });
  const deed = await deedOf(id);
  expect(deed.title).toContain('changes its terms');
  expect(deed.lines.map((it) => `${it.field}: ${it.before} → ${it.after}`)).toContain(line);
  expect(await row(id)).toMatchObject({ ...WELCOME, level: 2, is_open: true });
  await confirm(world, deed_id ?? 0, editor);
  expect(await row(id)).toMatchObject({ ...WELCOME, level: 2, ...terms, is_open: true });
});

test.each([
  ['title', { title: inFour('Daily, 100 %') }, ['Title, English: Welcome → Daily, 100 %']],
  ['Burmese title', { title: { ...inFour('Welcome'), my: 'နေ့စဉ်' } }, ['Title, Burmese: Welcome → နေ့စဉ်']],
  ['rule', { rule: inFour('No turnover') }, ['Rule, English: null → No turnover']],
  ['picture', { image: '/files/pictures/a.webp' }, ['Picture: null → /files/pictures/a.webp']],
  [
    'words beside its terms',
    { percent: 11, rule: inFour('11 %') },
    ['More for a cash-in: 10 % → 11 %', 'Turnover: x3 → x3', 'For: every player → every player', 'Rule, English: null → 11 %'],
  ],
])('an open promotion is read as it was, its %s too, until a second person confirmed another', async (_what, change, lines) => {
  const { id } = await people.promotion({ ...OPENED, code: freshCode() });
  const { data, deed_id } = await must(edit(id, boss, change));
  const before = await shown(id);
  expect(data).toMatchObject({ ...WELCOME, rule: inFour(''), image: null, is_open: true });
  expect(before).toMatchObject({ title: 'Welcome', rule: '', image: null, percent: 10 });
  const deed = await deedOf(id);
  expect(deed.title).toContain('percent' in change ? 'changes its terms' : 'changes what players see of it');
  expect(deed.lines.map((it) => `${it.field}: ${it.before} → ${it.after}`)).toEqual(expect.arrayContaining(lines));
  expect((await confirmAs(deed, boss)).body.code).toBe('same_operator');
  expect(await shown(id)).toEqual(before);
  await confirm(world, deed_id ?? 0, editor);
  expect(await row(id)).toMatchObject({ ...WELCOME, ...change, is_open: true });
  expect((await trail(id)).map((it) => [it['username'], it['action']]).slice(-2)).toEqual([
    ['boss', 'ask_promotion'],
    ['editor', 'confirm_promotion'],
  ]);
});

test('the place of an open promotion is changed by one operator, and so is all of one that is closed', async () => {
  const open = await people.promotion({ ...OPENED, code: freshCode() });
  // The console sends along what stays as it is.
  const sent = { ...WELCOME, rule: inFour(''), level: 1, is_open: true, position: 3 };
  expect(await must(edit(open.id, boss, sent))).toMatchObject({ data: { position: 3, is_open: true }, deed_id: null });
  const closed = (await must(add())).data;
  const free = { title: inFour('Daily'), rule: inFour('Once a day'), image: '/files/pictures/a.webp', percent: 20, level: 2 };
  expect(await must(edit(closed.id, boss, free))).toMatchObject({ data: { ...free, is_open: false }, deed_id: null });
});

test('a text that changed in the meantime drops what waits: nobody opens what they have not read', async () => {
  const { data } = await must(add());
  await must(edit(data.id, boss, { is_open: true }));
  const deed = await deedOf(data.id);
  await must(edit(data.id, boss, { rule: inFour('Twice of it back') }));
  expect((await confirmAs(deed, editor)).body.code).toBe('deed_stale');
  expect(await shown(data.id)).toBeUndefined();
});

test('one operator closes a promotion, which drops what waited for it, and it opens again by two', async () => {
  const data = await people.promotion({ ...OPENED, code: freshCode() });
  const { id } = data;
  await must(edit(id, boss, { percent: 100 }));
  const raised = await deedOf(id);
  const told = async () => (await alerts()).filter((it) => (it.data as { code: string }).code === data.code);
  expect((await must(edit(id, boss, { is_open: false }))).deed_id).toBeNull();
  expect(await shown(id)).toBeUndefined();
  // Others of the house are told, once for each time that it was open.
  expect(await told()).toMatchObject([{ data: { by: 'boss' } }]);
  await must(edit(id, boss, { position: 4 }));
  expect(await told()).toHaveLength(1);
  expect((await confirmAs(raised, editor)).body.code).toBe('deed_stale');
  const { deed_id } = await must(edit(id, boss, { is_open: true }));
  await confirm(world, deed_id ?? 0, editor);
  expect(await shown(id)).toMatchObject({ percent: 10 });
});

test('opened and raised at once: what is open is what two operators read', async () => {
  for (let n = 0; n < 8; n += 1) {
    const { id } = (await must(add())).data;
    await must(edit(id, boss, { is_open: true }));
    const deed = await deedOf(id);
    const [opened, raised] = await Promise.all([confirmAs(deed, editor), edit(id, boss, { percent: 150 })]);
    expect(raised.status).toBe(200);
    // Raised first, nobody has read it, and it stays closed; opened first, to raise it takes another deed.
    const isRaised = raised.body.deed_id === null;
    expect(opened.body.code ?? opened.status).toBe(isRaised ? 'deed_stale' : 200);
    expect(await row(id)).toMatchObject(isRaised ? { percent: 150, is_open: false } : { percent: 10, is_open: true });
  }
});

test('each step leaves a row of the audit trail, a refused one leaves none', async () => {
  const { id } = (await must(add())).data;
  const { deed_id } = await must(edit(id, boss, { is_open: true }));
  await edit(id, editor, { is_open: true });
  await confirmDeed(world, deed_id, boss);
  await confirm(world, deed_id ?? 0, editor);
  await must(edit(id, boss, { is_open: false }));
  await must(edit(id, boss, { percent: 12 }));
  const rows = await trail(id);
  expect(rows.map((it) => [it['username'], it['action']])).toEqual([
    ['boss', 'add_promotion'],
    ['boss', 'ask_promotion'],
    ['editor', 'confirm_promotion'],
    ['boss', 'change_promotion'],
    ['boss', 'change_promotion'],
  ]);
  expect(rows[2]?.['after']).toMatchObject({ deed: deed_id, 'More for a cash-in': '10 %' });
  expect(rows[4]).toMatchObject({ before: { percent: 10 }, after: { percent: 12 } });
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

  test('never at the ends of what is allowed', async () => {
    for (const terms of [
      { percent: 0.01, turnover: 1 },
      { percent: 200, turnover: 100 },
      { percent: 33.33, turnover: 2.5 },
    ])
      expect((await must(add(terms))).data).toMatchObject(terms);
  });
});
