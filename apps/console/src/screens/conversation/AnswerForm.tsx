import { CONVERSATION_TEXT_MAX } from '@shwekan/rules';
import { PageForm } from '../../parts/PageForm.tsx';
import { CHANGED } from './conversation.ts';
import type { Seen } from './use-seen.ts';

/** The answer to a player. When the player, or a colleague, wrote meanwhile, it is kept until that is read. */
export function AnswerForm({ id, seen }: { id: number; seen: Seen }) {
  return (
    <PageForm
      call="POST /api/console/conversations/:id/answer"
      values={{ text: '' }}
      fields={[
        {
          kind: 'lines',
          name: 'text',
          label: 'Answer',
          description:
            "The player is told at once and reads it as it stands here. A number or an address that is none of the house's is told to risk.",
          maxLength: CONVERSATION_TEXT_MAX,
          minRows: 3,
          required: true,
          withAsterisk: false,
          onInput: seen.begin,
        },
      ]}
      sent={({ text }) => ({ params: { id }, body: { text, seen_id: seen.id } })}
      adds="Answer"
      done="The player is told."
      refreshes={CHANGED}
      onDone={seen.end}
      onConflict={seen.readOn}
    />
  );
}
