import { Text } from '@mantine/core';
import { useOperator } from '../../app/operator.ts';
import { columnsOf, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Decision, PlayerCell } from '../../parts/RequestCells.tsx';
import { TwoDeeds } from '../../parts/TwoDeeds.tsx';
import { type Correction, correctionShown, refuseConfirm } from './corrections.ts';

const STATE_COLORS = { proposed: 'yellow', confirmed: 'green', rejected: 'red' } as const;

export type CorrectionDeed = { what: 'confirm' | 'reject'; correction: Correction };
type Choose = (deed: CorrectionDeed) => void;

const column = columnsOf<Correction>();

/** The columns of the list, with the two deeds on proposals. */
export function correctionColumns(choose: Choose) {
  return column.columns([
    column.accessor('id', { header: 'No.', cell: (cell) => `#${cell.getValue()}` }),
    column.accessor('created_at', { header: 'Proposed', cell: (cell) => <Proposed correction={cell.row.original} /> }),
    column.accessor('player', {
      header: 'Player',
      cell: (cell) => <PlayerCell player={cell.getValue()} />,
    }),
    column.accessor('amount', { header: 'Amount', meta: { align: 'right' }, cell: (cell) => <Amount correction={cell.row.original} /> }),
    column.accessor('reason', { header: 'Reason', cell: (cell) => cell.getValue() }),
    column.accessor('state', {
      header: 'State',
      cell: (cell) => <Decision {...cell.row.original} reason={null} color={STATE_COLORS[cell.getValue()]} />,
    }),
    column.display({ id: 'deeds', header: NoHeader, cell: (cell) => <Deeds correction={cell.row.original} choose={choose} /> }),
  ]);
}

function Proposed({ correction }: { correction: Correction }) {
  return (
    <div>
      <Moment at={correction.created_at} />
      <Text size="xs" c="dimmed">
        by {correction.proposed_by}
      </Text>
    </div>
  );
}

function Amount({ correction }: { correction: Correction }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {correction.direction === 'give' ? '+' : '−'}
        {correctionShown(correction)}
      </Text>
      <Text size="xs" c="dimmed">
        {correction.purse} balance
      </Text>
    </div>
  );
}

function Deeds({ correction, choose }: { correction: Correction; choose: Choose }) {
  const { username } = useOperator();
  if (correction.state !== 'proposed') return null;
  return (
    <TwoDeeds
      next={{ label: 'Confirm', refusal: refuseConfirm(correction, username), choose: () => choose({ what: 'confirm', correction }) }}
      other={{ label: 'Reject', choose: () => choose({ what: 'reject', correction }) }}
    />
  );
}
