import { ActionIcon, Checkbox, Popover, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { me, type Newest } from '../app/operator.ts';
import { hasArrived, queuesOf } from './arrivals.ts';
import { type BellQueue, chooseHeard, heardQueues, ringBell, useHeardQueues } from './bell.ts';
import { Icon } from './Icon.tsx';

const NAMES: Record<BellQueue, string> = {
  cash_in: 'Cash-ins',
  cash_out: 'Cash-outs',
  level_two: 'Level 2',
  conversation: 'Conversations',
};

/** Rings when a request arrives in a queue that this operator chose to hear in this browser. */
export function Bell() {
  const heard = useHeardQueues();
  const { data } = useQuery(me);
  const seen = useRef<Newest | null>(null);
  // The sound is outside of React: it follows what the server answered.
  useEffect(() => {
    if (!data) return;
    if (hasArrived(seen.current, data.newest, data.data.roles, heardQueues())) void ringBell();
    seen.current = data.newest;
  }, [data]);
  const queues = queuesOf(data?.data.roles ?? []);
  if (queues.length === 0) return null;
  const isOn = queues.some((it) => heard.includes(it));
  const label = isOn ? 'Sound is on for new requests' : 'Sound is off for new requests';
  return (
    <Popover position="bottom-end" trapFocus withArrow>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label={label} title={label}>
          <Icon name={isOn ? 'bell' : 'bell_off'} />
        </ActionIcon>
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
