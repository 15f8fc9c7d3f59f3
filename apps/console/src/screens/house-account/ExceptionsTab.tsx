import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Columns } from '../../parts/DataTable.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { type AccountAddress, CHANGED, exceptionsOf, KINDS, type StatementException } from './house-account.ts';

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

/** What fits nothing: each is worked off with a note of what became of it. */
export function ExceptionsTab({ id, search, change }: AccountAddress & { id: number }) {
  const { state = 'open' } = search;
  return (
    <Stack gap="sm">
      <StateChoice states={STATES} value={state} choose={(to) => change({ state: to === 'open' ? undefined : to })} />
      <List
        label="Exceptions"
        columns={columnsOf(id)}
        from={exceptionsOf(id, search)}
        rowId={(row) => `${row.kind} ${row.subject}`}
        goTo={(next) => change({ page: next })}
        empty={{
          title: state === 'open' ? 'No exception is open' : 'No exception was closed',
          hint: 'Money without a request, requests without money, other amounts and IDs used twice stand here.',
        }}
      />
    </Stack>
  );
}

function columnsOf(id: number): Columns<StatementException> {
  return [
    { header: 'At', cell: (row) => <Moment at={row.at} /> },
    {
      header: 'What',
      cell: (row) => (
        <Tag color={row.kind === 'used_twice' || row.kind === 'no_money' ? 'red' : 'yellow'} tt="none">
          {KINDS[row.kind]}
        </Tag>
      ),
    },
    { header: 'Came', align: 'right', cell: (row) => row.came && <Signed kyat={row.came} direction={row.direction} /> },
    { header: 'Booked or asked', align: 'right', cell: (row) => row.booked && <Signed kyat={row.booked} direction={row.direction} /> },
    { header: 'Transaction', cell: (row) => <TwoLines first={row.transaction_id ?? 'no ID'} second={row.who} /> },
    { header: 'Request', cell: (row) => <RequestOf exception={row} /> },
    { header: 'Note', cell: (row) => <Note exception={row} /> },
    {
      header: null,
      align: 'right',
      cell: (row) => (
        <DialogButton
          label={row.state === 'open' ? 'Close' : 'Open again'}
          name={`${row.state === 'open' ? 'Close' : 'Open again'} ${row.transaction_id ?? row.subject}`}
          dialog={(close) => <NoteDialog id={id} exception={row} close={close} />}
        />
      ),
    },
  ];
}

function Signed({ kyat, direction }: { kyat: string; direction: 'in' | 'out' }) {
  return <Money kyat={direction === 'in' ? kyat : `-${kyat}`} fw={600} />;
}

function RequestOf({ exception: { cash_in_id, cash_out_id } }: { exception: StatementException }) {
  const to = cash_in_id === null ? '/cash-outs' : '/cash-ins';
  const id = cash_in_id ?? cash_out_id;
  if (id === null) return null;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to={to} search={{ state: 'all', search: `#${id}` }} {...props} />}>
      #{id}
    </Anchor>
  );
}

function Note({ exception: { note, noted_by, noted_at } }: { exception: StatementException }) {
  if (note === null || noted_at === null) return null;
  return (
    <div>
      <Text size="sm">{note}</Text>
      <Text size="xs" c="dimmed">
        {noted_by}, <Moment at={noted_at} />
      </Text>
    </div>
  );
}

type NoteDialogProps = { id: number; exception: StatementException; close: () => void };

/** What became of an exception, in words; it moves no money. */
function NoteDialog({ id, exception, close }: NoteDialogProps) {
  const isOpen = exception.state === 'open';
  return (
    <Deed
      call="POST /api/console/house-accounts/:id/exceptions"
      title={KINDS[exception.kind]}
      action={({ stays }) => (isOpen && !stays ? 'Close the exception' : isOpen ? 'Write down' : 'Open again')}
      values={{ note: '', stays: false }}
      fields={[
        {
          kind: 'line',
          name: 'note',
          label: isOpen ? 'What became of it' : 'Why it is open again',
          description: 'It moves no money: the difference goes on telling it.',
          maxLength: 300,
          required: true,
        },
        isOpen && { kind: 'check', name: 'stays', label: 'It stays open' },
      ]}
      sent={({ note, stays }) => ({
        params: { id },
        body: { subject: exception.subject, state: isOpen && !stays ? 'closed' : 'open', note },
      })}
      refreshes={CHANGED}
      close={close}
      stays
    />
  );
}
