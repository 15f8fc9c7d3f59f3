import { Alert, DataList } from '@mantine/core';
import { Icon } from '../../parts/Icon.tsx';
import { Money } from '../../parts/Money.tsx';
import type { CashIn } from './cash-ins.ts';

/** What an operator compares with the payment, in both dialogs. */
export function CashInFacts({ cash_in }: { cash_in: CashIn }) {
  return (
    <>
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Player" value={`${cash_in.player.name}, ${cash_in.player.phone}`} />
        <DataList.Item>
          <DataList.ItemLabel>Amount</DataList.ItemLabel>
          <DataList.ItemValue>
            <Money kyat={cash_in.amount} fw={700} /> kyat
          </DataList.ItemValue>
        </DataList.Item>
        <Fact label="Paid to" value={`${cash_in.method}, ${cash_in.holder_phone}`} />
        <Fact label="Paid by" value={cash_in.account_name} />
        <Fact label="Last six digits" value={cash_in.transaction_id} />
      </DataList>
      {cash_in.reused_by.length > 0 && (
        <Alert color="red" icon={<Icon name="alert" />} title="Perhaps the same payment twice">
          Another request has the same method, last six digits, amount and day: {cash_in.reused_by.map((id) => `#${id}`).join(', ')}.
        </Alert>
      )}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue>{value}</DataList.ItemValue>
    </DataList.Item>
  );
}
