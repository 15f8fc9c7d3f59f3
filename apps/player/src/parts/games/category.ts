import { GAME_CATEGORIES, type GameCategory } from '@shwekan/rules';

/** The words of an address, decoded: `/slot/1006` gives `slot` and `1006`. One that cannot be decoded stays as it is. */
export function wordsOf(path: string): string[] {
  return path
    .split('/')
    .filter((word) => word !== '')
    .map((word) => {
      try {
        return decodeURIComponent(word);
      } catch {
        return word;
      }
    });
}

/** The category of a code, or of the aggregator's id. Routes let only known codes through. */
export function categoryOf(wanted: string | number | undefined): GameCategory | undefined {
  return GAME_CATEGORIES.find(({ id, code }) => id === wanted || code === wanted);
}
