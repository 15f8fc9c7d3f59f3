import { Button, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useOperator } from '../../app/operator.ts';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { TwoDeeds } from '../../parts/TwoDeeds.tsx';
import type { Draw } from '../draws/draws.ts';
import { entryNeeds, inOrder, isEntry, numberShown, type Proposal, refuseConfirm } from './draw.ts';
import { ConfirmProposal, RejectProposal } from './ProposalDialogs.tsx';
import { ProposalSource } from './ProposalSource.tsx';

const COLORS = { proposed: 'yellow', confirmed: 'green', rejected: 'red', reversed: 'gray', withdrawn: 'gray' } as const;
const column = columnsOf<Proposal>();
// The rows come with the draw: when they are here, nothing is left to wait for.
const HERE = { error: null, isFetching: false, refetch: () => undefined };

type Deed = { what: 'confirm' | 'reject'; proposal: Proposal };

/** The results proposed for a draw, with the way to confirm those of feeds and to reject what waits. */
export function Proposals({ draw }: { draw: Draw }) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('number', { header: 'Number', cell: (cell) => <ProposalNumber proposal={cell.row.original} /> }),
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
  if (proposal.state !== 'proposed' || draw.result !== null) return null;
  if (isEntry(proposal)) return <EntryDeed proposal={proposal} reject={() => choose({ what: 'reject', proposal })} />;
  return (
    <TwoDeeds
      next={{ label: 'Confirm', refusal: refuseConfirm(draw), choose: () => choose({ what: 'confirm', proposal }) }}
      other={{ label: 'Reject', choose: () => choose({ what: 'reject', proposal }) }}
    />
  );
}

/** An entry counts when somebody types the same: all that a button does is to reject it. */
function EntryDeed({ proposal, reject }: { proposal: Proposal; reject: () => void }) {
  const { username } = useOperator();
  return (
    <div>
      <Group justify="flex-end">
        <Button size="xs" variant="default" onClick={reject}>
          Reject
        </Button>
      </Group>
      <Text size="xs" c="dimmed" ta="right" maw={220} ml="auto" mt={4}>
        {entryNeeds(proposal, username)}
      </Text>
    </div>
  );
}
