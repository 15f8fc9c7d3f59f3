import { GAME_CATEGORIES, type GameCategory } from '@shwekan/rules';
import { useT } from '../../app/language.ts';
import { categoryPath } from '../../app/paths.ts';
import { useCall } from '../../app/query.ts';
import { Answered } from '../../parts/Answered.tsx';
import { GameTile } from '../../parts/games/GameTile.tsx';
import { ProviderTile } from '../../parts/games/ProviderTile.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { SectionHead } from './SectionHead.tsx';

const HOT_GAMES = 6;

/** A row of providers per category of games, and the games that are liked most. */
export default function Games() {
  const answer = useCall('GET /api/g/categories').data?.data;
  const shown = GAME_CATEGORIES.filter(({ id }) => answer === undefined || answer.some((it) => it.id === id && it.active === 1));
  return (
    <>
      {shown.map((category) => (
        <ProviderRow key={category.id} category={category} />
      ))}
      <HotGames />
    </>
  );
}

function ProviderRow({ category }: { category: GameCategory }) {
  const t = useT('games');
  const providers = useCall('GET /api/g/providers/:category_id', { params: { category_id: category.id } });
  if (providers.data?.data.length === 0) return null;
  return (
    <section className="pl-4">
      <div className="pr-4">
        <SectionHead title={t.categories[category.code]} href={categoryPath(category.code)} />
      </div>
      <Answered query={providers} skeleton={<Skeleton className="mr-4 h-31 rounded-card" />}>
        {({ data }) => (
          <ul className="no-bar flex snap-x gap-3 overflow-x-auto pr-4">
            {data.map((provider) => (
              <li key={provider.id} className="w-36 shrink-0 snap-start">
                <ProviderTile provider={provider} category={category.code} />
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </section>
  );
}

function HotGames() {
  const t = useT('games');
  const hot = useCall('GET /api/g', { query: { hot: '1' } });
  const games = (hot.data ?? []).slice(0, HOT_GAMES);
  if (games.length === 0) return null;
  return (
    <section className="px-4">
      <h2 className="pb-2 font-semibold">{t.hot_games}</h2>
      <div className="grid grid-cols-3 gap-2.5">
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </div>
    </section>
  );
}
