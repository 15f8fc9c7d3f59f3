import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { HIDDEN, useBalanceShown } from '../BalanceBar.tsx';
import { Coin } from '../Kyat.tsx';

/** What the bet costs against what the player has. Without a login only the cost is known. */
export function BetTotals({ total_pya, balance_pya, times }: { total_pya: number; balance_pya: number | null; times: number }) {
  const t = useT('lottery');
  const shown = useBalanceShown();
  const after_pya = balance_pya === null ? null : balance_pya - total_pya;
  return (
    <div aria-live="polite">
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-sm lg:grid-flow-col lg:grid-cols-[repeat(3,auto)] lg:grid-rows-2 lg:[&_dd]:justify-self-start huge:grid-cols-1 huge:[&_dd]:justify-self-start">
        <dt className="font-semibold">{times === 1 ? t.total : fill(t.total_of, { count: times })}</dt>
        <dd className="amount flex items-center gap-1 justify-self-end font-bold text-xl leading-7">
          <Coin />
          {kyatShown(total_pya)}
        </dd>
        {balance_pya !== null && after_pya !== null && (
          <>
            <dt className="text-soft">{t.balance}</dt>
            <dd className="amount justify-self-end">{shown ? kyatShown(balance_pya) : HIDDEN}</dd>
            <dt className="text-soft">{t.balance_after}</dt>
            <dd className={`amount justify-self-end ${after_pya < 0 ? 'font-semibold text-bad' : ''}`}>
              {shown ? kyatShown(after_pya) : HIDDEN}
            </dd>
          </>
        )}
      </dl>
      {after_pya !== null && after_pya < 0 && <p className="pt-1 text-bad text-sm">{t.not_enough_money}</p>}
    </div>
  );
}
