import { fill } from '@shwekan/phrases/fill';
import { useEffect, useRef } from 'react';
import { useT } from '../../house/language.ts';
import { Button } from '../Button.tsx';
import { CloseIcon } from '../icons.tsx';
import type { OpenLottery } from './use-lottery.ts';

const ICON_BUTTON = 'flex min-h-11 w-11 shrink-0 items-center justify-center rounded-control border border-edge bg-card';

type SearchProps = { lottery: OpenLottery; search: string; change: (search: string) => void; close: () => void; found: string[] };

/** Digits, and ? for any of them; what fits can be added together. Empty, it leaves the page of before below it. */
export function HundredsSearch({ lottery, search, change, close, found }: SearchProps) {
  const t = useT('lottery');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const add = () => lottery.change({ change: 'pick', numbers: found, not_taken: lottery.board.not_taken });
  return (
    <div className="flex gap-1.5 zoomed:flex-wrap">
      <input
        ref={field}
        className="amount min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-card px-3 text-lg zoomed:basis-full"
        aria-label={t.search}
        placeholder={t.search}
        inputMode="tel"
        autoComplete="off"
        value={search}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <button type="button" aria-label={t.any_digit} onClick={() => change(`${search}?`)} className={ICON_BUTTON}>
        ?
      </button>
      {search !== '' && (
        <Button look="brand" disabled={found.length === 0} onClick={add} className="px-3">
          {fill(t.add_count, { count: found.length })}
        </Button>
      )}
      <button type="button" aria-label={t.close} title={t.close} onClick={close} className={ICON_BUTTON}>
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}
