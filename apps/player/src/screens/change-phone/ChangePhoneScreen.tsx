import { normalisePhone } from '@shwekan/rules';
import { useState } from 'react';
import { useT } from '../../house/language.ts';
import { useSend } from '../../house/send.ts';
import { mergeUser, type Session, useSession } from '../../house/session.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Cards, Row } from '../../parts/Card.tsx';
import { CodeStep } from '../../parts/CodeStep.tsx';
import { PasswordField, PhoneField } from '../../parts/Field.tsx';
import { submitting, wrongFields } from '../../parts/form.ts';
import { useCode } from '../../parts/use-code.ts';
import { goBack } from '../../phone/navigate.ts';
import { toast } from '../../phone/toast.ts';

/** The password and the new phone, then the code that was sent there. */
export function ChangePhoneScreen() {
  const player = useSession();
  return player === null ? null : <ChangePhone player={player} />;
}

function ChangePhone({ player }: { player: Session }) {
  const t = useT('account');
  const { phone: said } = useT('person');
  const { send, errors, setErrors } = useSend('POST /api/user/change_phone', ['phone', 'password', 'code']);
  const { sent, sendCode, forget } = useCode('change_phone');
  const [typing, setTyping] = useState(true);
  const [password, setPassword] = useState('');

  const submitPhone = submitting(
    ({ phone = '', password: typed = '' }) => {
      const next = normalisePhone(phone);
      return wrongFields({
        phone: next === null ? t.wrong.phone : next === player.phone && said.same,
        password: typed === '' && t.wrong.password,
      });
    },
    setErrors,
    async ({ phone = '', password: typed = '' }) => {
      setPassword(typed);
      if (await sendCode(normalisePhone(phone) ?? phone)) setTyping(false);
    },
  );
  const submitCode = submitting(
    ({ code = '' }) => wrongFields({ code: code.length !== 6 && t.wrong.code }),
    setErrors,
    async ({ code = '' }) => {
      if (sent === null) return;
      const answer = await send({ body: { phone: sent.phone, password, code } });
      if (answer === null) return;
      forget();
      mergeUser({ phone: answer.phone });
      toast('success', answer.message, true);
      goBack();
    },
  );
  // A wrong phone or password is told after the code: it is put right in the first step, and the code stays good.
  const isFirst = sent === null || typing || errors['phone'] !== undefined || errors['password'] !== undefined;
  return (
    <Cards>
      <Card>
        <Row name={said.old} value={<span className="amount">{player.phone}</span>} />
        {isFirst ? (
          <form key="phone" noValidate onSubmit={submitPhone} className="flex flex-col gap-4">
            <p className="pt-2 text-soft">{said.text}</p>
            <PhoneField label={said.new} defaultValue={sent?.phone} error={errors['phone']} />
            <PasswordField label={t.password} name="password" autoComplete="current-password" error={errors['password']} />
            <Button type="submit" look="gold" wide>
              {t.send_code}
            </Button>
          </form>
        ) : (
          <form key="code" noValidate onSubmit={submitCode} className="flex flex-col gap-4">
            <CodeStep {...sent} error={errors['code']} resend={() => void sendCode(sent.phone, true)} changePhone={() => setTyping(true)}>
              <Button type="submit" look="gold" wide>
                {t.save}
              </Button>
            </CodeStep>
          </form>
        )}
      </Card>
    </Cards>
  );
}
