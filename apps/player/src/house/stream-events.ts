import type { Answer, EventData, EventName } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { yangonDay } from '@shwekan/rules';
import { kyatOf, pyaOf } from '@shwekan/ui';
import type { QueryKey } from '@tanstack/react-query';
import { showMarquee } from '../phone/marquee.ts';
import { toast } from '../phone/toast.ts';
import { forgetChanges } from './board-changes.ts';
import { serverClock } from './call.ts';
import { isFirstTime } from './first-notice.ts';
import { shellPhrases } from './language.ts';
import { queryClient, refreshCalls, refreshLike } from './query.ts';
import { refreshProfile } from './refresh.ts';
import { ASKED_AFTER_MS, changesByResult, TODAY_CALLS, withLast, withResult } from './results.ts';
import { mergeUser } from './session.ts';
import type { StreamEvent } from './stream.ts';
import { isOfDraws, noteBoard } from './stream-boards.ts';

type Hearers = { [N in EventName]: (data: EventData<N>, event: StreamEvent) => void };

/** What the app does at each event. What is past is no news: the screen, the bell and the slip tell it. Pure updates go into the session or the query cache; all else is asked for again. */
const hearers: Hearers = {
  hello: ({ now }) => serverClock.note(now, Date.now()),
  message: ({ text }) => showMarquee(text),
  live_2d: (data) => queryClient.setQueryData(['GET /api/live_2d', null], (old: object | undefined) => ({ ...old, data })),
  live_crypto: (data) => queryClient.setQueryData(['GET /api/live_crypto', null], (old: object | undefined) => ({ ...old, data })),
  result: (data) => noteResult(data),
  board: noteBoard,
  draws: ({ lottery }) => refreshSoon({ [`draws ${lottery}`]: ([name]) => isOfDraws(String(name), lottery) }),
  last_balance: ({ last_balance, version }) => mergeUser({ game_balance: last_balance, version }),
  balance: (data) => mergeUser(data),
  won: ({ amount, stake }, { is_past }) => {
    refreshLike(OF_SLIPS);
    if (is_past) return;
    // Getting back less than was staked is told, and no reason to celebrate.
    const isGain = pyaOf(amount) > pyaOf(stake);
    const { won, paid_out } = shellPhrases();
    toast(isGain ? 'success' : 'info', fill(isGain ? won : paid_out, { amount: kyatOf(amount) }));
  },
  notification: ({ id, kind, title, body }, { is_past }) => {
    // One that is told to many is not asked for by all of them at once.
    refreshSoon(OF_NOTIFICATIONS);
    if (is_past) return;
    if (id !== null && !isFirstTime(id)) return;
    // A win is told by its own event.
    if (kind !== 'won') toast('info', body === '' ? title : `${title}\n${body}`);
  },
  changed: ({ what }) => {
    if (what === 'cash_in') refreshCalls('GET /api/user/cash_in_history', 'GET /api/user/cash_in/waiting');
    if (what === 'cash_out') refreshCalls('GET /api/user/cash_out_history');
    if (what === 'slips') refreshLike(OF_SLIPS);
    if (what === 'profile') void refreshProfile();
  },
  reset: () => applyReset(),
};

const OF_SLIPS = /bet_slip_history/;
const OF_NOTIFICATIONS = { all: ([name]: QueryKey) => name === 'GET /api/user/notifications' };

/** A result says what it is: only what it changes beside that is asked for, where a screen shows it. */
function noteResult(result: EventData<'result'>): void {
  refreshSoon({ [result.lottery]: (key: QueryKey) => changesByResult(key, result) });
  void place<Lottery[]>(['GET /api/lottery/list', null], (lotteries) => withLast(lotteries, result));
  const now_ms = serverClock.now();
  // A late result of another day is none of today's. 3D has no numbers of today.
  if (result.lottery === '3D' || result.date !== yangonDay(new Date(now_ms))) return;
  void place<TodayRow[]>([TODAY_CALLS[result.lottery], null], (rows, updated_ms) => {
    // Rows of yesterday, kept over midnight, are asked for anew.
    const asked_at = new Date(now_ms - (Date.now() - updated_ms));
    return yangonDay(asked_at) === result.date ? withResult(rows, result) : null;
  });
}

/** Puts a number into what a call answered; where `change` says null, or an older answer is on its way, it is asked for anew. */
async function place<T>(key: QueryKey, change: (data: T, updated_ms: number) => T | null): Promise<void> {
  const known = queryClient.getQueryState<T>(key);
  if (known === undefined) return;
  const next = known.data === undefined ? null : change(known.data, known.dataUpdatedAt);
  const isAsking = known.fetchStatus !== 'idle';
  if (next === null || isAsking) refreshSoon({ [String(key[0])]: (other) => other[0] === key[0] });
  if (next === null) return;
  // What is on its way may not know of this number: it is not shown after it.
  if (isAsking) await queryClient.cancelQueries({ queryKey: key });
  queryClient.setQueryData(key, next);
}

type TodayRow = { section: string };
type Lottery = Answer<'GET /api/lottery/list'>[number];
type Which = Record<string, (key: QueryKey) => boolean>;
let due: Which = {};

/** What comes together is asked for once; and phones that hear of it in the same instant do not all ask in it. */
function refreshSoon(which: Which): void {
  const isWaiting = Object.keys(due).length > 0;
  Object.assign(due, which);
  if (isWaiting) return;
  setTimeout(
    () => {
      const some = Object.values(due);
      due = {};
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => some.some((it) => it(queryKey)) });
    },
    ASKED_AFTER_MS.least + Math.random() * ASKED_AFTER_MS.spread,
  );
}

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
