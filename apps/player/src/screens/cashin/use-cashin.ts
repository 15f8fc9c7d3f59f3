import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { latinDigits } from '@shwekan/rules';
import { amountTyped, type CallOptions, kyatOf, pyaOf } from '@shwekan/ui';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { cashinDraft } from '../../parts/cash/draft.ts';
import { createMoneyCall } from '../../parts/cash/money-calls.ts';
import { useIsComing, useNewestCashin } from '../../parts/cash/newest-requests.ts';
import { useMoneyCall } from '../../parts/cash/use-money-call.ts';
import { submitting, wrongFields } from '../../parts/form.ts';
import { sendScreenshot } from './screenshot.ts';

const CASH_IN = 'POST /api/cash-in';
export const METHODS = 'GET /api/payment-method/show-cashin';
const HISTORY = 'GET /api/user/cash_in_history';
const FIELDS = ['account_name', 'transaction_id', 'amount', 'voucher_code', 'promo_code'];

type Methods = Answer<'GET /api/payment-method/show-cashin'>;
/** A transfer to one of our accounts. */
export type PayMethod = Methods['pay'][number];
/** A top-up card: its code, less a fee. */
type CardMethod = Methods['mobile_topup'][number];
export type Method = PayMethod | CardMethod;

const cashIns = createMoneyCall({
  kind: 'cash-in',
  send: (body: CallOptions<typeof CASH_IN>['body'], key) => call(CASH_IN, { body, key }),
  settled: (state) => {
    if (state.is === 'accepted') {
      cashinDraft.clear();
      void sendScreenshot(state.answer.data.id);
    }
    // It was closed since its number was read: the form shows what is open.
    if (state.is === 'refused' && /^(method|account)_closed$/.test(state.refused.code)) refreshCalls(METHODS);
    refreshCalls(HISTORY, 'GET /api/user/cash_in/waiting', 'GET /api/user/get_promo_cash_in');
  },
});

export const isCard = (method: Method): method is CardMethod => 'percentage' in method;

/**
 * The account that is or was paid, null where the player writes it into the form. `is_paid`: it was paid already; `undecided`: what stands against
 * sending while nobody has said so.
 */
type PaidAccount = { account_number: string | null; is_paid: boolean; undecided: string | null };

/** A cash-in request by card or to one of our accounts: checked, sent with one key until the answer is known. */
export function useCashin(method: Method, { account_number, is_paid, undecided }: PaidAccount) {
  const t = useT('account');
  const { cashin } = useT('wallet');
  const sending = useMoneyCall(cashIns, { fields: account_number === null ? [...FIELDS, 'holder_phone'] : FIELDS });

  const isComing = useIsComing(sending.state, useNewestCashin());

  const submit = submitting(
    ({ account_name = '', transaction_id = '', amount = '', voucher_code = '', holder_phone = '' }) =>
      wrongFields({
        account: undecided,
        holder_phone: account_number === null && latinDigits(holder_phone).replace(/\D/g, '').length < 4 && cashin.sent_account_wrong,
        amount: wrongAmount(amount),
        ...(isCard(method)
          ? { voucher_code: voucher_code === '' && cashin.voucher_wrong }
          : {
              account_name: account_name === '' && t.wrong.holder,
              transaction_id: !/^\d{6}$/.test(latinDigits(transaction_id)) && t.wrong.transaction,
            }),
      }),
    sending.setErrors,
    ({ account_name = '', transaction_id = '', amount = '', voucher_code = '', promo_code = '', holder_phone = '' }) => {
      const asked = { payment_id: method.id, amount: amountTyped(amount) ?? amount, promo_code };
      const proof = isCard(method)
        ? { is_mobile_topup: true, voucher_code }
        : {
            account_name,
            transaction_id: latinDigits(transaction_id),
            holder_phone: account_number ?? holder_phone,
            ...(is_paid && { is_paid }),
          };
      sending.ask({ ...asked, ...proof });
    },
  );

  function wrongAmount(typed: string): string | null {
    const amount = amountTyped(typed);
    if (amount === null) return t.wrong.amount;
    const pya = pyaOf(amount);
    // What was sent is sent, however little it is.
    const minimum = is_paid ? '1' : method.minimum;
    if (pya >= pyaOf(minimum) && pya <= pyaOf(method.maximum)) return null;
    return fill(t.wrong.amount_between, { minimum: kyatOf(minimum), maximum: kyatOf(method.maximum) });
  }

  return { way: isComing ? 'sending' : sending.way, errors: sending.errors, askAgain: sending.askAgain, submit };
}
