import { fill } from '@shwekan/phrases/fill';
import { kyatOf, pyaOf } from '@shwekan/ui';
import { toast } from '../phone/toast.ts';
import { isFirstWin } from './first-notice.ts';
import { shellPhrases } from './language.ts';

/** A slip that was paid, and what it cost. */
export type Win = { voucher: string; amount: string; stake: string };

/** Whether it brought more than it cost: less is told, and no reason to celebrate. */
export const isGain = ({ amount, stake }: Win): boolean => pyaOf(amount) > pyaOf(stake);

/** Celebrates wins that were not celebrated on this phone before, all of them together; where nobody looks, when somebody does. */
export function celebrate(wins: readonly Win[]): void {
  if (wins.length === 0) return;
  if (document.hidden) {
    document.addEventListener('visibilitychange', () => celebrate(wins), { once: true });
    return;
  }
  const fresh = wins.filter((it) => isGain(it) && isFirstWin(it.voucher));
  if (fresh.length === 0) return;
  import('../parts/moments/win.tsx')
    .then(({ showWins }) => showWins(fresh))
    .catch(() => {
      for (const { amount } of fresh) toast('success', fill(shellPhrases().won, { amount: kyatOf(amount) }));
    });
}
