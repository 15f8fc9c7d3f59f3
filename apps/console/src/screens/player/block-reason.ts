/** A piece of a text; `player_id` where it is the number of a player. */
export type Piece = { at: number; text: string; player_id: number | null };

// As the server names players: "player #7 (blocked), #9 (has stopped play)".
const PLAYERS = /(?<=player |\), )#(\d+)/g;

/** A reason in pieces, in their order: what it says, and the players whom it names by their numbers. */
export function piecesOf(reason: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of reason.matchAll(PLAYERS)) {
    if (found.index > at) pieces.push({ at, text: reason.slice(at, found.index), player_id: null });
    pieces.push({ at: found.index, text: found[0], player_id: Number(found[1]) });
    at = found.index + found[0].length;
  }
  if (at < reason.length) pieces.push({ at, text: reason.slice(at), player_id: null });
  return pieces;
}
