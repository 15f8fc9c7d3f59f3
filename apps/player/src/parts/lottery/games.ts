import type { LotteryPhrases } from '@shwekan/phrases/lottery/en';
import { type Digits, QUICK_PICKS_2D, type QuickPick, SLIP_LINES_MAX } from '@shwekan/rules';

export type PickKey = keyof LotteryPhrases['picks'];
export type PickGroup = { readonly title: keyof LotteryPhrases; readonly picks: readonly PickKey[] };

/** A lottery as its screen needs it. Another lottery is another one of these, not another screen. */
export type Game = {
  readonly code: '2D';
  readonly digits: Digits;
  readonly lines_max: number;
  readonly calls: {
    readonly sections: 'GET /api/section';
    readonly numbers: 'POST /api/new_two_d';
    readonly bet: 'POST /api/user/betting';
    readonly slips: 'GET /api/user/bet_slip_history_2d';
  };
  readonly picks: Readonly<Partial<Record<PickKey, QuickPick>>>;
  /** The quick picks of the sheet in their order. R stands beside the sheet. */
  readonly pick_groups: readonly PickGroup[];
  /** R: the chosen numbers and their reverses. */
  readonly reverse: (selection: readonly string[]) => readonly string[];
};

export const TWO_D: Game = {
  code: '2D',
  digits: 2,
  lines_max: SLIP_LINES_MAX,
  calls: {
    sections: 'GET /api/section',
    numbers: 'POST /api/new_two_d',
    bet: 'POST /api/user/betting',
    slips: 'GET /api/user/bet_slip_history_2d',
  },
  picks: QUICK_PICKS_2D,
  pick_groups: [
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
  reverse: QUICK_PICKS_2D.reverse.numbers,
};

/** The names of the trade, which players know in every language. */
export const TRADE_NAMES: Readonly<Record<PickKey, string>> = {
  reverse: 'အာ',
  big: 'ကြီး',
  small: 'ငယ်',
  even: 'စုံ',
  odd: 'မ',
  even_even: 'စုံစုံ',
  odd_odd: 'မမ',
  even_odd: 'စုံမ',
  odd_even: 'မစုံ',
  doubles: 'အပူး',
  even_doubles: 'စုံပူး',
  odd_doubles: 'မပူး',
  head: 'ထိပ်',
  tail: 'နောက်ပိတ်',
  even_head: 'စုံထိပ်',
  odd_head: 'မထိပ်',
  even_tail: 'စုံနောက်',
  odd_tail: 'မနောက်',
  contains: 'အပါ',
  break: 'ဘရိတ်',
  power: 'ပါဝါ',
  nakhat: 'နက္ခတ်',
  brothers: 'ညီအစ်ကို',
  tens: 'ဆယ်ပြည့်',
  khway: 'ခွေ',
  khway_with_doubles: 'ခွေပူး',
  block: '၂၀ လုံးစီ',
};
