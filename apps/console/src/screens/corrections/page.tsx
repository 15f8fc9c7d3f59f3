import { Button, Group, Text } from '@mantine/core';
import { lazy } from 'react';
import { listPage } from '../../app/page.tsx';
import { say } from '../../app/say.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';
import { Short } from '../../parts/Short.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { AskCorrection } from './AskCorrection.tsx';
import { type Correction, correctionShown, corrections, correctionsSearch } from './corrections.ts';

const CorrectionDrawer = lazy(() => import('./CorrectionDrawer.tsx').then((it) => ({ default: it.CorrectionDrawer })));

/** Corrections of balances that two operators booked; what is asked waits with all that needs a second person. */
export const correctionsPage = listPage('/corrections', {
  title: 'Corrections',
  hint: 'What a balance was given or taken by hand. One operator asks; it waits under To confirm until another confirms it.',
  search: correctionsSearch,
  load: corrections,
  filters: ({ search, go }) =>
    search.player !== undefined && (
      <Group gap="xs">
        <Tag tt="none" size="lg">
          Of player {search.player}
        </Tag>
        <Button variant="subtle" size="compact-sm" onClick={() => go({})}>
          Show all
        </Button>
      </Group>
    ),
  actions: () => (
    <DialogButton label="Ask for a correction" size="sm" variant="filled" dialog={(close) => <AskCorrection close={close} />} />
  ),
  story: {
    name: (row) => `Correction #${row.id}`,
    draw: (row, close) => <CorrectionDrawer correction={row} close={close} />,
  },
  columns: [
    { header: 'No.', opens: true, cell: (row) => `#${row.id}` },
    { header: 'Booked', sorts: 'created_at', cell: (row) => <Booked correction={row} /> },
    { header: 'Player', cell: (row) => <PlayerCell player={row.player} /> },
    { header: 'Amount', align: 'right', sorts: 'amount', cell: (row) => <Amount correction={row} /> },
    { header: 'Reason', cell: (row) => <Short>{row.reason}</Short> },
  ],
  empty: { title: 'No corrections', hint: 'What a second person has confirmed appears here.' },
});

function Booked({ correction }: { correction: Correction }) {
  return (
    <div>
      <Moment at={correction.created_at} />
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
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
        {say(`${correction.purse} balance`)}
      </Text>
    </div>
  );
}
