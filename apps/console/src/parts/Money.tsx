import { Text, type TextProps } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';

/** Kyat of the wire with thousands separators, on one line. */
export function Money({ kyat, ...text }: { kyat: string } & TextProps) {
  return (
    <Text span inherit style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }} {...text}>
      {kyatOf(kyat)}
    </Text>
  );
}
