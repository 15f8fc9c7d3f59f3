import { expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { bet, drawsWorld } from './draws-world.ts';
import { must, operatorToken } from './people.ts';

const world = await drawsWorld();
const password = 'an-operator-password';
for (const [username, roles] of Object.entries({ boss: ['owner'], helper: ['support'], writer: ['content'] }))
  await addOperator(world.database_url, { username, password, roles });
const [boss = '', helper = '', writer = ''] = await Promise.all(
  ['boss', 'helper', 'writer'].map((it) => operatorToken(world, it, password)),
);

const player = await world.player(50_000);
const draw = await world.drawOf('12:01 PM');
await must(bet(world, player, [['12', 1_000]], { section: '12:01 PM' }));
const [slip] = await world.sql('select id, voucher from slip');
const [paid] = await world.sql('select id, full_transaction_id from cash_in');
const [person] = await world.sql('select id, name, user_code from player where phone = $1', [player.phone]);

const find = async (token: string, text: string) =>
  (await must(world.call('GET /api/console/search', { token, query: { text } }))).data.map((it) => `${it.kind} ${it.id}`);

test('one search finds each thing by what people call it', async () => {
  expect(await find(boss, player.phone)).toContain(`player ${person?.['id']}`);
  expect(await find(boss, String(person?.['user_code']))).toEqual([`player ${person?.['id']}`]);
  expect(await find(boss, String(slip?.['voucher']).toLowerCase())).toEqual([`slip ${slip?.['id']}`]);
  expect(await find(boss, String(paid?.['full_transaction_id']))).toEqual([`cash_in ${paid?.['id']}`]);
  expect(await find(boss, `#${paid?.['id']}`)).toContain(`cash_in ${paid?.['id']}`);
  expect(await find(boss, '2D 23/11')).toContain(`draw ${draw.id}`);
  expect(await find(boss, '2d 2026-11-23')).toContain(`draw ${draw.id}`);
  expect(await find(boss, '2D')).toContain(`draw ${draw.id}`);
  expect(await find(boss, 'HELP')).toEqual([expect.stringMatching(/^operator /)]);
  expect(await find(boss, 'nothing-of-the-kind')).toEqual([]);
  expect(await find(boss, '2D 31/02')).toEqual([]);
});

test('what is found says what it is in a few words, amounts as people write them', async () => {
  const found = async (text: string) => (await must(world.call('GET /api/console/search', { token: boss, query: { text } }))).data[0];
  expect((await found(String(slip?.['voucher'])))?.details).toEqual([person?.['name'], '23/11/2026 12:01 PM']);
  expect((await found(String(paid?.['full_transaction_id'])))?.details).toEqual(['KBZPay', '50,000 kyat', 'approved']);
  expect((await found('2D 23/11'))?.details).toEqual(['no result yet']);
});

test('an operator finds what their roles let them read, and nothing else', async () => {
  const texts = [player.phone, String(slip?.['voucher']), String(paid?.['full_transaction_id']), '2D 23/11', 'boss'];
  const kindsOf = async (token: string) => (await Promise.all(texts.map((it) => find(token, it)))).flat().map((it) => it.split(' ')[0]);
  expect([...new Set(await kindsOf(helper))].sort()).toEqual(['player', 'slip']);
  expect([...new Set(await kindsOf(world.draws_a))]).toEqual(['draw']);
  expect(await kindsOf(writer)).toEqual([]);
  expect((await world.call('GET /api/console/search', { query: { text: 'boss' } })).status).toBe(401);
});
