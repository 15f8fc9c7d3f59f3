import { Paper, SimpleGrid, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import type { ReactNode } from 'react';
import { besidesOf } from './besides.ts';
import type { Today } from './today.ts';

type Days = { today: string; yesterday: string; week_ago: string };

/** What a glance must tell: what the house took, kept and owes today. */
export function Tiles({ data }: { data: Today }) {
  const { play, cash, funds, open } = data;
  const of = (days: typeof play.all, figure: 'stakes' | 'payouts' | 'result'): Days => ({
    today: days.today[figure],
    yesterday: days.yesterday[figure],
    week_ago: days.week_ago[figure],
  });
  const cashDays = (figure: 'in' | 'out'): Days => ({
    today: cash.all.today[figure],
    yesterday: cash.all.yesterday[figure],
    week_ago: cash.all.week_ago[figure],
  });
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
      <DaysTile title="Gross result" days={of(play.all, 'result')} besides={besidesOf(play.all.today)} />
      <DaysTile title="Stakes" days={of(play.all, 'stakes')} />
      <DaysTile title="Payouts" days={of(play.all, 'payouts')} />
      <Tile title="Players online" value={countShown(data.online_count)}>
        with the app open
      </Tile>
      <DaysTile title="Cash in" days={cashDays('in')} />
      <DaysTile title="Cash out" days={cashDays('out')} />
      <Tile title="Player funds we owe" value={kyatOf(funds.total)}>
        {funds.below_zero === '0.00'
          ? `in all purses; points ${countShown(funds.points)}`
          : `in purses above zero; below zero ${kyatOf(funds.below_zero)}; points ${countShown(funds.points)}`}
      </Tile>
      <Tile title="Open draws may cost" value={kyatOf(open.worst)}>
        {open.net_worst === open.worst
          ? `at worst, for ${kyatOf(open.staked)} staked`
          : `at worst, for ${kyatOf(open.staked)} staked; net of what is laid off ${kyatOf(open.net_worst)}`}
      </Tile>
    </SimpleGrid>
  );
}

function DaysTile({ title, days, besides }: { title: string; days: Days; besides?: string }) {
  return (
    <Tile title={title} value={kyatOf(days.today)} besides={besides} isLoss={days.today.startsWith('-')}>
      yesterday {kyatOf(days.yesterday)}
      <br />
      week ago {kyatOf(days.week_ago)}
    </Tile>
  );
}

type TileProps = { title: string; value: string; besides?: string | undefined; isLoss?: boolean; children: ReactNode };

function Tile({ title, value, besides, isLoss = false, children }: TileProps) {
  return (
    <Paper withBorder p="sm" radius="md" role="group" aria-label={title}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <Text fz={{ base: 'lg', sm: 'xl' }} fw={700} lh={1.3} c={isLoss ? 'red' : undefined} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
      {besides && (
        <Text size="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {besides}
        </Text>
      )}
      <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Text>
    </Paper>
  );
}
