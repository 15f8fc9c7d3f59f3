import { NumberInput, SegmentedControl, SimpleGrid, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { PROMOTION_PERCENT_MAX, PROMOTION_PERCENT_MIN, PROMOTION_TURNOVER_MAX, PROMOTION_TURNOVER_MIN } from '@shwekan/rules';
import { Confirm } from '../../parts/Confirm.tsx';
import { doneOrAsked } from '../../parts/deed-notice.ts';
import { PictureButton } from '../../parts/PictureButton.tsx';
import { useAction } from '../../parts/use-action.ts';
import { CODE, type Promotion } from './promotions.ts';

const LIST = ['GET /api/console/promotions', 'GET /api/console/deeds'] as const;
const NEW = { title: '', code: '', percent: 10, turnover: 3, level: 1, rule: '', position: 0, is_open: false };

type Values = Omit<typeof NEW, 'percent' | 'turnover' | 'position'> & Record<'percent' | 'turnover' | 'position', number | string>;

/** Adds a promotion, closed, or changes one; its code stays for ever. */
export function PromotionForm({ promotion, close }: { promotion: Promotion | null; close: () => void }) {
  const form = useForm<Values>({ initialValues: promotion ?? NEW });
  const add = useAction('POST /api/console/promotions', { done: 'The promotion is added.', refreshes: LIST, onDone: close });
  const change = useAction('POST /api/console/promotions/:id', {
    done: doneOrAsked('The promotion is changed.'),
    refreshes: LIST,
    onDone: close,
  });
  const picture = useAction('POST /api/console/promotions/:id/image', { done: 'The picture is changed.', refreshes: LIST });
  const { title, code, rule, is_open } = form.values;
  const body = {
    title: title.trim(),
    percent: Number(form.values.percent),
    turnover: Number(form.values.turnover),
    level: form.values.level === 2 ? (2 as const) : (1 as const),
    rule: rule.trim(),
    position: Number(form.values.position),
  };
  const isBlocked =
    body.title === '' ||
    body.percent < PROMOTION_PERCENT_MIN ||
    body.turnover < PROMOTION_TURNOVER_MIN ||
    (promotion === null && !CODE.test(code.trim().toUpperCase()));
  const save = () =>
    promotion === null
      ? add.mutate({ body: { ...body, code: code.trim().toUpperCase() } })
      : change.mutate({ params: { id: promotion.id }, body: { ...body, is_open } });
  return (
    <Confirm
      title={promotion === null ? 'Add a promotion' : `Promotion ${promotion.code}`}
      action={promotion === null ? 'Add' : 'Save'}
      isRunning={add.isPending || change.isPending}
      isBlocked={isBlocked}
      close={close}
      confirm={save}
    >
      {promotion && (
        <PictureButton
          label="Picture"
          picture={promotion.image}
          isSending={picture.isPending}
          send={(image) => picture.mutate({ params: { id: promotion.id }, image })}
        />
      )}
      <TextInput label="Title" maxLength={80} required data-autofocus {...form.getInputProps('title')} />
      {promotion === null && (
        <TextInput
          label="Code"
          description="3 to 20 letters and digits. It cannot be changed later."
          maxLength={20}
          required
          {...form.getInputProps('code')}
        />
      )}
      <SimpleGrid cols={3} spacing="sm">
        <NumberInput
          label="More"
          suffix=" %"
          min={PROMOTION_PERCENT_MIN}
          max={PROMOTION_PERCENT_MAX}
          decimalScale={2}
          hideControls
          {...form.getInputProps('percent')}
        />
        <NumberInput
          label="Turnover"
          prefix="x"
          min={PROMOTION_TURNOVER_MIN}
          max={PROMOTION_TURNOVER_MAX}
          decimalScale={2}
          hideControls
          {...form.getInputProps('turnover')}
        />
        <NumberInput label="Place" min={0} max={1000} allowDecimal={false} hideControls {...form.getInputProps('position')} />
      </SimpleGrid>
      <div>
        <Text size="sm" fw={500} id="promotion-level">
          For players of
        </Text>
        <SegmentedControl
          aria-labelledby="promotion-level"
          data={[
            { value: '1', label: 'every level' },
            { value: '2', label: 'level 2' },
          ]}
          value={String(form.values.level)}
          onChange={(level) => form.setFieldValue('level', Number(level))}
        />
      </div>
      <Textarea label="Rule" description="Players read it." maxLength={2000} autosize minRows={2} {...form.getInputProps('rule')} />
      {promotion === null ? (
        <Text size="sm" c="dimmed">
          It is added closed. That it opens takes a second person.
        </Text>
      ) : (
        <Switch
          label="Open"
          description="Players see open promotions. That one opens, or changes its percent, turnover or level while it is open, waits for a second person."
          {...form.getInputProps('is_open', { type: 'checkbox' })}
        />
      )}
    </Confirm>
  );
}
