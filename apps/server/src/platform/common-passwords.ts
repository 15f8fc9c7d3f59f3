import { latinDigits } from '@shwekan/rules';
import list from 'fxa-common-password-list';

/**
 * Whether a password is among the commonest: the list holds every one of at least eight characters among the 100,000 commonest of ten
 * million that leaked, and more. Large and small letters, and Burmese and other digits, are the same.
 */
export function isCommonPassword(password: string): boolean {
  return list.test(latinDigits(password).toLowerCase());
}
