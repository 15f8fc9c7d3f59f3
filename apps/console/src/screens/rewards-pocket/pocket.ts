import type { AnswerRow } from '@shwekan/contract';
import { NO_TEXTS, type Texts, textIn } from '@shwekan/phrases/per-language';
import { addDays, PYA_PER_KYAT, refuseCampaign, yangonDay } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { z } from 'zod';
import { askList, live } from '../../app/queries.ts';
import { pageNumber } from '../../app/search.ts';
import { trimmed } from '../../parts/languages.ts';
import { instantOf, typedOf } from '../../parts/yangon-input.ts';

export type Campaign = AnswerRow<'GET /api/console/pocket-campaigns'>;
export type Winner = AnswerRow<'GET /api/console/pocket-campaigns/:id/winners'>;

export const CAMPAIGNS_CALL = 'GET /api/console/pocket-campaigns';
const CAMPAIGNS_PER_PAGE = 20;
const CAMPAIGNS_MOST = 200;
const WINNERS_PER_PAGE = 20;
export const pocketSearch = z.object({ page: pageNumber });

/** Campaigns of pocket money, the latest first. */
export function pocketCampaigns({ page = 1 }: z.output<typeof pocketSearch>) {
  const query = { page, limit: CAMPAIGNS_PER_PAGE };
  return live(askList(CAMPAIGNS_CALL, { query }), 'rewards', 'deeds', 'money');
}

/** Those that run or would run within some days, as many as a page may have. */
export function campaignsWithin(days: { from: string; to: string }) {
  return live(askList(CAMPAIGNS_CALL, { query: { ...days, limit: CAMPAIGNS_MOST } }), 'rewards', 'deeds', 'money');
}

/** The winners of a campaign. */
export function campaignWinners(id: number, page: number) {
  return askList('GET /api/console/pocket-campaigns/:id/winners', { params: { id }, query: { page, limit: WINNERS_PER_PAGE } });
}

type Amount = 'budget' | 'smallest' | 'largest' | 'turnover';
/** A campaign as it is typed: amounts in kyat, times Yangon's, and empty texts for nothing. */
export type CampaignDraft = { name: Texts; period: Campaign['period']; level: '1' | '2' } & Record<Amount, number | string> &
  Record<'from' | 'until' | 'since' | 'video', string>;

const NEW_DAYS = 30;

/** What the form of a new campaign begins with: from today, for thirty days. */
export function newCampaign(now_ms: number): CampaignDraft {
  const today = yangonDay(new Date(now_ms));
  const times = { from: `${today}T00:00`, until: `${addDays(today, NEW_DAYS)}T00:00`, since: '' };
  return { name: NO_TEXTS, budget: '', smallest: '', largest: '', period: 'day', level: '1', turnover: 0, video: '', ...times };
}

/** A campaign as its form shows it. */
export function campaignDraft(it: Campaign): CampaignDraft {
  const kyat = (wire: string) => pyaOf(wire) / PYA_PER_KYAT;
  return {
    name: it.name,
    budget: kyat(it.budget),
    smallest: kyat(it.smallest),
    largest: kyat(it.largest),
    from: typedOf(it.from_at),
    until: typedOf(it.until_at),
    period: it.period,
    level: it.level === 2 ? '2' : '1',
    turnover: kyat(it.turnover),
    since: typedOf(it.turnover_since),
    video: it.video ?? '',
  };
}

/** What is sent of a typed campaign; null while a time is missing. */
export function campaignBody(typed: CampaignDraft) {
  const from_at = instantOf(typed.from);
  const until_at = instantOf(typed.until);
  if (from_at === null || until_at === null) return null;
  const { budget, smallest, largest, period, since, video } = typed;
  const level = typed.level === '2' ? (2 as const) : (1 as const);
  const asked = { level, turnover: Number(typed.turnover), turnover_since: instantOf(since) };
  return { name: trimmed(typed.name), budget, smallest, largest, from_at, until_at, period, ...asked, video: video.trim() || null };
}

/** What a campaign was read as, as its change is sent it. */
export function termsRead({
  name,
  budget,
  smallest,
  largest,
  from_at,
  until_at,
  period,
  level,
  turnover,
  turnover_since,
  video,
}: Campaign) {
  const known = level === 2 ? (2 as const) : (1 as const);
  return { name, budget, smallest, largest, from_at, until_at, period, level: known, turnover, turnover_since, video };
}

const REFUSALS = {
  amount_not_set: 'The budget and the amounts must be above zero.',
  amount_not_valid: 'The largest amount lies between the smallest and the budget, and the budget holds what was given already.',
  time_not_valid: 'It must end after it begins.',
  video_not_allowed: 'A video is a file of ours (/videos/name.mp4, .webm or .svg) or a page of YouTube or Vimeo that can be embedded.',
};

/** Why a typed campaign cannot be saved, as a sentence, or null. `spent` is what it gave already, as the wire says it. */
export function refuseDraft(typed: CampaignDraft, spent: string): string | null {
  const sent = campaignBody(typed);
  if (sent === null) return 'Say from when and until when it runs.';
  if (textIn('en', sent.name) === '') return 'Name it in one language at least.';
  const terms = {
    budget_pya: Number(sent.budget) * PYA_PER_KYAT,
    smallest_pya: Number(sent.smallest) * PYA_PER_KYAT,
    largest_pya: Number(sent.largest) * PYA_PER_KYAT,
    from_at: new Date(sent.from_at),
    until_at: new Date(sent.until_at),
    video: sent.video,
  };
  const code = refuseCampaign(terms, pyaOf(spent));
  return code === null ? null : REFUSALS[code];
}
