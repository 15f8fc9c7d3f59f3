import { Box, Group, Text, useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import UPlot, { type AlignedData, type Options, type Series } from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { countShown, dayShown } from '@shwekan/rules';
import { shortDay } from './time.ts';

/** One row of figures by day: columns side by side, or a line with what lies below it filled. */
export type ChartSeries = { name: string; color: 'green' | 'gold'; values: readonly number[] };
type ChartProps = {
  /** What the chart shows, for those who hear it. */
  label: string;
  /** "2026-11-23", oldest first. */
  days: readonly string[];
  series: readonly ChartSeries[];
  draws: 'columns' | 'line';
};

const HEIGHT_PX = 180;
/** The same greens and golds in light and dark, each strong enough on its ground. */
const COLORS = { light: { green: '#186e4a', gold: '#b98309' }, dark: { green: '#34a977', gold: '#dea31b' } } as const;
const GROUND = { light: { text: '#5c636a', lines: '#e9ecef' }, dark: { text: '#a6abb1', lines: '#3b3b3b' } } as const;

/** Figures of days, drawn. The day under the pointer is told in figures above it, else the last one. */
export default function Chart({ label, days, series, draws }: ChartProps) {
  const scheme = useComputedColorScheme('light');
  const box = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const figures = JSON.stringify([days, series]);
  useEffect(() => {
    const at = box.current;
    if (at === null) return;
    const [drawnDays, drawn] = JSON.parse(figures) as [string[], ChartSeries[]];
    const options = optionsOf({ days: drawnDays, series: drawn, draws, scheme, point: setPointed });
    const data: AlignedData = [drawnDays.map((_, nth) => nth), ...drawn.map((it) => [...it.values])];
    const plot = new UPlot({ ...options, width: at.clientWidth, height: HEIGHT_PX }, data, at);
    const follow = new ResizeObserver(() => plot.setSize({ width: at.clientWidth, height: HEIGHT_PX }));
    follow.observe(at);
    return () => {
      follow.disconnect();
      plot.destroy();
    };
  }, [figures, draws, scheme]);
  const shown = pointed ?? days.length - 1;
  return (
    <Box>
      <Group gap="md" mb={4} wrap="wrap">
        <Text size="xs" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {dayShown(days[shown] ?? '')}
        </Text>
        {series.map((it) => (
          <Group key={it.name} gap={6} wrap="nowrap">
            <Box w={10} h={10} bg={COLORS[scheme][it.color]} style={{ borderRadius: 2 }} />
            <Text size="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {it.name} <strong>{countShown(Math.trunc(it.values[shown] ?? 0))}</strong>
            </Text>
          </Group>
        ))}
      </Group>
      <div ref={box} role="img" aria-label={`${label}, ${days.length} days until ${dayShown(days.at(-1) ?? '')}`} />
    </Box>
  );
}

type OptionsProps = Omit<ChartProps, 'label'> & { scheme: 'light' | 'dark'; point: (nth: number | null) => void };

function optionsOf({ days, series, draws, scheme, point }: OptionsProps): Omit<Options, 'width' | 'height'> {
  const ground = GROUND[scheme];
  const axis = { stroke: ground.text, grid: { stroke: ground.lines, width: 1 }, ticks: { show: false }, font: '11px system-ui' };
  return {
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 6 } },
    padding: [8, 8, 0, 0],
    scales: { x: { time: false, range: [-0.6, days.length - 0.4] }, y: { range: (_, min, max) => rangeOf(min, max) } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 26,
        space: 44,
        values: (_, splits) => splits.map((it) => shortDay(days[it] ?? '')),
      },
      { ...axis, size: 48, space: 34, values: (_, splits) => splits.map(shortShown) },
    ],
    series: [{}, ...series.map((it, nth) => seriesOf(it, { draws, color: COLORS[scheme][it.color], nth, count: series.length }))],
    hooks: { setCursor: [(plot) => point(plot.cursor.idx ?? null)] },
  };
}

type Drawing = { draws: ChartProps['draws']; color: string; nth: number; count: number };

function seriesOf({ name }: ChartSeries, { draws, color, nth, count }: Drawing): Series {
  if (draws === 'line') return { label: name, stroke: color, width: 2, fill: `${color}22`, points: { show: false } };
  // Two columns of a day stand left and right of its middle.
  const align = count === 1 ? 0 : nth === 0 ? -1 : 1;
  const paths = UPlot.paths.bars?.({ size: [count === 1 ? 0.7 : 0.38, 14], align });
  return { label: name, stroke: color, fill: color, width: 0, points: { show: false }, ...(paths ? { paths } : {}) };
}

/** From zero, or from what lies below it; a chart of nothing has some height too. */
function rangeOf(min: number | null, max: number | null): [number, number] {
  const [low, high] = [Math.min(0, min ?? 0), Math.max(0, max ?? 0)];
  const room = (high - low || 1_000) * 0.06;
  return [low < 0 ? low - room : 0, high > 0 || low === 0 ? high + room : 0];
}

/** Kyat so short that it fits beside a chart: "950", "12.5k", "-3.2M". */
function shortShown(kyat: number): string {
  const size = Math.abs(kyat);
  if (size >= 1_000_000) return `${trimmed(kyat / 1_000_000)}M`;
  return size >= 1_000 ? `${trimmed(kyat / 1_000)}k` : String(Math.round(kyat));
}

function trimmed(count: number): string {
  return String(Math.round(count * 10) / 10);
}
