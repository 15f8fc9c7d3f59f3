import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { latinDigits } from '@shwekan/rules';
import { amountTyped, type CallOptions, kyatOf, pyaOf } from '@shwekan/ui';
import { call } from '../../house/call.ts';
import { saidIn, useT } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { refreshChangedProfile } from '../../house/refresh.ts';
import { session } from '../../house/session.ts';
import { cashoutDraft } from '../../parts/cash/draft.ts';
import { type CallState, createMoneyCall } from '../../parts/cash/money-calls.ts';
import { useIsComing, useNewestCashouts } from '../../parts/cash/newest-requests.ts';
import { useMoneyCall } from '../../parts/cash/use-money-call.ts';
import { submitting, wrongFields } from '../../parts/form.ts';
import { toast } from '../../phone/toast.ts';

const CASH_OUT = 'POST /api/cash-out';
const HISTORY = 'GET /api/user/cash_out_history';
const FIELDS = ['amount', 'account_name', 'user_phone', 'password'];

type Content = Omit<CallOptions<typeof CASH_OUT>['body'], 'password'>;
type State = CallState<Content, Answer<typeof CASH_OUT>>;
export type Method = Answer<'GET /api/payment-method/show-cashout'>['pay'][number];

/** The password of a request lives no longer than its page: it is never written to the phone. */
const passwords = new WeakMap<Content, string>();

const cashOuts = createMoneyCall({
  kind: 'cash-out',
  // Without the password the server answers again what it answered, and makes nothing new.
  send: (content: Content, key) => {
    const password = passwords.get(content);
    return call(CASH_OUT, { body: password === undefined ? content : { ...content, password }, key });
  },
  settled: ({ is }) => {
    if (is === 'accepted') cashoutDraft.clear();
    refreshCalls(HISTORY, 'GET /api/user/statement');
    void refreshChangedProfile();
  },
  // The server's sentence would be that of a wrong password.
  tellLate: (state) => {
    if (!isUnsent(state)) return false;
    void saidIn('wallet').then(({ cashout }) => toast('warning', cashout.unsent));
    return true;
  },
});

/** Asked for after a reload, it had not arrived: the password is wanted again. */
function isUnsent(state: State): state is Extract<State, { is: 'refused' }> {
  return state.is === 'refused' && state.refused.code === 'password_wrong' && !passwords.has(state.request.content);
}

/** A cash-out: checked, sent with one key until the answer is known; `accepted` is told of a yes. */
export function useCashout(method: Method, accepted: () => void) {
  const t = useT('account');
  const { cashout, transfer } = useT('wallet');
  const sending = useMoneyCall(cashOuts, {
    fields: FIELDS,
    tell: ({ is }) => {
      if (is === 'accepted') accepted();
      return false;
    },
  });
  const { state } = sending;
  const errors =
    isUnsent(state) && state.request.player_id === session()?.id ? { ...sending.errors, password: cashout.unsent } : sending.errors;

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
      passwords.set(asked, password);
      // What was sent and may still arrive is sent again as the same one.
      const last = isUnsent(state) ? state.request : null;
      sending.ask(asked, JSON.stringify(last?.content) === JSON.stringify(asked) ? last?.key : undefined);
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

  const isComing = useIsComing(sending.state, useNewestCashouts());
  return { way: isComing ? 'sending' : sending.way, errors, askAgain: sending.askAgain, submit };
}
