import { lastLink, linkAt } from '#queries/platform/trail.ts';
import { booksFixed, entriesAfter, newestEntry } from '#queries/proof/rehearsal.ts';
import { daysClosed } from '#queries/proof/steps.ts';
import type { Queryable } from '../platform/db.ts';
import { wrongRestoredLog } from '../transparency/audit.ts';
import { headsOf, wrongHead } from './heads.ts';

/** What a restored database lacks of the house's: entries, and how long ago the first of them was booked. */
export type Behind = { entry_count: number; oldest_s: number };
/** What a restored database was held against, and the first thing that is not so. */
export type Comparison = { trouble: string | null; leaf_count: number; book_count: number; behind: Behind | null };

/**
 * Holds a database that was restored against what the house signed and against the house itself: its log is signed and every leaf of it as it was written, the
 * checkpoint that is kept outside is of the same log, and its books, days and trail are those of the house. The house may have more: what it booked up to `ago_s`
 * seconds ago is counted. Both are only read.
 */
export async function compareRestored(
  restored: Queryable,
  house: Queryable | null,
  { kept, ago_s }: { kept: string | null; ago_s: number },
): Promise<Comparison> {
  const books = await booksFixed.run(undefined, restored);
  const log = await wrongRestoredLog(restored, house, kept);
  const trouble = log.trouble ?? (house === null ? null : ((await wrongDays(restored, house)) ?? (await wrongBooks(books, house))));
  const behind = house === null ? null : await behindOf(restored, house, ago_s);
  return { trouble, leaf_count: log.leaf_count, book_count: books.length, behind };
}

async function behindOf(restored: Queryable, house: Queryable, ago_s: number): Promise<Behind> {
  const [newest] = await newestEntry.run(undefined, restored);
  const [behind] = await entriesAfter.run({ id: newest?.id ?? 0, ago_s }, house);
  return behind ?? { entry_count: 0, oldest_s: 0 };
}

/** What of the days and of the trail is another than the house's. */
async function wrongDays(restored: Queryable, house: Queryable): Promise<string | null> {
  const [heads, known] = [headsOf(await daysClosed.run(undefined, house)), headsOf(await daysClosed.run(undefined, restored))];
  const wrong = wrongHead(heads, known);
  if (wrong !== null) return wrong;
  const [link] = await lastLink.run(undefined, restored);
  if (link === undefined) return null;
  const [same] = await linkAt.run({ n: link.n }, house);
  return same?.hash === link.hash
    ? null
    : `link ${link.n} of the trail is ${link.hash} in the backup and ${same?.hash ?? 'missing'} in the house`;
}

async function wrongBooks(books: { draw_id: number; book: string }[], house: Queryable): Promise<string | null> {
  const theirs = new Map((await booksFixed.run(undefined, house)).map((it) => [it.draw_id, it.book]));
  const other = books.find((it) => theirs.get(it.draw_id) !== it.book);
  return other === undefined ? null : `the sealed book of draw ${other.draw_id} is another than the house's`;
}
