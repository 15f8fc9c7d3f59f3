import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { columnsOf, DataTable } from '../../parts/DataTable.tsx';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import { AskedAt, Decision, TwoLines } from '../../parts/RequestCells.tsx';
import { Empty } from '../../parts/States.tsx';
import type { CashIn } from '../cash-ins/cash-ins.ts';
import type { CashOut } from '../cash-outs/cash-outs.ts';
import { AskCorrection } from '../corrections/AskCorrection.tsx';
import { cashInsOf, cashOutsOf, type Player } from './player.ts';

const STATE_COLORS = { pending: 'yellow', approved: 'green', paid: 'green', rejected: 'red', expired: 'gray' } as const;

const cashIn = columnsOf<CashIn>();
const cashInColumns = cashIn.columns([
  cashIn.accessor('created_at', {
    header: 'Asked',
    cell: (cell) => <AskedAt created_at={cell.getValue()} isWaiting={cell.row.original.state === 'pending'} />,
  }),
  cashIn.accessor('amount', { header: 'Kyat', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} fw={600} /> }),
  cashIn.accessor('method', {
    header: 'Paid to',
    cell: (cell) => <TwoLines first={cell.getValue()} second={cell.row.original.voucher_code ?? `… ${cell.row.original.transaction_id}`} />,
  }),
  cashIn.accessor('state', {
    header: 'State',
    cell: (cell) => <Decision {...cell.row.original} color={STATE_COLORS[cell.getValue()]} />,
  }),
]);

const cashOut = columnsOf<CashOut>();
const cashOutColumns = cashOut.columns([
  cashOut.accessor('created_at', {
    header: 'Asked',
    cell: (cell) => <AskedAt created_at={cell.getValue()} isWaiting={cell.row.original.state === 'pending'} />,
  }),
  cashOut.accessor('amount', { header: 'Kyat', meta: { align: 'right' }, cell: (cell) => <Money kyat={cell.getValue()} fw={600} /> }),
  cashOut.accessor('method', {
    header: 'Pay to',
    cell: (cell) => <TwoLines first={cell.getValue()} second={`${cell.row.original.account_number}, ${cell.row.original.account_name}`} />,
  }),
  cashOut.accessor('state', {
    header: 'State',
    cell: (cell) => <Decision {...cell.row.original} color={STATE_COLORS[cell.getValue()]} />,
  }),
]);

/** What a player asked to pay in and to be paid out last; the queues decide. */
export function CashTab({ player }: { player: Player }) {
  const ins = useQuery(cashInsOf(player.id));
  const outs = useQuery(cashOutsOf(player.id));
  const [isCorrecting, setCorrecting] = useState(false);
  const search = { search: player.phone, state: 'all' } as const;
  return (
    <Stack gap="md">
      <Group justify="flex-end" gap="sm">
        <Anchor size="sm" renderRoot={(props) => <Link to="/corrections" search={{ player: player.id }} {...props} />}>
          Corrections
        </Anchor>
        <Button variant="default" onClick={() => setCorrecting(true)}>
          Ask for a correction
        </Button>
        {isCorrecting && <AskCorrection player={player} close={() => setCorrecting(false)} />}
      </Group>
      <Section
        title="Cash-ins"
        aside={
          <Anchor size="sm" renderRoot={(props) => <Link to="/cash-ins" search={search} {...props} />}>
            In the queue
          </Anchor>
        }
      >
        <DataTable
          label="Cash-ins"
          columns={cashInColumns}
          rows={ins.data?.data}
          rowId={(row) => row.id}
          from={ins}
          empty={<Empty title="No cash-ins" hint="The player has not asked to pay in." />}
        />
      </Section>
      <Section
        title="Cash-outs"
        aside={
          <Anchor size="sm" renderRoot={(props) => <Link to="/cash-outs" search={search} {...props} />}>
            In the queue
          </Anchor>
        }
      >
        <DataTable
          label="Cash-outs"
          columns={cashOutColumns}
          rows={outs.data?.data}
          rowId={(row) => row.id}
          from={outs}
          empty={<Empty title="No cash-outs" hint="The player has not asked to be paid out." />}
        />
      </Section>
    </Stack>
  );
}
