import { Text } from '@mantine/core';
import { useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Confirm } from '../../parts/Confirm.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Draw } from '../draws/draws.ts';
import { DRAW_CALLS, drawName, otherNumbers, type Proposal } from './draw.ts';
import { ProposalSource } from './ProposalSource.tsx';

type DialogProps = { draw: Draw; proposal: Proposal; close: () => void };

/** Confirms what a feed proposed: winners are paid at once. */
export function ConfirmProposal({ draw, proposal, close }: DialogProps) {
  const others = otherNumbers(draw, proposal);
  const confirm = useAction('POST /api/console/results/:id/confirm', {
    done: doneOrAsked(`${proposal.number} is confirmed for ${drawName(draw)}. Winners are being paid.`),
    refreshes: [...DRAW_CALLS, 'GET /api/console/deeds'],
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Confirm ${proposal.number} for ${drawName(draw)}?`}
      action={`Confirm ${proposal.number}`}
      isRunning={confirm.isPending}
      close={close}
      confirm={() => confirm.mutate({ params: { id: proposal.id } })}
    >
      <ProposalSource draw={draw} proposal={proposal} />
      {others.length > 0 && (
        <Callout color="red" title="Others say another number, or may">
          {others.map((it) => (
            <Text key={it.id} size="sm">
              {it.number === null ? 'A number that is not shown' : <strong>{it.number}</strong>} from{' '}
              {it.proposed_by ? `operator ${it.proposed_by}` : `feed ${it.source}`}
            </Text>
          ))}
        </Callout>
      )}
      <Text size="sm">
        The draw is settled at once: winners are paid, the number is published. A number that pays out more than the lottery’s setting waits
        for a second person.
      </Text>
    </Confirm>
  );
}

/** Rejects a proposed result with a reason that is kept. */
export function RejectProposal({ draw, proposal, close }: DialogProps) {
  const [reason, setReason] = useState('');
  const reject = useAction('POST /api/console/results/:id/reject', {
    done: `${proposalName(proposal)} is rejected.`,
    refreshes: DRAW_CALLS,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Reject ${proposalName(proposal)} for ${drawName(draw)}?`}
      action="Reject"
      color="red"
      isRunning={reject.isPending}
      isBlocked={reason.trim() === ''}
      close={close}
      confirm={() => reject.mutate({ params: { id: proposal.id }, body: { reason: reason.trim() } })}
    >
      <ProposalSource draw={draw} proposal={proposal} />
      <ReasonField value={reason} change={setReason} data-autofocus />
    </Confirm>
  );
}

/** Its number, or whose entry it is. */
function proposalName({ number, proposed_by }: Proposal): string {
  return number ?? `the entry of ${proposed_by}`;
}
