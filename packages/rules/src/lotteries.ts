import type { Digits } from './numbers.ts';

export type LotteryCode = '1D' | '2D' | 'C1D' | 'C2D' | '3D';

/** What a lottery's numbers are read from. */
export type SourceKind = 'set' | 'btc_bid' | 'glo_first_prize';

/** The sources of results. `replay` repeats recorded draws, whose numbers anybody can look up: it is for demos alone. */
export type FeedName = 'replay' | 'thaistock2d' | 'set' | 'binance' | 'glo';

/** On which days a lottery draws, before off days are taken away. 3D's are only the normal ones: its dates are rows, made as `gloDay` plans them, that an operator may move. */
export type DaysRule = 'weekdays' | 'every_day' | 'first_and_sixteenth';

/** A draw time in Yangon (HH:MM) and how long before it betting closes. */
export type SectionDefault = { readonly time: string; readonly closes_before_min: number };

/** A lottery as it is shipped. Odds and sections are where its configuration starts. */
export type Lottery = {
  readonly id: number;
  readonly code: LotteryCode;
  readonly name: string;
  readonly digits: Digits;
  readonly source: SourceKind;
  /** The lottery whose result gives this one's in the same moment. */
  readonly follows: LotteryCode | null;
  readonly days: DaysRule;
  readonly sections: readonly SectionDefault[];
  /** Payout for a stake of 1, in hundredths: 8500 is x85. */
  readonly odds_hundredths: number;
  readonly tot_odds_hundredths: number | null;
  readonly lines_max: number;
};

export const SLIP_LINES_MAX = 100;
export const SLIP_LINES_MAX_3D = 200;

const SET_SECTIONS = sections(['11:00', '12:01', '15:00', '16:30'], 10);
// The price is visible live, so betting on crypto never closes at the draw itself.
const CRYPTO_SECTIONS = sections(['10:00', '14:00', '18:00', '21:00'], 5);
// 3D is drawn at 15:30 and closes at 14:00.
const GLO_SECTIONS = sections(['15:30'], 90);

/** The five lotteries in the order in which they are listed. */
export const LOTTERIES: readonly Lottery[] = [
  {
    id: 4,
    code: '1D',
    name: 'Thai 1D',
    digits: 1,
    source: 'set',
    follows: '2D',
    days: 'weekdays',
    sections: SET_SECTIONS,
    odds_hundredths: 800,
    tot_odds_hundredths: null,
    lines_max: SLIP_LINES_MAX,
  },
  {
    id: 1,
    code: '2D',
    name: 'Thai 2D',
    digits: 2,
    source: 'set',
    follows: null,
    days: 'weekdays',
    sections: SET_SECTIONS,
    odds_hundredths: 8500,
    tot_odds_hundredths: null,
    lines_max: SLIP_LINES_MAX,
  },
  {
    id: 5,
    code: 'C1D',
    name: 'Crypto 1D',
    digits: 1,
    source: 'btc_bid',
    follows: 'C2D',
    days: 'every_day',
    sections: CRYPTO_SECTIONS,
    odds_hundredths: 800,
    tot_odds_hundredths: null,
    lines_max: SLIP_LINES_MAX,
  },
  {
    id: 3,
    code: 'C2D',
    name: 'Crypto 2D',
    digits: 2,
    source: 'btc_bid',
    follows: null,
    days: 'every_day',
    sections: CRYPTO_SECTIONS,
    odds_hundredths: 8000,
    tot_odds_hundredths: null,
    lines_max: SLIP_LINES_MAX,
  },
  {
    id: 2,
    code: '3D',
    name: 'Thai 3D',
    digits: 3,
    source: 'glo_first_prize',
    follows: null,
    days: 'first_and_sixteenth',
    sections: GLO_SECTIONS,
    odds_hundredths: 55_000,
    tot_odds_hundredths: 1000,
    lines_max: SLIP_LINES_MAX_3D,
  },
];

const BY_CODE = new Map<string, Lottery>(LOTTERIES.map((lottery) => [lottery.code, lottery]));

/** True for the code of one of the five lotteries. */
export function isLotteryCode(text: string): text is LotteryCode {
  return BY_CODE.has(text);
}

/** The lottery of a code. */
export function lotteryOf(code: LotteryCode): Lottery {
  const lottery = BY_CODE.get(code);
  if (lottery === undefined) throw new RangeError(`no lottery: ${code}`);
  return lottery;
}

const FEEDS: Record<SourceKind, readonly FeedName[]> = {
  set: ['thaistock2d', 'set', 'replay'],
  btc_bid: ['binance', 'replay'],
  glo_first_prize: ['glo', 'replay'],
};

/** The feeds whose result for a lottery may count by itself; none for a lottery that follows another. */
export function feedsOf(code: LotteryCode, is_demo: boolean): readonly FeedName[] {
  const { follows, source } = lotteryOf(code);
  if (follows !== null) return [];
  return FEEDS[source].filter((it) => is_demo || it !== 'replay');
}

function sections(times: readonly string[], closes_before_min: number): readonly SectionDefault[] {
  return times.map((time) => ({ time, closes_before_min }));
}

/** The lotteries with a result of their own: those that follow another are drawn with it. */
export function leadingLotteries(): LotteryCode[] {
  return LOTTERIES.filter((it) => it.follows === null).map((it) => it.code);
}
