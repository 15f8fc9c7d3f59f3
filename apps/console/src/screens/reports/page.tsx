import { Anchor, Group, NativeSelect, Paper, SimpleGrid, Text, TextInput } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { countShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useOperator } from '../../app/operator.ts';
import { type Address, page } from '../../app/page.tsx';
import { Callout } from '../../parts/Callout.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { LeftOut } from '../../parts/LeftOut.tsx';
import { List } from '../../parts/List.tsx';
import { Money } from '../../parts/Money.tsx';
import { Page } from '../../parts/Page.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { FIGURES, type Figure as FigureName } from '../report-entries/report-entries.ts';
import { CASH_BY, type CashRow, cashReport, cutSentence, PLAY_BY, type PlayRow, playReport, reportsSearch } from './reports.ts';

/** What the house took and gave between two days, by day, lottery, game, player, account and more. */
export const reportsPage = page('/reports', {
  search: reportsSearch,
  load: (search) => (search.of === 'cash' ? cashReport(search) : playReport(search)),
  screen: Reports,
});

const EMPTY = { title: 'Nothing was booked', hint: 'Choose more days.' };

function Reports(address: Address<typeof reportsSearch>) {
  const { search, change } = address;
  const isCash = search.of === 'cash';
  const play = useQuery({ ...playReport(search), enabled: !isCash });
  const cash = useQuery({ ...cashReport(search), enabled: isCash });
  const { data: range, isPlaceholderData } = isCash ? cash : play;
  const cut = isPlaceholderData ? null : cutSentence(search.from, range);
  const day = (side: 'from' | 'to', label: string) => (
    <TextInput
      type="date"
      label={label}
      value={search[side] ?? range?.[side] ?? ''}
      onChange={(event) => change({ [side]: event.currentTarget.value || undefined }, true)}
    />
  );
  return (
    <Page
      title="Reports"
      hint="By days of Myanmar. A refund, a reversal or a rollback counts on the day on which it was booked: a day that is over stays as it was told. A figure of a row opens to the entries behind it."
    >
      <Group gap="sm" align="flex-end">
        <StateChoice label="Report" states={OF} value={search.of ?? 'play'} choose={(of) => change({ of })} />
        {isCash ? (
          <ByChoice names={CASH_BY} value={search.cash_by ?? 'day'} choose={(cash_by) => change({ cash_by })} />
        ) : (
          <ByChoice names={PLAY_BY} value={search.play_by ?? 'day'} choose={(play_by) => change({ play_by })} />
        )}
        {day('from', 'From')}
        {day('to', 'To')}
      </Group>
      <LeftOut count={range?.left_out_count} />
      {cut !== null && <Callout color="yellow">{cut}</Callout>}
      {isCash ? (
        <>
          {cash.data && <Sums sums={cashSums(cash.data.sums)} />}
          <List
            label="Cash"
            columns={cashColumns(search.cash_by ?? 'day', cash.data)}
            from={cashReport(search)}
            rowId={(row) => row.key}
            goTo={(next) => change({ page: next })}
            empty={EMPTY}
          />
        </>
      ) : (
        <>
          {play.data && <Sums sums={playSums(play.data.sums)} />}
          <PlayList {...address} />
        </>
      )}
    </Page>
  );
}

