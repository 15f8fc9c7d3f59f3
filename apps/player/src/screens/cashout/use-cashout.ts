import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { addDays, latinDigits } from '@shwekan/rules';
import { amountTyped, type CallOptions, kyatOf, newKey, pyaOf } from '@shwekan/ui';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls, useCall } from '../../house/query.ts';
import { refreshProfile } from '../../house/refresh.ts';
import { session } from '../../house/session.ts';
import { useOnce } from '../../parts/cash/use-once.ts';
import { submitting, wrongFields } from '../../parts/form.ts';
import { useToday } from '../../parts/lottery/use-today.ts';

const CASH_OUT = 'POST /api/cash-out';
const HISTORY = 'GET /api/user/cash_out_history';
const FIELDS = ['amount', 'account_name', 'user_phone', 'password'];
/** Far enough back for a request that still waits. */
const DAYS_LOOKED_AT = 30;

type CashOutRequest = CallOptions<typeof CASH_OUT>;
export type Method = Answer<'GET /api/payment-method/show-cashout'>['pay'][number];

/** The newest cash-out of the last days; its state changes by itself while it is looked at. */
export function useLatestCashout() {
  return useCall(HISTORY, { query: { start_date: addDays(useToday(), -DAYS_LOOKED_AT), limit: 1 } });
}

/** A cash-out: checked, sent with one key until the answer is known; `accepted` is told of a yes. */
export function useCashout(method: Method, accepted: () => void) {
  const t = useT('account');
  const { cashout, transfer } = useT('wallet');
  const sending = useOnce({
    name: CASH_OUT,
    send: (sent: CashOutRequest) => call(CASH_OUT, sent),
    fields: FIELDS,
    answered: (isAccepted) => {
      if (isAccepted) accepted();
      refreshCalls(HISTORY, 'GET /api/user/statement');
      void refreshProfile();
    },
  });

  const submit = submitting(
    ({ account_name = '', user_phone = '', amount = '', password = '' }) =>
      wrongFields({
        amount: wrongAmount(amount),
        account_name: account_name === '' && cashout.wrong_holder,
        user_phone: user_phone === '' && cashout.wrong_account,
        password: password === '' && t.wrong.password,
      }),
    sending.setErrors,
    ({ account_name = '', user_phone = '', amount = '', password = '' }) => {
      const asked = { payment_id: method.id, amount: amountTyped(amount) ?? amount, account_name, user_phone: latinDigits(user_phone) };
      return sending.ask({ body: { ...asked, password }, key: newKey() });
    },
  );

  function wrongAmount(typed: string): string | null {
    const amount = amountTyped(typed);
    if (amount === null) return t.wrong.amount;
    const pya = pyaOf(amount);
    if (pya < pyaOf(method.minimum) || pya > pyaOf(method.maximum)) {
      return fill(t.wrong.amount_between, { minimum: kyatOf(method.minimum), maximum: kyatOf(method.maximum) });
    }
    return pya > pyaOf(session()?.balance ?? '') ? transfer.too_much : null;
  }

  return { way: sending.way, errors: sending.errors, askAgain: sending.askAgain, submit };
}
