import { perTab } from '../../phone/storage.ts';
import { createStore, type Store } from '../../phone/store.ts';
import { storedValue } from '../stored-value.ts';
import { isUnderWay } from './betting.ts';
import { changeDraft, type Draft, type DraftChange, EMPTY_DRAFT } from './draft.ts';
import { createGameBets, type GameBets } from './game-bets.ts';
import type { Game } from './games.ts';
import { restoreDraft } from './restore.ts';

/** A lottery's draft and bets. All outlive the screen, a login and a reload; bets outlive the tab as well. */
export type GameState = GameBets & {
  readonly draft: Store<Draft>;
  /** Changes the draft. Nothing changes while a bet has no answer: its lines must stay what was sent. */
  readonly change: (it: DraftChange) => void;
  /** The bets that are being written, until they are lines of the draft. */
  readonly text: Store<string>;
};

/** Each as it is read from this phone, once a screen asks for it. */
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
  const draft = createStore(keptDraft.read(), () => EMPTY_DRAFT);
  const write = (it: DraftChange) => {
    const next = changeDraft(draft.get(), it, game.lines_max);
    draft.set(next);
    keptDraft.write(next);
  };
  const bets = createGameBets(game, write);
  const mayChange = () => !isUnderWay(bets.betting.state()) && !bets.several.states().some(isUnderWay);
  const keptText = storedValue<string>(storage, `text:${game.code}`, '', (value) => (typeof value === 'string' ? value : null));
  const text = createStore(keptText.read(), () => '');
  text.subscribe(() => keptText.write(text.get()));
  return { ...bets, draft, change: (it) => mayChange() && write(it), text };
}
