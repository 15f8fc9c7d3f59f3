import type { AnswerRow } from '@shwekan/contract';
import { yangonDay } from '@shwekan/rules';
import { momentShown } from '@shwekan/ui';
import { call } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { paths } from '../../phone/paths.ts';
import { Balance } from '../Balance.tsx';
import { nearDayName } from '../days/day-names.ts';
import type { Days } from '../days/days.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Kyat } from '../Kyat.tsx';
import { Columns } from '../lists/Columns.tsx';
import { HistoryList } from '../lists/HistoryList.tsx';
import { useHistory } from '../lists/use-history.ts';
import { WriteLink } from '../WriteLink.tsx';

const CALLS = { in: 'GET /api/user/transfer_in_his', out: 'GET /api/user/transfer_out_his' } as const;
type Row = AnswerRow<(typeof CALLS)['in']>;
export type Direction = keyof typeof CALLS;

/** The player's transfers of a direction (`in` is main to game), newest first. */
export function TransferList({ direction, days, today }: { direction: Direction; days: Days; today: string }) {
  const { transfers } = useT('wallet');
  const rows = useHistory(CALLS[direction], days, (query) => call(CALLS[direction], { query }));
  return (
    <HistoryList
      history={rows}
      rowHeight="h-28"
      empty={<EmptyState kind="money" title={transfers.empty} hint={transfers.empty_hint} way={[transfers.to_wallet, paths.wallet]} />}
    >
      {(row: Row) => <TransferCard row={row} today={today} />}
    </HistoryList>
  );
}

function TransferCard({ row, today }: { row: Row; today: string }) {
  const { transfers } = useT('wallet');
  const t = useT('lottery');
  return (
    <article className="flex flex-col gap-2 rounded-card border border-line bg-card p-3 shadow-card">
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <Kyat wire={row.transfer_balance} className="font-bold text-lg" />
        <span className="text-soft text-sm">
          {nearDayName(yangonDay(new Date(row.created_at)), today, t)}{' '}
          <span className="amount">{momentShown(row.created_at).slice(-5)}</span>
        </span>
      </p>
      <Columns
        columns={[
          [transfers.main_after, <Balance key="main" wire={row.balance} coin={false} />],
          [transfers.game_after, <Balance key="game" wire={row.game_balance} coin={false} />],
          [
            transfers.reference,
            <span key="reference" className="amount">
              {row.referenceid}
            </span>,
          ],
        ]}
      />
      <WriteLink about={`transfer:${row.id}`} className="self-start" />
    </article>
  );
}
