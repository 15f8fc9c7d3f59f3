import { isDearer, REWARD_TERMS, type RewardTerms } from '@shwekan/rules';
import { describe, expect, test } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { must, operatorToken } from './people.ts';
import { testWorld } from './world.ts';

const world = await testWorld();
const password = 'an-operator-password';
const session = async (username: string, role: 'owner' | 'cash' | 'content') => {
  await addOperator(world.database_url, { username, password, roles: [role] });
  return operatorToken(world, username, password);
};
const boss = await session('boss', 'owner');
const other_boss = await session('other-boss', 'owner');
const teller = await session('teller', 'cash');
const writer = await session('writer', 'content');

const change = (body: object, token = boss) => world.call('POST /api/console/reward-terms', { token, body });
const confirm = (id: number, token = teller) => world.call('POST /api/console/reward-terms-changes/:id/confirm', { token, params: { id } });
const withdraw = (id: number, token = teller) =>
  world.call('POST /api/console/reward-terms-changes/:id/withdraw', { token, params: { id } });
const terms = () => must(world.call('GET /api/console/reward-terms', { token: writer }));
const waitingId = async () => (await terms()).waiting?.id ?? 0;

test('an owner alone never makes rewards dearer: the change waits for a second operator', async () => {
  const asked = await must(change({ weekly_percent: 10, kyat_per_point: 2000 }));
  expect(asked.data).toMatchObject({ weekly_percent: 3, kyat_per_point: '1000.00' });
  expect(asked.waiting).toMatchObject({
    data: { weekly_percent: 10, kyat_per_point: '2000.00', game_referral_percent: 5 },
    asked_by: 'boss',
  });
  const id = await waitingId();
  expect((await confirm(id, boss)).body.code).toBe('same_operator');
  expect((await confirm(id, writer)).status).toBe(403);
  expect((await change({ weekly_percent: 10 }, teller)).status).toBe(403);
  expect((await terms()).data.weekly_percent).toBe(3);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => confirm(id, n % 2 === 0 ? teller : other_boss)));
  expect(answers.map((it) => it.body.code ?? 'done').sort()).toEqual([...Array(7).fill('already_decided'), 'done']);
  expect(await terms()).toMatchObject({ data: { weekly_percent: 10, kyat_per_point: '2000.00' }, waiting: null });
  const trail = await world.sql(
    `select o.username, a.action from audit_row a join operator o on o.id = a.operator_id where subject = 'reward_terms' order by a.id`,
  );
  expect(trail.map((it) => it['action'])).toEqual(['ask_reward_terms', 'confirm_reward_terms']);
});

test('what can only save money counts at once', async () => {
  expect((await must(change({ weekly_percent: 2, weekly_starts_itself: false }))).waiting).toBeNull();
  expect((await terms()).data).toMatchObject({ weekly_percent: 2, weekly_starts_itself: false });
});

test('of two changes the later one waits; one that was withdrawn never counts', async () => {
  await must(change({ weekly_needs_confirmation: false }));
  const first = await waitingId();
  await must(change({ game_referral_percent: 6 }));
  const second = await waitingId();
  expect((await confirm(first)).body.code).toBe('already_decided');
  await must(withdraw(second, boss));
  expect((await confirm(second)).body.code).toBe('already_decided');
  expect((await confirm(999_999)).status).toBe(404);
  expect(await terms()).toMatchObject({ data: { weekly_needs_confirmation: true, game_referral_percent: 5 }, waiting: null });
});

test('a change is put over what holds when it is confirmed, and the welcome bonus opens at that moment', async () => {
  await must(change({ welcome: { is_open: true, amount: 5000, needs: 'level_2' } }));
  const id = await waitingId();
  await must(change({ weekly_percent: 1 }));
  await world.moveClock(3_600_000);
  const { data } = await must(confirm(id));
  expect(data).toMatchObject({ weekly_percent: 1, welcome: { is_open: true, amount: '5000.00', needs: 'level_2' } });
  expect(Math.abs(Date.parse(String(data.welcome.since)) - (await world.now()).getTime())).toBeLessThan(60_000);
  expect((await must(change({ welcome: { is_open: false, amount: 5000, needs: 'level_2' } }))).waiting).toBeNull();
  expect((await terms()).data.welcome.is_open).toBe(false);
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
