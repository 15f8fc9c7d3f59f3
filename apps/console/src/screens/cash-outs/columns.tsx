import { Text } from '@mantine/core';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Money } from '../../parts/Money.tsx';
import { AskedAt, Decision, PlayerCell, TwoLines } from '../../parts/RequestCells.tsx';
import { RequestDeeds } from '../../parts/RequestDeeds.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { type CashOut, nextDeed } from './cash-outs.ts';

const STATE_COLORS = { pending: 'yellow', paid: 'green', rejected: 'red' } as const;

export type CashOutDeed = { id: number; what: 'ask' | 'pay' | 'reject'; cash_out: CashOut };
type Choose = (deed: CashOutDeed) => void;

const column = columnsOf<CashOut>();

/** The columns of the queue, with what comes next for each request that waits. */
export function cashOutColumns(choose: Choose) {
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
    column.accessor('amount', {
      header: 'Kyat',
      meta: { align: 'right' },
      cell: (cell) => <Money kyat={cell.getValue()} fw={600} />,
    }),
    column.accessor('method', {
      header: 'Pay to',
      cell: (cell) => <TwoLines first={cell.getValue()} second={cell.row.original.account_number} />,
    }),
    column.accessor('account_name', { header: 'Holder', cell: (cell) => <Holder cash_out={cell.row.original} /> }),
    column.accessor('state', {
      header: 'State',
      cell: (cell) => <State cash_out={cell.row.original} />,
    }),
    column.display({ id: 'deeds', header: NoHeader, cell: (cell) => <Deeds cash_out={cell.row.original} choose={choose} /> }),
  ]);
}

function Holder({ cash_out }: { cash_out: CashOut }) {
  return (
    <div>
      <Text size="sm">{cash_out.account_name}</Text>
      {!cash_out.is_name_same && (
        <Tag color="red" tt="none">
          {cash_out.lvl_2_name === null ? 'no level 2 name' : `level 2: ${cash_out.lvl_2_name}`}
        </Tag>
      )}
    </div>
  );
}

function State({ cash_out }: { cash_out: CashOut }) {
  return (
    <div>
      <Decision {...cash_out} color={STATE_COLORS[cash_out.state]} />
      {(cash_out.needs_second || cash_out.asked_by !== null) && (
        <Text size="xs" c="dimmed">
          {twoShown(cash_out)}
        </Text>
      )}
      {cash_out.payout_reference && (
        <Text size="xs" ff="monospace">
          {cash_out.payout_reference}
        </Text>
      )}
    </div>
  );
}

function twoShown({ asked_by, confirmed_by }: CashOut): string {
  if (asked_by === null) return 'needs two people';
  return confirmed_by === null ? `asked by ${asked_by}` : `asked by ${asked_by}, confirmed by ${confirmed_by}`;
}

function Deeds({ cash_out, choose }: { cash_out: CashOut; choose: Choose }) {
  const { what, refusal } = nextDeed(cash_out);
  const { id } = cash_out;
  return (
    <RequestDeeds
      queue="cash_out"
      request={cash_out}
      next={{ label: what === 'ask' ? 'Ask to pay' : 'Pay', refusal, choose: () => choose({ id, what, cash_out }) }}
      reject={() => choose({ id, what: 'reject', cash_out })}
    />
  );
}
