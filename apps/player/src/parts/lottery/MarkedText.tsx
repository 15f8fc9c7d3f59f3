import type { Marked } from './source-digits.ts';

/** A source value with the digit that makes the number set off, by weight and underline as well as by colour. */
export function MarkedText({ marked, fallback, className = '' }: { marked: Marked | null; fallback: string; className?: string }) {
  if (marked === null) return <span className={`amount ${className}`}>{fallback}</span>;
  return (
    <span className={`amount ${className}`}>
      {marked.before}
      <b className="font-bold text-[1.15em] text-[var(--mark)] underline decoration-2 underline-offset-2">{marked.digit}</b>
      {marked.after}
    </span>
  );
}
