import { Button, Group, Text } from '@mantine/core';

type TwoDeedsProps = {
  /** The deed that comes next, and why this operator cannot do it. */
  next: { label: string; refusal?: string | null; choose: () => void };
  /** The other way it can end. */
  other: { label: string; choose: () => void };
  /** Neither can be done now. */
  isResting?: boolean;
};

/** The two deeds on what waits in a list: the next one, and the other end. Says why the next one is not this operator's to do. */
export function TwoDeeds({ next, other, isResting = false }: TwoDeedsProps) {
  const refusal = next.refusal ?? null;
  return (
    <div>
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <Button size="xs" disabled={isResting || refusal !== null} onClick={next.choose}>
          {next.label}
        </Button>
        <Button size="xs" variant="default" disabled={isResting} onClick={other.choose}>
          {other.label}
        </Button>
      </Group>
      {refusal && (
        <Text size="xs" c="dimmed" ta="right" maw={220} ml="auto" mt={4}>
          {refusal}
        </Text>
      )}
    </div>
  );
}
