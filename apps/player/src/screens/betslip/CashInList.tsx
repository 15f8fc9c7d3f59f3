import type { CallName } from '@shwekan/contract';
import type { Got } from '@shwekan/ui';
import { call } from '../../app/call.ts';
import { useT } from '../../app/language.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Kyat } from '../../parts/Kyat.tsx';
import { Columns } from '../../parts/lottery/Columns.tsx';
import { nearDayName } from '../../parts/lottery/day-names.ts';
import type { Days } from '../../parts/lottery/days.ts';
import { HistoryList } from '../../parts/lottery/HistoryList.tsx';
import { StatusPill, type Tone } from '../../parts/lottery/StatusPill.tsx';
import { useHistory } from '../../parts/lottery/use-history.ts';

const CALL = 'GET /api/user/cash_in_history';
type Row = Got<CallName[typeof CALL]>['data'][number];

const STATES = {
  Pending: { tone: 'waiting', says: 'cash_in_pending' },
  Approve: { tone: 'good', says: 'cash_in_approved' },
  Reject: { tone: 'bad', says: 'cash_in_rejected' },
} as const satisfies Record<Row['status'], { tone: Tone; says: string }>;

/** The player's cash-ins, newest first. */
export function CashInList({ days, today }: { days: Days; today: string }) {
  const t = useT('lottery');
  const rows = useHistory(CALL, days, (query) => call(CALL, { query }));
  const empty = (
    <EmptyState
      title={t.no_cash_ins}
      hint={t.no_cash_ins_next}
      action={
        <ButtonLink look="gold" href={paths.cashin}>
          {t.cash_in}
        </ButtonLink>
      }
    />
  );
  return (
    <HistoryList history={rows} rowHeight="h-36" empty={empty}>
      {(row: Row) => <CashInCard row={row} today={today} />}
    </HistoryList>
  );
}

function CashInCard({ row, today }: { row: Row; today: string }) {
  const t = useT('lottery');
  const state = STATES[row.status];
  const columns = [
    [t.payment_name, row.payment_method.name],
    [t.holder_name, row.account_name],
    [
      t.transaction_id,
      <span key="id" className="amount">
        {row.transaction_id ?? row.voucher_code ?? '–'}
      </span>,
    ],
  ] as const;
  return (
    <article className="flex flex-col gap-2 rounded-card border border-line bg-card p-3 shadow-card">
      <p className="flex items-center gap-2">
        <Kyat wire={row.amount} className="font-bold text-lg" />
        <span className="min-w-0 flex-1 truncate text-soft text-sm">
          {nearDayName(row.date, today, t)} <span className="amount">{row.time.slice(0, 5)}</span>
        </span>
        <StatusPill tone={state.tone} text={t[state.says]} />
      </p>
      <Columns columns={columns} />
      {row.old_amount !== null && row.new_amount !== null && (
        <Columns
          columns={[
            [t.old_balance, <Kyat key="old" wire={row.old_amount} coin={false} />],
            [t.new_balance, <Kyat key="new" wire={row.new_amount} coin={false} />],
          ]}
        />
      )}
      {row.message !== '' && <p className="rounded-control bg-bad-wash px-3 py-1 text-bad text-sm">{row.message}</p>}
    </article>
  );
}
