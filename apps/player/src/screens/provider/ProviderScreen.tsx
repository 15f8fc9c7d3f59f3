import type { AnswerRow } from '@shwekan/contract';
import { useLocation } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { ButtonLink, IconButton } from '../../parts/Button.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ChosenGames } from '../../parts/games/ChosenGames.tsx';
import { categoryOf, wordsOf } from '../../parts/games/category.ts';
import { GameSkeletons } from '../../parts/games/GameList.tsx';
import { SearchField } from '../../parts/games/SearchField.tsx';
import { useSearch } from '../../parts/games/use-search.ts';
import { BackIcon } from '../../parts/icons.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { goBack } from '../../phone/navigate.ts';
import { categoryPath, playPath } from '../../phone/paths.ts';
import { useTitle } from '../../phone/title.ts';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';

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
  const search = useSearch();
  return (
    <>
      <SearchField value={search.typed} change={search.setTyped} />
      <ChosenGames
        asked={{ category: category.id, provider: provider.id }}
        search={search.asked}
        empty={<NoGames provider={provider} category={category} />}
      />
    </>
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
  return <EmptyState kind="games" title={t.no_games} hint={t.no_games_hint} way={[t.providers, categoryPath(category.code)]} />;
}
