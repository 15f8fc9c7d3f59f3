import { raiseAlert } from '../../platform/alerts.ts';
import { countAgainst } from '../../platform/limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { World } from '../../platform/world.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { JsonBody } from '../dialects/json-body.ts';
import type { DialectSettings } from '../dialects/settings.ts';
import type { WalletDesk } from './desk.ts';

/**
 * A callback whose caller is not known yet. `arrived_ms` is when its request came, by `performance.now()`. `text` is the body as it came, `sent` what it says, null when it is no JSON object.
 * `is_lost` when the dialect's settings cannot be read now: then nobody can say who calls.
 */
export type CallbackRequest = {
  arrived_ms: number;
  text: string;
  sent: JsonBody | null;
  address: string;
  is_allowed: boolean;
  dialect: Dialect;
  /** Null when the dialect is silent. */
  settings: DialectSettings | null;
  is_lost: boolean;
};
/** What answering a callback stands on: `world.db` is the wallet's own pool. */
export type Wallet = { world: World; desk: WalletDesk };

/** Whether a request's own time is within so many seconds of now, by the machine's clock also in a demo; 0 lets every time pass. */
export function isFresh(sent_at: Date | null, freshness_s: number): boolean {
  if (freshness_s === 0) return true;
  return sent_at !== null && Math.abs(Date.now() - sent_at.getTime()) <= freshness_s * 1000;
}

/** So many signatures a minute may be wrong, or too old, before an address is told that there were too many. */
const FORGED_A_MINUTE = 30;
/** Addresses that had too many, and until when by this process's clock: a flood costs the database nothing. */
const shut = new WeakMap<Wallet, Map<string, number>>();
const SHUT_MAX = 10_000;

/**
 * Counts a signature that does not hold, and says whether its address has sent too many; operators are told once a day. A signature
 * that holds is never refused for those that did not: an old secret somewhere must not keep results from being told.
 */
export async function hasForgedTooOften(wallet: Wallet, { name }: DialectSettings, address: string): Promise<boolean> {
  const { world } = wallet;
  const known = shut.get(wallet) ?? new Map<string, number>();
  shut.set(wallet, known);
  const who = `${name}:${address}`;
  if ((known.get(who) ?? 0) > performance.now()) return true;
  try {
    await countAgainst(world.db, { bucket: `signature:${who}`, most: FORGED_A_MINUTE, window_s: 60 });
    return false;
  } catch (error) {
    // Without a database nothing can be counted, and nothing is let in.
    if (!(error instanceof Refusal)) return false;
    if (known.size >= SHUT_MAX) known.clear();
    known.set(who, performance.now() + 5_000);
    const day = new Date().toISOString().slice(0, 10);
    const alert = { dialect: name, address };
    await raiseAlert(world.db, `game_signature_wrong:${who}:${day}`, 'game_signature_wrong', alert).catch((cause: unknown) =>
      world.log.error({ err: cause, ...alert }, 'an alert was not raised'),
    );
    return true;
  }
}
