import { SEVERITIES } from '../../parts/alert-kind.ts';
import type { FieldRow } from '../../parts/fields.ts';
import { PageForm } from '../../parts/PageForm.tsx';
import type { AlertWays } from './system.ts';

type Saved = AlertWays['data'];
type Draft = { mails: string; chat_id: string; least: Saved['least'] };

const FIELDS: readonly FieldRow<Draft>[] = [
  { kind: 'lines', name: 'mails', label: 'Mail to', description: 'An address a line.', minRows: 2, maxLength: 2000 },
  {
    kind: 'text',
    name: 'chat_id',
    label: 'Webhook to',
    description: 'The chat_id of a conversation, such as -1001234567890.',
    maxLength: 64,
  },
  {
    kind: 'choice',
    name: 'least',
    label: 'Told from',
    data: [
      { value: 'look', label: 'All alerts' },
      { value: 'urgent', label: 'Urgent and grave ones' },
      { value: 'grave', label: SEVERITIES.grave.label },
    ],
  },
];

/** Whom alerts are told; another owner confirms a change. */
export function AlertWaysForm({ saved }: { saved: Saved }) {
  return (
    <PageForm<'POST /api/console/alert-ways', Draft>
      call="POST /api/console/alert-ways"
      values={{ mails: saved.mails.join('\n'), chat_id: saved.chat_id ?? '', least: saved.least }}
      fields={FIELDS}
      sent={({ mails, chat_id, least }) => ({ body: { mails: addressesOf(mails), chat_id: chat_id === '' ? null : chat_id, least } })}
      refreshes={['GET /api/console/alert-ways']}
    />
  );
}

function addressesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((it) => it !== '');
}
