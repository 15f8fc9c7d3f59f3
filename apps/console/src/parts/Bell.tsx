import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { me, type Newest } from '../app/operator.ts';
import { hasArrived } from './arrivals.ts';
import { ringBell, switchBell, useBellOn } from './bell.ts';
import { Icon } from './Icon.tsx';

/** Rings when a request arrives that this operator may decide; a click silences it in this browser. */
export function Bell() {
  const isOn = useBellOn();
  const { data } = useQuery(me);
  const seen = useRef<Newest | null>(null);
  // The sound is outside of React: it follows what the server answered.
  useEffect(() => {
    if (!data) return;
    if (hasArrived(seen.current, data.newest, data.data.roles)) void ringBell();
    seen.current = data.newest;
  }, [data]);
  const label = isOn ? 'Sound is on for new requests' : 'Sound is off for new requests';
  return (
    <ActionIcon variant="default" size="lg" aria-pressed={isOn} aria-label={label} title={label} onClick={() => switchBell(!isOn)}>
      <Icon name={isOn ? 'bell' : 'bell_off'} />
    </ActionIcon>
  );
}
