import { Button, Group, Text } from '@mantine/core';
import { CASE_NOTE_MAX, CASE_OUTCOMES } from '@shwekan/rules';
import { useState } from 'react';
import { useOperator } from '../../app/operator.ts';
import { Acting } from '../../parts/Acting.tsx';
import { type Case, OUTCOMES } from '../../parts/cases.ts';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import type { FormField } from '../../parts/fields.ts';
import { useAction } from '../../parts/use-action.ts';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { CHANGED } from './case.ts';

type WithText = { text: string };
type Closing = WithText & { outcome: (typeof CASE_OUTCOMES)[number] };
const WHY: FormField<WithText> = { kind: 'lines', name: 'text', label: 'Why', maxLength: CASE_NOTE_MAX, minRows: 2, required: true };
const CHOICES = CASE_OUTCOMES.map((value) => ({ value, label: OUTCOMES[value] }));

/** Take, close, open again. */
export function CaseDeeds({ found }: { found: Case }) {
  const { username } = useOperator();
  const { id, owner, state } = found;
  const take = useAction('POST /api/console/cases/:id/take', { done: 'It is yours.', refreshes: CHANGED });
  return (
    <Acting>
      <Group gap="sm">
        {state !== 'closed' && owner !== username && (
          <Button
            variant="default"
            size="sm"
            disabled={take.isPending}
            onClick={() => take.mutate({ params: { id }, body: { from: owner } })}
          >
            {owner === null ? 'Take' : `Take over from ${owner}`}
          </Button>
        )}
        {state !== 'closed' && (owner === null || owner === username) && (
          <DialogButton label="Close" size="sm" dialog={(close) => <CloseDialog found={found} close={close} />} />
        )}
        {state === 'closed' && (
          <DialogButton label="Open again" size="sm" dialog={(close) => <ReopenDialog found={found} close={close} />} />
        )}
      </Group>
    </Acting>
  );
}

type DialogProps = { found: Case; close: () => void };

function CloseDialog({ found, close }: DialogProps) {
  const { id, is_closed_by_two } = found;
  // As it was read when the dialog opened: what is found behind it is not.
  const [seen_count] = useState(found.finding_count);
  return (
    <Deed<'POST /api/console/cases/:id/close', Closing>
      call="POST /api/console/cases/:id/close"
      title={`Close case #${id}?`}
      action={is_closed_by_two ? 'Ask for it' : 'Close'}
      values={{ outcome: 'nothing', text: '' }}
      fields={[{ kind: 'choice', name: 'outcome', label: 'What it came to', data: CHOICES }, WHY as FormField<Closing>]}
      sent={(body) => ({ params: { id }, body: { ...body, seen_count } })}
      done="It is closed."
      refreshes={CHANGED}
      close={close}
    >
      {is_closed_by_two && <Text size="sm">It is about much money: a second person of risk, or an owner, confirms that it is closed.</Text>}
      <WaitingDeeds subject={`case:${id}`} />
    </Deed>
  );
}

function ReopenDialog({ found: { id }, close }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/cases/:id/reopen"
      title={`Open case #${id} again?`}
      action="Open again"
      values={{ text: '' }}
      fields={[WHY]}
      sent={(body) => ({ params: { id }, body })}
      done="It is yours."
      refreshes={CHANGED}
      close={close}
    />
  );
}
