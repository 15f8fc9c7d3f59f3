import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useCall } from '../../house/query.ts';
import type { DayChoice, Days } from '../../parts/days/days.ts';
import { NoPlay, ProviderTotals } from '../../parts/games/GameTotals.tsx';
import { NextIcon } from '../../parts/icons.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { gameReportPath } from '../../phone/paths.ts';

/** What was played in games, a card per provider; each leads to its wagers of the same days. */
export function GameHistory({ days, chosen }: { days: Days; chosen: DayChoice }) {
  const { report: t } = useT('games');
  const history = useCall('GET /api/transition/history', { query: days }, { staleTime: 0 });
  return (
    <QueryView query={history}>
      {(answer) => {
        if (answer.data.length === 0) return <NoPlay />;
        const sum = (field: 'valid_turnover' | 'commission') => answer.data.reduce((total, it) => total + Number(it[field]), 0).toFixed(2);
        return (
          <div className="flex flex-col gap-3">
            <ProviderTotals
              title={t.totals}
              totals={{
                bet_amount: answer.bet_amount_total,
                payout_amount: answer.payout_total,
                profit_loss: answer.win_lose,
                valid_turnover: sum('valid_turnover'),
                commission: sum('commission'),
              }}
            />
            {answer.data.map((it) => (
              <ProviderTotals
                key={it.provider_code}
                title={it.provider_name}
                totals={it}
                more={
                  <Link
                    href={gameReportPath(it.provider_code)}
                    state={{ here: { days: chosen } }}
                    aria-label={`${t.wagers}: ${it.provider_name}`}
                    className="-my-2 flex min-h-11 items-center gap-1 text-gold-ink text-sm"
                  >
                    {t.wagers}
                    <NextIcon className="size-4" />
                  </Link>
                }
              />
            ))}
          </div>
        );
      }}
    </QueryView>
  );
}
