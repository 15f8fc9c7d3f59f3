import { createContext, useContext } from 'react';
import type { Game } from '../products.ts';
import type { SessionView } from './call.ts';
import type { Words } from './words/en.ts';

/** What every game's screen has at hand. */
export interface Stage {
  session: SessionView;
  words: Words;
  game: Game;
  balance_pya: number | null;
  /** Shows what the wallet answered. Null (not known yet) keeps what is shown. */
  setBalance(pya: number | null): void;
  /** Takes a stake off the shown balance until the wallet's answer comes. */
  spend(pya: number): void;
  /** Says a failure in plain words, and shows the balance it came with. */
  say(error: unknown): void;
  note(sentence: string): void;
}

const Context = createContext<Stage | null>(null);
export const StageProvider = Context.Provider;

/** The stage a game's screen is on. */
export function useStage(): Stage {
  const stage = useContext(Context);
  if (!stage) throw new Error('a game is shown without a stage');
  return stage;
}
