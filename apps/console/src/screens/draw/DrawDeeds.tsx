import { Button, Text, TextInput } from '@mantine/core';
import { yangonDay, yangonInstant, yangonStamp, yangonTime } from '@shwekan/rules';
import { useState } from 'react';
import { clock } from '../../app/call.ts';
import { Confirm } from '../../parts/Confirm.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Draw } from '../draws/draws.ts';
import { DRAW_CALLS, drawName } from './draw.ts';

const MINUTE_MS = 60_000;

type DeedProps = { draw: Draw };

function isTakingBets(draw: Draw): boolean {
  return draw.state === 'open' || draw.state === 'scheduled';
}

/** Stops a draw from taking bets, or lets it take bets again. */
export function StopBets({ draw }: DeedProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const change = useAction('POST /api/console/draws/:id', {
    done: draw.is_open ? 'No more bets are taken.' : 'Bets are taken again.',
    refreshes: DRAW_CALLS,
    onDone: close,
    onConflict: close,
  });
  if (!isTakingBets(draw)) return null;
  const deed = draw.is_open ? 'Stop bets' : 'Resume bets';
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        {deed}
      </Button>
      {isAsking && (
        <Confirm
          title={`${deed} on ${drawName(draw)}?`}
          action={deed}
          color={draw.is_open ? 'red' : undefined}
          isRunning={change.isPending}
          close={close}
          confirm={() => change.mutate({ params: { id: draw.id }, body: { is_open: !draw.is_open } })}
        >
          <Text size="sm">
            {draw.is_open
              ? 'Players see “Section closed!” until bets are resumed. Bets already taken stay.'
              : 'Players can bet until the draw closes.'}
          </Text>
        </Confirm>
      )}
    </>
  );
}

/** Closes a draw earlier than planned. It cannot be made later again. */
export function CloseEarlier({ draw }: DeedProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isTakingBets(draw)) return null;
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        Close earlier
      </Button>
      {isAsking && <CloseEarlierForm draw={draw} close={() => setAsking(false)} />}
    </>
  );
}

function CloseEarlierForm({ draw, close }: DeedProps & { close: () => void }) {
  const day = yangonDay(new Date(draw.closes_at));
  const [time, setTime] = useState(() => yangonTime(suggestedClose(draw)));
  const change = useAction('POST /api/console/draws/:id', {
    done: 'The closing time is changed.',
    refreshes: DRAW_CALLS,
    onDone: close,
    onConflict: close,
  });
  const closes_at = /^\d\d:\d\d(:\d\d)?$/.test(time) ? yangonInstant(day, time) : null;
  const isEarlier = closes_at !== null && closes_at.getTime() < Date.parse(draw.closes_at) && closes_at.getTime() > clock.now();
  return (
    <Confirm
      title={`Close ${drawName(draw)} earlier`}
      action="Change the closing time"
      isRunning={change.isPending}
      isBlocked={!isEarlier}
      close={close}
      confirm={() => closes_at && change.mutate({ params: { id: draw.id }, body: { closes_at: yangonStamp(closes_at) } })}
    >
      <Text size="sm">
        Now it closes at <Moment at={draw.closes_at} />. It cannot be made later again.
      </Text>
      <TextInput
        type="time"
        step={1}
        label="New closing time, in Yangon"
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
        error={isEarlier ? undefined : 'Choose a time after now and before the present closing time.'}
        required
        data-autofocus
      />
    </Confirm>
  );
}

/** A minute from now, or a minute before the present closing time when that is on another day. */
function suggestedClose(draw: Draw): Date {
  const soon = new Date(clock.now() + MINUTE_MS);
  const closes_at = new Date(draw.closes_at);
  return yangonDay(soon) === yangonDay(closes_at) && soon < closes_at ? soon : new Date(closes_at.getTime() - MINUTE_MS);
}
