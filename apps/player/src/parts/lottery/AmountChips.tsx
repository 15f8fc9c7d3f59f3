import { kyatShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { EditIcon } from './icons.tsx';
import type { StakeLimits } from './kinds.ts';
import { quickAmounts } from './stake.ts';

type AmountChipsProps = { limits: StakeLimits; stake_pya: number; choose: (stake_pya: number) => void; type: () => void };

/** The amount that is set, to be typed, and the quick amounts beside it. */
export function AmountChips({ limits, stake_pya, choose, type }: AmountChipsProps) {
  const t = useT('lottery');
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1.5 py-2 pl-3">
      <button
        type="button"
        onClick={type}
        aria-label={`${t.enter_amount}: ${kyatShown(stake_pya)}`}
        className="amount min-h-11 shrink-0 rounded-control border border-edge border-dashed px-3 text-sm active:bg-sunk"
      >
        {stake_pya === 0 ? t.amount : <b className="font-semibold text-base">{kyatShown(stake_pya)}</b>}{' '}
        <EditIcon className="mb-1 ml-1 inline size-4" />
      </button>
      <div className="no-bar flex gap-1.5 overflow-x-auto pr-3">
        {quickAmounts(limits).map((pya) => (
          <button
            key={pya}
            type="button"
            aria-pressed={pya === stake_pya}
            onClick={() => choose(pya)}
            className="amount min-h-11 min-w-12 shrink-0 rounded-control border border-line bg-sunk px-2.5 font-semibold active:bg-gold-wash aria-pressed:border-gold-deep aria-pressed:bg-gold aria-pressed:text-on-gold"
          >
            {kyatShown(pya)}
          </button>
        ))}
      </div>
    </div>
  );
}
