import { NativeSelect, NumberInput, SegmentedControl, Text } from '@mantine/core';
import { ADJUSTMENT_MOST_PYA, kyatShown, PYA_PER_KYAT } from '@shwekan/rules';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { DEED_ASKED } from '../../parts/deed-notice.ts';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { PlayerPicker } from '../../parts/PlayerPicker.tsx';
import { ReasonField } from '../../parts/ReasonField.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CORRECTED_PURSES, type CorrectedPurse } from './corrections.ts';

const MOST_KYAT = ADJUSTMENT_MOST_PYA / PYA_PER_KYAT;

type Props = { player?: { id: number; name: string; phone: string }; close: () => void };

/** Asks for a correction, of a given player or of one to be found. Nothing moves until a second person confirms it. */
export function AskCorrection({ player, close }: Props) {
  const [player_id, setPlayer] = useState<number | null>(player?.id ?? null);
  const [purse, setPurse] = useState<CorrectedPurse>('main');
  const [direction, setDirection] = useState<'give' | 'take'>('give');
  const [amount, setAmount] = useState<number | string>('');
  const [reason, setReason] = useState('');
  const ask = useAction('POST /api/console/adjustments', {
    done: DEED_ASKED,
    refreshes: ['GET /api/console/deeds'],
    onDone: close,
  });
  const body = { player_id: player_id ?? 0, purse, direction, amount, reason: reason.trim() };
  return (
    <Confirm
      title="Ask for a correction"
      action="Ask"
      isRunning={ask.isPending}
      isBlocked={player_id === null || !(Number(amount) > 0 && Number(amount) <= MOST_KYAT) || body.reason === ''}
      close={close}
      confirm={() => ask.mutate({ body })}
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
