import { Text } from '@mantine/core';
import { NO_TEXTS, type Texts, textIn } from '@shwekan/phrases/per-language';
import { useState } from 'react';
import { textHere } from '../../app/say.tsx';
import { Deed } from '../../parts/Deed.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { changesIn, type FieldRow, type FormField, withoutSpace } from '../../parts/fields.ts';
import { kyatNumber } from '../../parts/format.ts';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { instantOf, typedOf } from '../../parts/yangon-input.ts';
import { OfferCost } from './OfferCost.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { OFFERS_CALL, type Offer } from './points.ts';

const LIST = [OFFERS_CALL] as const;
type OfferDraft = { name: Texts; point: number | string; amount: number | string; is_open: boolean; from: string; until: string };
const NEW: OfferDraft = { name: NO_TEXTS, point: '', amount: '', is_open: false, from: '', until: '' };

const PRICE: readonly FieldRow<OfferDraft>[] = [
  {
    cols: 2,
    of: [
      {
        kind: 'number',
        name: 'point',
        label: 'Costs',
        suffix: ' points',
        thousandSeparator: ',',
        min: 1,
        max: 1_000_000_000,
        allowDecimal: false,
        required: true,
      },
      { kind: 'kyat', name: 'amount', label: 'Player gets', required: true },
    ],
  },
  {
    cols: 2,
    of: [
      { kind: 'moment', name: 'from', label: 'From (Yangon)' },
      { kind: 'moment', name: 'until', label: 'Until (Yangon)' },
    ],
  },
  ({ values }) => <OfferCost point={Number(values.point)} amount={Number(values.amount)} />,
];
const OPEN: FormField<OfferDraft> = {
  kind: 'switch',
  name: 'is_open',
  label: 'Open',
  description:
    'Players see open offers. That one opens, or while it is open changes its price, its name or its picture or is there longer, waits for a second person.',
};

/** Adds an offer at the end, or changes one. A picture can be sent once the offer is there. */
export function OfferForm({ offer, close }: { offer: Offer | null; close: () => void }) {
  return offer === null ? <AddOffer close={close} /> : <ChangeOffer offer={offer} close={close} />;
}

function AddOffer({ close }: { close: () => void }) {
  return (
    <Deed
      call="POST /api/console/point-offers"
      title="Add an offer"
      action="Add"
      values={NEW}
      fields={[
        ...offerFields(null),
        () => (
          <Text size="sm" c="dimmed">
            It is added closed. That it opens takes a second person.
          </Text>
        ),
      ]}
      sent={(draft) => (isWhole(draft) ? { body: bodyOf(draft) } : null)}
      done="The offer is added."
      refreshes={LIST}
      close={close}
      stays
    />
  );
}

function ChangeOffer({ offer, close }: { offer: Offer; close: () => void }) {
  const params = { id: offer.id };
  const [opened] = useState(() => draftOf(offer));
  const sentOf = (draft: OfferDraft) => ({ ...bodyOf(draft), is_open: draft.is_open });
  return (
    <Deed
      call="POST /api/console/point-offers/:id"
      title={textHere(offer.name)}
      action="Save"
      values={opened}
      fields={[...offerFields(offer.image), OPEN]}
      sent={(draft) => {
        const body = isWhole(draft) ? changesIn(sentOf(opened), sentOf(draft)) : null;
        return body && { params, body };
      }}
      done="The offer is changed."
      refreshes={LIST}
      close={close}
      stays
    >
      <WaitingDeeds subject={`point_offer:${offer.id}`} />
      <PictureButton
        label="Picture"
        picture={offer.image}
        call="POST /api/console/point-offers/:id/image"
        sent={(image) => ({ params, form: formOf(image) })}
        refreshes={LIST}
      />
    </Deed>
  );
}

/** What stands below the names follows their language. */
function offerFields(image: string | null): readonly FieldRow<OfferDraft>[] {
  return [
    (form) => (
      <LanguageTabs
        texts={[form.values.name]}
        below={(language) => (
          <>
            <FieldRows form={form} rows={PRICE} isLive />
            <OfferPreview language={language} image={image} offer={bodyOf(form.values)} />
          </>
        )}
      >
        {(key) => <FieldRows form={form} rows={[{ kind: 'text', name: 'name', language: key, label: 'Name', maxLength: 80 }]} />}
      </LanguageTabs>
    ),
  ];
}

function isWhole({ name, point, amount }: OfferDraft): boolean {
  return textIn('en', name) !== '' && Number(point) > 0 && Number(amount) > 0;
}

/** The picture of an offer is asked for as a field of a form. */
function formOf(image: File): FormData {
  const form = new FormData();
  form.append('image', image);
  return form;
}

function draftOf({ name, point, amount, is_open, shown_from, shown_until }: Offer): OfferDraft {
  return { name, point, amount: kyatNumber(amount), is_open, from: typedOf(shown_from), until: typedOf(shown_until) };
}

function bodyOf({ name, point, amount, from, until }: OfferDraft) {
  return { name: withoutSpace(name), point: Number(point), amount, shown_from: instantOf(from), shown_until: instantOf(until) };
}
