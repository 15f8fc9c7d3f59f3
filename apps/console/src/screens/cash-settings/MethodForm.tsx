import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { changesIn, type FieldRow } from '../../parts/fields.ts';
import { kyatNumber } from '../../parts/format.ts';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { METHODS_CALL, type Method } from './cash-settings.ts';

type MethodFields = Pick<Method, 'name' | 'cash_in_open' | 'cash_out_open'> &
  Record<'in_minimum' | 'in_maximum' | 'out_minimum' | 'out_maximum' | 'fee_percent' | 'position', number | string>;

const CASH_IN: readonly FieldRow<MethodFields>[] = [
  { kind: 'text', name: 'name', label: 'Name', maxLength: 40, required: true },
  { kind: 'switch', name: 'cash_in_open', label: 'Cash in' },
  {
    cols: 2,
    of: [
      { kind: 'kyat', name: 'in_minimum', label: 'Least in', required: true },
      { kind: 'kyat', name: 'in_maximum', label: 'Most in', required: true },
    ],
  },
];
const CASH_OUT: readonly FieldRow<MethodFields>[] = [
  { kind: 'switch', name: 'cash_out_open', label: 'Cash out' },
  {
    cols: 2,
    of: [
      { kind: 'kyat', name: 'out_minimum', label: 'Least out', required: true },
      { kind: 'kyat', name: 'out_maximum', label: 'Most out', required: true },
    ],
  },
];
const PLACE: FieldRow<MethodFields> = {
  cols: 2,
  of: [
    { kind: 'number', name: 'fee_percent', label: 'Fee', suffix: ' %', min: 0, max: 99, allowDecimal: false },
    { kind: 'number', name: 'position', label: 'Order', min: 0, max: 1000, allowDecimal: false },
  ],
};

/** Changes a way to pay: closes it and sets its limits at once; that it opens, its name, fee and logo wait for a second person. */
export function MethodForm({ method, close }: { method: Method; close: () => void }) {
  const params = { id: method.id };
  const [opened] = useState(() => fieldsFrom(method));
  return (
    <Deed
      call="POST /api/console/payment-methods/:id"
      title={method.name}
      action="Save"
      values={opened}
      fields={[...CASH_IN, ...(method.kind === 'mobile_topup' ? [] : CASH_OUT), PLACE]}
      sent={(draft) => {
        const isWrong = Number(draft.in_maximum) < Number(draft.in_minimum) || Number(draft.out_maximum) < Number(draft.out_minimum);
        const body = isWrong ? null : changesIn(sentOf(opened), sentOf(draft));
        return body && { params, body };
      }}
      done={`${method.name} is changed.`}
      refreshes={[METHODS_CALL]}
      close={close}
      stays
    >
      <WaitingDeeds subject={`payment_method:${method.id}`} />
      <PictureButton
        label="Logo"
        picture={method.logo}
        call="POST /api/console/payment-methods/:id/logo"
        sent={(image) => ({ params, image })}
        refreshes={[METHODS_CALL]}
      />
    </Deed>
  );
}

function sentOf(draft: MethodFields) {
  return { ...draft, fee_percent: Number(draft.fee_percent), position: Number(draft.position) };
}

function fieldsFrom(method: Method): MethodFields {
  const { name, cash_in_open, cash_out_open, fee_percent, position } = method;
  return {
    name,
    cash_in_open,
    cash_out_open,
    in_minimum: kyatNumber(method.in_minimum),
    in_maximum: kyatNumber(method.in_maximum),
    out_minimum: kyatNumber(method.out_minimum),
    out_maximum: kyatNumber(method.out_maximum),
    fee_percent,
    position,
  };
}
