import { Fragment } from 'react';
import type { Marked } from './source-digits.ts';

type MarkedTextProps = { marked: Marked | readonly Marked[] | null; fallback: string; className?: string };

/** A source value with the digits that make the number set off, by weight and underline as well as by colour. */
export function MarkedText({ marked, fallback, className = '' }: MarkedTextProps) {
  if (marked === null) return <span className={`amount ${className}`}>{fallback}</span>;
  return (
    <span className={`amount ${className}`}>
      {[marked].flat().map(({ before, digit, after }) => (
        <Fragment key={`${before}${digit}`}>
          {before}
          <b className="font-bold text-[1.15em] text-[var(--mark)] underline decoration-2 underline-offset-2">{digit}</b>
          {after}
        </Fragment>
      ))}
    </span>
  );
}
