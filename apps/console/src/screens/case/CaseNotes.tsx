import { Paper, Stack, Text } from '@mantine/core';
import { CASE_NOTE_MAX } from '@shwekan/rules';
import { say } from '../../app/say.tsx';
import { Acting } from '../../parts/Acting.tsx';
import type { Case } from '../../parts/cases.ts';
import { Moment } from '../../parts/Moment.tsx';
import { PageForm } from '../../parts/PageForm.tsx';
import { CHANGED } from './case.ts';

/** What operators wrote in a case, oldest first, and a note more. */
export function CaseNotes({ found }: { found: Case }) {
  const params = { id: found.id };
  return (
    <Stack gap="sm" maw={760}>
      {found.notes.map((it) => (
        <Paper key={it.id} withBorder p="sm" radius="md">
          <Text size="xs" c="dimmed">
            {it.operator ?? 'by itself'}, <Moment at={it.at} />
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {it.operator === null ? say(it.text) : it.text}
          </Text>
        </Paper>
      ))}
      <Acting>
        <PageForm
          call="POST /api/console/cases/:id/notes"
          values={{ text: '' }}
          fields={[
            {
              kind: 'lines',
              name: 'text',
              label: 'New note',
              description: 'It cannot be changed or removed later.',
              maxLength: CASE_NOTE_MAX,
              minRows: 2,
              required: true,
              withAsterisk: false,
            },
          ]}
          sent={(body) => ({ params, body })}
          adds="Write"
          refreshes={CHANGED}
        />
      </Acting>
    </Stack>
  );
}
