import type { AnswerRow } from '@shwekan/contract';
import { kyatOf, pyaOf } from '@shwekan/ui';
import type { ReactNode } from 'react';
import { useT } from '../../house/language.ts';
import { paths } from '../../phone/paths.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Kyat } from '../Kyat.tsx';
import { Columns } from '../lists/Columns.tsx';

export type ProviderPlay = AnswerRow<'GET /api/transition/history'>;

/** What was played at a provider in the chosen days. */
export function ProviderTotals({
  title,
  totals,
  more,
}: {
  title: string;
  totals: Omit<ProviderPlay, 'provider_name' | 'provider_code'>;
  more?: ReactNode;
}) {
  const { report: t } = useT('games');
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-card p-3 shadow-card">
      <p className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate font-semibold">{title}</span>
        {more}
      </p>
      <Columns
        columns={[
          [t.stake, <Kyat key="stake" wire={totals.bet_amount} coin={false} />],
          [t.win, <Kyat key="win" wire={totals.payout_amount} coin={false} />],
          [t.profit_loss, <ProfitLoss key="profit" wire={totals.profit_loss} />],
          [t.valid_turnover, <Kyat key="turnover" wire={totals.valid_turnover} coin={false} />],
          [t.commission, <Kyat key="commission" wire={totals.commission} coin={false} />],
        ]}
      />
    </section>
  );
}

/** What the player won less what was staked, with its sign: green above zero, red below. */
export function ProfitLoss({ wire }: { wire: string }) {
  const pya = pyaOf(wire);
  const tone = pya > 0 ? 'text-good' : pya < 0 ? 'text-bad' : '';
  return (
    <span className={`amount font-semibold ${tone}`}>
      {pya > 0 && '+'}
      {kyatOf(wire)}
    </span>
  );
}

/** No games on these days. */
export function NoPlay() {
  const { report: t } = useT('games');
  return <EmptyState kind="games" title={t.empty} hint={t.empty_hint} way={[t.to_games, paths.home]} />;
}
