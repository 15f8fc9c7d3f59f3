import { kindOf, shownOf } from './kinds.ts';
import { type KeptPush, renewalOf } from './renew.ts';

// The service worker: the app starts without a network, and at once on every visit after the first. It keeps the build, the
// pages as the server drew them for visitors, and public pictures. It never keeps an answer of the API.

/** What this file needs of a worker's world: TypeScript's own description of it does not stand beside that of a page. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void };
type PushEvent = ExtendableEvent & { data: { json(): unknown } | null };
type PushChange = ExtendableEvent & { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };
type ClickEvent = ExtendableEvent & { notification: Notification };
type Client = { url: string; visibilityState: string; focus(): Promise<Client>; navigate(url: string): Promise<Client> };
type Worker = {
  addEventListener<E>(type: string, listener: (event: E) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<Client[]>; openWindow(url: string): Promise<unknown> };
  registration: Pick<ServiceWorkerRegistration, 'pushManager'> & {
    showNotification(title: string, options: object): Promise<void>;
    update(): Promise<void>;
  };
};
/** What the app tells the worker. */
type Message = 'take-over' | 'forget-pages' | { push: KeptPush | null };
const worker = self as unknown as Worker;

// Both are written by the build.
const BUILD = '__BUILD__';
const FILES: string[] = JSON.parse('__FILES__');

const BUILD_CACHE = `build-${BUILD}`;
const PAGE_CACHE = `pages-${BUILD}`;
const PICTURE_CACHE = 'pictures';
const PLAIN_PAGE = '/index.html';
/** Outlives builds. */
const PUSH_CACHE = 'push';
const PUSH_KEPT_AT = '/push-subscription';
const KEPT_AT = 'x-kept-at';
const PAGES_MAX = 30;
const PICTURES_MAX = 80;
/** An older page is shown only when the network does not answer within the patience. */
const PAGE_FRESH_MS = 24 * 3_600_000;
const PATIENCE_MS = 3_000;
const TAB_ANSWERS_MS = 1_000;

worker.addEventListener<ExtendableEvent>('install', (event) => event.waitUntil(keepBuild()));
worker.addEventListener<ExtendableEvent>('activate', (event) => event.waitUntil(dropOldBuilds().then(() => worker.clients.claim())));
worker.addEventListener<ExtendableEvent & { data: Message }>('message', (event) => {
  const { data } = event;
  if (typeof data !== 'string') return event.waitUntil(keepPush(data.push));
  if (data === 'take-over') void worker.skipWaiting();
  if (data === 'forget-pages') void caches.delete(PAGE_CACHE);
});

worker.addEventListener<FetchEvent>('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, location.origin);
  if (kind === 'page') event.respondWith(answerPage(event));
  if (kind === 'build') event.respondWith(answerBuild(request));
  if (kind === 'picture') event.respondWith(answerPicture(event));
});

worker.addEventListener<PushEvent>('push', (event) => {
  const shown = shownOf(event.data);
  if (shown !== null) event.waitUntil(tell(shown));
});

worker.addEventListener<PushChange>('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event)));

worker.addEventListener<ClickEvent>('notificationclick', (event) => {
  event.notification.close();
  const { url } = (event.notification.data ?? {}) as { url?: string };
  event.waitUntil(openApp(url ?? '/'));
});

/** A tab that the player looks at shows it as a toast; without one, or when none answers, the phone shows it. */
async function tell({ id, title, options }: NonNullable<ReturnType<typeof shownOf>>): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isLookedAt = id > 0 && 'BroadcastChannel' in self && open.some((it) => it.visibilityState === 'visible');
  if (isLookedAt && (await isTaken({ id, title, body: options.body }))) return;
  await worker.registration.showNotification(title, options);
}

