import type { EventData, EventName } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { cryptoTwoDFrom, twoDFrom } from '@shwekan/rules';
import { kyatOf } from '@shwekan/ui';
import type { QueryKey } from '@tanstack/react-query';
import { showMarquee } from '../phone/marquee.ts';
import { type ToastKind, toast } from '../phone/toast.ts';
import { forgetChanges } from './board-changes.ts';
import { serverClock } from './call.ts';
import { celebrate, isGain } from './celebrate.ts';
import { isFirstTime } from './first-notice.ts';
import { shellPhrases } from './language.ts';
import { queryClient, refreshCalls, refreshLike } from './query.ts';
import { refreshChangedProfile, refreshProfile } from './refresh.ts';
import { mergeUser } from './session.ts';
import type { StreamEvent } from './stream.ts';
import { isOfDraws, noteBoard } from './stream-boards.ts';
import { refreshSoon } from './stream-cache.ts';
import { askOldLive, noteLive } from './stream-live.ts';
import { noteResult } from './stream-results.ts';

type Hearers = { [N in EventName]: (data: EventData<N>, event: StreamEvent) => void };

/** What the app does at each event. What is past is no news: the screen, the bell and the slip tell it. Pure updates go into the session or the query cache; all else is asked for again. */
const hearers: Hearers = {
  hello: ({ now }) => {
    serverClock.note(now, Date.now());
    askOldLive();
  },
  message: ({ text }) => showMarquee(text),
  live_2d: (data) => noteLive('2d', data),
  live_crypto: (data) => noteLive('crypto', data),
  '2d': ([set, value]) => noteLive('2d', { set, value, twod: twoDFrom(set, value) ?? '--' }),
  c2d: ([bid]) => noteLive('crypto', { bid, c2d: cryptoTwoDFrom(bid) ?? '--' }),
  result: noteResult,
  board: noteBoard,
  draws: ({ lottery }) => refreshSoon({ [`draws ${lottery}`]: ([name]) => isOfDraws(String(name), lottery) }),
  last_balance: ({ last_balance, version }) => mergeUser({ game_balance: last_balance, version }),
  balance: (data) => mergeUser(data),
  won: (win, { is_past }) => {
    // What came of it is asked for once, and not by all who won in one instant.
    refreshSoon(OF_ALL_SLIPS);
    if (is_past) return;
    if (isGain(win)) celebrate([win]);
    else toast('info', fill(shellPhrases().paid_out, { amount: kyatOf(win.amount) }));
  },
  notification: ({ id, kind, title, body }, { is_past }) => {
    // One that is told to many is not asked for by all of them at once.
    refreshSoon(OF_NOTIFICATIONS);
    // A draw that was called off or moved, or a result that was taken back, is told by nothing else.
    if (/^(refunded|win_reversed|draw_moved)$/.test(kind)) refreshSoon(OF_ALL_SLIPS);
    if (is_past) return;
    if (id !== null && !isFirstTime(id)) return;
    // A win is told by its own event.
    if (kind !== 'won') toast(toneOf(kind), body === '' ? title : `${title}\n${body}`);
  },
  changed: ({ what }) => {
    if (what === 'cash_in') refreshCalls('GET /api/user/cash_in_history', 'GET /api/user/cash_in/waiting');
    if (what === 'methods') refreshCalls('GET /api/payment-method/show-cashin');
    if (what === 'cash_out') refreshCalls('GET /api/user/cash_out_history');
    if (what === 'conversations') refreshCalls('GET /api/user/conversations', 'GET /api/user/conversations/:id');
    // Whether anything is played at all: every screen says it somewhere.
    if (what === 'licence') refreshSoon({ licence: () => true });
    if (what === 'slips') refreshLike(OF_SLIPS);
    if (what === 'profile') {
      void refreshChangedProfile();
      // A break that was taken on another phone is told by both.
      refreshCalls('GET /api/user/play_limits');
    }
  },
  reset: () => applyReset(),
};

/** Good and bad news are told apart before they are read. Less money than was asked for is neither, with a promotion or without. */
export function toneOf(kind: string): ToastKind {
  if (/(approved|in_promoted|paid|up|bonus|weekly_promotion)$/.test(kind)) return 'success';
  return /(rejected|expired|reversed|down)$/.test(kind) ? 'warning' : 'info';
}

const OF_SLIPS = /bet_slip_history/;
const OF_ALL_SLIPS = { slips: ([name]: QueryKey) => OF_SLIPS.test(String(name)) };
const OF_NOTIFICATIONS = { all: ([name]: QueryKey) => name === 'GET /api/user/notifications' };

/** Takes an event of the stream. One this version does not know is left alone. */
export function applyEvent(event: StreamEvent): void {
  const hearer = hearers[event.name as EventName] as ((data: unknown, event: StreamEvent) => void) | undefined;
  hearer?.(event.data, event);
}

/** More was missed than the stream repeats, or the tab was asleep: everything is asked for again. */
export function applyReset(): void {
  forgetChanges();
  void refreshProfile();
  void queryClient.invalidateQueries();
}
