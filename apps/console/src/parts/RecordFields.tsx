import { Text } from '@mantine/core';
import { fieldsOf } from './readable.ts';

/** The fields of a stored record, one below the other, as a person reads them. */
export function RecordFields({ of }: { of: unknown }) {
  return fieldsOf(of).map(({ name, value }) => (
    <Text key={name} size="xs" style={{ overflowWrap: 'anywhere' }}>
      <Text span inherit c="dimmed">
        {name}:
      </Text>{' '}
      {value}
    </Text>
  ));
}
