import { normalisePhone } from '@shwekan/rules';
import { Link } from 'wouter';
import { useT } from '../../house/language.ts';
import { useSend } from '../../house/send.ts';
import { startSession } from '../../house/session.ts';
import { AuthFrame } from '../../parts/AuthFrame.tsx';
import { Button } from '../../parts/Button.tsx';
import { PasswordField, PhoneField } from '../../parts/Field.tsx';
import { submitting, wrongFields } from '../../parts/form.ts';
import { goWanted } from '../../phone/navigate.ts';
import { paths } from '../../phone/paths.ts';
import { toast } from '../../phone/toast.ts';

const FIELDS = ['phone', 'password'];

/** Phone and password; afterwards back to where the player wanted to be. */
export function LoginScreen() {
  const t = useT('account');
  const { send, errors, setErrors } = useSend('POST /api/user/login', FIELDS);

  const submit = submitting(
    ({ phone = '', password = '' }) =>
      wrongFields({ phone: normalisePhone(phone) === null && t.wrong.phone, password: password === '' && t.wrong.password }),
    setErrors,
    async ({ phone = '', password = '' }) => {
      const answer = await send({ body: { phone: normalisePhone(phone) ?? phone, password } });
      if (answer === null) return;
      startSession(answer.data, answer.token);
      toast('success', answer.message);
      goWanted();
    },
  );

  return (
    <AuthFrame title={t.login_welcome}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PhoneField autoComplete="username" error={errors['phone']} />
        <PasswordField label={t.password} name="password" autoComplete="current-password" error={errors['password']} />
        <Link href={paths.forgetpwd} className="flex min-h-11 items-center self-end text-gold-ink">
          {t.forgot}
        </Link>
        <Button type="submit" look="gold" wide>
          {t.login}
        </Button>
      </form>
      <p className="pt-4 text-center text-soft">
        {t.no_account}{' '}
        <Link href={paths.register} className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-gold-ink">
          {t.register}
        </Link>
      </p>
    </AuthFrame>
  );
}
