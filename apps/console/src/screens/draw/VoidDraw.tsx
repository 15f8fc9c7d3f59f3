import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { counted } from '../../parts/format.ts';
import { Money } from '../../parts/Money.tsx';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Draw } from '../draws/draws.ts';
import { DRAW_CALLS, drawName, refuseVoid } from './draw.ts';

/** Calls a draw off. Asks for the reason and for the draw's name, typed. */
export function VoidDraw({ draw }: { draw: Draw }) {
  const [isAsking, setAsking] = useState(false);
  if (refuseVoid(draw) !== null) return null;
  return (
    <>
      <Button size="xs" variant="light" color="red" onClick={() => setAsking(true)}>
        Call off
      </Button>
      {isAsking && <VoidForm draw={draw} close={() => setAsking(false)} />}
    </>
  );
}

function VoidForm({ draw, close }: { draw: Draw; close: () => void }) {
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const void_ = useAction('POST /api/console/draws/:id/void', {
    done: doneOrAsked(`${drawName(draw)} is called off, stakes are being refunded.`),
    refreshes: [...DRAW_CALLS, 'GET /api/console/deeds'],
    onDone: close,
    onConflict: close,
  });
  const isTyped = typed.trim().toLowerCase() === drawName(draw).toLowerCase();
  return (
    <Confirm
      title={`Call off ${drawName(draw)}?`}
      action="Call off and refund"
      color="red"
      isRunning={void_.isPending}
      isBlocked={!isTyped || reason.trim() === ''}
      close={close}
      confirm={() => void_.mutate({ params: { id: draw.id }, body: { reason: reason.trim() } })}
    >
      <Text size="sm">
        Every stake goes back to its player: {counted(draw.slip_count, 'slip')}, <Money kyat={draw.staked} fw={700} /> kyat. This cannot be
        undone. From its closing on, or while a number is proposed, a second person has to confirm it.
      </Text>
      <ReasonField value={reason} change={setReason} data-autofocus />
      <TextInput
        label={`Type “${drawName(draw)}” to go on`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        required
      />
    </Confirm>
  );
}
