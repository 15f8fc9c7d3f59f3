import { addDays, weekday, yangonInstant } from '@shwekan/rules';
import { z } from 'zod';
import { textHere } from '../../app/say.tsx';
import { dayText } from '../../app/search.ts';
import { today } from '../../parts/draws.ts';
import { contentItems, type Item, KINDS, stateOf as stateOfItem } from '../content/content.ts';
import { type Promotion, promotions } from '../promotions/promotions.ts';
import { type Campaign, campaignsWithin } from '../rewards-pocket/pocket.ts';
import { type Offer, pointOffers, stateOf as stateOfOffer } from '../rewards-points/points.ts';

export const runningSearch = z.object({ from: dayText });
export const WEEKS = 6;
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

export type RunState = 'now' | 'later' | 'ended' | 'closed';
/** Something that players see or get for a time; null is without a beginning, or an end. */
export type Run = { id: number; name: string; from_ms: number | null; until_ms: number | null; state: RunState };
type RunPage = { to: '/content' | '/points' | '/promotions' | '/pocket-money'; search?: { kind: Item['kind'] } };
export type RunGroup = RunPage & { name: string; runs: readonly Run[] };

/** What the page reads, in the order of its groups: all of it, but for campaigns, of which a house makes many, those of the weeks. */
export function runsIn({ weeks: [monday = ''] }: Window) {
  const days = { from: monday, to: addDays(monday, WEEKS * WEEK_DAYS - 1) };
  return [contentItems('banner'), contentItems('header_text'), promotions, pointOffers, campaignsWithin(days)] as const;
}

type Readings = {
  banners: readonly Item[];
  texts: readonly Item[];
  promotions: readonly Promotion[];
  offers: readonly Offer[];
  campaigns: readonly Campaign[];
};

/** All that runs, by the page where it is changed. */
export function groupsOf({ banners, texts, promotions, offers, campaigns }: Readings, now_ms: number): RunGroup[] {
  return [
    { name: KINDS.banner.name, to: '/content', runs: banners.map((it) => itemRun(it, now_ms)) },
    { name: KINDS.header_text.name, to: '/content', search: { kind: 'header_text' }, runs: texts.map((it) => itemRun(it, now_ms)) },
    { name: 'Promotions', to: '/promotions', runs: promotions.map(promotionRun) },
    { name: 'Points', to: '/points', runs: offers.map((it) => offerRun(it, now_ms)) },
    { name: 'Pocket money', to: '/pocket-money', runs: campaigns.map((it) => campaignRun(it, now_ms)) },
  ];
}

const STATES = { shown: 'now', later: 'later', ended: 'ended', closed: 'closed', unpictured: 'closed' } as const;

function itemRun(item: Item, now_ms: number): Run {
  const state = stateOfItem(item, now_ms);
  const name = textHere(item.title) || textHere(item.body) || `#${item.id}`;
  return { id: item.id, name, ...timesOf(item.shown_from, item.shown_until), state: STATES[state] };
}

function offerRun(offer: Offer, now_ms: number): Run {
  const state = stateOfOffer(offer, now_ms);
  return {
    id: offer.id,
    name: textHere(offer.name),
    ...timesOf(offer.shown_from, offer.shown_until),
    state: state === 'open' ? 'now' : state,
  };
}

/** A promotion has no times: it runs while it is open. */
function promotionRun(promotion: Promotion): Run {
  const { id, title, is_open } = promotion;
  return { id, name: textHere(title), from_ms: null, until_ms: null, state: is_open ? 'now' : 'closed' };
}

function campaignRun({ id, name, from_at, until_at, state }: Campaign, now_ms: number): Run {
  const times = { from_ms: Date.parse(from_at), until_ms: Date.parse(until_at) };
  const shown = (): RunState => {
    if (state !== 'running') return 'closed';
    if (times.from_ms > now_ms) return 'later';
    return times.until_ms <= now_ms ? 'ended' : 'now';
  };
  return { id, name: textHere(name), ...times, state: shown() };
}

function timesOf(from: string | null, until: string | null): Pick<Run, 'from_ms' | 'until_ms'> {
  return { from_ms: from === null ? null : Date.parse(from), until_ms: until === null ? null : Date.parse(until) };
}

export type Window = { weeks: readonly string[]; from_ms: number; until_ms: number };

/** The weeks from the Monday of a day; without one, from this week's. */
export function windowFrom(day = today()): Window {
  const monday = addDays(day, -((weekday(day) + WEEK_DAYS - 1) % WEEK_DAYS));
  const weeks = Array.from({ length: WEEKS }, (_, week) => addDays(monday, week * WEEK_DAYS));
  const until = addDays(monday, WEEKS * WEEK_DAYS);
  return { weeks, from_ms: yangonInstant(monday, '00:00').getTime(), until_ms: yangonInstant(until, '00:00').getTime() };
}

/** Where a run lies in the weeks, as parts of their whole width; null where it does not. */
export function placeIn(
  { from_ms, until_ms }: Window,
  run: Run,
): { start: number; width: number; isCutBefore: boolean; isCutAfter: boolean } | null {
  const from = Math.max(from_ms, run.from_ms ?? from_ms);
  const until = Math.min(until_ms, run.until_ms ?? until_ms);
  if (until <= from) return null;
  const whole_ms = until_ms - from_ms;
  return {
    start: (from - from_ms) / whole_ms,
    width: (until - from) / whole_ms,
    isCutBefore: run.from_ms === null || run.from_ms < from_ms,
    isCutAfter: run.until_ms === null || run.until_ms > until_ms,
  };
}

/** What begins or ends, when, and where it is changed. */
export type RunChange = RunPage & { key: string; name: string; at_ms: number; begins: boolean };

/** What of all that runs begins or ends within some days from a moment, the next first. */
export function changesWithin(groups: readonly RunGroup[], now_ms: number, days: number): RunChange[] {
  const isNear = (at_ms: number | null): at_ms is number => at_ms !== null && at_ms > now_ms && at_ms <= now_ms + days * DAY_MS;
  const changes = groups.flatMap(({ name: group, runs, ...page }) =>
    runs.flatMap(({ id, name, from_ms, until_ms, state }) => {
      const change = { ...page, name };
      return state === 'closed'
        ? []
        : [
            ...(isNear(from_ms) ? [{ ...change, key: `${group} ${id} begins`, at_ms: from_ms, begins: true }] : []),
            ...(isNear(until_ms) ? [{ ...change, key: `${group} ${id} ends`, at_ms: until_ms, begins: false }] : []),
          ];
    }),
  );
  return changes.sort((a, b) => a.at_ms - b.at_ms);
}
