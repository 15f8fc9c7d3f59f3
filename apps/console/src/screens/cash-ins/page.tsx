import { Text, Tooltip } from '@mantine/core';
import { queuePage } from '../../app/queue-page.tsx';
import { Money } from '../../parts/Money.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { ApproveCashIn } from './ApproveCashIn.tsx';
import { CashInFacts } from './CashInFacts.tsx';
import { type CashIn, cashIns, cashInsSearch, REJECT_REASONS, STATES } from './cash-ins.ts';

/** The queue of cash-in requests. */
export const cashInsPage = queuePage('/cash-ins', {
  queue: 'cash_in',
  title: 'Cash-ins',
  hint: "Find the payment in the house's account before approving.",
  label: 'Cash-in requests',
  search: cashInsSearch,
  load: cashIns,
  states: STATES,
  searches: 'Phone, name, last 6 digits, #number',
  made: 'Asked',
  columns: [
    { header: 'Kyat', align: 'right', cell: (row) => <Amount cash_in={row} /> },
    { header: 'Paid to', cell: (row) => <TwoLines first={row.method} second={row.holder_phone} /> },
    { header: 'Paid by', cell: (row) => row.account_name },
    { header: 'Transaction', cell: (row) => <Transaction cash_in={row} /> },
  ],
  colors: { pending: 'yellow', approved: 'green', rejected: 'red', expired: 'gray' },
  next: () => ({ what: 'approve', label: 'Approve' }),
  deeds: { approve: (row, ends) => <ApproveCashIn cash_in={row} {...ends} /> },
  facts: (row) => <CashInFacts cash_in={row} />,
  reject: { noun: 'cash-in', done: (id) => `Cash-in #${id} is rejected.`, reasons: REJECT_REASONS },
});

function Amount({ cash_in }: { cash_in: CashIn }) {
  const { amount, credited, promotion } = cash_in;
  return (
    <div>
      <Money kyat={amount} fw={600} />
      {credited !== amount && (
        <Text size="xs" c="dimmed">
          credits <Money kyat={credited} />
        </Text>
      )}
      {promotion && (
        <Text size="xs" c="dimmed">
          {promotion.code}: +<Money kyat={promotion.bonus} />
        </Text>
      )}
    </div>
  );
}

function Transaction({ cash_in }: { cash_in: CashIn }) {
  const others = cash_in.reused_by.map((id) => `#${id}`).join(', ');
  return (
    <div>
      <Text size="sm" ff="monospace">
        {cash_in.voucher_code ?? cash_in.full_transaction_id ?? `… ${cash_in.transaction_id}`}
      </Text>
      {others !== '' && (
        <Tooltip label="Same method, last six digits, amount and day" withArrow>
          <Tag color="red" tt="none" tabIndex={0}>
            also in {others}
          </Tag>
        </Tooltip>
      )}
    </div>
  );
}
