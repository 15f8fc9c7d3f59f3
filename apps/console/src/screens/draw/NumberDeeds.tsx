import type { ButtonProps } from '@mantine/core';
import { Text } from '@mantine/core';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import type { Draw } from '../../parts/draws.ts';
import { counted, kyatNumber } from '../../parts/format.ts';
import { leadFocusTo } from '../../parts/use-focus-back.ts';
import { DRAW_CALLS, drawName, type NumberRow } from './draw.ts';

type Change = 'cap' | 'uncap' | 'block' | 'unblock';
type NumberDeedsProps = { draw: Draw; rows: readonly NumberRow[]; done?: () => void };

const WORDS: Record<
  Change,
  { label: string; title: string; action: string; done: string; button: Pick<ButtonProps, 'variant' | 'color'> }
> = {
  cap: {
    label: 'Set a cap',
    title: 'Give a cap of their own',
    action: 'Set the cap',
    done: 'The cap is set.',
    button: { variant: 'filled' },
  },
  uncap: {
    label: 'Take the cap away',
    title: 'Take their own cap away',
    action: 'Take the cap away',
    done: 'The draw’s cap counts again, or that of a standing rule.',
    button: {},
  },
  block: {
    label: 'Block',
    title: 'Block these numbers',
    action: 'Block',
    done: 'The numbers take no bets.',
    button: { variant: 'light', color: 'red' },
  },
  unblock: {
    label: 'Unblock',
    title: 'Let these numbers take bets again',
    action: 'Unblock',
    done: 'The numbers take bets again, unless a standing rule blocks them.',
    button: {},
  },
};

/** What can be done with the chosen numbers; what would change nothing is not offered. */
export function NumberDeeds({ draw, rows, done }: NumberDeedsProps) {
  const isOffered: Record<Change, boolean> = {
    cap: rows.length > 0,
    uncap: rows.some((it) => it.own_cap !== null),
    block: rows.some((it) => !it.is_blocked),
    // What a standing rule blocks is let go by ending the rule.
    unblock: rows.some((it) => it.own_block),
  };
  return (
    <>
      {(Object.keys(WORDS) as Change[]).map((what) => (
        <DialogButton
          key={what}
          {...WORDS[what].button}
          label={WORDS[what].label}
          disabled={!isOffered[what]}
          dialog={(close) => <NumberDeed draw={draw} what={what} rows={rows} close={close} done={done} />}
        />
      ))}
    </>
  );
}

type NumberDeedProps = NumberDeedsProps & { what: Change; close: () => void };

function NumberDeed({ draw, what, rows, close, done }: NumberDeedProps) {
  const most_kyat = kyatNumber(draw.cap);
  const { title, action, done: said } = WORDS[what];
  return (
    <Deed<'POST /api/console/draws/:id/numbers', { cap_kyat: number | string }>
      call="POST /api/console/draws/:id/numbers"
      title={`${title}: ${drawName(draw)}`}
      action={action}
      color={what === 'block' ? 'red' : undefined}
      values={{ cap_kyat: '' }}
      fields={[
        what === 'cap' && {
          kind: 'kyat',
          name: 'cap_kyat',
          label: 'Most that all players together may stake on each',
          description: 'Bets already taken stay, also above it.',
          refuse: ({ cap_kyat }) => (Number(cap_kyat) > most_kyat ? 'Above the cap of the draw.' : null),
          required: true,
        },
      ]}
      sent={({ cap_kyat }) => ({
        params: { id: draw.id },
        body: { numbers: rows.map(({ bet_number }) => ({ bet_number, ...changeOf(what, Number(cap_kyat)) })) },
      })}
      done={said}
      refreshes={DRAW_CALLS}
      close={close}
      onAnswer={() => {
        // The button that was pressed has nothing to do any more.
        leadFocusTo(document.querySelector<HTMLElement>(`[data-number="${rows[0]?.bet_number}"]`));
        done?.();
      }}
    >
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {counted(rows.length, 'number')}: {rows.map((it) => it.bet_number).join(' ')}
      </Text>
    </Deed>
  );
}

function changeOf(what: Change, cap_kyat: number): { cap?: number | null; is_blocked?: boolean } {
  if (what === 'cap') return { cap: cap_kyat };
  return what === 'uncap' ? { cap: null } : { is_blocked: what === 'block' };
}
