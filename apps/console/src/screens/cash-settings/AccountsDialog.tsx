import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../parts/Dialog.tsx';
import { useAction } from '../../parts/use-action.ts';
import { METHODS_CALL, type Method } from './cash-settings.ts';

const REFRESHES = [METHODS_CALL] as const;

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
  const [name, setName] = useState(account.account_name);
  const change = useAction('POST /api/console/payment-accounts/:id', {
    done: 'The account is changed.',
    refreshes: REFRESHES,
  });
  const account_name = name.trim();
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
        <TextInput
          aria-label={`Holder of ${account.account_number}`}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={80}
          autoComplete="off"
          flex={1}
        />
        <Button type="submit" variant="default" disabled={!isChanged} loading={change.isPending}>
          Rename
        </Button>
      </Group>
    </form>
  );
}

function AddAccount({ method_id }: { method_id: number }) {
  const [account_number, setNumber] = useState('');
  const [account_name, setName] = useState('');
  const add = useAction('POST /api/console/payment-methods/:id/accounts', {
    done: 'The account is added.',
    refreshes: REFRESHES,
    onDone: () => {
      setNumber('');
      setName('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ params: { id: method_id }, body: { account_number: account_number.trim(), account_name: account_name.trim() } });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="Account number"
          value={account_number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          maxLength={60}
          autoComplete="off"
          required
        />
        <TextInput
          label="Account holder"
          value={account_name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={80}
          autoComplete="off"
          required
        />
        <Group justify="flex-end">
          <Button type="submit" loading={add.isPending}>
            Add the account
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
