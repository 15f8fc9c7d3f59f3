import { kyatOf } from '@shwekan/ui';
import { useT } from '../house/language.ts';

/** The coin that stands for kyat, and is read out as it. */
export function Coin({ className = 'size-[1.05em]' }: { className?: string }) {
  const t = useT();
  return (
    <svg viewBox="0 0 24 24" className={`inline-block shrink-0 align-[-0.14em] ${className}`} role="img" aria-label={t.kyat}>
      <circle cx="12" cy="12" r="11" className="fill-gold-deep" />
      <circle cx="12" cy="11.4" r="10" className="fill-gold" />
      <path d="M9 6.5v11M15.5 6.5 9.6 12l6.2 5.5" fill="none" className="stroke-on-gold" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}

/** An amount of more signs is written smaller where letters are twice as large: it stays whole. */
const WIDE_SIGNS = 8;

/** Kyat of the wire with the coin before it: thousands separators, rounded down, never broken over two lines. */
export function Kyat({ wire, className = '', coin = true }: { wire: string; className?: string; coin?: boolean }) {
  const amount = kyatOf(wire);
  const size = amount.length > WIDE_SIGNS ? 'huge:text-[length:min(1em,8vw)]' : '';
  return (
    <span className={`amount inline-flex items-center gap-1 ${size} ${className}`}>
      {coin && <Coin />}
      {amount}
    </span>
  );
}
