import { addOperator } from '../src/operators/add-operator.ts';
import { cashIn } from './cash-in.ts';
import type { DeedCase } from './deed-case.ts';
import { broadcastCase, contentCases } from './deed-cases-content.ts';
import { gameCases } from './deed-cases-games.ts';
import { lotteryCases } from './deed-cases-lottery.ts';
import { operatorCases } from './deed-cases-operators.ts';
import { rewardCases } from './deed-cases-rewards.ts';
import { riskCases } from './deed-cases-risk.ts';
import { must, operatorToken, registerPlayer } from './people.ts';
import { type TestWorld, testWorld } from './world.ts';

const PASSWORD = 'a-long-operator-password';

/** A world with two operators of each role, and a case for every kind of deed. */
export async function deedCases() {
  const world = await testWorld();
  const people = await peopleOf(world);
  const cases: DeedCase[] = [
    ...cashCases(world, people),
    ...gameCases(world, people),
    ...contentCases(world, people),
    ...riskCases(world, people),
    ...lotteryCases(world, people),
    ...rewardCases(world, people),
    ...(await operatorCases(world, { ...people, strangers: [people.cash_a, people.draws_a, people.content, people.support] })),
    broadcastCase(world, people),
  ];
  return { world, people, password: PASSWORD, cases };
}

async function peopleOf(world: TestWorld) {
  const named = async (username: string, role: string) => {
    await addOperator(world.database_url, { username, password: PASSWORD, roles: [role] });
    return operatorToken(world, username, PASSWORD);
  };
  return {
    cash_a: await named('cash-a', 'cash'),
    cash_b: await named('cash-b', 'cash'),
    draws_a: await named('draws-a', 'draws'),
    draws_b: await named('draws-b', 'draws'),
    content: await named('content', 'content'),
    support: await named('support', 'support'),
    risk_a: await named('risk-a', 'risk'),
    risk_b: await named('risk-b', 'risk'),
    owner: await named('owner', 'owner'),
    owner_b: await named('owner-b', 'owner'),
  };
}
type People = Awaited<ReturnType<typeof peopleOf>>;

const CLOSED = '2026-01-05';
let counted = 1000;

/** A day that was closed, with one account. */
async function closeDay(world: TestWorld): Promise<void> {
  await world.sql(`insert into closing (day, first_entry, last_entry, entry_count, entry_root, main_pya, game_pya, hold_pya, promotion_pya, referral_pya, below_zero_pya,
    open_stakes_pya, funds_size, funds_root) values ('${CLOSED}', 1, 1, 1, sha256('a'), 0, 0, 0, 0, 0, 0, 0, 256, sha256('b')) on conflict do nothing`);
  await world.sql(`insert into closing_account (day, method, amount_pya) values ('${CLOSED}', 'kbzpay', 0) on conflict do nothing`);
}

/** The account of that day holds another amount. */
async function countAnew(world: TestWorld, token: string): Promise<void> {
  counted += 1000;
  const body = { day: CLOSED, accounts: [{ method: 'kbzpay', amount: String(counted) }] };
  await must(world.call('POST /api/console/reports/closings/check', { token, body }));
}

