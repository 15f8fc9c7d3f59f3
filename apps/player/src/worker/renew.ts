/** What the app told of the subscription that the server knows. */
export type KeptPush = { endpoint: string; auth: string };
type SubscriptionSecret = { endpoint?: string | undefined; keys?: Record<string, string> | undefined };
type SubscriptionChange = { oldSubscription?: PushSubscription | null; newSubscription?: PushSubscription | null };
type Renewing = {
  /** What the app kept of the old one, null when it kept none. */
  kept(): Promise<KeptPush | null>;
  /** The key of the house, for which a browser subscribes. */
  houseKey(): Promise<string>;
  subscribe(options: { userVisibleOnly: true; applicationServerKey: string }): Promise<PushSubscription>;
};

/**
 * What to tell the server when the browser dropped a subscription by itself, null when there is nothing to tell: the one that takes
 * its place, and the old one's secret. Browsers may hand over both, one or neither.
 */
export async function renewalOf({ oldSubscription, newSubscription }: SubscriptionChange, by: Renewing) {
  const old = secretOf(oldSubscription?.toJSON()) ?? (await by.kept());
  // The app itself gave the subscription up, or the server never knew it.
  if (old === null) return null;
  const next = newSubscription ?? (await by.subscribe({ userVisibleOnly: true, applicationServerKey: await by.houseKey() }));
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = next.toJSON();
  return endpoint === undefined ? null : { old, endpoint, keys: { p256dh, auth } };
}

function secretOf(said: SubscriptionSecret | undefined): KeptPush | null {
  const { endpoint, keys: { auth } = {} } = said ?? {};
  return endpoint && auth ? { endpoint, auth } : null;
}
