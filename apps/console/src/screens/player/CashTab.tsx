import { Anchor, Button, DataList, Group, Stack, Text } from '@mantine/core';
import { mayDo, mayRead } from '@shwekan/contract/rights';
import { kyatOf } from '@shwekan/ui';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { useOperator } from '../../app/operator.ts';
import type { Address } from '../../app/page.tsx';
import { REQUEST_COLORS } from '../../parts/conversations.ts';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { List } from '../../parts/List.tsx';
import { Money } from '../../parts/Money.tsx';
import { Section } from '../../parts/Page.tsx';
import { AskedAt, Decision, TwoLines } from '../../parts/RequestCells.tsx';
import { AskCorrection } from '../corrections/AskCorrection.tsx';
import { type CashRequest, type Player, type playerSearch, type RequestKind, requestsOf } from './player.ts';

const StoryDrawer = lazy(() => import('../../parts/StoryDrawer.tsx').then((it) => ({ default: it.StoryDrawer })));

const KINDS = {
  cash_in: { title: 'Cash-ins', queue: '/cash-ins', empty: { title: 'No cash-ins', hint: 'The player has not asked to pay in.' } },
  cash_out: { title: 'Cash-outs', queue: '/cash-outs', empty: { title: 'No cash-outs', hint: 'The player has not asked to be paid out.' } },
} as const;

const columns: Columns<CashRequest> = [
  { header: 'Asked', sorts: 'created_at', cell: (row) => <AskedAt created_at={row.created_at} isWaiting={row.state === 'pending'} /> },
  { header: 'Kyat', align: 'right', sorts: 'amount', cell: (row) => <Amount request={row} /> },
  { header: 'Way to pay', cell: (row) => <TwoLines first={row.method} second={paymentOf(row)} /> },
  { header: 'Request', opens: true, cell: (row) => `#${row.id}` },
  { header: 'State', cell: (row) => <Decision {...row} decided_by={null} color={REQUEST_COLORS[row.state]} /> },
];

/** What a player asked to pay in and to be paid out last, or the one request that was looked for; the queues decide. */
export function CashTab({ player, search, change }: Address<typeof playerSearch> & { player: Player }) {
  const { roles } = useOperator();
  const [only, number] = search.request?.split(':') ?? [];
  const shown = (['cash_in', 'cash_out'] as const).filter((it) => only === undefined || it === only);
  return (
    <Stack gap="md">
      {mayRead(roles, 'cash') && <Corrections player={player} mayAsk={mayDo(roles, 'cash')} />}
      {number !== undefined && (
        <Group gap="sm">
          <Text size="sm">Only request #{number}.</Text>
          <Button size="xs" variant="default" onClick={() => change({ request: undefined }, true)}>
            All requests
          </Button>
        </Group>
      )}
      {shown.map((kind) => (
        <Requests
          key={kind}
          kind={kind}
          player={player}
          number={number}
          isQueueShown={mayRead(roles, 'cash')}
          isToldWhole={mayRead(roles, ['cash', 'risk'])}
        />
      ))}
    </Stack>
  );
}

function Corrections({ player, mayAsk }: { player: Player; mayAsk: boolean }) {
  return (
    <Group justify="flex-end" gap="sm">
      <Anchor size="sm" renderRoot={(props) => <Link to="/corrections" search={{ player: player.id }} {...props} />}>
        Corrections
      </Anchor>
      {mayAsk && (
        <DialogButton label="Ask for a correction" size="sm" dialog={(close) => <AskCorrection player={player} close={close} />} />
      )}
    </Group>
  );
}

type RequestsProps = { kind: RequestKind; player: Player; number: string | undefined; isQueueShown: boolean; isToldWhole: boolean };

function Requests({ kind, player, number, isQueueShown, isToldWhole }: RequestsProps) {
  const { title, queue, empty } = KINDS[kind];
  const story = {
    name: (row: CashRequest) => `#${row.id}`,
    draw: (row: CashRequest, close: () => void) => (
      <StoryDrawer kind={kind} id={row.id} close={close}>
        <Facts request={row} />
      </StoryDrawer>
    ),
  };
  return (
    <Section title={title} aside={isQueueShown && <InQueue to={queue} player={player} />}>
      <List
        label={title}
        columns={columns}
        from={requestsOf(player.id, kind, number)}
        isBeside={kind === 'cash_out'}
        empty={empty}
        {...(isToldWhole && { story })}
      />
    </Section>
  );
}

function Facts({ request }: { request: CashRequest }) {
  return (
    <DataList>
      <Fact label="Kyat">
        <Amount request={request} />
      </Fact>
      <Fact label="Way to pay">{request.method}</Fact>
      {paymentOf(request) !== '' && <Fact label="Transaction ID">{paymentOf(request)}</Fact>}
      <Fact label="State">
        <Decision {...request} decided_by={null} color={REQUEST_COLORS[request.state]} />
      </Fact>
    </DataList>
  );
}

function Amount({ request: { amount, corrected } }: { request: CashRequest }) {
  return (
    <>
      <Money kyat={corrected ?? amount} fw={600} />
      {corrected !== null && (
        <Text size="xs" c="dimmed">
          the player wrote {kyatOf(amount)}
        </Text>
      )}
    </>
  );
}

/** The id of the payment: of one that waits, the last digits, as the player gave them. */
function paymentOf({ is_card, state, transaction_id }: CashRequest): string {
  if (is_card) return 'Top-up card';
  return transaction_id !== '' && state !== 'approved' && state !== 'paid' ? `… ${transaction_id}` : transaction_id;
}

function InQueue({ to, player }: { to: '/cash-ins' | '/cash-outs'; player: Player }) {
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to={to} search={{ search: player.phone, state: 'all' }} {...props} />}>
      In the queue
    </Anchor>
  );
}
