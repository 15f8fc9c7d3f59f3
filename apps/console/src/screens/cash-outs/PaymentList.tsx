import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useNow, useOperator } from '../../app/operator.ts';
import { Acting } from '../../parts/Acting.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { counted } from '../../parts/format.ts';
import { useAction } from '../../parts/use-action.ts';
import { QUEUES } from '../../parts/use-claim.ts';
import { type ListReading, useListed } from '../../parts/use-listed.ts';
import { type CashOut, paymentLines, toPay } from './cash-outs.ts';

/**
 * Takes what may be paid now of the rows in sight and copies it, in their order, to send the payments one after the other. What a colleague took in the
 * same moment is left out: no two send one payment.
 */
export function PaymentList({ from, columns }: { from: ListReading<CashOut>; columns: Columns<CashOut> }) {
  const { username } = useOperator();
  const { rows = [] } = useListed(from, columns);
  const clipboard = useClipboard({ timeout: 3_000 });
  const take = useAction('POST /api/console/claims/many', { refreshes: [QUEUES.cash_out.list] });
  const due = toPay(rows, username, useNow());
  const copy = () =>
    take.mutate(
      { body: { queue: 'cash_out', ids: due.map((it) => it.id) } },
      {
        onSuccess: ({ data: got }) => {
          const ours = due.filter((it) => got.includes(it.id));
          if (ours.length > 0) clipboard.copy(paymentLines(ours).join('\n'));
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

function sayLeftOut(count: number): void {
  if (count > 0) notifications.show({ message: `${counted(count, 'request')} left out: a colleague was first.`, color: 'yellow' });
}
