import { Text } from '@mantine/core';
import type { Draw } from '../../parts/draws.ts';
import { Moment } from '../../parts/Moment.tsx';
import type { Proposal } from './draw.ts';
import { sourceShown } from './source.ts';

/** The source of a proposed result, and the values it follows from. */
export function ProposalSource({ draw, proposal }: { draw: Draw; proposal: Proposal }) {
  return (
    <div>
      <Text size="sm">{proposal.proposed_by ? `operator ${proposal.proposed_by}` : `feed ${proposal.source}`}</Text>
      <Text size="xs" c="dimmed">
        {proposal.number === null ? 'shown when the draw has its result' : sourceShown(draw.lottery, proposal)}
      </Text>
      {proposal.source_at && (
        <Text size="xs" c="dimmed">
          of <Moment at={proposal.source_at} />
        </Text>
      )}
    </div>
  );
}
