import { Code, DataList, Group, ScrollArea, Text } from '@mantine/core';
import { pyaOf } from '@shwekan/ui';
import type { Draw } from '../../parts/draws.ts';
import { Fact } from '../../parts/Fact.tsx';
import { counted } from '../../parts/format.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import type { NumberRow } from './draw.ts';

const STAKES_HEIGHT = 168;

/** The book of a draw as it was when betting closed: what every payout is checked against. */
export function DrawSeal({ draw, numbers }: { draw: Draw; numbers: readonly NumberRow[] }) {
  const { seal } = draw;
  return (
    <Section title="Sealed book" hint="What was bet when betting closed. Winners are paid only while the bets are still these.">
      {seal === null ? (
        <Text size="sm">The book is being sealed.</Text>
      ) : (
        <DataList orientation="vertical">
          <Fact label="Sealed">
            <Moment at={seal.sealed_at} />: {counted(seal.slip_count, 'slip')}, <Money kyat={seal.staked} fw={700} /> kyat
          </Fact>
          <Fact label="SHA-256 over its bets, in order">
            <Code>{seal.sha256}</Code>
          </Fact>
          <Fact label="Stakes on numbers">
            <SealedStakes numbers={numbers} />
          </Fact>
        </DataList>
      )}
    </Section>
  );
}

function SealedStakes({ numbers }: { numbers: readonly NumberRow[] }) {
  const staked = numbers.filter((it) => pyaOf(it.sealed ?? '0.00') > 0);
  if (staked.length === 0) return <Text size="sm">Nobody bet.</Text>;
  return (
    <ScrollArea.Autosize mah={STAKES_HEIGHT}>
      <Group component="ul" gap="4px 20px" p={0} m={0} style={{ listStyle: 'none' }}>
        {staked.map((it) => (
          <Text key={it.bet_number} component="li" size="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
            <strong>{it.bet_number}</strong> <Money kyat={it.sealed ?? '0.00'} />
            {it.sealed !== it.taken && (
              <Text span inherit c="red">
                {' '}
                now <Money kyat={it.taken} />
              </Text>
            )}
          </Text>
        ))}
      </Group>
    </ScrollArea.Autosize>
  );
}
