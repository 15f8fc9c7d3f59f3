import { NumberInput } from '@mantine/core';

type PlaceInputProps = { label: string; place: number; move: (place: number) => void };

/** The place of a row among the others, moved when the field is left. Remount it (by `key`) when the place has changed. */
export function PlaceInput({ label, place, move }: PlaceInputProps) {
  return (
    <NumberInput
      aria-label={label}
      defaultValue={place}
      min={0}
      max={100_000}
      allowDecimal={false}
      hideControls
      size="xs"
      w={72}
      ml="auto"
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        if (typed !== '' && Number(typed) !== place) move(Number(typed));
      }}
    />
  );
}
