import { PYA_PER_KYAT } from '@shwekan/rules';
import { Lost } from '@shwekan/ui';
import { refreshCalls } from '../../house/query.ts';
import { refreshChangedProfile } from '../../house/refresh.ts';
import { session } from '../../house/session.ts';
import { perTab } from '../../phone/storage.ts';
import { createStore, type Store } from '../../phone/store.ts';
import { storedValue } from '../stored-value.ts';
import { askBet } from './ask.ts';
import { type Bet, type Betting, type BettingOptions, createBetting, isUnderWay, type Receipt } from './betting.ts';
import { changeDraft, type Draft, type DraftChange, EMPTY_DRAFT } from './draft.ts';
import type { Game } from './games.ts';
import { restoreBet, restoreBets, restoreDraft } from './restore.ts';
import { createSeveral, type Several } from './several.ts';

/** For so long the server may say again what it said of a board. */
const KEPT_AT_MOST_MS = 600;

/** A lottery's draft and bet. Both outlive the screen, a login and a reload. */
export type GameState = {
  readonly draft: Store<Draft>;
  readonly betting: Betting;
  readonly several: Several;
  /** Changes the draft. Nothing changes while a bet has no answer: its lines must stay what was sent. */
  readonly change: (it: DraftChange) => void;
  /** The bets that are being written, until they are lines of the draft. */
  readonly text: Store<string>;
};

/** Each as it is read from this tab, once a screen asks for it. */
export const states = new Map<Game, GameState>();
const storage = () => perTab;

/** The one state of a lottery in this tab. */
export function gameState(game: Game): GameState {
  const known = states.get(game);
  if (known !== undefined) return known;
  const state = createGameState(game);
  states.set(game, state);
  return state;
}

function createGameState(game: Game): GameState {
  const keptDraft = storedValue<Draft>(storage, `draft:${game.code}`, EMPTY_DRAFT, (value) => restoreDraft(value, game.digits));
  const keptBet = storedValue<Bet | null>(storage, `bet:${game.code}`, null, (value) => restoreBet(value, game.digits));
  const draft = createStore(keptDraft.read(), () => EMPTY_DRAFT);
  const write = (it: DraftChange) => {
    const next = changeDraft(draft.get(), it, game.lines_max);
    draft.set(next);
    keptDraft.write(next);
  };
  const keptBets = storedValue<readonly Bet[]>(storage, `bets:${game.code}`, [], (value) => restoreBets(value, game.digits));
  const once = (isAlone: boolean): Pick<BettingOptions, 'send' | 'decided'> => ({
    send: (bet) => send(game, bet),
    decided: (state) => {
      if (state.is === 'unknown') return;
      if (state.is === 'accepted') {
        write({ change: 'placed', draw: isAlone ? null : state.bet.draw });
        void refreshChangedProfile();
        // Fetched after the bet; where it does not come, the slip asks for it when it is opened.
        import('../proof/keep-promise.ts').then((it) => it.keepPromise(state.receipt.voucher)).catch(() => {});
      }
      refreshCalls(game.calls.slips, 'GET /api/user/bet_slip_history_today');
      // Then no process of the server answers of before the bet.
      setTimeout(() => refreshCalls(game.calls.numbers, game.calls.sections), KEPT_AT_MOST_MS);
      // The balance that it was refused for may be another than this phone knows.
      if (state.is === 'refused' && state.refused.code === 'not_enough_money') void refreshChangedProfile();
    },
  });
  const betting = createBetting({ ...once(true), kept: keptBet });
  const several = createSeveral({ ...once(false), kept: keptBets });
  const mayChange = () => !isUnderWay(betting.state()) && !several.states().some(isUnderWay);
  const keptText = storedValue<string>(storage, `text:${game.code}`, '', (value) => (typeof value === 'string' ? value : null));
  const text = createStore(keptText.read(), () => '');
  text.subscribe(() => keptText.write(text.get()));
  return { draft, betting, several, change: (it) => mayChange() && write(it), text };
}

async function send(game: Game, bet: Bet): Promise<Receipt> {
  // Another player may have logged in since: the bet is not theirs, and must wait for its own.
  if (session()?.id !== bet.player_id) throw new Lost('another session');
  const bet_obj = bet.lines.map(({ bet_number, stake_pya }) => ({ bet_number, amount: stake_pya / PYA_PER_KYAT }));
  return askBet(game, bet.draw, bet_obj, bet.key);
}
