import { normalisePhone, playerName, refuseBirthday, refusePassword, yangonDay } from '@shwekan/rules';
import { Refused } from '@shwekan/ui';
import { useState } from 'react';
import { whileBusy } from '../../app/busy.ts';
import { call, serverClock } from '../../app/call.ts';
import { useT } from '../../app/language.ts';
import { goWanted } from '../../app/navigate.ts';
import { tellFailure, useSend } from '../../app/send.ts';
import { startSession } from '../../app/session.ts';
import { toast } from '../../app/toast.ts';
import { submitting, wrongFields } from '../../parts/form.ts';
import { useCode } from '../../parts/use-code.ts';

const FIELDS = ['name', 'phone', 'password', 'birthday', 'referral', 'code'];
type Draft = { name: string; phone: string; password: string; birthday: string; referral?: string };

/** Registration in two steps: who you are, then the code that was sent to the phone. */
export function useRegister() {
  const t = useT('account');
  const { send, errors, setErrors } = useSend('POST /api/user/verify_register', FIELDS);
  const { sent, sendCode, forget } = useCode('register');
  const [draft, setDraft] = useState<Draft | null>(null);

  const submitDraft = submitting(
    ({ name = '', phone = '', password = '', birthday = '' }) => {
      const bad_birthday = refuseBirthday(birthday, yangonDay(new Date(serverClock.now())));
      const bad_password = refusePassword(password, normalisePhone(phone) ?? '');
      return wrongFields({
        name: playerName(name) === null && t.wrong.name,
        phone: normalisePhone(phone) === null && t.wrong.phone,
        password: bad_password && t.wrong[bad_password],
        birthday: bad_birthday && t.wrong[bad_birthday],
      });
    },
    setErrors,
    async ({ name = '', phone = '', password = '', birthday = '', referral = '' }) => {
      const next = { name, phone: normalisePhone(phone) ?? phone, password, birthday, ...(referral === '' ? {} : { referral }) };
      if (await whileBusy(isTaken(next.phone))) return setErrors({ phone: t.wrong.phone_taken });
      setDraft(next);
      await sendCode(next.phone);
    },
  );

  const submitCode = submitting(
    ({ code = '' }) => wrongFields({ code: code.length !== 6 && t.wrong.code }),
    setErrors,
    async ({ code = '' }) => {
      if (draft === null) return;
      const answer = await send({ body: { ...draft, code } });
      if (answer === null) return;
      startSession(answer.user_info, answer.token);
      toast('success', answer.message);
      goWanted();
    },
  );

  // A refusal about anything but the code leads back to where it can be mended.
  const atCode = sent !== null && Object.keys(errors).every((field) => field === 'code');
  return { draft, sent, atCode, errors, submitDraft, submitCode, resend: () => draft && void sendCode(draft.phone), changePhone: forget };
}

/** Whether a phone has an account; "no" when it cannot be asked, since opening the account asks again. */
async function isTaken(phone: string): Promise<boolean> {
  try {
    return (await call('POST /api/user/check_phone', { body: { phone } })).registered;
  } catch (error) {
    if (!(error instanceof Refused && error.code === 'not_registered')) tellFailure(error);
    return false;
  }
}
