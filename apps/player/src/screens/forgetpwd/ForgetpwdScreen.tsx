import { normalisePhone, refusePassword } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { useSend } from '../../house/send.ts';
import { AuthFrame } from '../../parts/AuthFrame.tsx';
import { Button } from '../../parts/Button.tsx';
import { CodeStep } from '../../parts/CodeStep.tsx';
import { NewPasswordFields, PhoneField } from '../../parts/Field.tsx';
import { submitting, wrongFields } from '../../parts/form.ts';
import { useCode } from '../../parts/use-code.ts';
import { go } from '../../phone/navigate.ts';
import { paths } from '../../phone/paths.ts';
import { toast } from '../../phone/toast.ts';

/** A phone to send a code to, then the code with a new password and its confirmation. */
export function ForgetpwdScreen() {
  const t = useT('account');
  const { send, errors, setErrors } = useSend('POST /api/user/forget_password', ['phone', 'code', 'password']);
  const { sent, sendCode, forget } = useCode('reset');

  const submitPhone = submitting(
    ({ phone = '' }) => wrongFields({ phone: normalisePhone(phone) === null && t.wrong.phone }),
    setErrors,
    async ({ phone = '' }) => void (await sendCode(normalisePhone(phone) ?? phone)),
  );

  const submitPassword = submitting(
    ({ code = '', password = '', confirm_password = '' }) => {
      const bad_password = refusePassword(password, sent?.phone ?? '');
      return wrongFields({
        code: code.length !== 6 && t.wrong.code,
        password: bad_password && t.wrong[bad_password],
        confirm_password: confirm_password !== password && t.wrong.confirm,
      });
    },
    setErrors,
    async ({ code = '', password = '' }) => {
      if (sent === null) return;
      const answer = await send({ body: { phone: sent.phone, code, password } });
      if (answer === null) return;
      forget();
      toast('success', answer.message, true);
      go(paths.login, { replace: true });
    },
  );

  if (sent === null) {
    return (
      <AuthFrame title={t.forgot} text={t.reset_text}>
        <form noValidate onSubmit={submitPhone} className="flex flex-col gap-4">
          <PhoneField error={errors['phone']} />
          <Button type="submit" look="gold" wide>
            {t.send_code}
          </Button>
        </form>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t.set_password}>
      <form noValidate onSubmit={submitPassword} className="flex flex-col gap-4">
        <CodeStep {...sent} error={errors['code']} resend={() => void sendCode(sent.phone, true)} changePhone={forget}>
          <NewPasswordFields errors={errors} />
          <Button type="submit" look="gold" wide>
            {t.set_password}
          </Button>
        </CodeStep>
      </form>
    </AuthFrame>
  );
}
