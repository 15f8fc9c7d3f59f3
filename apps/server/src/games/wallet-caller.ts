import type { World } from '../platform/world.ts';
import type { Sent } from './dialects/sent.ts';
import type { Dialect } from './dialects.ts';
import type { WalletDesk } from './wallet-desk.ts';

/**
 * A callback whose caller is not known yet. `text` is the body as it came, `sent` what it says, null when it is no JSON object.
 * `is_lost` when the dialect's settings cannot be read now: then nobody can say who calls.
 */
export type Asked = { text: string; sent: Sent | null; address: string; is_allowed: boolean; dialect: Dialect | null; is_lost: boolean };
/** What answering a callback stands on: `world.db` is the wallet's own pool. */
export type Wallet = { world: World; desk: WalletDesk };

/** Whether a request's own time is within so many seconds of now; without a window its time is not looked at. */
export function isFresh(sent_at: Date | null, freshness_s: number | null): boolean {
  if (freshness_s === null) return true;
  return sent_at !== null && Math.abs(Date.now() - sent_at.getTime()) <= freshness_s * 1000;
}