/** Whether an open tab takes it. */
function isTaken(asked: { id: number; title: string; body: string }): Promise<boolean> {
  return new Promise((done) => {
    const channel = new BroadcastChannel('shwekan-pushed');
    const end = (taken: boolean) => {
      clearTimeout(timer);
      channel.close();
      done(taken);
    };
    const timer = setTimeout(() => end(false), TAB_ANSWERS_MS);
    channel.onmessage = ({ data }: MessageEvent<{ shows?: number }>) => data.shows === asked.id && end(true);
    channel.postMessage(asked);
  });
}

/** The browser gave this phone another address: the server is told at once, without the app. What fails, the app does at its next start. */
async function renewPush(event: PushChange): Promise<void> {
  const renewal = await renewalOf(event, {
    kept: async () => ((await (await caches.match(PUSH_KEPT_AT))?.json()) ?? null) as KeptPush | null,
    houseKey: async () => (await (await fetch('/api/app-setting')).json()).data.vapid_public_key,
    subscribe: (options) => worker.registration.pushManager.subscribe(options),
  });
  if (renewal === null) return;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/user/renew_device_token', { method: 'POST', headers, body: JSON.stringify(renewal) });
  if (answer.ok) await keepPush({ endpoint: renewal.endpoint, auth: renewal.keys.auth });
}

async function keepPush(push: KeptPush | null): Promise<void> {
  const cache = await caches.open(PUSH_CACHE);
  if (push === null) await cache.delete(PUSH_KEPT_AT);
  else await cache.put(PUSH_KEPT_AT, Response.json(push));
}

async function keepBuild(): Promise<void> {
  const cache = await caches.open(BUILD_CACHE);
  await cache.addAll([PLAIN_PAGE, ...FILES]);
}

async function dropOldBuilds(): Promise<void> {
  const ours = [BUILD_CACHE, PAGE_CACHE, PICTURE_CACHE, PUSH_CACHE];
  await Promise.all((await caches.keys()).filter((name) => !ours.includes(name)).map((name) => caches.delete(name)));
}

/** The kept page at once and a newer one for the next visit; without either the plain page, which the app fills by itself. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const key = new URL(event.request.url).pathname;
  const kept = await (await caches.open(PAGE_CACHE)).match(key);
  const fresh = fetch(event.request);
  // The copy is made before anyone reads the answer; storing it delays nobody.
  const copy = fresh.then((answer) => answer.clone());
  event.waitUntil(copy.then((answer) => keepPage(key, answer)).catch(() => {}));
  if (kept !== undefined && Date.now() - Number(kept.headers.get(KEPT_AT)) < PAGE_FRESH_MS) return kept;
  try {
    return await (kept === undefined ? fresh : Promise.race([fresh, late()]));
  } catch {
    return kept ?? (await caches.match(PLAIN_PAGE)) ?? Response.error();
  }
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE_MS));
}

/** Keeps a page of this very build. One of another build tells that there is a new version. */
async function keepPage(key: string, answer: Response): Promise<void> {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
  const text = await answer.text();
  if (!text.includes(FILES[0] ?? '')) return worker.registration.update();
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(Date.now()));
  // The text is what the server compressed; it is kept as it is read.
  headers.delete('content-encoding');
  await keep(PAGE_CACHE, key, new Response(text, { headers }), PAGES_MAX);
}

/** Files of a build never change: what is kept is right. What is not kept yet is from now on. */
async function answerBuild(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(BUILD_CACHE, request, answer.clone(), Number.POSITIVE_INFINITY);
  return answer;
}

async function answerPicture(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request);
  const fresh = fetch(event.request);
  const copy = fresh.then((answer) => answer.clone());
  event.waitUntil(
    copy.then((answer) => (answer.ok ? keep(PICTURE_CACHE, event.request, answer, PICTURES_MAX) : undefined)).catch(() => {}),
  );
  return kept ?? fresh;
}

/** A full or forbidden cache must not stop an answer. The oldest of too many go. */
async function keep(name: string, key: Request | string, answer: Response, most: number): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((it) => cache.delete(it)));
  } catch {
    // Without a cache the network answers.
  }
}

async function openApp(url: string): Promise<void> {
  const [open] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) await worker.clients.openWindow(url);
  else await (await open.focus()).navigate(url);
}
