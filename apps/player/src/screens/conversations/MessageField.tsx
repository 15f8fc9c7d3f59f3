import { CONVERSATION_TEXT_MAX } from '@shwekan/rules';
import { useId } from 'react';
import { useT } from '../../house/language.ts';
import { messageDraft } from '../../parts/cash/draft.ts';
import { type About, placeOf } from './conversations.ts';

/** What the player writes; it is there again after a reload until it is sent. `at`: the conversation, or what a new one is about. */
export function MessageField({ at, error }: { at: number | About | null; error: string | undefined }) {
  const t = useT('support');
  const id = useId();
  const place = placeOf(at);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {t.text}
      </label>
      <textarea
        id={id}
        name="text"
        rows={4}
        defaultValue={messageDraft.read().texts[place]}
        onChange={(event) => messageDraft.keep({ texts: { [place]: event.target.value } })}
        maxLength={CONVERSATION_TEXT_MAX}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-told`}
        className="field-sizing-content max-h-64 min-h-28 w-full rounded-control border border-edge bg-card px-3 py-2 aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad"
      />
      <p id={`${id}-told`} className={`mt-1 text-sm ${error === undefined ? 'text-soft' : 'text-bad'}`}>
        {error ?? t.text_hint}
      </p>
    </div>
  );
}
