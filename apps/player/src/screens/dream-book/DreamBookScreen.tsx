import { keepWords } from '@shwekan/phrases/burmese';
import { fill } from '@shwekan/phrases/fill';
import { useDeferredValue } from 'react';
import { saidIn, useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { SearchField } from '../../parts/games/SearchField.tsx';
import { isUnderWay } from '../../parts/lottery/betting.ts';
import { gameState } from '../../parts/lottery/game-state.ts';
import { HonestLine } from '../../parts/numbers/HonestLine.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { go } from '../../phone/navigate.ts';
import { paths } from '../../phone/paths.ts';
import { useScreenState } from '../../phone/screen-state.ts';
import { toast } from '../../phone/toast.ts';
import { type Dream, found, gameOf } from './dreams.ts';

/** `/dream-book`: what was dreamt of, by its word, and the numbers that go with it; one leads to its lottery with the number chosen. */
export function DreamBookScreen() {
  const t = useT('numbers');
  const { titles } = useT();
  const book = useCall('GET /api/dream_book');
  const [typed, setTyped] = useScreenState<string>('typed', '');
  const wanted = useDeferredValue(typed);
  return (
    <div className="flex flex-col gap-3 p-3 zoomed:p-1">
      <QueryView query={book}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState kind="results" title={t.no_dreams} hint={t.no_dreams_next} way={[titles.win_number, paths.winNumber]} />
          ) : (
            <>
              <SearchField name={t.find_dream} value={typed} change={setTyped} />
              <HonestLine />
              <Found dreams={found(data, wanted)} />
            </>
          )
        }
      </QueryView>
    </div>
  );
}

function Found({ dreams }: { dreams: readonly Dream[] }) {
  const t = useT('numbers');
  return (
    <>
      <p role="status" className="sr-only">
        {fill(t.found_dreams, { count: dreams.length })}
      </p>
      {dreams.length === 0 ? (
        <EmptyState kind="results" title={t.no_such_dream} hint={t.no_such_dream_next} />
      ) : (
        <ul className="flex flex-col gap-2">
          {dreams.map((it) => (
            <DreamRow key={it.id} dream={it} />
          ))}
        </ul>
      )}
    </>
  );
}

function DreamRow({ dream: { word, numbers, image } }: { dream: Dream }) {
  const t = useT('numbers');
  const names = useT().lotteries;
  const bet = (number: string) => {
    const game = gameOf(number);
    const { betting, change } = gameState(game);
    change({ change: 'pick', numbers: [number], not_taken: new Set() });
    // Its lines stay what was sent: there it is seen what becomes of them.
    if (isUnderWay(betting.state())) void saidIn('lottery').then((it) => toast('info', `${names[game.code]}: ${it.checking}`));
    go(game.path);
  };
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-3 shadow-card zoomed:flex-wrap">
      {image !== null && (
        <Picture src={image} alt="" loading="lazy" width={56} height={56} className="size-14 shrink-0 rounded-control object-cover" />
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <b className="wrap-anywhere font-semibold">{keepWords(word)}</b>
        <span className="flex flex-wrap gap-1.5">
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              aria-label={fill(t.bet_dream, { number, lottery: names[gameOf(number).code] })}
              onClick={() => bet(number)}
              className="amount min-h-11 min-w-12 rounded-control border border-line bg-sunk px-2 font-bold text-gold-ink text-lg active:bg-gold-wash"
            >
              {number}
            </button>
          ))}
        </span>
      </span>
    </li>
  );
}
