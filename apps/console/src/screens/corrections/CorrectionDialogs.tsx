import { NumberInput, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { Money } from '../../parts/Money.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Correction } from './corrections.ts';

const LIST = ['GET /api/console/adjustments'] as const;

/** Proposes a correction. Nothing moves until another operator confirms it. */
export function ProposeCorrection({ close }: { close: () => void }) {
  const [player_id, setPlayer] = useState<number | string>('');
  const [purse, setPurse] = useState<'main' | 'game'>('main');
  const [direction, setDirection] = useState<'give' | 'take'>('give');
  const [amount, setAmount] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const propose = useAction('POST /api/console/adjustments', {
    done: 'The correction is proposed. A second operator has to confirm it.',
    refreshes: LIST,
    onDone: close,
  });
  const body = { player_id: Number(player_id), purse, direction, amount, reason: reason.trim() };
  return (
    <Confirm
      title="Propose a correction"
      action="Propose"
      isRunning={propose.isPending}
      isBlocked={!(Number(player_id) > 0) || !(Number(amount) > 0) || body.reason === ''}
      close={close}
      confirm={() => propose.mutate({ body })}
    >
      <NumberInput
        label="Player number"
        description="As it stands beside the player's phone."
        value={player_id}
        onChange={setPlayer}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        required
        data-autofocus
      />
      <Stack gap="xs">
        <SegmentedControl
          aria-label="Direction"
          value={direction}
          onChange={(to) => setDirection(to as 'give' | 'take')}
          data={[
            { value: 'give', label: 'Give to the player' },
            { value: 'take', label: 'Take from the player' },
          ]}
        />
        <SegmentedControl
          aria-label="Balance"
          value={purse}
          onChange={(to) => setPurse(to as 'main' | 'game')}
          data={[
            { value: 'main', label: 'Main balance' },
            { value: 'game', label: 'Game balance' },
          ]}
        />
      </Stack>
      <KyatInput label="Amount" value={amount} onChange={setAmount} required />
      <Textarea
        label="Reason"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value.replace(/\n/g, ' '))}
        maxLength={200}
        autosize
        required
      />
    </Confirm>
  );
}

type DialogProps = { correction: Correction; close: () => void };

/** Moves the money of a proposed correction, once. */
export function ConfirmCorrection({ correction, close }: DialogProps) {
  const confirm = useAction('POST /api/console/adjustments/:id/confirm', {
    done: `Correction #${correction.id} is booked.`,
    refreshes: LIST,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Confirm correction #${correction.id}?`}
      action="Confirm and book"
      isRunning={confirm.isPending}
      close={close}
      confirm={() => confirm.mutate({ params: { id: correction.id } })}
    >
      <CorrectionSentence correction={correction} />
    </Confirm>
  );
}

/** Drops a proposed correction. */
export function RejectCorrection({ correction, close }: DialogProps) {
  const reject = useAction('POST /api/console/adjustments/:id/reject', {
    done: `Correction #${correction.id} is dropped.`,
    refreshes: LIST,
    onDone: close,
    onConflict: close,
  });
  return (
    <Confirm
      title={`Drop correction #${correction.id}?`}
      action="Reject"
      color="red"
      isRunning={reject.isPending}
      close={close}
      confirm={() => reject.mutate({ params: { id: correction.id } })}
    >
      <CorrectionSentence correction={correction} />
    </Confirm>
  );
}

function CorrectionSentence({ correction }: { correction: Correction }) {
  const { player, direction, purse } = correction;
  return (
    <>
      <Text size="sm">
        {direction === 'give' ? 'Gives ' : 'Takes '}
        <Money kyat={correction.amount} fw={700} /> kyat {direction === 'give' ? 'to' : 'from'} the {purse} balance of {player.name},{' '}
        {player.phone}.
      </Text>
      <Text size="sm" c="dimmed">
        {correction.reason}
      </Text>
    </>
  );
}
