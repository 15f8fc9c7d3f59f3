import { DataList, Text } from '@mantine/core';
import { latinDigits } from '@shwekan/rules';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Ends } from '../../app/queue-page.tsx';
import { Callout } from '../../parts/Callout.tsx';
import { CopyValue } from '../../parts/CopyValue.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { HolderName, nameDifference } from '../../parts/HolderName.tsx';
import { Money } from '../../parts/Money.tsx';
import { PlayerLink } from '../../parts/RequestCells.tsx';
import { useKeptClaim } from '../../parts/use-kept-claim.ts';
import { houseAccounts } from '../house-accounts/house-accounts.ts';
import { type CashOut, namesOf } from './cash-outs.ts';

type DialogProps = Ends & { cash_out: CashOut };

const REFERENCE = /^[A-Za-z0-9-]{4,60}$/;
/** From which of our accounts the last payment of a way to pay was sent: most come from one. */
const lastFrom = new Map<number, string>();

/** Asks to pay a request that this operator does not pay alone. */
export function AskCashOut({ cash_out, leave, decided }: DialogProps) {
  return (
    <Deed
      call="POST /api/console/cash-out/:id/ask"
      title={`Ask to pay cash-out #${cash_out.id}`}
      action="Ask"
      sent={() => ({ params: { id: cash_out.id } })}
      refreshes={['GET /api/console/cash-out']}
      close={leave}
      onDone={decided}
      focus
    >
      <CashOutFacts cash_out={cash_out} />
      <Text size="sm">Send nothing yet: it may be paid once a second person has confirmed it.</Text>
    </Deed>
  );
}

/** Notes that the money was sent, with the transaction it was sent by. */
export function PayCashOut({ cash_out, leave, decided }: DialogProps) {
  const accounts = useQuery(houseAccounts).data?.data.filter((it) => it.method_id === cash_out.method_id) ?? [];
  const from = useRef('');
  const lost = useKeptClaim('cash_out', cash_out.id);
  const isNoted = cash_out.is_overdrawn || cash_out.is_sent;
  const paid = () => {
    lastFrom.set(cash_out.method_id, from.current);
    decided();
  };
  return (
    <Deed
      call="POST /api/console/cash-out/:id/pay"
      title={isNoted ? `Note cash-out #${cash_out.id} as sent` : `Pay cash-out #${cash_out.id}`}
      action="The money is sent"
      values={{ payout_reference: '', account_id: lastFrom.get(cash_out.method_id) ?? '' }}
      fields={[
        {
          kind: 'text',
          name: 'payout_reference',
          label: 'Transaction ID of the payment',
          description: isNoted ? 'Letters, digits and hyphens.' : 'Send the money first. Letters, digits and hyphens.',
          refuse: ({ payout_reference }) =>
            REFERENCE.test(latinDigits(payout_reference.trim())) ? null : 'It needs 4 to 60 letters, digits or hyphens.',
          spellCheck: false,
          maxLength: 60,
          required: true,
        },
        ...(accounts.length === 0
          ? []
          : [
              {
                kind: 'choice' as const,
                name: 'account_id' as const,
                label: 'Sent from',
                description: 'Our account that it left, for its balance.',
                data: [
                  { value: '', label: 'Another account' },
                  ...accounts.map((it) => ({ value: String(it.id), label: `${it.account_number}, ${it.account_name}` })),
                ],
              },
            ]),
      ]}
      sent={({ payout_reference, account_id }) => {
        from.current = account_id;
        // One that was remembered may be closed by now: then it is not among them.
        const is_ours = accounts.some((it) => String(it.id) === account_id);
        return {
          params: { id: cash_out.id },
          body: { payout_reference: latinDigits(payout_reference), ...(is_ours && { account_id: Number(account_id) }) },
        };
      }}
      done={`Cash-out #${cash_out.id} is paid.`}
      refreshes={['GET /api/console/cash-out', 'GET /api/console/house-accounts']}
      close={leave}
      onDone={paid}
      // A used id can be typed again; a decided request is gone.
      stays={(code) => code === 'transaction_id_used'}
    >
      {lost !== null && (
        <Callout color="red" role="alert" title="It is not yours any more">
          {lost} Send no money for it now.
        </Callout>
      )}
      <CashOutFacts cash_out={cash_out} />
    </Deed>
  );
}

/** What an operator decides a cash-out by, in all of its dialogs. */
export function CashOutFacts({ cash_out }: { cash_out: CashOut }) {
  return (
    <>
      {cash_out.state === 'pending' && cash_out.is_blocked && (
        <Callout color="red" title="The player is blocked">
          Nothing is paid out to them until two operators let them in again. Rejected, the money is back in their balance.
        </Callout>
      )}
      {cash_out.state === 'pending' && cash_out.is_overdrawn && !cash_out.is_sent && (
        <Callout color="red" title="The player is below zero">
          Send nothing: rejected, the held money is back in their balance. If it has left already, do not reject: note it as sent, and a
          second person confirms it.
        </Callout>
      )}
      {cash_out.is_sent && (
        <Callout color="red" title="The money was sent already">
          {cash_out.asked_by === null
            ? 'Who noted it is gone, or the player has changed since: note it again, and a second person confirms or refuses it.'
            : `${cash_out.asked_by} noted it. It is not rejected or paid before a second person has confirmed or refused that.`}
        </Callout>
      )}
      <DataList withDivider size="sm" gap="xs">
        <Fact label="Player">
          <PlayerLink player={cash_out.player} isInText />, {cash_out.player.phone}
        </Fact>
        <Fact label="Amount">
          <Money kyat={cash_out.amount} fw={700} /> kyat
          <CopyValue value={String(Math.trunc(Number(cash_out.amount)))} name="amount" />
        </Fact>
        <Fact label="Pay to">
          {cash_out.method}, {cash_out.account_number}
          <CopyValue value={cash_out.account_number} name="account number" />
        </Fact>
        <Fact label="Account holder">
          <HolderName {...namesOf(cash_out)} />
        </Fact>
        <Fact label="Level 2 name">{cash_out.lvl_2_name ?? 'none'}</Fact>
      </DataList>
      <NamesNote cash_out={cash_out} />
    </>
  );
}

function NamesNote({ cash_out }: { cash_out: CashOut }) {
  const difference = nameDifference(namesOf(cash_out));
  if (difference === null) return null;
  if (difference === 'letters')
    return (
      <Callout color="yellow" title="The names are in different letters">
        Read both: nothing but a person can compare them.
      </Callout>
    );
  return (
    <Callout color="red" title={cash_out.lvl_2_name === null ? 'No name to compare' : 'The names differ'}>
      {cash_out.lvl_2_name === null
        ? 'The player has no level 2 photo: nobody has seen whose account this is.'
        : 'The account is not held by the name of the player’s level 2 photo.'}
    </Callout>
  );
}
