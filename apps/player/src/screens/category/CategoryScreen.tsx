import { useLocation } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { categoryOf, wordsOf } from '../../parts/games/category.ts';
import { GameList } from '../../parts/games/GameList.tsx';
import { ProviderTile } from '../../parts/games/ProviderTile.tsx';
import { SearchField } from '../../parts/games/SearchField.tsx';
import { useFavourites } from '../../parts/games/use-favourites.ts';
import { useSearch } from '../../parts/games/use-search.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { Coming, Skeleton } from '../../parts/Skeleton.tsx';
import { useTitle } from '../../phone/title.ts';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import { CategoryBar } from './CategoryBar.tsx';

/** `/{cat}`: the providers of a category; a search finds games of all of them. */
export function CategoryScreen() {
  const [location] = useLocation();
  const category = categoryOf(wordsOf(location)[0]);
  const t = useT('games');
  const search = useSearch();
  const hearts = useFavourites();
  useTitle(category === undefined ? null : t.categories[category.code]);
  if (category === undefined) return <NotFoundScreen />;
  return (
    <>
      <CategoryBar chosen={category.code} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h1 className="sr-only">{t.categories[category.code]}</h1>
        <SearchField value={search.typed} change={search.setTyped} />
        {search.asked === '' ? (
          <Providers key={category.id} id={category.id} code={category.code} />
        ) : (
          <GameList
            asked={{ category: category.id, search: search.asked }}
            hearts={hearts}
            empty={<EmptyState kind="search" title={t.nothing_found} hint={t.nothing_found_hint} />}
          />
        )}
      </div>
    </>
  );
}

function Providers({ id, code }: { id: number; code: NonNullable<ReturnType<typeof categoryOf>>['code'] }) {
  const t = useT('games');
  const providers = useCall('GET /api/g/providers/:category_id', { params: { category_id: id } });
  return (
    <QueryView query={providers} skeleton={<ProviderSkeletons />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState kind="games" title={t.no_providers} hint={t.no_providers_hint} />
        ) : (
          <ul className="grid grid-cols-2 gap-3 zoomed:grid-cols-1">
            {data.map((provider) => (
              <li key={provider.id}>
                <ProviderTile provider={provider} category={code} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

function ProviderSkeletons() {
  return (
    <Coming className="grid grid-cols-2 gap-3 zoomed:grid-cols-1">
      {Array.from({ length: 4 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all tiles are alike
        <Skeleton key={at} className="aspect-[8/5] w-full rounded-card" />
      ))}
    </Coming>
  );
}
