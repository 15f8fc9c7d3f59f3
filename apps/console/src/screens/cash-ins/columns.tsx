import { Text, Tooltip } from '@mantine/core';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Money } from '../../parts/Money.tsx';
import { AskedAt, Decision, PlayerCell, TwoLines } from '../../parts/RequestCells.tsx';
import { RequestDeeds } from '../../parts/RequestDeeds.tsx';
import { Tag } from '../../parts/Tag.tsx';
import type { CashIn } from './cash-ins.ts';

const STATE_COLORS = { pending: 'yellow', approved: 'green', rejected: 'red', expired: 'gray' } as const;

export type CashInDeed = { id: number; what: 'approve' | 'reject'; cash_in: CashIn };
type Choose = (deed: CashInDeed) => void;

const column = columnsOf<CashIn>();

/** The columns of the queue, with the two deeds on requests that wait. */
export function cashInColumns(choose: Choose) {
  return column.columns([
    column.accessor('id', { header: 'No.', cell: (cell) => `#${cell.getValue()}` }),
    column.accessor('created_at', {
      header: 'Asked',
      cell: (cell) => <AskedAt created_at={cell.getValue()} isWaiting={cell.row.original.state === 'pending'} />,
    }),
    column.accessor('player', {
      header: 'Player',
      cell: (cell) => <PlayerCell player={cell.getValue()} />,
    }),
    column.accessor('amount', { header: 'Kyat', meta: { align: 'right' }, cell: (cell) => <Amount cash_in={cell.row.original} /> }),
    column.accessor('method', {
      header: 'Paid to',
      cell: (cell) => <TwoLines first={cell.getValue()} second={cell.row.original.holder_phone} />,
    }),
    column.accessor('account_name', { header: 'Paid by', cell: (cell) => cell.getValue() }),
    column.accessor('transaction_id', { header: 'Transaction', cell: (cell) => <Transaction cash_in={cell.row.original} /> }),
    column.accessor('state', {
      header: 'State',
      cell: (cell) => <Decision {...cell.row.original} color={STATE_COLORS[cell.getValue()]} />,
    }),
    column.display({ id: 'deeds', header: NoHeader, cell: (cell) => deedsOf(cell.row.original, choose) }),
  ]);
}

function Amount({ cash_in }: { cash_in: CashIn }) {
  const { amount, credited, promotion } = cash_in;
  return (
    <div>
      <Money kyat={amount} fw={600} />
      {credited !== amount && (
        <Text size="xs" c="dimmed">
          credits <Money kyat={credited} />
        </Text>
      )}
      {promotion && (
        <Text size="xs" c="dimmed">
          {promotion.code}: +<Money kyat={promotion.bonus} />
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
        {cash_in.voucher_code ?? cash_in.full_transaction_id ?? `… ${cash_in.transaction_id}`}
      </Text>
      {others !== '' && (
        <Tooltip label="Same method, last six digits, amount and day" withArrow>
          <Tag color="red" tt="none" tabIndex={0}>
            also in {others}
          </Tag>
        </Tooltip>
      )}
    </div>
  );
}

function deedsOf(cash_in: CashIn, choose: Choose) {
  const { id } = cash_in;
  return (
    <RequestDeeds
      queue="cash_in"
      request={cash_in}
      next={{ label: 'Approve', choose: () => choose({ id, what: 'approve', cash_in }) }}
      reject={() => choose({ id, what: 'reject', cash_in })}
    />
  );
}
