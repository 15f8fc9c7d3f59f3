import { Stack, Table, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { sayOfServer } from '../app/say-of-server.ts';
import { Money } from './Money.tsx';
import { WideTable } from './WideTable.tsx';

export type FigureRow = { part: string; name: string; what: string; amount: string };

type FigureTablesProps = { rows: readonly FigureRow[]; cell?: (row: FigureRow) => ReactNode };

/** Figures that tell one amount of one thing in one part: a table for each part, its sums in bold. */
export function FigureTables({ rows, cell = amountOf }: FigureTablesProps) {
  return [...Map.groupBy(rows, (it) => it.part)].map(([part, told]) => <Part key={part} title={part} rows={told} cell={cell} />);
}

function Part({ title, rows, cell }: Required<FigureTablesProps> & { title: string }) {
  const columns = [...new Set(rows.map((it) => it.what))];
  return (
    <Stack gap={4}>
      <Title order={2} size="h4">
        {sayOfServer(title)}
      </Title>
      <WideTable label={sayOfServer(title)} minWidth={columns.length * 110 + 180} tabularNums>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            {columns.map((it) => (
              <Table.Th key={it} scope="col" ta="right">
                {sayOfServer(it)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {[...Map.groupBy(rows, (it) => it.name)].map(([name, told]) => (
            <Table.Tr key={name} fw={name === 'All' ? 700 : 400}>
              <Table.Th scope="row" fw="inherit">
                {sayOfServer(name)}
              </Table.Th>
              {columns.map((what) => (
                <Table.Td key={what} ta="right">
                  {told.filter((it) => it.what === what).map(cell)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </WideTable>
    </Stack>
  );
}

/** An amount alone; what is below zero in red. */
export function amountOf({ what, amount }: FigureRow): ReactNode {
  return <Money key={what} kyat={amount} {...(amount.startsWith('-') ? { c: 'red' } : {})} />;
}
