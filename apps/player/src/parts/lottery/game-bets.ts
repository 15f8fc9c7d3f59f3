import { PYA_PER_KYAT } from '@shwekan/rules';
import { Lost } from '@shwekan/ui';
import { refreshCalls } from '../../house/query.ts';
import { refreshChangedProfile } from '../../house/refresh.ts';
import { session } from '../../house/session.ts';
import { askBet } from './ask.ts';
import { type Bet, type BetState, type Betting, type BettingOptions, createBetting, type Receipt } from './betting.ts';
import type { DraftChange } from './draft.ts';
import type { Game } from './games.ts';
import { betSlot, betsOfTab } from './kept-bets.ts';
import { createSeveral, type Several } from './several.ts';

/** For so long the server may say again what it said of a board. */
const KEPT_AT_MOST_MS = 600;

export type GameBets = {
  readonly betting: Betting;
  readonly several: Several;
  /** Asks for the bets of this player whose answers are missing. */
  readonly askAgain: (player_id: number) => void;
  /** A screen shows where the bets stand, until it does what is answered. Nothing else tells it meanwhile. */
  readonly show: () => () => void;
  readonly isShown: () => boolean;
};

/** A lottery's bets in this tab. They outlive screen, login, reload and tab; `change` changes the draft, whatever is under way. */
export function createGameBets(game: Game, change: (it: DraftChange) => void): GameBets {
  const left = betsOfTab(game, session()?.id ?? null);
  const alone = left.find((it) => it.is_alone) ?? null;
  let shown_by = 0;
  const tell = (state: BetState) => {
    if (shown_by > 0) return;
    import('./tell-bet.ts').then((it) => it.tellBet(game, state)).catch(() => {});
    // An answer that was told is not shown again to who comes to the screen.
    if (state.is === 'accepted') queueMicrotask(closeAccepted);
  };
  const once = (isAlone: boolean): Pick<BettingOptions, 'send' | 'decided' | 'elsewhere'> => ({
    send: (bet) => send(game, bet),
    // What it was is told there, and by the slips: its list is not offered a second time as if nothing had been sent. It can be brought back.
    elsewhere: (bet) => {
      if (session()?.id !== bet.player_id) return;
      change({ change: 'reset' });
      import('./tell-bet.ts').then((it) => it.tellOldBet(game, bet)).catch(() => {});
    },
    decided: (state) => {
      // One of another tab is of no list of this one.
      if (state.is === 'accepted' && !('is_taken' in state.bet)) change({ change: 'placed', draw: isAlone ? null : state.bet.draw });
      refresh(game, state);
      tell(state);
    },
  });
  const betting = createBetting({ ...once(true), kept: betSlot(game, true, alone) });
  const several = createSeveral({ ...once(false), left: left.filter((it) => it !== alone), slot: (bet) => betSlot(game, false, bet) });
  const closeAccepted = () => {
    if (betting.state().is === 'accepted') betting.close();
    if (several.states().every(({ is }) => is === 'accepted')) several.close();
  };
  const askAgain = (player_id: number) => {
    betting.askAgain(player_id);
    if (several.states().some(({ is }) => is === 'unknown')) several.askAgain(player_id);
  };
  const show = () => {
    shown_by += 1;
    return () => {
      shown_by -= 1;
    };
  };
  return { betting, several, askAgain, show, isShown: () => shown_by > 0 };
}

/** Asks for what an answer changed. */
function refresh(game: Game, state: BetState): void {
  if (state.is === 'unknown') return;
  if (state.is === 'accepted') {
    void refreshChangedProfile();
    // Fetched after the bet; where it does not come, the slip asks for it when it is opened.
    import('../proof/keep-promise.ts').then((it) => it.keepPromise(state.receipt.voucher)).catch(() => {});
  }
  refreshCalls(game.calls.slips, 'GET /api/user/bet_slip_history_today');
  // Then no process of the server answers of before the bet.
  setTimeout(() => refreshCalls(game.calls.numbers, game.calls.sections), KEPT_AT_MOST_MS);
  // The balance that it was refused for may be another than this phone knows.
  if (state.is === 'refused' && state.refused.code === 'not_enough_money') void refreshChangedProfile();
}

async function send(game: Game, bet: Bet): Promise<Receipt> {
  // Another player may have logged in since: the bet is not theirs, and must wait for its own.
  if (session()?.id !== bet.player_id) throw new Lost('another session');
  const bet_obj = bet.lines.map(({ bet_number, stake_pya }) => ({ bet_number, amount: stake_pya / PYA_PER_KYAT }));
  return askBet(game, bet.draw, bet_obj, bet.key);
}
