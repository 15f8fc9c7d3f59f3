import { Button, Group, Text } from '@mantine/core';
import type { TextLanguage } from '@shwekan/phrases/per-language';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import type { FieldRow } from '../../parts/fields.ts';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { useAction } from '../../parts/use-action.ts';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { instantOf, typedOf } from '../../parts/yangon-input.ts';
import { ContentPictures } from './ContentPictures.tsx';
import { type ContentDraft, type Item, KINDS, type Kind, NEW } from './content.ts';
import { Preview } from './Preview.tsx';

const LIST = ['GET /api/console/content'] as const;
type ContentFields = Pick<ContentDraft, 'title' | 'body' | 'is_open'> & {
  link: string;
  position: number | string;
  from: string;
  until: string;
};
const OPEN: FieldRow<ContentFields> = {
  kind: 'switch',
  name: 'is_open',
  label: 'Open',
  description:
    'Players see what is open. That it opens, or says or shows something else while it is open, waits for a second person. To close it needs nobody else.',
};
const ADDED_CLOSED: FieldRow<ContentFields> = () => (
  <Text size="sm" c="dimmed">
    It is added closed. That it opens takes a second person.
  </Text>
);
type ContentFormProps = { kind: Kind; item: Item | null; close: () => void };

/** Adds an item, changes it, or takes it away; beside the fields stands what players will see, language by language. */
export function ContentForm({ kind, item, close }: ContentFormProps) {
  const { one, title, body } = KINDS[kind];
  const [opened] = useState(item);
  const draftFrom = (typed: ContentFields) => {
    const isUnnamed =
      (body !== null && typed.body.en.trim() === '') || (title !== null && kind !== 'banner' && typed.title.en.trim() === '');
    return isUnnamed ? null : contentOf(typed, item ?? NEW);
  };
  const form = {
    size: 'lg' as const,
    values: valuesOf(item ?? { ...NEW, is_open: kind !== 'banner' }),
    fields: fieldsFor(kind, item, close),
    refreshes: LIST,
    close,
    stays: true,
  };
  if (item === null) {
    return (
      <Deed
        {...form}
        call="POST /api/console/content"
        title={`Add a ${one}`}
        action="Add"
        sent={(typed) => {
          const draft = draftFrom(typed);
          if (draft === null) return null;
          const { images: _images, ...said } = draft;
          return { body: { kind, ...said } };
        }}
        done={`The ${one} is added.`}
      />
    );
  }
  return (
    <Deed
      {...form}
      call="POST /api/console/content/:id"
      title={`Change the ${one}`}
      action="Save"
      sent={(typed) => {
        const draft = draftFrom(typed);
        // Its pictures are changed in this dialog itself.
        const { id: _id, kind: _kind, ...before } = opened ?? item;
        return draft && { params: { id: item.id }, body: { ...draft, before: { ...before, images: item.images } } };
      }}
      done={`The ${one} is changed.`}
    >
      <WaitingDeeds subject={`content:${item.id}`} />
    </Deed>
  );
}

function fieldsFor(kind: Kind, item: Item | null, close: () => void): readonly FieldRow<ContentFields>[] {
  const { one, title, body, has_picture } = KINDS[kind];
  const textsOf = (key: TextLanguage): FieldRow<ContentFields>[] => [
    title !== null && { kind: 'text', name: 'title', language: key, label: title, maxLength: 200 },
    body !== null && { kind: 'lines', name: 'body', language: key, label: body, maxLength: 4000, minRows: 3 },
  ];
  return [
    (form) => (
      <LanguageTabs
        texts={[form.values.title, form.values.body]}
        below={(language) => (
          <>
            {has_picture && item !== null && <ContentPictures item={item} language={language} />}
            <Preview kind={kind} said={contentOf(form.values, item ?? NEW)} language={language} />
          </>
        )}
      >
        {(key) => <FieldRows form={form} rows={textsOf(key)} />}
      </LanguageTabs>
    ),
    kind === 'banner' && {
      kind: 'text',
      name: 'link',
      label: 'Leads to',
      description: 'A page of the app, such as /two/lottery, or https to a known app. Empty: nowhere.',
      maxLength: 300,
    },
    {
      cols: { base: 1, sm: 3 },
      of: [
        { kind: 'number', name: 'position', label: 'Order', min: 0, max: 1000, allowDecimal: false, hideControls: false },
        { kind: 'moment', name: 'from', label: 'From (Yangon)' },
        { kind: 'moment', name: 'until', label: 'Until (Yangon)' },
      ],
    },
    // A banner is a picture, which is sent once it is there.
    kind === 'banner' && item === null ? ADDED_CLOSED : OPEN,
    () =>
      item !== null && (
        <Group>
          <Remove item={item} one={one} close={close} />
        </Group>
      ),
  ];
}

/** Takes the item away with a second press: the trail keeps what it was. */
function Remove({ item, one, close }: { item: Item; one: string; close: () => void }) {
  const [is_asked, setAsked] = useState(false);
  const remove = useAction('POST /api/console/content/:id/remove', { done: `The ${one} is removed.`, refreshes: LIST, onDone: close });
  return (
    <Button
      color="red"
      variant={is_asked ? 'filled' : 'subtle'}
      loading={remove.isPending}
      onClick={() => (is_asked ? remove.mutate({ params: { id: item.id } }) : setAsked(true))}
    >
      {is_asked ? 'Remove for good' : 'Remove'}
    </Button>
  );
}

function valuesOf({ title, body, is_open, link, position, shown_from, shown_until }: ContentDraft): ContentFields {
  return { title, body, is_open, link: link ?? '', position, from: typedOf(shown_from), until: typedOf(shown_until) };
}

function contentOf(typed: ContentFields, { images }: ContentDraft): ContentDraft {
  const { title, body, is_open, link, position, from, until } = typed;
  const times = { shown_from: instantOf(from), shown_until: instantOf(until) };
  return { title, body, is_open, images, link: link.trim() || null, position: Number(position), ...times };
}
