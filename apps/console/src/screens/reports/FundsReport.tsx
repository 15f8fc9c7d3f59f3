import { countShown, yangonDay } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../app/page.tsx';
import { say } from '../../app/say.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { LeftOut } from '../../parts/LeftOut.tsx';
import { List } from '../../parts/List.tsx';
import { instantShown } from '../../parts/time.ts';
import { Figure, Sums } from './Figure.tsx';
import { type FundsRow, fundsReport, type reportsSearch } from './reports.ts';

/** What players held at an instant, by kind of purse. */
export function FundsReport({ search }: Address<typeof reportsSearch>) {
  const { data } = useQuery(fundsReport(search));
  return (
    <>
      <LeftOut count={data?.left_out_count} />
      {data && <Sums sums={[[`Held by players at ${instantShown(data.at)}`, kyatOf(data.total)]]} />}
      <List
        label="Player funds"
        columns={columnsOf(data?.at)}
        from={fundsReport(search)}
        rowId={(row) => row.purse}
        empty={{ title: 'No purses', hint: 'Nobody has registered yet.' }}
      />
    </>
  );
}

/** An amount opens to the entries that changed it on its day. */
function columnsOf(at: string | undefined): Columns<FundsRow> {
  const day = at === undefined ? undefined : yangonDay(new Date(at));
  return [
    { header: 'Purses', cell: (row) => say(row.label) },
    {
      header: 'Held',
      align: 'right',
      cell: (row) =>
        row.unit === 'points' ? (
          `${countShown(Number(row.amount))} points`
        ) : (
          <Figure isMain kyat={row.amount} of={{ figure: 'held', by: 'purse', key: row.purse, from: day, to: day }} />
        ),
    },
  ];
}
