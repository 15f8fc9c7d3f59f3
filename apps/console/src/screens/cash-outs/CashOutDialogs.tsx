import { DataList, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { Confirm } from '../../parts/Confirm.tsx';
import { DEED_ASKED } from '../../parts/deed-notice.ts';
import { Fact } from '../../parts/Fact.tsx';
import { Money } from '../../parts/Money.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { CashOut } from './cash-outs.ts';

/** `close` leaves the request undecided, `decided` is told when this deed is done or no longer open. */
type DialogProps = { cash_out: CashOut; close: () => void; decided: () => void };

const REFERENCE = /^[A-Za-z0-9-]{4,60}$/;

/** Asks to pay a request that this operator does not pay alone. */
export function AskCashOut({ cash_out, close, decided }: DialogProps) {
  const ask = useAction('POST /api/console/cash-out/:id/ask', {
    done: DEED_ASKED,
    refreshes: ['GET /api/console/cash-out', 'GET /api/console/deeds'],
    onDone: decided,
    onConflict: decided,
  });
  return (
    <Confirm
      title={`Ask to pay cash-out #${cash_out.id}`}
      action="Ask"
      isRunning={ask.isPending}
      close={close}
      confirm={() => ask.mutate({ params: { id: cash_out.id } })}
    >
      <CashOutFacts cash_out={cash_out} />
      <Text size="sm">Send nothing yet: it may be paid once a second person has confirmed it.</Text>
    </Confirm>
  );
}

/** Notes that the money was sent, with the transaction it was sent by. */
export function PayCashOut({ cash_out, close, decided }: DialogProps) {
  const [typed, setTyped] = useState('');
  const pay = useAction('POST /api/console/cash-out/:id/pay', {
    done: `Cash-out #${cash_out.id} is paid.`,
    refreshes: ['GET /api/console/cash-out'],
    onDone: decided,
    // A used id can be typed again; a decided request is gone.
    onConflict: (code) => code !== 'transaction_id_used' && decided(),
  });
  const payout_reference = typed.trim();
  const isReference = REFERENCE.test(payout_reference);
  return (
    <Confirm
      title={`Pay cash-out #${cash_out.id}`}
      action="The money is sent"
      isRunning={pay.isPending}
      isBlocked={!isReference}
      close={close}
      confirm={() => pay.mutate({ params: { id: cash_out.id }, body: { payout_reference } })}
    >
      <CashOutFacts cash_out={cash_out} />
      <TextInput
        label="Transaction ID of the payment"
        description="Send the money first. Letters, digits and hyphens."
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={payout_reference !== '' && !isReference && 'It needs 4 to 60 letters, digits or hyphens.'}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        required
        data-autofocus
      />
    </Confirm>
  );
}

/** What an operator decides a cash-out by, in all of its dialogs. */
export function CashOutFacts({ cash_out }: { cash_out: CashOut }) {
  return (
    <>
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Player">
          <PlayerLink player={cash_out.player} isInText />, {cash_out.player.phone}
        </Fact>
        <Fact label="Amount">
          <Money kyat={cash_out.amount} fw={700} /> kyat
        </Fact>
        <Fact label="Pay to">
          {cash_out.method}, {cash_out.account_number}
        </Fact>
        <Fact label="Account holder">{cash_out.account_name}</Fact>
        <Fact label="Level 2 name">{cash_out.lvl_2_name ?? 'none'}</Fact>
      </DataList>
      {!cash_out.is_name_same && (
        <Callout color="red" title={cash_out.lvl_2_name === null ? 'No name to compare' : 'The names differ'}>
          {cash_out.lvl_2_name === null
            ? 'The player has no level 2 photo: nobody has seen whose account this is.'
            : 'The account is not held by the name of the player’s level 2 photo.'}
        </Callout>
      )}
    </>
  );
}
