import { Text, TextInput } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { DialectChoice, USUAL_DIALECT } from '../../parts/DialectChoice.tsx';
import { DEED_ASKED } from '../../parts/deed-notice.ts';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { DifferenceDeed } from './difference-columns.tsx';
import { DAYS_CALL, DIFFERENCES_CALL } from './reconciliation.ts';

const LISTS = [DIFFERENCES_CALL, DAYS_CALL, 'GET /api/console/deeds'] as const;
const WORDS = {
  repair: { title: 'Ask for a repair?', action: 'Ask', done: DEED_ASKED },
  dismiss: { title: 'Leave it as it is?', action: 'Dismiss', done: 'The difference is dismissed.' },
} as const;

/** Asks for the repair of a difference, or leaves it as it is. */
export function DifferenceDialog({ deed: { what, difference }, close }: { deed: DifferenceDeed; close: () => void }) {
  const [reason, setReason] = useState('');
  const { title, action, done } = WORDS[what];
  const options = { done, refreshes: LISTS, onDone: close, onConflict: close };
  const repair = useAction('POST /api/console/wager-differences/:id/repair', options);
  const dismiss = useAction('POST /api/console/wager-differences/:id/dismiss', options);
  const sent = { params: { id: difference.id }, body: { reason: reason.trim() } };
  const takes = difference.repair.startsWith('-');
  return (
    <Confirm
      title={title}
      action={action}
      {...(what === 'dismiss' ? { color: 'red' } : {})}
      isRunning={repair.isPending || dismiss.isPending}
      isBlocked={sent.body.reason === ''}
      close={close}
      confirm={() => (what === 'repair' ? repair : dismiss).mutate(sent)}
    >
      <Text size="sm">
        The repair {takes ? 'takes' : 'gives'} <strong>{kyatOf(difference.repair.replace('-', ''))} kyat</strong> {takes ? 'from' : 'to'}{' '}
        the game balance of {difference.player?.name ?? difference.member}.{takes && ' It may go below zero.'} The wager becomes what the
        report says.
      </Text>
      <ReasonField value={reason} change={setReason} />
    </Confirm>
  );
}

/** Asks for a day to be compared, or compared again. */
export function CompareDay({ close }: { close: () => void }) {
  const [dialect, setDialect] = useState(USUAL_DIALECT);
  const [day, setDay] = useState('');
  const compare = useAction('POST /api/console/reconciliations', {
    done: 'The day is being compared.',
    refreshes: LISTS,
    onDone: close,
  });
  return (
    <Confirm
      title="Compare a day"
      action="Compare"
      isRunning={compare.isPending}
      isBlocked={day === ''}
      close={close}
      confirm={() => compare.mutate({ body: { dialect, day } })}
    >
      <DialectChoice value={dialect} change={setDialect} />
      <TextInput type="date" label="Day in Yangon" value={day} onChange={(event) => setDay(event.currentTarget.value)} required />
    </Confirm>
  );
}
