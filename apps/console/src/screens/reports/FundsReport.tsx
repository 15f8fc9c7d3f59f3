import { countShown, yangonDay } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../app/page.tsx';
import { say } from '../../app/say.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { LeftOut } from '../../parts/LeftOut.tsx';
import { List } from '../../parts/List.tsx';
import { Money } from '../../parts/Money.tsx';
import { instantShown } from '../../parts/time.ts';
import { Figure, type Sum, Sums } from './Figure.tsx';
import { type Funds, type FundsRow, fundsReport, type reportsSearch } from './reports.ts';

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
  const owed: Sum = [`We owed players at ${instantShown(at)}`, kyatOf(total)];
  return below_zero === NOTHING ? [owed] : [owed, ['Players below zero owed us', kyatOf(below_zero.replace('-', ''))]];
}

/** What both come to opens to the entries that changed it on its day. */
function columnsOf(answered: Funds | undefined): Columns<FundsRow> {
  const day = answered && yangonDay(new Date(answered.at));
  const held: Columns<FundsRow>[number] = {
    header: 'Held',
    align: 'right',
    cell: (row) =>
      row.unit === 'points' ? (
        `${countShown(Number(row.amount))} points`
      ) : (
        <Figure isMain kyat={row.amount} of={{ figure: 'held', by: 'purse', key: row.purse, from: day, to: day }} />
      ),
  };
  const apart: Columns<FundsRow> = [
    { header: 'We owed', align: 'right', cell: (row) => row.unit === 'kyat' && <Money kyat={row.owed} /> },
    { header: 'Below zero', align: 'right', cell: (row) => row.unit === 'kyat' && <Money kyat={row.below_zero} /> },
  ];
  const isApart = answered !== undefined && answered.below_zero !== NOTHING;
  return [{ header: 'Purses', cell: (row) => say(row.label) }, ...(isApart ? apart : []), held];
}
