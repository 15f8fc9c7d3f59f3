import type { Answer } from '@shwekan/contract';
import { fill } from '@shwekan/phrases/fill';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { playPath } from '../../phone/paths.ts';
import { HeartIcon } from '../icons.tsx';
import { Picture } from '../Picture.tsx';
import { Badge } from './Badge.tsx';
import { categoryOf } from './category.ts';

export type Game = Answer<'GET /api/g'>[number];
type GameTileProps = { game: Game; favourite?: boolean; toggle?: (game: Game) => void };

/** A game: its picture opens it, its heart keeps it among the favourites. Two lines are kept for every name, and one for who makes it: several make games of one name. */
export function GameTile({ game, favourite = false, toggle }: GameTileProps) {
  const t = useT('games');
  const category = categoryOf(game.category_id);
  const providers = useCall('GET /api/g/providers/:category_id', { params: { category_id: game.category_id } }).data?.data;
  if (category === undefined) return null;
  return (
    <div className="relative min-w-0">
      <Link
        href={playPath(category.code, game.p_code, game.g_code)}
        state={{ here: { name: game.name } }}
        className="press block overflow-hidden rounded-card bg-card shadow-card"
      >
        <Picture src={game.image} alt="" width={200} height={200} loading="lazy" className="aspect-square w-full bg-sunk object-cover" />
        <span className="mx-1.5 mt-1 flex min-h-10 items-center justify-center">
          <span className="line-clamp-2 min-w-0 text-balance break-words text-center text-xs leading-5">{game.name}</span>
        </span>
        <span className="mx-1.5 mb-1 block min-h-4 truncate text-center text-[0.6875rem] text-soft leading-4">
          {providers?.find((it) => it.id === game.provider_id)?.name}
        </span>
      </Link>
      {game.is_new === 1 ? <Badge tone="new">{t.new}</Badge> : game.is_hot === 1 && <Badge tone="hot">{t.hot}</Badge>}
      {toggle && (
        <button
          type="button"
          aria-pressed={favourite}
          aria-label={fill(t.favourite, { game: game.name })}
          onClick={() => toggle(game)}
          className="group absolute top-0 right-0 flex size-11 items-start justify-end p-1.5 zoomed:p-0.5"
        >
          <span className="flex size-7 items-center justify-center rounded-full bg-black/55 text-white group-aria-pressed:text-gold [&_svg]:group-aria-pressed:fill-current">
            <HeartIcon className="size-4.5" />
          </span>
        </button>
      )}
    </div>
  );
}
