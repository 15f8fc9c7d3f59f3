import { Avatar, Group, Stack, Text } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { List } from '../../parts/List.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { AccountsDialog } from './AccountsDialog.tsx';
import { AddMethod } from './AddMethod.tsx';
import { KINDS, type Method, paymentMethods } from './cash-settings.ts';
import { MethodForm } from './MethodForm.tsx';

/** Every way to pay, with its switches, limits and accounts. */
export function PaymentMethods() {
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <DialogButton label="Add a way to pay" size="sm" dialog={(close) => <AddMethod close={close} />} />
      </Group>
      <List
        label="Ways to pay"
        columns={METHOD_COLUMNS}
        from={paymentMethods}
        empty={{ title: 'No ways to pay', hint: 'Add one, and players can pay in and be paid out.' }}
      />
    </Stack>
  );
}

const METHOD_COLUMNS: Columns<Method> = [
  { header: 'Name', cell: (row) => <Name method={row} /> },
  { header: 'Cash in', cell: (row) => <Direction is_open={row.cash_in_open} minimum={row.in_minimum} maximum={row.in_maximum} /> },
  { header: 'Cash out', cell: (row) => <Direction is_open={row.cash_out_open} minimum={row.out_minimum} maximum={row.out_maximum} /> },
  { header: 'Fee', align: 'right', cell: (row) => (row.fee_percent === 0 ? 'none' : `${row.fee_percent} %`) },
  {
    header: 'Accounts',
    align: 'right',
    cell: (row) => (row.kind === 'mobile_topup' ? '–' : `${row.accounts.filter((it) => it.is_open).length} open`),
  },
  { header: null, cell: (row) => <MethodDeeds method={row} /> },
];

function Name({ method }: { method: Method }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <Avatar src={method.logo} alt="" radius="sm" color="gray">
        {method.name.slice(0, 1)}
      </Avatar>
      <TwoLines first={method.name} second={KINDS[method.kind]} />
    </Group>
  );
}

function Direction({ is_open, minimum, maximum }: { is_open: boolean; minimum: string; maximum: string }) {
  return (
    <div>
      <Tag color={is_open ? 'green' : 'gray'}>{is_open ? 'on' : 'off'}</Tag>
      {is_open && (
        <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {kyatOf(minimum)} to {kyatOf(maximum)}
        </Text>
      )}
    </div>
  );
}

function MethodDeeds({ method }: { method: Method }) {
  const { name, kind } = method;
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <DialogButton label="Change" name={`Change ${name}`} dialog={(close) => <MethodForm method={method} close={close} />} />
      {kind !== 'mobile_topup' && (
        <DialogButton label="Accounts" name={`Accounts of ${name}`} dialog={(close) => <AccountsDialog method={method} close={close} />} />
      )}
    </Group>
  );
}
