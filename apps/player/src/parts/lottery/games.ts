import type { LotteryPhrases } from '@shwekan/phrases/lottery/en';
import {
  type Digits,
  type LotteryCode,
  QUICK_PICKS_1D,
  type QuickPick,
  SLIP_LINES_MAX,
  SLIP_LINES_MAX_3D,
  withMirrors,
  withPermutations,
} from '@shwekan/rules';
import { paths } from '../../phone/paths.ts';

export type PickKey = keyof LotteryPhrases['picks'];
export type Picks = Readonly<Partial<Record<PickKey, QuickPick>>>;

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
  /** The few that stand above the grid. Null where there are so many that a sheet shows them: it brings them (`sheet-picks.ts`). */
  readonly few_picks: Picks | null;
  /** R: the chosen numbers and their reverses. Null where a number has no other order of its digits. */
  readonly reverse: ((selection: readonly string[]) => readonly string[]) | null;
};

const TWO_DIGITS = {
  digits: 2,
  lines_max: SLIP_LINES_MAX,
  few_picks: null,
  reverse: withMirrors,
} as const satisfies Partial<Game>;

const ONE_DIGIT = {
  digits: 1,
  lines_max: SLIP_LINES_MAX,
  few_picks: QUICK_PICKS_1D,
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
  few_picks: null,
  reverse: withPermutations,
};

/** All lotteries, in the order of their slips. */
export const GAMES: readonly Game[] = [TWO_D, THREE_D, ONE_D, CRYPTO_TWO_D, CRYPTO_ONE_D];
