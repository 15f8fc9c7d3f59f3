import type { AnswerRow } from '@shwekan/contract';
import { useLocation } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { useSession } from '../../house/session.ts';
import { ButtonLink, IconButton } from '../../parts/Button.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { categoryOf, wordsOf } from '../../parts/games/category.ts';
import { GameList, GameRows, GameSkeletons } from '../../parts/games/GameList.tsx';
import type { Game } from '../../parts/games/GameTile.tsx';
import { SearchField } from '../../parts/games/SearchField.tsx';
import { useFavourites } from '../../parts/games/use-favourites.ts';
import { useSearch } from '../../parts/games/use-search.ts';
import { BackIcon } from '../../parts/icons.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { goBack } from '../../phone/navigate.ts';
import { categoryPath, playPath } from '../../phone/paths.ts';
import { useScreenState } from '../../phone/screen-state.ts';
import { useTitle } from '../../phone/title.ts';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import { ListChooser, type ListName } from './ListChooser.tsx';

type Provider = AnswerRow<'GET /api/g/providers/:category_id'>;
type Category = NonNullable<ReturnType<typeof categoryOf>>;

/** `/{cat}/{prov}`: a provider's games of a category, to search and to play. */
export function ProviderScreen() {
  const [location] = useLocation();
  const [code, p_code] = wordsOf(location);
  const category = categoryOf(code);
  const providers = useCall('GET /api/g/providers/:category_id', { params: { category_id: category?.id ?? 0 } });
  const provider = providers.data?.data.find((it) => it.p_code === p_code);
  if (category === undefined || (providers.data !== undefined && provider === undefined)) return <NotFoundScreen />;
  return (
    <div className="flex flex-1 flex-col gap-3 p-4 pt-2">
      <Head provider={provider} category={category} />
      <QueryView query={providers} skeleton={<GamesSkeleton />}>
        {() => provider !== undefined && <Games key={provider.id} provider={provider} category={category} />}
      </QueryView>
    </div>
  );
}

/** There from the beginning, also before the provider's name is: keys and screen readers arrive at it. */
function Head({ provider, category }: { provider: Provider | undefined; category: Category }) {
  const t = useT('games');
  const words = t.categories[category.code];
  useTitle(provider === undefined ? words : `${provider.name} · ${words}`);
  return (
    <header className="flex items-center gap-1">
      <IconButton name={words} onClick={goBack} className="-ml-3">
        <BackIcon />
      </IconButton>
      <h1 className="flex min-w-0 flex-1 items-baseline gap-1.5 font-semibold text-lg zoomed:block">
        {provider !== undefined && <span className="truncate zoomed:whitespace-normal">{provider.name}</span>}{' '}
        <span className="shrink-0 font-normal text-soft text-sm">
          {provider !== undefined && '· '}
          {words}
        </span>
      </h1>
      {provider?.maintenance === 1 && <span className="rounded-full bg-warn-wash px-3 text-sm text-warn">{t.maintenance}</span>}
    </header>
  );
}

/** The search and the tiles, still coming. */
function GamesSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-11" />
      <GameSkeletons />
    </div>
  );
}

function Games({ provider, category }: { provider: Provider; category: Category }) {
  const t = useT('games');
  const [chosen, setChosen] = useScreenState<ListName>('list', 'all');
  const search = useSearch();
  const hearts = useFavourites();
  const is_player = useSession() !== null;
  const asked = { category: category.id, provider: provider.id };
  return (
    <>
      <SearchField value={search.typed} change={search.setTyped} />
      {search.asked === '' && <ListChooser chosen={chosen} choose={setChosen} own={is_player} />}
      {search.asked !== '' && (
        <GameList
          asked={{ ...asked, search: search.asked }}
          hearts={hearts}
          empty={<EmptyState kind="search" title={t.nothing_found} hint={t.nothing_found_hint} />}
        />
      )}
      {search.asked === '' && (chosen === 'recent' || chosen === 'favourites') && (
        <OwnGames which={chosen} provider={provider} hearts={hearts} />
      )}
      {search.asked === '' && chosen !== 'recent' && chosen !== 'favourites' && (
        <GameList
          key={chosen}
          asked={{ ...asked, ...(chosen === 'all' ? {} : { [chosen]: '1' as const }) }}
          hearts={hearts}
          empty={<NoGames provider={provider} category={category} />}
        />
      )}
    </>
  );
}

type OwnGamesProps = { which: 'recent' | 'favourites'; provider: Provider; hearts: ReturnType<typeof useFavourites> };

/** The games of this provider that the player opened lately, or likes best. */
function OwnGames({ which, provider, hearts }: OwnGamesProps) {
  const t = useT('games');
  const recent = useCall('GET /api/user/recent_games', undefined, { enabled: which === 'recent', staleTime: 0 });
  const here = (games: readonly Game[]) => games.filter((it) => it.provider_id === provider.id);
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

function NoGames({ provider, category }: { provider: Provider; category: Category }) {
  const t = useT('games');
  if (provider.lobby_only === 1) {
    return (
      <ButtonLink look="gold" wide href={playPath(category.code, provider.p_code, '0')}>
        {t.lobby}
      </ButtonLink>
    );
  }
  const action = <ButtonLink href={categoryPath(category.code)}>{t.providers}</ButtonLink>;
  return <EmptyState kind="games" title={t.no_games} hint={t.no_games_hint} action={action} />;
}
