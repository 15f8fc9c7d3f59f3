import tools from 'myanmar-tools';

const detector = new tools.ZawgyiDetector();
const converter = new tools.ZawgyiConverter();

/** Texts below it are Unicode, or the same in both ways of writing. */
const SURELY_ZAWGYI = 0.95;

/** A Burmese text typed on a Zawgyi phone, in Unicode; every other text as it is. Safe to run twice. */
export function inUnicode(text: string): string {
  return detector.getZawgyiProbability(text) > SURELY_ZAWGYI ? converter.zawgyiToUnicode(text) : text;
}
