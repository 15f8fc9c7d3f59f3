import { Text } from '@mantine/core';
import { ADJUSTMENT_MOST_PYA, kyatShown, PYA_PER_KYAT } from '@shwekan/rules';
import { Deed } from '../../parts/Deed.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import type { FormField } from '../../parts/fields.ts';
import { PlayerPicker } from '../../parts/PlayerPicker.tsx';
import { CORRECTED_PURSES, type CorrectedPurse } from './corrections.ts';

const MOST_KYAT = ADJUSTMENT_MOST_PYA / PYA_PER_KYAT;
const DIRECTIONS = [
  { value: 'give', label: 'Give to the player' },
  { value: 'take', label: 'Take from the player' },
];

type CorrectionDraft = {
  player_id: number | null;
  direction: 'give' | 'take';
  purse: CorrectedPurse;
  amount: number | string;
  reason: string;
};
const NEW: CorrectionDraft = { player_id: null, direction: 'give', purse: 'main', amount: '', reason: '' };

type Props = { player?: { id: number; name: string; phone: string }; close: () => void };

/** Asks for a correction, of a given player or of one to be found. Nothing moves until a second person confirms it. */
export function AskCorrection({ player, close }: Props) {
  return (
    <Deed
      call="POST /api/console/adjustments"
      title="Ask for a correction"
      action="Ask"
      values={{ ...NEW, player_id: player?.id ?? null }}
      fields={[
        ({ values, setFieldValue }) =>
          player ? (
            <Text size="sm">
              {player.name}, {player.phone}
            </Text>
          ) : (
            <PlayerPicker player_id={values.player_id} pick={(id) => setFieldValue('player_id', id)} />
          ),
        { kind: 'either', name: 'direction', 'aria-label': 'Direction', data: DIRECTIONS },
        { kind: 'choice', name: 'purse', label: 'Balance', data: CORRECTED_PURSES },
        (form) => <FieldRows form={form} rows={[amountOf(form.values.purse)]} isLive />,
        { kind: 'reason', name: 'reason' },
      ]}
      sent={({ player_id, amount, ...more }) =>
        player_id === null || !(Number(amount) > 0 && Number(amount) <= MOST_KYAT) ? null : { body: { player_id, amount, ...more } }
      }
      refreshes={[]}
      close={close}
      stays
    />
  );
}

function amountOf(purse: CorrectedPurse): FormField<CorrectionDraft> {
  if (purse === 'points') {
    const whole = { allowDecimal: false, allowNegative: false };
    return { kind: 'number', name: 'amount', label: 'Points', thousandSeparator: ',', ...whole, required: true };
  }
  return {
    kind: 'kyat',
    name: 'amount',
    label: 'Amount',
    description: `At most ${kyatShown(ADJUSTMENT_MOST_PYA)} kyat at once.`,
    refuse: ({ amount }) => (Number(amount) > MOST_KYAT ? 'It is more than one correction may move.' : null),
    required: true,
  };
}
