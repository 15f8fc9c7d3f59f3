import { SimpleGrid, Table, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import type { ReactNode } from 'react';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import { besidesOf } from './besides.ts';
import type { PlayDays, Today } from './today.ts';

const PURSES: Record<string, string> = {
  main: 'Main',
  game: 'Game',
  hold: 'Held for cash-outs',
  promotion: 'Promotion',
  referral: 'Referral of games',
};

/** Results by lottery, section and provider, cash by account, funds by kind of purse. */
export function ResultTables({ data }: { data: Today }) {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }}>
      <Section
        title="Result by lottery and provider"
        hint="A refund, a reversal or a rollback counts on the day on which it was booked: a day that is over stays as it was told."
      >
        <PlayTable data={data} />
      </Section>
      <Section title="Cash by account">
        <CashTable data={data} />
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

function PlayTable({ data: { lotteries, providers, play } }: { data: Today }) {
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
      <Heads heads={['', 'Stakes', 'Payouts', 'Result', 'Yesterday', 'Week ago']} />
      <Table.Tbody>
        {rows.map(({ key, name, isWhole, days }) => (
          <Figures key={key} name={name} besides={besidesOf(days.today)} isPart={!isWhole} cells={cellsOf(days)} />
        ))}
        <Figures isSum name="All" besides={besidesOf(play.all.today)} cells={cellsOf(play.all)} />
      </Table.Tbody>
    </Table>
  );
}

function cellsOf({ today, yesterday, week_ago }: PlayDays): ReactNode[] {
  return [
    <Money key="stakes" kyat={today.stakes} />,
    <Money key="payouts" kyat={today.payouts} />,
    <Money key="result" kyat={today.result} fw={600} {...lossColor(today.result)} />,
    <Money key="yesterday" kyat={yesterday.result} {...lossColor(yesterday.result)} />,
    <Money key="week_ago" kyat={week_ago.result} {...lossColor(week_ago.result)} />,
  ];
}

function lossColor(kyat: string) {
  return kyat.startsWith('-') ? { c: 'red' } : {};
}

function CashTable({ data: { cash } }: { data: Today }) {
  if (cash.accounts.length === 0) return <Text size="sm">Nothing was paid in or out today, yesterday or a week ago.</Text>;
  return (
    <Table aria-label="Cash by account" tabularNums horizontalSpacing={6} verticalSpacing={5}>
      <Heads heads={['', 'In', 'Out', 'Times', 'In yesterday', 'Out yesterday']} />
      <Table.Tbody>
        {cash.accounts.map((it) => (
          <Figures key={`${it.method} ${it.account}`} name={accountName(it)} cells={cashCells(it)} />
        ))}
        <Figures isSum name="All" cells={cashCells(cash.all)} />
      </Table.Tbody>
    </Table>
  );
}

function accountName({ method, account }: Today['cash']['accounts'][number]): string {
  if (account === null) return `${method}, paid out`;
  return account === 'card' ? `${method}, top-up cards` : `${method} ${account}`;
}

function cashCells({ today, yesterday }: Today['cash']['all']): ReactNode[] {
  return [
    <Money key="in" kyat={today.in} />,
    <Money key="out" kyat={today.out} />,
    countShown(today.in_count + today.out_count),
    <Money key="in_yesterday" kyat={yesterday.in} />,
    <Money key="out_yesterday" kyat={yesterday.out} />,
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
