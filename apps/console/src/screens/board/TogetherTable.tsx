import { Table } from '@mantine/core';
import { Money } from '../../parts/Money.tsx';
import { shortDay } from '../../parts/time.ts';
import type { Together } from './board.ts';

/** What draws that share a result would pay for the worst one. */
export function TogetherTable({ together }: { together: readonly Together[] }) {
  return (
    <Table aria-label="Together at worst" tabularNums horizontalSpacing={6} verticalSpacing={5}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Draws</Table.Th>
          <Table.Th scope="col" ta="right">
            Staked
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Number
          </Table.Th>
          <Table.Th scope="col" ta="right">
            Would pay
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {together.map((it) => (
          <Table.Tr key={it.draw_ids.join(' ')}>
            <Table.Td>{`${it.lotteries.join(' + ')} ${shortDay(it.date)} ${it.section}`}</Table.Td>
            <Table.Td ta="right">
              <Money kyat={it.staked} />
            </Table.Td>
            <Table.Td ta="right">{it.worst.bet_number}</Table.Td>
            <Table.Td ta="right">
              <Money kyat={it.worst.pays} fw={600} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
