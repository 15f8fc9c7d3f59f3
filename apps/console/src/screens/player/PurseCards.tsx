import { Paper, SimpleGrid, Text } from '@mantine/core';
import { pointsOf } from '../../parts/format.ts';
import { Money } from '../../parts/Money.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { type Player, purseName } from './player.ts';

/** What a player has in each purse, and what has to be played before money leaves the game balance. */
export function PurseCards({ player }: { player: Player }) {
  return (
    <SimpleGrid cols={{ base: 2, xs: 3, lg: 7 }} spacing="xs">
      {player.purses.map(({ kind, balance, is_overdrawn }) => (
        <Card key={kind} label={purseName(kind)}>
          {kind === 'points' ? (
            <Text fw={700} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {pointsOf(balance)}
            </Text>
          ) : (
            <Money kyat={balance} fw={700} />
          )}
          {is_overdrawn && (
            <Tag color="red" tt="none">
              below zero, barred
            </Tag>
          )}
        </Card>
      ))}
      <Card label="Turnover left">
        <Money kyat={player.turnover} fw={700} />
      </Card>
    </SimpleGrid>
  );
}

function Card({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Paper withBorder p="xs" radius="md">
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {children}
    </Paper>
  );
}
