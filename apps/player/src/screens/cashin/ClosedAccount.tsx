import { fill } from '@shwekan/phrases/fill';
import { useEffect, useId, useRef } from 'react';
import { useT } from '../../house/language.ts';
import type { FieldErrors } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { AlertIcon } from '../../parts/icons.tsx';
import { toast } from '../../phone/toast.ts';

type ClosedAccountProps = {
  account_number: string;
  is_paid: boolean;
  /** Of the last try to send. */
  errors: FieldErrors;
  /** The player says that the money was sent already. */
  claim: () => void;
  /** The player says that it was not: the next account is offered. */
  goOn: () => void;
};

/** Says that an account is closed whose number the player has read, and asks whether they have paid to it already. */
export function ClosedAccount({ account_number, is_paid, errors, claim, goOn }: ClosedAccountProps) {
  const { cashin } = useT('wallet');
  const id = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  const error = is_paid ? undefined : errors['account'];
  useEffect(() => {
    if (errors['account'] !== undefined) place.current?.focus();
  }, [errors]);
  const said = fill(cashin.closed_account, { account: account_number });
  // Whoever is further down the form does not see it.
  const atFirst = useRef(is_paid ? null : said);
  useEffect(() => {
    if (atFirst.current !== null) toast('warning', atFirst.current);
    atFirst.current = null;
  }, []);
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      aria-describedby={error && id}
      className="flex min-w-0 flex-col gap-3 rounded-control border border-warn p-3 outline-none"
    >
      <p role="alert" className="flex gap-2 font-semibold">
        <AlertIcon className="size-6 shrink-0 text-warn" />
        <span className="min-w-0">{said}</span>
      </p>
      <div className="flex gap-2 zoomed:flex-col">
        <Button wide look={is_paid ? 'gold' : 'quiet'} aria-pressed={is_paid} onClick={claim}>
          {cashin.closed_paid}
        </Button>
        <Button wide onClick={goOn}>
          {cashin.closed_unpaid}
        </Button>
      </div>
      {is_paid && (
        <p role="status" className="text-soft text-sm">
          {cashin.closed_told}
        </p>
      )}
      {error !== undefined && (
        <p id={id} className="text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
