import { CONVERSATION_SUBJECTS, type ConversationSubject } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Cards } from '../../parts/Card.tsx';
import { CheckingCard } from '../../parts/cash/CheckingCard.tsx';
import { useMoneyCall } from '../../parts/cash/use-money-call.ts';
import { submitting, wrongFields } from '../../parts/form.ts';
import { useScreenState } from '../../phone/screen-state.ts';
import { AttachmentLine } from './AttachmentLine.tsx';
import { type About, SUBJECT_OF } from './conversations.ts';
import { MessageField } from './MessageField.tsx';
import { ownMessages } from './own-message.ts';

/** Begins a conversation, about something of the player's own where the way here named it; a double tap is one. */
export function OpenForm({ about }: { about: About | null }) {
  const t = useT('support');
  const [subject, setSubject] = useScreenState<ConversationSubject>('subject', about === null ? 'other' : SUBJECT_OF[about.kind]);
  const { way, errors, setErrors, ask, askAgain } = useMoneyCall(ownMessages, { fields: ['text'], isMine: (it) => 'begins' in it });
  const submit = submitting(
    ({ text = '' }) => wrongFields({ text: text === '' && t.text_wrong }),
    setErrors,
    ({ text = '' }) => ask({ text, begins: { subject, attachment: about } }),
  );
  return (
    <Cards>
      {way !== 'form' && <CheckingCard way={way} askAgain={askAgain} />}
      <Card className={way === 'form' ? '' : 'hidden'}>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          {about !== null && <AttachmentLine attachment={about} />}
          {about === null && (
            <fieldset>
              <legend className="mb-2 font-medium text-sm">{t.about}</legend>
              <div className="flex flex-wrap gap-2">
                {CONVERSATION_SUBJECTS.map((it) => (
                  <Button key={it} look={it === subject ? 'brand' : 'quiet'} aria-pressed={it === subject} onClick={() => setSubject(it)}>
                    {t.subjects[it]}
                  </Button>
                ))}
              </div>
            </fieldset>
          )}
          <MessageField at={about} error={errors['text']} />
          <Button look="gold" type="submit" wide>
            {t.send}
          </Button>
        </form>
      </Card>
    </Cards>
  );
}
