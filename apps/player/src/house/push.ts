import { pageLanguage } from '@shwekan/phrases/languages';
import { logFailure } from '../phone/log.ts';
import { local } from '../phone/storage.ts';
import { createStore } from '../phone/store.ts';
import { call } from './call.ts';
import { language, onLanguage } from './language.ts';
import { queryClient } from './query.ts';
import { onSession, token } from './session.ts';

/** The address that the server keeps of this browser, for whom and in which language. */
const SAVED_KEY = 'push_saved';
/** The player turned pushes off on this phone, while the browser still allows them. */
const STOPPED_KEY = 'push_stopped';

/**
 * Of this browser: the server sends to it, may not reach it though it is allowed, may be asked, was refused, was turned off here, needs the app on the home screen first (iPhone),
 * cannot, or the house sends none. Null until it is known.
 */
export type PushState = 'on' | 'unreached' | 'ask' | 'refused' | 'stopped' | 'install' | 'none' | 'off';

const store = createStore<PushState | null>(null);
export const usePushState = store.use;

/** Whether the service worker had its chance: before, nobody knows whether this browser has one. */
let isWorkerAsked = false;

/** Follows the session and language: the server knows this browser while its player is logged in, and not any longer. */
export function startPush(): void {
  isWorkerAsked = true;
  const follow = () => void keepPush().catch((error) => logFailure('push', error));
  onSession(follow);
  onLanguage(follow);
  follow();
}

/** Finds out how things are with this browser, null while that cannot be known yet; in the settings, and when the player comes back from the browser's own. */
export async function lookAtPush(): Promise<PushState | null> {
  const state = await stateNow();
  if (state !== null) store.set(state);
  return state;
}

/** Asks for permission, in the tap that wanted it, and subscribes. It never throws: the answered state says what came of it. */
export async function allowPush(): Promise<PushState | null> {
  local.removeItem(STOPPED_KEY);
  try {
    if ((await Notification.requestPermission()) === 'granted') await subscribe();
  } catch (error) {
    // The push service or the server did not answer: the state says so, and it is tried again at the next start.
    logFailure('push', error);
  }
  return lookAtPush();
}

/** Turns pushes off on this phone, whatever the browser allows. */
export async function stopPush(): Promise<PushState | null> {
  local.setItem(STOPPED_KEY, '1');
  await unsubscribe();
  return lookAtPush();
}

let keeping: Promise<void> = Promise.resolve();

/** One at a time: session and language may change together. */
function keepPush(): Promise<void> {
  keeping = keeping.catch(() => {}).then(keep);
  return keeping;
}

async function keep(): Promise<void> {
  if (token() === null) {
    if (local.getItem(SAVED_KEY) !== null) await unsubscribe();
    return;
  }
  const state = await lookAtPush();
  if (state !== 'on' && state !== 'unreached') return;
  await subscribe();
  await lookAtPush();
}

async function stateNow(): Promise<PushState | null> {
  if ((await houseKey()) === '') return 'off';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return isIos() ? 'install' : 'none';
  if ((await navigator.serviceWorker.getRegistration()) === undefined) return isWorkerAsked ? 'none' : null;
  if (Notification.permission === 'denied') return 'refused';
  if (Notification.permission === 'default') return 'ask';
  if (local.getItem(STOPPED_KEY) !== null) return 'stopped';
  return local.getItem(SAVED_KEY) === null ? 'unreached' : 'on';
}

async function subscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const key = await houseKey();
  let kept = await registration.pushManager.getSubscription();
  // Made for another key of the house: nothing could be sent to it.
  if (kept !== null && keyText(kept.options.applicationServerKey) !== key) {
    await kept.unsubscribe();
    kept = null;
  }
  const subscription = kept ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await keepForWorker(subscription);
  const mine = token();
  const saved = [subscription.endpoint, mine, pageLanguage[language()]].join(' ');
  if (mine === null || local.getItem(SAVED_KEY) === saved) return;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await call('POST /api/user/save_device_token', { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } });
  local.setItem(SAVED_KEY, saved);
}

/** The browser may drop a subscription while the app is closed: the worker then shows the server what it had. */
async function keepForWorker(subscription: PushSubscription | null): Promise<void> {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ push: endpoint === undefined ? null : { endpoint, auth: keys?.['auth'] } });
}

async function unsubscribe(): Promise<void> {
  await keepForWorker(null);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  local.removeItem(SAVED_KEY);
  // What was won or answered is nothing for who holds the phone next.
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  // With the session the server forgets it as well.
  if (token() === null) return;
  await call('POST /api/user/remove_device_token', { body: { endpoint } }).catch((error) => logFailure('push', error));
}

/** The key of the house, of the answer that every screen asks for at its start. */
async function houseKey(): Promise<string> {
  const name = 'GET /api/app-setting';
  const { data } = await queryClient.fetchQuery({ queryKey: [name, null], queryFn: () => call(name) });
  return data.vapid_public_key;
}

function keyText(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** An iPhone's Safari takes pushes only for an app on the home screen. An iPad calls itself a Mac, but has fingers. */
function isIos(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}
