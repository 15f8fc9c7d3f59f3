import { local } from '../../phone/storage.ts';
import { betsKept } from './kept-requests.ts';

/** What a player asks about their money, beside bets, and what is written to the house: one of each is under way at a time. */
const MONEY_KINDS = ['transfer', 'cash-in', 'cash-out', 'point', 'referral', 'pocket', 'promotion', 'message'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** Under which name a request of a kind lies on the phone. */
export const keptUnder = (kind: MoneyKind) => `money:${kind}`;

/** The kinds of which a request was sent and its answer not heard. */
export const kindsKept = () => MONEY_KINDS.filter((kind) => local.getItem(keptUnder(kind)) !== null);

const forgetting = new Set<() => void>();

/** Does this too when a player logs out. */
export function onForget(forget: () => void): void {
  forgetting.add(forget);
}

/** A player logs out: nothing of theirs is asked for again. */
export function forgetRequests(): void {
  const bets = betsKept();
  for (const name of [...MONEY_KINDS.map(keptUnder), ...bets]) local.removeItem(name);
  for (const forget of forgetting) forget();
  if (bets.length > 0) void import('../lottery/game-state.ts').then(({ states }) => states.clear()).catch(() => {});
}
