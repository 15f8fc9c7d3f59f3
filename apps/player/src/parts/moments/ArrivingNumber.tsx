import { type CSSProperties, useState } from 'react';

/** Between one digit and the next: long enough to hope. */
const PAUSE_S = 0.7;

/** A drawn number, or what stands for it while it is not drawn. One that comes while it is looked at comes digit by digit. */
export function ArrivingNumber({ number, instead = '--' }: { number: string | null; instead?: string }) {
  const [seen, setSeen] = useState({ number, isNew: false });
  if (seen.number !== number) setSeen({ number, isNew: number !== null });
  if (number === null) return <span aria-hidden="true">{instead}</span>;
  const digits = [...number].map((digit, place) => ({ digit, place }));
  return (
    <span key={number} className="inline-flex">
      <span className="sr-only">{number}</span>
      {digits.map(({ digit, place }) => (
        <span
          key={place}
          aria-hidden="true"
          className={seen.isNew ? 'inline-block animate-arrive [animation-delay:var(--late)]' : undefined}
          style={seen.isNew ? ({ '--late': `${place * PAUSE_S}s` } as CSSProperties) : undefined}
        >
          {digit}
        </span>
      ))}
    </span>
  );
}
