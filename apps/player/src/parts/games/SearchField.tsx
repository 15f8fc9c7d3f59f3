import { useT } from '../../house/language.ts';
import { IconButton } from '../Button.tsx';
import { CloseIcon, SearchIcon } from '../icons.tsx';

type SearchFieldProps = { name?: string; value: string; change: (text: string) => void };

/** Where the name of a game is typed, or what `name` says. */
export function SearchField({ name, value, change }: SearchFieldProps) {
  const t = useT('games');
  const asked = name ?? t.search;
  return (
    <div className="relative flex items-center">
      <SearchIcon className="pointer-events-none absolute left-3 size-5 huge:hidden text-soft" />
      <input
        type="search"
        aria-label={asked}
        placeholder={asked}
        value={value}
        maxLength={80}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
        className="min-h-12 w-full rounded-control border border-edge bg-card pr-12 pl-10 placeholder-shown:pr-3 huge:pl-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton name={t.clear_search} onClick={() => change('')} className="absolute right-0.5 text-soft">
          <CloseIcon className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