const OF = [
  { value: 'play', label: 'Play' },
  { value: 'cash', label: 'Cash' },
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

function PlayList({ search, change }: Address<typeof reportsSearch>) {
  const { roles } = useOperator();
  const by = search.play_by ?? 'day';
  const { data } = useQuery(playReport(search));
  const days = daysIn(data);
  const name = (row: PlayRow) => {
    const link =
      by === 'day'
        ? linkOptions({ to: '/reports', search: { play_by: 'draw', from: row.key, to: row.key } })
        : by === 'player'
          ? linkOptions({ to: '/players/$player_id', params: { player_id: row.key } })
          : by === 'draw' && mayRead(roles, ['draws', 'risk'])
            ? linkOptions({ to: '/draws/$draw_id', params: { draw_id: row.key } })
            : null;
    if (link === null) return row.label;
    return (
      <Anchor inherit renderRoot={(props) => <Link {...link} {...props} />}>
        {row.label}
      </Anchor>
    );
  };
  const columns: Columns<PlayRow> = [
    { header: PLAY_BY[by], cell: name },
    ...(['stakes', 'payouts', 'refunds', 'corrections', 'result'] as const).map((figure) => ({
      header: FIGURES[figure],
      align: 'right' as const,
      cell: (row: PlayRow) => <Figure kyat={row[figure]} isMain={figure === 'result'} of={{ figure, by, key: row.key, ...days }} />,
    })),
  ];
  return (
    <List
      label="Play"
      columns={columns}
      from={playReport(search)}
      rowId={(row) => row.key}
      goTo={(next) => change({ page: next })}
      empty={EMPTY}
    />
  );
}

type Days = { from?: string | undefined; to?: string | undefined };
type FigureProps = {
  kyat: string;
  isMain?: boolean;
  of: Days & { figure: FigureName; by: keyof typeof PLAY_BY | keyof typeof CASH_BY; key: string };
};

/** A figure of a row, which opens to the entries behind it. */
function Figure({ kyat, isMain = false, of }: FigureProps) {
  const color = isMain && kyat.startsWith('-') ? 'red' : 'inherit';
  return (
    <Anchor
      inherit
      c={color}
      underline="always"
      style={{ textDecorationStyle: 'dotted', textUnderlineOffset: 4 }}
      renderRoot={(props) => <Link {...props} to="/reports/entries" search={of} />}
    >
      <Money kyat={kyat} {...(isMain ? { fw: 600 } : {})} />
    </Anchor>
  );
}

/** The days that a report answered for, which are those of the entries behind it. */
function daysIn(answered: Days | undefined): Days {
  return { from: answered?.from, to: answered?.to };
}

function cashColumns(by: keyof typeof CASH_BY, answered: Days | undefined): Columns<CashRow> {
  const days = daysIn(answered);
  const figure = (row: CashRow, name: 'in' | 'out') => <Figure isMain kyat={row[name]} of={{ figure: name, by, key: row.key, ...days }} />;
  return [
    { header: CASH_BY[by], cell: (row) => row.label },
    { header: 'In', align: 'right', cell: (row) => figure(row, 'in') },
    { header: 'Cash-ins', align: 'right', cell: (row) => countShown(row.in_count) },
    { header: 'Out', align: 'right', cell: (row) => figure(row, 'out') },
    { header: 'Cash-outs', align: 'right', cell: (row) => countShown(row.out_count) },
  ];
}

type Sum = readonly [name: string, shown: string];

function playSums(it: Pick<PlayRow, 'stakes' | 'payouts' | 'refunds' | 'corrections' | 'result'>): Sum[] {
  return [
    ['Stakes', kyatOf(it.stakes)],
    ['Payouts', kyatOf(it.payouts)],
    ['Refunds', kyatOf(it.refunds)],
    ['Corrections', kyatOf(it.corrections)],
    ['Gross result', kyatOf(it.result)],
  ];
}

function cashSums(it: Pick<CashRow, 'in' | 'in_count' | 'out' | 'out_count'>): Sum[] {
  return [
    [`Cash in, ${countShown(it.in_count)} times`, kyatOf(it.in)],
    [`Cash out, ${countShown(it.out_count)} times`, kyatOf(it.out)],
  ];
}

/** The sums of all rows, also of those on other pages. */
function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: sums.length }} spacing="sm">
      {sums.map(([name, shown]) => (
        <Paper key={name} withBorder p="sm" radius="md">
          <Text size="xs" c="dimmed">
            {name}
          </Text>
          <Text fw={700} {...(shown.startsWith('-') ? { c: 'red' } : {})}>
            {shown}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
