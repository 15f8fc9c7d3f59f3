import type { GameCategory } from '@shwekan/rules';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { GameTile } from '../../parts/games/GameTile.tsx';
import { ProviderTile } from '../../parts/games/ProviderTile.tsx';
import { useCategories } from '../../parts/games/use-categories.ts';
import { Picture } from '../../parts/Picture.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { LoneSkeleton } from '../../parts/Skeleton.tsx';
import { categoryPath } from '../../phone/paths.ts';
import { SectionHead } from './SectionHead.tsx';

const HOT_GAMES = 12;

/** A quick way to each category of games. */
export function Categories() {
  const t = useT('games');
  return (
    <ul className="mx-4 grid auto-cols-fr grid-flow-col zoomed:grid-flow-row zoomed:grid-cols-2 rounded-card bg-card px-1 py-2 shadow-card">
      {useCategories().map(({ id, code, image }) => (
        <li key={id} className="min-w-0">
          <Link
            href={categoryPath(code)}
            className="press flex h-full flex-col items-center gap-1 py-1 text-center text-[0.6875rem] leading-5 min-[21.875em]:px-0.5 min-[21.875em]:text-xs"
          >
            <Picture src={image} alt="" width={44} height={44} className="size-11 rounded-xl" />
            <span className="w-full hyphens-manual text-balance">{t.categories[code]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A row of providers per category. */
export function Providers() {
  return useCategories().map((category) => <ProviderRow key={category.id} category={category} />);
}

function ProviderRow({ category }: { category: GameCategory }) {
  const t = useT('games');
  const providers = useCall('GET /api/g/providers/:category_id', { params: { category_id: category.id } });
  if (providers.data?.data.length === 0) return null;
  return (
    <section>
      <div className="px-4">
        <SectionHead title={t.categories[category.code]} href={categoryPath(category.code)} />
      </div>
      <QueryView query={providers} skeleton={<LoneSkeleton className="mx-4 h-25 rounded-card" />}>
        {({ data }) => (
          <ul className="no-bar flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-1">
            {data.map((provider) => (
              <li
                key={provider.id}
                className="w-40 shrink-0 snap-start only:w-full only:[&_img]:aspect-[33/10] only:[&_img]:object-contain only:[&_img]:object-right"
              >
                <ProviderTile provider={provider} category={category.code} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

/** The games that are liked most, to swipe through. */
export function HotGames() {
  const t = useT('games');
  const hot = useCall('GET /api/g', { query: { hot: '1' } });
  const games = (hot.data ?? []).slice(0, HOT_GAMES);
  if (games.length === 0) return null;
  return (
    <section>
      <h2 className="flex min-h-11 items-center px-4 font-bold">{t.hot_games}</h2>
      <div className="no-bar flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-1">
        {games.map((game) => (
          <div key={game.id} className="w-26 shrink-0 snap-start">
            <GameTile game={game} />
          </div>
        ))}
      </div>
    </section>
  );
}
