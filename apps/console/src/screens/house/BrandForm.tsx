import { Anchor, Group, Input, Stack } from '@mantine/core';
import { OWN_ACCENT, refuseAccent } from '@shwekan/rules';
import { Acting } from '../../parts/Acting.tsx';
import { FilePicker } from '../../parts/FilePicker.tsx';
import type { FieldRow, Form } from '../../parts/fields.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import { IMAGE_TYPES } from '../../parts/PictureButton.tsx';
import { useAction } from '../../parts/use-action.ts';
import { BrandPreview, LogoTile } from './BrandPreview.tsx';
import type { Brand, BrandDraft } from './house.ts';

const FIELDS: readonly FieldRow<BrandDraft>[] = [
  {
    cols: { base: 1, sm: 2 },
    of: [
      { kind: 'text', name: 'name', label: 'Name', maxLength: 24, required: true },
      { kind: 'text', name: 'accent', label: 'Accent colour', type: 'color', refuse: unreadable },
    ],
  },
  (form) => <LogoField form={form} />,
  ({ values }) => <BrandPreview brand={values} />,
];

/** Under what name, logo and colour players know the house. */
export function BrandForm({ saved }: { saved: Brand }) {
  return (
    <PageForm<'POST /api/console/brand', BrandDraft>
      call="POST /api/console/brand"
      values={{ ...saved, accent: saved.accent ?? OWN_ACCENT }}
      fields={FIELDS}
      sent={({ name, logo, accent }) => ({ body: { name, logo, accent: accent === OWN_ACCENT ? null : accent, before: saved } })}
      refreshes={['GET /api/console/brand']}
    />
  );
}

function unreadable({ accent }: BrandDraft): string | null {
  return refuseAccent(accent) === null ? null : 'Not everyone could read it: choose a lighter one.';
}

/** The logo as it would be: sent at once, it counts when the brand is confirmed. */
function LogoField({ form }: { form: Form<BrandDraft> }) {
  const { logo } = form.values;
  const { mutate, isPending } = useAction('POST /api/console/brand/logo', {
    done: 'The logo is here. Save to ask for it.',
    refreshes: [],
    onAnswer: ({ data }) => form.setFieldValue('logo', data.sent_logo),
  });
  return (
    <Input.Wrapper label="Logo" description="Square, on any ground, of 512 pixels." labelElement="div">
      <Group gap="sm" mt={4}>
        <LogoTile brand={form.values} />
        <Stack gap={4} align="flex-start">
          <Acting>
            <FilePicker choose={(image) => mutate({ image })} accept={IMAGE_TYPES} size="xs" loading={isPending}>
              Send a logo
            </FilePicker>
            {logo !== null && (
              <Anchor component="button" type="button" size="xs" onClick={() => form.setFieldValue('logo', null)}>
                Take the built-in mark
              </Anchor>
            )}
          </Acting>
        </Stack>
      </Group>
    </Input.Wrapper>
  );
}
