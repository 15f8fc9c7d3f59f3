import type { LotteryPhrases } from '@shwekan/phrases/lottery/en';
import {
  type Digits,
  type LotteryCode,
  QUICK_PICKS_1D,
  QUICK_PICKS_2D,
  QUICK_PICKS_3D,
  type QuickPick,
  SLIP_LINES_MAX,
  SLIP_LINES_MAX_3D,
} from '@shwekan/rules';
import { paths } from '../../phone/paths.ts';

export type PickKey = keyof LotteryPhrases['picks'];
export type PickGroup = { readonly title: keyof LotteryPhrases; readonly picks: readonly PickKey[] };

/** Where a lottery is asked. */
type Calls = {
  readonly sections:
    | 'GET /api/section'
    | 'GET /api/section_1d'
    | 'GET /api/section_crypton2d'
    | 'GET /api/section_crypton1d'
    | 'GET /api/section_3d';
  readonly numbers:
    | 'POST /api/new_two_d'
    | 'POST /api/new_one_d'
    | 'POST /api/crypto_two_d'
    | 'POST /api/crypto_one_d'
    | 'GET /api/three_d';
  readonly bet:
    | 'POST /api/user/betting'
    | 'POST /api/user/betting_1d'
    | 'POST /api/user/betting_c2d'
    | 'POST /api/user/betting_c1d'
    | 'POST /api/user/betting_3d';
  readonly slips:
    | 'GET /api/user/bet_slip_history_2d'
    | 'GET /api/user/bet_slip_history_1d'
    | 'GET /api/user/bet_slip_history_c2d'
    | 'GET /api/user/bet_slip_history_c1d'
    | 'GET /api/user/bet_slip_history_3d';
};

/** A lottery as its screen needs it. Another lottery is another one of these, not another screen. */
export type Game = {
  readonly code: LotteryCode;
  readonly path: string;
  readonly digits: Digits;
  readonly lines_max: number;
  readonly calls: Calls;
  readonly picks: Readonly<Partial<Record<PickKey, QuickPick>>>;
  /** The quick picks of the sheet in their order; R stands beside the sheet. A lottery without groups has its few picks above its grid. */
  readonly pick_groups: readonly PickGroup[];
  /** R: the chosen numbers and their reverses. Null where a number has no other order of its digits. */
  readonly reverse: ((selection: readonly string[]) => readonly string[]) | null;
};

const TWO_DIGITS = {
  digits: 2,
  lines_max: SLIP_LINES_MAX,
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
} as const satisfies Partial<Game>;

const ONE_DIGIT = {
  digits: 1,
  lines_max: SLIP_LINES_MAX,
  picks: QUICK_PICKS_1D,
  pick_groups: [],
  reverse: null,
} as const satisfies Partial<Game>;

export const TWO_D: Game = {
  ...TWO_DIGITS,
  code: '2D',
  path: paths.twoLottery,
  calls: {
    sections: 'GET /api/section',
    numbers: 'POST /api/new_two_d',
    bet: 'POST /api/user/betting',
    slips: 'GET /api/user/bet_slip_history_2d',
  },
};

export const ONE_D: Game = {
  ...ONE_DIGIT,
  code: '1D',
  path: paths.oneLottery,
  calls: {
    sections: 'GET /api/section_1d',
    numbers: 'POST /api/new_one_d',
    bet: 'POST /api/user/betting_1d',
    slips: 'GET /api/user/bet_slip_history_1d',
  },
};

export const CRYPTO_TWO_D: Game = {
  ...TWO_DIGITS,
  code: 'C2D',
  path: paths.cryptoLottery,
  calls: {
    sections: 'GET /api/section_crypton2d',
    numbers: 'POST /api/crypto_two_d',
    bet: 'POST /api/user/betting_c2d',
    slips: 'GET /api/user/bet_slip_history_c2d',
  },
};

export const CRYPTO_ONE_D: Game = {
  ...ONE_DIGIT,
  code: 'C1D',
  path: paths.cryptoOneLottery,
  calls: {
    sections: 'GET /api/section_crypton1d',
    numbers: 'POST /api/crypto_one_d',
    bet: 'POST /api/user/betting_c1d',
    slips: 'GET /api/user/bet_slip_history_c1d',
  },
};

export const THREE_D: Game = {
  code: '3D',
  path: paths.threeLottery,
  digits: 3,
  lines_max: SLIP_LINES_MAX_3D,
  calls: {
    sections: 'GET /api/section_3d',
    numbers: 'GET /api/three_d',
    bet: 'POST /api/user/betting_3d',
    slips: 'GET /api/user/bet_slip_history_3d',
  },
  picks: QUICK_PICKS_3D,
  pick_groups: [
    { title: 'quick_triples', picks: ['triples', 'even_triples', 'odd_triples'] },
    { title: 'quick_sets', picks: ['hundreds', 'series'] },
  ],
  reverse: QUICK_PICKS_3D.reverse.numbers,
};

/** All lotteries, in the order of their slips. */
export const GAMES: readonly Game[] = [TWO_D, THREE_D, ONE_D, CRYPTO_TWO_D, CRYPTO_ONE_D];
