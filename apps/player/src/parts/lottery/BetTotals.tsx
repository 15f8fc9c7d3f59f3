import { kyatShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { Coin } from '../Kyat.tsx';

/** What the bet costs against what the player has. Without a login only the cost is known. */
export function BetTotals({ total_pya, balance_pya }: { total_pya: number; balance_pya: number | null }) {
  const t = useT('lottery');
  const after_pya = balance_pya === null ? null : balance_pya - total_pya;
  return (
    <div aria-live="polite">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-sm">
        <dt className="font-semibold">{t.total}</dt>
        <dd className="amount flex items-center gap-1 justify-self-end font-bold text-xl leading-7">
          <Coin />
          {kyatShown(total_pya)}
        </dd>
        {balance_pya !== null && after_pya !== null && (
          <>
            <dt className="text-soft">{t.balance}</dt>
            <dd className="amount justify-self-end">{kyatShown(balance_pya)}</dd>
            <dt className="text-soft">{t.balance_after}</dt>
            <dd className={`amount justify-self-end ${after_pya < 0 ? 'font-semibold text-bad' : ''}`}>{kyatShown(after_pya)}</dd>
          </>
        )}
      </dl>
      {after_pya !== null && after_pya < 0 && <p className="pt-1 text-bad text-sm">{t.not_enough_money}</p>}
    </div>
  );
}
