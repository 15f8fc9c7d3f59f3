import { DataList } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';
import { Callout } from '../../parts/Callout.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { Money } from '../../parts/Money.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import type { CashIn } from './cash-ins.ts';

/** What an operator compares with the payment, in both dialogs. */
export function CashInFacts({ cash_in }: { cash_in: CashIn }) {
  return (
    <>
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Player">
          <PlayerLink player={cash_in.player} isInText />, {cash_in.player.phone}
        </Fact>
        <Fact label="Amount">
          <Money kyat={cash_in.amount} fw={700} /> kyat
        </Fact>
        {cash_in.voucher_code === null ? <TransferFacts cash_in={cash_in} /> : <CardFacts cash_in={cash_in} />}
        {cash_in.promotion && <PromotionFact {...cash_in.promotion} />}
      </DataList>
      {cash_in.reused_by.length > 0 && (
        <Callout color="red" title="Perhaps the same payment twice">
          Another request has the same method, last six digits, amount and day: {cash_in.reused_by.map((id) => `#${id}`).join(', ')}.
        </Callout>
      )}
    </>
  );
}

function TransferFacts({ cash_in }: { cash_in: CashIn }) {
  return (
    <>
      <Fact label="Paid to">
        {cash_in.method}, {cash_in.holder_phone}
      </Fact>
      <Fact label="Paid by">{cash_in.account_name}</Fact>
      <Fact label="Last six digits">{cash_in.transaction_id}</Fact>
    </>
  );
}

function CardFacts({ cash_in }: { cash_in: CashIn }) {
  return (
    <>
      <Fact label="Top-up card">{cash_in.method}</Fact>
      <Fact label="Code">{cash_in.voucher_code ?? ''}</Fact>
      <Fact label="Credits">
        {kyatOf(cash_in.credited)} kyat, less {cash_in.fee_percent} % of the card's operator
      </Fact>
    </>
  );
}

function PromotionFact({ code, percent, turnover, bonus }: NonNullable<CashIn['promotion']>) {
  return (
    <Fact label="Promotion">
      {code}: {percent} % more ({kyatOf(bonus)} kyat) into the game balance, turnover x{turnover}
    </Fact>
  );
}
