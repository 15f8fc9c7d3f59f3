import { DataList } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { figuresOf } from './player.ts';

/** What the player did since the first day. */
export function InAll({ id }: { id: number }) {
  const query = useQuery(figuresOf(id));
  return (
    <Section title="In all" hint="On settled draws and on games, since the first day.">
      <QueryView query={query} height={240}>
        {({ data }) => (
          <DataList withDivider size="sm" gap="xs">
            <Fact label="Staked">
              <Money kyat={data.staked} />
            </Fact>
            <Fact label="Won">
              <Money kyat={data.won} />
            </Fact>
            <Fact label="Player’s result">
              <Money kyat={data.result} />
            </Fact>
            <Fact label="Paid in">
              <Money kyat={data.cash_in} />
            </Fact>
            <Fact label="Paid out">
              <Money kyat={data.cash_out} />
            </Fact>
            <Fact label="Bonuses">
              <Money kyat={data.bonuses} />
            </Fact>
            <Fact label="First cash-in">{data.first_cash_in_at === null ? 'never' : <Moment at={data.first_cash_in_at} />}</Fact>
          </DataList>
        )}
      </QueryView>
    </Section>
  );
}
