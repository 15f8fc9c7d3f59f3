import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useNow } from '../../app/operator.ts';
import { columnsOf, DataTable, NoHeader } from '../../parts/DataTable.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Page } from '../../parts/Page.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Empty } from '../../parts/States.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { ContentForm } from './ContentForm.tsx';
import { contentItems, contentSearch, type Item, KIND_NAMES, KINDS, type Kind, stateOf } from './content.ts';

const column = columnsOf<Item>();
const COLOURS = { shown: 'green', closed: 'gray', later: 'blue', over: 'gray' };

/** What players read and see that operators write: banners, running texts, help, the privacy policy. */
export function ContentScreen() {
  const { kind } = useSearch({ from: '/shell/content' });
  const navigate = useNavigate();
  const query = useQuery(contentItems(kind));
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const columns = useMemo(() => contentColumns(kind, setEdited), [kind]);
  const { one, hint } = KINDS[kind];
  const item = query.data?.data.find((it) => it.id === edited) ?? null;
  return (
    <Page title="Content" hint={hint} aside={<Button onClick={() => setEdited('new')}>Add a {one}</Button>}>
      <StateChoice
        label="Kind"
        states={KIND_NAMES.map((it) => ({ value: it, label: KINDS[it].name }))}
        value={kind}
        choose={(chosen) => void navigate({ to: '/content', search: contentSearch({ kind: chosen }) })}
      />
      <DataTable
        label={KINDS[kind].name}
        columns={columns}
        rows={query.data?.data}
        rowId={(row) => row.id}
        from={query}
        empty={<Empty title="Nothing yet" hint={`Add a ${one}, and players see it at once.`} />}
      />
      {(edited === 'new' || item !== null) && (
        <ContentForm key={`${kind} ${edited}`} kind={kind} item={edited === 'new' ? null : item} close={() => setEdited(null)} />
      )}
    </Page>
  );
}

function contentColumns(kind: Kind, edit: (id: number) => void) {
  return column.columns([
    column.accessor('position', { header: 'Place', meta: { align: 'right' } }),
    column.display({ id: 'said', header: 'What it says', cell: (cell) => <Shown kind={kind} item={cell.row.original} /> }),
    column.accessor('link', { header: 'Leads to', cell: (cell) => cell.getValue() ?? '–' }),
    column.display({ id: 'time', header: 'When', cell: (cell) => <When item={cell.row.original} /> }),
    column.display({ id: 'state', header: 'State', cell: (cell) => <State item={cell.row.original} /> }),
    column.display({
      id: 'edit',
      header: NoHeader,
      meta: { align: 'right' },
      cell: (cell) => (
        <Button size="xs" variant="default" onClick={() => edit(cell.row.original.id)} aria-label={`Change ${nameOf(cell.row.original)}`}>
          Change
        </Button>
      ),
    }),
  ]);
}

function Shown({ kind, item }: { kind: Kind; item: Item }) {
  const { has_picture } = KINDS[kind];
  const missing = has_picture && Object.values(item.images).every((it) => it === null);
  return (
    <Stack gap={2} maw={520}>
      {item.title.en !== '' && <strong>{item.title.en}</strong>}
      {item.body.en !== '' && <Text lineClamp={2}>{item.body.en}</Text>}
      {missing && (
        <Text size="sm" c="red">
          No picture yet: it is not shown.
        </Text>
      )}
    </Stack>
  );
}

function When({ item }: { item: Item }) {
  if (item.shown_from === null && item.shown_until === null) return <>always</>;
  return (
    <Stack gap={0}>
      {item.shown_from !== null && (
        <span>
          from <Moment at={item.shown_from} />
        </span>
      )}
      {item.shown_until !== null && (
        <span>
          until <Moment at={item.shown_until} />
        </span>
      )}
    </Stack>
  );
}

function State({ item }: { item: Item }) {
  const state = stateOf(item, useNow());
  return (
    <Group>
      <Tag color={COLOURS[state]}>{state}</Tag>
    </Group>
  );
}

function nameOf(item: Item): string {
  return item.title.en || item.body.en.slice(0, 40) || String(item.id);
}
