import { fill } from '@shwekan/phrases/fill';
import { amountTyped, kyatOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { refreshCalls } from '../../house/query.ts';
import { useSend } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { submitting, wrongFields } from '../../parts/form.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { toast } from '../../phone/toast.ts';
import { type Limit, type Place, raiseSays } from './limit.ts';

type LimitSheetProps = { place: Place; limit: Limit | undefined; close: () => void };

/** Sets, lowers, raises or removes one limit. */
export function LimitSheet({ place, limit, close }: LimitSheetProps) {
  const account = useT('account');
  const { limits: t } = useT('person');
  const { send, errors, setErrors } = useSend('POST /api/user/play_limits', ['amount']);

  async function change(amount: string | null) {
    const answer = await send({ body: { ...place, amount } });
    if (answer === null) return;
    refreshCalls('GET /api/user/play_limits');
    const raise = answer.data.limits.find((it) => it.kind === place.kind && it.period === place.period)?.raise ?? null;
    // More, or no limit, is only asked for.
    if (raise === null) toast('success', t.saved);
    else toast('info', raiseSays(raise, t));
    close();
  }
  const submit = submitting(
    ({ amount = '' }) => wrongFields({ amount: amountTyped(amount) === null && account.wrong.amount }),
    setErrors,
    ({ amount = '' }) => change(amountTyped(amount)),
  );
  return (
    <Sheet title={fill(t.edit, { kind: t[place.kind], period: t[place.period] })} open close={close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t.amount}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          defaultValue={limit === undefined ? '' : kyatOf(limit.limit)}
          hint={t.text}
          error={errors['amount']}
        />
        <Button type="submit" look="gold" wide>
          {t.set}
        </Button>
        {limit !== undefined && (
          <Button wide onClick={() => void change(null)}>
            {t.remove}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
