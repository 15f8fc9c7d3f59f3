import { Refused } from '@shwekan/ui';
import { createStore } from '../phone/store.ts';
import { toast } from '../phone/toast.ts';
import { call } from './call.ts';
import { shellPhrases } from './language.ts';
import { reasonOf, refreshCalls } from './query.ts';
import { mergeUser, token } from './session.ts';

const PAUSE_MS = 1_000;
const store = createStore(false);
let running: Promise<void> | null = null;

/** Whether a refresh is going on: the refresh icon is disabled while it is. */
export const useRefreshing = store.use;

/** Asks for the profile again: on start, at every screen, and when the tab is looked at again. Quiet while logged out. */
export function refreshProfile(): Promise<void> {
  running ??= ask().finally(() => {
    running = null;
  });
  return running;
}

/** The same where the profile may just have changed: an ask that is on its way may not know of it, and another follows it. */
export function refreshChangedProfile(): Promise<void> {
  return running === null ? refreshProfile() : running.then(refreshProfile);
}

/** The refresh icon: the profile as it is after the tap and all that changes beside it. Stays disabled for at least a second. */
export async function refreshByHand(): Promise<void> {
  if (store.get()) return;
  store.set(true);
  refreshCalls(
    'GET /api/lottery/list',
    'GET /api/luckynumber_daily',
    'GET /api/header_play_text',
    'GET /api/user/notifications',
    'GET /api/app-setting',
  );
  await Promise.all([refreshChangedProfile(), new Promise((done) => setTimeout(done, PAUSE_MS))]);
  store.set(false);
}

async function ask(): Promise<void> {
  const asked = token();
  if (asked === null) return;
  try {
    const { data } = await call('GET /api/user/profile');
    if (token() === asked) mergeUser(data);
  } catch (error) {
    // An ended session has told so already; the offline bar tells of a missing network.
    if (error instanceof Refused && error.status === 401) return;
    if (navigator.onLine) toast('error', reasonOf(error) ?? shellPhrases().went_wrong);
  }
}
