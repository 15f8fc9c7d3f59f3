import { fill } from '@shwekan/phrases/fill';
import { kyatShown } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { Button, IconButton } from '../Button.tsx';
import { Coin } from '../Kyat.tsx';
import { AmountChips } from './AmountChips.tsx';
import { chooseDense, isDense } from './density.ts';
import { DenseIcon, LargeIcon } from './icons.tsx';
import { totalPya } from './lines.ts';
import type { OpenLottery } from './use-lottery.ts';

type BetBarProps = { lottery: OpenLottery; setAmount: () => void; review: () => void };

/**
 * Always at the bottom: the amount, how many numbers, the total, and on to the bet. Where letters are twice as large it takes a third of the screen, so that it
 * waits below the numbers until one is chosen.
 */
export function BetBar({ lottery, setAmount, review }: BetBarProps) {
  const t = useT('lottery');
  const { draft, isUnderWay: waits, board, change } = lottery;
  const count = draft.lines.length;
  const hasNothing = count === 0 && !waits && lottery.bets.length === 0;
  // It is no disabled button, which no tap reaches: on the drawn page it may be tapped after numbers, of which the app hears then.
  const bet = () => {
    if (!hasNothing || lottery.drafts.get().lines.length > 0) review();
  };
  return (
    <div
      className={`lg:hidden ${hasNothing ? 'huge:static' : ''} fixed inset-x-0 bottom-0 z-10 mx-auto sideways:flex sideways:items-center max-w-phone border-line border-t bg-card pb-[env(safe-area-inset-bottom)] shadow-card`}
    >
      <AmountChips
        limits={board}
        stake_pya={draft.stake_pya}
        choose={(stake_pya) => change({ change: 'stake_batch', stake_pya })}
        type={setAmount}
      />
      <div className="flex items-center gap-3 whitespace-nowrap px-3 pb-2 zoomed:gap-1 sideways:py-1">
        <div aria-live="polite" className="min-w-0 flex-1">
          <p className="text-sm text-soft leading-5">{fill(t.number_count, { count })}</p>
          <p className="amount flex items-center gap-1 font-bold text-xl leading-7">
            <span className="sr-only">{t.total} </span>
            <Coin />
            {kyatShown(totalPya(draft.lines))}
          </p>
        </div>
        {lottery.game.digits > 1 && <DensityButton />}
        <Button look={hasNothing ? 'off' : 'gold'} aria-disabled={hasNothing} className="min-w-32 text-lg zoomed:min-w-0" onClick={bet}>
          {waits ? t.being_checked : t.bet}
        </Button>
      </div>
    </div>
  );
}

/** Changes between large numbers and all of a hundred in sight. */
function DensityButton() {
  const t = useT('lottery');
  const dense = isDense.use();
  return (
    <IconButton
      name={t.whole_board}
      aria-pressed={dense}
      onClick={() => chooseDense(!dense)}
      className="text-soft aria-pressed:text-gold-ink zoomed:hidden"
    >
      {dense ? <LargeIcon /> : <DenseIcon />}
    </IconButton>
  );
}
