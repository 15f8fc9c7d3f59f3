import { Group, Skeleton, Stack } from '@mantine/core';
import type { Answer } from '@shwekan/contract';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../app/page.tsx';
import { Callout } from '../../parts/Callout.tsx';
import { today } from '../../parts/draws.ts';
import { Figure } from '../../parts/Figure.tsx';
import { amountOf, type FigureRow, FigureTables } from '../../parts/FigureTables.tsx';
import { LeftOut } from '../../parts/LeftOut.tsx';
import { ListExport } from '../../parts/ListExport.tsx';
import { Signatures } from '../../parts/Signatures.tsx';
import { Failed } from '../../parts/States.tsx';
import { TimeInput } from '../../parts/TimeInput.tsx';
import { monthShown } from '../../parts/time.ts';
import { type reportsSearch, statementReport } from './reports.ts';

type Statement = Answer<'GET /api/console/reports/statement'>;

const LOADING_PX = 400;

/** A month's statement to the owner, part by part, as its file has it. */
export function StatementReport({ search }: Address<typeof reportsSearch>) {
  const asked = statementReport(search);
  const { month } = asked.queryKey[1].query;
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
      {/* One that runs is signed by nobody yet. */}
      {month < today().slice(0, month.length) && (
        <Signatures period={month} name={`the statement of ${monthShown(month)}`} refreshes={[]} />
      )}
      <FigureTables rows={data.data} cell={(row) => <Amount key={row.what} row={row} answered={data} />} />
    </Stack>
  );
}

function Amount({ row, answered: { from, to, behind } }: { row: FigureRow; answered: Statement }) {
  const of = behind.find((it) => it.part === row.part && it.name === row.name && it.what === row.what);
  if (!of) return amountOf(row);
  return <Figure kyat={row.amount} of={{ figure: of.figure, by: of.by, key: of.key ?? undefined, from, to }} />;
}

/** Which month. */
export function MonthField({ search, change }: Address<typeof reportsSearch>) {
  return (
    <TimeInput
      kind="month"
      w={144}
      label="Month"
      value={statementReport(search).queryKey[1].query.month}
      onChange={(month) => month !== null && change({ month: month || undefined }, true)}
    />
  );
}
