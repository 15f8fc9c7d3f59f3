import { Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CashInFacts } from './CashInFacts.tsx';
import { type CashIn, REJECT_REASONS } from './cash-ins.ts';

const OTHER = 'other';

/** Asks for the reason the player will read, then rejects. */
export function RejectCashIn({ cash_in, close }: { cash_in: CashIn; close: () => void }) {
  const [chosen, setChosen] = useState<string>(REJECT_REASONS[0]);
  const [own, setOwn] = useState('');
  const reject = useAction('POST /api/console/cash-in/:id/reject', {
    done: `Cash-in #${cash_in.id} is rejected.`,
    refreshes: ['GET /api/console/cash-in'],
    onDone: close,
    onConflict: close,
  });
  const reason = (chosen === OTHER ? own : chosen).trim();
  return (
    <Confirm
      title={`Reject cash-in #${cash_in.id}`}
      action="Reject"
      color="red"
      isRunning={reject.isPending}
      isBlocked={reason === ''}
      close={close}
      confirm={() => reject.mutate({ params: { id: cash_in.id }, body: { reason } })}
    >
      <CashInFacts cash_in={cash_in} />
      <Radio.Group label="Reason" description="The player reads it." value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {REJECT_REASONS.map((it) => (
            <Radio key={it} value={it} label={it} />
          ))}
          <Radio value={OTHER} label="Another reason" />
        </Stack>
      </Radio.Group>
      {chosen === OTHER && (
        <Textarea
          label="Reason for the player"
          value={own}
          onChange={(event) => setOwn(event.currentTarget.value.replace(/\n/g, ' '))}
          maxLength={200}
          autosize
          minRows={2}
          required
          data-autofocus
        />
      )}
    </Confirm>
  );
}
