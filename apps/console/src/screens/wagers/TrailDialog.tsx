import { Code, DataList, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Columns, DataTable } from '../../parts/DataTable.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { TwoLines } from '../../parts/RequestCells.tsx';
import { Empty, Failed } from '../../parts/States.tsx';
import { laidOut, type Trail, wagerTrail } from './wagers.ts';

type Transaction = Trail['transactions'][number];

const COLUMNS: Columns<Transaction> = [
  { header: 'When', cell: (row) => <Moment at={row.at} /> },
  { header: 'Operation', cell: (row) => <TwoLines first={row.operation} second={row.is_void ? 'void' : (row.entry ?? 'moved nothing')} /> },
  { header: 'Moved', align: 'right', cell: (row) => <Money kyat={row.moved} fw={600} /> },
  { header: 'Before', align: 'right', cell: (row) => <Money kyat={row.before} /> },
  { header: 'After', align: 'right', cell: (row) => <Money kyat={row.after} /> },
];

/** Everything about a wager: its transactions, their entries in the ledger, the requests and answers as they went. */
export function TrailDialog({ id, close }: { id: number; close: () => void }) {
  const query = useQuery(wagerTrail(id));
  return (
    <Dialog close={close} title="History of a wager" size="xl">
      {query.error ? (
        <Failed error={query.error} retry={query.refetch} isRetrying={query.isFetching} />
      ) : query.data ? (
        <Whole trail={query.data} from={query} />
      ) : (
        <Skeleton height={240} role="status" aria-label="Loading" />
      )}
    </Dialog>
  );
}

function Whole({ trail, from }: { trail: Trail; from: { error: Error | null; refetch: () => unknown; isFetching: boolean } }) {
  const { data, transactions, callbacks, repairs } = trail;
  return (
    <Stack gap="md">
      <DataList>
        <Fact label="Wager">{data.wager_code}</Fact>
        <Fact label="Player">{`${data.player.name}, ${data.player.phone}`}</Fact>
        <Fact label="Game">{`${data.game || data.kind}, ${data.provider_name}`}</Fact>
        <Fact label="Bet, valid, payout">
          <Money kyat={data.bet} />, <Money kyat={data.valid_bet} />, <Money kyat={data.payout} />
        </Fact>
        <Fact label="Settled">{data.settled_at ? <Moment at={data.settled_at} /> : data.status}</Fact>
      </DataList>
      <Title order={2} size="h6">
        Transactions
      </Title>
      <DataTable
        label="Transactions"
        columns={COLUMNS}
        rows={transactions}
        rowId={(row) => row.id}
        from={from}
        empty={<Empty title="No transactions" hint="The provider told of this wager, and moved nothing." />}
      />
      {repairs.map((it) => (
        <Text key={it.id} size="sm">
          Repair #{it.id}: <Money kyat={it.amount} fw={600} />, asked by {it.asked_by}, confirmed by {it.confirmed_by},{' '}
          <Moment at={it.at} />
        </Text>
      ))}
      {callbacks.map((it) => (
        <div key={it.id}>
          <Title order={3} size="h6" mb={4}>
            {it.method} from {it.address}, <Moment at={it.at} />
          </Title>
          <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {laidOut(it.request)}
          </Code>
          <Code block mt={4} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {laidOut(it.answer)}
          </Code>
        </div>
      ))}
    </Stack>
  );
}
