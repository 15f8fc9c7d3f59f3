import { Deed } from '../../parts/Deed.tsx';
import { KINDS, METHODS_CALL, type Method } from './cash-settings.ts';

const KIND_CHOICES = Object.entries(KINDS).map(([value, label]) => ({ value, label }));
type MethodDraft = { name: string; kind: Method['kind']; fee_percent: number | string };
const NEW: MethodDraft = { name: '', kind: 'pay', fee_percent: 0 };

/** Adds a way to pay. It is off both ways until it is set up. */
export function AddMethod({ close }: { close: () => void }) {
  return (
    <Deed
      call="POST /api/console/payment-methods"
      title="Add a way to pay"
      action="Add"
      values={NEW}
      fields={[
        { kind: 'text', name: 'name', label: 'Name', maxLength: 40, required: true },
        { kind: 'choice', name: 'kind', label: 'Kind', description: 'It cannot be changed later.', data: KIND_CHOICES },
        { kind: 'number', name: 'fee_percent', label: 'Fee', suffix: ' %', min: 0, max: 99, allowDecimal: false },
      ]}
      sent={(draft) => (draft.fee_percent === '' ? null : { body: { ...draft, fee_percent: Number(draft.fee_percent) } })}
      done="The way to pay is added. Set it up, then switch it on."
      refreshes={[METHODS_CALL]}
      close={close}
      stays
    />
  );
}
