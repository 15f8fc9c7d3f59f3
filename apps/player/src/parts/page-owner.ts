import type { LotteryCode } from '@shwekan/rules';
import { onSession, session } from '../house/session.ts';
import { perTab } from '../phone/storage.ts';

/** Whose tab this is: kept as long as what they type in it. */
const OWNER_KEY = 'page_owner';
const LOTTERIES: Record<LotteryCode, true> = { '1D': true, '2D': true, '3D': true, C1D: true, C2D: true };
/** Under these names `game-state.ts` keeps what is chosen and written of bets, and `use-code.ts` to which new phone a code was sent. */
const DRAFTS = [...Object.keys(LOTTERIES).flatMap((code) => [`draft:${code}`, `text:${code}`]), 'code:change_phone'];

/**
 * Loads the page anew where another player than before is logged in: nothing that the one before typed stays on the screen. `owner`: who was
 * logged in when this page began.
 */
export function watchOwner(owner: number | undefined): void {
  const look = () => {
    const id = session()?.id;
    if (id === undefined) return;
    const before = perTab.getItem(OWNER_KEY);
    perTab.setItem(OWNER_KEY, String(id));
    if (before === null || before === String(id)) return;
    for (const key of DRAFTS) perTab.removeItem(key);
    // Once a login has led on to where it leads.
    queueMicrotask(() => {
      const { here: _, ...state } = (history.state ?? {}) as Record<string, unknown>;
      history.replaceState(state, '');
      location.reload();
    });
  };
  if (owner !== undefined && perTab.getItem(OWNER_KEY) === null) perTab.setItem(OWNER_KEY, String(owner));
  onSession(look);
  look();
}

/** Forgets whose tab this is: who has logged out takes what they chose and wrote along, and what a visitor does then is their own. */
export async function forgetOwner(): Promise<void> {
  const written = DRAFTS.filter((key) => perTab.getItem(key) !== null);
  for (const key of [OWNER_KEY, ...written]) perTab.removeItem(key);
  if (written.length > 0) (await import('./lottery/game-state.ts')).states.clear();
}
