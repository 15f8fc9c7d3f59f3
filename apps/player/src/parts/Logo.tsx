import { houseName } from '../phone/house-name.ts';

/** The mark of the house (a golden bowl over water, for "golden pond"; a logo of its own the page lays over it) and its name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="mark size-8" aria-hidden="true">
        <circle cx="16" cy="16" r="15" className="fill-gold" />
        <path d="M5.5 15h21a10.5 10.5 0 0 1-21 0z" className="fill-brand" />
        <path d="M8 19.5c2.7-2 5.3-2 8 0s5.3 2 8 0" fill="none" className="stroke-gold" strokeWidth="1.8" strokeLinecap="round" />
        <circle cx="16" cy="9.5" r="2.8" className="fill-brand" />
      </svg>
      <span className="font-bold text-gold text-xl tracking-wide">{houseName()}</span>
    </span>
  );
}
