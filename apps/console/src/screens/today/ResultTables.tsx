import { SimpleGrid, Table, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Figure, type FigureOf, figureOfDay } from '../../parts/Figure.tsx';
import { Section } from '../../parts/Page.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Besides } from './Besides.tsx';
import { dayOf, type PlayDays, type Today, type TodayDay } from './today.ts';

const PURSES: Record<string, string> = {
  main: 'Main',
  game: 'Game',
  hold: 'Held for cash-outs',
  promotion: 'Promotion',
  referral: 'Referral of games',
};

/** The days of which the tables are, one at a time; beside it stand the results of the others where there is room. */
const DAYS = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'week_ago', label: 'Week ago' },
] as const satisfies readonly { value: keyof PlayDays; label: string }[];

type OfDay = { data: Today; day: TodayDay };

/** Results by lottery, section and provider, cash by account, both of the day that is chosen; funds by kind of purse as they are. */
export function ResultTables({ data, day }: OfDay) {
  const navigate = useNavigate();
  // The tables are far down the page: it stays where it is.
  const choose = (next: string) =>
    void navigate({
      to: '.',
      search: (old: object) => ({ ...old, day: next === 'today' ? undefined : next }),
      replace: true,
      resetScroll: false,
    } as never);
  return (
    <>
      <StateChoice label="Day of the tables" states={DAYS} value={day} choose={choose} />
      <Tables data={data} day={day} />
    </>
  );
}

function Tables({ data, day }: OfDay) {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Section
        title="Result by lottery and provider"
        hint="A refund, a reversal or a rollback counts on the day on which it was booked: a day that is over stays as it was told."
      >
        <PlayTable data={data} day={day} />
      </Section>
      <Section title="Cash by account">
        <CashTable data={data} day={day} />
        <Text size="sm" fw={600} mt="md" mb={4}>
          Player funds
        </Text>
        <Table aria-label="Player funds" tabularNums horizontalSpacing={6}>
          <Table.Tbody>
            {data.funds.purses.map((it) => (
              <Figures
                key={it.purse}
                name={PURSES[it.purse] ?? it.purse}
                cells={[<Figure key="amount" kyat={it.amount} of={{ figure: 'owed', by: 'purse', key: it.purse }} />]}
              />
            ))}
            <Figures
              isSum
              name="All we owe"
              cells={[<Figure key="amount" kyat={data.funds.total} of={{ figure: 'owed', by: 'purse' }} />]}
            />
          </Table.Tbody>
        </Table>
      </Section>
    </SimpleGrid>
  );
}

/** The figures of a row on a day. */
type OfRow = (figure: FigureOf['figure'], day: TodayDay) => FigureOf;

function rowOf(data: Today, by: FigureOf['by'], key: string): OfRow {
  return (figure, day) => ({ figure, by, key, from: dayOf(data, day), to: dayOf(data, day) });
}

function allOf(data: Today): OfRow {
  return (figure, day) => figureOfDay(figure, dayOf(data, day));
}

function PlayTable({ data, day }: OfDay) {
  const { lotteries, providers, play } = data;
  const rows = [
    ...lotteries.map((it) => ({
      key: it.key,
      name: it.section ?? it.lottery,
      isWhole: it.section === null,
      days: it,
      of: rowOf(data, it.section === null ? 'lottery' : 'section', it.key),
    })),
    ...providers.map((it) => ({ key: it.key, name: it.name, isWhole: true, days: it, of: rowOf(data, 'provider', it.key) })),
  ];
  if (rows.length === 0) return <Text size="sm">Nothing was played today, yesterday or a week ago.</Text>;
  return (
    <Table aria-label="Result by lottery and provider" tabularNums horizontalSpacing={6} verticalSpacing={5}>
      <Heads heads={['', 'Stakes', 'Payouts', 'Gross result', ...others(day).map((it) => it.label)]} />
      <Table.Tbody>
        {rows.map(({ key, name, isWhole, days, of }) => (
          <Figures
            key={key}
            name={name}
            besides={<Besides figures={days[day]} of={of('result', day)} />}
            isPart={!isWhole}
            cells={cellsOf(days, day, of)}
          />
        ))}
        <Figures
          isSum
          name="All"
          besides={<Besides figures={play.all[day]} of={allOf(data)('result', day)} />}
          cells={cellsOf(play.all, day, allOf(data))}
        />
      </Table.Tbody>
    </Table>
  );
}

