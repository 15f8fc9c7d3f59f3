import { fill } from '@shwekan/phrases/fill';
import { kyatShown, latinDigits, lessFee } from '@shwekan/rules';
import { amountTyped, kyatOf, pyaOf } from '@shwekan/ui';
import { type FormEvent, useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { CheckingCard } from '../../parts/cash/CheckingCard.tsx';
import { cashinDraft } from '../../parts/cash/draft.ts';
import { QuickAmounts } from '../../parts/cash/QuickAmounts.tsx';
import { copyText } from '../../parts/copy.ts';
import { Field } from '../../parts/Field.tsx';
import { readForm } from '../../parts/form.ts';
import { CopyIcon } from '../../parts/icons.tsx';
import { type BegunTransfer, closedAccount, placeAsTyped, placeToPay } from './begun-transfer.ts';
import { ClosedAccount } from './ClosedAccount.tsx';
import { ExactAmount } from './ExactAmount.tsx';
import { PayAccounts } from './PayAccounts.tsx';
import { PromoField } from './PromoField.tsx';
import { ScreenshotField } from './ScreenshotField.tsx';
import { SentAccount } from './SentAccount.tsx';
import { isCard, type Method, useCashin } from './use-cashin.ts';

/** So many of a transaction's last digits are asked for. */
const ID_DIGITS = 6;

type CashinFormProps = {
  method: Method;
  begun: BegunTransfer | null;
  begin: (next: BegunTransfer) => void;
  /** Goes on to another way to pay; null where this one takes money. */
  goOn: (() => void) | null;
  /** A transfer is told of that was sent to an account which is not shown, and the way there and back. */
  isSent: boolean;
  tellSent: (isSent: boolean) => void;
};

/** The account to transfer to, or the card to enter, and what the player tells of it. */
export function CashinForm({ method, begun, begin, goOn, isSent, tellSent }: CashinFormProps) {
  const t = useT('account');
  const { cashin } = useT('wallet');
  const accounts = isCard(method) ? [] : method.payment_account_numbers;
  const [kept] = useState(cashinDraft.read);
  const [amount, setAmount] = useState(kept.texts['amount'] ?? '');
  const paying = (typed: string) => ({ begun, last: kept.account_number, amount_pya: pyaOf(amountTyped(typed) ?? '') });
  const place = isCard(method) ? 0 : placeToPay(method, paying(amount));
  const closed = isSent ? null : closedAccount(method, begun);
  const isClaimed = closed !== null && begun?.is_paid === true;
  const account_number = closed?.account_number ?? accounts[place]?.account_number ?? '';
  const changePlace = (to: number) => {
    const account_number = accounts[to]?.account_number;
    if (isCard(method) || account_number === undefined) return;
    cashinDraft.keep({ account_number });
    begin({ method, account_number });
  };
  // Whoever copies its number, or tells of a transfer, pays to it; whoever types an amount has begun, to one with room for it.
  const beginHere = (typed?: string) => {
    if (isCard(method) || closed !== null || isSent) return;
    const account_number = accounts[typed === undefined ? place : placeAsTyped(method, paying(typed))]?.account_number;
    if (account_number === undefined) return;
    const isOpen = begun?.method.id !== method.id || begun.gives_way === true;
    begin({ method, account_number, gives_way: isOpen && typed !== undefined });
  };
  const changeAmount = (to: string) => {
    setAmount(to);
    beginHere(to);
    cashinDraft.keep({ texts: { amount: to } });
  };
  const undecided = closed !== null && !isClaimed ? cashin.closed_choose : null;
  const paid = isSent ? { account_number: null, is_paid: true, undecided } : { account_number, is_paid: isClaimed, undecided };
  const { way, errors, submit, askAgain } = useCashin(method, paid);
  const isOpen = closed === null && !isSent;
  const title = isCard(method) ? cashin.card : isSent ? cashin.sent_title : isOpen ? t.cashin.transfer_text : method.name;
  const amount_pya = pyaOf(amountTyped(amount) ?? '');
  return (
    <>
      {way !== 'form' && <CheckingCard way={way} askAgain={askAgain} />}
      <Card title={title} className={way === 'form' ? '' : 'hidden'}>
        {isCard(method) && <p className="text-soft">{cashin.card_text}</p>}
        {!isCard(method) && isOpen && (
          <>
            <PayAccounts accounts={accounts} place={place} choose={changePlace} beginHere={beginHere} />
            <Button look="text" className="-mx-4 -mb-4 self-start text-start text-sm" onClick={() => tellSent(true)}>
              {cashin.sent_offer}
            </Button>
          </>
        )}
        {!isCard(method) && closed !== null && (
          <ClosedAccount
            account_number={account_number}
            is_paid={isClaimed}
            errors={errors}
            claim={() => begin({ method: begun?.method ?? method, account_number, is_paid: true })}
            goOn={goOn ?? (() => changePlace(place))}
          />
        )}
        <form
          noValidate
          onSubmit={submit}
          onInput={(event) => {
            const isAmount = event.target instanceof HTMLInputElement && event.target.name === 'amount';
            if (!isAmount) beginHere();
            cashinDraft.keep({ texts: readForm(event.currentTarget) });
          }}
          className={`flex flex-col gap-4 ${isSent ? '' : 'pt-4'}`}
        >
          {isSent && (
            <SentAccount
              start={kept.texts['holder_phone'] ?? (begun?.method.id === method.id ? begun.account_number : '')}
              error={errors['holder_phone']}
              goBack={() => tellSent(false)}
            />
          )}
          <Field
            label={isCard(method) ? cashin.card_amount : t.cashin.amount}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            value={amount}
            onChange={(event) => changeAmount(event.target.value)}
            hint={!paid.is_paid && fill(t.cashin.limits, { minimum: kyatOf(method.minimum), maximum: kyatOf(method.maximum) })}
            error={errors['amount']}
            beside={
              !isCard(method) &&
              isOpen &&
              amount_pya > 0 && (
                <IconButton name={cashin.copy_amount} onClick={() => void copyText(String(amount_pya / 100))} className="text-gold-ink">
                  <CopyIcon />
                </IconButton>
              )
            }
          />
          {isOpen && <QuickAmounts of="GET /api/cashin-amount" choose={changeAmount} />}
          {!isCard(method) && isOpen && amount_pya >= pyaOf(method.minimum) && amount_pya <= pyaOf(method.maximum) && (
            <ExactAmount key={method.id} payment_id={method.id} amount_pya={amount_pya} choose={changeAmount} />
          )}
          {isCard(method) ? (
            <Field
              label={cashin.voucher}
              name="voucher_code"
              defaultValue={kept.texts['voucher_code']}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              hint={feeTold(cashin, method.percentage, amount_pya)}
              error={errors['voucher_code']}
            />
          ) : (
            <TransferFields errors={errors} texts={kept.texts} />
          )}
          {!isCard(method) && <ScreenshotField />}
          <PromoField
            start={kept.texts['promo_code'] ?? ''}
            amount_pya={isCard(method) ? lessFee(amount_pya, method.percentage) : amount_pya}
            error={errors['promo_code']}
          />
          <Button type="submit" look="gold" wide>
            {t.cashin.send}
          </Button>
        </form>
      </Card>
    </>
  );
}

/** The fee of a card, with what is left of an amount that is typed. */
function feeTold(cashin: ReturnType<typeof useT<'wallet'>>['cashin'], percent: number, amount_pya: number): string {
  if (amount_pya === 0) return fill(cashin.fee, { percent });
  return fill(cashin.fee_gives, { percent, amount: kyatShown(lessFee(amount_pya, percent)) });
}

type TransferProps = { errors: Record<string, string>; texts: Record<string, string> };

/** What the player tells of a transfer. */
function TransferFields({ errors, texts }: TransferProps) {
  const t = useT('account');
  return (
    <>
      <Field
        label={t.cashin.transaction}
        name="transaction_id"
        inputMode="numeric"
        autoComplete="off"
        onInput={keepLastDigits}
        defaultValue={texts['transaction_id']}
        error={errors['transaction_id']}
      />
      <Field
        label={t.cashin.holder}
        name="account_name"
        autoComplete="name"
        maxLength={80}
        defaultValue={texts['account_name']}
        hint={t.cashin.holder_hint}
        error={errors['account_name']}
      />
    </>
  );
}

/** Who pastes the whole number of a transaction gives its last digits, which is what is asked for. */
function keepLastDigits({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  if (field.value.length > ID_DIGITS) field.value = latinDigits(field.value).replace(/\D/g, '').slice(-ID_DIGITS);
}
