import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { withoutSpace } from '../../parts/fields.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useFields } from '../../parts/use-fields.ts';
import { METHODS_CALL, type Method } from './cash-settings.ts';

const REFRESHES = [METHODS_CALL] as const;
/** The longest name of a holder that the server takes. */
const NAME_MAX = 80;

/** The house's accounts of one way to pay: players pay to the open ones. Only closing one takes nobody else. */
export function AccountsDialog({ method, close }: { method: Method; close: () => void }) {
  return (
    <Dialog close={close} title={`Accounts of ${method.name}`}>
      <Stack gap="md">
        {method.accounts.length === 0 && <Text size="sm">No account yet: players cannot pay this way.</Text>}
        {method.accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
        <AddAccount method_id={method.id} />
      </Stack>
    </Dialog>
  );
}

function AccountRow({ account }: { account: Method['accounts'][number] }) {
  const form = useFields({ account_name: account.account_name });
  const change = useAction('POST /api/console/payment-accounts/:id', {
    done: 'The account is changed.',
    refreshes: REFRESHES,
  });
  const { account_name } = withoutSpace(form.values);
  const isChanged = account_name !== '' && account_name !== account.account_name;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) change.mutate({ params: { id: account.id }, body: { account_name } });
  };
  return (
    <form onSubmit={rename}>
      <Group justify="space-between">
        <Text size="sm" ff="monospace">
          {account.account_number}
        </Text>
        <Switch
          label="Open"
          checked={account.is_open}
          disabled={change.isPending}
          onChange={(event) => change.mutate({ params: { id: account.id }, body: { is_open: event.currentTarget.checked } })}
        />
      </Group>
      <Group gap="xs" wrap="nowrap" mt={4}>
        <FieldRows
          form={form}
          rows={[{ kind: 'text', name: 'account_name', 'aria-label': `Holder of ${account.account_number}`, maxLength: NAME_MAX, flex: 1 }]}
        />
        <Button type="submit" variant="default" disabled={!isChanged} loading={change.isPending}>
          Rename
        </Button>
      </Group>
    </form>
  );
}

function AddAccount({ method_id }: { method_id: number }) {
  return (
    <PageForm
      call="POST /api/console/payment-methods/:id/accounts"
      values={{ account_number: '', account_name: '' }}
      fields={[
        { kind: 'text', name: 'account_number', label: 'Account number', maxLength: 60, required: true },
        { kind: 'text', name: 'account_name', label: 'Account holder', maxLength: NAME_MAX, required: true },
      ]}
      sent={(body) => ({ params: { id: method_id }, body })}
      adds="Add the account"
      done="The account is added."
      refreshes={REFRESHES}
    />
  );
}
