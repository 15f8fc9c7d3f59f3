import { addDays, yangonDay } from '@shwekan/rules';
import { onWindow } from '../phone/browser.ts';
import { local } from '../phone/storage.ts';
import { serverClock } from './call.ts';
import { queryClient } from './query.ts';
import { KEPT_OWN, onSession, session } from './session.ts';

// What a phone shows without a network: the last results, and the player's slips, as they were last told. A player's are kept apart,
// by whose they are, and go with the session.

const KEPT_ALL = 'kept_all';
const ALL = /^GET \/api\/(lottery\/list|luckynumber|live_2d|header_play_text)/;
const OWN = /^GET \/api\/user\/(bet_slip_history|notifications$)/;
/** More than the lists of some days; what is beyond it is not kept. */
const LETTERS_MAX = 400_000;
const WRITE_AFTER_MS = 1_000;
const KEPT_FOR_MS = 7 * 86_400_000;

type KeptAnswer = { key: readonly unknown[]; data: unknown; at_ms: number };
type KeptAnswers = { player_id: number | null; answers: KeptAnswer[] };

/** Shows what was kept where nothing newer is known, and keeps what is told from now on. */
export function keepAnswers(): void {
  restore(KEPT_ALL, null);
  restore(KEPT_OWN, session()?.id ?? null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const writeNow = () => {
    if (timer === undefined) return;
    stop();
    write(KEPT_ALL, ALL, null);
    const player = session();
    if (player !== null) write(KEPT_OWN, OWN, player.id);
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const name = String(query.queryKey[0]);
    if (type !== 'updated' || !(ALL.test(name) || OWN.test(name))) return;
    timer ??= setTimeout(writeNow, WRITE_AFTER_MS);
  });
  onWindow('pagehide', writeNow);
  let mine = session()?.id ?? null;
  onSession(() => {
    const now = session()?.id ?? null;
    if (now === mine) return;
    mine = now;
    stop();
    local.removeItem(KEPT_OWN);
  });
}

function restore(key: string, player_id: number | null): void {
  const kept = read(key);
  if (kept === null) return;
  // Of somebody who has left: nobody else sees it.
  if (kept.player_id !== player_id) {
    local.removeItem(key);
    return;
  }
  // The oldest first: of two that stand for today the newer one stays.
  for (const { key: queryKey, data, at_ms } of [...kept.answers].reverse()) {
    for (const name of [queryKey, asOfToday(queryKey, at_ms)]) {
      const known = queryClient.getQueryState(name);
      if (known?.data !== undefined && known.dataUpdatedAt >= at_ms) continue;
      queryClient.setQueryData(name, data, { updatedAt: at_ms });
      // However new: what the player did since then, on a page that is gone, is not in it. It is shown, and asked for again.
      void queryClient.invalidateQueries({ queryKey: name, exact: true, refetchType: 'none' });
    }
  }
}

/** A list of the days up to the day on which it was told is looked for by the days up to today. */
function asOfToday(key: readonly unknown[], at_ms: number): readonly unknown[] {
  const now_ms = serverClock.now();
  const [today, day] = [yangonDay(new Date(now_ms)), yangonDay(new Date(now_ms - Date.now() + at_ms))];
  return key.map((part) => {
    const { start_date, end_date } = (part ?? {}) as { start_date?: unknown; end_date?: unknown };
    if (typeof start_date !== 'string' || end_date !== day) return part;
    const moved_days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
    return { ...(part as object), start_date: addDays(start_date, moved_days), end_date: today };
  });
}

function write(key: string, names: RegExp, player_id: number | null): void {
  const told = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => names.test(String(queryKey[0])) && state.status === 'success' && state.dataUpdatedAt > 1)
    .map(({ queryKey, state }): KeptAnswer => ({ key: queryKey, data: state.data, at_ms: state.dataUpdatedAt }));
  // What was not looked at for long is no longer in the page, but still kept.
  const known = new Set(told.map((it) => JSON.stringify(it.key)));
  const kept = read(key);
  const others = kept?.player_id === player_id ? kept.answers.filter((it) => !known.has(JSON.stringify(it.key))) : [];
  const answers = [...told, ...others].filter((it) => it.at_ms > Date.now() - KEPT_FOR_MS).sort((one, other) => other.at_ms - one.at_ms);
  // The oldest go.
  for (; answers.length > 0; answers.splice(Math.floor(answers.length / 2))) {
    const text = JSON.stringify({ player_id, answers } satisfies KeptAnswers);
    if (text.length > LETTERS_MAX) continue;
    local.setItem(key, text);
    return;
  }
}

function read(key: string): KeptAnswers | null {
  try {
    const kept = JSON.parse(local.getItem(key) ?? 'null') as KeptAnswers | null;
    return Array.isArray(kept?.answers) ? kept : null;
  } catch {
    return null;
  }
}
