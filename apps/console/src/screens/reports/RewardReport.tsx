import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../app/page.tsx';
import { say } from '../../app/say.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import type { Days } from '../../parts/DaysFilter.tsx';
import { Figure } from '../../parts/Figure.tsx';
import { List } from '../../parts/List.tsx';
import { type RewardRow, type reportsSearch, rewardReport } from './reports.ts';
import { daysIn, Sums } from './Sums.tsx';

/** What each kind of bonus and reward cost, beside what the players who got it brought on the same days. */
export function RewardReport({ search }: Address<typeof reportsSearch>) {
  const { data } = useQuery(rewardReport(search));
  return (
    <>
      {data && (
        <Sums
          sums={[
            ['Cost', data.sums.cost, { figure: 'cost', by: 'reward', ...daysIn(data) }],
            [
              `Gross result of ${countShown(data.sums.player_count)} players who got any`,
              data.sums.result,
              { figure: 'result', by: 'reward', ...daysIn(data) },
            ],
            ['Left', data.sums.left, { figure: 'left', by: 'reward', ...daysIn(data) }],
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

const columnsOf = (days: Days): Columns<RewardRow> => {
  const figure = (row: RewardRow, name: 'cost' | 'stakes' | 'result' | 'in' | 'out' | 'left', isMain = false) => (
    <Figure isMain={isMain} kyat={row[name]} of={{ figure: name, by: 'reward', key: row.key, ...days }} />
  );
  return [
    { header: 'Given as', cell: (row) => say(row.label) },
    { header: 'Cost', align: 'right', cell: (row) => figure(row, 'cost', true) },
    { header: 'Times', align: 'right', cell: (row) => countShown(row.count) },
    { header: 'Players', align: 'right', cell: (row) => countShown(row.player_count) },
    { header: 'Their stakes', align: 'right', cell: (row) => figure(row, 'stakes') },
    { header: 'Their result', align: 'right', cell: (row) => figure(row, 'result') },
    { header: 'Paid in', align: 'right', cell: (row) => figure(row, 'in') },
    { header: 'Paid out', align: 'right', cell: (row) => figure(row, 'out') },
    { header: 'Left', align: 'right', cell: (row) => figure(row, 'left', true) },
  ];
};
