import { Button, Stack, TextInput } from '@mantine/core';
import { latinDigits } from '@shwekan/rules';
import { type FormEvent, type KeyboardEvent, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Choices } from '../../parts/Choices.tsx';
import { kyatNumber } from '../../parts/format.ts';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { isAsked, useAction } from '../../parts/use-action.ts';
import { QUEUES } from '../../parts/use-claim.ts';
import { type CashIn, CORRECTIONS, refuseTransactionId, requestOf } from './cash-ins.ts';
import { pasted, usePasted } from './use-pasted.ts';
import { useTake } from './use-take.ts';

// Only another amount asks for a reason.
const ReasonChoice = lazy(() => import('../../parts/ReasonChoice.tsx').then((it) => ({ default: it.ReasonChoice })));

/** What is typed may be an id of a payment, and no key of the page that was pressed in the field. */
const HAS_DIGIT = /\d/;

type ApproveFormProps = {
  cash_in: CashIn;
  rows: readonly CashIn[];
  /** What the key that approves leads to. */
  field: RefObject<HTMLInputElement | null>;
  isResting: boolean;
  go: (id: number | undefined) => void;
  decided: () => void;
  /** What else can be done, beside the button that approves. */
  children: ReactNode;
};

/** The whole transaction id, what came if it is another amount, and the credit: once, however often it is pressed. */
export function ApproveForm({ cash_in, rows, field, isResting, go, decided, children }: ApproveFormProps) {
  const { id, transaction_id, voucher_code } = cash_in;
  const isCard = voucher_code !== null;
  const asked = kyatNumber(cash_in.amount);
  const [typed, setTyped] = useState(() => pasted.textFor(id));
  const [amount, setAmount] = useState<number | string>(() => pasted.kyatFor(id) ?? asked);
  const corrections = CORRECTIONS[isCard ? 'card' : 'transfer'];
  const [reason, setReason] = useState<string>(corrections[0]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { take, keep } = useTake(id);
  const ends = () => {
    keep();
    decided();
  };
  const { mutate, isPending } = useAction('POST /api/console/cash-in/:id/approve', {
    done: (answer) => (isAsked(answer) ? '' : `Cash-in #${id} is approved and credited.`),
    refreshes: [QUEUES.cash_in.list],
    onDone: ends,
    onConflict: (code) => code === 'already_decided' && ends(),
    onRefusal: (sentence, conflict) => {
      if (conflict === 'already_decided') return false;
      setRefusal(sentence);
      return true;
    },
  });
  // What was pasted elsewhere for this request is typed as it opens.
  const opened = useRef(() => typed !== '' && take());
  useEffect(() => {
    pasted.forget();
    opened.current();
  }, []);
  const type = (text: string) => {
    setTyped(latinDigits(text));
    setRefusal(null);
    if (HAS_DIGIT.test(latinDigits(text))) take();
  };
  usePasted(field, (text) => {
    const row = requestOf(rows, text, cash_in);
    if (row === null || row.id === id) {
      if (isCard) return false;
      field.current?.focus();
      type(text);
      return true;
    }
    pasted.keep(row.id, text);
    go(row.id);
    return true;
  });
  const isOther = Number(amount) !== asked;
  const correct = (next: number | string) => {
    setAmount(next);
    // The reasons are shown anew when they are asked for again, at the first.
    if (Number(next) === asked) setReason(corrections[0]);
  };
  const wrong = isCard ? null : refuseTransactionId(typed, transaction_id);
  const isReady = wrong === null && Number(amount) > 0 && (!isOther || reason !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isResting || !isReady) return;
    setRefusal(null);
    const body = {
      ...(isCard ? {} : { full_transaction_id: typed.trim() }),
      ...(isOther && { amount: String(amount), correction: reason }),
    };
    mutate({ params: { id }, body });
  };
  return (
    <form onSubmit={submit} onKeyDown={dropRepeatedEnter} aria-label={`Approve cash-in #${id}`}>
      <Stack gap="sm">
        {!isCard && (
          <TextInput
            ref={field}
            label="Full transaction ID"
            description={`As it stands in the house's account; it ends with ${transaction_id}.`}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
            error={typed.length >= 6 ? wrong : null}
            disabled={isResting}
            spellCheck={false}
            autoComplete="off"
            maxLength={60}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          />
        )}
        <KyatInput
          label="Amount that came"
          description="Another one than the player wrote asks for a reason."
          value={amount}
          onChange={correct}
          min={1}
          disabled={isResting}
          {...(isCard && { ref: field })}
        />
        {isOther && (
          <>
            <Suspense fallback={null}>
              <ReasonChoice reasons={corrections} change={setReason} />
            </Suspense>
            {Number(amount) > asked && (
              <Callout color="yellow">It is more than the player wrote: a second person has to confirm it.</Callout>
            )}
          </>
        )}
        {refusal !== null && (
          <Callout color="red" role="alert">
            {refusal}
          </Callout>
        )}
        <Choices>
          {children}
          <Button type="submit" loading={isPending} disabled={isResting || !isReady}>
            Approve and credit
          </Button>
        </Choices>
      </Stack>
    </form>
  );
}

/** A key that is held down decides once: not the next request as well. */
function dropRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
