import { Group, Stack, Text } from '@mantine/core';
import { dayShown, type LotteryCode } from '@shwekan/rules';
import { useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { useActsHere } from '../../parts/use-acts-here.ts';
import { ConfirmOffDay } from './ConfirmOffDay.tsx';
import { HolidaysDialog } from './HolidaysDialog.tsx';
import type { OffDay } from './lottery.ts';

/** Proposes the Thai holidays of a year as off days. Days whose draws hold bets are decided one by one. */
export function ProposeHolidays({ lottery, year }: { lottery: LotteryCode; year: number }) {
  const [left, setLeft] = useState<readonly OffDay[]>([]);
  // Who only reads would read a name with nothing after it.
  if (!useActsHere()) return null;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Text size="sm">Thai holidays:</Text>
        <DialogButton
          key={year}
          label={`Propose ${year}`}
          dialog={(close) => <HolidaysDialog lottery={lottery} year={year} close={close} leave={setLeft} />}
        />
      </Group>
      {left.length > 0 && (
        <Callout color="yellow" role="status" withCloseButton closeButtonLabel="Hide" onClose={() => setLeft([])}>
          <Stack gap="xs">
            <Text size="sm">Draws of these days hold bets or have a result. Decide them one by one:</Text>
            {left.map((it) => (
              <Group key={it.day} gap="sm">
                <strong>{dayShown(it.day)}</strong>
                <Text size="sm">{it.reason}</Text>
                <DialogButton
                  label="Decide"
                  dialog={(close) => (
                    <ConfirmOffDay
                      lottery={lottery}
                      day={it.day}
                      reason={it.reason}
                      close={close}
                      done={() => setLeft(left.filter(({ day }) => day !== it.day))}
                    />
                  )}
                />
              </Group>
            ))}
          </Stack>
        </Callout>
      )}
    </Stack>
  );
}
