import { Group, Skeleton, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import type { Answer } from '@shwekan/contract';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../app/page.tsx';
import { Callout } from '../../parts/Callout.tsx';
import { LeftOut } from '../../parts/LeftOut.tsx';
import { ListExport } from '../../parts/ListExport.tsx';
import { Failed } from '../../parts/States.tsx';
import { type Days, Figure } from './Figure.tsx';
import { type reportsSearch, statementReport } from './reports.ts';

type Statement = Answer<'GET /api/console/reports/statement'>;
type Row = Statement['data'][number];
type Behind = Statement['behind'][number];

const LOADING_PX = 400;

/** A month's statement to the owner, part by part, as its file has it. */
export function StatementReport({ search }: Address<typeof reportsSearch>) {
  const asked = statementReport(search);
  const { data, error, isFetching, refetch } = useQuery(asked);
  if (error) return <Failed error={error} retry={() => refetch()} isRetrying={isFetching} />;
  if (data === undefined) return <Skeleton height={LOADING_PX} />;
  return (
    <Stack gap="lg">
      <Group justify="flex-end">
        <ListExport label="Statement" asked={{ name: asked.queryKey[0], sent: asked.queryKey[1] }} isDocument />
      </Group>
      <LeftOut count={data.left_out_count} />
      {data.difference !== '0.00' && (
        <Callout color="red">
          What was booked does not lead to the funds at the end: {kyatOf(data.difference)} kyat are not explained.
        </Callout>
      )}
      {[...Map.groupBy(data.data, (it) => it.part)].map(([part, rows]) => (
        <Part key={part} title={part} rows={rows} answered={data} />
      ))}
    </Stack>
  );
}

function Part({ title, rows, answered: { from, to, behind } }: { title: string; rows: readonly Row[]; answered: Statement }) {
  const columns = [...new Set(rows.map((it) => it.what))];
  const opens = (name: string, what: string) => behind.find((it) => it.part === title && it.name === name && it.what === what);
  return (
    <Stack gap={4}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Table.ScrollContainer minWidth={columns.length * 110 + 180}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th />
              {columns.map((it) => (
                <Table.Th key={it} ta="right">
                  {it}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[...Map.groupBy(rows, (it) => it.name)].map(([name, told]) => (
              <Table.Tr key={name} fw={name === 'All' ? 700 : 400}>
                <Table.Td>{name}</Table.Td>
                {columns.map((what) => (
                  <Table.Td key={what} ta="right">
                    <Amount kyat={told.find((it) => it.what === what)?.amount} of={opens(name, what)} days={{ from, to }} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

function Amount({ kyat, of, days }: { kyat: string | undefined; of: Behind | undefined; days: Days }) {
  if (kyat === undefined) return null;
  if (of) return <Figure kyat={kyat} of={{ figure: of.figure, by: of.by, key: of.key ?? undefined, ...days }} />;
  return (
    <Text span inherit style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }} {...(kyat.startsWith('-') ? { c: 'red' } : {})}>
      {kyatOf(kyat)}
    </Text>
  );
}

/** Which month. */
export function MonthField({ search, change }: Address<typeof reportsSearch>) {
  return (
    <TextInput
      type="month"
      label="Month"
      value={statementReport(search).queryKey[1].query.month}
      onChange={(event) => change({ month: event.currentTarget.value || undefined }, true)}
    />
  );
}
