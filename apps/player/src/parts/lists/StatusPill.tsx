import { useT } from '../../house/language.ts';

export type Tone = 'good' | 'bad' | 'waiting' | 'quiet';

const TONES: Record<Tone, string> = {
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  waiting: 'bg-warn-wash text-warn',
  quiet: 'bg-sunk text-soft',
};

/** A state in a word, told by its text and coloured beside it. */
export function StatusPill({ tone, text }: { tone: Tone; text: string }) {
  const t = useT('lottery');
  return (
    <>
      <span className="sr-only">{t.status}: </span>
      <span className={`shrink-0 whitespace-nowrap rounded-full px-3 py-0.5 font-semibold text-sm ${TONES[tone]}`}>{text}</span>
    </>
  );
}
