import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { WindowVirtualizer } from 'virtua';
import { call } from '../../house/call.ts';
import { Coming, Skeleton } from '../Skeleton.tsx';
import { TryAgain } from '../TryAgain.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { type Game, GameTile } from './GameTile.tsx';

const PAGE_GAMES = 100;
const COLUMNS = { phone: 3, wide: 8 };
const CALL = 'GET /api/g';
/** Rows from the end at which the next page is asked for, so that a scrolling finger does not meet it. */
const ROWS_AHEAD = 12;

export type GamesAsked = { category?: number; provider?: number; search?: string; hot?: '1'; new?: '1' };
type Hearts = { isFavourite: (id: number) => boolean; toggle?: (game: Game) => void };

/** Games that the server lists, however many: pages come ahead of the finger, and only rows in sight are drawn. */
export function GameList({ asked, hearts, empty }: { asked: GamesAsked; hearts: Hearts; empty: ReactNode }) {
  const list = useInfiniteQuery({
    queryKey: [CALL, 'pages', asked],
    queryFn: ({ pageParam }) => call(CALL, { query: { ...asked, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: (last: readonly Game[], pages) => (last.length === PAGE_GAMES ? pages.length + 1 : null),
  });
  // Each once: what is new at the top moves the last games of a page into the next one.
  const games = useMemo(() => list.data && [...new Map(list.data.pages.flat().map((game) => [game.id, game])).values()], [list.data]);
  if (games === undefined) return list.isError ? <TryAgain again={() => void list.refetch()} error={list.error} /> : <GameSkeletons />;
  if (games.length === 0) return empty;
  const more = () => {
    if (list.hasNextPage && !list.isFetchingNextPage && !list.isError) void list.fetchNextPage();
  };
  return (
    <>
      <GameRows games={games} hearts={hearts} nearEnd={more} />
      {list.isFetchingNextPage && <GameSkeletons />}
      {list.isFetchNextPageError && <TryAgain again={() => void list.fetchNextPage()} error={list.error} />}
    </>
  );
}

/** Games in rows of three, of more where it is wide; `nearEnd` is told while the last rows are near. */
export function GameRows({ games, hearts, nearEnd }: { games: readonly Game[]; hearts: Hearts; nearEnd?: () => void }) {
  const top = useRef<HTMLDivElement>(null);
  const columns = COLUMNS[useIsWide() ? 'wide' : 'phone'];
  const rows = useMemo(
    () => Array.from({ length: Math.ceil(games.length / columns) }, (_, row) => games.slice(row * columns, (row + 1) * columns)),
    [games, columns],
  );
  return (
    <div ref={top}>
      <WindowVirtualizer>
        {rows.map((row, place) => (
          <div key={row[0]?.id} className="grid grid-cols-3 gap-2.5 pb-2.5 huge:grid-cols-1 lg:grid-cols-8">
            {row.map((game) => (
              <GameTile key={game.id} game={game} favourite={hearts.isFavourite(game.id)} toggle={hearts.toggle} />
            ))}
            {place === Math.max(0, rows.length - ROWS_AHEAD) && <Seen key={rows.length} told={nearEnd} />}
          </div>
        ))}
      </WindowVirtualizer>
    </div>
  );
}

/** Tells once when it is drawn: the virtual list draws only what is near the window. */
function Seen({ told }: { told?: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each row that carries it
  useEffect(() => told?.(), []);
  return null;
}

/** Tiles of games that are still coming. */
export function GameSkeletons() {
  return (
    <Coming className="grid grid-cols-3 gap-2.5 huge:grid-cols-1 lg:grid-cols-8">
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all tiles are alike
        <Skeleton key={at} className="aspect-[3/4] w-full rounded-card" />
      ))}
    </Coming>
  );
}
