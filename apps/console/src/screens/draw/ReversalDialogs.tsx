import { Text } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { DEED_ASKED } from '../../parts/deed-notice.ts';
import { Money } from '../../parts/Money.tsx';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Draw } from '../draws/draws.ts';
import { DRAW_CALLS, drawName } from './draw.ts';

type DialogProps = { draw: Draw; close: () => void };

/** Asks for a settlement to be taken back, with a reason that is kept. */
export function AskReversal({ draw, close }: DialogProps) {
  const [reason, setReason] = useState('');
  const ask = useAction('POST /api/console/draws/:id/reverse', {
    done: DEED_ASKED,
    refreshes: [...DRAW_CALLS, 'GET /api/console/deeds'],
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Reverse the settlement of ${drawName(draw)}?`}
      action="Ask for the reversal"
      color="red"
      isRunning={ask.isPending}
      isBlocked={reason.trim() === ''}
      close={close}
      confirm={() => ask.mutate({ params: { id: draw.id }, body: { reason: reason.trim() } })}
    >
      <Text size="sm">
        Once a second person has confirmed it, <Money kyat={draw.paid} fw={700} /> kyat of wins are taken back from the winners, also from
        those who have spent them: they cannot bet or cash out until it is covered. Draws whose number follows from this one go with it.
      </Text>
      <Reason reason={reason} change={setReason} />
    </Confirm>
  );
}

/** Checks a stopped draw again: it is paid when its book is as it was sealed. */
export function ResumeSettlement({ draw, close }: DialogProps) {
  const [reason, setReason] = useState('');
  const resume = useAction('POST /api/console/draws/:id/resume', {
    done: `${drawName(draw)} is checked again.`,
    refreshes: DRAW_CALLS,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Check ${drawName(draw)} again?`}
      action="Check again and pay"
      isRunning={resume.isPending}
      isBlocked={reason.trim() === ''}
      close={close}
      confirm={() => resume.mutate({ params: { id: draw.id }, body: { reason: reason.trim() } })}
    >
      <Text size="sm">Winners are paid when every bet is as it was sealed and both settlements agree; else it stops again.</Text>
      <Reason reason={reason} change={setReason} />
    </Confirm>
  );
}

function Reason({ reason, change }: { reason: string; change: (reason: string) => void }) {
  return <ReasonField value={reason} change={change} data-autofocus />;
}
