import { useT } from '../house/language.ts';
import { HIDDEN, useBalanceShown } from './BalanceBar.tsx';
import { Kyat } from './Kyat.tsx';

/** A balance of the player's, as kyat of the wire; hidden where the player hides them. */
export function Balance({ wire, className = '', coin = true }: { wire: string; className?: string; coin?: boolean }) {
  const { hidden } = useT().bar;
  if (useBalanceShown()) return <Kyat wire={wire} className={className} coin={coin} />;
  return (
    <span role="img" aria-label={hidden} className={`amount ${className}`}>
      {HIDDEN}
    </span>
  );
}
