import { Group, Kbd, Text } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import type { z } from 'zod';
import { Acting } from '../parts/Acting.tsx';
import type { Columns } from '../parts/DataTable.tsx';
import { List } from '../parts/List.tsx';
import { Page } from '../parts/Page.tsx';
import { RejectRequest, useRejectSoon } from '../parts/RejectLater.tsx';
import { AskedAt, type Claim, Decision, type DecisionProps, PlayerCell } from '../parts/RequestCells.tsx';
import type { RequestClaimProps } from '../parts/RequestClaim.tsx';
import { RequestDeeds } from '../parts/RequestDeeds.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { StateChoice } from '../parts/StateChoice.tsx';
import { type Queue, useClaim } from '../parts/use-claim.ts';
import type { ListReading } from '../parts/use-listed.ts';
import { leadToNext, useQueueKeys } from '../parts/use-queue-keys.ts';
import { useOperator } from './operator.ts';
import { type Address, page, type SearchSchema } from './page.tsx';

/** A request that one operator at a time decides. */
type Request = Claim & { id: number; state: string; created_at: string; player: { id: number; name: string; phone: string } } & Pick<
    DecisionProps,
    'decided_by' | 'decided_at' | 'reason'
  >;
/** `leave` lets the request go undecided, `decided` is told when it is no longer open. */
export type Ends = { leave: () => void; decided: () => void };

type QueueSpec<What extends string, Row extends Request, S extends SearchSchema> = {
  queue: Queue;
  title: string;
  hint: string;
  /** What stands beside its filters and is of the rows in sight. */
  aside?: (from: ListReading<Row>, columns: Columns<Row>) => ReactNode;
  /** What a row is, for those who hear it: "Cash-in requests". */
  label: string;
  search: S;
  load: (search: z.output<S>) => ListReading<Row>;
  states: readonly { value: string; label: string }[];
  /** What can be searched for; nothing when the queue has no search. */
  searches?: string;
  /** What its time says: "Asked". */
  made: string;
  /** What the server sorts by for its time. */
  madeSorts?: string;
  /** What stands under the player. */
  mark?: (row: Row) => ReactNode;
  /** Its columns between the player and the state. */
  columns: Columns<Row>;
  colors: Record<Row['state'], string>;
  /** What stands under the state. */
  note?: (row: Row) => ReactNode;
  /** The deed that comes next, and why it cannot be done yet. */
  next: (row: Row) => { what: What; label: string; refusal?: string | null };
  deeds: Record<What, (row: Row, ends: Ends) => ReactNode>;
  /** What an operator decides by, in the dialog that rejects. */
  facts: (row: Row) => ReactNode;
  reject: { noun: string; done: (id: number) => string; reasons: readonly [string, ...string[]]; size?: 'lg' };
  /** All that is known of a request, beside the list. */
  story?: (row: Row, close: () => void) => ReactNode;
  /** What follows once an operator decided a request, let it go or handed it over. */
  gone?: RequestClaimProps['letsGo'];
};

/**
 * A page of requests that operators decide: those that wait on top, refreshed by itself. A deed takes the request for its operator
 * before its dialog opens; every queue can reject.
 */
export function queuePage<const P extends string, const What extends string, Row extends Request, S extends SearchSchema>(
  path: P,
  spec: QueueSpec<What, Row, S>,
) {
  return page<P, S>(path, {
    search: spec.search,
    load: spec.load,
    screen: (address) => <RequestQueue spec={spec} address={address} />,
  });
}

type QueueProps<What extends string, Row extends Request, S extends SearchSchema> = {
  spec: QueueSpec<What, Row, S>;
  address: Address<S>;
};

function RequestQueue<What extends string, Row extends Request, S extends SearchSchema>({ spec, address }: QueueProps<What, Row, S>) {
  const { queue, title, hint, label, states, searches, load, deeds, facts, reject } = spec;
  const { deed, choose, leave, decided } = useClaim<{ id: number; what: What | 'reject'; row: Row }>(queue);
  const { change } = address;
  const { username } = useOperator();
  const { state = 'pending', search } = address.search as { state?: string; search?: string };
  const isWaiting = state === 'pending' && search === undefined;
  useQueueKeys();
  useRejectSoon();
  const from = load(address.search);
  const columns = queueColumns(spec, choose);
  const ends = {
    leave,
    decided: () => {
      decided();
      if (deed === null) return;
      spec.gone?.(deed.id, username);
      leadToNext(deed.id);
    },
  };
  return (
    <Page
      title={title}
      hint={hint}
      aside={
        <Acting>
          <Text size="xs" c="dimmed" visibleFrom="md" component="div">
            <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> next, before · <Kbd size="xs">Enter</Kbd> opens · <Kbd size="xs">R</Kbd> reject
          </Text>
        </Acting>
      }
    >
      <Group gap="sm">
        <StateChoice states={states} value={state} choose={(to) => change({ state: to === 'pending' ? undefined : to } as never)} />
        {searches && (
          <SearchBox
            label={`Search ${title.toLowerCase()}`}
            placeholder={searches}
            value={search}
            search={(text) => change({ search: text } as never, true)}
          />
        )}
        {spec.aside?.(from, columns)}
      </Group>
      <List
        label={label}
        columns={columns}
        from={from}
        {...(spec.story && { story: { name: (row: Row) => `Story of #${row.id}`, draw: spec.story } })}
        goTo={(next) => change({ page: next } as never)}
        empty={{ title: 'Nothing here', hint: isWaiting ? 'New requests appear here by themselves.' : 'No request is like this.' }}
      />
      {deed !== null && deed.what !== 'reject' && deeds[deed.what](deed.row, ends)}
      {deed?.what === 'reject' && (
        <Suspense fallback={null}>
          <RejectRequest {...reject} {...ends} queue={queue} id={deed.id} done={reject.done(deed.id)}>
            {facts(deed.row)}
          </RejectRequest>
        </Suspense>
      )}
    </Page>
  );
}

type Choose<What, Row> = (deed: { id: number; what: What | 'reject'; row: Row }) => void;

function queueColumns<What extends string, Row extends Request, S extends SearchSchema>(
  { queue, made, madeSorts, mark, columns, colors, note, next, gone }: QueueSpec<What, Row, S>,
  choose: Choose<What, Row>,
): Columns<Row> {
  return [
    { header: 'No.', cell: (row) => `#${row.id}`, opens: true },
    {
      header: made,
      ...(madeSorts ? { sorts: madeSorts } : {}),
      cell: (row) => <AskedAt created_at={row.created_at} isWaiting={row.state === 'pending'} />,
    },
    {
      header: 'Player',
      cell: (row) => (
        <>
          <PlayerCell player={row.player} />
          {mark?.(row)}
        </>
      ),
    },
    ...columns,
    {
      header: 'State',
      cell: (row) => (
        <>
          <Decision {...row} color={colors[row.state as Row['state']]} />
          {note?.(row)}
        </>
      ),
    },
    {
      header: null,
      cell: (row) => {
        if (row.state !== 'pending') return null;
        const { what, label, refusal = null } = next(row);
        const { id } = row;
        return (
          <RequestDeeds
            queue={queue}
            request={row}
            letsGo={gone}
            next={{ label, refusal, choose: () => choose({ id, what, row }) }}
            reject={() => choose({ id, what: 'reject', row })}
          />
        );
      },
    },
  ];
}
