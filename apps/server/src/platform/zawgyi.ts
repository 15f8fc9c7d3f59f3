import tools from 'myanmar-tools';

const detector = new tools.ZawgyiDetector();
const converter = new tools.ZawgyiConverter();

/** Texts below it are Unicode, or the same in both ways of writing. */
const SURELY_ZAWGYI = 0.95;

/**
 * Consonants that stand above others: what Burmese words stack, by the upper one. Zawgyi writes U+1039, the sign of stacking, for the asat, so that
 * a short name with a stack looks like Zawgyi to a detector that counts which letter follows which.
 */
const STACKS = {
  က: 'ကခ',
  ဂ: 'ဂဃ',
  စ: 'စဆ',
  ဇ: 'ဇဈ',
  ဉ: 'စဆဇဈ',
  ဋ: 'ဋဌ',
  ဍ: 'ဍဎ',
  ဏ: 'ဏဋဌဍဎ',
  တ: 'တထ',
  ဒ: 'ဒဓ',
  န: 'တထဒဓန',
  ပ: 'ပဖ',
  ဗ: 'ဗဘ',
  မ: 'ပဖဗဘမ',
  လ: 'လ',
  သ: 'သ',
};
const STACK = Object.entries(STACKS)
  .map(([above, below]) => `${above}\u1039[${below}]`)
  .join('|');
const CONSONANT = '[\u1000-\u1021\u1023-\u1027\u1029\u102a\u103f]';
const VOWELS = '(?:[\u102b-\u1032]{1,3}\u103a?)?';
const TONES = '[\u1036-\u1038]{0,2}';
const CODA = `(?:${CONSONANT}(?:\u1037?\u103a|\u103a\u1037)\u1038?(?!\u1039))?`;
// A kinzi or nothing, a stack or a consonant, medials, vowels, tones, and the consonant that ends it.
const SYLLABLE = `(?:\u1004\u103a\u1039)?(?:${STACK}|${CONSONANT}(?!\u1039))[\u103b-\u103e]{0,4}${VOWELS}${TONES}${CODA}`;
const OTHER = '[^\u1000-\u109f\uaa60-\uaa7f]|[\u1040-\u104f]';
const BURMESE = new RegExp(`^(?:${SYLLABLE}|${OTHER})+$`);
const STACKED = new RegExp(STACK);

/** A Burmese text typed on a Zawgyi phone, in Unicode; every other text as it is. Safe to run twice. */
export function inUnicode(text: string): string {
  if (detector.getZawgyiProbability(text) <= SURELY_ZAWGYI || isStackedBurmese(text)) return text;
  return converter.zawgyiToUnicode(text);
}

/** Whether all of a text is Burmese in Unicode, with a stack in it that words have. In Zawgyi hardly any text is. */
function isStackedBurmese(text: string): boolean {
  return STACKED.test(text) && BURMESE.test(text);
}
