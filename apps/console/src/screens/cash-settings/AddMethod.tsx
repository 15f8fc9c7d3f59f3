import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { useAction } from '../../parts/use-action.ts';
import { KINDS, METHODS_CALL, type Method } from './cash-settings.ts';

/** Adds a way to pay. It is off both ways until it is set up. */
export function AddMethod({ close }: { close: () => void }) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Method['kind']>('pay');
  const [fee_percent, setFee] = useState<number | string>(0);
  const add = useAction('POST /api/console/payment-methods', {
    done: 'The way to pay is added. Set it up, then switch it on.',
    refreshes: [METHODS_CALL],
    onDone: close,
  });
  return (
    <Confirm
      title="Add a way to pay"
      action="Add"
      isRunning={add.isPending}
      isBlocked={name.trim() === '' || fee_percent === ''}
      close={close}
      confirm={() => add.mutate({ body: { name: name.trim(), kind, fee_percent: Number(fee_percent) } })}
    >
      <TextInput
        label="Name"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={40}
        required
        data-autofocus
      />
      <NativeSelect
        label="Kind"
        description="It cannot be changed later."
        value={kind}
        data={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
        onChange={(event) => setKind(event.currentTarget.value as Method['kind'])}
      />
      <NumberInput label="Fee" suffix=" %" min={0} max={99} allowDecimal={false} hideControls value={fee_percent} onChange={setFee} />
    </Confirm>
  );
}
