import { useState } from 'react';
import { call } from '../../house/call.ts';
import { queryClient, useCall } from '../../house/query.ts';
import { tellFailure } from '../../house/send.ts';
import { useSession } from '../../house/session.ts';
import type { Game } from './GameTile.tsx';

const CALL = 'GET /api/user/favourite_games';

/** The player's favourite games. A tap shows at once and is taken back when the server does not take it. */
export function useFavourites() {
  const is_player = useSession() !== null;
  const favourites = useCall(CALL, undefined, { enabled: is_player });
  const [tapped, setTapped] = useState<ReadonlyMap<number, boolean>>(new Map());
  const kept = favourites.data?.data ?? [];
  const isFavourite = (id: number) => tapped.get(id) ?? kept.some((it) => it.id === id);

  async function toggle(game: Game): Promise<void> {
    const favourite = !isFavourite(game.id);
    setTapped((before) => new Map(before).set(game.id, favourite));
    try {
      await call('POST /api/user/favourite_games', { body: { game_id: game.id, favourite: favourite ? 1 : 0 } });
      await queryClient.invalidateQueries({ queryKey: [CALL] });
    } catch (error) {
      tellFailure(error);
    }
    setTapped((before) => new Map([...before].filter(([id]) => id !== game.id)));
  }
  return { query: favourites, isFavourite, toggle: is_player ? (game: Game) => void toggle(game) : undefined };
}
