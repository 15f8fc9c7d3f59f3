import { Avatar, Button, Group, Stack, Text } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { AccountsDialog } from './AccountsDialog.tsx';
import { AddMethod } from './AddMethod.tsx';
import { KINDS, type Method, paymentMethods } from './cash-settings.ts';
import { MethodForm } from './MethodForm.tsx';

type Deed = { what: 'method' | 'accounts'; id: number } | { what: 'add'; id: null };

const column = columnsOf<Method>();

/** Every way to pay, with its switches, limits and accounts. */
export function PaymentMethods() {
  const query = useQuery(paymentMethods);
  const [deed, setDeed] = useState<Deed | null>(null);
  const columns = useMemo(() => methodColumns(setDeed), []);
  const close = () => setDeed(null);
  // Looked up anew, so that an open dialog shows what an action of it changed.
  const method = query.data?.data.find((it) => it.id === deed?.id);
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <Button variant="default" onClick={() => setDeed({ what: 'add', id: null })}>
          Add
        </Button>
      </Group>
      <DataTable
        label="Ways to pay"
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="No ways to pay" hint="Add one, and players can pay in and be paid out." />}
      />
      {deed?.what === 'add' && <AddMethod close={close} />}
      {method && deed?.what === 'method' && <MethodForm method={method} close={close} />}
      {method && deed?.what === 'accounts' && <AccountsDialog method={method} close={close} />}
    </Stack>
  );
}

function methodColumns(choose: (deed: Deed) => void) {
  return column.columns([
    column.accessor('name', {
      header: 'Name',
      cell: (cell) => <Name method={cell.row.original} />,
    }),
    column.accessor('cash_in_open', {
      header: 'Cash in',
      cell: (cell) => <Direction is_open={cell.getValue()} minimum={cell.row.original.in_minimum} maximum={cell.row.original.in_maximum} />,
    }),
    column.accessor('cash_out_open', {
      header: 'Cash out',
      cell: (cell) => (
        <Direction is_open={cell.getValue()} minimum={cell.row.original.out_minimum} maximum={cell.row.original.out_maximum} />
      ),
    }),
    column.accessor('fee_percent', {
      header: 'Fee',
      meta: { align: 'right' },
      cell: (cell) => (cell.getValue() === 0 ? 'none' : `${cell.getValue()} %`),
    }),
    column.accessor('accounts', {
      header: 'Accounts',
      meta: { align: 'right' },
      cell: (cell) => (cell.row.original.kind === 'mobile_topup' ? '–' : `${cell.getValue().filter((it) => it.is_open).length} open`),
    }),
    column.display({ id: 'deeds', header: NoHeader, cell: (cell) => <Deeds method={cell.row.original} choose={choose} /> }),
  ]);
}

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

function Deeds({ method, choose }: { method: Method; choose: (deed: Deed) => void }) {
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button size="xs" variant="default" onClick={() => choose({ what: 'method', id: method.id })} aria-label={`Change ${method.name}`}>
        Change
      </Button>
      {method.kind !== 'mobile_topup' && (
        <Button
          size="xs"
          variant="default"
          onClick={() => choose({ what: 'accounts', id: method.id })}
          aria-label={`Accounts of ${method.name}`}
        >
          Accounts
        </Button>
      )}
    </Group>
  );
}
