import { Anchor, Group, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { REQUEST_COLORS } from '../../parts/conversations.ts';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { List } from '../../parts/List.tsx';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import { AskedAt, Decision, TwoLines } from '../../parts/RequestCells.tsx';
import type { CashIn } from '../cash-ins/cash-ins.ts';
import type { CashOut } from '../cash-outs/cash-outs.ts';
import { AskCorrection } from '../corrections/AskCorrection.tsx';
import { cashInsOf, cashOutsOf, type Player } from './player.ts';

type CashRequest = (CashIn | CashOut) & { id: number };

/** What cash-ins and cash-outs have in common, with what each says of the payment. */
function columnsOf<R extends CashRequest>(method: string, payment: (row: R) => string): Columns<R> {
  return [
    { header: 'Asked', sorts: 'created_at', cell: (row) => <AskedAt created_at={row.created_at} isWaiting={row.state === 'pending'} /> },
    { header: 'Kyat', align: 'right', sorts: 'amount', cell: (row) => <Money kyat={row.amount} fw={600} /> },
    { header: method, cell: (row) => <TwoLines first={row.method} second={payment(row)} /> },
    { header: 'State', cell: (row) => <Decision {...row} color={REQUEST_COLORS[row.state]} /> },
  ];
}

const CASH_IN_COLUMNS = columnsOf<CashIn>('Paid to', (row) => row.voucher_code ?? `… ${row.transaction_id}`);
const CASH_OUT_COLUMNS = columnsOf<CashOut>('Pay to', (row) => `${row.account_number}, ${row.account_name}`);

/** What a player asked to pay in and to be paid out last; the queues decide. */
export function CashTab({ player }: { player: Player }) {
  return (
    <Stack gap="md">
      <Group justify="flex-end" gap="sm">
        <Anchor size="sm" renderRoot={(props) => <Link to="/corrections" search={{ player: player.id }} {...props} />}>
          Corrections
        </Anchor>
        <DialogButton label="Ask for a correction" size="sm" dialog={(close) => <AskCorrection player={player} close={close} />} />
      </Group>
      <Section title="Cash-ins" aside={<InQueue to="/cash-ins" player={player} />}>
        <List
          label="Cash-ins"
          columns={CASH_IN_COLUMNS}
          from={cashInsOf(player.id)}
          empty={{ title: 'No cash-ins', hint: 'The player has not asked to pay in.' }}
        />
      </Section>
      <Section title="Cash-outs" aside={<InQueue to="/cash-outs" player={player} />}>
        <List
          label="Cash-outs"
          columns={CASH_OUT_COLUMNS}
          from={cashOutsOf(player.id)}
          empty={{ title: 'No cash-outs', hint: 'The player has not asked to be paid out.' }}
        />
      </Section>
    </Stack>
  );
}

function InQueue({ to, player }: { to: '/cash-ins' | '/cash-outs'; player: Player }) {
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to={to} search={{ search: player.phone, state: 'all' }} {...props} />}>
      In the queue
    </Anchor>
  );
}
