import { addOperator } from '../src/operators/add-operator.ts';
import { must, operatorToken } from './people.ts';
import { type Got, type TestWorld, testWorld } from './world.ts';

const PASSWORD = 'a-long-operator-password';

type Asked = Got<'POST /api/console/cash-terms'>['body'] | { deed_id: number | null };
/** One kind of deed: how it is asked, by whom, who decides it and who has no say; what it is about, and how that is changed under it. */
export type DeedCase = {
  kind: string;
  asker: string;
  asker_name: string;
  decider: string;
  strangers: string[];
  ask(): Promise<{ status: number; body: Pick<Asked, 'deed_id'> & { code?: string } }>;
  /** What the deed changes. */
  state(): Promise<unknown>;
  /** Changes that in another way, after which the deed is stale. */
  change(): Promise<unknown>;
  /** Makes the deed possible again after it was done. */
  again?(): Promise<unknown>;
};

/** A world with two operators of each role, and a case for every kind of deed. */
export async function deedCases() {
  const world = await testWorld();
  const people = await peopleOf(world);
  return { world, people, password: PASSWORD, cases: [...cashCases(world, people)] };
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
    owner: await named('owner', 'owner'),
  };
}
type People = Awaited<ReturnType<typeof peopleOf>>;

function cashCases(world: TestWorld, people: People): DeedCase[] {
  const { cash_a, cash_b, owner } = people;
  const strangers = [people.draws_a, people.content, people.support];
  const byTellers = { asker: cash_a, asker_name: 'cash-a', decider: cash_b, strangers };
  const methods = async () => (await must(world.call('GET /api/console/payment-methods', { token: cash_a }))).data;
  const terms = async () => (await must(world.call('GET /api/console/cash-terms', { token: cash_a }))).data;
  const methodOf = async (code: string) => (await methods()).find((it) => it.code === code) ?? Promise.reject(new Error(`no ${code}`));
  let number = 0;
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
      change: async () => {
        const { id } = await methodOf('wavepay');
        await must(world.call('POST /api/console/payment-methods/:id', { token: cash_b, params: { id }, body: { name: 'Wave' } }));
      },
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
  ];
}
