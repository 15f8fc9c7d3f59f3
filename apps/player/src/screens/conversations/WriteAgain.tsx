import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { useSend } from '../../house/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { CheckingCard } from '../../parts/cash/CheckingCard.tsx';
import { useMoneyCall } from '../../parts/cash/use-money-call.ts';
import { submitting, wrongFields } from '../../parts/form.ts';
import { PhotoPicker } from '../../parts/PhotoPicker.tsx';
import { photoForm } from '../../parts/photo.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { type Conversation, noteShown } from './conversations.ts';
import { MessageField } from './MessageField.tsx';
import { ownMessages } from './own-message.ts';

/** Another message, or a picture; a double tap is one. */
export function WriteAgain({ conversation: { id, state } }: { conversation: Conversation }) {
  const t = useT('support');
  const [sent, setSent] = useState(0);
  const { way, errors, setErrors, ask, askAgain } = useMoneyCall(ownMessages, {
    fields: ['text'],
    isMine: (it) => 'conversation_id' in it && it.conversation_id === id,
    tell: ({ is }) => {
      if (is === 'accepted') setSent((old) => old + 1);
      return is === 'accepted';
    },
  });
  const image = useSend('POST /api/user/conversations/:id/image');
  async function sendPicture(file: File) {
    const answer = await image.send({ params: { id }, form: await withOverlay(photoForm(file)) });
    if (answer !== null) noteShown(answer);
  }
  const submit = submitting(
    ({ text = '' }) => wrongFields({ text: text === '' && t.text_wrong }),
    setErrors,
    ({ text = '' }) => ask({ text, conversation_id: id }),
  );
  return (
    <>
      {way !== 'form' && <CheckingCard way={way} askAgain={askAgain} />}
      <Card className={way === 'form' ? '' : 'hidden'}>
        <form key={sent} onSubmit={submit} noValidate className="flex flex-col gap-3">
          {state === 'closed' && <p className="text-soft">{t.closed_hint}</p>}
          <MessageField at={id} error={errors['text']} />
          <Button look="gold" type="submit" wide>
            {t.send}
          </Button>
          <PhotoPicker name={t.add_picture} first={false} choose={(file) => file !== null && void sendPicture(file)} />
        </form>
      </Card>
    </>
  );
}
