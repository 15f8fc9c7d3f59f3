import { fill } from '@shwekan/phrases/fill';
import { GAME_PURSE_SPENT_PYA, kyatShown } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import type { Session } from '../../house/session.ts';
import { Card } from '../../parts/Card.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { percentPlayed } from './turnover.ts';
import { useForfeit } from './use-forfeit.ts';

/** The turnover that is left, and what it keeps from being transferred. */
export function TurnoverCard({ player }: { player: Session }) {
  const { turnover: t } = useT('wallet');
  const isStopped = useForfeit(player) !== null;
  const left_pya = pyaOf(player.turnover);
  const percent = percentPlayed(player.id, left_pya);
  return (
    <Card title={t.title}>
      {left_pya === 0 ? (
        <p className="text-soft">{t.none}</p>
      ) : (
        <div className="flex flex-col gap-2">
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            <Kyat wire={player.turnover} className="font-bold text-xl" />
            <span className="amount text-soft text-sm">{fill(t.done, { percent })}</span>
          </p>
          <div
            role="progressbar"
            aria-label={t.title}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="h-3 overflow-hidden rounded-full border border-edge bg-sunk"
          >
            <div className="drawn h-full bg-gold-deep transition-[width]" style={{ width: `${percent}%` }} />
          </div>
          <p className="text-sm">{isStopped ? t.stopped : t.text}</p>
          {!isStopped && <p className="text-soft text-sm">{fill(t.fresh, { amount: kyatShown(GAME_PURSE_SPENT_PYA) })}</p>}
        </div>
      )}
    </Card>
  );
}
