import { fill } from '@shwekan/phrases/fill';
import { kyatShown, PYA_PER_KYAT } from '@shwekan/rules';
import { useT } from '../../../house/language.ts';
import type { Group, Word } from './understanding.ts';

/** As many numbers of one word as are read one by one. */
const SHOWN_MAX = 20;

const LOOKS: Record<Word['state'], { sign: string; edge: string; ink: string }> = {
  read: { sign: '✓', edge: 'border-good', ink: 'text-good' },
  skipped: { sign: '–', edge: 'border-line', ink: 'text-soft' },
  unfinished: { sign: '…', edge: 'border-edge', ink: 'text-soft' },
  ambiguous: { sign: '?', edge: 'border-gold-deep', ink: 'text-warn' },
  unread: { sign: '!', edge: 'border-bad', ink: 'text-bad' },
};

type WordListProps = { words: readonly Word[]; notTaken: ReadonlySet<string>; choose?: (word: Word) => void };

/** Word by word what was understood: the text as it was written, and what it bets or why it does not. */
export function WordList({ words, notTaken, choose }: WordListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {words.map((word, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be written twice, and words have no name of their own
        <WordRow key={place} word={word} notTaken={notTaken} choose={choose} />
      ))}
    </ul>
  );
}

function WordRow({ word, notTaken, choose }: { word: Word; notTaken: ReadonlySet<string>; choose: WordListProps['choose'] }) {
  const t = useT('writing');
  const note = useNote(word);
  const { sign, edge, ink } = LOOKS[word.state];
  return (
    <li
      data-state={word.state}
      data-from={word.from}
      className={`scroll-mt-32 lg:scroll-mt-0 flex flex-wrap items-baseline gap-x-2 border-l-4 ${edge} pl-2.5 text-sm`}
    >
      <p className="flex min-w-0 items-baseline gap-2">
        <b className="amount min-w-0 whitespace-pre-wrap break-words text-base">{word.text}</b>
        <span aria-hidden="true" className={`font-bold ${ink}`}>
          {sign}
        </span>
        <span className="sr-only">{t.states[word.state]}:</span>
        {word.groups.length > 0 && note !== '' && <span className="text-soft text-xs">{note}</span>}
      </p>
      {word.groups.map((group) => (
        <GroupLine key={group.stake_kyat} group={group} notTaken={notTaken} />
      ))}
      {word.groups.length === 0 && <p className={ink}>{note}</p>}
      {choose !== undefined && word.bare.length > 0 && (
        <button
          type="button"
          onClick={() => choose(word)}
          className="my-1 min-h-11 rounded-control border border-edge px-3 py-1 text-left active:bg-sunk"
        >
          {fill(t.choose_only, { count: word.bare.length })}
        </button>
      )}
    </li>
  );
}

/** The trade's name of what a word is, or what is wrong with it. */
function useNote({ note }: Word): string {
  const t = useT('writing');
  const { picks } = useT('lottery');
  if (note === 'direct') return '';
  return note in picks ? picks[note as keyof typeof picks] : t.notes[note as keyof typeof t.notes];
}

function GroupLine({ group: { stake_kyat, numbers }, notTaken }: { group: Group; notTaken: ReadonlySet<string> }) {
  const t = useT('writing');
  const amount = kyatShown(stake_kyat * PYA_PER_KYAT);
  const shown = numbers.length > SHOWN_MAX ? numbers.slice(0, SHOWN_MAX) : numbers;
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      {shown.map((number, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one word may name a number twice
        <span key={place} className={`amount font-semibold ${notTaken.has(number) ? 'text-soft line-through' : ''}`}>
          {number}
        </span>
      ))}
      {shown.length < numbers.length && <span className="text-soft">{fill(t.more, { count: numbers.length - shown.length })}</span>}
      <span className="text-soft">·</span>
      <span className="amount">{numbers.length === 1 ? amount : fill(t.each, { amount })}</span>
    </p>
  );
}
