import type { AccountPhrases } from '@shwekan/phrases/account/en';
import { fill } from '@shwekan/phrases/fill';
import { normalisePhone, playerName, refuseBirthday, refusePassword, yangonDay } from '@shwekan/rules';
import { Refused } from '@shwekan/ui';
import { useState } from 'react';
import { call, serverClock } from '../../house/call.ts';
import { useT } from '../../house/language.ts';
import { useMinimumAge } from '../../house/minimum-age.ts';
import { type FieldErrors, tellFailure, useSend } from '../../house/send.ts';
import { startSession } from '../../house/session.ts';
import { submitting, wrongFields } from '../../parts/form.ts';
import { useCode } from '../../parts/use-code.ts';
import { goWanted } from '../../phone/navigate.ts';
import { withOverlay } from '../../phone/overlay.ts';
import { toast } from '../../phone/toast.ts';
import { type Draft, keptDraft, type Proof } from './kept-draft.ts';

const FIELDS = ['name', 'phone', 'password', 'birthday', 'referral', 'code'];

/** Registration in two steps: who you are, then the code that was sent to the phone. A proven phone is not asked for a code again. */
export function useRegister() {
  const t = useT('account');
  const age = useMinimumAge();
  const opening = useSend('POST /api/user/verify_register', FIELDS);
  const proving = useSend('POST /api/user/verify_otp', ['code']);
  const { sent, sendCode, forget } = useCode('register');
  const [kept] = useState(keptDraft.read);
  const [draft, setDraft] = useState<Draft | null>(kept?.draft ?? null);
  const [proof, setProof] = useState<Proof | null>(kept?.proof ?? null);
  const errors = { ...opening.errors, ...proving.errors };
  const setErrors = (next: FieldErrors) => {
    proving.setErrors({});
    opening.setErrors(next);
  };

  /** Null also of one that was refused: it was used, and the answer lost, or it is too old. */
  const proofOf = (phone: string) => (proof?.phone === phone && opening.errors['code'] === undefined ? proof : null);

  const submitDraft = submitting(
    (texts) => wrongDraft(texts, age, t.wrong),
    setErrors,
    async ({ name = '', phone = '', password = '', birthday = '', referral = '' }) => {
      const next = { name, phone: normalisePhone(phone) ?? phone, password, birthday, ...(referral === '' ? {} : { referral }) };
      setDraft(next);
      const proven = proofOf(next.phone);
      setProof(proven);
      keptDraft.write(next, proven);
      // Before a text message is sent: what would be refused after it is said now. An account that was opened, and not heard of, is one of it.
      const wrong = await withOverlay(refusedEarly(next, t));
      if (Object.keys(wrong).length > 0) return setErrors(wrong);
      if (proven !== null) return open(next, proven.otp_token);
      await sendCode(next.phone);
    },
  );

  const submitCode = submitting(
    ({ code = '' }) => wrongFields({ code: code.length !== 6 && t.wrong.code }),
    setErrors,
    async ({ code = '' }) => {
      if (draft === null) return;
      // The code was good, and opening the account was not answered.
      const known = proofOf(draft.phone);
      if (known !== null) return open(draft, known.otp_token);
      const proven = await proving.send({ body: { phone: draft.phone, code, purpose: 'register' } });
      if (proven === null) return;
      const now = { phone: draft.phone, otp_token: proven.otp_token, proven_ms: serverClock.now() };
      setProof(now);
      keptDraft.write(draft, now);
      await open(draft, proven.otp_token);
    },
  );

  async function open(next: Draft, otp_token: string) {
    const answer = await opening.send({ body: { ...next, otp_token } });
    if (answer === null) return;
    forget();
    keptDraft.forget();
    startSession(answer.user_info, answer.token);
    toast('success', answer.message, true);
    goWanted();
  }

  // A refusal about anything but the code leads back to where it can be mended; so does a page that was dropped, for the password is not kept.
  const atCode = sent !== null && draft !== null && draft.password !== '' && Object.keys(errors).every((field) => field === 'code');
  return {
    draft,
    sent,
    atCode,
    errors,
    submitDraft,
    submitCode,
    resend: () => draft && void sendCode(draft.phone, true),
    changePhone: forget,
  };
}

function wrongDraft(texts: Record<string, string>, age: number, wrong: AccountPhrases['wrong']): FieldErrors {
  const { name = '', phone = '', password = '', birthday = '' } = texts;
  const bad_birthday = refuseBirthday(birthday, yangonDay(new Date(serverClock.now())), age);
  const bad_password = refusePassword(password, normalisePhone(phone) ?? '');
  return wrongFields({
    name: playerName(name) === null && wrong.name,
    phone: normalisePhone(phone) === null && wrong.phone,
    password: bad_password && wrong[bad_password],
    birthday: bad_birthday && fill(wrong[bad_birthday], { age }),
  });
}

/** What the server would refuse of phone and password once the code is typed. */
async function refusedEarly({ phone, password }: Draft, t: AccountPhrases): Promise<FieldErrors> {
  const [is_taken, bad_password] = await Promise.all([isTaken(phone, t), badPassword(phone, password)]);
  return wrongFields({ phone: is_taken && t.wrong.phone_taken, password: bad_password });
}

/** What the server says against a password, such as one that many have; null when it cannot be asked, since opening the account asks again. */
async function badPassword(phone: string, password: string): Promise<string | null> {
  try {
    await call('POST /api/user/check_password', { body: { phone, password } });
    return null;
  } catch (error) {
    return error instanceof Refused ? (error.errors['password'] ?? null) : null;
  }
}

/**
 * Whether a phone has an account; "no" when it cannot be asked, since opening the account asks again. Neighbours behind the same address have asked too often:
 * then it is said that nobody knows, before a code that opens no account is waited for.
 */
async function isTaken(phone: string, t: AccountPhrases): Promise<boolean> {
  try {
    return (await call('POST /api/user/check_phone', { body: { phone } })).registered;
  } catch (error) {
    const code = error instanceof Refused ? error.code : null;
    if (code === 'too_many_requests' || code === 'busy') toast('info', t.phone_not_checked);
    else if (code !== 'not_registered') tellFailure(error);
    return false;
  }
}
