import { NativeSelect } from '@mantine/core';
import { DIALECT_NAMES, DIALECTS, type DialectName } from '@shwekan/rules';

const CHOICES = DIALECT_NAMES.map((value) => ({ value, label: DIALECTS[value].title }));
export const USUAL_DIALECT: DialectName = 'gsc_plus';

/** Which dialect. */
export function DialectChoice({ value, change }: { value: DialectName; change: (value: DialectName) => void }) {
  return (
    <NativeSelect label="Dialect" value={value} data={CHOICES} onChange={(event) => change(event.currentTarget.value as DialectName)} />
  );
}
