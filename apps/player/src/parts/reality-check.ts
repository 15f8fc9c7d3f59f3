import { fill } from '@shwekan/phrases/fill';
import { saidIn } from '../house/language.ts';
import { session } from '../house/session.ts';
import { local } from '../phone/storage.ts';
import { toast } from '../phone/toast.ts';
import { isPlayedInOwnWindow } from './own-window.ts';
import { storedValue } from './stored-value.ts';

const MINUTE_MS = 60_000;
const EVERY_MINUTES = 60;
/** Whoever was away longer has had a break. */
const BREAK_MS = 10 * MINUTE_MS;
/** Nobody plays on so long without a look at the app; the phone slept. */
const OWN_WINDOW_BREAK_MS = 240 * MINUTE_MS;

type Presence = { player_id: number; minutes: number; at_ms: number };

/** One count for all tabs of this phone, which a reload does not begin anew. */
const kept = storedValue<Presence | null>(
  () => local,
  'here',
  null,
  (value) => (Number.isFinite((value as Presence).minutes + (value as Presence).at_ms) ? (value as Presence) : null),
);

/**
 * Reminds a player after every hour in which the app was looked at, or a game of it was played in a window of its own; after a break of ten minutes, and with
 * another player, the count begins anew.
 */
export function startRealityCheck(): void {
  setInterval(look, MINUTE_MS);
  document.addEventListener('visibilitychange', look);
  look();
}

function look(): void {
  const player_id = session()?.id;
  if (player_id === undefined || document.visibilityState !== 'visible') return;
  const now_ms = Date.now();
  const before = kept.read();
  const away_ms = before === null ? 0 : now_ms - before.at_ms;
  const break_ms = isPlayedInOwnWindow() ? OWN_WINDOW_BREAK_MS : BREAK_MS;
  if (before?.player_id !== player_id || away_ms < 0 || away_ms > break_ms) {
    kept.write({ player_id, minutes: 0, at_ms: now_ms });
    return;
  }
  const passed = Math.floor(away_ms / MINUTE_MS);
  if (passed === 0) return;
  const minutes = before.minutes + passed;
  kept.write({ player_id, minutes, at_ms: before.at_ms + passed * MINUTE_MS });
  if (Math.floor(minutes / EVERY_MINUTES) > Math.floor(before.minutes / EVERY_MINUTES)) void remind(minutes).catch(() => {});
}

async function remind(minutes: number): Promise<void> {
  const { reminder } = await saidIn('person');
  toast('warning', fill(reminder, { minutes }));
}
