import { fill } from '@shwekan/phrases/fill';
import { kyatOf } from '@shwekan/ui';
import { useRef, useState } from 'react';
import { useT } from '../../house/language.ts';
import type { Session } from '../../house/session.ts';
import { Balance } from '../../parts/Balance.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { CheckingCard } from '../../parts/cash/CheckingCard.tsx';
import { cashoutDraft } from '../../parts/cash/draft.ts';
import { QuickAmounts } from '../../parts/cash/QuickAmounts.tsx';
import { Field, PasswordField } from '../../parts/Field.tsx';
import { readForm } from '../../parts/form.ts';
import { type Method, useCashout } from './use-cashout.ts';

/** How much, to whose account, and the password again. What was typed outlives another method and a reload; the account is offered next time. */
export function CashoutForm({ method, player }: { method: Method; player: Session }) {
  const t = useT('account');
  const { cashout, main } = useT('wallet');
  const [kept] = useState(() => cashoutDraft.read().texts);
  const [amount, setAmount] = useState(kept['amount'] ?? '');
  const changeAmount = (to: string) => {
    setAmount(to);
    cashoutDraft.keep({ texts: { amount: to } });
  };
  const form = useRef<HTMLFormElement>(null);
  // No amount and no password at once: the same cash-out must not be sent again by a second tap before the request is shown.
  const { way, errors, submit, askAgain } = useCashout(method, () => {
    setAmount('');
    const password = form.current?.elements.namedItem('password');
    if (password instanceof HTMLInputElement) password.value = '';
  });
  return (
    <>
      {way !== 'form' && <CheckingCard way={way} askAgain={askAgain} />}
      <Card className={way === 'form' ? '' : 'hidden'}>
        <p className="flex flex-wrap items-center justify-between gap-x-3 pb-3">
          <span className="text-soft">{main}</span>
          <Balance wire={player.balance} className="font-bold text-lg" />
        </p>
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          onInput={(event) => cashoutDraft.keep({ texts: readForm(event.currentTarget) })}
          className="flex flex-col gap-4"
        >
          <Field
            label={t.cashin.amount}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            value={amount}
            onChange={(event) => changeAmount(event.target.value)}
            hint={fill(t.cashin.limits, { minimum: kyatOf(method.minimum), maximum: kyatOf(method.maximum) })}
            error={errors['amount']}
          />
          <QuickAmounts of="GET /api/cashout-amount" choose={changeAmount} />
          <Field
            label={cashout.holder}
            name="account_name"
            autoComplete="name"
            maxLength={80}
            defaultValue={kept['account_name']}
            hint={cashout.holder_hint}
            error={errors['account_name']}
          />
          <Field
            label={cashout.account_number}
            name="user_phone"
            inputMode="numeric"
            autoComplete="off"
            maxLength={60}
            defaultValue={kept['user_phone']}
            hint={cashout.account_number_hint}
            error={errors['user_phone']}
          />
          <PasswordField
            label={t.password}
            name="password"
            autoComplete="current-password"
            hint={cashout.password_hint}
            error={errors['password']}
          />
          <p className="text-soft text-sm">{cashout.held}</p>
          <Button type="submit" look="gold" wide>
            {cashout.send}
          </Button>
        </form>
      </Card>
    </>
  );
}
