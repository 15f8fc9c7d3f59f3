import { fill } from '@shwekan/phrases/fill';
import { playerName, refuseBirthday, yangonDay } from '@shwekan/rules';
import { serverClock } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { useMinimumAge } from '../../house/minimum-age.ts';
import { useSend } from '../../house/send.ts';
import { mergeUser, type Session } from '../../house/session.ts';
import { BirthdayField } from '../../parts/BirthdayField.tsx';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { submitting, wrongFields } from '../../parts/form.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { toast } from '../../phone/toast.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Name and email; the date of birth and the code of who brought them as long as there is none. */
export function EditProfile({ player, open, close }: { player: Session; open: boolean; close: () => void }) {
  const t = useT('account');
  const age = useMinimumAge();
  const { send, errors, setErrors } = useSend('POST /api/user/profile_update', ['name', 'email', 'birthday', 'referral']);

  const submit = submitting(
    ({ name = '', email = '', birthday = '' }) => {
      const bad_birthday = birthday === '' ? null : refuseBirthday(birthday, yangonDay(new Date(serverClock.now())), age);
      return wrongFields({
        name: playerName(name) === null && t.wrong.name,
        email: email !== '' && !EMAIL.test(email) && t.wrong.email,
        birthday: bad_birthday && fill(t.wrong[bad_birthday], { age }),
      });
    },
    setErrors,
    async ({ name = '', email = '', birthday = '', referral = '' }) => {
      const changes = {
        name,
        ...(email === (player.email ?? '') ? {} : { email }),
        ...(birthday === '' ? {} : { birthday }),
        ...(referral === '' ? {} : { referral }),
      };
      const answer = await send({ body: changes });
      if (answer === null) return;
      mergeUser(answer.data);
      toast('success', answer.message);
      close();
    },
  );

  return (
    <Sheet title={t.edit_profile} open={open} close={close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t.name} name="name" autoComplete="name" maxLength={60} defaultValue={player.name} error={errors['name']} />
        <Field
          label={`${t.email} (${t.optional})`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={200}
          defaultValue={player.email ?? ''}
          error={errors['email']}
        />
        {player.birthday === null && <BirthdayField error={errors['birthday']} />}
        {player.has_referrer === 0 && (
          <Field
            label={`${t.referral} (${t.optional})`}
            name="referral"
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={40}
            hint={t.referral_once}
            error={errors['referral']}
          />
        )}
        <Button type="submit" look="gold" wide>
          {t.save}
        </Button>
      </form>
    </Sheet>
  );
}
