import { isDearer, REWARD_TERMS, type RewardTerms } from '@shwekan/rules';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { confirm, waiting } from './deeds.ts';
import { must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const password = 'an-operator-password';
const session = async (username: string, role: 'owner' | 'cash' | 'content') => {
  await addOperator(world.database_url, { username, password, roles: [role] });
  return operatorToken(world, username, password);
};
const boss = await session('boss', 'owner');
const teller = await session('teller', 'cash');
const writer = await session('writer', 'content');

const change = (body: object, token = boss) => world.call('POST /api/console/reward-terms', { token, body });
const terms = async () => (await must(world.call('GET /api/console/reward-terms', { token: writer }))).data;
/** What waits for the second person, as they read it. */
const linesOf = async (id: number | null) => (await waiting(world, teller)).find((it) => it.id === id)?.lines;

test('an owner alone never makes rewards dearer: the change waits for a second person', async () => {
  const { data, deed_id } = await must(change({ weekly_percent: 10, kyat_per_point: 2000 }));
  expect(data).toMatchObject({ weekly_percent: 3, kyat_per_point: '1000.00' });
  expect(await linesOf(deed_id)).toMatchObject([
    { field: 'A point for each', before: '1,000 kyat', after: '2,000 kyat' },
    { field: 'Weekly promotion', before: '3 %', after: '10 %' },
  ]);
  expect((await change({ weekly_percent: 10 }, teller)).status).toBe(403);
  expect((await change({ weekly_percent: 11 })).body.code).toBe('deed_waits');
  await confirm(world, deed_id ?? 0, teller);
  expect(await terms()).toMatchObject({ weekly_percent: 10, kyat_per_point: '2000.00', game_referral_percent: 5 });
});

test('what can only save money counts at once', async () => {
  expect((await must(change({ weekly_percent: 2, weekly_starts_itself: false }))).deed_id).toBeNull();
  expect(await terms()).toMatchObject({ weekly_percent: 2, weekly_starts_itself: false });
});

test('who confirms reads that terms are dearer than what the games keep', async () => {
  const name = { en: 'A gift', zh: '', my: '', th: '' };
  const { data: offer } = await must(world.call('POST /api/console/point-offers', { token: writer, body: { name, point: 1, amount: 30 } }));
  const opened = { token: writer, params: { id: offer.id }, body: { is_open: true } };
  const asked = await must(world.call('POST /api/console/point-offers/:id', opened));
  await confirm(world, asked.deed_id ?? 0, boss);
  const { deed_id } = await must(change({ kyat_per_point: 500 }));
  const [cost] = (await linesOf(deed_id))?.filter((it) => it.field.startsWith('Players get back')) ?? [];
  expect(cost?.before).toBe('up to 40 of the 40 kyat that the games keep');
  expect(cost?.after).toBe('up to 85 kyat: DEARER than the 40 that the games keep');
  await must(world.call('POST /api/console/deeds/:id/withdraw', { token: boss, params: { id: deed_id ?? 0 } }));
  await must(world.call('POST /api/console/point-offers/:id', { ...opened, body: { is_open: false } }));
});

test('the welcome bonus opens at the moment that it is confirmed', async () => {
  const { deed_id } = await must(change({ welcome: { is_open: true, amount: 5000, needs: 'level_2' } }));
  await world.moveClock(3_600_000);
  await confirm(world, deed_id ?? 0, teller);
  const { welcome } = await terms();
  expect(welcome).toMatchObject({ is_open: true, amount: '5000.00', needs: 'level_2' });
  expect(Math.abs(Date.parse(String(welcome.since)) - (await world.now()).getTime())).toBeLessThan(60_000);
  expect((await must(change({ welcome: { is_open: false, amount: 5000, needs: 'level_2' } }))).deed_id).toBeNull();
  expect((await terms()).welcome.is_open).toBe(false);
});

test.each([
  [{ kyat_per_point: 0 }, 'amount_not_set'],
  [{ welcome: { is_open: true, amount: 0, needs: 'cash_in' } }, 'amount_not_set'],
  [{ welcome: { is_open: true, amount: 1_000_001, needs: 'cash_in' } }, 'amount_too_large'],
] as const)('terms of %j are refused: %s', async (body, code) => {
  expect((await change(body)).body.code).toBe(code);
});

describe('whether terms may cost more', () => {
  const open = { ...REWARD_TERMS.welcome, is_open: true };
  const auto = { ...REWARD_TERMS, weekly_needs_confirmation: false, weekly_starts_itself: false };
  test.each<[what: string, before: RewardTerms, after: Partial<RewardTerms>, dearer: boolean]>([
    ['nothing changes', REWARD_TERMS, {}, false],
    ['a point for less play', REWARD_TERMS, { pya_per_point: 99_999 }, true],
    ['a point for more play', REWARD_TERMS, { pya_per_point: 100_001 }, false],
    ['more referral', REWARD_TERMS, { game_referral_basis_points: 501 }, true],
    ['less referral', REWARD_TERMS, { game_referral_basis_points: 499 }, false],
    ['a larger week', REWARD_TERMS, { weekly_basis_points: 301 }, true],
    ['a smaller week', REWARD_TERMS, { weekly_basis_points: 0 }, false],
    ['nobody looks at a week', REWARD_TERMS, { weekly_needs_confirmation: false }, true],
    ['two look at a week', auto, { weekly_needs_confirmation: true }, false],
    ['a week starts by itself and is looked at', { ...REWARD_TERMS, weekly_starts_itself: false }, { weekly_starts_itself: true }, false],
    ['a week starts by itself and nobody looks', auto, { weekly_starts_itself: true }, true],
    ['a welcome opens', REWARD_TERMS, { welcome: open }, true],
    ['a closed welcome is raised', REWARD_TERMS, { welcome: { ...open, is_open: false, amount_pya: 9_000_000 } }, false],
    ['an open welcome is raised', { ...REWARD_TERMS, welcome: open }, { welcome: { ...open, amount_pya: 300_001 } }, true],
    ['an open welcome is lowered', { ...REWARD_TERMS, welcome: open }, { welcome: { ...open, amount_pya: 299_999 } }, false],
    ['an open welcome asks for something else', { ...REWARD_TERMS, welcome: open }, { welcome: { ...open, needs: 'level_2' } }, true],
    ['a welcome closes', { ...REWARD_TERMS, welcome: open }, { welcome: REWARD_TERMS.welcome }, false],
    ['one is less, another more', REWARD_TERMS, { weekly_basis_points: 100, game_referral_basis_points: 600 }, true],
  ])('%s', (_what, before, after, dearer) => expect(isDearer(before, { ...before, ...after })).toBe(dearer));
});
