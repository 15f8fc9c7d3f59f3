import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';

type SentAccountProps = {
  /** As it was typed before, or as it was read here. */
  start: string;
  error: string | undefined;
  /** Nothing was sent: back to the accounts that take money. */
  goBack: () => void;
};

/** Asks which account was paid, where it is none of those that are shown: one that is closed, full, or of last month. */
export function SentAccount({ start, error, goBack }: SentAccountProps) {
  const { cashin } = useT('wallet');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft">{cashin.sent_text}</p>
      <Button look="text" className="-mx-4 -my-2 self-start text-start text-sm" onClick={goBack}>
        {cashin.closed_unpaid}
      </Button>
      <Field
        label={cashin.sent_account}
        name="holder_phone"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        defaultValue={start}
        hint={cashin.sent_account_hint}
        error={error}
      />
    </div>
  );
}
