import { Anchor, Button, DataList, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Callout } from '../../parts/Callout.tsx';
import { type Columns, DataTable } from '../../parts/DataTable.tsx';
import { Fact } from '../../parts/Fact.tsx';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Money } from '../../parts/Money.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { Empty } from '../../parts/States.tsx';
import { type AccountAddress, DIFFERENCES, type Difference, differenceOf } from './house-account.ts';

type DifferenceLine = Difference['lines'][number];

/** What the app says beside the books, and the lines that make the difference: by the last statement, or by what is typed. */
export function DifferenceTab({ id, search, change }: AccountAddress & { id: number }) {
  const query = useQuery(differenceOf(id, search));
  return (
    <Stack gap="md">
      <CountForm counted={search.counted} count={(counted) => change({ counted })} />
      <QueryView query={query} height={240}>
        {({ data }) => (
          <>
            <Sums difference={data} />
            <DataTable
              label="Lines of the difference"
              columns={COLUMNS}
              rows={data.lines}
              rowId={(row) => `${row.kind} ${row.at} ${row.text} ${row.amount}`}
              from={query}
              empty={<Empty title="No line differs" hint="What the statements say is what the books have." />}
            />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function CountForm({ counted, count }: { counted: number | undefined; count: (counted: number | undefined) => void }) {
  const [typed, setTyped] = useState<number | string>(counted ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    count(typed === '' ? undefined : Number(typed));
  };
  return (
    <form onSubmit={submit} aria-label="Compare with a count">
      <Group align="flex-end" gap="sm">
        <KyatInput
          label="The payment app says now"
          description="Empty: by the balance of the last statement."
          value={typed}
          onChange={setTyped}
          w={260}
        />
        <Button type="submit" variant="default">
          Compare
        </Button>
      </Group>
    </form>
  );
}

function Sums({ difference }: { difference: Difference }) {
  const { source, app, booked, explained, rest, until_at, from_at } = difference;
  return (
    <>
      <DataList withDivider size="sm" gap="xs" maw={520}>
        <Fact label="The app says">
          {app === null ? 'nothing: no statement has a balance' : <Money kyat={app} fw={700} />}
          {source === 'statement' && until_at !== null && (
            <Text size="xs" c="dimmed">
              by the statement, <Moment at={until_at} />
            </Text>
          )}
        </Fact>
        <Fact label="By the books">
          <Money kyat={booked} fw={700} />
        </Fact>
        <Fact label="Difference">{difference.difference === null ? '–' : <Money kyat={difference.difference} fw={700} />}</Fact>
        <Fact label="Its lines come to">
          <Money kyat={explained} />
        </Fact>
        {from_at !== null && (
          <Fact label="Compared since">
            <Moment at={from_at} />
          </Fact>
        )}
      </DataList>
      {rest !== null && Number(rest) === 0 && (
        <Callout color="green" icon="page">
          The lines explain the whole difference.
        </Callout>
      )}
      {rest !== null && Number(rest) !== 0 && (
        <Callout color="red" title="Not all is explained" role="status">
          <Money kyat={rest} fw={700} /> kyat are explained by no line. A statement that ends later may tell.
        </Callout>
      )}
    </>
  );
}

const COLUMNS: Columns<DifferenceLine> = [
  { header: 'At', cell: (row) => <Moment at={row.at} /> },
  { header: 'What', cell: (row) => DIFFERENCES[row.kind] },
  {
    header: 'Kyat',
    align: 'right',
    cell: (row) => <Money kyat={row.amount} fw={600} {...(row.amount.startsWith('-') ? { c: 'red' } : {})} />,
  },
  { header: 'Transaction', cell: (row) => (row.kind === 'booked_later' || row.kind === 'more' ? `${row.text} in all` : row.text) },
  { header: 'Request', cell: (row) => <RequestOf line={row} /> },
  { header: 'Note', cell: (row) => row.note ?? '' },
];

function RequestOf({ line: { cash_in_id, cash_out_id } }: { line: DifferenceLine }) {
  const id = cash_in_id ?? cash_out_id;
  if (id === null) return null;
  const to = cash_in_id === null ? '/cash-outs' : '/cash-ins';
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to={to} search={{ state: 'all', search: `#${id}` }} {...props} />}>
      #{id}
    </Anchor>
  );
}
