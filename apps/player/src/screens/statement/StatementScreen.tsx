import { fill } from '@shwekan/phrases/fill';
import { countShown, STATEMENT_FILE_LINES } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Cards, Pane, Panes } from '../../parts/Card.tsx';
import { DayFilter } from '../../parts/days/DayFilter.tsx';
import { type DayChoice, daysOf } from '../../parts/days/days.ts';
import { useToday } from '../../parts/days/use-today.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { DownloadIcon } from '../../parts/icons.tsx';
import { HistoryList } from '../../parts/lists/HistoryList.tsx';
import { withOverlay } from '../../phone/overlay.ts';
import { useScreenState } from '../../phone/screen-state.ts';
import { Choice } from './Choice.tsx';
import { downloadStatement } from './download.ts';
import { StatementLine } from './StatementLine.tsx';
import { Totals } from './Totals.tsx';
import { type Line, type Purse, useStatement } from './use-statement.ts';

/** `/statement`: every movement of the player's purses with the balance after it, by day, purse and reason; as a file too. */
export function StatementScreen() {
  const { statement: t } = useT('wallet');
  const [chosen, setChosen] = useScreenState<DayChoice>('days', 'days_week');
  const [purse, setPurse] = useScreenState<Purse | ''>('purse', '');
  const [reason, setReason] = useScreenState<string>('reason', '');
  const today = useToday();
  const asked = { ...daysOf(chosen, today), ...(purse && { purse }), ...(reason && { reason }) };
  const lines = useStatement(asked);
  const count = lines.totals?.reduce((sum, it) => sum + it.count, 0) ?? 0;
  return (
    <Cards>
      <Panes>
        <Pane>
          <DayFilter chosen={chosen} today={today} choose={setChosen} />
          <div className="grid grid-cols-2 gap-2 zoomed:grid-cols-1">
            <Choice name={t.purse} all={t.all} names={t.purses} chosen={purse} choose={(key) => setPurse(key)} />
            <Choice name={t.reason} all={t.all} names={t.reasons} chosen={reason} choose={setReason} />
          </div>
          {lines.totals && lines.totals.length > 0 && <Totals totals={lines.totals} />}
          {lines.rows && lines.rows.length > 0 && (
            <Button wide onClick={() => void withOverlay(downloadStatement(asked))}>
              <DownloadIcon className="size-5" />
              {t.download}
            </Button>
          )}
          {count > STATEMENT_FILE_LINES && (
            <p className="text-balance text-center text-soft text-sm">
              {fill(t.download_cut, { most: countShown(STATEMENT_FILE_LINES), count: countShown(count) })}
            </p>
          )}
        </Pane>
        <Pane>
          <HistoryList history={lines} rowHeight="h-26" empty={<EmptyState kind="money" title={t.empty} hint={t.empty_hint} />}>
            {(line: Line) => <StatementLine line={line} today={today} />}
          </HistoryList>
        </Pane>
      </Panes>
    </Cards>
  );
}
