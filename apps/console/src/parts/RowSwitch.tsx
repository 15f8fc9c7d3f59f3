import { Switch } from '@mantine/core';
import type { CallInput } from '../app/call.ts';
import type { GetName } from '../app/queries.ts';
import { type PostName, useAction } from './use-action.ts';
import { useActsHere } from './use-acts-here.ts';

type RowSwitchProps<N extends PostName> = {
  /** What is switched, and of what: "Baccarat: hot". */
  label: string;
  isOn: boolean;
  call: N;
  sent: (isOn: boolean) => CallInput<N>;
  /** The list in which it stands. */
  refreshes: readonly GetName[];
};

/** A switch in a row of a list: it is as the server says, and rests while it is changed and for who only reads. */
export function RowSwitch<N extends PostName>({ label, isOn, call, sent, refreshes }: RowSwitchProps<N>) {
  const { mutate, isPending } = useAction(call, { refreshes });
  const acts = useActsHere();
  return (
    <Switch
      aria-label={label}
      checked={isOn}
      disabled={isPending || !acts}
      onChange={(event) => mutate(sent(event.currentTarget.checked))}
    />
  );
}
