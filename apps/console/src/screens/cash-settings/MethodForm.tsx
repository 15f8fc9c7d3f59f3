import { NumberInput, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { Confirm } from '../../parts/Confirm.tsx';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { useAction } from '../../parts/use-action.ts';
import { METHODS_CALL, type Method } from './cash-settings.ts';

const AMOUNTS = ['in_minimum', 'in_maximum', 'out_minimum', 'out_maximum'] as const;

/** Changes a way to pay: its name, switches, limits and fee. */
export function MethodForm({ method, close }: { method: Method; close: () => void }) {
  const form = useForm({ initialValues: valuesOf(method) });
  const change = useAction('POST /api/console/payment-methods/:id', {
    done: `${method.name} is changed.`,
    refreshes: [METHODS_CALL],
    onDone: close,
  });
  const logo = useAction('POST /api/console/payment-methods/:id/logo', { done: 'The logo is changed.', refreshes: [METHODS_CALL] });
  const { values } = form;
  const isCard = method.kind === 'mobile_topup';
  const isBlocked =
    values.name.trim() === '' ||
    AMOUNTS.some((key) => values[key] === '') ||
    Number(values.in_maximum) < Number(values.in_minimum) ||
    Number(values.out_maximum) < Number(values.out_minimum);
  const body = { ...values, name: values.name.trim(), fee_percent: Number(values.fee_percent), position: Number(values.position) };
  return (
    <Confirm
      title={method.name}
      action="Save"
      isRunning={change.isPending}
      isBlocked={isBlocked}
      close={close}
      confirm={() => change.mutate({ params: { id: method.id }, body })}
    >
      <PictureButton
        label="Logo"
        picture={method.logo}
        isSending={logo.isPending}
        send={(image) => logo.mutate({ params: { id: method.id }, image })}
      />
      <TextInput label="Name" maxLength={40} required {...form.getInputProps('name')} />
      <Switch label="Cash in" {...form.getInputProps('cash_in_open', { type: 'checkbox' })} />
      <SimpleGrid cols={2} spacing="sm">
        <KyatInput label="Least in" required {...form.getInputProps('in_minimum')} />
        <KyatInput label="Most in" required {...form.getInputProps('in_maximum')} />
      </SimpleGrid>
      {!isCard && (
        <>
          <Switch label="Cash out" {...form.getInputProps('cash_out_open', { type: 'checkbox' })} />
          <SimpleGrid cols={2} spacing="sm">
            <KyatInput label="Least out" required {...form.getInputProps('out_minimum')} />
            <KyatInput label="Most out" required {...form.getInputProps('out_maximum')} />
          </SimpleGrid>
        </>
      )}
      <SimpleGrid cols={2} spacing="sm">
        <NumberInput label="Fee" suffix=" %" min={0} max={99} allowDecimal={false} hideControls {...form.getInputProps('fee_percent')} />
        <NumberInput label="Place" min={0} max={1000} allowDecimal={false} hideControls {...form.getInputProps('position')} />
      </SimpleGrid>
    </Confirm>
  );
}

function valuesOf(method: Method) {
  const kyat = (wire: string): number | string => pyaOf(wire) / PYA_PER_KYAT;
  return {
    name: method.name,
    cash_in_open: method.cash_in_open,
    cash_out_open: method.cash_out_open,
    in_minimum: kyat(method.in_minimum),
    in_maximum: kyat(method.in_maximum),
    out_minimum: kyat(method.out_minimum),
    out_maximum: kyat(method.out_maximum),
    fee_percent: method.fee_percent as number | string,
    position: method.position as number | string,
  };
}
