import { Text, Timeline } from '@mantine/core';
import type { Answer } from '@shwekan/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../app/queries.ts';
import { say } from '../app/say.tsx';
import { Moment } from './Moment.tsx';
import { Money } from './Money.tsx';
import { QueryView } from './QueryView.tsx';
import { RecordFields } from './RecordFields.tsx';
import { RowDrawer } from './RowDrawer.tsx';

type StoryEvent = Answer<'GET /api/console/cash-in/:id/story'>['data']['events'][number];
type StoryDrawerProps = { kind: 'cash_in' | 'cash_out'; id: number; close: () => void; children: ReactNode };

const CALLS = { cash_in: 'GET /api/console/cash-in/:id/story', cash_out: 'GET /api/console/cash-out/:id/story' } as const;
const SOURCES: Record<StoryEvent['source'], { title: string; color: string }> = {
  trail: { title: 'Operator', color: 'blue' },
  second_person: { title: 'Second person', color: 'yellow' },
  player: { title: 'Player', color: 'gray' },
  statement: { title: 'Statement', color: 'teal' },
  note: { title: 'Note', color: 'gray' },
  entry: { title: 'Ledger', color: 'green' },
  alert: { title: 'Alert', color: 'red' },
};

/** The whole story of a request beside its list: its facts, then all that happened to it, in order. */
export function StoryDrawer({ kind, id, close, children }: StoryDrawerProps) {
  const query = useQuery(ask(CALLS[kind], { params: { id } }));
  return (
    <RowDrawer title={`${kind === 'cash_in' ? 'Cash-in' : 'Cash-out'} #${id}`} close={close}>
      {children}
      <QueryView query={query} height={240}>
        {({ data: { events } }) =>
          events.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing has happened to it yet.
            </Text>
          ) : (
            <Timeline bulletSize={14} lineWidth={2} aria-label="What happened">
              {events.map((event, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its order
                <Timeline.Item key={nth} color={SOURCES[event.source].color} title={<EventTitle event={event} />}>
                  <EventFields event={event} />
                </Timeline.Item>
              ))}
            </Timeline>
          )
        }
      </QueryView>
    </RowDrawer>
  );
}

function EventTitle({ event: { source, what, who, amount } }: { event: StoryEvent }) {
  return (
    <Text size="sm" fw={600}>
      {SOURCES[source].title}: {say(what.replaceAll('_', ' '))}
      {amount !== null && (
        <>
          , <Money kyat={amount} /> kyat
        </>
      )}
      {who && `, ${who}`}
    </Text>
  );
}

function EventFields({ event: { at, reason, details } }: { event: StoryEvent }) {
  return (
    <>
      <Text size="xs" c="dimmed">
        <Moment at={at} />
      </Text>
      {reason && <Text size="sm">{reason}</Text>}
      <RecordFields of={details} />
    </>
  );
}
