import { fill } from '@shwekan/phrases/fill';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import { fitsSearch, searchTyped } from './hundreds.ts';
import { NumberGrid } from './NumberGrid.tsx';
import type { OpenLottery } from './use-lottery.ts';

const HUNDREDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** As many cells as a phone draws without delay. */
const SHOWN_MAX = 100;

/** A thousand numbers as ten pages of a hundred, or those that fit a search; never all at once. */
export function Hundreds({ lottery }: { lottery: OpenLottery }) {
  const t = useT('lottery');
  const { board, draft, change } = lottery;
  const [page, setPage] = useState('0');
  const [search, setSearch] = useState('');
  const cells = board.cells.filter((cell) => fitsSearch(cell.bet_number, search === '' ? page : search)).slice(0, SHOWN_MAX);
  const chosen = new Set(draft.lines.map((line) => line.bet_number.charAt(0)));
  const found = search === '' ? [] : cells.map((cell) => cell.bet_number);
  const add = () => change({ change: 'pick', numbers: found, not_taken: board.not_taken });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-1.5 zoomed:flex-wrap">
        <input
          className="amount min-h-11 min-w-0 flex-1 zoomed:basis-full rounded-control border border-edge bg-card px-3 text-lg"
          aria-label={t.search}
          placeholder={t.search}
          inputMode="tel"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(searchTyped(event.target.value))}
        />
        <Button onClick={() => setSearch(searchTyped(`${search}?`))} aria-label={t.any_digit}>
          ?
        </Button>
        {search !== '' && <Button onClick={() => setSearch('')}>{t.reset}</Button>}
      </div>
      {/* Both in one place: while one types, the numbers below stay where they are. */}
      <div className="grid *:[grid-area:1/1]">
        <fieldset className={`grid grid-cols-5 gap-1.5 zoomed:grid-cols-3 ${search === '' ? '' : 'invisible'}`}>
          <legend className="sr-only">{t.choose_hundred}</legend>
          {HUNDREDS.map((hundred) => (
            <button
              key={hundred}
              type="button"
              aria-pressed={hundred === page}
              onClick={() => setPage(hundred)}
              className={`amount min-h-11 rounded-control border border-edge text-xs aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-on-brand ${chosen.has(hundred) ? 'bg-gold-wash font-bold' : 'bg-card'}`}
            >
              {hundred}00–{hundred}99
            </button>
          ))}
        </fieldset>
        {search !== '' && (
          <div className="flex flex-col justify-between gap-1.5">
            <p className="grow content-center text-center text-soft">{fill(t.number_count, { count: found.length })}</p>
            <Button look="brand" disabled={found.length === 0} onClick={add}>
              {fill(t.add_count, { count: found.length })}
            </Button>
          </div>
        )}
      </div>
      <NumberGrid lottery={lottery} cells={cells} />
    </div>
  );
}
