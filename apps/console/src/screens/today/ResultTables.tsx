import { SimpleGrid, Table, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { besidesOf } from './besides.ts';
import type { PlayDays, Today, TodayDay } from './today.ts';

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
              <Figures key={it.purse} name={PURSES[it.purse] ?? it.purse} cells={[<Money key="amount" kyat={it.amount} />]} />
            ))}
            <Figures isSum name="All we owe" cells={[<Money key="amount" kyat={data.funds.total} />]} />
          </Table.Tbody>
        </Table>
      </Section>
    </SimpleGrid>
  );
}

function PlayTable({ data: { lotteries, providers, play }, day }: OfDay) {
  const rows = [
    ...lotteries.map((it) => ({
      key: `${it.lottery} ${it.section}`,
      name: it.section ?? it.lottery,
      isWhole: it.section === null,
      days: it,
    })),
    ...providers.map((it) => ({ key: it.p_code, name: it.name, isWhole: true, days: it })),
  ];
  if (rows.length === 0) return <Text size="sm">Nothing was played today, yesterday or a week ago.</Text>;
  return (
    <Table aria-label="Result by lottery and provider" tabularNums horizontalSpacing={6} verticalSpacing={5}>
      <Heads heads={['', 'Stakes', 'Payouts', 'Gross result', ...others(day).map((it) => it.label)]} />
      <Table.Tbody>
        {rows.map(({ key, name, isWhole, days }) => (
          <Figures key={key} name={name} besides={besidesOf(days[day])} isPart={!isWhole} cells={cellsOf(days, day)} />
        ))}
        <Figures isSum name="All" besides={besidesOf(play.all[day])} cells={cellsOf(play.all, day)} />
      </Table.Tbody>
    </Table>
  );
}

function others(day: TodayDay) {
  return DAYS.filter((it) => it.value !== day);
}

function cellsOf(days: PlayDays, day: TodayDay): ReactNode[] {
  const { stakes, payouts, result } = days[day];
  return [
    <Money key="stakes" kyat={stakes} />,
    <Money key="payouts" kyat={payouts} />,
    <Money key="result" kyat={result} fw={600} {...lossColor(result)} />,
    ...others(day).map((it) => <Money key={it.value} kyat={days[it.value].result} {...lossColor(days[it.value].result)} />),
  ];
}

function lossColor(kyat: string) {
  return kyat.startsWith('-') ? { c: 'red' } : {};
}

function CashTable({ data: { cash }, day }: OfDay) {
  if (cash.accounts.length === 0) return <Text size="sm">Nothing was paid in or out today, yesterday or a week ago.</Text>;
  return (
    <Table aria-label="Cash by account" tabularNums horizontalSpacing={6} verticalSpacing={5}>
      <Heads heads={['', 'In', 'Out', 'Times', ...(day === 'today' ? ['In yesterday', 'Out yesterday'] : ['In today', 'Out today'])]} />
      <Table.Tbody>
        {cash.accounts.map((it) => (
          <Figures key={`${it.method} ${it.account}`} name={accountName(it)} cells={cashCells(it, day)} />
        ))}
        <Figures isSum name="All" cells={cashCells(cash.all, day)} />
      </Table.Tbody>
    </Table>
  );
}

function accountName({ method, account }: Today['cash']['accounts'][number]): string {
  if (account === null) return `${method}, paid out, account not told`;
  return account === 'card' ? `${method}, top-up cards` : `${method} ${account}`;
}

function cashCells(days: Today['cash']['all'], day: TodayDay): ReactNode[] {
  const chosen = days[day];
  const beside = day === 'today' ? days.yesterday : days.today;
  return [
    <Money key="in" kyat={chosen.in} />,
    <Money key="out" kyat={chosen.out} />,
    countShown(chosen.in_count + chosen.out_count),
    <Money key="in_beside" kyat={beside.in} />,
    <Money key="out_beside" kyat={beside.out} />,
  ];
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

type FiguresProps = { name: string; besides?: string; cells: readonly ReactNode[]; isPart?: boolean; isSum?: boolean };

function Figures({ name, besides, cells, isPart = false, isSum = false }: FiguresProps) {
  return (
    <Table.Tr fw={isSum ? 700 : undefined}>
      <Table.Th scope="row" fw={isSum ? 700 : isPart ? 400 : 600} pl={isPart ? 'md' : 6}>
        {name}
        {besides && (
          <Text size="xs" c="dimmed" fw={400}>
            {besides}
          </Text>
        )}
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
