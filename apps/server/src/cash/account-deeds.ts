import { z } from 'zod';
import { findAccount, findPlace, insertAccount, lockAccount, lockMethod, updateAccount } from '#queries/cash/method-console.ts';
import { changedLines, type DeedKind } from '../platform/deeds/kind.ts';
import { tellMethods } from './tell-player.ts';

const NewAccount = z.object({ method_id: z.number(), account_number: z.string(), account_name: z.string() });
type NewAccount = z.output<typeof NewAccount>;
type Place = { method: string; is_taken: boolean };

/** An account of the house that players are to pay into: an operator alone could add their own. */
export const newAccountDeed: DeedKind<NewAccount, Place> = {
  kind: 'new_payment_account',
  asks: ['cash'],
  decides: ['cash'],
  data: NewAccount,
  subject: ({ method_id }) => `payment_method:${method_id}`,
  async lock(tx, { method_id }) {
    await lockMethod.run({ method_id }, tx);
  },
  async basis(db, { method_id, account_number }) {
    const [place] = await findPlace.run({ method_id, account_number }, db);
    return place ?? null;
  },
  title: (_data, { method }) => `Players pay to a new account of ${method}`,
  lines: ({ account_number, account_name }) => [
    { field: 'Account number', before: null, after: account_number },
    { field: 'Account holder', before: null, after: account_name },
  ],
  async perform(tx, { data }) {
    const [added] = await insertAccount.run(data, tx);
    if (!added) throw new Error(`method ${data.method_id} has the account by now`);
    await tellMethods(tx);
  },
};

const AccountChange = z.object({ account_id: z.number(), account_name: z.string(), is_open: z.boolean() });
type AccountChange = z.output<typeof AccountChange>;
type Account = { method: string; account_number: string; account_name: string; is_open: boolean };

/** Another holder of an account of the house, or an account that is open again. */
export const accountDeed: DeedKind<AccountChange, Account> = {
  kind: 'payment_account',
  asks: ['cash'],
  decides: ['cash'],
  data: AccountChange,
  subject: ({ account_id }) => `payment_account:${account_id}`,
  async lock(tx, { account_id }) {
    await lockAccount.run({ account_id }, tx);
  },
  async basis(db, { account_id }) {
    const [found] = await findAccount.run({ account_id }, db);
    if (!found) return null;
    const { method, account_number, account_name, is_open } = found;
    return { method, account_number, account_name, is_open };
  },
  title: (_data, { method, account_number }) => `Account ${account_number} of ${method} is changed`,
  lines: (data, basis) => changedLines({ account_name: 'Account holder', state: 'State' }, shown(basis), shown(data)),
  async perform(tx, { data }) {
    await updateAccount.run(data, tx);
    await tellMethods(tx);
  },
};

function shown({ account_name, is_open }: Pick<Account, 'account_name' | 'is_open'>) {
  return { account_name, state: is_open ? 'open' : 'closed' };
}
