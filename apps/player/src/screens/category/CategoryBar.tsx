import { GAME_CATEGORIES, type GameCategoryCode } from '@shwekan/rules';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { Picture } from '../../parts/Picture.tsx';
import { categoryPath } from '../../phone/paths.ts';

/** The categories side by side; those that operators have switched off are left out. */
export function CategoryBar({ chosen }: { chosen: GameCategoryCode }) {
  const t = useT('games');
  const answer = useCall('GET /api/g/categories').data?.data;
  const shown = GAME_CATEGORIES.filter(({ id }) => answer === undefined || answer.some((it) => it.id === id && it.active === 1));
  return (
    <nav aria-label={t.categories_name} className="no-bar flex overflow-x-auto border-line border-b bg-card min-[26.875em]:px-2">
      {shown.map(({ id, code }) => (
        <Link
          key={id}
          href={categoryPath(code)}
          replace
          ref={code === chosen ? showChosen : undefined}
          aria-current={code === chosen ? 'page' : undefined}
          className="flex min-w-18 flex-1 flex-col items-center gap-1 whitespace-nowrap border-transparent border-b-3 px-1 pt-2 pb-1 text-soft text-xs aria-[current=page]:border-gold-deep aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          <Picture src={answer?.find((it) => it.id === id)?.image ?? null} alt="" width={32} height={32} className="size-8" />
          {t.categories[code]}
        </Link>
      ))}
    </nav>
  );
}

/** The chosen category is in sight, also when a link has chosen it. */
function showChosen(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
