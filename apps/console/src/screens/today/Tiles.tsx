import { Paper, SimpleGrid, Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import type { ReactNode } from 'react';
import { Figure, type FigureOf, figureOfDay } from '../../parts/Figure.tsx';
import { Besides } from './Besides.tsx';
import { dayOf, type Today } from './today.ts';

type Days = Record<'today' | 'yesterday' | 'week_ago', { kyat: string; of: FigureOf }>;

/** What a glance must tell: what the house took, kept and owes today. */
export function Tiles({ data }: { data: Today }) {
  const { play, cash, funds, open } = data;
  const daysOf = (figure: FigureOf['figure'], of: (day: keyof Days) => string): Days => {
    const on = (day: keyof Days) => ({ kyat: of(day), of: figureOfDay(figure, dayOf(data, day)) });
    return { today: on('today'), yesterday: on('yesterday'), week_ago: on('week_ago') };
  };
  const playDays = (figure: 'stakes' | 'payouts' | 'result') => daysOf(figure, (day) => play.all[day][figure]);
  const cashDays = (figure: 'in' | 'out') => daysOf(figure, (day) => cash.all[day][figure]);
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
      <DaysTile
        title="Gross result"
        days={playDays('result')}
        besides={<Besides figures={play.all.today} of={figureOfDay('result', data.day)} />}
      />
      <DaysTile title="Stakes" days={playDays('stakes')} />
      <DaysTile title="Payouts" days={playDays('payouts')} />
      <Tile title="Players online" value={countShown(data.online_count)}>
        with the app open
      </Tile>
      <DaysTile title="Cash in" days={cashDays('in')} />
      <DaysTile title="Cash out" days={cashDays('out')} />
      <Tile title="Player funds we owe" value={<Figure kyat={funds.total} of={{ figure: 'owed', by: 'purse' }} />}>
        {funds.below_zero === '0.00'
          ? `in all purses; points ${countShown(funds.points)}`
          : `in purses above zero; below zero ${kyatOf(funds.below_zero)}; points ${countShown(funds.points)}`}
      </Tile>
      <Tile title="Open draws may cost" value={<Figure kyat={open.worst} of={{ figure: 'would_pay', by: 'open_draw' }} />}>
        {open.net_worst === open.worst
          ? `at worst, for ${kyatOf(open.staked)} staked`
          : `at worst, for ${kyatOf(open.staked)} staked; net of what is laid off ${kyatOf(open.net_worst)}`}
      </Tile>
    </SimpleGrid>
  );
}

function DaysTile({ title, days: { today, yesterday, week_ago }, besides }: { title: string; days: Days; besides?: ReactNode }) {
  return (
    <Tile title={title} value={<Figure {...today} />} besides={besides} isLoss={today.kyat.startsWith('-')}>
      yesterday <Figure {...yesterday} />
      <br />
      week ago <Figure {...week_ago} />
    </Tile>
  );
}

type TileProps = { title: string; value: ReactNode; besides?: ReactNode; isLoss?: boolean; children: ReactNode };

function Tile({ title, value, besides, isLoss = false, children }: TileProps) {
  return (
    <Paper withBorder p="sm" radius="md" role="group" aria-label={title}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <Text fz={{ base: 'lg', sm: 'xl' }} fw={700} lh={1.3} c={isLoss ? 'red' : undefined} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Text>
      {besides}
      <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Text>
    </Paper>
  );
}
