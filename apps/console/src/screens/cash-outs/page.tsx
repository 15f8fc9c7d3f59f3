import { Text } from '@mantine/core';
import { lazy } from 'react';
import { queuePage } from '../../app/queue-page.tsx';
import { dropCopied } from '../../parts/copied-requests.ts';
import { NameTag } from '../../parts/HolderName.tsx';
import { MethodLogo } from '../../parts/MethodLogo.tsx';
import { Money } from '../../parts/Money.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { AskCashOut, CashOutFacts, PayCashOut } from './CashOutDialogs.tsx';
import { type CashOut, cashOuts, cashOutsSearch, namesOf, nextDeed, REJECT_REASONS, STATES } from './cash-outs.ts';
import { PaymentList } from './PaymentList.tsx';

// A clerk's first look needs no request's whole story.
const StoryDrawer = lazy(() => import('../../parts/StoryDrawer.tsx').then((it) => ({ default: it.StoryDrawer })));

/** The queue of cash-out requests. Their money is already held. */
export const cashOutsPage = queuePage('/cash-outs', {
  queue: 'cash_out',
  title: 'Cash-outs',
  hint: 'The money is held already. Send it, then note the transaction here.',
  label: 'Cash-out requests',
  search: cashOutsSearch,
  load: cashOuts,
  states: STATES,
  aside: (from, columns) => <PaymentList from={from} columns={columns} />,
  searches: 'Phone, name, account, #number',
  made: 'Asked',
  madeSorts: 'created_at',
  mark: (row) => row.state === 'pending' && <Marks cash_out={row} />,
  columns: [
    { header: 'Kyat', align: 'right', sorts: 'amount', cell: (row) => <Money kyat={row.amount} fw={600} /> },
    {
      header: 'Pay to',
      cell: (row) => <TwoLines picture={<MethodLogo of={row.method} />} first={row.method} second={row.account_number} />,
    },
    { header: 'Holder', cell: (row) => <Holder cash_out={row} /> },
  ],
  colors: { pending: 'yellow', paid: 'green', rejected: 'red' },
  note: (row) => <PaymentNote cash_out={row} />,
  next: (row) => {
    const { what, refusal } = nextDeed(row);
    return { what, label: what === 'ask' ? 'Ask to pay' : row.is_overdrawn || row.is_sent ? 'Note as sent' : 'Pay', refusal };
  },
  gone: (id, username) => dropCopied(username, [id]),
  deeds: {
    ask: (row, ends) => <AskCashOut cash_out={row} {...ends} />,
    pay: (row, ends) => <PayCashOut cash_out={row} {...ends} />,
  },
  facts: (row) => <CashOutFacts cash_out={row} />,
  story: (row, close) => (
    <StoryDrawer kind="cash_out" id={row.id} close={close}>
      <CashOutFacts cash_out={row} />
    </StoryDrawer>
  ),
  reject: {
    noun: 'cash-out',
    done: (id) => `Cash-out #${id} is rejected, the money is back with the player.`,
    reasons: REJECT_REASONS,
  },
});

/** Why nothing is to be sent now. */
function Marks({ cash_out: { is_blocked, is_overdrawn } }: { cash_out: CashOut }) {
  return (
    <>
      {is_blocked && (
        <Tag color="red" tt="none">
          blocked
        </Tag>
      )}
      {is_overdrawn && (
        <Tag color="red" tt="none">
          below zero
        </Tag>
      )}
    </>
  );
}

function Holder({ cash_out }: { cash_out: CashOut }) {
  return (
    <div>
      <Text size="sm">{cash_out.account_name}</Text>
      <NameTag {...namesOf(cash_out)}>{cash_out.lvl_2_name === null ? 'no level 2 name' : `level 2: ${cash_out.lvl_2_name}`}</NameTag>
    </div>
  );
}

/** How many operators it takes to pay a request, and by what it was paid. */
function PaymentNote({ cash_out }: { cash_out: CashOut }) {
  return (
    <>
      {(cash_out.needs_second || cash_out.is_sent || cash_out.asked_by !== null) && (
        <Text size="xs" c="dimmed">
          {twoShown(cash_out)}
        </Text>
      )}
      {cash_out.payout_reference && (
        <Text size="xs" ff="monospace">
          {cash_out.payout_reference}
        </Text>
      )}
    </>
  );
}

function twoShown({ asked_by, confirmed_by, is_sent }: CashOut): string {
  if (is_sent) return asked_by === null ? 'was noted as sent: note it again' : `sent, as ${asked_by} says`;
  if (asked_by === null) return 'needs two people';
  return confirmed_by === null ? `asked by ${asked_by}` : `asked by ${asked_by}, confirmed by ${confirmed_by}`;
}
