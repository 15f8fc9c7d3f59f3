import { Button, Group, Text } from '@mantine/core';
import { useNow, useOperator } from '../app/operator.ts';
import { type Claim, holderOf, WorkedOn } from './RequestCells.tsx';

type RequestDeedsProps = {
  request: Claim & { state: string };
  /** The deed that comes next, and why this operator cannot do it. */
  next: { label: string; refusal?: string | null; choose: () => void };
  reject: () => void;
};

/** The two deeds on a request that waits; both rest while another operator works on it. */
export function RequestDeeds({ request, next, reject }: RequestDeedsProps) {
  const { username } = useOperator();
  const holder = holderOf(request, useNow());
  if (request.state !== 'pending') return null;
  const isTaken = holder !== null && holder !== username;
  const refusal = next.refusal ?? null;
  return (
    <div>
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <Button size="xs" disabled={isTaken || refusal !== null} onClick={next.choose}>
          {next.label}
        </Button>
        <Button size="xs" variant="default" disabled={isTaken} onClick={reject}>
          Reject
        </Button>
      </Group>
      {refusal && (
        <Text size="xs" c="dimmed" ta="right" maw={220} ml="auto">
          {refusal}
        </Text>
      )}
      {isTaken && <WorkedOn claim={request} />}
    </div>
  );
}
