import { useState } from 'react';
import type { CallInput } from '../app/call.ts';
import type { GetName } from '../app/queries.ts';
import { NumberField } from './NumberField.tsx';
import { type PostName, useAction } from './use-action.ts';
import { useActsHere } from './use-acts-here.ts';

type PlaceInputProps<N extends PostName> = {
  label: string;
  place: number;
  call: N;
  sent: (position: number) => CallInput<N>;
  /** The list in which it stands. */
  refreshes: readonly GetName[];
};

/** The place of a row among the others, moved when the field is left. */
export function PlaceInput<N extends PostName>({ label, place, call, sent, refreshes }: PlaceInputProps<N>) {
  const { mutate } = useAction(call, { refreshes });
  const [failures, setFailures] = useState(0);
  const acts = useActsHere();
  return (
    <NumberField
      // Begins anew when the place has changed, and when it was not moved.
      key={`${place} ${failures}`}
      aria-label={label}
      disabled={!acts}
      defaultValue={place}
      min={0}
      max={100_000}
      allowDecimal={false}
      size="xs"
      w={72}
      ml="auto"
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        if (typed !== '' && Number(typed) !== place) mutate(sent(Number(typed)), { onError: () => setFailures(failures + 1) });
      }}
    />
  );
}
