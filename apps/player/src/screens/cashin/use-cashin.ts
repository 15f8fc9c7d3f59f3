import type { Answer, CallName } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { latinDigits, yangonDay } from '@shwekan/rules';
import { amountTyped, type CallOptions, kyatOf, newKey, pyaOf, sendOnce } from '@shwekan/ui';
import { useState } from 'react';
import { call, serverClock } from '../../app/call.ts';
import { useT } from '../../app/language.ts';
import { refreshCalls, useCall } from '../../app/query.ts';
import { type FieldErrors, inlineErrors, tellFailure } from '../../app/send.ts';
import { toast } from '../../app/toast.ts';
import { submitting, wrongFields } from '../../parts/form.ts';

const CASH_IN = 'POST /api/cash-in';
const HISTORY = 'GET /api/user/cash_in_history';
const FIELDS = ['account_name', 'transaction_id', 'amount'];
/** A request waits at most so long. */
const WAITS_MAX_MS = 72 * 3_600_000;

type Sent = CallOptions<CallName[typeof CASH_IN]>;
export type CashinRequest = Answer<CallName[typeof HISTORY]>['data'][number];
export type Method = Answer<CallName['GET /api/payment-method/show-cashin']>['pay'][number];
/** What becomes of the request under way: it is typed, asked, asked again after a lost answer, or still unknown. */
export type Way = 'form' | 'sending' | 'checking' | 'unknown';

/** The newest request of the last days; its state changes by itself while it is looked at. */
export function useLatestRequest() {
  const start_date = yangonDay(new Date(serverClock.now() - WAITS_MAX_MS));
  return useCall(HISTORY, { query: { start_date, limit: 1 } });
}

/** A cash-in request to one of our accounts: checked, sent with one key until the answer is known. */
export function useCashin(method: Method, account_number: string) {
  const t = useT('account');
  const [way, setWay] = useState<Way>('form');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [asked, setAsked] = useState<Sent | null>(null);

  async function ask(sent: Sent) {
    setAsked(sent);
    setWay('sending');
    const outcome = await sendOnce(() => call(CASH_IN, sent), { checking: () => setWay('checking') });
    if (outcome.state === 'unknown') return setWay('unknown');
    setWay('form');
    refreshCalls(HISTORY);
    if (outcome.state === 'accepted') return toast('success', outcome.answer.message);
    const inline = inlineErrors(outcome.refused, FIELDS);
    setErrors(inline);
    if (Object.keys(inline).length === 0) tellFailure(outcome.refused);
  }

  const submit = submitting(
    ({ account_name = '', transaction_id = '', amount = '' }) => {
      return wrongFields({
        amount: wrongAmount(amount),
        account_name: account_name === '' && t.wrong.holder,
        transaction_id: !/^\d{6}$/.test(latinDigits(transaction_id)) && t.wrong.transaction,
      });
    },
    setErrors,
    ({ account_name = '', transaction_id = '', amount = '' }) => {
      const body = {
        payment_id: method.id,
        account_name,
        transaction_id: latinDigits(transaction_id),
        amount: amountTyped(amount) ?? amount,
        holder_phone: account_number,
      };
      return ask({ body, key: newKey() });
    },
  );

  function wrongAmount(typed: string): string | null {
    const amount = amountTyped(typed);
    if (amount === null) return t.wrong.amount;
    const pya = pyaOf(amount);
    if (pya >= pyaOf(method.minimum) && pya <= pyaOf(method.maximum)) return null;
    return fill(t.wrong.amount_between, { minimum: kyatOf(method.minimum), maximum: kyatOf(method.maximum) });
  }

  return { way, errors, submit, askAgain: () => asked && void ask(asked) };
}
