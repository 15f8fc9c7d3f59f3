import { Text } from '@mantine/core';
import { dayShown } from '@shwekan/rules';
import { Deed } from '../../parts/Deed.tsx';
import { HINTS, type Hint, KIND_NAMES } from './hints.ts';

/** Takes a hint away: the trail keeps what it was. */
export function RemoveHint({ hint, close }: { hint: Hint; close: () => void }) {
  return (
    <Deed
      call="POST /api/console/number-hints/:id/remove"
      title="Remove the hint"
      action="Remove"
      color="red"
      sent={() => ({ params: { id: hint.id } })}
      done="The hint is removed."
      refreshes={HINTS}
      close={close}
    >
      <Text>
        {KIND_NAMES[hint.kind]} {hint.number}, {hint.lottery} of {dayShown(hint.date)} {hint.section}, said by {hint.source}. Players no
        longer see it; the history keeps it.
      </Text>
    </Deed>
  );
}
