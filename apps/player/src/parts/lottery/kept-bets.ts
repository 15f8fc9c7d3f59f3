import type { LotteryCode } from '@shwekan/rules';
import { newKey } from '@shwekan/ui/money-request';
import { serverClock } from '../../house/call.ts';
import { session } from '../../house/session.ts';
import { local, perTab } from '../../phone/storage.ts';
import { ageMs, betKeptUnder, betsKept } from '../cash/kept-requests.ts';
import { storedValue } from '../stored-value.ts';
import type { Bet, BettingOptions } from './betting.ts';
import type { Game } from './games.ts';
import { restoreBet } from './restore.ts';

/** A bet that was sent and not answered, as it lies on the phone. */
export type KeptBet = Bet & {
  readonly code: LotteryCode;
  /** The tab that sent it, or has taken it over from one that is no more. */
  readonly tab: string;
  readonly asked_at: number;
  /** Of a list for one draw. */
  readonly is_alone: boolean;
  /** Of a tab that is no more. */
  readonly is_taken?: true;
};

/** What is older is told and not sent: it may be a bet that never arrived, and nobody wishes one of this morning to be taken now. */
const ASKED_AT_MOST_MS = 3_600_000;
const TAB_KEY = 'tab';

/** This tab's name: a reload keeps it, and the phone forgets it with the tab. */
export function tabName(): string {
  const name = perTab.getItem(TAB_KEY) ?? newKey();
  perTab.setItem(TAB_KEY, name);
  return name;
}

/** The bets of a lottery and a player that no page has heard of, of all tabs; of whomever where nobody is logged in. */
export function betsLeft({ code, digits }: Game, player_id: number | null): KeptBet[] {
  const restore = (value: unknown) => ((value as KeptBet).code === code && restoreBet(value, digits) ? (value as KeptBet) : null);
  const kept = betsKept().flatMap((name) => storedValue<KeptBet | null>(() => local, name, null, restore).read() ?? []);
  return kept.filter((it) => player_id === null || it.player_id === player_id);
}

/** Whether it may still be sent. */
export const isFresh = ({ asked_at }: KeptBet): boolean => ageMs(asked_at) < ASKED_AT_MOST_MS;

/** The bets of a lottery that this tab sent before a reload. Who is not logged in sees that one is under way: nothing else is sent in its place. */
export function betsOfTab(game: Game, player_id: number | null): KeptBet[] {
  return betsLeft(game, player_id).filter((it) => it.tab === perTab.getItem(TAB_KEY) && isFresh(it));
}

/** Where one bet of this tab outlives its page, from before it is sent until it is answered. `left`: the one that lies there already. */
export function betSlot({ code }: Game, is_alone: boolean, left: Bet | null): BettingOptions['kept'] {
  let mine = left;
  if (mine !== null) standBy(mine.key);
  return {
    read: () => (mine === null || local.getItem(betKeptUnder(mine.key)) === null ? null : mine),
    write: (bet) => {
      if (mine !== null) {
        // Another player has logged in: it is left for its own.
        if ((session()?.id ?? mine.player_id) === mine.player_id) local.removeItem(betKeptUnder(mine.key));
        standBy(mine.key, false);
      }
      mine = bet;
      if (bet === null) return;
      keepBet({ ...bet, code, tab: tabName(), asked_at: serverClock.now(), is_alone });
      standBy(bet.key);
    },
  };
}

export function keepBet(bet: KeptBet): void {
  local.setItem(betKeptUnder(bet.key), JSON.stringify(bet));
}

const standBy = (key: string, waits?: boolean) => void import('./stand-by.ts').then((it) => it.standBy(key, waits)).catch(() => {});
