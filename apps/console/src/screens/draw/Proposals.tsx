import { Text } from '@mantine/core';
import { mayDo } from '@shwekan/contract/rights';
import { useOperator } from '../../app/operator.ts';
import { Choices } from '../../parts/Choices.tsx';
import { DataTable } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import type { Draw } from '../../parts/draws.ts';
import { Moment } from '../../parts/Moment.tsx';
import { RefusalNote } from '../../parts/RefusalNote.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { entryNeeds, inOrder, isEntry, numberShown, type Proposal, refuseConfirm } from './draw.ts';
import { ConfirmProposal, RejectProposal } from './ProposalDialogs.tsx';
import { ProposalSource } from './ProposalSource.tsx';

const COLORS = { proposed: 'yellow', confirmed: 'green', rejected: 'red', reversed: 'gray', withdrawn: 'gray' } as const;
// The rows come with the draw: when they are here, nothing is left to wait for.
const HERE = { error: null, isFetching: false, refetch: () => undefined };

/** The results proposed for a draw, with the way to confirm those of feeds and to reject what waits. */
export function Proposals({ draw }: { draw: Draw }) {
  return (
    <DataTable
      label="Proposed results"
      columns={[
        { header: 'Number', cell: (row) => <ProposalNumber proposal={row} /> },
        { header: 'Source', cell: (row) => <ProposalSource draw={draw} proposal={row} /> },
        { header: 'Received', cell: (row) => <Moment at={row.received_at} /> },
        { header: 'State', cell: (row) => <ProposalState draw={draw} proposal={row} /> },
        { header: null, cell: (row) => <ProposalDeeds draw={draw} proposal={row} /> },
      ]}
      rows={inOrder(draw.proposals)}
      rowId={(row) => row.id}
      from={HERE}
      empty={<Text size="sm">No result has arrived yet.</Text>}
    />
  );
}

function ProposalNumber({ proposal }: { proposal: Proposal }) {
  const isTold = proposal.number !== null;
  return (
    <Text fw={isTold ? 700 : undefined} c={isTold ? undefined : 'dimmed'} size={isTold ? undefined : 'sm'}>
      {numberShown(proposal)}
    </Text>
  );
}

function decidedBy({ state, decided_by }: Proposal): string {
  if (state === 'withdrawn') return 'with its draw';
  return decided_by ? `by ${decided_by}` : 'by itself';
}

/** How a proposal stands; what was left when the draw had its result says the same number, or another. */
function stateOf({ result }: Draw, { state, number }: Proposal): { word: string; color: string } {
  if (state !== 'proposed' || result === null) return { word: state, color: COLORS[state] };
  return number === result ? { word: 'agreed', color: 'green' } : { word: 'differs', color: 'red' };
}

function ProposalState({ draw, proposal }: { draw: Draw; proposal: Proposal }) {
  const { word, color } = stateOf(draw, proposal);
  return (
    <div>
      <Tag color={color}>{word}</Tag>
      {proposal.state !== 'proposed' && (
        <Text size="xs" c="dimmed">
          {decidedBy(proposal)}
        </Text>
      )}
      {proposal.reason && <Text size="xs">{proposal.reason}</Text>}
    </div>
  );
}

/** An entry counts when somebody types the same: all that a button does is to reject it. */
function ProposalDeeds({ draw, proposal }: { draw: Draw; proposal: Proposal }) {
  const { username, roles } = useOperator();
  if (!mayDo(roles, 'draws')) return null;
  if (proposal.state !== 'proposed' || draw.result !== null) return null;
  const refusal = isEntry(proposal) ? entryNeeds(proposal, username) : refuseConfirm(draw);
  return (
    <div style={{ paddingBlock: 3 }}>
      <Choices>
        {!isEntry(proposal) && (
          <DialogButton
            label="Confirm"
            variant="filled"
            disabled={refusal !== null}
            dialog={(close) => <ConfirmProposal draw={draw} proposal={proposal} close={close} />}
          />
        )}
        <DialogButton label="Reject" dialog={(close) => <RejectProposal draw={draw} proposal={proposal} close={close} />} />
      </Choices>
      <RefusalNote refusal={refusal} />
    </div>
  );
}
