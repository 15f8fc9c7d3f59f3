import { Button, Group, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { mayDo, useOperator } from '../../app/operator.ts';
import { Confirm } from '../../parts/Confirm.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { useAction } from '../../parts/use-action.ts';
import { differences, type RewardTerms, type WaitingTerms } from './terms.ts';

const TERMS = ['GET /api/console/reward-terms'] as const;
type WaitingProps = { now: RewardTerms; waiting: WaitingTerms };

/** A change that may cost more, with what it changes; another operator than who asked for it lets it count. */
export function WaitingChange({ now, waiting }: WaitingProps) {
  const { username, roles } = useOperator();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useAction('POST /api/console/reward-terms-changes/:id/withdraw', {
    done: 'The change is withdrawn.',
    refreshes: TERMS,
  });
  const isOwn = waiting.asked_by === username;
  return (
    <Stack gap="sm">
      <Text size="sm">
        {waiting.asked_by} asked for it, <Moment at={waiting.asked_at} />.
      </Text>
      <Differences now={now} waiting={waiting} />
      {mayDo(roles, 'cash') && (
        <Group gap="xs">
          <Button size="xs" disabled={isOwn} onClick={() => setAsking(true)}>
            Confirm
          </Button>
          <Button size="xs" variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ params: { id: waiting.id } })}>
            Withdraw
          </Button>
        </Group>
      )}
      {isOwn && (
        <Text size="xs" c="dimmed">
          You asked for this. A second operator has to confirm it.
        </Text>
      )}
      {isAsking && <Ask now={now} waiting={waiting} close={() => setAsking(false)} />}
    </Stack>
  );
}

function Ask({ now, waiting, close }: WaitingProps & { close: () => void }) {
  const confirm = useAction('POST /api/console/reward-terms-changes/:id/confirm', {
    done: 'The terms are changed.',
    refreshes: TERMS,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title="Let these terms hold?"
      action="Confirm the terms"
      isRunning={confirm.isPending}
      close={close}
      confirm={() => confirm.mutate({ params: { id: waiting.id } })}
    >
      <Differences now={now} waiting={waiting} />
      <Text size="sm">They hold for what is settled, started or opened from now on.</Text>
    </Confirm>
  );
}

function Differences({ now, waiting }: WaitingProps) {
  const told = differences(now, waiting.data);
  if (told.length === 0) return <Text size="sm">It changes nothing any more.</Text>;
  return (
    <List size="sm">
      {told.map((it) => (
        <List.Item key={it}>{it}</List.Item>
      ))}
    </List>
  );
}
