import { DataList, Text } from '@mantine/core';
import { kyatOf } from '@shwekan/ui';
import { Callout } from '../../parts/Callout.tsx';
import { CopyValue } from '../../parts/CopyValue.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { HolderName } from '../../parts/HolderName.tsx';
import { MethodLogo } from '../../parts/MethodLogo.tsx';
import { Money } from '../../parts/Money.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { type CashIn, namesOf } from './cash-ins.ts';

type FactsProps = { cash_in: CashIn; hasCopies?: boolean };

/** What an operator compares with the payment. */
export function CashInFacts({ cash_in, hasCopies = false }: FactsProps) {
  return (
    <>
      {cash_in.state === 'pending' && cash_in.is_blocked && (
        <Callout color="red" title="The player is blocked" mb="xs">
          What has come is theirs all the same: approved, it stands in their balance, and nothing is paid out of it while they are blocked.
        </Callout>
      )}
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Player">
          <PlayerLink player={cash_in.player} isInText />, {cash_in.player.phone}
        </Fact>
        <Fact label="Amount">
          <Money kyat={cash_in.amount} fw={700} fz="lg" /> kyat
          {hasCopies && <CopyValue value={String(Number(cash_in.amount))} name="amount" />}
          {cash_in.is_exact && (
            <Text size="sm" c="dimmed">
              Exact: this player alone was given this amount.
            </Text>
          )}
          {cash_in.corrected && (
            <Text size="sm">
              <Money kyat={cash_in.corrected} fw={700} /> kyat came: {cash_in.correction}
            </Text>
          )}
        </Fact>
        {cash_in.voucher_code === null ? <TransferFacts cash_in={cash_in} hasCopies={hasCopies} /> : <CardFacts cash_in={cash_in} />}
        {cash_in.promotion && <PromotionFact {...cash_in.promotion} />}
      </DataList>
      {cash_in.reused_by.length > 0 && (
        <Callout color="red" title="Perhaps the same payment twice">
          {cash_in.voucher_code === null ? (
            <>Another request has the same method, last six digits, amount and day: {cash_in.reused_by.map((id) => `#${id}`).join(', ')}.</>
          ) : (
            <>The same card was sent before: {cash_in.reused_by.map((id) => `#${id}`).join(', ')}.</>
          )}
        </Callout>
      )}
    </>
  );
}

function TransferFacts({ cash_in, hasCopies }: FactsProps) {
  return (
    <>
      <Fact label="Paid to">
        <MethodLogo of={cash_in.method} />
        {cash_in.method}, {cash_in.holder_phone}
        {cash_in.is_account_closed && (
          <Text size="sm" c="red" fw={600}>
            This account of ours is closed now: look in its payment app whether the money came.
          </Text>
        )}
      </Fact>
      <Fact label="Paid by">
        <HolderName {...namesOf(cash_in)} />
        {cash_in.is_name_same === false && (
          <Text size="sm" c="dimmed">
            {cash_in.lvl_2_name === null ? `The account is ${cash_in.player.name}’s` : `Level 2 is ${cash_in.lvl_2_name}’s`}
          </Text>
        )}
      </Fact>
      <Fact label={cash_in.full_transaction_id === null ? 'Last six digits' : 'Transaction ID'}>
        <Text span inherit ff="monospace">
          {cash_in.full_transaction_id ?? cash_in.transaction_id}
        </Text>
        {hasCopies && <CopyValue value={cash_in.full_transaction_id ?? cash_in.transaction_id} name="transaction ID" />}
      </Fact>
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
