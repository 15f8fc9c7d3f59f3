import { Text } from '@mantine/core';
import type { Answer } from '@shwekan/contract';
import { useState } from 'react';
import { ask } from '../../app/queries.ts';
import { Deed } from '../../parts/Deed.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { kyatNumber } from '../../parts/format.ts';

export const caseLimits = ask('GET /api/console/case-limits', {});

type CaseLimits = Answer<'GET /api/console/case-limits'>['data'];
type Draft = { [K in keyof CaseLimits]: number | string };

const FIELDS: readonly FieldRow<Draft>[] = [
  {
    cols: { base: 1, sm: 2 },
    of: [
      {
        kind: 'number',
        name: 'payer_players',
        label: 'Players with one payer',
        description: 'Within 30 days.',
        min: 2,
        max: 1000,
        required: true,
      },
      {
        kind: 'number',
        name: 'payout_players',
        label: 'Players paid at one account',
        description: 'Within 180 days.',
        min: 2,
        max: 1000,
        required: true,
      },
      {
        kind: 'number',
        name: 'device_players',
        label: 'Players on one device',
        description: 'Within 90 days.',
        min: 2,
        max: 1000,
        required: true,
      },
      {
        kind: 'number',
        name: 'address_players',
        label: 'Players at one address',
        description: 'Within a day; a phone network has one address for many.',
        min: 2,
        max: 1000,
        required: true,
      },
      { kind: 'kyat', name: 'unplayed_cash_out', label: 'Paid out without play, from', required: true },
      {
        kind: 'number',
        name: 'unplayed_percent',
        label: 'Played less than, percent',
        description: 'Of what was paid in during the week before.',
        min: 1,
        max: 100,
        required: true,
      },
      { kind: 'kyat', name: 'large_stake', label: 'A large stake, from', description: 'At least 100,000 kyat.', required: true },
      { kind: 'kyat', name: 'large_win', label: 'A large win, from', required: true },
      { kind: 'number', name: 'wrong_logins', label: 'Wrong log-ins', description: 'Within ten minutes.', min: 5, max: 30, required: true },
      { kind: 'number', name: 'ring_friends', label: 'Friends on one device or account', min: 1, max: 1000, required: true },
      {
        kind: 'number',
        name: 'covered_percent',
        label: 'Numbers covered, percent',
        description: 'By who had a bonus in the week before.',
        min: 1,
        max: 100,
        required: true,
      },
      {
        kind: 'kyat',
        name: 'closed_by_two',
        label: 'A case is closed by two, from',
        description: 'All that was found in it together.',
        required: true,
      },
    ],
  },
];

/** From where on a case is opened. */
export function LimitsDialog({ saved, close }: { saved: CaseLimits; close: () => void }) {
  const [before] = useState(saved);
  const values: Draft = {
    ...saved,
    unplayed_cash_out: kyatNumber(saved.unplayed_cash_out),
    large_stake: kyatNumber(saved.large_stake),
    large_win: kyatNumber(saved.large_win),
    closed_by_two: kyatNumber(saved.closed_by_two),
  };
  return (
    <Deed
      call="POST /api/console/case-limits"
      title="From where on a case is opened"
      action="Save"
      size="lg"
      values={values}
      fields={FIELDS}
      sent={(draft) => ({ body: { ...sentLimits(draft), before } })}
      done="It holds for what happens from now on."
      refreshes={['GET /api/console/case-limits']}
      close={close}
      stays
    >
      <Text size="sm">
        What was looked at before is not looked at again. What would open fewer cases, or close more of them alone, waits for a second
        person.
      </Text>
    </Deed>
  );
}

function sentLimits({ unplayed_cash_out, large_stake, large_win, closed_by_two, ...counts }: Draft) {
  return {
    payer_players: Number(counts.payer_players),
    payout_players: Number(counts.payout_players),
    device_players: Number(counts.device_players),
    address_players: Number(counts.address_players),
    ring_friends: Number(counts.ring_friends),
    unplayed_percent: Number(counts.unplayed_percent),
    covered_percent: Number(counts.covered_percent),
    wrong_logins: Number(counts.wrong_logins),
    unplayed_cash_out,
    large_stake,
    large_win,
    closed_by_two,
  };
}
