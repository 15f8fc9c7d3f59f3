import { Text } from '@mantine/core';
import { countShown } from '@shwekan/rules';
import { Callout } from '../../parts/Callout.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { counted, kyatNumber } from '../../parts/format.ts';
import { nameDifference } from '../../parts/HolderName.tsx';
import type { Outcome } from './ApprovalOutcome.tsx';
import { CHANGED, type Match, namesOf } from './house-account.ts';

type ApproveMatchesProps = { id: number; matches: readonly Match[]; ended: (outcomes: Outcome[]) => void; close: () => void };

/** Approves the list as it was when it was opened: each by itself, and what the server said of each is told. */
export function ApproveMatches({ id, matches, ended, close }: ApproveMatchesProps) {
  const total = matches.reduce((sum, it) => sum + kyatNumber(it.amount), 0);
  const differing = (kind: 'other' | 'letters') => matches.filter((it) => nameDifference(namesOf(it)) === kind).length;
  const [other_names, other_letters] = [differing('other'), differing('letters')];
  return (
    <Deed
      call="POST /api/console/house-accounts/:id/matches/approve"
      title={`Approve ${counted(matches.length, 'cash-in')}`}
      action="Approve and credit"
      sent={() => ({ params: { id }, body: { pairs: matches.map((it) => ({ line_id: it.id, cash_in_id: it.cash_in_id })) } })}
      refreshes={CHANGED}
      onAnswer={({ data }) => ended(data.map((it) => ({ ...it, player: matches.find((row) => row.id === it.line_id)?.player.name ?? '' })))}
      close={close}
    >
      <Text size="sm">
        {counted(matches.length, 'request')}, {countShown(total)} kyat. Each is credited with the whole ID of its payment. A large one waits
        for a second person. By a statement that you brought in yourself you approve only so much in a day.
      </Text>
      {other_names > 0 && (
        <Callout color="red">{counted(other_names, 'request')} of them: who paid has another name than the player.</Callout>
      )}
      {other_letters > 0 && (
        <Callout color="yellow">{counted(other_letters, 'request')} of them: the names are in different letters. Read both.</Callout>
      )}
    </Deed>
  );
}
