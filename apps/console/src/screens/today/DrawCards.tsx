import { Anchor, Group, Table, Text } from '@mantine/core';
import { leadingLotteries } from '@shwekan/rules';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNow } from '../../app/operator.ts';
import { DrawState } from '../../parts/DrawState.tsx';
import { type Draw, drawsAround } from '../../parts/draws.ts';
import { Figure } from '../../parts/Figure.tsx';
import { Countdown } from '../../parts/Moment.tsx';
import { shortDay } from '../../parts/time.ts';
import { Card } from './Card.tsx';

const SHOWN = 6;
// What follows another lottery has its draws and its result with it.
const LEADERS = leadingLotteries();

/** The draws around today of all lotteries that have results of their own, as one answer. */
function useDrawsAround() {
  return useQueries({
    queries: LEADERS.map((lottery) => drawsAround(lottery)),
    combine: (all) => ({
      draws: all.flatMap((it) => it.data?.data ?? []),
      isPending: all.some((it) => it.isPending),
      isFetching: all.some((it) => it.isFetching),
      error: all.find((it) => it.error !== null)?.error ?? null,
      refetch: () => Promise.all(all.map((it) => it.refetch())),
    }),
  });
}

/** The draws that are still to be held. */
export function NextDraws() {
  const query = useDrawsAround();
  const now_ms = useNow();
  const rows = query.draws
    .filter((draw) => draw.void_reason === null && Date.parse(draw.draws_at) > now_ms)
    .toSorted((one, other) => Date.parse(one.draws_at) - Date.parse(other.draws_at))
    .slice(0, SHOWN);
  return (
    <Card title="Next draws" from={query} link={(props) => <Link to="/draws" {...props} />}>
      {rows.length === 0 ? (
        <Text size="sm">No draw is planned in the next seven days.</Text>
      ) : (
        <Table tabularNums aria-label="Next draws" horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Draw</Table.Th>
              <Table.Th ta="right" style={{ whiteSpace: 'nowrap' }}>
                Closes in
              </Table.Th>
              <Table.Th ta="right">Staked</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((draw) => (
              <Table.Tr key={draw.id}>
                <Table.Td>
                  <Group gap="xs">
                    <DrawLink draw={draw} />
                    <DrawState draw={draw} />
                  </Group>
                </Table.Td>
                <Table.Td ta="right">
                  <Countdown until={draw.closes_at} over="closed" />
                </Table.Td>
                <Table.Td ta="right">
                  <Figure kyat={draw.staked} of={{ figure: 'stakes', by: 'open_draw', key: `${draw.id} 0` }} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}

function DrawLink({ draw }: { draw: Draw }) {
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id: String(draw.id) }} {...props} />}>
      {draw.lottery} {shortDay(draw.date)} {draw.section}
    </Anchor>
  );
}
