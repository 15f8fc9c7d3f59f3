import { fill } from '@shwekan/phrases/fill';
import { dayShown, kyatOf } from '@shwekan/ui';
import { useT } from '../../app/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Row, Rows } from '../../parts/Card.tsx';
import { CashinChip } from '../../parts/CashinChip.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import type { CashinRequest } from './use-cashin.ts';

/** The request that waits, or the answer it just got. */
export function RequestCard({ request, another }: { request: CashinRequest; another: () => void }) {
  const t = useT('account');
  const waiting = request.status === 'Pending';
  return (
    <Card>
      <div role="status" className="flex flex-col items-center gap-2 pb-4 text-center">
        <CashinChip status={request.status} />
        <p className="font-bold text-2xl">
          <Kyat wire={request.amount} />
        </p>
        {waiting && <p className="font-semibold">{t.cashin.waiting}</p>}
        <p className="text-soft">{told(request, t.cashin)}</p>
      </div>
      <Rows>
        <Row name={t.history.payment} value={request.payment_method.name} />
        <Row name={t.history.holder} value={request.account_name} />
        {request.transaction_id && <Row name={t.history.transaction} value={<span className="amount">{request.transaction_id}</span>} />}
        <Row name={dayShown(request.date)} value={<span className="amount">{request.time.slice(0, 5)}</span>} />
      </Rows>
      {!waiting && (
        <Button look="gold" wide className="mt-4" onClick={another}>
          {t.cashin.another}
        </Button>
      )}
    </Card>
  );
}

function told(request: CashinRequest, phrases: ReturnType<typeof useT<'account'>>['cashin']): string {
  if (request.status === 'Pending') return phrases.waiting_text;
  if (request.status === 'Approve') return fill(phrases.approved, { amount: kyatOf(request.amount) });
  return fill(phrases.rejected, { reason: request.message });
}
