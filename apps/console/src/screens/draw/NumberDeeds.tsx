import { Button, Text } from '@mantine/core';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Draw } from '../draws/draws.ts';
import { DRAW_CALLS, drawName, type NumberRow } from './draw.ts';

type Deed = 'cap' | 'uncap' | 'block' | 'unblock';
type NumberDeedsProps = { draw: Draw; numbers: readonly NumberRow[]; chosen: ReadonlySet<string>; done: () => void };

const SAID: Record<Deed, { title: string; action: string; done: string }> = {
  cap: { title: 'Give a cap of their own', action: 'Set the cap', done: 'The cap is set.' },
  uncap: { title: 'Take their own cap away', action: 'Take the cap away', done: 'The draw’s cap counts again.' },
  block: { title: 'Block these numbers', action: 'Block', done: 'The numbers take no bets.' },
  unblock: { title: 'Let these numbers take bets again', action: 'Unblock', done: 'The numbers take bets again.' },
};

/** What can be done with the chosen numbers; what would change nothing is not offered. */
export function NumberDeeds({ draw, numbers, chosen, done }: NumberDeedsProps) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const rows = numbers.filter((it) => chosen.has(it.bet_number));
  const none = rows.length === 0;
  return (
    <>
      <Button size="xs" disabled={none} onClick={() => setDeed('cap')}>
        Set a cap
      </Button>
      <Button size="xs" variant="default" disabled={!rows.some((it) => it.has_own_cap)} onClick={() => setDeed('uncap')}>
        Take the cap away
      </Button>
      <Button size="xs" color="red" variant="light" disabled={!rows.some((it) => !it.is_blocked)} onClick={() => setDeed('block')}>
        Block
      </Button>
      <Button size="xs" variant="default" disabled={!rows.some((it) => it.is_blocked)} onClick={() => setDeed('unblock')}>
        Unblock
      </Button>
      <Text size="sm" c="dimmed" aria-live="polite">
        {rows.length} chosen
      </Text>
      {deed && <DeedDialog draw={draw} deed={deed} rows={rows} close={() => setDeed(null)} done={done} />}
    </>
  );
}

type DeedDialogProps = { draw: Draw; deed: Deed; rows: readonly NumberRow[]; close: () => void; done: () => void };

function DeedDialog({ draw, deed, rows, close, done }: DeedDialogProps) {
  const most_kyat = pyaOf(draw.cap) / PYA_PER_KYAT;
  const [cap_kyat, setCap] = useState<number | string>('');
  const change = useAction('POST /api/console/draws/:id/numbers', {
    done: SAID[deed].done,
    refreshes: DRAW_CALLS,
    onDone: () => {
      close();
      done();
    },
    onConflict: close,
  });
  const isBlocked = deed === 'cap' && (cap_kyat === '' || Number(cap_kyat) > most_kyat);
  const numbers = rows.map(({ bet_number }) => ({ bet_number, ...changeOf(deed, Number(cap_kyat)) }));
  return (
    <Confirm
      title={`${SAID[deed].title}: ${drawName(draw)}`}
      action={SAID[deed].action}
      color={deed === 'block' ? 'red' : undefined}
      isRunning={change.isPending}
      isBlocked={isBlocked}
      close={close}
      confirm={() => change.mutate({ params: { id: draw.id }, body: { numbers } })}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {rows.length} numbers: {rows.map((it) => it.bet_number).join(' ')}
      </Text>
      {deed === 'cap' && (
        <KyatInput
          label="Most that all players together may stake on each"
          description="Bets already taken stay, also above it."
          value={cap_kyat}
          onChange={setCap}
          error={Number(cap_kyat) > most_kyat ? 'Above the cap of the draw.' : undefined}
          required
          data-autofocus
        />
      )}
    </Confirm>
  );
}

function changeOf(deed: Deed, cap_kyat: number): { cap?: number | null; is_blocked?: boolean } {
  if (deed === 'cap') return { cap: cap_kyat };
  return deed === 'uncap' ? { cap: null } : { is_blocked: deed === 'block' };
}
