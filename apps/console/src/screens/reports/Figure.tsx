import { Anchor, Paper, SimpleGrid, Text } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../app/operator.ts';
import type { Days } from '../../parts/DaysFilter.tsx';
import { Money } from '../../parts/Money.tsx';
import type { EntriesBy, Figure as FigureName } from '../report-entries/report-entries.ts';

type FigureProps = {
  kyat: string;
  isMain?: boolean;
  of: Days & { figure: FigureName; by: EntriesBy; key: string | undefined };
};

/** Whether the operator may read of the house's money, and so the entries behind a figure. */
export function useMayMoney(): boolean {
  return mayRead(useOperator().roles, 'cash');
}

/** A figure of a row, which opens to the entries behind it for who may read them. */
export function Figure({ kyat, isMain = false, of }: FigureProps) {
  const color = isMain && kyat.startsWith('-') ? 'red' : 'inherit';
  const money = <Money kyat={kyat} {...(isMain ? { fw: 600 } : {})} {...(color === 'red' ? { c: color } : {})} />;
  if (!useMayMoney()) return money;
  return (
    <Anchor
      inherit
      c={color}
      underline="always"
      style={{ textDecorationStyle: 'dotted', textUnderlineOffset: 4 }}
      renderRoot={(props) => <Link {...props} to="/reports/entries" search={of} />}
    >
      {money}
    </Anchor>
  );
}

/** The days that a report answered for, which are those of the entries behind it. */
export function daysIn(answered: Days | undefined): Days {
  return { from: answered?.from, to: answered?.to };
}

export type Sum = readonly [name: string, shown: string];

/** The sums of all rows, also of those on other pages. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
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