function others(day: TodayDay) {
  return DAYS.filter((it) => it.value !== day);
}

function cellsOf(days: PlayDays, day: TodayDay, of: OfRow): ReactNode[] {
  const { stakes, payouts, result } = days[day];
  return [
    <Figure key="stakes" kyat={stakes} of={of('stakes', day)} />,
    <Figure key="payouts" kyat={payouts} of={of('payouts', day)} />,
    <Figure key="result" isMain kyat={result} of={of('result', day)} />,
    ...others(day).map((it) => <Beside key={it.value} kyat={days[it.value].result} of={of('result', it.value)} />),
  ];
}

/** The result of another day: what was lost in red, and no heavier than what it stands beside. */
function Beside({ kyat, of }: { kyat: string; of: FigureOf }) {
  return (
    <Text span inherit {...(kyat.startsWith('-') ? { c: 'red' } : {})}>
      <Figure kyat={kyat} of={of} />
    </Text>
  );
}

function CashTable({ data, day }: OfDay) {
  const { cash } = data;
  if (cash.accounts.length === 0) return <Text size="sm">Nothing was paid in or out today, yesterday or a week ago.</Text>;
  return (
    <Table aria-label="Cash by account" tabularNums horizontalSpacing={6} verticalSpacing={5}>
      <Heads heads={['', 'In', 'Out', 'Times', ...(day === 'today' ? ['In yesterday', 'Out yesterday'] : ['In today', 'Out today'])]} />
      <Table.Tbody>
        {cash.accounts.map((it) => (
          <Figures key={it.key} name={accountName(it)} cells={cashCells(it, day, rowOf(data, 'account', it.key))} />
        ))}
        <Figures isSum name="All" cells={cashCells(cash.all, day, allOf(data))} />
      </Table.Tbody>
    </Table>
  );
}

function accountName({ method, account }: Today['cash']['accounts'][number]): string {
  if (account === null) return `${method}, paid out, account not told`;
  return account === 'card' ? `${method}, top-up cards` : `${method} ${account}`;
}

function cashCells(days: Today['cash']['all'], day: TodayDay, of: OfRow): ReactNode[] {
  const other = day === 'today' ? 'yesterday' : 'today';
  const figure = (name: 'in' | 'out', on: TodayDay) => <Figure key={`${name} ${on}`} kyat={days[on][name]} of={of(name, on)} />;
  const { in_count, out_count } = days[day];
  return [figure('in', day), figure('out', day), countShown(in_count + out_count), figure('in', other), figure('out', other)];
}

/** On a phone there is room for the name and the first three figures. */
const SHOWN_ON_PHONE = 3;
const fromPlace = (nth: number) => (nth >= SHOWN_ON_PHONE ? { visibleFrom: 'sm' as const } : {});

function Heads({ heads: [first, ...more] }: { heads: readonly [string, ...string[]] }) {
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Td>{first}</Table.Td>
        {more.map((it, nth) => (
          <Table.Th key={it} ta="right" scope="col" {...fromPlace(nth)}>
            {it}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

type FiguresProps = { name: string; besides?: ReactNode; cells: readonly ReactNode[]; isPart?: boolean; isSum?: boolean };

function Figures({ name, besides, cells, isPart = false, isSum = false }: FiguresProps) {
  return (
    <Table.Tr fw={isSum ? 700 : undefined}>
      <Table.Th scope="row" fw={isSum ? 700 : isPart ? 400 : 600} pl={isPart ? 'md' : 6}>
        {name}
        {besides}
      </Table.Th>
      {cells.map((it, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <Table.Td key={nth} ta="right" {...fromPlace(nth)}>
          {it}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
