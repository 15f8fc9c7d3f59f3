import { dayShown, sectionLabel } from '@shwekan/rules';
import { playersOfDraws } from '#queries/lottery/off-days.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notifications.ts';

/** Tells everybody who bet on draws that are about to move to a day, before they do: the number they wait for comes another day. */
export async function tellMoved(tx: Tx, draw_ids: number[], to: string): Promise<void> {
  const players = await playersOfDraws.run({ draw_ids }, tx);
  await notify(
    tx,
    ...players.map(({ player_id, code: lottery, section, day }) => ({
      player_id,
      kind: 'draw_moved',
      data: { lottery, section: sectionLabel(section.slice(0, 5)), from: dayShown(day), to: dayShown(to) },
    })),
  );
}
