import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useT } from '../../../house/language.ts';
import type { Store } from '../../../phone/store.ts';
import { toast } from '../../../phone/toast.ts';
import { IconButton } from '../../Button.tsx';
import { paths } from '../../first-icons.tsx';
import { CloseIcon } from '../../icons.tsx';
import { totalPya } from '../lines.ts';
import { amountsOf } from '../stake.ts';
import type { OpenLottery } from '../use-lottery.ts';
import { nextUnclear, TEXT_MAX, type Understanding, type Word, wordAt } from './understanding.ts';
import type { useText } from './use-text.ts';
import { WordList } from './WordList.tsx';
import { way as wayStore } from './way.ts';

type WritingFieldProps = {
  text: Store<string>;
  written: Pick<ReturnType<typeof useText>, 'attach' | 'clear'>;
  /** The phone's keyboard stays away: keys of ours are there. */
  isOwnKeys: boolean;
  menu: () => void;
  onClick?: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Where it always stands, in a line of its own. */
  pane?: { id: string; hint: string };
};

/** The field to write bets in, with its menu. */
export function WritingField({ text: store, written: { attach, clear }, isOwnKeys, menu, onClick, onKeyDown, pane }: WritingFieldProps) {
  const t = useT('writing');
  const text = store.use();
  const way = wayStore.use();
  return (
    <div className="relative flex">
      <textarea
        ref={attach}
        id={pane?.id}
        aria-label={t.field}
        placeholder={pane?.hint ?? t.hint}
        inputMode={isOwnKeys ? 'none' : 'text'}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        rows={pane ? 1 : 2}
        value={text}
        onChange={(event) => store.set(event.target.value)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-29 min-h-22 low:max-h-22 low:zoomed:max-h-26 lg:min-h-12 w-full min-w-0 resize-none rounded-control border border-edge bg-sunk py-2 pr-12 lg:pr-24 pl-3 font-semibold text-lg leading-7 tabular-nums placeholder:font-normal placeholder:text-sm huge:placeholder:text-xs placeholder:leading-5.5"
      />
      <div className="absolute right-0.5 flex flex-col text-soft lg:flex-row-reverse">
        <IconButton name={`${t.way}: ${way === null ? t.way_open : t.ways[way]}`} onClick={menu}>
          <MenuIcon className="size-5" />
        </IconButton>
        {text !== '' && (
          <IconButton name={t.clear} onClick={clear}>
            <CloseIcon className="size-5" />
          </IconButton>
        )}
      </div>
    </div>
  );
}

type PreviewProps = {
  lottery: OpenLottery;
  understood: Understanding;
  written: Pick<ReturnType<typeof useText>, 'field' | 'select'>;
  /** The player is about to write in the field. */
  writeOn?: () => void;
};

/** Word by word what was understood, and what keeps numbers from being added. */
export function Preview({ lottery, understood, written: { field, select }, writeOn }: PreviewProps) {
  const { board, change, text, under_way } = lottery;
  const { words } = understood;
  const t = useT('lottery');
  const preview = useRef<HTMLDivElement>(null);
  const rowOf = (word?: Word) => preview.current?.querySelector(`[data-from="${word?.from}"]`);
  // What was written last is in sight: a word that was mended, or the end with what is said of all. Also where keys take room from
  // it, which may come after what asked for them. An observer tells first of what is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are the event
  useEffect(() => {
    const room = preview.current?.closest('.overflow-y-auto');
    if (!room) return;
    const observer = new ResizeObserver(() => {
      const word = wordAt(words, field.current?.selectionStart ?? 0);
      const last = preview.current?.lastElementChild;
      (word === words[words.length - 1] ? last : rowOf(word))?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [words]);
  const showUnclear = () => {
    const word = nextUnclear(words, field.current?.selectionEnd ?? 0);
    if (word === undefined) return;
    writeOn?.();
    select(word);
    rowOf(word)?.scrollIntoView({ block: 'center' });
  };
  // The numbers are chosen, and wait for their amount as tapped ones do.
  const choose = (word: Word) => {
    if (under_way !== null) return toast('warning', t[under_way]);
    change({ change: 'pick', numbers: word.bare, not_taken: board.not_taken });
    // The list may show what was written a moment ago: nothing else is cut out.
    const written = text.get();
    if (written.startsWith(word.text, word.from))
      text.set(`${written.slice(0, word.from)}${written.slice(word.from + word.text.length)}`.trimStart());
  };
  return (
    <div ref={preview} aria-live="polite" className="flex flex-col gap-3">
      <WordList words={words} notTaken={board.not_taken} choose={choose} />
      <Hindrances lottery={lottery} understood={understood} showUnclear={showUnclear} />
      <div />
    </div>
  );
}

type HindrancesProps = { lottery: OpenLottery; understood: Understanding; showUnclear: () => void };

/** What keeps numbers from being added or leaves some out, and what is on the list already. */
function Hindrances({ lottery, understood, showUnclear }: HindrancesProps) {
  const t = useT('writing');
  const lotteryPhrases = useT('lottery');
  const { board, game, text, draft } = lottery;
  const { not_taken, faults, over_count, unclear, lines } = understood;
  const limits = amountsOf(board);
  return (
    <div className="text-sm empty:hidden">
      {not_taken.length > 0 && <p className="text-bad">{fill(t.not_taken, { numbers: not_taken.join(' ') })}</p>}
      {[...faults].map(([problem, numbers]) => (
        <p key={problem} className="text-bad">
          {fill(t.faulty, { numbers: numbers.join(' '), reason: fill(lotteryPhrases[problem], limits) })}
        </p>
      ))}
      {over_count > 0 && <p className="text-bad">{fill(t.too_many, { max: game.lines_max, count: over_count })}</p>}
      {text.use().length > TEXT_MAX && <p className="text-bad">{fill(t.too_long, { max: TEXT_MAX })}</p>}
      {unclear.length > 0 && lines.length > 0 && (
        <button
          type="button"
          onClick={showUnclear}
          className="my-1 flex min-h-11 w-full items-center gap-3 rounded-control bg-gold-wash px-3 py-1 text-left text-warn active:bg-sunk"
        >
          <span className="flex-1">{fill(t.unclear, { count: unclear.length })}</span>
          <b className="shrink-0 underline">{t.show}</b>
        </button>
      )}
      {draft.lines.length > 0 && (
        <p className="text-soft">{fill(t.on_list, { count: draft.lines.length, amount: kyatShown(totalPya(draft.lines)) })}</p>
      )}
    </div>
  );
}

/** Opens what is chosen once. */
const MenuIcon = /* @__PURE__ */ paths(
  'M12 4.1a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z',
  'M12 11.1a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z',
  'M12 18.1a.9.9 0 1 1 0 1.8.9.9 0 0 1 0-1.8z',
);
