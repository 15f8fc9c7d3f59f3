import { addDays, mondayOf, yangonDay } from '@shwekan/rules';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { placesIn } from '../src/platform/places-in.ts';
import { ownFiles, photo, sendImage } from './images.ts';
import { must, operatorToken, type TestPlayer } from './people.ts';
import { walletPeople } from './wallet-people.ts';
import { testWorld } from './world.ts';

const world = await testWorld(ownFiles());
const people = await walletPeople(world);
const PASSWORD = 'an-operator-password';
await addOperator(world.database_url, { username: 'watcher', password: PASSWORD, roles: ['risk'] });
const watcher = await operatorToken(world, 'watcher', PASSWORD);
const boss = people.boss;
const OUR_PAGE = 'https://www.facebook.com/shwekan/';
await world.sql(
  `insert into social_link (name, url) values ('viber', 'viber://chat?number=%2B959777000999'), ('facebook', $1)
   on conflict (name) do update set url = excluded.url`,
  [OUR_PAGE],
);
const { pay } = await must(world.call('GET /api/payment-method/show-cashin'));
const OUR_ACCOUNT = pay[0]?.payment_account_numbers[0]?.account_number ?? '';

const alertsOf = async (token: string) =>
  (await must(world.call('GET /api/console/alerts', { token, query: { limit: 200 } }))).data.filter(
    (it) => it.kind === 'answer_names_account',
  );
type ForeignPlace = { player_id: number; names: string; about: string; by: string; words: string };
const toldOf = async (player: TestPlayer, token = watcher) =>
  (await alertsOf(token)).map((it) => it.data as ForeignPlace).filter((it) => it.player_id === player.id);
const namesOf = async (player: TestPlayer, token?: string) => (await toldOf(player, token)).map((it) => it.names).sort();

async function conversation(player: TestPlayer) {
  const body = { subject: 'cash_in' as const, text: 'Where do I pay?' };
  const { data } = await must(world.call('POST /api/user/conversations', { token: player.token, body }));
  return {
    id: data.id,
    async answer(text: string, token = people.helpdesk) {
      const params = { id: data.id };
      const shown = await must(world.call('GET /api/console/conversations/:id', { token, params }));
      const seen_id = shown.data.messages.at(-1)?.id ?? 0;
      return must(world.call('POST /api/console/conversations/:id/answer', { token, params, body: { text, seen_id } }));
    },
  };
}

async function cashInOf(player: TestPlayer, transaction_id: string) {
  const body = { payment_id: pay[0]?.id ?? 0, account_name: 'U Test', transaction_id, amount: 5000, holder_phone: OUR_ACCOUNT };
  return (await must(world.call('POST /api/cash-in', { token: player.token, body }))).data.id;
}

test('an address or a list of numbers as long as an answer may be is told like any other, and the answer is sent', async () => {
  const player = await people.player(0);
  const { answer } = await conversation(player);
  const letter = (nth: number) => String.fromCodePoint(0x4e00 + ((nth * 7_919) % 20_000));
  const address = `t.me/${Array.from({ length: 990 }, (_, nth) => letter(nth)).join('')}`;
  const numbers = Array.from({ length: 80 }, (_, nth) => `09${String(700_000_000 + ((nth * 7_919_777) % 99_999_989))}`);
  await answer(address);
  await answer(numbers.join(' '));
  await answer(numbers.join('\n'));
  expect(await namesOf(player)).toEqual([numbers.join(', '), address].sort());
});

test('an answer that names a place that is none of the house’s is told to cash and risk, not to support', async () => {
  const player = await people.player(5000);
  const { id, answer } = await conversation(player);
  const [paid] = await world.sql('select full_transaction_id as id from cash_in where player_id = $1', [player.id]);
  expect(OUR_ACCOUNT).toMatch(/^09\d+$/);
  for (const text of [
    `Pay to ${OUR_ACCOUNT}`,
    `Your phone is ${player.phone}`,
    'Write to us on Viber: 09 777 000 999',
    `Or on ${OUR_PAGE}.`,
    `Your payment ${paid?.['id']} of 1,000,000 kyat came on 09.11.2026 10:30`,
  ])
    await answer(text);
  expect(await namesOf(player)).toEqual([]);
  for (const text of ['Pay to 09 777-888 999', 'Pay to +959777888999', 'ငွေလွှဲရန် ဝ၉၇၇၇၈၈၈ဝဝ၁', 'Write to t.me/kyawpay']) await answer(text);
  const expected = ['09777888001', '09777888999', 't.me/kyawpay'];
  expect(await namesOf(player)).toEqual(expected);
  expect(await namesOf(player, people.teller_a)).toEqual(expected);
  expect(await alertsOf(people.helpdesk)).toEqual([]);
  const told = (await toldOf(player)).find((it) => it.names === '09777888999');
  expect(told).toMatchObject({ about: `conversation:${id}`, by: 'helpdesk', words: 'Pay to 09 777-888 999' });
});

