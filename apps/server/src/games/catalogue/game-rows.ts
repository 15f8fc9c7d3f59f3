import { type CategoryMeaning, categoryOf, GAME_TYPES } from '../dialects/game-types.ts';

/** A row of a list as far as we can use it. `guess` says what was understood although it was not written so. */
export type ListedGame = {
  g_code: string;
  name: string;
  category_id: number;
  html_type: string;
  /** The word of the aggregator's for its type, when it is exactly one of those. */
  game_type: string | null;
  image_source: string | null;
  guess: CategoryMeaning['guess'];
};
export type SkipReason = 'not_a_row' | 'no_code' | 'code_too_long' | 'other_product' | 'other_currency' | 'not_activated' | 'repeated';
export type ReadRow = { take: ListedGame } | { skip: SkipReason; g_code: string; name: string };

/** The words by which a row is in use; none written is in use too. */
export const ACTIVE = ['', 'ACTIVATED', 'ACTIVE', 'ENABLED', 'TRUE', '1'];

/**
 * Reads a row of an aggregator's list, or of a file made by hand, in either dialect's field names. A type that is misspelt is
 * guessed, one that nobody knows becomes "other"; a row that cannot be used says why. No row is left without an answer.
 */
export function readRow(row: unknown, of: { p_code: string; currency: string; category_id: number | null }): ReadRow {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return { skip: 'not_a_row', g_code: '', name: '' };
  const word = wordsOf(row as Record<string, unknown>);
  const g_code = word('gamecode', 'gcode', 'code', 'gameid');
  const name = word('gamename', 'name') || g_code;
  const no = (skip: SkipReason): ReadRow => ({ skip, g_code: g_code.slice(0, 200), name: name.slice(0, 200) });
  if (g_code === '') return no('no_code');
  if (g_code.length > 200) return no('code_too_long');
  const product = word('productcode', 'pcode', 'productid');
  if (product !== '' && product !== of.p_code) return no('other_product');
  if (!hasCurrency(word('supportcurrency', 'currency'), of.currency)) return no('other_currency');
  if (!ACTIVE.includes(word('status').toUpperCase())) return no('not_activated');
  const said = word('gametype', 'category', 'type');
  const type = categoryOf(said, of.category_id);
  const image = word('imageurl', 'image');
  return {
    take: {
      g_code,
      name: name.slice(0, 200),
      category_id: type.category_id,
      game_type: GAME_TYPES[type.category_id]?.find((it) => it === said.toUpperCase()) ?? null,
      html_type: (word('htmltype') || '1').slice(0, 20),
      image_source: image.length <= 2000 && /^https?:\/\//i.test(image) && URL.canParse(image) ? image : null,
      guess: type.guess,
    },
  };
}

/** One currency, or several with anything between; none written is every one. */
function hasCurrency(written: string, currency: string): boolean {
  const words: string[] = written.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  return words.length === 0 || words.includes(currency) || words.includes('ALL');
}

/** Reads fields whatever the case and the lines between the words of their names; a list is read as its words. */
export function wordsOf(row: Record<string, unknown>): (...names: string[]) => string {
  const fields = new Map(Object.entries(row).map(([key, value]) => [key.toLowerCase().replace(/[^a-z0-9]/g, ''), value]));
  return (...names) => {
    for (const name of names) {
      const value = fields.get(name);
      const text = Array.isArray(value) ? value.join(',') : typeof value === 'object' ? '' : String(value ?? '');
      const clean = text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();
      if (clean !== '') return clean;
    }
    return '';
  };
}
