import { latinDigits } from '@shwekan/rules';
import list from 'fxa-common-password-list';

/** Words of the house and of what is played in it. */
const HOUSE_WORDS = /shwekan|ရွှေကံ|lottery|2d3d|myanmar/g;
const BESIDE_WORDS_MIN_CHARACTERS = 5;

/**
 * Whether a password is among the commonest: the list holds every one of at least eight characters among the 100,000 commonest of ten
 * million that leaked, and more. Large and small letters, and Burmese and other digits, are the same. So is one that is little more than words of the house, which
 * whoever guesses for this house tries first.
 */
export function isCommonPassword(password: string): boolean {
  const plain = latinDigits(password).toLowerCase();
  return list.test(plain) || isOfHouseWords(plain.replace(/[\s_-]/g, ''));
}

function isOfHouseWords(plain: string): boolean {
  const rest = plain.replaceAll(HOUSE_WORDS, '');
  return rest !== plain && Array.from(rest).length < BESIDE_WORDS_MIN_CHARACTERS;
}
