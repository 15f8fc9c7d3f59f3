import { NumberInput, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { NO_TEXTS, type TextLanguage, type Texts, textIn } from '@shwekan/phrases/per-language';
import { PYA_PER_KYAT } from '@shwekan/rules';
import { pyaOf } from '@shwekan/ui';
import { useState } from 'react';
import { Confirm } from '../../parts/Confirm.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { KyatInput } from '../../parts/KyatInput.tsx';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { trimmed } from '../../parts/languages.ts';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { useAction } from '../../parts/use-action.ts';
import { instantOf, typedOf } from '../../parts/yangon-input.ts';
import { OfferCost } from './OfferCost.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { OFFERS_CALL, type Offer } from './points.ts';

const LIST = [OFFERS_CALL, 'GET /api/console/deeds'] as const;
type Values = { name: Texts; point: number | string; amount: number | string; is_open: boolean; from: string; until: string };
const NEW: Values = { name: NO_TEXTS, point: '', amount: '', is_open: false, from: '', until: '' };

/** Adds an offer at the end, or changes one. A picture can be sent once the offer is there. */
export function OfferForm({ offer, close }: { offer: Offer | null; close: () => void }) {
  const form = useForm<Values>({ initialValues: offer === null ? NEW : valuesOf(offer) });
  const [language, setLanguage] = useState<TextLanguage>('my');
  const add = useAction('POST /api/console/point-offers', { done: 'The offer is added.', refreshes: LIST, onDone: close });
  const change = useAction('POST /api/console/point-offers/:id', {
    done: doneOrAsked('The offer is changed.'),
    refreshes: LIST,
    onDone: close,
  });
  const picture = useAction('POST /api/console/point-offers/:id/image', { done: 'The picture is changed.', refreshes: LIST });
  const body = bodyOf(form.values);
  const isBlocked = textIn('en', body.name) === '' || body.point === 0 || Number(body.amount) === 0;
  return (
    <Confirm
      title={offer === null ? 'Add an offer' : textIn('en', offer.name)}
      action={offer === null ? 'Add' : 'Save'}
      isRunning={add.isPending || change.isPending}
      isBlocked={isBlocked}
      close={close}
      confirm={() =>
        offer === null ? add.mutate({ body }) : change.mutate({ params: { id: offer.id }, body: { ...body, is_open: form.values.is_open } })
      }
    >
      {offer && (
        <PictureButton
          label="Picture"
          picture={offer.image}
          isSending={picture.isPending}
          send={(image) => picture.mutate({ params: { id: offer.id }, form: formOf(image) })}
        />
      )}
      <LanguageTabs language={language} choose={setLanguage}>
        {(key) => <TextInput label="Name" lang={key} maxLength={80} {...form.getInputProps(`name.${key}`)} />}
      </LanguageTabs>
      <SimpleGrid cols={2} spacing="sm">
        <NumberInput
          label="Costs"
          suffix=" points"
          thousandSeparator=","
          min={1}
          max={1_000_000_000}
          allowDecimal={false}
          hideControls
          required
          {...form.getInputProps('point')}
        />
        <KyatInput label="Gives" required {...form.getInputProps('amount')} />
      </SimpleGrid>
      <SimpleGrid cols={2} spacing="sm">
        <TextInput type="datetime-local" label="From (Yangon)" {...form.getInputProps('from')} />
        <TextInput type="datetime-local" label="Until (Yangon)" {...form.getInputProps('until')} />
      </SimpleGrid>
      <OfferCost point={body.point} amount={Number(body.amount)} />
      <OfferPreview language={language} image={offer?.image ?? null} offer={body} />
      {offer === null ? (
        <Text size="sm" c="dimmed">
          It is added closed. That it opens takes a second person.
        </Text>
      ) : (
        <Switch
          label="Open"
          description="Players see open offers. That one opens, or changes its price while it is open, waits for a second person."
          {...form.getInputProps('is_open', { type: 'checkbox' })}
        />
      )}
    </Confirm>
  );
}

/** The picture of an offer is asked for as a field of a form. */
function formOf(image: File): FormData {
  const form = new FormData();
  form.append('image', image);
  return form;
}

function valuesOf({ name, point, amount, is_open, shown_from, shown_until }: Offer): Values {
  return { name, point, amount: pyaOf(amount) / PYA_PER_KYAT, is_open, from: typedOf(shown_from), until: typedOf(shown_until) };
}

function bodyOf({ name, point, amount, from, until }: Values) {
  return { name: trimmed(name), point: Number(point), amount, shown_from: instantOf(from), shown_until: instantOf(until) };
}
