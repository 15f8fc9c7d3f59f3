import type { FieldRow } from '../../parts/fields.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import type { AppSettings } from './house.ts';

const FIELDS: readonly FieldRow<AppSettings>[] = [
  { kind: 'switch', name: 'is_maintain', label: 'Maintenance', description: 'Players are told that the house is under maintenance.' },
  {
    cols: { base: 1, sm: 2 },
    of: [
      { kind: 'number', name: 'version_code', label: 'Version code', min: 1, allowDecimal: false, hideControls: false },
      { kind: 'text', name: 'version_name', label: 'Version name', maxLength: 20 },
    ],
  },
  {
    kind: 'switch',
    name: 'force_update',
    label: 'Older apps must update',
    description: 'An app with a lower version code asks to be updated before it goes on.',
  },
];

/** Maintenance and versions; asks once more before every app is told. */
export function AppForm({ saved }: { saved: AppSettings }) {
  return (
    <PageForm
      call="POST /api/console/app-setting"
      values={saved}
      fields={FIELDS}
      sent={(draft) => ({ body: { ...draft, version_code: Number(draft.version_code), before: saved } })}
      done="The settings are changed."
      refreshes={['GET /api/console/app-setting']}
      ask={{
        title: 'Tell every app?',
        action: 'Save',
        about: ({ is_maintain }) => (is_maintain ? 'Players will be told that the house is under maintenance.' : 'The house is open.'),
      }}
    />
  );
}
