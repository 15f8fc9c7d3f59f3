import { Anchor, Table, Text } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';
import { Link } from '@tanstack/react-router';
import { Figure, type FigureOf } from '../../parts/Figure.tsx';
import { Countdown } from '../../parts/Moment.tsx';
import { Section } from '../../parts/Page.tsx';
import { shortDay } from '../../parts/time.ts';
import type { Today } from './today.ts';

/** What draws without a result may cost, and for which number. `isLinked` for who may see a draw. */
export function OpenDraws({ open, isLinked }: { open: Today['open']; isLinked: boolean }) {
  return (
    <Section title="Open draws with stakes">
      {open.draws.length === 0 ? (
        <Text size="sm">Nothing is staked on a draw that is open.</Text>
      ) : (
        <Table aria-label="Open draws with stakes" tabularNums horizontalSpacing={6} verticalSpacing={5}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Draw</Table.Th>
              <Table.Th scope="col" ta="right" visibleFrom="xs">
                Closes in
              </Table.Th>
              <Table.Th scope="col" ta="right">
                Staked
              </Table.Th>
              <Table.Th scope="col" ta="right">
                At worst
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {open.draws.map((it) => (
              <Table.Tr key={it.draw_id}>
                <Table.Td>
                  <DrawName isLinked={isLinked} draw_id={it.draw_id}>{`${it.lottery} ${shortDay(it.date)} ${it.section}`}</DrawName>
                </Table.Td>
                <Table.Td ta="right" visibleFrom="xs">
                  <Countdown until={it.closes_at} over="closed" />
                </Table.Td>
                <Table.Td ta="right">
                  <Figure kyat={it.staked} of={ofDraw('stakes', it)} />
                </Table.Td>
                <Table.Td ta="right">
                  <Figure isMain kyat={it.worst} of={ofDraw('would_pay', it)} />
                  <Text size="xs" c="dimmed">
                    for {it.worst_number}
                  </Text>
                  {it.laid_off !== '0.00' && (
                    <Text size="xs">
                      net {kyatOf(it.net_worst)} for {it.net_worst_number}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  );
}

function ofDraw(figure: FigureOf['figure'], { draw_id, worst_number }: Today['open']['draws'][number]): FigureOf {
  return { figure, by: 'open_draw', key: `${draw_id} ${worst_number}` };
}

function DrawName({ isLinked, draw_id, children }: { isLinked: boolean; draw_id: number; children: string }) {
  if (!isLinked) return children;
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/draws/$draw_id" params={{ draw_id: String(draw_id) }} {...props} />}>
      {children}
    </Anchor>
  );
}
