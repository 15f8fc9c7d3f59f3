import { countShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../app/page.tsx';
import { say } from '../../app/say.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import type { Days } from '../../parts/DaysFilter.tsx';
import { List } from '../../parts/List.tsx';
import { Money } from '../../parts/Money.tsx';
import { daysIn, Figure, Sums } from './Figure.tsx';
import { type RewardRow, type reportsSearch, rewardReport } from './reports.ts';

/** What each kind of bonus and reward cost, beside what the players who got it brought on the same days. */
export function RewardReport({ search }: Address<typeof reportsSearch>) {
  const { data } = useQuery(rewardReport(search));
  return (
    <>
      {data && (
        <Sums
          sums={[
            ['Cost', kyatOf(data.sums.cost)],
            [`Gross result of ${countShown(data.sums.player_count)} players who got any`, kyatOf(data.sums.result)],
            ['Left', kyatOf(data.sums.left)],
          ]}
        />
      )}
      <List
        label="Bonuses and rewards"
        columns={columnsOf(daysIn(data))}
        from={rewardReport(search)}
        rowId={(row) => row.key}
        empty={{ title: 'Nothing was given', hint: 'Choose more days.' }}
      />
    </>
  );
}

const columnsOf = (days: Days): Columns<RewardRow> => [
  { header: 'Given as', cell: (row) => say(row.label) },
  {
    header: 'Cost',
    align: 'right',
    cell: (row) => <Figure isMain kyat={row.cost} of={{ figure: 'cost', by: 'reward', key: row.key, ...days }} />,
  },
  { header: 'Times', align: 'right', cell: (row) => countShown(row.count) },
  { header: 'Players', align: 'right', cell: (row) => countShown(row.player_count) },
  { header: 'Their stakes', align: 'right', cell: (row) => <Money kyat={row.stakes} /> },
  { header: 'Their result', align: 'right', cell: (row) => <Money kyat={row.result} /> },
  { header: 'Paid in', align: 'right', cell: (row) => <Money kyat={row.in} /> },
  { header: 'Paid out', align: 'right', cell: (row) => <Money kyat={row.out} /> },
  {
    header: 'Left',
    align: 'right',
    cell: (row) => <Money kyat={row.left} fw={600} {...(row.left.startsWith('-') ? { c: 'red' } : {})} />,
  },
];
