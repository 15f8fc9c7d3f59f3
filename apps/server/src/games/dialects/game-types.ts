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

/** The category of a word; `guess` says why it is one when the word does not name it exactly. */
export type CategoryMeaning = { category_id: number; guess: 'misspelt_type' | 'unknown_type' | null };

/** The category that a word of the aggregator names exactly; null when it names none. */
export function gameTypeCategory(written: string | null): number | null {
  const word = written?.toUpperCase().replace(/[^A-Z0-9]/g, '') ?? '';
  return Object.hasOwn(TYPES, word) ? (TYPES[word] ?? null) : null;
}

/** The category a word means, exactly, as a guess (at most two letters off, and no other word as near), or as "other". */
export function categoryOf(written: string, asked: number | null): CategoryMeaning {
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
