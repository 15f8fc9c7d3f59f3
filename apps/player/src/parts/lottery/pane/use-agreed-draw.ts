import { useEffect } from 'react';
import { createStore } from '../../../phone/store.ts';
import type { Lottery } from '../use-lottery.ts';

/** The draw that each lottery's list was put together for, also while another screen is shown. */
const agreed = createStore<Readonly<Record<string, string>>>({});

/**
 * Whether the draw of a list has closed, so that it would be bet on the next one, and what agrees to that. The player's own choice
 * of a section agrees by itself, and a list without lines is for whichever is next.
 */
export function useAgreedDraw({ game, draft, section }: Lottery): { isMoved: boolean; agree: () => void } {
  const known = agreed.use()[game.code];
  const draw = section && `${section.date} ${section.time_section}`;
  const isOwn = draw !== null && draft.draw !== null && draw === `${draft.draw.date} ${draft.draw.section}`;
  const isMoved = draw !== null && known !== undefined && known !== draw && draft.lines.length > 0 && !isOwn;
  const agree = () => {
    if (draw !== null && known !== draw) agreed.set({ ...agreed.get(), [game.code]: draw });
  };
  useEffect(() => {
    if (!isMoved) agree();
  });
  return { isMoved, agree };
}
