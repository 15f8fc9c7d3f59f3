import { Anchor, Group, NativeSelect, Text } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { countShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useOperator } from '../../app/operator.ts';
import { type Address, page } from '../../app/page.tsx';
import { say } from '../../app/say.tsx';
import { Callout } from '../../parts/Callout.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { type Days, DaysFilter, daysShown } from '../../parts/DaysFilter.tsx';
import { Figure, type FigureOf, useMayMoney } from '../../parts/Figure.tsx';
import { LeftOut } from '../../parts/LeftOut.tsx';
import { List } from '../../parts/List.tsx';
import { Page } from '../../parts/Page.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { TimeInput } from '../../parts/TimeInput.tsx';
import { useSorted } from '../../parts/use-table.ts';
import { FIGURES } from '../report-entries/report-entries.ts';
import { FundsReport } from './FundsReport.tsx';
import { RewardReport } from './RewardReport.tsx';
import { CASH_BY, type CashRow, cashReport, cutSentence, PLAY_BY, type PlayRow, playReport, reportOf, reportsSearch } from './reports.ts';
import { MonthField, StatementReport } from './StatementReport.tsx';
import { daysIn, type Sum, Sums } from './Sums.tsx';

/** What the house took and gave between two days, by day, lottery, game, player, account and more; what rewards cost; what players held at any time. */
export const reportsPage = page('/reports', {
  search: reportsSearch,
  load: reportOf,
  screen: Reports,
});

/** The figures of play, and of cash, by which the server sorts. */
const PLAY_COLUMNS = (['stakes', 'payouts', 'refunds', 'corrections', 'laid_off', 'result'] as const).map((figure) => ({
  header: FIGURES[figure],
  sorts: figure,
}));
const CASH_COLUMNS = [
  { header: 'In', sorts: 'in' },
  { header: 'Cash-ins', sorts: 'in_count' },
  { header: 'Out', sorts: 'out' },
  { header: 'Cash-outs', sorts: 'out_count' },
  { header: 'Other houses', sorts: 'houses' },
] as const;
const [IN, CASH_INS, OUT, CASH_OUTS, HOUSES] = CASH_COLUMNS;

const NOTHING = '0.00';
/** What has no figure by number. */
const OF_NO_NUMBER: readonly string[] = ['corrections', 'laid_off'];

const EMPTY = { title: 'Nothing was booked', hint: 'Choose more days.' };

function Reports({ search: said, ...more }: Address<typeof reportsSearch>) {
  const mayMoney = useMayMoney();
  // Who watches over play reads that report alone, whatever the address says.
  const of = mayMoney ? (said.of ?? 'play') : 'play';
  const search = { ...said, of };
  const address = { ...more, search };
  const { change } = more;
  const Report = REPORTS[of];
  const Time = TIMES[of];
  return (
    <Page
      title="Reports"
      hint={
        mayMoney
          ? 'By days of Myanmar. A refund, a reversal or a rollback counts on the day on which it was booked: a day that is over stays as it was told. A figure opens to the entries behind it.'
          : 'By days of Myanmar. A refund, a reversal or a rollback counts on the day on which it was booked: a day that is over stays as it was told.'
      }
    >
      <Group gap="sm" align="flex-end">
        {mayMoney && <StateChoice label="Report" states={OF} value={of} choose={(next) => change({ of: next })} />}
        {of === 'play' && <ByChoice names={PLAY_BY} value={search.play_by ?? 'day'} choose={(play_by) => change({ play_by })} />}
        {of === 'cash' && <ByChoice names={CASH_BY} value={search.cash_by ?? 'day'} choose={(cash_by) => change({ cash_by })} />}
        <Time {...address} />
      </Group>
      {of === 'play' && search.play_by === 'number' && (
        <Text size="sm" c="dimmed">
          By number, the draws of these days count, whatever day they were booked on. What was taken back is off the payouts; what was laid
          off is of no number and not in the result.
        </Text>
      )}
      <Report {...address} />
    </Page>
  );
}

const TIMES = { play: DayFields, cash: DayFields, rewards: DayFields, funds: MinuteField, statement: MonthField } as const;
const REPORTS = { play: PlayReport, cash: CashReport, rewards: RewardReport, funds: FundsReport, statement: StatementReport } as const;

/** The days between which a report is: those of the address, or those that were answered. */
function DayFields({ search, change }: Address<typeof reportsSearch>) {
  const { data: range, isPlaceholderData } = useQuery<Days & { left_out_count: number }>(reportOf(search) as never);
  const cut = isPlaceholderData || !range?.from ? null : cutSentence(search.from, { from: range.from });
  return (
    <>
      <DaysFilter value={daysShown(search, range)} change={(days) => change(days, true)} />
      <LeftOut count={range?.left_out_count} />
      {cut !== null && <Callout color="yellow">{cut}</Callout>}
    </>
  );
}

function MinuteField({ search, change }: Address<typeof reportsSearch>) {
  return (
    <TimeInput
      kind="moment"
      w={200}
      label="At (Myanmar); empty is now"
      value={search.at ?? ''}
      onChange={(at) => at !== null && change({ at: at || undefined }, true)}
    />
  );
}

