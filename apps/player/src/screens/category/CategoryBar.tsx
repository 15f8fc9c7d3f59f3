import type { GameCategoryCode } from '@shwekan/rules';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCategories } from '../../parts/games/use-categories.ts';
import { Picture } from '../../parts/Picture.tsx';
import { categoryPath } from '../../phone/paths.ts';

/** The categories side by side. */
export function CategoryBar({ chosen }: { chosen: GameCategoryCode }) {
  const t = useT('games');
  return (
    <nav aria-label={t.categories_name} className="no-bar flex overflow-x-auto border-line border-b bg-card min-[26.875em]:px-2">
      {useCategories().map(({ id, code, image }) => (
        <Link
          key={id}
          href={categoryPath(code)}
          replace
          ref={code === chosen ? showChosen : undefined}
          aria-current={code === chosen ? 'page' : undefined}
          className="flex min-w-18 flex-1 flex-col items-center gap-1 whitespace-nowrap border-transparent border-b-3 px-1 pt-2 pb-1 text-soft text-xs aria-[current=page]:border-gold-deep aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          <Picture src={image} alt="" width={32} height={32} className="size-8" />
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
