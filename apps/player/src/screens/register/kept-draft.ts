import { serverClock } from '../../house/call.ts';
import { storedValue } from '../../parts/stored-value.ts';
import { perTab } from '../../phone/storage.ts';

export type Draft = { name: string; phone: string; password: string; birthday: string; referral?: string };
/** That the code sent to a phone was typed. */
export type Proof = { phone: string; otp_token: string; proven_ms: number };
type Registration = { draft: Draft; proof: Proof | null; at_ms: number };

/** As long as the server takes a proof, and as a form waits for who types it. */
const KEPT_MS = 10 * 60_000;
const TEXTS = ['name', 'phone', 'birthday'] as const;

const kept = storedValue<Registration | null>(() => perTab, 'register', null, restore);

/** What was typed to register, and whether the phone is proven: while the code is looked up the phone may drop the page. All but the password. */
export const keptDraft = {
  read: kept.read,
  write: (draft: Draft, proof: Proof | null) => kept.write({ draft: { ...draft, password: '' }, proof, at_ms: serverClock.now() }),
  forget: () => kept.write(null),
};

function restore(value: unknown): Registration | null {
  const it = value as Registration;
  if (TEXTS.some((name) => typeof it.draft[name] !== 'string') || isOver(it.at_ms)) return null;
  return it.proof !== null && isOver(it.proof.proven_ms) ? { ...it, proof: null } : it;
}

const isOver = (since_ms: number) => Math.abs(serverClock.now() - since_ms) > KEPT_MS;
