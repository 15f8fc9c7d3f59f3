import { Anchor, Table, Text } from '@mantine/core';
import { kyatShown } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Draw } from '../../parts/draws.ts';
import { keptOf, type NumberRow } from './draw.ts';
import { worstNumbers } from './heat.ts';

const SHOWN = 5;

/** What the worst numbers would pay, and what would be left of the stakes; both less what is sold to other houses. */
export function WorstNumbers({ draw, numbers }: { draw: Draw; numbers: readonly NumberRow[] }) {
  const worst = worstNumbers(numbers, keptOf(draw), SHOWN);
  const isSold = draw.laid_off !== null;
  if (worst.length === 0) return <Text size="sm">Nothing is staked yet.</Text>;
  return (
    <>
      <Table tabularNums horizontalSpacing={6} aria-label="What the worst numbers would cost" maw={520}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Number</Table.Th>
            <Table.Th ta="right">Would pay</Table.Th>
            {isSold && <Table.Th ta="right">Net</Table.Th>}
            <Table.Th ta="right">Left of the stakes</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {worst.map(({ bet_number, would_pay_pya, net_pya, left_pya }) => (
            <Table.Tr key={bet_number}>
              <Table.Td fw={700}>
                <WhoStaked draw={draw} bet_number={bet_number}>
                  {bet_number}
                </WhoStaked>
              </Table.Td>
              <Table.Td ta="right">{kyatShown(would_pay_pya)}</Table.Td>
              {isSold && (
                <Table.Td ta="right" fw={600}>
                  {kyatShown(net_pya)}
                </Table.Td>
              )}
              <Table.Td ta="right" c={left_pya < 0 ? 'red' : undefined}>
                {kyatShown(left_pya)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {isSold && (
        <Text size="xs" c="dimmed" mt="xs">
          Net is less what other houses pay; what is left counts the stakes they took and their commission.
        </Text>
      )}
    </>
  );
}

type WhoStakedProps = { draw: Draw; bet_number: string; children?: ReactNode };

/** The way to the slips with a number. */
export function WhoStaked({ draw, bet_number, children = 'Who staked' }: WhoStakedProps) {
  const to = { to: '/draws/$draw_id/slips', params: { draw_id: String(draw.id) }, search: { number: bet_number } } as const;
  return (
    <Anchor inherit aria-label={`Who staked on ${bet_number}`} renderRoot={(props) => <Link {...to} {...props} />}>
      {children}
    </Anchor>
  );
}
