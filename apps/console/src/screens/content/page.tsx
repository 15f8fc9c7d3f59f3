import { Group, Text } from '@mantine/core';
import { useNow } from '../../app/operator.ts';
import { type Address, page } from '../../app/page.tsx';
import { textHere } from '../../app/say.tsx';
import type { Columns } from '../../parts/DataTable.tsx';
import { DialogButton } from '../../parts/DialogButton.tsx';
import { List } from '../../parts/List.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Page } from '../../parts/Page.tsx';
import { Short } from '../../parts/Short.tsx';
import { StateChoice } from '../../parts/StateChoice.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { ContentForm } from './ContentForm.tsx';
import { contentItems, contentSearch, type Item, isUnpictured, KIND_NAMES, KINDS, type Kind, stateOf } from './content.ts';

const COLOURS = { shown: 'green', closed: 'gray', later: 'blue', ended: 'gray', unpictured: 'red' };

/** What players read and see that operators write: banners, running texts, help, the privacy policy. */
export const contentPage = page('/content', { search: contentSearch, load: ({ kind }) => contentItems(kind), screen: Content });

function Content({ search: { kind = 'banner' }, go }: Address<typeof contentSearch>) {
  const { name, one, hint } = KINDS[kind];
  const add = (close: () => void) => <ContentForm kind={kind} item={null} close={close} />;
  return (
    <Page title="Content" hint={hint} aside={<DialogButton key={kind} label={`Add a ${one}`} size="sm" variant="filled" dialog={add} />}>
      <StateChoice
        label="Kind"
        states={KIND_NAMES.map((it) => ({ value: it, label: KINDS[it].name }))}
        value={kind}
        choose={(chosen) => go({ kind: chosen })}
      />
      <List
        label={name}
        columns={contentColumns(kind)}
        from={contentItems(kind)}
        empty={{ title: 'Nothing yet', hint: `Add a ${one}; players see it once a second person has confirmed it.` }}
      />
    </Page>
  );
}

function contentColumns(kind: Kind): Columns<Item> {
  return [
    { header: 'Order', align: 'right', cell: (row) => row.position },
    { header: 'What it says', cell: (row) => <Shown item={row} /> },
    { header: 'Leads to', cell: (row) => row.link ?? '–' },
    { header: 'When', cell: (row) => <When item={row} /> },
    { header: 'State', cell: (row) => <State item={row} /> },
    {
      header: null,
      align: 'right',
      cell: (row) => (
        <DialogButton
          label="Change"
          name={`Change ${nameOf(row)}`}
          dialog={(close) => <ContentForm kind={kind} item={row} close={close} />}
        />
      ),
    },
  ];
}

/** In two lines: what is cut off is read where it is changed, and where a pointer rests. */
function Shown({ item }: { item: Item }) {
  const [title, body] = [textHere(item.title), textHere(item.body)];
  return (
    <div title={[title, body].filter((it) => it !== '').join('\n')} style={{ maxWidth: 520 }}>
      {title !== '' && (
        <Short lines={1} fw={700}>
          {title}
        </Short>
      )}
      {isUnpictured(item) ? (
        <Text size="xs" c="red">
          No picture yet: it is not shown.
        </Text>
      ) : (
        body !== '' && <Short lines={title === '' ? 2 : 1}>{body}</Short>
      )}
    </div>
  );
}

function When({ item }: { item: Item }) {
  if (item.shown_from === null && item.shown_until === null) return <>always</>;
  return (
    <>
      {item.shown_from !== null && (
        <Text size="xs">
          from <Moment at={item.shown_from} />
        </Text>
      )}
      {item.shown_until !== null && (
        <Text size="xs">
          until <Moment at={item.shown_until} />
        </Text>
      )}
    </>
  );
}

function State({ item }: { item: Item }) {
  const state = stateOf(item, useNow());
  return (
    <Group>
      <Tag color={COLOURS[state]}>{state === 'unpictured' ? 'no picture' : state}</Tag>
    </Group>
  );
}

function nameOf(item: Item): string {
  return textHere(item.title) || textHere(item.body).slice(0, 40) || String(item.id);
}
