import type { LotteryPhrases } from '@shwekan/phrases/lottery/en';
import { type Digits, QUICK_PICKS_2D, QUICK_PICKS_3D } from '@shwekan/rules';
import type { PickKey, Picks } from './games.ts';

export type PickGroup = { readonly title: keyof LotteryPhrases; readonly picks: readonly PickKey[] };

/** The quick picks of the sheet, and their groups in its order; R stands beside the sheet. The grid does not wait for them: they come with the sheet. */
export const SHEET_PICKS: Readonly<Record<Digits, { readonly picks: Picks; readonly groups: readonly PickGroup[] }>> = {
  1: { picks: {}, groups: [] },
  2: {
    picks: QUICK_PICKS_2D,
    groups: [
      { title: 'quick_digit', picks: ['head', 'tail', 'contains', 'break'] },
      { title: 'quick_doubles', picks: ['doubles', 'even_doubles', 'odd_doubles'] },
      { title: 'quick_sets', picks: ['power', 'nakhat', 'brothers', 'tens'] },
      { title: 'quick_khway', picks: ['khway', 'khway_with_doubles'] },
      {
        title: 'quick_parity',
        picks: ['even_even', 'odd_odd', 'even_odd', 'odd_even', 'even_head', 'odd_head', 'even_tail', 'odd_tail'],
      },
      { title: 'quick_halves', picks: ['big', 'small', 'even', 'odd'] },
      { title: 'quick_blocks', picks: ['block'] },
    ],
  },
  3: {
    picks: QUICK_PICKS_3D,
    groups: [
      { title: 'quick_triples', picks: ['triples', 'even_triples', 'odd_triples'] },
      { title: 'quick_sets', picks: ['hundreds', 'series'] },
    ],
  },
};
