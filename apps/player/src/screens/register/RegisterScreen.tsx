import { Link, useSearch } from 'wouter';
import { useT } from '../../house/language.ts';
import { AuthFrame } from '../../parts/AuthFrame.tsx';
import { BirthdayField } from '../../parts/BirthdayField.tsx';
import { Button } from '../../parts/Button.tsx';
import { CodeStep } from '../../parts/CodeStep.tsx';
import { Field, PasswordField, PhoneField } from '../../parts/Field.tsx';
import { paths } from '../../phone/paths.ts';
import { referralIn } from './referral-in.ts';
import { useRegister } from './use-register.ts';

/** Name, phone, password, birth date and referral code; then the code of the text message. */
export function RegisterScreen() {
  const t = useT('account');
  const referral = referralIn(useSearch());
  const { draft, sent, atCode, errors, submitDraft, submitCode, resend, changePhone } = useRegister();

  if (atCode && sent !== null) {
    return (
      <AuthFrame title={t.register}>
        <form noValidate onSubmit={submitCode} className="flex flex-col gap-4">
          <CodeStep {...sent} error={errors['code']} resend={resend} changePhone={changePhone}>
            <Button type="submit" look="gold" wide>
              {t.finish_register}
            </Button>
          </CodeStep>
        </form>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t.register}>
      <form noValidate onSubmit={submitDraft} className="flex flex-col gap-4">
        <Field label={t.name} name="name" autoComplete="name" maxLength={60} defaultValue={draft?.name} error={errors['name']} />
        <PhoneField defaultValue={draft?.phone} error={errors['phone']} />
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="new-password"
          hint={t.password_hint}
          defaultValue={draft?.password}
          error={errors['password']}
        />
        <BirthdayField known={draft?.birthday} error={errors['birthday']} />
        <Field
          label={`${t.referral} (${t.optional})`}
          name="referral"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          defaultValue={draft?.referral ?? referral}
          error={errors['referral']}
        />
        {/* Of a code that is good no more: another one is sent. */}
        {errors['code'] !== undefined && (
          <p role="alert" className="text-bad text-sm">
            {errors['code']}
          </p>
        )}
        <Button type="submit" look="gold" wide>
          {t.send_code}
        </Button>
      </form>
      <p className="pt-4 text-center text-soft">
        {t.have_account}{' '}
        <Link href={paths.login} className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-gold-ink">
          {t.login}
        </Link>
      </p>
    </AuthFrame>
  );
}
