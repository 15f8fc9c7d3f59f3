import { useLocation } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ChosenGames } from '../../parts/games/ChosenGames.tsx';
import { categoryOf, wordsOf } from '../../parts/games/category.ts';
import { ProviderTile } from '../../parts/games/ProviderTile.tsx';
import { SearchField } from '../../parts/games/SearchField.tsx';
import { useSearch } from '../../parts/games/use-search.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { Coming, Skeleton } from '../../parts/Skeleton.tsx';
import { useTitle } from '../../phone/title.ts';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import { CategoryBar } from './CategoryBar.tsx';

/** `/{cat}`: the providers of a category, and below them the games of all of them. */
export function CategoryScreen() {
  const [location] = useLocation();
  const category = categoryOf(wordsOf(location)[0]);
  const t = useT('games');
  const search = useSearch();
  const providers = useProviders(category?.id ?? 0).data?.data ?? [];
  useTitle(category === undefined ? null : t.categories[category.code]);
  if (category === undefined) return <NotFoundScreen />;
  // What is played in lobbies alone has no list of games to search or to choose from.
  const isLobbies = providers.length > 0 && providers.every((it) => it.lobby_only === 1);
  return (
    <>
      <CategoryBar chosen={category.code} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h1 className="sr-only">{t.categories[category.code]}</h1>
        {!isLobbies && <SearchField value={search.typed} change={search.setTyped} />}
        {(isLobbies || search.asked === '') && <Providers key={category.id} id={category.id} code={category.code} isWhole={isLobbies} />}
        {!isLobbies && (
          <ChosenGames key={category.code} asked={{ category: category.id }} search={search.asked} empty={<NoGames id={category.id} />} />
        )}
      </div>
    </>
  );
}

const useProviders = (id: number) => useCall('GET /api/g/providers/:category_id', { params: { category_id: id } });

/** In a row above the games, or as the whole of the screen. */
const ROW = {
  list: 'no-bar -mx-4 flex shrink-0 snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-1 lg:mx-0 lg:flex-wrap lg:px-0',
  item: 'w-36 shrink-0 snap-start',
};
const WHOLE = {
  list: 'grid gap-3 lg:grid-cols-3',
  item: '[&_img]:aspect-[2/1]',
};

type ProvidersProps = { id: number; code: NonNullable<ReturnType<typeof categoryOf>>['code']; isWhole: boolean };

function Providers({ id, code, isWhole }: ProvidersProps) {
  const t = useT('games');
  const providers = useProviders(id);
  const look = isWhole ? WHOLE : ROW;
  return (
    <QueryView query={providers} skeleton={<ProviderSkeletons />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState kind="games" title={t.no_providers} hint={t.no_providers_hint} />
        ) : (
          <ul aria-label={t.providers} className={look.list}>
            {data.map((provider) => (
              <li key={provider.id} className={look.item}>
                <ProviderTile provider={provider} category={code} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

/** Said where there are providers: what they have is in their lobbies, or on another list. */
function NoGames({ id }: { id: number }) {
  const t = useT('games');
  const providers = useProviders(id).data?.data;
  if (!providers?.length) return null;
  return <EmptyState kind="games" title={t.no_games} hint={t.no_games_hint} />;
}

function ProviderSkeletons() {
  return (
    <Coming className="no-bar -mx-4 flex shrink-0 gap-2.5 overflow-hidden px-4 pb-1">
      {Array.from({ length: 4 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all tiles are alike
        <Skeleton key={at} className="aspect-[8/5] w-36 shrink-0 rounded-card" />
      ))}
    </Coming>
  );
}
