import { Button } from '@mantine/core';
import { NO_TEXTS, type Texts } from '@shwekan/phrases/per-language';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { type FieldRow, withoutSpace } from '../../parts/fields.ts';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { useAction } from '../../parts/use-action.ts';
import { DREAMS, type Dream, numbersIn, refuseNumbers } from './dreams.ts';

type DreamDraft = { words: Texts; numbers: string; is_open: boolean };

const FIELDS: readonly FieldRow<DreamDraft>[] = [
  (form) => (
    <LanguageTabs texts={[form.values.words]}>
      {(key) => (
        <FieldRows form={form} rows={[{ kind: 'text', name: 'words', language: key, label: 'What was dreamt of', maxLength: 60 }]} />
      )}
    </LanguageTabs>
  ),
  {
    kind: 'text',
    name: 'numbers',
    label: 'Numbers',
    description: 'Of one, two or three digits, such as 56 89 563. A tap on one leads to its lottery.',
    maxLength: 80,
    inputMode: 'numeric',
    required: true,
    refuse: ({ numbers }) => refuseNumbers(numbers),
  },
  { kind: 'switch', name: 'is_open', label: 'Shown to players' },
];

/** Adds a word with its numbers, changes it, or takes it out. A picture can be sent once the entry is there. */
export function DreamForm({ dream, close }: { dream: Dream | null; close: () => void }) {
  const [opened] = useState(dream);
  if (dream === null) {
    return (
      <Deed
        call="POST /api/console/dream-book"
        title="Add to the dream book"
        action="Add"
        values={{ words: NO_TEXTS, numbers: '', is_open: true }}
        fields={FIELDS}
        sent={(draft: DreamDraft) => (isWhole(draft) ? { body: bodyOf(draft) } : null)}
        done="The entry is added."
        refreshes={DREAMS}
        close={close}
        stays
      />
    );
  }
  const params = { id: dream.id };
  const { words, numbers, is_open } = opened ?? dream;
  const before = { words, numbers, is_open };
  return (
    <Deed
      call="POST /api/console/dream-book/:id"
      title={dream.words.en}
      action="Save"
      values={{ words, numbers: numbers.join(' '), is_open }}
      fields={[...FIELDS, () => <Remove dream={dream} close={close} />]}
      sent={(draft: DreamDraft) => (isWhole(draft) ? { params, body: { ...bodyOf(draft), before } } : null)}
      done="The entry is changed."
      refreshes={DREAMS}
      close={close}
      stays
    >
      <PictureButton
        label="Picture"
        picture={dream.image}
        call="POST /api/console/dream-book/:id/image"
        sent={(image) => ({ params, image })}
        refreshes={DREAMS}
      />
    </Deed>
  );
}

/** Takes the entry out with a second press. */
function Remove({ dream, close }: { dream: Dream; close: () => void }) {
  const [is_asked, setAsked] = useState(false);
  const remove = useAction('POST /api/console/dream-book/:id/remove', {
    done: 'The entry is taken out.',
    refreshes: DREAMS,
    onDone: close,
  });
  return (
    <Button
      color="red"
      variant={is_asked ? 'filled' : 'subtle'}
      loading={remove.isPending}
      onClick={() => (is_asked ? remove.mutate({ params: { id: dream.id } }) : setAsked(true))}
    >
      {is_asked ? 'Take out for good' : 'Take out'}
    </Button>
  );
}

/** The English word is what the other languages fall back to. */
function isWhole({ words, numbers }: DreamDraft): boolean {
  return words.en.trim() !== '' && numbersIn(numbers).length > 0 && refuseNumbers(numbers) === null;
}

function bodyOf({ words, numbers, is_open }: DreamDraft) {
  return { words: withoutSpace(words), numbers: numbersIn(numbers), is_open };
}
