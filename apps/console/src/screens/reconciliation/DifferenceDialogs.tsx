import { Text } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';
import { Deed } from '../../parts/Deed.tsx';
import { DIALECT_CHOICES, USUAL_DIALECT } from '../../parts/dialect-choice.ts';
import { DAYS_CALL, DIFFERENCES_CALL, type Difference } from './reconciliation.ts';

const LISTS = [DIFFERENCES_CALL, DAYS_CALL] as const;
const WORDS = {
  repair: { title: 'Ask for a repair?', action: 'Ask', color: undefined, done: undefined },
  dismiss: { title: 'Ask to leave it as it is?', action: 'Ask', color: undefined, done: undefined },
} as const;

type DifferenceDialogProps = { what: keyof typeof WORDS; difference: Difference; close: () => void };

/** Asks for the repair of a difference, or for it to be left as it is. */
export function DifferenceDialog({ what, difference, close }: DifferenceDialogProps) {
  return (
    <Deed
      {...WORDS[what]}
      call={`POST /api/console/wager-differences/:id/${what}`}
      values={{ reason: '' }}
      fields={[{ kind: 'reason', name: 'reason' }]}
      sent={(body) => ({ params: { id: difference.id }, body })}
      refreshes={LISTS}
      close={close}
    >
      <Text size="sm">{what === 'repair' ? <Repaired difference={difference} /> : <Left difference={difference} />}</Text>
    </Deed>
  );
}

function Repaired({ difference: { repair, player, member } }: { difference: Difference }) {
  const takes = repair.startsWith('-');
  return (
    <>
      The repair {takes ? 'takes' : 'gives'} <strong>{kyatOf(repair.replace('-', ''))} kyat</strong> {takes ? 'from' : 'to'} the game
      balance of {player?.name ?? member}.{takes && ' It may go below zero.'} The wager becomes what the report says.
    </>
  );
}

function Left({ difference: { repair, player, member } }: { difference: Difference }) {
  const name = player?.name ?? member;
  const amount = kyatOf(repair.replace('-', ''));
  if (!repair.startsWith('-'))
    return (
      <>
        Nothing moves: {name} is not given <strong>{amount} kyat</strong> that the report says they should have.
      </>
    );
  return (
    <>
      Nothing moves: {name} keeps <strong>{amount} kyat</strong> that they should not have by the report.
    </>
  );
}

/** Asks for a day to be compared, or compared again. */
export function CompareDay({ close }: { close: () => void }) {
  return (
    <Deed
      call="POST /api/console/reconciliations"
      title="Compare a day"
      action="Compare"
      values={{ dialect: USUAL_DIALECT, day: '' }}
      fields={[
        { kind: 'choice', name: 'dialect', label: 'Connection', data: DIALECT_CHOICES },
        { kind: 'day', name: 'day', label: 'Day in Yangon', required: true },
      ]}
      sent={(body) => ({ body })}
      done="The day is being compared."
      refreshes={LISTS}
      close={close}
      stays
    />
  );
}
