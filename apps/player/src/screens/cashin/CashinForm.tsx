import { fill } from '@shwekan/phrases/fill';
import { kyatOf } from '@shwekan/ui';
import { useState } from 'react';
import { useT } from '../../app/language.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { copyText } from '../../parts/copy.ts';
import { Field } from '../../parts/Field.tsx';
import { CopyIcon } from '../../parts/icons.tsx';
import { CheckingCard } from './CheckingCard.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { type Method, useCashin } from './use-cashin.ts';

/** The account to transfer to, and what the player tells of the transfer. */
export function CashinForm({ method }: { method: Method }) {
  const t = useT('account');
  const accounts = method.payment_account_numbers;
  const [place, setPlace] = useState(0);
  const account = accounts[place] ?? accounts[0];
  const [amount, setAmount] = useState('');
  const { way, errors, submit, askAgain } = useCashin(method, account?.account_number ?? '');
  if (account === undefined) return null;
  return (
    <>
      {way !== 'form' && <CheckingCard way={way} askAgain={askAgain} />}
      <Card title={t.cashin.transfer_text} className={way === 'form' ? '' : 'hidden'}>
        <div className="flex flex-col gap-2">
          {accounts.map((it, index) => (
            <div key={it.account_number} className="flex items-center gap-1 rounded-control bg-gold-wash py-2 pr-1 pl-3">
              {accounts.length > 1 && (
                <input
                  type="radio"
                  name="account"
                  aria-label={it.account_number}
                  checked={index === place}
                  onChange={() => setPlace(index)}
                  className="mr-2 size-6 accent-gold-deep"
                />
              )}
              <div className="min-w-0 flex-1">
                <p className="text-soft text-sm">{it.account_name}</p>
                <p className="break-words font-bold text-gold-ink text-lg tabular-nums">{it.account_number}</p>
              </div>
              <IconButton name={t.cashin.copy_account} onClick={() => void copyText(it.account_number)} className="text-gold-ink">
                <CopyIcon />
              </IconButton>
            </div>
          ))}
        </div>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-4">
          <Field
            label={t.cashin.amount}
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            hint={fill(t.cashin.limits, { minimum: kyatOf(method.minimum), maximum: kyatOf(method.maximum) })}
            error={errors['amount']}
          />
          <QuickAmounts choose={setAmount} />
          <Field
            label={t.cashin.holder}
            name="account_name"
            autoComplete="name"
            maxLength={80}
            hint={t.cashin.holder_hint}
            error={errors['account_name']}
          />
          <Field
            label={t.cashin.transaction}
            name="transaction_id"
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            error={errors['transaction_id']}
          />
          <Button type="submit" look="gold" wide>
            {t.cashin.send}
          </Button>
        </form>
      </Card>
    </>
  );
}
