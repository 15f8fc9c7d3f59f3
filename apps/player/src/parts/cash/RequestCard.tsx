import type { AnswerRow } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { dayShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import type { ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { Card, Row, Rows } from '../Card.tsx';
import { AlertIcon, CheckIcon, ClockIcon } from '../icons.tsx';
import { Kyat } from '../Kyat.tsx';
import { useWholeWords } from '../use-whole-words.ts';
import { AccountNumber } from './AccountNumber.tsx';
import { useSuccession } from './use-succession.ts';

/** A request for money in or out. */
type CashRequest = AnswerRow<'GET /api/user/cash_in_history'>;
/** What is said of it by its state: `approved` with {amount}, `rejected` with {reason}. */
type Says = { waiting: string; waiting_text: string; approved: string; rejected: string };

/** Its state at one look, which the words below say: toasts lie over it, and over none of the words. */
const marks: Record<CashRequest['status'], ReactNode> = {
  Pending: <ClockIcon className="size-10 rounded-full bg-warn-wash p-2 text-warn" />,
  Approve: <CheckIcon className="size-10 rounded-full bg-good-wash p-2 text-good" />,
  Reject: <AlertIcon className="size-10 rounded-full bg-bad-wash p-2 text-bad" />,
};

/** The request that waits, or the answer it just got. */
export function RequestCard({ request, says, action }: { request: CashRequest; says: Says; action: ReactNode }) {
  const t = useT('account');
  const { cashin } = useT('wallet');
  const place = useSuccession();
  const message = useWholeWords(request.message);
  const account = request.user_phone ?? request.holder_phone;
  return (
    <Card>
      <div ref={place} role="status" className="mb-4 flex min-h-44 zoomed:min-h-56 flex-col items-center gap-2 rounded-control text-center">
        {marks[request.status]}
        <p className="font-bold text-2xl">
          <Kyat wire={request.amount} />
        </p>
        {request.status === 'Pending' && <p className="font-semibold">{says.waiting}</p>}
        <p className="text-soft">{told(request, says, message)}</p>
        {request.status === 'Approve' && request.message !== '' && <p>{message}</p>}
      </div>
      <Rows>
        <Row name={t.history.payment} value={request.payment_method.name} />
        {request.account_name && <Row name={t.history.holder} value={request.account_name} />}
        {account && <Row name={t.cashin.account_number} value={<AccountNumber text={account} />} />}
        {request.transaction_id && <Row name={t.history.transaction} value={<AccountNumber text={request.transaction_id} />} />}
        {request.voucher_code && <Row name={cashin.voucher} value={request.voucher_code} />}
        <Row name={dayShown(request.date)} value={<span className="amount">{request.time.slice(0, 5)}</span>} />
      </Rows>
      {action && <div className="mt-4">{action}</div>}
    </Card>
  );
}

function told(request: CashRequest, says: Says, message: string): string {
  if (request.status === 'Pending') return says.waiting_text;
  if (request.status === 'Approve') return fill(says.approved, { amount: kyatOf(request.amount) });
  return fill(says.rejected, { reason: message });
}
