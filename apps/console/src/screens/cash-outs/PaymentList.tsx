import { Button, CopyButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { cashOuts, type cashOutsSearch, paymentLines } from './cash-outs.ts';

/** Copies what may be paid now of this page, to send the payments one after the other. */
export function PaymentList({ search }: { search: z.output<typeof cashOutsSearch> }) {
  const rows = useQuery(cashOuts(search)).data?.data ?? [];
  const lines = paymentLines(rows);
  return (
    <CopyButton value={lines.join('\n')}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy} disabled={lines.length === 0}>
          {copied ? 'Copied' : `Copy the payment list (${Math.max(0, lines.length - 1)})`}
        </Button>
      )}
    </CopyButton>
  );
}
