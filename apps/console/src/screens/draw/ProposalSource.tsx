import { Text } from '@mantine/core';
import { Moment } from '../../parts/Moment.tsx';
import type { Proposal } from './draw.ts';

/** Who proposed a result, and the values it follows from. */
export function ProposalSource({ proposal }: { proposal: Proposal }) {
  return (
    <div>
      <Text size="sm">{proposal.proposed_by ? `operator ${proposal.proposed_by}` : `feed ${proposal.source}`}</Text>
      <Text size="xs" c="dimmed">
        {proposal.set && proposal.value ? `SET ${proposal.set}, value ${proposal.value}` : 'entered by hand, without a source'}
      </Text>
      {proposal.source_at && (
        <Text size="xs" c="dimmed">
          of <Moment at={proposal.source_at} />
        </Text>
      )}
    </div>
  );
}