test('one answer is one alert, however many places it names, and tells those that were not told of this operator before', async () => {
  const player = await people.player();
  const { answer } = await conversation(player);
  await answer('Pay to 09455000601 or to 09455000602, or write to t.me/paynow601');
  expect(await namesOf(player)).toEqual(['09455000601, 09455000602, t.me/paynow601']);
  await answer('Not to 09455000602: to 09455000603');
  expect(await namesOf(player)).toEqual(['09455000601, 09455000602, t.me/paynow601', '09455000603']);
  await answer('As I said: 09455000603, or 09455000601');
  expect(await namesOf(player)).toHaveLength(2);
  await answer('Pay to 09455000602', boss);
  expect(await namesOf(player), 'somebody else says it').toContain('09455000602');
});

describe('what else one operator alone writes to a player is watched as well:', () => {
  test('why a cash-in was rejected, or counts another amount', async () => {
    const player = await people.player();
    const id = await cashInOf(player, '771201');
    const reason = 'The payment was not found. Pay again to 09 455 000 111';
    await must(world.call('POST /api/console/cash-in/:id/reject', { token: people.teller_b, params: { id }, body: { reason } }));
    expect(await toldOf(player)).toMatchObject([{ names: '09455000111', about: `cash_in:${id}`, by: 'teller-b' }]);
    const next = await cashInOf(player, '771202');
    const body = { full_transaction_id: 'KBZ771202', amount: 3000, correction: 'Send the rest to 09 455 000 222' };
    await must(world.call('POST /api/console/cash-in/:id/approve', { token: people.teller_b, params: { id: next }, body }));
    expect(await namesOf(player)).toEqual(['09455000111', '09455000222']);
  });

  test('why a cash-out was rejected', async () => {
    const player = await people.player(10_000);
    const { id } = (await must(people.cashOut(player))).data;
    // The account that the player gave is the player's own.
    const reason = '09777000111 is closed: send a fee of 2,000 to 09455000333 first';
    await must(world.call('POST /api/console/cash-out/:id/reject', { token: people.teller_b, params: { id }, body: { reason } }));
    expect(await namesOf(player)).toEqual(['09455000333']);
  });

  test('why a photo for level 2 was refused', async () => {
    const player = await people.player();
    await world.sql(`update player set lvl_2_state = 'none', lvl_2_name = null where id = $1`, [player.id]);
    expect((await sendImage(world, '/api/user/lvl_2', await photo(), { token: player.token, field: 'image' })).status).toBe(200);
    const { data } = await must(world.call('GET /api/console/level-two', { token: people.helpdesk }));
    const id = data.find((it) => it.player.id === player.id)?.id ?? 0;
    const body = { reason: 'Send it to @shwekan_help' };
    await must(world.call('POST /api/console/level-two/:id/reject', { token: people.helpdesk, params: { id }, body }));
    expect(await toldOf(player)).toMatchObject([{ names: '@shwekan_help', about: `level_two:${id}`, by: 'helpdesk' }]);
    // The name that is read on the photo is written by the operator as well, and the player sees it.
    expect((await sendImage(world, '/api/user/lvl_2', await photo(), { token: player.token, field: 'image' })).status).toBe(200);
    const again = (await must(world.call('GET /api/console/level-two', { token: people.helpdesk }))).data;
    const params = { id: again.find((it) => it.player.id === player.id && it.state === 'pending')?.id ?? 0 };
    await must(
      world.call('POST /api/console/level-two/:id/approve', { token: people.helpdesk, params, body: { name: 'Pay 09 455 000 777' } }),
    );
    expect(await namesOf(player)).toEqual(['09455000777', '@shwekan_help']);
  });
});

test('what one operator alone writes for all players is watched as well: who calls a number likely, and a dream', async () => {
  const namesAt = async (about: string) =>
    (await alertsOf(watcher))
      .map((it) => it.data as ForeignPlace)
      .filter((it) => it.about.startsWith(about))
      .map((it) => [it.by, it.names]);
  const words = { en: 'Snake, ask 09 455 000 555', zh: '', my: '', th: '' };
  const token = people.editor;
  const added = await must(world.call('POST /api/console/dream-book', { token, body: { words, numbers: ['07'], is_open: true } }));
  expect(await namesAt('dream:')).toEqual([['editor', '09455000555']]);
  const before = { words, numbers: ['07'], is_open: true };
  const body = { ...before, words: { ...words, en: 'Snake, ask @snake_pay' }, before };
  await must(world.call('POST /api/console/dream-book/:id', { token, params: { id: added.data.id }, body }));
  expect((await namesAt('dream:')).map(([, names]) => names).sort()).toEqual(['09455000555', '@snake_pay']);
  // A week on it is a Monday or a Tuesday, and no holiday is both.
  const monday = addDays(mondayOf(yangonDay(await world.now())), 7);
  const say = (date: string) => {
    const body = {
      lottery: '2D' as const,
      date,
      section: '12:01 PM',
      kind: 'modern' as const,
      number: '47',
      source: 'Sure numbers: t.me/sure47',
    };
    return world.call('POST /api/console/number-hints', { token, body });
  };
  if ((await say(monday)).status !== 200) await must(say(addDays(monday, 1)));
  expect(await namesAt('number_hint:')).toEqual([['editor', 't.me/sure47']]);
});

