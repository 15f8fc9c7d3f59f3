import { Text } from '@mantine/core';
import { isSilent, NO_TEXTS, type TextLanguage, type Texts } from '@shwekan/phrases/per-language';
import { PROMOTION_PERCENT_MAX, PROMOTION_PERCENT_MIN, PROMOTION_TURNOVER_MAX, PROMOTION_TURNOVER_MIN } from '@shwekan/rules';
import { useState } from 'react';
import { Deed } from '../../parts/Deed.tsx';
import { FieldRows } from '../../parts/FieldRows.tsx';
import { changesIn, type FieldRow, type FormField, withoutSpace } from '../../parts/fields.ts';
import { LanguageTabs } from '../../parts/LanguageTabs.tsx';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { WaitingDeeds } from '../../parts/WaitingDeeds.tsx';
import { PromotionCost } from './PromotionCost.tsx';
import { CODE, type Promotion } from './promotions.ts';

const LIST = ['GET /api/console/promotions'] as const;
const NEW = { title: NO_TEXTS, code: '', percent: 10, turnover: 3, level: 1, rule: NO_TEXTS, position: 0, is_open: false };
const LEVELS = [
  { value: '1', label: 'every level' },
  { value: '2', label: 'level 2' },
];

type PromotionDraft = { title: Texts; rule: Texts } & Pick<Promotion, 'code' | 'is_open'> &
  Record<'percent' | 'turnover' | 'position', number | string> & { level: string };

const TEXTS: FieldRow<PromotionDraft> = (form) => (
  <LanguageTabs texts={[form.values.title, form.values.rule]}>
    {(language) => <FieldRows form={form} rows={textsIn(language)} isLive />}
  </LanguageTabs>
);
const CODE_FIELD: FormField<PromotionDraft> = {
  kind: 'text',
  name: 'code',
  label: 'Code',
  description: '3 to 20 letters and digits. It cannot be changed later.',
  maxLength: 20,
  required: true,
};
const TERMS: readonly FieldRow<PromotionDraft>[] = [
  {
    cols: 3,
    of: [
      {
        kind: 'number',
        name: 'percent',
        label: 'Bonus',
        suffix: ' %',
        min: PROMOTION_PERCENT_MIN,
        max: PROMOTION_PERCENT_MAX,
        decimalScale: 2,
      },
      {
        kind: 'number',
        name: 'turnover',
        label: 'Turnover',
        prefix: 'x',
        min: PROMOTION_TURNOVER_MIN,
        max: PROMOTION_TURNOVER_MAX,
        decimalScale: 2,
      },
      { kind: 'number', name: 'position', label: 'Order', min: 0, max: 1000, allowDecimal: false },
    ],
  },
  ({ values }) => <PromotionCost percent={Number(values.percent)} turnover={Number(values.turnover)} />,
  (form) => (
    <div>
      <Text size="sm" fw={500} id="promotion-level">
        For players of
      </Text>
      <FieldRows form={form} rows={[{ kind: 'either', name: 'level', 'aria-labelledby': 'promotion-level', data: LEVELS }]} />
    </div>
  ),
];
const OPEN: FormField<PromotionDraft> = {
  kind: 'switch',
  name: 'is_open',
  label: 'Open',
  description:
    'Players see open promotions. That one opens, or has other terms, texts or another picture while it is open, waits for a second person. To close it needs nobody else, and others are told.',
};

type PromotionFormProps = { promotion: Promotion | null; close: () => void };

/** Adds a promotion, closed, or changes one; its code stays for ever. */
export function PromotionForm({ promotion, close }: PromotionFormProps) {
  return promotion === null ? <AddPromotion close={close} /> : <ChangePromotion promotion={promotion} close={close} />;
}

function AddPromotion({ close }: { close: () => void }) {
  return (
    <Deed
      call="POST /api/console/promotions"
      title="Add a promotion"
      action="Add"
      values={draftOf(NEW)}
      fields={[
        TEXTS,
        CODE_FIELD,
        ...TERMS,
        () => (
          <Text size="sm" c="dimmed">
            It is added closed. That it opens takes a second person.
          </Text>
        ),
      ]}
      sent={(draft) => {
        const code = draft.code.toUpperCase();
        return isShort(draft) || !CODE.test(code) ? null : { body: { ...bodyOf(draft), code } };
      }}
      done="The promotion is added."
      refreshes={LIST}
      close={close}
      stays
    />
  );
}

function ChangePromotion({ promotion, close }: { promotion: Promotion; close: () => void }) {
  const params = { id: promotion.id };
  const [opened] = useState(() => draftOf(promotion));
  const sentOf = (draft: PromotionDraft) => ({ ...bodyOf(draft), is_open: draft.is_open });
  return (
    <Deed
      call="POST /api/console/promotions/:id"
      title={`Promotion ${promotion.code}`}
      action="Save"
      values={opened}
      fields={[TEXTS, ...TERMS, OPEN]}
      sent={(draft) => {
        const body = isShort(draft) ? null : changesIn(sentOf(opened), sentOf(draft));
        return body && { params, body };
      }}
      done="The promotion is changed."
      refreshes={LIST}
      close={close}
      stays
    >
      <WaitingDeeds subject={`promotion:${promotion.id}`} />
      <PictureButton
        label="Picture"
        picture={promotion.image}
        call="POST /api/console/promotions/:id/image"
        sent={(image) => ({ params, image })}
        refreshes={LIST}
      />
    </Deed>
  );
}

function draftOf({ title, code, percent, turnover, level, rule, position, is_open }: typeof NEW): PromotionDraft {
  return { title, code, percent, turnover, level: String(level), rule, position, is_open };
}

/** The title and the rule, as players of a language read them. */
function textsIn(language: TextLanguage): FieldRow<PromotionDraft>[] {
  return [
    { kind: 'text', name: 'title', language, label: 'Title', maxLength: 80 },
    { kind: 'lines', name: 'rule', language, label: 'Rule', maxLength: 2000, minRows: 2 },
  ];
}

/** Without a title in any language, or with less than the house may give or ask for. */
function isShort({ title, percent, turnover }: PromotionDraft): boolean {
  return isSilent(withoutSpace(title)) || Number(percent) < PROMOTION_PERCENT_MIN || Number(turnover) < PROMOTION_TURNOVER_MIN;
}

function bodyOf({ title, percent, turnover, level, rule, position }: PromotionDraft) {
  const place = { position: Number(position) };
  return {
    title,
    percent: Number(percent),
    turnover: Number(turnover),
    level: level === '2' ? (2 as const) : (1 as const),
    rule,
    ...place,
  };
}
