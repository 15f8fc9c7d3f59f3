import type { AnswerRow } from '@shwekan/contract';
import { keepWords } from '@shwekan/phrases/burmese';
import type { ReactNode } from 'react';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { paths } from '../../phone/paths.ts';
import { Balance } from '../Balance.tsx';
import { ButtonLink } from '../Button.tsx';
import { nearDayName } from '../days/day-names.ts';
import type { Days } from '../days/days.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Kyat } from '../Kyat.tsx';
import { Columns } from '../lists/Columns.tsx';
import { HistoryList } from '../lists/HistoryList.tsx';
import { StatusPill, type Tone } from '../lists/StatusPill.tsx';
import { useHistory } from '../lists/use-history.ts';
import { WriteLink } from '../WriteLink.tsx';
import { AccountNumber } from './AccountNumber.tsx';
import { draftAgain } from './draft.ts';

const CASH_IN = 'GET /api/user/cash_in_history';
const CASH_OUT = 'GET /api/user/cash_out_history';
type Row = AnswerRow<typeof CASH_IN>;

const STATES = {
  Pending: { tone: 'waiting', says: 'cash_in_pending' },
  Approve: { tone: 'good', says: 'cash_in_approved' },
  Reject: { tone: 'bad', says: 'cash_in_rejected' },
} as const satisfies Record<Row['status'], { tone: Tone; says: string }>;

type CashListProps = { days: Days; today: string };

/** The player's cash-ins, newest first. */
export function CashInList({ days, today }: CashListProps) {
  const t = useT('lottery');
  const rows = useHistory(CASH_IN, days, (query) => call(CASH_IN, { query }));
  return (
    <HistoryList
      history={rows}
      rowHeight="h-36"
      empty={<EmptyState kind="money" title={t.no_cash_ins} hint={t.no_cash_ins_next} way={[t.cash_in, paths.cashin]} />}
    >
      {(row: Row) => <CashCard row={row} today={today} kind="cash_in" />}
    </HistoryList>
  );
}

/** The player's cash-outs, newest first. */
export function CashOutList({ days, today }: CashListProps) {
  const { cashout } = useT('wallet');
  const rows = useHistory(CASH_OUT, days, (query) => call(CASH_OUT, { query }));
  return (
    <HistoryList
      history={rows}
      rowHeight="h-36"
      empty={<EmptyState kind="money" title={cashout.empty} hint={cashout.empty_hint} way={[cashout.title, paths.cashout]} />}
    >
      {(row: Row) => <CashCard row={row} today={today} kind="cash_out" accountName={cashout.account_number} />}
    </HistoryList>
  );
}

type CashCardProps = { row: Row; today: string; kind: 'cash_in' | 'cash_out'; accountName?: string };

/** A request with its columns; `accountName` names the number of the account that is paid, where one is. */
function CashCard({ row, today, kind, accountName }: CashCardProps) {
  const t = useT('lottery');
  const { cashin } = useT('wallet');
  const state = STATES[row.status];
  const columns: [string, ReactNode][] = [
    [t.payment_name, row.payment_method.name],
    [t.holder_name, row.account_name === '' ? '–' : row.account_name],
  ];
  if (accountName !== undefined) columns.push([accountName, <AccountNumber key="account" text={row.user_phone ?? '–'} />]);
  if (row.voucher_code !== null) columns.push([cashin.voucher, <AccountNumber key="id" text={row.voucher_code} />]);
  else columns.push([t.transaction_id, <AccountNumber key="id" text={row.transaction_id ?? '–'} />]);
  return (
    <article className="flex flex-col gap-2 rounded-card border border-line bg-card p-3 shadow-card">
      <div className="flex items-start justify-between gap-2 zoomed:flex-wrap">
        <div>
          <Kyat wire={row.amount} className="font-bold text-lg" />
          <p className="text-soft text-sm">
            {nearDayName(row.date, today, t)} <span className="amount">{row.time.slice(0, 5)}</span>
          </p>
        </div>
        <StatusPill tone={state.tone} text={t[state.says]} />
      </div>
      <Columns columns={columns} />
      {row.old_amount !== null && row.new_amount !== null && (
        <Columns
          columns={[
            [t.old_balance, <Balance key="old" wire={row.old_amount} coin={false} />],
            [t.new_balance, <Balance key="new" wire={row.new_amount} coin={false} />],
          ]}
        />
      )}
      {row.message !== '' && (
        <p className={`rounded-control px-3 py-1 text-sm ${row.status === 'Reject' ? 'bg-bad-wash text-bad' : 'bg-warn-wash text-warn'}`}>
          {keepWords(row.message)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {row.status === 'Reject' && (
          <ButtonLink href={kind === 'cash_in' ? paths.cashin : paths.cashout} look="gold" onClick={() => draftAgain(kind, row)}>
            {cashin.send_again}
          </ButtonLink>
        )}
        <WriteLink about={`${kind}:${row.id}`} />
      </div>
    </article>
  );
}
