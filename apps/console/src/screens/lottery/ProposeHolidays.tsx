import { Button, Group, Stack, Text } from '@mantine/core';
import type { LotteryCode } from '@shwekan/rules';
import { dayShown } from '@shwekan/rules';
import { useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { today } from '../draws/draws.ts';
import { ConfirmOffDay } from './ConfirmOffDay.tsx';
import { HolidaysDialog } from './HolidaysDialog.tsx';
import type { OffDay } from './lottery.ts';

/** Proposes the Thai holidays of this year and of the next as off days. Days whose draws hold bets are decided one by one. */
export function ProposeHolidays({ lottery }: { lottery: LotteryCode }) {
  const [year, setYear] = useState<number | null>(null);
  const [left, setLeft] = useState<readonly OffDay[]>([]);
  const [decided, setDecided] = useState<OffDay | null>(null);
  const this_year = Number(today().slice(0, 4));
  const done = (days: readonly OffDay[]) => {
    setYear(null);
    setLeft(days);
  };
  return (
    <Stack gap="sm" mb="sm">
      <Group gap="sm">
        <Text size="sm">Thai holidays:</Text>
        {[this_year, this_year + 1].map((it) => (
          <Button key={it} size="xs" variant="default" onClick={() => setYear(it)}>
            Propose {it}
          </Button>
        ))}
      </Group>
      {left.length > 0 && (
        <Callout color="yellow" role="status" withCloseButton closeButtonLabel="Hide" onClose={() => setLeft([])}>
          <Stack gap="xs">
            <Text size="sm">Draws of these days hold bets or have a result. Decide them one by one:</Text>
            {left.map((it) => (
              <Group key={it.day} gap="sm">
                <strong>{dayShown(it.day)}</strong>
                <Text size="sm">{it.reason}</Text>
                <Button size="xs" variant="default" onClick={() => setDecided(it)}>
                  Decide
                </Button>
              </Group>
            ))}
          </Stack>
        </Callout>
      )}
      {year !== null && <HolidaysDialog lottery={lottery} year={year} close={() => setYear(null)} done={done} />}
      {decided !== null && (
        <ConfirmOffDay
          lottery={lottery}
          day={decided.day}
          reason={decided.reason}
          close={() => setDecided(null)}
          done={() => {
            setDecided(null);
            setLeft(left.filter((it) => it.day !== decided.day));
          }}
        />
      )}
    </Stack>
  );
}
