import { refusePassword } from '@shwekan/rules';
import { isCommonPassword } from '../platform/common-passwords.ts';

const PASSWORD_MIN_CHARACTERS = 12;

/** Whether a password is shorter than an operator's may be, or easy to guess. */
export function isWeakOperatorPassword(password: string): boolean {
  return password.length < PASSWORD_MIN_CHARACTERS || refusePassword(password, '') !== null || isCommonPassword(password);
}
