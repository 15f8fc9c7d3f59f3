/** A row of a list as far as we can use it. `guess` says what was understood although it was not written so. */
export type ListedGame = {
  g_code: string;
  name: string;
  category_id: number;
  html_type: string;
  /** The word of the aggregator's for its type, when it is exactly one of those. */
  game_type: string | null;
  image_source: string | null;
  guess: 'misspelt_type' | 'unknown_type' | null;
};
export type SkipReason = 'not_a_row' | 'no_code' | 'code_too_long' | 'other_product' | 'other_currency' | 'not_activated' | 'repeated';
export type ReadRow = { take: ListedGame } | { skip: SkipReason; g_code: string; name: string };

const OTHER = 9;
/** The types by which the newer dialect lists and launches, by category; the first is that of a lobby. */
export const GAME_TYPES: Readonly<Record<number, readonly string[]>> = {
  1: ['SLOT'],
  2: ['LIVE_CASINO', 'LIVE_CASINO_PREMIUM'],
  3: ['SPORT_BOOK', 'VIRTUAL_SPORT'],
  6: ['POKER', 'QIPAI', 'P2P'],
  8: ['FISHING'],
  9: ['OTHERS'],
};
/** The aggregator's words for a type, letters and digits only, with what products write instead. */
const TYPES: Record<string, number> = {
  1: 1,
  SLOT: 1,
  SLOTS: 1,
  SLOTGAME: 1,
  EGAME: 1,
  2: 2,
  LIVECASINO: 2,
  LIVECASINOPREMIUM: 2,
  LIVE: 2,
  CASINO: 2,
  3: 3,
  SPORTBOOK: 3,
  SPORTSBOOK: 3,
  SPORT: 3,
  SPORTS: 3,
  VIRTUALSPORT: 3,
  VIRTUALSPORTS: 3,
  ESPORT: 3,
  ESPORTS: 3,
  6: 6,
  QIPAI: 6,
  P2P: 6,
  POKER: 6,
  CARD: 6,
  CARDS: 6,
  CARDGAME: 6,
  CARDGAMES: 6,
  8: 8,
  FISHING: 8,
  FISH: 8,
  FISHHUNTER: 8,
  9: OTHER,
  OTHER: OTHER,
  OTHERS: OTHER,
};
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

/** The category that a word of the aggregator names exactly; null when it names none. */
export function gameTypeCategory(written: string | null): number | null {
  const word = written?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? '';
  return Object.hasOwn(TYPES, word) ? (TYPES[word] ?? null) : null;
}

/** The category a word means, exactly, as a guess (at most two letters off, and no other word as near), or as "other". */
export function categoryOf(written: string, asked: number | null): Pick<ListedGame, 'category_id' | 'guess'> {
  const word = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const known = Object.hasOwn(TYPES, word) ? TYPES[word] : undefined;
  if (known !== undefined) return { category_id: known, guess: null };
  if (word === '' && asked !== null) return { category_id: asked, guess: null };
  const most = word.length >= 6 ? 2 : word.length >= 4 ? 1 : 0;
  const near = Object.entries(TYPES)
    .filter(([type]) => type.length > 2)
    .map(([type, category_id]) => ({ category_id, off: lettersOff(word, type) }))
    .filter((it) => it.off <= most)
    .sort((a, b) => a.off - b.off);
  const best = near[0];
  if (best && near.every((it) => it.off > best.off || it.category_id === best.category_id))
    return { category_id: best.category_id, guess: 'misspelt_type' };
  return { category_id: OTHER, guess: 'unknown_type' };
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

/** How many letters have to be changed, added or left out to make one word of another; neighbours that changed places count once. */
function lettersOff(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const is_same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (is_same ? 0 : 1),
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
