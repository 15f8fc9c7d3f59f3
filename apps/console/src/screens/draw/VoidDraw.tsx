import { Text } from '@mantine/core';
import { LOTTERIES } from '@shwekan/rules';
import { Deed } from '../../parts/Deed.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import type { Draw } from '../../parts/draws.ts';
import { counted } from '../../parts/format.ts';
import { Money } from '../../parts/Money.tsx';
import { DRAW_CALLS, drawName, isNameOf, refuseVoid } from './draw.ts';

/** Calls a draw off. Asks for the reason and for the draw's name with its day, typed: a draw of the same section is open for tomorrow. */
export function VoidDraw({ draw }: { draw: Draw }) {
  if (refuseVoid(draw) !== null) return null;
  return <DialogButton label="Call off" variant="light" color="red" dialog={(close) => <VoidForm draw={draw} close={close} />} />;
}

function VoidForm({ draw, close }: { draw: Draw; close: () => void }) {
  const name = drawName(draw);
  // Its number would never come.
  const follower = LOTTERIES.find((it) => it.follows === draw.lottery);
  return (
    <Deed
      call="POST /api/console/draws/:id/void"
      title={`Call off ${name}?`}
      action="Call off and refund"
      color="red"
      values={{ reason: '', typed: '' }}
      fields={[
        { kind: 'reason', name: 'reason' },
        { kind: 'text', name: 'typed', label: `Type “${name}” to go on`, required: true },
      ]}
      sent={({ reason, typed }) => (isNameOf(draw, typed) ? { params: { id: draw.id }, body: { reason } } : null)}
      done={`${name} is called off, stakes are being refunded.`}
      refreshes={[...DRAW_CALLS, 'GET /api/console/deeds']}
      close={close}
    >
      <Text size="sm">
        Every stake goes back to its player: {counted(draw.slip_count, 'slip')}, <Money kyat={draw.staked} fw={700} /> kyat. This cannot be
        undone. From its closing on, or while a number is proposed, a second person has to confirm it.
      </Text>
      {follower !== undefined && <Text size="sm">{follower.code} of the same time is called off with it: its stakes go back as well.</Text>}
    </Deed>
  );
}
