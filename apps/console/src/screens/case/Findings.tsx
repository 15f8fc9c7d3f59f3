import { Anchor, Text } from '@mantine/core';
import { mayRead } from '@shwekan/contract/rights';
import { Link } from '@tanstack/react-router';
import { useOperator } from '../../app/operator.ts';
import { say } from '../../app/say.tsx';
import { type Case, type CaseRow, findingLink } from '../../parts/cases.ts';
import type { Columns } from '../../parts/DataTable.tsx';
import { DataTable } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { PlayerCell } from '../../parts/RequestCells.tsx';

type Finding = Case['findings'][number];

const columnsOf = (of: CaseRow['kind']): Columns<Finding> => [
  { header: 'Found', cell: (row) => <FindingLink of={of} finding={row} /> },
  { header: 'Player', cell: (row) => <PlayerCell player={row.player} /> },
  { header: 'Amount', align: 'right', cell: (row) => (row.amount === null ? '–' : <Money kyat={row.amount} />) },
  { header: 'What is shared, or how much', cell: (row) => <span style={{ overflowWrap: 'anywhere' }}>{foundShown(row.text)}</span> },
];

/** The story of a case: each request, session, slip or wager, oldest first. */
export function Findings({ found: { kind, findings } }: { found: Case }) {
  return <DataTable label="What was found" columns={columnsOf(kind)} rows={findings} rowId={(row) => row.id} from={FROM} empty={null} />;
}

/** What is shared is a person's or a number, and after it may stand a word of ours: its state. */
function foundShown(text: string): string {
  const whole = say(text);
  return whole === text
    ? text
        .split(', ')
        .map((it) => say(it))
        .join(', ')
    : whole;
}

/** They come with the case. */
const FROM = { error: null, isFetching: false, refetch: () => undefined };

function FindingLink({ of, finding }: { of: CaseRow['kind']; finding: Finding }) {
  const { roles } = useOperator();
  const [kind = '', id = ''] = finding.subject.split(':');
  return (
    <div>
      <Anchor size="sm" renderRoot={(props) => <Link {...findingLink({ of, ...finding }, mayRead(roles, 'cash'))} {...props} />}>
        {say(kind.replaceAll('_', ' '))} {id}
      </Anchor>
      <Text size="xs" c="dimmed">
        <Moment at={finding.happened_at} />
      </Text>
    </div>
  );
}
