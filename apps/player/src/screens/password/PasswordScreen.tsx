import { refusePassword } from '@shwekan/rules';
import { useT } from '../../house/language.ts';
import { useSend } from '../../house/send.ts';
import { session } from '../../house/session.ts';
import { Button } from '../../parts/Button.tsx';
import { Card, Cards } from '../../parts/Card.tsx';
import { NewPasswordFields, PasswordField } from '../../parts/Field.tsx';
import { submitting, wrongFields } from '../../parts/form.ts';
import { goBack } from '../../phone/navigate.ts';
import { toast } from '../../phone/toast.ts';

/** Old and new password. Other devices are logged out by it. */
export function PasswordScreen() {
  const t = useT('account');
  const { send, errors, setErrors } = useSend('POST /api/user/new_password', ['old_password', 'password']);

  const submit = submitting(
    ({ old_password = '', password = '', confirm_password = '' }) => {
      const bad_password = refusePassword(password, session()?.phone ?? '');
      return wrongFields({
        old_password: old_password === '' && t.wrong.password,
        password: bad_password && t.wrong[bad_password],
        confirm_password: confirm_password !== password && t.wrong.confirm,
      });
    },
    setErrors,
    async ({ old_password = '', password = '' }) => {
      const answer = await send({ body: { old_password, password } });
      if (answer === null) return;
      toast('success', answer.message);
      goBack();
    },
  );

  return (
    <Cards>
      <Card>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <PasswordField label={t.old_password} name="old_password" autoComplete="current-password" error={errors['old_password']} />
          <NewPasswordFields errors={errors} />
          <Button type="submit" look="gold" wide>
            {t.set_password}
          </Button>
        </form>
      </Card>
    </Cards>
  );
}