test('what one operator alone writes for all players is watched as well: names of products and of games, and why a day is off', async () => {
  const namesAt = async (about: string) =>
    (await alertsOf(watcher))
      .map((it) => it.data as ForeignPlace)
      .filter((it) => it.about === about)
      .map((it) => [it.by, it.names]);
  const token = people.editor;
  const body = {
    p_code: '990',
    name: 'Slots t.me/slots990',
    dialect: 'gsc_plus' as const,
    currency: 'MMK' as const,
    categories: [{ id: 1, is_lobby_only: false }],
  };
  const { id } = (await must(world.call('POST /api/console/game-providers', { token, body }))).data;
  const params = { id };
  await must(world.call('POST /api/console/game-providers/:id', { token, params, body: { name: 'Slots, ask @slots_pay' } }));
  const list = (name: string) => ({
    text: JSON.stringify([
      { g_code: 'one', name, type: 'SLOT' },
      { g_code: 'two', name: 'Tiger 09455000888', type: 'SLOT' },
    ]),
  });
  await must(world.call('POST /api/console/game-providers/:id/import-list', { token, params, body: list('Dragon') }));
  await must(world.call('POST /api/console/game-providers/:id/import-list', { token: boss, params, body: list('Dragon @dragon_pay') }));
  expect((await namesAt(`provider:${id}`)).sort(), 'of a list, by who wrote it, what is new in it').toEqual([
    ['boss', '@dragon_pay'],
    ['editor', '09455000888'],
    ['editor', '@slots_pay'],
    ['editor', 't.me/slots990'],
  ]);

  const monday = addDays(mondayOf(yangonDay(await world.now())), 70);
  const off = { token: boss, params: { lottery: '2D' as const } };
  const day = { day: monday, is_off: true, reason: 'Closed. Bets at t.me/open70' };
  await must(world.call('POST /api/console/lotteries/:lottery/off-days', { ...off, body: day }));
  const days = [{ day: addDays(monday, 1), reason: 'Closed. Bets at t.me/open71' }];
  await must(
    world.call('POST /api/console/lotteries/:lottery/off-days/year', { ...off, body: { year: Number(days[0]?.day.slice(0, 4)), days } }),
  );
  expect((await namesAt('lottery:2D')).sort()).toEqual([
    ['boss', 't.me/open70'],
    ['boss', 't.me/open71'],
  ]);
});

test('who wrote it does not close the alert: somebody else does', async () => {
  const player = await people.player();
  // An owner may answer, and sees and closes alerts of every kind.
  await (await conversation(player)).answer('Pay to 09455000444', boss);
  const id = (await alertsOf(boss)).find((it) => (it.data as ForeignPlace).names === '09455000444')?.id ?? 0;
  const close = (token: string) => world.call('POST /api/console/alerts/:id/close', { token, params: { id } });
  expect((await close(boss)).body).toMatchObject({ status: 409, code: 'same_operator' });
  await must(close(watcher));
  await must(close(boss));
  expect(await world.sql('select o.username from alert a join operator o on o.id = a.closed_by where a.id = $1', [id])).toEqual([
    { username: 'watcher' },
  ]);
});

test.each([
  ['blanks and dashes', 'to 09 777-888 999.', ['09777888999']],
  ['the code of the country', '+95 9 777 888 999', ['09777888999']],
  ['dots, brackets, slashes', '(09) 777.888 / 999', ['09777888999']],
  ['one digit by one', '0-9-7-7-7-8-8-8-9-9-9', ['09777888999']],
  ['a letter for its zero', 'O9 777888999', ['09777888999']],
  ['Burmese digits', '၀၉ ၇၇၇ ၈၈၈ ၉၉၉၊ Wave', ['09777888999']],
  ['a Burmese letter for its zeros', 'ဝ၉၇၇၇၈၈၈ဝဝ၁', ['09777888001']],
  ['Burmese letters for zero and seven', '၀၉၇ရ၇၈၈၈ဝ၉၉', ['09777888099']],
  ['wide digits', '０９７７７８８８９９９', ['09777888999']],
  ['what nobody sees between them', '09\u200b777888999', ['09777888999']],
  ['two numbers', '09420000001 or 09420000002', ['09420000001', '09420000002']],
  ['the account of a bank', '9993 0109 9012 34567 at KBZ', ['99930109901234567']],
  [
    'pages, chats and mail',
    'https://www.Example.com/a/, t.me/Abc, @kyaw_pay and ko.ko@gmail.com.',
    ['example.com/a', 't.me/abc', 'ko.ko@gmail.com', '@kyaw_pay'],
  ],
])('a text names places by %s', (_, text, places) => {
  expect(placesIn(text)).toEqual(places);
});

test.each([
  '1,000,000 kyat',
  'on 09.11.2026 10:30',
  '09-11-2026 10 am',
  '2026-11-29 10:15',
  'ok.Thanks',
  '3D-KQ8FJ6W',
  '07 500, 34 1000',
  'You won 85 × 1,000',
])('“%s” names no place', (text) => {
  expect(placesIn(text)).toEqual([]);
});
