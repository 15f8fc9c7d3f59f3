import { Badge, Button, Group, Text, Tooltip } from '@mantine/core';
import { columnsOf } from '../../parts/DataTable.tsx';
import { Age, Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { type CashIn, LATE_AFTER_MS } from './cash-ins.ts';

const STATE_COLORS = { pending: 'yellow', approved: 'green', rejected: 'red', expired: 'gray' } as const;

const column = columnsOf<CashIn>();

/** The columns of the queue, with the two deeds on requests that wait. */
export function cashInColumns(deeds: { approve: (cash_in: CashIn) => void; reject: (cash_in: CashIn) => void }) {
  return column.columns([
    column.accessor('id', { header: 'No.', cell: (cell) => `#${cell.getValue()}` }),
    column.accessor('created_at', { header: 'Asked', cell: (cell) => <Asked cash_in={cell.row.original} /> }),
    column.accessor('player', {
      header: 'Player',
      cell: (cell) => <TwoLines first={cell.getValue().name} second={cell.getValue().phone} />,
    }),
    column.accessor('amount', {
      header: 'Kyat',
      meta: { align: 'right' },
      cell: (cell) => <Money kyat={cell.getValue()} fw={600} />,
    }),
    column.accessor('method', {
      header: 'Paid to',
      cell: (cell) => <TwoLines first={cell.getValue()} second={cell.row.original.holder_phone} />,
    }),
    column.accessor('account_name', { header: 'Paid by' }),
    column.accessor('transaction_id', { header: 'Transaction', cell: (cell) => <Transaction cash_in={cell.row.original} /> }),
    column.accessor('state', { header: 'State', cell: (cell) => <Decision cash_in={cell.row.original} /> }),
    column.display({
      id: 'deeds',
      header: '',
      cell: (cell) =>
        cell.row.original.state === 'pending' && (
          <Group gap="xs" wrap="nowrap" justify="flex-end">
            <Button size="xs" onClick={() => deeds.approve(cell.row.original)}>
              Approve
            </Button>
            <Button size="xs" variant="default" onClick={() => deeds.reject(cell.row.original)}>
              Reject
            </Button>
          </Group>
        ),
    }),
  ]);
}

function Asked({ cash_in }: { cash_in: CashIn }) {
  return (
    <div>
      <Moment at={cash_in.created_at} />
      {cash_in.state === 'pending' && (
        <Text size="xs" c="dimmed">
          waits <Age since={cash_in.created_at} old_after_ms={LATE_AFTER_MS} />
        </Text>
      )}
    </div>
  );
}

function Transaction({ cash_in }: { cash_in: CashIn }) {
  const others = cash_in.reused_by.map((id) => `#${id}`).join(', ');
  return (
    <div>
      <Text size="sm" ff="monospace">
        {cash_in.full_transaction_id ?? `… ${cash_in.transaction_id}`}
      </Text>
      {others !== '' && (
        <Tooltip label="Same method, last six digits, amount and day" withArrow>
          <Badge color="red" variant="light" c="var(--mantine-color-text)" tt="none" tabIndex={0}>
            also in {others}
          </Badge>
        </Tooltip>
      )}
    </div>
  );
}

function Decision({ cash_in }: { cash_in: CashIn }) {
  return (
    <div>
      <Badge color={STATE_COLORS[cash_in.state]} variant="light" c="var(--mantine-color-text)">
        {cash_in.state}
      </Badge>
      {cash_in.decided_by && cash_in.decided_at && (
        <Text size="xs" c="dimmed">
          {cash_in.decided_by}, <Moment at={cash_in.decided_at} />
        </Text>
      )}
      {cash_in.reason && <Text size="xs">{cash_in.reason}</Text>}
    </div>
  );
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <div>
      <Text size="sm">{first}</Text>
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {second}
      </Text>
    </div>
  );
}