function CashReport({ search, change }: Address<typeof reportsSearch>) {
  const report = useSorted(cashReport(search), CASH_COLUMNS);
  const { data } = useQuery(report);
  return (
    <>
      {data && <Sums sums={cashSums(data.sums, { by: search.cash_by ?? 'day', ...daysIn(data) })} />}
      <List
        label="Cash"
        columns={cashColumns(search.cash_by ?? 'day', data)}
        from={report}
        rowId={(row) => row.key}
        goTo={(next) => change({ page: next })}
        empty={EMPTY}
      />
    </>
  );
}

function PlayReport(address: Address<typeof reportsSearch>) {
  const report = useSorted(playReport(address.search), PLAY_COLUMNS);
  const { data } = useQuery(report);
  return (
    <>
      {data && <Sums sums={playSums(data.sums, { by: address.search.play_by ?? 'day', ...daysIn(data) })} />}
      <PlayList {...address} report={report} />
    </>
  );
}

const OF = [
  { value: 'play', label: 'Play' },
  { value: 'cash', label: 'Cash' },
  { value: 'rewards', label: 'Bonuses and rewards' },
  { value: 'funds', label: 'Player funds' },
  { value: 'statement', label: 'Statement of a month' },
] as const;

type ByProps<T extends Record<string, string>> = { names: T; value: keyof T & string; choose: (by: string) => void };

function ByChoice<T extends Record<string, string>>({ names, value, choose }: ByProps<T>) {
  return (
    <NativeSelect
      label="By"
      value={value}
      data={Object.entries(names).map(([by, label]) => ({ value: by, label }))}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

function PlayList({ search, change, report }: Address<typeof reportsSearch> & { report: ReturnType<typeof playReport> }) {
  const { roles } = useOperator();
  const by = search.play_by ?? 'day';
  const { data } = useQuery(report);
  const days = daysIn(data);
  const name = (row: PlayRow) => {
    const link =
      by === 'day'
        ? linkOptions({ to: '/reports', search: { play_by: 'draw', from: row.key, to: row.key } })
        : by === 'player' || (by === 'referrer' && row.key !== 'none')
          ? linkOptions({ to: '/players/$player_id', params: { player_id: row.key } })
          : by === 'draw' && mayRead(roles, ['draws', 'risk'])
            ? linkOptions({ to: '/draws/$draw_id', params: { draw_id: row.key } })
            : null;
    if (link === null) return say(row.label);
    return (
      <Anchor inherit renderRoot={(props) => <Link {...link} {...props} />}>
        {row.label}
      </Anchor>
    );
  };
  const columns: Columns<PlayRow> = [
    { header: PLAY_BY[by], cell: name },
    ...PLAY_COLUMNS.filter((it) => by !== 'number' || !OF_NO_NUMBER.includes(it.sorts)).map(({ sorts: figure, ...column }) => ({
      ...column,
      sorts: figure,
      align: 'right' as const,
      cell: (row: PlayRow) => (
        <Figure kyat={row[figure] ?? NOTHING} isMain={figure === 'result'} of={{ figure, by, key: row.key, ...days }} />
      ),
    })),
  ];
  return (
    <List label="Play" columns={columns} from={report} rowId={(row) => row.key} goTo={(next) => change({ page: next })} empty={EMPTY} />
  );
}

function cashColumns(by: keyof typeof CASH_BY, answered: (Days & { sums: Pick<CashRow, 'houses'> }) | undefined): Columns<CashRow> {
  const days = daysIn(answered);
  const hasHouses = answered !== undefined && answered.sums.houses !== '0.00';
  const figure = (row: CashRow, name: 'in' | 'out' | 'houses') => (
    <Figure isMain kyat={row[name]} of={{ figure: name, by, key: row.key, ...days }} />
  );
  return [
    { header: CASH_BY[by], cell: (row) => row.label },
    { ...IN, align: 'right', cell: (row) => figure(row, 'in') },
    { ...CASH_INS, align: 'right', cell: (row) => countShown(row.in_count) },
    { ...OUT, align: 'right', cell: (row) => figure(row, 'out') },
    { ...CASH_OUTS, align: 'right', cell: (row) => countShown(row.out_count) },
    ...(hasHouses ? [{ ...HOUSES, align: 'right' as const, cell: (row: CashRow) => figure(row, 'houses') }] : []),
  ];
}

type AllRows = Omit<FigureOf, 'figure'>;

function playSums(it: Pick<PlayRow, 'stakes' | 'payouts' | 'refunds' | 'corrections' | 'laid_off' | 'result'>, of: AllRows): Sum[] {
  const sum = (name: string, figure: keyof typeof it): Sum[] => [[name, it[figure] ?? NOTHING, { figure, ...of }]];
  return [
    ...sum('Stakes', 'stakes'),
    ...sum('Payouts', 'payouts'),
    ...sum('Refunds', 'refunds'),
    ...(it.corrections === null ? [] : sum('Corrections', 'corrections')),
    ...(it.laid_off === null || it.laid_off === NOTHING ? [] : sum('Laid off', 'laid_off')),
    ...sum('Gross result', 'result'),
  ];
}

function cashSums(it: Pick<CashRow, 'in' | 'in_count' | 'out' | 'out_count' | 'houses'>, of: AllRows): Sum[] {
  return [
    [`Cash in, ${countShown(it.in_count)} times`, it.in, { figure: 'in', ...of }],
    [`Cash out, ${countShown(it.out_count)} times`, it.out, { figure: 'out', ...of }],
    ...(it.houses === NOTHING ? [] : [['Other houses', it.houses, { figure: 'houses', ...of }] satisfies Sum]),
  ];
}
