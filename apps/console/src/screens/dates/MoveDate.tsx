import { Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { Deed } from '../../parts/Deed.tsx';
import type { Draw } from '../../parts/draws.ts';
import { counted } from '../../parts/format.ts';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { DRAW_CALLS } from '../draw/draw.ts';
import { closesOn, dates3d, refuseMove, roomOf } from './dates.ts';

/** Moves a 3D date with its draw and its bets; says how many bets that are, and when betting then closes. */
export function MoveDate({ draw, close }: { draw: Draw; close: () => void }) {
  const room = roomOf(draw, useQuery(dates3d()).data?.data ?? []);
  const refuse = ({ date }: { date: string }) => refuseMove(draw, date, room);
  return (
    <Deed
      call="POST /api/console/draws/:id/move"
      title={`Move the draw of ${dayShown(draw.date)}`}
      action={(draft) => (refuse(draft) === null ? `Move to ${dayShown(draft.date)}` : 'Move')}
      values={{ date: draw.published?.date ?? draw.date, reason: '' }}
      fields={[
        {
          kind: 'day',
          name: 'date',
          label: 'New date',
          description: `From ${dayShown(room.from)} to ${dayShown(room.to)}.`,
          min: room.from,
          max: room.to,
          refuse: (draft) => (draft.date === draw.date ? null : refuse(draft)),
          required: true,
        },
        ({ values }) =>
          refuse(values) === null && (
            <>
              <ThenCloses draw={draw} day={values.date} />
              {values.date > draw.date && draw.state !== 'closed' && <Text size="sm">To a later day a second person confirms it.</Text>}
            </>
          ),
        { kind: 'reason', name: 'reason', placeholder: 'New Year: drawn on 30 December' },
      ]}
      sent={(body) => (refuse(body) === null ? { params: { id: draw.id }, body } : null)}
      done={`The draw of ${dayShown(draw.date)} is moved.`}
      refreshes={[...DRAW_CALLS, 'GET /api/console/calendar']}
      close={close}
    >
      <WaitingDeeds subject={`draw:${draw.id}`} />
      <Text size="sm">
        {draw.slip_count === 0 ? (
          'Nobody has bet on it yet.'
        ) : (
          <>
            <strong>{counted(draw.slip_count, 'slip')}</strong> with <Money kyat={draw.staked} fw={700} /> kyat move with it.
          </>
        )}
      </Text>
    </Deed>
  );
}

/** When betting closes once the draw stands on a day. */
function ThenCloses({ draw, day }: { draw: Draw; day: string }) {
  const closes_at = closesOn(draw, day);
  if (closes_at === null) return null;
  return (
    <Text size="sm">
      {draw.state === 'closed' ? (
        'Betting stays closed.'
      ) : (
        <>
          Betting then closes <Moment at={closes_at.toISOString()} />; the draw after it opens at that moment.
        </>
      )}
    </Text>
  );
}
