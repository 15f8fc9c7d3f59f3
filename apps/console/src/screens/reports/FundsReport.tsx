import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../app/page.tsx';
import { say } from '../../app/say.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { Figure, type FigureOf } from '../../parts/Figure.tsx';
import { LeftOut } from '../../parts/LeftOut.tsx';
import { List } from '../../parts/List.tsx';
import { instantShown } from '../../parts/time.ts';
import { type Funds, type FundsRow, fundsReport, type reportsSearch } from './reports.ts';
import { type Sum, Sums } from './Sums.tsx';

const NOTHING = '0.00';

/** What players held at an instant, by kind of purse; where some purses were below zero, what the house owed apart from what those players did. */
export function FundsReport({ search }: Address<typeof reportsSearch>) {
  const { data } = useQuery(fundsReport(search));
  return (
    <>
      <LeftOut count={data?.left_out_count} />
      {data && <Sums sums={sumsOf(data)} />}
      <List
        label="Player funds"
        columns={columnsOf(data)}
        from={fundsReport(search)}
        rowId={(row) => row.purse}
        empty={{ title: 'No purses', hint: 'Nobody has registered yet.' }}
      />
    </>
  );
}

function sumsOf({ at, total, below_zero }: Funds): Sum[] {
  const owed: Sum = [`We owed players at ${instantShown(at)}`, total, { figure: 'owed', by: 'purse', until: at }];
  return below_zero === NOTHING
    ? [owed]
    : [owed, ['Below zero, owed by players', below_zero, { figure: 'below_zero', by: 'purse', until: at }]];
}

function columnsOf(answered: Funds | undefined): Columns<FundsRow> {
  const of = (figure: FigureOf['figure'], { purse }: FundsRow): FigureOf => ({ figure, by: 'purse', key: purse, until: answered?.at });
  const held: Columns<FundsRow>[number] = {
    header: 'Held',
    align: 'right',
    cell: (row) => (
      <Figure isMain kyat={row.amount} of={of('purses', row)}>
        {row.unit === 'points' ? `${countShown(Number(row.amount))} points` : null}
      </Figure>
    ),
  };
  const apart: Columns<FundsRow> = [
    { header: 'We owed', align: 'right', cell: (row) => row.unit === 'kyat' && <Figure kyat={row.owed} of={of('owed', row)} /> },
    {
      header: 'Below zero',
      align: 'right',
      cell: (row) => row.unit === 'kyat' && <Figure kyat={row.below_zero} of={of('below_zero', row)} />,
    },
  ];
  const isApart = answered !== undefined && answered.below_zero !== NOTHING;
  return [{ header: 'Purses', cell: (row) => say(row.label) }, ...(isApart ? apart : []), held];
}
