import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useOperator } from '../../app/operator.ts';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { TwoDeeds } from '../../parts/TwoDeeds.tsx';
import type { Draw } from '../draws/draws.ts';
import { inOrder, type Proposal, refuseConfirm } from './draw.ts';
import { ConfirmProposal, RejectProposal } from './ProposalDialogs.tsx';
import { ProposalSource } from './ProposalSource.tsx';

const COLORS = { proposed: 'yellow', confirmed: 'green', rejected: 'red', reversed: 'gray', withdrawn: 'gray' } as const;
const column = columnsOf<Proposal>();
// The rows come with the draw: when they are here, nothing is left to wait for.
const HERE = { error: null, isFetching: false, refetch: () => undefined };

type Deed = { what: 'confirm' | 'reject'; proposal: Proposal };

/** The results proposed for a draw, with the way to confirm or reject those that wait. */
export function Proposals({ draw }: { draw: Draw }) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('number', { header: 'Number', cell: (cell) => <Text fw={700}>{cell.getValue()}</Text> }),
        column.accessor('source', { header: 'From', cell: (cell) => <ProposalSource draw={draw} proposal={cell.row.original} /> }),
        column.accessor('received_at', { header: 'Received', cell: (cell) => <Moment at={cell.getValue()} /> }),
        column.accessor('state', { header: 'State', cell: (cell) => <ProposalState proposal={cell.row.original} /> }),
        column.display({
          id: 'deeds',
          header: NoHeader,
          cell: (cell) => <Deeds draw={draw} proposal={cell.row.original} choose={setDeed} />,
        }),
      ]),
    [draw],
  );
  const close = () => setDeed(null);
  return (
    <>
      <DataTable
        label="Proposed results"
        columns={columns}
        rows={inOrder(draw.proposals)}
        rowId={(row) => row.id}
        from={HERE}
        empty={<Text size="sm">No result has arrived yet.</Text>}
      />
      {deed?.what === 'confirm' && <ConfirmProposal draw={draw} proposal={deed.proposal} close={close} />}
      {deed?.what === 'reject' && <RejectProposal draw={draw} proposal={deed.proposal} close={close} />}
    </>
  );
}

function decidedBy({ state, decided_by }: Proposal): string {
  if (state === 'withdrawn') return 'with its draw';
  return decided_by ? `by ${decided_by}` : 'by itself';
}

function ProposalState({ proposal }: { proposal: Proposal }) {
  return (
    <div>
      <Tag color={COLORS[proposal.state]}>{proposal.state}</Tag>
      {proposal.state !== 'proposed' && (
        <Text size="xs" c="dimmed">
          {decidedBy(proposal)}
        </Text>
      )}
      {proposal.reason && <Text size="xs">{proposal.reason}</Text>}
    </div>
  );
}

type DeedsProps = { draw: Draw; proposal: Proposal; choose: (deed: Deed) => void };

function Deeds({ draw, proposal, choose }: DeedsProps) {
  const { username } = useOperator();
  if (proposal.state !== 'proposed') return null;
  return (
    <TwoDeeds
      next={{ label: 'Confirm', refusal: refuseConfirm(draw, proposal, username), choose: () => choose({ what: 'confirm', proposal }) }}
      other={{ label: 'Reject', choose: () => choose({ what: 'reject', proposal }) }}
    />
  );
}
