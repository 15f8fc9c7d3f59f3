import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataTableProps, TableSource } from './DataTable.tsx';
import { Page } from './Page.tsx';
import { PagedTable } from './PagedTable.tsx';
import { SearchBox } from './SearchBox.tsx';
import { StateChoice } from './StateChoice.tsx';
import { Empty } from './States.tsx';
import { Tag } from './Tag.tsx';

/** What the address of a queue says; without a state it shows those that wait. */
type QueueSearch = { state?: string | undefined; search?: string | undefined; page?: number | undefined };

type RequestQueueProps<Row extends { id: number }> = {
  title: string;
  hint: string;
  /** What a row is, for those who hear it: "Cash-in requests". */
  label: string;
  states: readonly { value: string; label: string }[];
  asked: QueueSearch;
  /** Changes what the address says; what is left out goes. While it is typed it is no step to come back to. */
  ask: (next: QueueSearch, isTyping?: boolean) => void;
  /** What can be searched for; nothing when the queue has no search. */
  searches?: string;
  query: TableSource & { data: { total_count: number; data: Row[] } | undefined };
  columns: DataTableProps<Row>['columns'];
  per_page: number;
  /** The dialog of the deed that was chosen. */
  children: ReactNode;
};

/** A page of requests that operators decide: those that wait on top, refreshed by itself. */
export function RequestQueue<Row extends { id: number }>(props: RequestQueueProps<Row>) {
  const { title, hint, label, states, asked, ask, searches, query, columns, per_page, children } = props;
  const isWaiting = (asked.state ?? 'pending') === 'pending' && asked.search === undefined;
  return (
    <Page
      title={title}
      hint={hint}
      aside={
        <Tag color="green" size="lg" tt="none">
          Refreshes by itself
        </Tag>
      }
    >
      <Group gap="sm">
        <StateChoice
          states={states}
          value={asked.state ?? 'pending'}
          choose={(state) => ask({ search: asked.search, state: state === 'pending' ? undefined : state })}
        />
        {searches && (
          <SearchBox
            label={`Search ${title.toLowerCase()}`}
            placeholder={searches}
            value={asked.search}
            search={(search) => ask({ state: asked.state, search }, true)}
          />
        )}
      </Group>
      <PagedTable
        label={label}
        columns={columns}
        query={query}
        per_page={per_page}
        page={asked.page}
        goTo={(page) => ask({ ...asked, page })}
        empty={<Empty title="Nothing here" hint={isWaiting ? 'New requests appear here by themselves.' : 'No request is like this.'} />}
      />
      {children}
    </Page>
  );
}
