import { Text, TextInput } from '@mantine/core';
import { countShown, dayShown } from '@shwekan/rules';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { useAction } from '../../parts/use-action.ts';
import { DRAW_CALLS } from '../draw/draw.ts';
import type { Draw } from '../draws/draws.ts';
import { closesOn, refuseMove, roomOf } from './dates.ts';

type MoveDateProps = { draw: Draw; all: readonly Draw[]; close: () => void };

/** Moves a 3D date with its draw and its bets; says how many bets that are, and when betting then closes. */
export function MoveDate({ draw, all, close }: MoveDateProps) {
  const [day, setDay] = useState(draw.published?.date ?? draw.date);
  const [reason, setReason] = useState('');
  const move = useAction('POST /api/console/draws/:id/move', {
    done: `The draw of ${dayShown(draw.date)} is moved.`,
    refreshes: DRAW_CALLS,
    onDone: close,
    onConflict: close,
  });
  const room = roomOf(draw, all);
  const refusal = refuseMove(draw, day, room);
  const closes_at = closesOn(draw, day);
  return (
    <Confirm
      title={`Move the draw of ${dayShown(draw.date)}`}
      action={refusal === null ? `Move to ${dayShown(day)}` : 'Move'}
      isRunning={move.isPending}
      isBlocked={refusal !== null || reason.trim() === ''}
      close={close}
      confirm={() => move.mutate({ params: { id: draw.id }, body: { date: day, reason: reason.trim() } })}
    >
      <Text size="sm">
        {draw.slip_count === 0 ? (
          'Nobody has bet on it yet.'
        ) : (
          <>
            <strong>{countShown(draw.slip_count)}</strong> {draw.slip_count === 1 ? 'slip' : 'slips'} with{' '}
            <Money kyat={draw.staked} fw={700} /> kyat move with it.
          </>
        )}
      </Text>
      <TextInput
        type="date"
        label="New date"
        description={`From ${dayShown(room.from)} to ${dayShown(room.to)}.`}
        min={room.from}
        max={room.to}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        error={day === draw.date ? undefined : refusal}
        required
        data-autofocus
      />
      {refusal === null && closes_at !== null && (
        <Text size="sm">
          {draw.state === 'closed' ? (
            'Betting stays closed.'
          ) : (
            <>
              Betting then closes <Moment at={closes_at.toISOString()} />; the draw after it opens at that moment.
            </>
          )}
        </Text>
      )}
      <ReasonField placeholder="New Year: drawn on 30 December" value={reason} change={setReason} />
    </Confirm>
  );
}
