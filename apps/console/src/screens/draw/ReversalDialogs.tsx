import { Text } from '@mantine/core';
import { Deed } from '../../parts/Deed.tsx';
import type { Draw } from '../../parts/draws.ts';
import { Money } from '../../parts/Money.tsx';
import { DRAW_CALLS, drawName } from './draw.ts';

type DialogProps = { draw: Draw; close: () => void };

const REASON = [{ kind: 'reason', name: 'reason' }] as const;

/** Asks for a settlement to be taken back, with a reason that is kept. */
export function AskReversal({ draw, close }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/draws/:id/reverse"
      title={`Reverse the settlement of ${drawName(draw)}?`}
      action="Ask for the reversal"
      color="red"
      values={{ reason: '' }}
      fields={REASON}
      sent={(body) => ({ params: { id: draw.id }, body })}
      refreshes={DRAW_CALLS}
      close={close}
    >
      <Text size="sm">
        Once a second person has confirmed it, <Money kyat={draw.paid} fw={700} /> kyat of wins are taken back from the winners, also from
        those who have spent them: they cannot bet or cash out until it is covered. Draws whose number follows from this one go with it.
      </Text>
    </Deed>
  );
}

/** Checks a stopped draw again: it is paid when its book is as it was sealed. */
export function ResumeSettlement({ draw, close }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/draws/:id/resume"
      title={`Check ${drawName(draw)} again?`}
      action="Check again and pay"
      values={{ reason: '' }}
      fields={REASON}
      sent={(body) => ({ params: { id: draw.id }, body })}
      done={`${drawName(draw)} is checked again.`}
      refreshes={DRAW_CALLS}
      close={close}
    >
      <Text size="sm">Winners are paid when every bet is as it was sealed and both settlements agree; else it stops again.</Text>
    </Deed>
  );
}
