import { Button } from '@mantine/core';
import { useOperator } from '../../app/operator.ts';
import { Acting } from '../../parts/Acting.tsx';
import { Short } from '../../parts/Short.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { deedOf, type OpenAlert } from './alerts.ts';

/** The way to close an alert, for who may. */
export function Closing({ alert, onDone }: { alert: OpenAlert; onDone?: () => void }) {
  const { username } = useOperator();
  const close = useAction('POST /api/console/alerts/:id/close', { done: 'The alert is closed.', refreshes: ['GET /api/console/alerts'] });
  if (alert.closed_at !== null) {
    return <Tag color="gray">closed</Tag>;
  }
  if (deedOf(alert.data).by === username) {
    return (
      <Short c="dimmed" miw={140}>
        It is about you: somebody else closes it.
      </Short>
    );
  }
  return (
    <Acting>
      <Button
        size="xs"
        variant="default"
        loading={close.isPending}
        onClick={() => close.mutate({ params: { id: alert.id } }, onDone && { onSuccess: onDone })}
      >
        Close
      </Button>
    </Acting>
  );
}
