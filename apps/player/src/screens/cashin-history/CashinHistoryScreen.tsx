import { addDays, yangonDay } from '@shwekan/rules';
import { dayShown } from '@shwekan/ui';
import { useState } from 'react';
import { serverClock } from '../../app/call.ts';
import { useT } from '../../app/language.ts';
import { paths } from '../../app/paths.ts';
import { useCall } from '../../app/query.ts';
import { Answered } from '../../parts/Answered.tsx';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Card, Cards, Row, Rows } from '../../parts/Card.tsx';
import { CashinChip } from '../../parts/CashinChip.tsx';
import type { CashRequest } from '../../parts/cash/RequestCard.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Field } from '../../parts/Field.tsx';
import { Kyat } from '../../parts/Kyat.tsx';

const PAGE = 50;
/** The server shows no more at once; with more the days are narrowed. */
const MOST = 200;
const DAYS_SHOWN_FIRST = 30;

/** Own cash-ins between two days, with their state and, after a rejection, the reason. */
export function CashinHistoryScreen() {
  const t = useT('account');
  const today = yangonDay(new Date(serverClock.now()));
  const [start_date, setStart] = useState(addDays(today, -DAYS_SHOWN_FIRST));
  const [end_date, setEnd] = useState(today);
  const [limit, setLimit] = useState(PAGE);
  const history = useCall('GET /api/user/cash_in_history', { query: { start_date, end_date, limit } });
  return (
    <Cards>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t.history.from}
          name="start_date"
          type="date"
          max={end_date}
          value={start_date}
          onChange={(event) => setStart(event.target.value || start_date)}
        />
        <Field
          label={t.history.to}
          name="end_date"
          type="date"
          min={start_date}
          max={today}
          value={end_date}
          onChange={(event) => setEnd(event.target.value || end_date)}
        />
      </div>
      <Answered query={history}>
        {({ data, total_count }) =>
          data.length === 0 ? (
            <EmptyState
              kind="money"
              title={t.history.empty}
              hint={t.history.empty_hint}
              action={
                <ButtonLink href={paths.cashin} look="gold">
                  {t.cashin.another}
                </ButtonLink>
              }
            />
          ) : (
            <>
              {data.map((request) => (
                <Request key={request.id} request={request} />
              ))}
              {total_count > data.length && limit < MOST && <Button onClick={() => setLimit(limit + PAGE)}>{t.history.more}</Button>}
            </>
          )
        }
      </Answered>
    </Cards>
  );
}

function Request({ request }: { request: CashRequest }) {
  const t = useT('account');
  const { cashin } = useT('wallet');
  return (
    <Card>
      <div className="flex items-center gap-3 pb-3">
        <div className="min-w-0 flex-1">
          <p className="font-bold text-lg">
            <Kyat wire={request.amount} />
          </p>
          <p className="amount text-soft text-sm">
            {dayShown(request.date)} {request.time.slice(0, 5)}
          </p>
        </div>
        <CashinChip status={request.status} />
      </div>
      <Rows>
        <Row name={t.history.payment} value={request.payment_method.name} />
        {request.account_name && <Row name={t.history.holder} value={request.account_name} />}
        {request.transaction_id && <Row name={t.history.transaction} value={<span className="amount">{request.transaction_id}</span>} />}
        {request.voucher_code && <Row name={cashin.voucher} value={request.voucher_code} />}
        {request.old_amount !== null && <Row name={t.history.old_balance} value={<Kyat wire={request.old_amount} coin={false} />} />}
        {request.new_amount !== null && <Row name={t.history.new_balance} value={<Kyat wire={request.new_amount} coin={false} />} />}
        {request.status === 'Reject' && <Row name={t.history.reason} value={request.message} />}
      </Rows>
    </Card>
  );
}
