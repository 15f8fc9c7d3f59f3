import { Button, Group, Table, Text } from '@mantine/core';
import { Acting } from '../../parts/Acting.tsx';
import { FactTable } from '../../parts/FactTable.tsx';
import { Age, Moment } from '../../parts/Moment.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useAction } from '../../parts/use-action.ts';
import { WholeLine } from '../../parts/WholeLine.tsx';
import type { AlertWays } from './system.ts';

type Way = AlertWays['ways'][number];
const NAMES = { mail: 'Mail', chat: 'Webhook' } as const;
const WAITS_LONG_MS = 120_000;

/** How each way fares: what went out last, what waits, and why. */
export function WayTable({ ways }: { ways: Way[] }) {
  const trial = useAction('POST /api/console/alert-ways/trial', {
    done: 'A trial is on its way.',
    refreshes: ['GET /api/console/alert-ways'],
  });
  return (
    <>
      <FactTable label="Ways" layout="fixed">
        <Table.Tbody>
          {ways.map((it) => (
            <Table.Tr key={it.way}>
              <Table.Th scope="row" w="30%">
                {NAMES[it.way]}
              </Table.Th>
              <Table.Td>
                <WayState way={it} />
              </Table.Td>
              <Table.Td ta="right">
                {it.last_sent_at && (
                  <Text size="xs" c="dimmed">
                    sent last <Moment at={it.last_sent_at} />
                  </Text>
                )}
                {it.next_at && (
                  <Text size="xs" c="dimmed">
                    tried next <Moment at={it.next_at} />
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </FactTable>
      <Acting>
        <Group justify="flex-end" my="sm">
          <Button
            size="xs"
            variant="default"
            disabled={!ways.some((it) => it.is_set_up && it.is_used)}
            loading={trial.isPending}
            onClick={() => trial.mutate({})}
          >
            Send a trial
          </Button>
        </Group>
      </Acting>
    </>
  );
}

function WayState({ way }: { way: Way }) {
  if (!way.is_set_up) return <Tag color="gray">not set up on the machine</Tag>;
  if (!way.is_used) return <Tag color="gray">nobody is told</Tag>;
  return (
    <>
      <Tag color={way.error === null ? 'green' : 'red'}>{way.error === null ? 'in order' : 'failing'}</Tag>
      {way.error ? (
        <WholeLine of={NAMES[way.way]} error={way.error}>
          {way.error}
        </WholeLine>
      ) : (
        way.oldest_waiting_at && (
          <Text size="xs">
            {way.waiting_count} waiting, the oldest <Age since={way.oldest_waiting_at} old_after_ms={WAITS_LONG_MS} />
          </Text>
        )
      )}
    </>
  );
}
