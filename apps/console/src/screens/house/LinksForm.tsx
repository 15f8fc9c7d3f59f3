import type { FieldRow } from '../../parts/fields.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import { LINK_NAMES, type Links } from './house.ts';

const FIELDS: readonly FieldRow<Links>[] = [
  {
    cols: { base: 1, sm: 2 },
    of: LINK_NAMES.map(({ key, name }) => ({ kind: 'text', name: key, label: name, placeholder: 'https://', maxLength: 300 })),
  },
];

/** Where players reach the house. The server takes known chat and shop apps only. */
export function LinksForm({ saved }: { saved: Links }) {
  return (
    <PageForm
      call="POST /api/console/social-links"
      values={saved}
      fields={FIELDS}
      sent={(draft) => ({ body: { ...draft, before: saved } })}
      done="The contacts are changed."
      refreshes={['GET /api/console/social-links']}
    />
  );
}
