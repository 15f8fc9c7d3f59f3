import { expect } from 'vitest';
import { addOperator } from '../src/operators/add-operator.ts';
import { cashIn } from './cash-in.ts';
import { confirmDeed } from './deeds.ts';
import { must, operatorToken, registerPlayer, type TestPlayer } from './people.ts';
import type { TestWorld } from './world.ts';

export const OPERATORS_PASSWORD = 'an-operator-password';

/** Operators of the cash room, one of content and an owner, and players with money, as the wallet's tests need them. */
export async function walletPeople(world: TestWorld) {
  const operators = [
    ['teller-a', 'cash'],
    ['teller-b', 'cash'],
    // Credits players, so that the tellers may pay them out.
    ['banker', 'cash'],
    ['boss', 'owner'],
    ['editor', 'content'],
    ['helpdesk', 'support'],
  ] as const;
  for (const [username, role] of operators)
    await addOperator(world.database_url, { username, password: OPERATORS_PASSWORD, roles: [role] });
  const [teller_a, teller_b, banker, boss, editor, helpdesk] = await Promise.all(
    operators.map(([username]) => operatorToken(world, username, OPERATORS_PASSWORD)),
  );
  if (!teller_a || !teller_b || !banker || !boss || !editor || !helpdesk) throw new Error('an operator did not log in');
  const { pay } = await must(world.call('GET /api/payment-method/show-cashout'));
  const method = pay.find((it) => it.name === 'KBZPay');
  if (!method) throw new Error('KBZPay pays nothing out');
  const balances = async (player: { token: string }) => {
    const { data } = await must(world.call('GET /api/user/profile', { token: player.token }));
    return { main: data.balance, game: data.game_balance, turnover: data.turnover };
  };
  return {
    teller_a,
    teller_b,
    banker,
    boss,
    editor,
    helpdesk,
    method,
    balances,
    /** A player of level 2 with so much on the main purse. */
    async player(kyat = 0, name = 'Aung Aung'): Promise<TestPlayer> {
      const player = await registerPlayer(world);
      await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = $2 where id = $1`, [player.id, name]);
      for (let left = kyat; left > 0; left -= 500_000) await cashIn(world, player, Math.min(left, 500_000), banker);
      return player;
    },
    /** A promotion that one operator wrote and asked for, and another confirmed. */
    async promotion({ title, ...terms }: { title: string; code: string; percent: number; turnover: number; level?: 1 | 2 }) {
      const body = { ...terms, title: { en: title, zh: '', my: '', th: '' } };
      const { data } = await must(world.call('POST /api/console/promotions', { token: boss, body }));
      const opened = { token: boss, params: { id: data.id }, body: { is_open: true } };
      const { deed_id } = await must(world.call('POST /api/console/promotions/:id', opened));
      await must(confirmDeed(world, deed_id, editor));
      return data;
    },
    /** A promotion's turnover as an approved cash-in would leave it; `forgetOwed` takes it back before the books are proved. */
    owe: (player: { id: number }, kyat: number) => world.sql('update player set turnover_pya = $2 where id = $1', [player.id, kyat * 100]),
    forgetOwed: () =>
      world.sql(`begin; set local session_replication_role = replica; update player p set turnover_pya =
          coalesce((select sum(c.turnover_pya) from cash_in c where c.player_id = p.id and c.state = 'approved'), 0);
        update transfer set turnover_dropped_pya = 0; update wager set turnover_pya = 0; commit`),
    cashOut: (player: TestPlayer, more: Record<string, unknown> = {}, key?: string) =>
      world.call('POST /api/cash-out', {
        token: player.token,
        headers: key ? { 'Idempotency-Key': key } : {},
        body: {
          payment_id: method.id,
          account_name: 'U Aung Aung',
          user_phone: '09777000111',
          amount: 5000,
          password: player.password,
          ...more,
        },
      }),
    transfer: (player: { token: string }, direction: 'in' | 'out', kyat: unknown, key?: string) =>
      world.call(`POST /api/user/transfer_${direction}`, {
        token: player.token,
        headers: key ? { 'Idempotency-Key': key } : {},
        body: { transfer_balance: kyat },
      }),
    /** Gives a correction of a purse the way it is given: one operator asks, another confirms. */
    async adjust(player: TestPlayer, purse: 'main' | 'game' | 'promotion' | 'points', direction: 'give' | 'take', amount: number | string) {
      const body = { player_id: player.id, purse, direction, amount, reason: 'counted again' };
      const { deed_id } = await must(world.call('POST /api/console/adjustments', { token: teller_a, body }));
      return confirmDeed(world, deed_id, teller_b);
    },
  };
}

/** Amounts that nobody may send, on any field. */
export const HOSTILE_AMOUNTS = [
  -1,
  0,
  1.5,
  '-5000',
  '5000.50',
  '1e6',
  1e21,
  '9223372036854775808',
  2 ** 63,
  '0x1388',
  '5,000',
  'NaN',
  ' 5000',
  '၅၀၀၀',
  '',
  null,
  true,
  [5000],
  {},
];

/** What a list of answers said: the code of a refusal, 200 for a success. */
export const codesOf = (answers: { status: number; body: { code?: string } }[]) => answers.map((it) => it.body.code ?? it.status).sort();

/** Of answers to calls that one player sent at once one is a yes: the others are refused for that, or as too many at once. */
export function expectOneYes(answers: { status: number; body: { code?: string } }[], refusal: string): void {
  const codes = codesOf(answers);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => ![200, refusal, 'too_many_requests', 'busy'].includes(code))).toEqual([]);
  expect(codes).toContain(refusal);
}

/** Makes so many at once. */
export const times = <T>(count: number, make: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => make(n)));