function cashCases(world: TestWorld, people: People): DeedCase[] {
  const { cash_a, cash_b, owner } = people;
  const strangers = [people.draws_a, people.content, people.support];
  const byTellers = { asker: cash_a, asker_name: 'cash-a', decider: cash_b, strangers };
  const methods = async () => (await must(world.call('GET /api/console/payment-methods', { token: cash_a }))).data;
  const terms = async () => (await must(world.call('GET /api/console/cash-terms', { token: cash_a }))).data;
  const methodOf = async (code: string) => (await methods()).find((it) => it.code === code) ?? Promise.reject(new Error(`no ${code}`));
  let number = 0;
  const player = registerPlayer(world);
  let request: Promise<{ id: number; transaction_id: string | null }> | null = null;
  const ask = async () => {
    number += 1;
    const { pay } = await must(world.call('GET /api/payment-method/show-cashin'));
    const holder_phone = pay[0]?.payment_account_numbers[0]?.account_number;
    const body = { payment_id: pay[0]?.id, account_name: 'U Ba', transaction_id: String(300_000 + number), amount: 500_001, holder_phone };
    return (await must(world.call('POST /api/cash-in', { token: (await player).token, body }))).data;
  };
  let waitingPayout: Promise<number> | null = null;
  /** A cash-out to an account in another name. */
  const askPayout = async () => {
    const { id, token, password } = await player;
    await cashIn(world, await player, 10_000, cash_b);
    await world.sql(`update player set lvl_2_state = 'approved', lvl_2_name = 'Aung Aung' where id = $1`, [id]);
    const payment_id = (await must(world.call('GET /api/payment-method/show-cashout'))).pay[0]?.id ?? 0;
    const body = { payment_id, account_name: 'U Ba', user_phone: '09777000111', amount: 10_000, password };
    return (await must(world.call('POST /api/cash-out', { token, body }))).data.id;
  };
  const payout = () => {
    waitingPayout ??= askPayout();
    return waitingPayout;
  };
  const changeMethodName = (code: string) => world.sql('update payment_method set name = $2 where code = $1', [code, `New ${code}`]);
  const changeAccount = async (body: Record<string, unknown>) =>
    world.call('POST /api/console/payment-accounts/:id', {
      token: cash_a,
      params: { id: (await methodOf('kbzpay')).accounts[0]?.id ?? 0 },
      body,
    });
  return [
    {
      ...byTellers,
      kind: 'new_payment_account',
      ask: async () =>
        world.call('POST /api/console/payment-methods/:id/accounts', {
          token: cash_a,
          params: { id: (await methodOf('wavepay')).id },
          body: { account_number: `0979700${number}`, account_name: 'Shwekan' },
        }),
      state: async () => (await methodOf('wavepay')).accounts,
      again: async () => {
        number += 1;
      },
      change: () => changeMethodName('wavepay'),
    },
    {
      ...byTellers,
      kind: 'payment_account',
      ask: () => changeAccount({ account_name: 'Somebody Else' }),
      state: async () => (await methodOf('kbzpay')).accounts,
      again: () => world.sql(`update payment_account set account_name = 'The House'`),
      change: () => changeAccount({ is_open: false }),
    },
    {
      ...byTellers,
      kind: 'account_count',
      ask: async () =>
        world.call('POST /api/console/house-accounts/:id/count', {
          token: cash_a,
          params: { id: (await methodOf('kbzpay')).accounts[0]?.id ?? 0 },
          body: { counted: 1_000 + number, note: 'end of the shift' },
        }),
      state: () => world.sql('select counted_pya from account_count order by id'),
      again: async () => {
        number += 1;
      },
      change: () => changeMethodName('kbzpay'),
    },
    {
      ...byTellers,
      kind: 'closing',
      ask: async () => {
        await closeDay(world);
        const { sha256 } = await must(world.call('GET /api/console/reports/signing', { token: cash_a, query: { period: CLOSED } }));
        return world.call('POST /api/console/reports/signing', { token: cash_a, body: { period: CLOSED, sha256 } });
      },
      state: () => world.sql('select encode(sha256, $1) as sha256 from signing order by id', ['hex']),
      again: () => countAnew(world, cash_a),
      change: () => countAnew(world, cash_a),
    },
    {
      ...byTellers,
      kind: 'payment_method_fee',
      ask: async () =>
        world.call('POST /api/console/payment-methods/:id', {
          token: cash_a,
          params: { id: (await methodOf('mpt')).id },
          body: { fee_percent: number },
        }),
      state: async () => (await methodOf('mpt')).fee_percent,
      again: async () => {
        number += 1;
      },
      change: () => changeMethodName('mpt'),
    },
    {
      asker: owner,
      asker_name: 'owner',
      decider: cash_a,
      strangers,
      kind: 'cash_terms',
      ask: () => world.call('POST /api/console/cash-terms', { token: owner, body: { second_operator_above: 900_000_000 } }),
      state: terms,
      again: () => world.sql(`delete from setting where key = 'cash_out_terms'`),
      change: () =>
        world.sql(`insert into setting (key, value) values ('game_credit_alert_above_pya', '123')
        on conflict (key) do update set value = '123'`),
    },
    {
      ...byTellers,
      kind: 'cash_in',
      ask: async () => {
        request ??= ask();
        const { id, transaction_id } = await request;
        const body = { full_transaction_id: `KBZ${transaction_id}` };
        return world.call('POST /api/console/cash-in/:id/approve', { token: cash_a, params: { id }, body });
      },
      state: async () => (await must(world.call('GET /api/user/profile', { token: (await player).token }))).data.balance,
      again: async () => {
        request = null;
      },
      change: async () => {
        const params = { id: (await request)?.id ?? 0 };
        await must(world.call('POST /api/console/cash-in/:id/reject', { token: cash_b, params, body: { reason: 'Not on our account' } }));
      },
    },
    {
      ...byTellers,
      kind: 'cash_out',
      ask: async () => world.call('POST /api/console/cash-out/:id/ask', { token: cash_a, params: { id: await payout() } }),
      state: async () => world.sql('select deed_id, state from cash_out where id = $1', [await payout()]),
      again: async () => {
        waitingPayout = null;
      },
      change: async () => {
        const params = { id: await payout() };
        await must(world.call('POST /api/console/cash-out/:id/reject', { token: cash_b, params, body: { reason: 'The number is wrong' } }));
      },
    },
    {
      ...byTellers,
      kind: 'adjustment',
      ask: async () => {
        const body = { player_id: (await player).id, purse: 'main', direction: 'give', amount: '10.50', reason: 'Paid by hand' };
        return world.call('POST /api/console/adjustments', { token: cash_a, body });
      },
      state: async () => (await must(world.call('GET /api/user/profile', { token: (await player).token }))).data.balance,
      change: async () => world.sql(`update player set name = 'Somebody Else' where id = $1`, [(await player).id]),
    },
  ];
}
