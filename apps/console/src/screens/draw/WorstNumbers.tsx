import { Table, Text } from '@mantine/core';
import { kyatShown } from '@shwekan/rules';
import type { NumberRow } from './draw.ts';
import { worstNumbers } from './heat.ts';

const SHOWN = 5;

/** What the worst numbers would pay, and what would be left of the stakes. */
export function WorstNumbers({ numbers, staked }: { numbers: readonly NumberRow[]; staked: string }) {
  const worst = worstNumbers(numbers, staked, SHOWN);
  if (worst.length === 0) return <Text size="sm">Nothing is staked yet.</Text>;
  return (
    <Table tabularNums aria-label="What the worst numbers would cost" maw={520}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Number</Table.Th>
          <Table.Th ta="right">Would pay</Table.Th>
          <Table.Th ta="right">Left of the stakes</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {worst.map(({ bet_number, would_pay_pya, left_pya }) => (
          <Table.Tr key={bet_number}>
            <Table.Td fw={700}>{bet_number}</Table.Td>
            <Table.Td ta="right">{kyatShown(would_pay_pya)}</Table.Td>
            <Table.Td ta="right" c={left_pya < 0 ? 'red' : undefined}>
              {kyatShown(left_pya)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
