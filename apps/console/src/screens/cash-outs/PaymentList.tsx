import { Button, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useSyncExternalStore } from 'react';
import { useNow, useOperator } from '../../app/operator.ts';
import { Acting } from '../../parts/Acting.tsx';
import { copiedBy, keepCopied } from '../../parts/copied-requests.ts';
import type { Columns } from '../../parts/DataTable.tsx';
import { counted } from '../../parts/format.ts';
import { useAction } from '../../parts/use-action.ts';
import { QUEUES } from '../../parts/use-claim.ts';
import { type ListReading, useListed } from '../../parts/use-listed.ts';
import { type CashOut, paymentLines, toPay } from './cash-outs.ts';

/**
 * Takes what may be paid now of the rows in sight and copies it, in their order, to send the payments one after the other. What a colleague took in the
 * same moment is left out: no two send one payment. What was copied stays taken, whatever is shown after, until it is decided or let go.
 */
export function PaymentList({ from, columns }: { from: ListReading<CashOut>; columns: Columns<CashOut> }) {
  const { username } = useOperator();
  const { rows = [] } = useListed(from, columns);
  const clipboard = useClipboard({ timeout: 3_000 });
  const take = useAction('POST /api/console/claims/many', { refreshes: [QUEUES.cash_out.list] });
  const due = toPay(rows, username, useNow());
  const copied_count = useSyncExternalStore(watch, () => copiedBy(username).length);
  const copy = () =>
    take.mutate(
      { body: { queue: 'cash_out', ids: due.map((it) => it.id) } },
      {
        onSuccess: ({ data: got }) => {
          const ours = due.filter((it) => got.includes(it.id));
          if (ours.length > 0) clipboard.copy(paymentLines(ours).join('\n'));
          keepCopied(username, got);
          sayLeftOut(due.length - ours.length);
        },
      },
    );
  return (
    <Acting>
      <Button variant="default" onClick={copy} loading={take.isPending} disabled={due.length === 0}>
        <Label isCopied={clipboard.copied} isLost={clipboard.error !== null} due_count={due.length} />
      </Button>
      {copied_count > 0 && (
        <Text size="xs" c="dimmed">
          {counted(copied_count, 'request')} copied: yours until you pay, reject or let go
        </Text>
      )}
    </Acting>
  );
}

/** What is copied changes in this tab or in another. */
function watch(tell: () => void): () => void {
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
}

function Label({ isCopied, isLost, due_count }: { isCopied: boolean; isLost: boolean; due_count: number }) {
  if (isCopied) return 'Copied, and yours';
  // A browser lets a page copy for a moment after a press: an answer may come later than that.
  return isLost ? 'Not copied: press once more' : `Copy the payment list (${due_count})`;
}

function sayLeftOut(count: number): void {
  if (count > 0) notifications.show({ message: `${counted(count, 'request')} left out: a colleague was first.`, color: 'yellow' });
}
