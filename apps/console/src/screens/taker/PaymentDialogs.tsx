import { DataList } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Deed } from '../../parts/Deed.tsx';
import { today } from '../../parts/draws.ts';
import { Fact } from '../../parts/Fact.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { PAYMENT_CALLS, type Taker } from '../../parts/lay-off.ts';
import { Money } from '../../parts/Money.tsx';
import { Owed } from '../../parts/Owed.tsx';
import { houseAccounts } from '../house-accounts/house-accounts.ts';
import { draftOf, type Move, type PaymentDraft, refuseAmount } from './taker.ts';

/** Asks for a payment between this house and another one to be booked; a second person confirms it. */
export function PaymentDialog({ taker, close }: { taker: Taker; close: () => void }) {
  const accounts = useQuery(houseAccounts).data?.data ?? [];
  const fields: readonly FieldRow<PaymentDraft>[] = [
    {
      kind: 'either',
      name: 'direction',
      'aria-label': 'Who paid',
      data: [
        { value: 'in', label: 'It paid us' },
        { value: 'out', label: 'We paid it' },
      ],
    },
    {
      cols: { base: 1, sm: 2 },
      of: [
        { kind: 'kyat', name: 'amount', label: 'Amount', required: true, refuse: (draft) => refuseAmount(draft, taker) },
        { kind: 'day', name: 'day', label: 'Day', required: true, max: today() },
        {
          kind: 'choice',
          name: 'way',
          label: 'Way',
          data: [
            { value: 'app', label: 'Payment app' },
            { value: 'bank', label: 'Bank' },
            { value: 'cash', label: 'Cash' },
          ],
        },
        {
          kind: 'choice',
          name: 'account',
          label: 'Through our account',
          refuse: ({ way, account }) => (way === 'cash' && account !== '' ? 'Cash goes through no account.' : null),
          data: [
            { value: '', label: 'none of ours' },
            ...accounts.map((it) => ({ value: String(it.id), label: `${it.method} ${it.account_number}` })),
          ],
        },
      ],
    },
    { kind: 'text', name: 'reference', label: 'Reference', description: 'As the receipt has it.', required: true, maxLength: 60 },
    { kind: 'line', name: 'note', label: 'Note', maxLength: 300 },
    { kind: 'check', name: 'is_ahead', label: 'Paid ahead: it may be more than is owed' },
  ];
  return (
    <Deed
      call="POST /api/console/takers/:id/payments"
      title={`Book a payment: ${taker.name}`}
      action="Ask for it"
      size="lg"
      values={draftOf(taker, today())}
      fields={fields}
      sent={({ amount, account, ...draft }) =>
        amount === '' ? null : { params: { id: taker.id }, body: { ...draft, amount, account_id: account === '' ? null : Number(account) } }
      }
      refreshes={PAYMENT_CALLS}
      close={close}
      stays
    >
      <DataList size="sm" gap="xs">
        <Fact label="Owed now">
          <Owed owed={taker.owed} />
        </Fact>
      </DataList>
    </Deed>
  );
}

/** Asks for a payment to be taken back: it was booked wrong. */
export function TakeBackDialog({ move, payment_id, close }: { move: Move; payment_id: number; close: () => void }) {
  return (
    <Deed
      call="POST /api/console/taker-payments/:id/take-back"
      title="Take a payment back"
      action="Ask for it"
      color="red"
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason', label: 'Why', maxLength: 300 }]}
      sent={({ reason }) => ({ params: { id: payment_id }, body: { reason } })}
      refreshes={PAYMENT_CALLS}
      close={close}
    >
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Amount">
          <Money kyat={move.amount.replace('-', '')} fw={700} />
        </Fact>
        <Fact label="Reference">{move.reference}</Fact>
      </DataList>
    </Deed>
  );
}
