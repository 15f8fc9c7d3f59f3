import { Button } from '@mantine/core';
import { useClipboard, useInterval } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { call } from '../../app/call.ts';
import { useNow, useOperator } from '../../app/operator.ts';
import { Acting } from '../../parts/Acting.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { counted } from '../../parts/format.ts';
import { useAction } from '../../parts/use-action.ts';
import { QUEUES } from '../../parts/use-claim.ts';
import { type ListReading, useListed } from '../../parts/use-listed.ts';
import { type CashOut, paymentLines, toPay } from './cash-outs.ts';

/** What is taken stands for 15 minutes: it is renewed well before, for fifty payments take longer to send. */
const RENEWED_EVERY_MS = 5 * 60_000;

/**
 * Takes what may be paid now of the rows in sight and copies it, in their order, to send the payments one after the other. What a colleague took in the
 * same moment is left out: no two send one payment. What was copied stays taken while the page is open and it waits to be paid.
 */
export function PaymentList({ from, columns }: { from: ListReading<CashOut>; columns: Columns<CashOut> }) {
  const { username } = useOperator();
  const { rows = [] } = useListed(from, columns);
  const clipboard = useClipboard({ timeout: 3_000 });
  const take = useAction('POST /api/console/claims/many', { refreshes: [QUEUES.cash_out.list] });
  const due = toPay(rows, username, useNow());
  const [copied, setCopied] = useState<number[]>([]);
  const renew = async () => {
    const ids = copied.filter((id) => rows.some((it) => it.id === id && it.state === 'pending'));
    if (ids.length === 0) return;
    // What did not reach the server is asked again: a claim outlives two that are lost.
    const got = await call('POST /api/console/claims/many', { body: { queue: 'cash_out', ids } }).catch(() => null);
    if (got === null) return;
    setCopied(got.data);
    sayTaken(ids.length - got.data.length);
  };
  useInterval(() => void renew(), RENEWED_EVERY_MS, { autoInvoke: true });
  const copy = () =>
    take.mutate(
      { body: { queue: 'cash_out', ids: due.map((it) => it.id) } },
      {
        onSuccess: ({ data: got }) => {
          const ours = due.filter((it) => got.includes(it.id));
          if (ours.length > 0) clipboard.copy(paymentLines(ours).join('\n'));
          setCopied(ours.map((it) => it.id));
          sayLeftOut(due.length - ours.length);
        },
      },
    );
  return (
    <Acting>
      <Button variant="default" onClick={copy} loading={take.isPending} disabled={due.length === 0}>
        <Label isCopied={clipboard.copied} isLost={clipboard.error !== null} due_count={due.length} />
      </Button>
    </Acting>
  );
}

function Label({ isCopied, isLost, due_count }: { isCopied: boolean; isLost: boolean; due_count: number }) {
  if (isCopied) return 'Copied, and yours for 15 minutes';
  // A browser lets a page copy for a moment after a press: an answer may come later than that.
  return isLost ? 'Not copied: press once more' : `Copy the payment list (${due_count})`;
}

function sayTaken(count: number): void {
  if (count === 0) return;
  const message = `${counted(count, 'request')} of your list: a colleague has it, or it is decided. Send no money for it.`;
  notifications.show({ message, color: 'red', autoClose: false });
}

function sayLeftOut(count: number): void {
  if (count > 0) notifications.show({ message: `${counted(count, 'request')} left out: a colleague was first.`, color: 'yellow' });
}
