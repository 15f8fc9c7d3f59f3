import { useT } from '../../house/language.ts';

const LISTS = ['all', 'hot', 'new', 'recent', 'favourites'] as const;
export type ListName = (typeof LISTS)[number];

/** Which of a provider's games are shown. Visitors have no games of their own. */
export function ListChooser({ chosen, choose, own }: { chosen: ListName; choose: (list: ListName) => void; own: boolean }) {
  const t = useT('games');
  return (
    <fieldset aria-label={t.lists_name} className="no-bar -mx-4 flex min-w-0 gap-1.5 overflow-x-auto px-4">
      {LISTS.filter((list) => own || (list !== 'recent' && list !== 'favourites')).map((list) => (
        <button
          key={list}
          type="button"
          aria-pressed={chosen === list}
          onClick={() => choose(list)}
          className="min-h-11 flex-auto whitespace-nowrap rounded-control border border-line bg-card px-3 text-sm aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:font-semibold aria-pressed:text-on-brand"
        >
          {t.lists[list]}
        </button>
      ))}
    </fieldset>
  );
}
