import { Text } from '@mantine/core';

/** Why the deed beside it cannot be done. */
export function RefusalNote({ refusal }: { refusal: string | null }) {
  if (refusal === null) return null;
  return (
    <Text size="xs" c="dimmed" ta="right" maw={220} ml="auto" mt={4}>
      {refusal}
    </Text>
  );
}
