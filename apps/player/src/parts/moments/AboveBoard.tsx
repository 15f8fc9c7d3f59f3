import type { Game } from '../lottery/games.ts';
import { NoBets } from '../lottery/NoBets.tsx';
import { EndedDraw } from './EndedDraw.tsx';

/** What stands above the numbers to bet on: why no bet of this player is taken, and the draw that ended last. */
export function AboveBoard({ game }: { game: Game }) {
  return (
    <>
      <NoBets className="mx-3 mt-3" />
      <EndedDraw game={game} />
    </>
  );
}
