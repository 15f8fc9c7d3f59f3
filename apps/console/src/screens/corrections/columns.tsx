import { Text } from '@mantine/core';
import { columnsOf } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { type Correction, correctionShown } from './corrections.ts';

const column = columnsOf<Correction>();

/** The columns of the list. */
export const correctionColumns = column.columns([
  column.accessor('id', { header: 'No.', cell: (cell) => `#${cell.getValue()}` }),
  column.accessor('created_at', { header: 'Booked', cell: (cell) => <Booked correction={cell.row.original} /> }),
  column.accessor('player', { header: 'Player', cell: (cell) => <PlayerCell player={cell.getValue()} /> }),
  column.accessor('amount', { header: 'Amount', meta: { align: 'right' }, cell: (cell) => <Amount correction={cell.row.original} /> }),
  column.accessor('reason', { header: 'Reason', cell: (cell) => cell.getValue() }),
]);

function Booked({ correction }: { correction: Correction }) {
  return (
    <div>
      <Moment at={correction.created_at} />
      <Text size="xs" c="dimmed">
        asked by {correction.asked_by}, confirmed by {correction.confirmed_by}
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
