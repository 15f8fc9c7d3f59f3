import { Anchor, Button, Group, NativeSelect, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { allNumbers, type LotteryCode, lotteryOf } from '@shwekan/rules';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Draw } from '../../parts/draws.ts';
import { type NumberRow, takesLimits } from './draw.ts';
import { type HeatBy, selectionGroups } from './heat.ts';
import { NumberDeeds } from './NumberDeeds.tsx';
import classes from './NumberGrid.module.css';
import { NumberGrid } from './NumberGrid.tsx';
import { WhoStaked } from './WorstNumbers.tsx';

// The draw's page is at its size; what reads bets comes after it.
const WrittenNumbers = lazy(() => import('./WrittenNumbers.tsx').then((it) => ({ default: it.WrittenNumbers })));
const FIELD_PX = 72;

const HUNDREDS = allNumbers(1).map((head) => ({ value: head, label: `${head}00` }));
const HEATS = [
  { value: 'taken', label: 'Taken of cap' },
  { value: 'would_pay', label: 'Would pay' },
];
const NONE: ReadonlySet<string> = new Set();

/** The numbers of a draw: what is taken on each, and what an operator does with those they choose. */
export function NumbersPanel({ draw, numbers }: { draw: Draw; numbers: readonly NumberRow[] }) {
  const { digits } = lotteryOf(draw.lottery);
  // A thousand numbers are shown a hundred at a time, at first those around the result.
  const [hundred, setHundred] = useState(draw.result?.charAt(0) ?? '0');
  const [by, setBy] = useState<HeatBy>('would_pay');
  const [chosen, setChosen] = useState(NONE);
  const canChange = takesLimits(draw);
  const rows = numbers.filter((it) => chosen.has(it.bet_number));
  const toggle = useCallback((bet_number: string) => setChosen((old) => toggled(old, bet_number)), []);
  const add = (bet_numbers: readonly string[]) => setChosen(new Set([...chosen, ...bet_numbers]));
  return (
    <Stack gap="sm">
      <HeatChoice by={by} choose={setBy} />
      {digits === 3 && (
        <SegmentedControl
          size="xs"
          aria-label="Hundred"
          value={hundred}
          onChange={setHundred}
          data={HUNDREDS}
          maw="100%"
          style={{ overflowX: 'auto' }}
        />
      )}
      <NumberGrid
        numbers={numbers}
        head={digits === 3 ? hundred : ''}
        result={draw.result}
        by={by}
        chosen={chosen}
        toggle={canChange ? toggle : undefined}
      />
      <RuledNumbers draw={draw} numbers={numbers} />
      {canChange && (
        <Suspense fallback={<Skeleton height={FIELD_PX} />}>
          <WrittenNumbers draw={draw} add={add} />
        </Suspense>
      )}
      {canChange ? (
        <Group gap="sm" align="flex-end">
          <GroupChoice lottery={draw.lottery} add={add} />
          <Button size="xs" variant="default" disabled={chosen.size === 0} onClick={() => setChosen(NONE)}>
            Choose none
          </Button>
          <NumberDeeds draw={draw} rows={rows} done={() => setChosen(NONE)} />
          <Text size="sm" c="dimmed" aria-live="polite">
            {rows.length} chosen
          </Text>
          {rows.length === 1 && rows[0] && <WhoStaked draw={draw} bet_number={rows[0].bet_number} />}
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          Betting is closed: caps and blocks can no longer be changed.
        </Text>
      )}
    </Stack>
  );
}

function toggled(chosen: ReadonlySet<string>, bet_number: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(bet_number)) next.add(bet_number);
  return next;
}

/** Says how many numbers are as they are by standing rules, which are changed on their own page. */
function RuledNumbers({ draw: { lottery }, numbers }: { draw: Draw; numbers: readonly NumberRow[] }) {
  const count = numbers.filter((it) => (it.is_blocked && !it.own_block) || (it.has_own_cap && it.own_cap !== it.cap)).length;
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      Capped or blocked by{' '}
      <Anchor size="sm" underline="always" renderRoot={(props) => <Link to="/number-rules" search={{ lottery }} {...props} />}>
        standing rules
      </Anchor>
      : {count}
    </Text>
  );
}

/** What the colours say, and what they are. */
function HeatChoice({ by, choose }: { by: HeatBy; choose: (by: HeatBy) => void }) {
  return (
    <Group justify="space-between" gap="sm">
      <SegmentedControl size="xs" aria-label="Colour by" value={by} onChange={(to) => choose(to as HeatBy)} data={HEATS} />
      <Group gap="xs" c="dimmed" fz="xs" aria-hidden="true">
        <span>{by === 'taken' ? 'empty' : 'nothing'}</span>
        <span className={classes.legend} />
        <span>{by === 'taken' ? 'full' : 'most'}</span>
        <span className={classes.hot} />
        <span>hot (own cap)</span>
      </Group>
    </Group>
  );
}

/** Adds a group of numbers to those that are chosen. */
function GroupChoice({ lottery, add }: { lottery: LotteryCode; add: (bet_numbers: readonly string[]) => void }) {
  const groups = selectionGroups(lotteryOf(lottery).digits);
  return (
    <NativeSelect
      size="xs"
      label="Add to the choice"
      value=""
      onChange={(event) => add(groups.find(({ name }) => name === event.currentTarget.value)?.numbers ?? [])}
      data={[
        { value: '', label: 'Choose a group' },
        ...groups.map(({ name, numbers }) => ({ value: name, label: `${name} (${numbers.length})` })),
      ]}
    />
  );
}
