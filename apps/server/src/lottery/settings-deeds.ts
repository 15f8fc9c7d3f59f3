import { kyatShown, ODDS_HUNDREDTHS_PER_ONE, sectionLabel } from '@shwekan/rules';
import { z } from 'zod';
import { lockLottery, lockSection, lotterySettings, sectionsOfLottery } from '#queries/lottery/settings.ts';
import { changedLines, type DeedKind } from '../platform/deeds/kind.ts';
import { keepDraws } from './calendar.ts';
import { putLottery, putSection } from './settings-put.ts';

export const LotteryChange = z.object({
  code: z.string(),
  odds_hundredths: z.number().optional(),
  tot_odds_hundredths: z.number().optional(),
  cap_pya: z.number().optional(),
  trusted_feed: z.string().nullable().optional(),
  result_second_above_pya: z.number().optional(),
  stop_loss_pya: z.number().nullable().optional(),
});
type LotteryChange = z.output<typeof LotteryChange>;
type LotteryState = {
  odds_hundredths: number;
  tot_odds_hundredths: number | null;
  cap_pya: number;
  trusted_feed: string | null;
  result_second_above_pya: number;
  stop_loss_pya: number | null;
};

const LOTTERY_WORDS = {
  odds_hundredths: 'Odds',
  tot_odds_hundredths: 'Odds of a near win',
  cap_pya: 'Cap of a number in a draw',
  trusted_feed: 'Trusted feed: its result counts by itself',
  result_second_above_pya: "A feed's number that pays out more needs a second person",
  stop_loss_pya: 'Stop-loss: what one draw may lose before operators are alarmed',
};

/** What a lottery pays, how much it takes on a number, and whose word on a result it takes, up to which payout. */
export const lotteryDeed: DeedKind<LotteryChange, LotteryState> = {
  kind: 'lottery',
  asks: ['draws'],
  decides: ['draws'],
  data: LotteryChange,
  subject: ({ code }) => `lottery:${code}`,
  async lock(tx, { code }) {
    await lockLottery.run({ code }, tx);
  },
  async basis(db, { code }) {
    const [row] = await lotterySettings.run({ code }, db);
    if (!row) return null;
    const { odds_hundredths, tot_odds_hundredths, cap_pya, trusted_feed, result_second_above_pya, stop_loss_pya } = row;
    return { odds_hundredths, tot_odds_hundredths, cap_pya, trusted_feed, result_second_above_pya, stop_loss_pya };
  },
  title: ({ code }) => `The settings of ${code} are changed`,
  lines: (data, basis) => changedLines(LOTTERY_WORDS, lotteryShown(basis), lotteryShown({ ...basis, ...data })),
  async perform(tx, { data }) {
    const [now] = await lotterySettings.run({ code: data.code }, tx);
    if (!now) throw new Error(`lottery ${data.code} is gone`);
    await putLottery(tx, { ...now, ...data });
  },
  after: (world) => keepDraws(world),
};

function lotteryShown(it: LotteryState) {
  return {
    odds_hundredths: oddsShown(it.odds_hundredths),
    tot_odds_hundredths: it.tot_odds_hundredths === null ? null : oddsShown(it.tot_odds_hundredths),
    cap_pya: `${kyatShown(it.cap_pya)} kyat`,
    trusted_feed: it.trusted_feed ?? 'none',
    result_second_above_pya: `${kyatShown(it.result_second_above_pya)} kyat`,
    stop_loss_pya: it.stop_loss_pya === null ? 'none' : `${kyatShown(it.stop_loss_pya)} kyat`,
  };
}

export const SectionChange = z.object({
  section_id: z.number(),
  close_before_minutes: z.number().optional(),
  odds_hundredths: z.number().nullable().optional(),
});
type SectionChange = z.output<typeof SectionChange>;
type SectionState = { code: string; draws_at: string; close_before_minutes: number; odds_hundredths: number | null };

/** When the bets of a section end before its draw, and what it pays where that is its own. */
export const sectionDeed: DeedKind<SectionChange, SectionState> = {
  kind: 'section',
  asks: ['draws'],
  decides: ['draws'],
  data: SectionChange,
  subject: ({ section_id }) => `section:${section_id}`,
  async lock(tx, { section_id }) {
    await lockSection.run({ section_id }, tx);
  },
  async basis(db, { section_id }) {
    const [row] = await sectionsOfLottery.run({ code: null, section_id }, db);
    if (!row) return null;
    const { code, draws_at, close_before_minutes, odds_hundredths } = row;
    return { code, draws_at, close_before_minutes, odds_hundredths };
  },
  title: (_data, { code, draws_at }) => `The section ${sectionLabel(draws_at.slice(0, 5))} of ${code} is changed`,
  lines: (data, basis) =>
    changedLines(
      { close_before_minutes: 'Betting closes before the draw', odds_hundredths: 'Odds' },
      sectionShown(basis),
      sectionShown({ ...basis, ...data }),
    ),
  async perform(tx, { data }) {
    const [now] = await sectionsOfLottery.run({ code: null, section_id: data.section_id }, tx);
    if (!now) throw new Error(`section ${data.section_id} is gone`);
    await putSection(tx, { ...now, ...data });
  },
  after: (world) => keepDraws(world),
};

function sectionShown({ close_before_minutes, odds_hundredths }: Omit<SectionState, 'code' | 'draws_at'>) {
  return {
    close_before_minutes: `${close_before_minutes} min`,
    odds_hundredths: odds_hundredths === null ? "the lottery's" : oddsShown(odds_hundredths),
  };
}

function oddsShown(hundredths: number): string {
  return `x${hundredths / ODDS_HUNDREDTHS_PER_ONE}`;
}
