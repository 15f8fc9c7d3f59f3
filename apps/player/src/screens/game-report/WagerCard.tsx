import type { AnswerRow } from '@shwekan/contract';
import { yangonDay } from '@shwekan/rules';
import { momentShown } from '@shwekan/ui';
import { useT } from '../../house/language.ts';
import { Balance } from '../../parts/Balance.tsx';
import { nearDayName } from '../../parts/days/day-names.ts';
import { ProfitLoss } from '../../parts/games/GameTotals.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { Columns } from '../../parts/lists/Columns.tsx';
import { StatusPill } from '../../parts/lists/StatusPill.tsx';

export type Wager = AnswerRow<'GET /api/transition/details'> & { id: string };

const TONES = { pending: 'waiting', settled: 'good', void: 'quiet' } as const;

/** A wager with the columns of the specification. */
export function WagerCard({ wager, today }: { wager: Wager; today: string }) {
  const { report: t } = useT('games');
  const lottery = useT('lottery');
  const plain = (wire: string) => <Kyat wire={wire} coin={false} />;
  return (
    <article className="flex flex-col gap-2 rounded-card border border-line bg-card p-3 shadow-card">
      <p className="flex items-start justify-between gap-2 huge:flex-wrap">
        <span className="min-w-0">
          <span className="block font-semibold">{wager.game}</span>
          <span className="block text-soft text-sm">
            {nearDayName(yangonDay(new Date(wager.created_on)), today, lottery)}{' '}
            <span className="amount">{momentShown(wager.created_on).slice(-5)}</span>
          </span>
        </span>
        <StatusPill tone={TONES[wager.status]} text={t.states[wager.status]} />
      </p>
      <Columns
        columns={[
          [t.provider, wager.provider_name],
          [t.stake, plain(wager.bet_amount)],
          [t.win, plain(wager.payout_amount)],
          [t.profit_loss, <ProfitLoss key="profit" wire={wager.profit_loss} />],
          [t.valid_turnover, plain(wager.valid_turnover)],
          [t.commission, plain(wager.commission)],
          [t.old_balance, <Balance key="old" wire={wager.before_balance} coin={false} />],
          [t.new_balance, <Balance key="new" wire={wager.balance} coin={false} />],
        ]}
      />
      <p className="break-all text-soft text-xs">
        {t.wager}: <span className="tabular-nums">{wager.wager_id}</span>
      </p>
    </article>
  );
}
