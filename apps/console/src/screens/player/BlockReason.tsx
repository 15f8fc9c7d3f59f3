import { Fragment } from 'react';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { piecesOf } from './block-reason.ts';

/** Why a player is blocked; the numbers of other players in it lead to their pages. */
export function BlockReason({ reason }: { reason: string }) {
  return piecesOf(reason).map(({ at, text, player_id }) => (
    <Fragment key={at}>{player_id === null ? text : <PlayerLink player={{ id: player_id, name: text }} isInText />}</Fragment>
  ));
}
