import type { CSSProperties } from 'react';
import { PAUSE_MS } from './arrival.ts';

type ArrivingNumberProps = {
  number: string | null;
  /** Whether it came while it is looked at, and moves: `useArrival` says it. */
  isNew: boolean;
  instead?: string;
};

/** A drawn number, or what stands for it while it is not drawn. One that comes while it is looked at comes digit by digit. */
export function ArrivingNumber({ number, isNew, instead = '--' }: ArrivingNumberProps) {
  if (number === null) return <span aria-hidden="true">{instead}</span>;
  const digits = [...number].map((digit, place) => ({ digit, place }));
  return (
    <span key={number} className="inline-flex">
      <span className="sr-only">{number}</span>
      {digits.map(({ digit, place }) => (
        <span
          key={place}
          aria-hidden="true"
          className={isNew ? 'inline-block animate-arrive [animation-delay:var(--late)]' : undefined}
          style={isNew ? ({ '--late': `${place * PAUSE_MS}ms` } as CSSProperties) : undefined}
        >
          {digit}
        </span>
      ))}
    </span>
  );
}
