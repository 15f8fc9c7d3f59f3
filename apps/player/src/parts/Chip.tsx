import type { ReactNode } from 'react';

export type ChipTone = 'good' | 'bad' | 'warn' | 'plain';

const tones: Record<ChipTone, string> = {
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  warn: 'bg-warn-wash text-warn',
  plain: 'bg-sunk text-soft',
};

/** A state in a word, coloured by what it means. */
export function Chip({ tone, children }: { tone: ChipTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full px-3 py-0.5 font-medium text-sm huge:whitespace-normal huge:rounded-control ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
