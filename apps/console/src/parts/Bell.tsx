import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { me, type Newest } from '../app/operator.ts';
import { useReached } from '../app/use-reached.ts';
import { hasArrived, queuesOf } from './arrivals.ts';
import { heardQueues, ringBell, useHeardQueues } from './bell.ts';
import { Icon } from './Icon.tsx';

const loadChoice = () => import('./BellChoice.tsx');
const BellChoice = lazy(() => loadChoice().then((it) => ({ default: it.BellChoice })));

/** Rings when something arrives that this operator chose to hear in this browser. */
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
  const { isReached, listens } = useReached(loadChoice);
  const queues = queuesOf(data?.data.roles ?? []);
  if (queues.length === 0) return null;
  const isOn = queues.some((it) => heard.includes(it));
  const label = isOn ? 'Sound is on for what arrives' : 'Sound is off for what arrives';
  const look = { variant: 'default', size: 'lg', 'aria-label': label, title: label, children: <Icon name={isOn ? 'bell' : 'bell_off'} /> };
  const button = <ActionIcon aria-haspopup="dialog" {...look} {...listens} />;
  return isReached ? (
    <Suspense fallback={button}>
      <BellChoice queues={queues} heard={heard} look={look} />
    </Suspense>
  ) : (
    button
  );
}
