import { askDoor } from './door.ts';
import type { ProbeSettings } from './settings.ts';

/** The name that its account has, so that whoever sees its slips, stakes and payouts sees whose they are. */
const PROBE_NAME = 'House Probe';

export type ProbeSession = { token: string; balance_kyat: number };
/** What was said in place of an answer: status 0 is that nobody was there. */
export type NoAnswer = { token: null; balance_kyat: null; status: number; code: string | undefined };

/**
 * Logs in, and looks whether the account is the probe's own: nobody else's money is bet by a machine. Without a token when nobody answered, or none who knows.
 * Throws a sentence when the house refuses the account.
 */
export async function logIn({ url, phone, password }: ProbeSettings): Promise<ProbeSession | NoAnswer> {
  const { status, body } = await askDoor(url, 'POST /api/user/login', { body: { phone, password } });
  if (isNoAnswer(status)) return { token: null, balance_kyat: null, status, code: body.code };
  if (status !== 200 || body.token === undefined)
    throw new Error(`The probe cannot log in: status ${status}, ${body.code ?? 'no answer'}.`);
  const name = body.data?.name;
  if (name !== PROBE_NAME) throw new Error(`The probe bets for nobody but an account of the name "${PROBE_NAME}"; this one has another.`);
  return { token: body.token, balance_kyat: Number(body.data?.balance) };
}

/** Whether an answer is none of the house's: nobody answered, it failed, or it had no time. */
export function isNoAnswer(status: number): boolean {
  return status === 0 || status >= 500 || status === 429;
}
