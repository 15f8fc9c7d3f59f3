import { ActionIcon, type ActionIconProps, Checkbox, Popover, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type BellQueue, chooseHeard } from './bell.ts';

const NAMES: Record<BellQueue, string> = {
  cash_in: 'Cash-ins',
  cash_out: 'Cash-outs',
  level_two: 'Level 2',
  conversation: 'Conversations',
  results: 'Results',
  deeds: 'To confirm',
  cases: 'Cases',
  alerts: 'Alerts',
};

type BellChoiceProps = {
  queues: readonly BellQueue[];
  heard: readonly BellQueue[];
  look: ActionIconProps & { 'aria-label': string; title: string };
};

/** Which queues are heard in this browser. It takes the place of a bell that was pressed, so it opens at once. */
export function BellChoice({ queues, heard, look }: BellChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  // After the bell has the focus: what opens gives it back to where it was.
  useEffect(() => setOpen(true), []);
  return (
    <Popover position="bottom-end" trapFocus returnFocus withArrow opened={isOpen} onChange={setOpen}>
      <Popover.Target>
        <ActionIcon {...look} autoFocus onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group label="Heard in this browser" value={[...heard]} onChange={(chosen) => chooseHeard(chosen as BellQueue[])}>
          <Stack gap="xs" mt="xs">
            {queues.map((it) => (
              <Checkbox key={it} value={it} label={NAMES[it]} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
