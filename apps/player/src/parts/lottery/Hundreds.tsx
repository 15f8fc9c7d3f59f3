import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../house/language.ts';
import { whenIdle } from '../../phone/browser.ts';
import { SearchIcon } from '../icons.tsx';
import { useLazyPart } from '../lazy-part.ts';
import { fitsSearch, searchTyped } from './hundreds.ts';
import { NumberGrid } from './NumberGrid.tsx';
import type { OpenLottery } from './use-lottery.ts';

const HUNDREDS = [...'0123456789'];
/** As many cells as a phone draws without delay. */
const SHOWN_MAX = 100;
const loadSearch = async () => (await import('./HundredsSearch.tsx')).HundredsSearch;

/** A thousand numbers as ten pages of a hundred, or those that fit a search; never all at once. One row chooses: the pages, or the search. */
export function Hundreds({ lottery }: { lottery: OpenLottery }) {
  const t = useT('lottery');
  const { board } = lottery;
  const [page, setPage] = useState('0');
  const [search, setSearch] = useState<string | null>(null);
  const [Search, fetchSearch] = useLazyPart(loadSearch);
  // It is there before anybody asks for it: the keys of a phone come with a tap alone.
  useEffect(
    () =>
      void whenIdle()
        .then(loadSearch)
        .then(fetchSearch, () => {}),
    [fetchSearch],
  );
  const open = () => {
    fetchSearch();
    setSearch('');
  };
  const opener = useRef<HTMLButtonElement>(null);
  // What closes the search goes with it: the keys are given back to what opened it.
  const close = () => {
    flushSync(() => setSearch(null));
    opener.current?.focus();
  };
  const cells = board.cells.filter((cell) => fitsSearch(cell.bet_number, search || page)).slice(0, SHOWN_MAX);
  const found = search ? cells.map((cell) => cell.bet_number) : [];
  return (
    <div className="flex flex-col gap-2">
      {search === null || Search === null ? (
        <div className="flex gap-1.5">
          <button
            ref={opener}
            type="button"
            aria-label={t.search}
            title={t.search}
            onClick={open}
            className="flex min-h-11 w-11 shrink-0 items-center justify-center rounded-control border border-edge bg-card"
          >
            <SearchIcon className="size-5" />
          </button>
          <Pages lottery={lottery} page={page} choose={setPage} />
        </div>
      ) : (
        <Search lottery={lottery} search={search} change={(typed) => setSearch(searchTyped(typed))} close={close} found={found} />
      )}
      <NumberGrid lottery={lottery} cells={cells} />
    </div>
  );
}

/** The ten hundreds in a strip that is moved sideways. Those with chosen numbers in them are marked. */
function Pages({ lottery, page, choose }: { lottery: OpenLottery; page: string; choose: (hundred: string) => void }) {
  const t = useT('lottery');
  const chosen = new Set(lottery.draft.lines.map((line) => line.bet_number.charAt(0)));
  return (
    <fieldset className="lg:mr-0 lg:flex-wrap lg:pr-0 -mr-3 flex min-w-0 flex-1 gap-1.5 overflow-x-auto pr-3 [scrollbar-width:none]">
      <legend className="sr-only">{t.choose_hundred}</legend>
      {HUNDREDS.map((hundred) => (
        <button
          key={hundred}
          type="button"
          aria-pressed={hundred === page}
          onClick={(event) => {
            choose(hundred);
            event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
          className={`amount min-h-11 shrink-0 rounded-control border border-edge px-2 text-xs aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-brand ${chosen.has(hundred) ? 'bg-gold-wash font-bold' : 'bg-card'}`}
        >
          {hundred}00–{hundred}99
        </button>
      ))}
    </fieldset>
  );
}
