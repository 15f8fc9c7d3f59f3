import { session } from '../../house/session.ts';
import { type GameState, gameState } from './game-state.ts';
import type { Game } from './games.ts';
import { LOADS_WITHIN_MS, mayBeLeft, takeBets, takeOldBets } from './left-bets.ts';
import { tellBet, tellOldBet } from './tell-bet.ts';

/** Who is elsewhere is told that a bet is being checked when that takes so long. */
const TOLD_AFTER_MS = 2_000;

let looksAgain: ReturnType<typeof setTimeout> | undefined;

/** Asks for each bet of who is logged in whose answer no page has heard, with its key. What is too old to be sent is told once. */
export async function resumeBets(): Promise<void> {
  const player_id = session()?.id;
  if (player_id === undefined) return;
  for (const { game, bet } of takeOldBets(player_id)) void tellOldBet(game, bet);
  const left = await takeBets(player_id);
  clearTimeout(looksAgain);
  if (mayBeLeft()) looksAgain = setTimeout(() => void resumeBets(), LOADS_WITHIN_MS);
  for (const game of new Set(left.map((it) => it.game))) {
    const state = gameState(game);
    const known = statesOf(state).map((it) => (it.is === 'idle' ? null : it.bet.key));
    const others = left.filter((it) => it.game === game && !known.includes(it.bet.key));
    if (others.length > 0) state.several.take(others.map(({ bet }) => bet));
    const isAsked = statesOf(state).some(({ is }) => is === 'unknown');
    state.askAgain(player_id);
    if (isAsked) setTimeout(() => tellChecking(game, state), TOLD_AFTER_MS);
  }
}

const statesOf = ({ betting, several }: GameState) => [betting.state(), ...several.states()];

function tellChecking(game: Game, state: GameState): void {
  if (state.isShown()) return;
  for (const it of statesOf(state)) if (it.is === 'checking') void tellBet(game, it);
}
