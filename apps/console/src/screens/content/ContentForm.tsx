import { Button, Group, NumberInput, SimpleGrid, Switch, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { TextLanguage } from '@shwekan/phrases/per-language';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { useAction } from '../../parts/use-action.ts';
import { instantOf, typedOf } from '../../parts/yangon-input.ts';
import { ContentPictures } from './ContentPictures.tsx';
import { type ContentDraft, type Item, KINDS, type Kind, NEW } from './content.ts';
import { Preview } from './Preview.tsx';

const LIST = ['GET /api/console/content'] as const;
type Values = Pick<ContentDraft, 'title' | 'body' | 'is_open'> & { link: string; position: number | string; from: string; until: string };

/** Adds an item, changes it, or takes it away; beside the fields stands what players will see, language by language. */
export function ContentForm({ kind, item, close }: { kind: Kind; item: Item | null; close: () => void }) {
  const { one, title, body, has_picture } = KINDS[kind];
  const form = useForm<Values>({ initialValues: valuesOf(item ?? NEW) });
  const [language, setLanguage] = useState<TextLanguage>('my');
  const add = useAction('POST /api/console/content', { done: `The ${one} is added.`, refreshes: LIST, onDone: close });
  const change = useAction('POST /api/console/content/:id', { done: `The ${one} is changed.`, refreshes: LIST, onDone: close });
  const said = saidOf(form.values, item ?? NEW);
  const isBlocked = (body !== null && said.body.en.trim() === '') || (title !== null && kind !== 'banner' && said.title.en.trim() === '');
  const save = () => (item === null ? add.mutate({ body: { kind, ...said } }) : change.mutate({ params: { id: item.id }, body: said }));
  return (
    <Confirm
      title={item === null ? `Add a ${one}` : `Change the ${one}`}
      action={item === null ? 'Add' : 'Save'}
      size="lg"
      isRunning={add.isPending || change.isPending}
      isBlocked={isBlocked}
      close={close}
      confirm={save}
    >
      <LanguageTabs language={language} choose={setLanguage}>
        {(key) => (
          <>
            {title !== null && <TextInput label={title} lang={key} maxLength={200} {...form.getInputProps(`title.${key}`)} />}
            {body !== null && (
              <Textarea label={body} lang={key} maxLength={4000} autosize minRows={3} {...form.getInputProps(`body.${key}`)} />
            )}
          </>
        )}
      </LanguageTabs>
      {has_picture && item !== null && <ContentPictures item={item} language={language} />}
      <Preview kind={kind} said={said} language={language} />
      {kind === 'banner' && (
        <TextInput
          label="Leads to"
          description="A page of the app, such as /two/lottery, or https to a known app. Empty: nowhere."
          maxLength={300}
          {...form.getInputProps('link')}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <NumberInput label="Place" min={0} max={1000} allowDecimal={false} {...form.getInputProps('position')} />
        <TextInput type="datetime-local" label="From (Yangon)" {...form.getInputProps('from')} />
        <TextInput type="datetime-local" label="Until (Yangon)" {...form.getInputProps('until')} />
      </SimpleGrid>
      <Group justify="space-between">
        <Switch label="Open" {...form.getInputProps('is_open', { type: 'checkbox' })} />
        {item !== null && <Remove item={item} one={one} close={close} />}
      </Group>
    </Confirm>
  );
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

function valuesOf({ title, body, is_open, link, position, shown_from, shown_until }: ContentDraft): Values {
  return { title, body, is_open, link: link ?? '', position, from: typedOf(shown_from), until: typedOf(shown_until) };
}

function saidOf(values: Values, { images }: ContentDraft): ContentDraft {
  const { title, body, is_open, link, position, from, until } = values;
  const times = { shown_from: instantOf(from), shown_until: instantOf(until) };
  return { title, body, is_open, images, link: link.trim() || null, position: Number(position), ...times };
}
