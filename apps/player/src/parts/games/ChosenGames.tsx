import type { ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { useScreenState } from '../../phone/screen-state.ts';
import { EmptyState } from '../EmptyState.tsx';
import { QueryView } from '../QueryView.tsx';
import { GameList, GameRows } from './GameList.tsx';
import type { Game } from './GameTile.tsx';
import { ListChooser, type ListName } from './ListChooser.tsx';
import { useFavourites } from './use-favourites.ts';

type Which = { category: number; provider?: number };
type ChosenGamesProps = { asked: Which; search: string; empty: ReactNode };

/** The games of a category, or of one of its providers: those that a search finds, else a list to be chosen. */
export function ChosenGames({ asked, search, empty }: ChosenGamesProps) {
  const t = useT('games');
  const [chosen, setChosen] = useScreenState<ListName>('list', 'all');
  const hearts = useFavourites();
  const isPlayer = useSession() !== null;
  if (search !== '') {
    const nothing = <EmptyState kind="search" title={t.nothing_found} hint={t.nothing_found_hint} />;
    return <GameList asked={{ ...asked, search }} hearts={hearts} empty={nothing} />;
  }
  const isOwn = chosen === 'recent' || chosen === 'favourites';
  return (
    <>
      <ListChooser chosen={chosen} choose={setChosen} own={isPlayer} />
      {isOwn ? (
        <OwnGames which={chosen} asked={asked} hearts={hearts} />
      ) : (
        <GameList
          key={chosen}
          asked={{ ...asked, ...(chosen === 'all' ? {} : { [chosen]: '1' as const }) }}
          hearts={hearts}
          empty={empty}
        />
      )}
    </>
  );
}

type OwnGamesProps = { which: 'recent' | 'favourites'; asked: Which; hearts: ReturnType<typeof useFavourites> };

/** Those of them that the player opened lately, or likes best. */
function OwnGames({ which, asked, hearts }: OwnGamesProps) {
  const t = useT('games');
  const recent = useCall('GET /api/user/recent_games', undefined, { enabled: which === 'recent', staleTime: 0 });
  const here = (games: readonly Game[]) =>
    games.filter((it) => it.category_id === asked.category && (asked.provider === undefined || it.provider_id === asked.provider));
  const empty =
    which === 'recent' ? (
      <EmptyState kind="games" title={t.no_recent} hint={t.no_recent_hint} />
    ) : (
      <EmptyState kind="games" title={t.no_favourites} hint={t.no_favourites_hint} />
    );
  return (
    <QueryView query={which === 'recent' ? recent : hearts.query}>
      {({ data }) => (here(data).length === 0 ? empty : <GameRows games={here(data)} hearts={hearts} />)}
    </QueryView>
  );
}
