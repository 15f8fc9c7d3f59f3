import { Text } from '@mantine/core';
import { Callout } from '../../parts/Callout.tsx';
import { Deed } from '../../parts/Deed.tsx';
import type { Draw } from '../../parts/draws.ts';
import { DRAW_CALLS, drawName, otherNumbers, type Proposal } from './draw.ts';
import { ProposalSource } from './ProposalSource.tsx';

type DialogProps = { draw: Draw; proposal: Proposal; close: () => void };

/** Confirms what a feed proposed: winners are paid at once. */
export function ConfirmProposal({ draw, proposal, close }: DialogProps) {
  const others = otherNumbers(draw, proposal);
  return (
    <Deed
      call="POST /api/console/results/:id/confirm"
      title={`Confirm ${proposal.number} for ${drawName(draw)}?`}
      action={`Confirm ${proposal.number}`}
      sent={() => ({ params: { id: proposal.id } })}
      done={`${proposal.number} is confirmed for ${drawName(draw)}. Winners are being paid.`}
      refreshes={DRAW_CALLS}
      close={close}
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
    </Deed>
  );
}

/** Rejects a proposed result with a reason that is kept. */
export function RejectProposal({ draw, proposal, close }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/results/:id/reject"
      title={`Reject ${proposalName(proposal)} for ${drawName(draw)}?`}
      action="Reject"
      color="red"
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason' }]}
      sent={(body) => ({ params: { id: proposal.id }, body })}
      done={`${proposalName(proposal)} is rejected.`}
      refreshes={DRAW_CALLS}
      close={close}
    >
      <ProposalSource draw={draw} proposal={proposal} />
    </Deed>
  );
}

/** Its number, or whose entry it is. */
function proposalName({ number, proposed_by }: Proposal): string {
  return number ?? `the entry of ${proposed_by}`;
}
