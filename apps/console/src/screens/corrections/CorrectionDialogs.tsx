import { NativeSelect, NumberInput, SegmentedControl, Text } from '@mantine/core';
import { ADJUSTMENT_MOST_PYA, kyatShown, PYA_PER_KYAT } from '@shwekan/rules';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { PlayerPicker } from '../../parts/PlayerPicker.tsx';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CORRECTED_PURSES, type CorrectedPurse, type Correction, correctionShown } from './corrections.ts';

const MOST_KYAT = ADJUSTMENT_MOST_PYA / PYA_PER_KYAT;
const LIST = ['GET /api/console/adjustments'] as const;

type ProposeProps = { player?: { id: number; name: string; phone: string }; close: () => void };

/** Proposes a correction, of a given player or of one to be found. Nothing moves until another operator confirms it. */
export function ProposeCorrection({ player, close }: ProposeProps) {
  const [player_id, setPlayer] = useState<number | null>(player?.id ?? null);
  const [purse, setPurse] = useState<CorrectedPurse>('main');
  const [direction, setDirection] = useState<'give' | 'take'>('give');
  const [amount, setAmount] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const propose = useAction('POST /api/console/adjustments', {
    done: 'The correction is proposed. A second operator has to confirm it.',
    refreshes: LIST,
    onDone: close,
  });
  const body = { player_id: player_id ?? 0, purse, direction, amount, reason: reason.trim() };
  return (
    <Confirm
      title="Propose a correction"
      action="Propose"
      isRunning={propose.isPending}
      isBlocked={player_id === null || !(Number(amount) > 0 && Number(amount) <= MOST_KYAT) || body.reason === ''}
      close={close}
      confirm={() => propose.mutate({ body })}
    >
      {player ? (
        <Text size="sm">
          {player.name}, {player.phone}
        </Text>
      ) : (
        <PlayerPicker player_id={player_id} pick={setPlayer} />
      )}
      <SegmentedControl
        aria-label="Direction"
        value={direction}
        onChange={(to) => setDirection(to as 'give' | 'take')}
        data={[
          { value: 'give', label: 'Give to the player' },
          { value: 'take', label: 'Take from the player' },
        ]}
      />
      <NativeSelect
        label="Balance"
        value={purse}
        data={[...CORRECTED_PURSES]}
        onChange={(event) => setPurse(event.currentTarget.value as CorrectedPurse)}
      />
      {purse === 'points' ? (
        <NumberInput
          label="Points"
          value={amount}
          onChange={setAmount}
          thousandSeparator=","
          allowDecimal={false}
          allowNegative={false}
          hideControls
          required
        />
      ) : (
        <KyatInput
          label="Amount"
          description={`At most ${kyatShown(ADJUSTMENT_MOST_PYA)} kyat at once.`}
          value={amount}
          onChange={setAmount}
          error={Number(amount) > MOST_KYAT && 'It is more than one correction may move.'}
          required
        />
      )}
      <ReasonField value={reason} change={setReason} />
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
        <strong>{correctionShown(correction)}</strong> {direction === 'give' ? 'to' : 'from'} the {purse} balance of{' '}
        <PlayerLink player={player} isInText />, {player.phone}.
      </Text>
      <Text size="sm" c="dimmed">
        {correction.reason}
      </Text>
    </>
  );
}
