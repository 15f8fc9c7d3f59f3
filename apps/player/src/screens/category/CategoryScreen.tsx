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
  useTitle(category === undefined ? null : t.categories[category.code]);
  if (category === undefined) return <NotFoundScreen />;
  return (
    <>
      <CategoryBar chosen={category.code} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h1 className="sr-only">{t.categories[category.code]}</h1>
        <SearchField value={search.typed} change={search.setTyped} />
        {search.asked === '' && <Providers key={category.id} id={category.id} code={category.code} />}
        <ChosenGames key={category.code} asked={{ category: category.id }} search={search.asked} empty={<NoGames id={category.id} />} />
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
          <ul
            aria-label={t.providers}
            className="no-bar -mx-4 flex shrink-0 snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-1 lg:mx-0 lg:flex-wrap lg:px-0"
          >
            {data.map((provider) => (
              <li key={provider.id} className="w-36 shrink-0 snap-start">
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
  const providers = useCall('GET /api/g/providers/:category_id', { params: { category_id: id } }).data?.data;
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
