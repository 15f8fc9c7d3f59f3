import { dreamBook } from '@shwekan/contract';
import { textIn, textsOf } from '@shwekan/phrases/per-language';
import {
  countDreams,
  deleteDream,
  insertDream,
  type LockDreamResult,
  listDreams,
  lockDream,
  lockDreamBook,
  openDreams,
  updateDream,
  updateDreamImage,
} from '#queries/content/dream-book.ts';
import { auditCall } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db.ts';
import { replacePicture } from '../platform/pictures.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageLanguage } from '../platform/refusal-answer.ts';
import { refuseChanged } from '../platform/seen-record.ts';
import type { Call, OperatorCaller } from '../platform/serve.ts';
import { dropShown, type Files } from '../platform/storage.ts';
import { watchWords } from '../platform/words-to-player.ts';
import type { World } from '../platform/world.ts';

/** A phone fetches the whole book, and searches it without the network. */
const ENTRIES_MAX = 1_000;

type Draft = Call<typeof dreamBook.add>['body'];

/** The book in a language, in the order of its words there. */
export async function showDreamBook(world: World, language: PageLanguage) {
  const rows = await openDreams.run(undefined, world.db);
  const told = rows.map(({ id, words, numbers, image }) => ({ id, word: textIn(language, words), numbers, image }));
  return { data: told.sort(byWord(language, (it) => it.word)) };
}

/** All entries for those who write them, by their English words. */
export async function listEntries(world: World) {
  const rows = await listDreams.run(undefined, world.db);
  return { data: rows.map(entryOf).sort(byWord('en', (it) => textIn('en', it.words))) };
}

/** Adds an entry; refuses `text_missing` for one without an English word, which the others fall back to, and `book_full`. */
export async function addEntry(world: World, call: Call<typeof dreamBook.add>) {
  refuseSilent(call.body);
  return world.db.transaction(async (tx) => {
    await lockDreamBook.run(undefined, tx);
    const [all] = await countDreams.run(undefined, tx);
    if ((all?.count ?? 0) >= ENTRIES_MAX) throw new Refusal('book_full');
    const [added] = await insertDream.run(columnsOf(call.body), tx);
    if (!added) throw new Error('no entry was added');
    const data = entryOf(await lockEntry(tx, added.id));
    await auditCall(tx, call, { action: 'add_dream', subject: `dream:${added.id}`, after: data });
    await watchDream(tx, call, added.id);
    return { data };
  });
}

/** Changes an entry as a whole but for its picture; refuses `record_changed`, `text_missing`. */
export async function editEntry(world: World, call: Call<typeof dreamBook.change>) {
  const { id } = call.params;
  refuseSilent(call.body);
  return world.db.transaction(async (tx) => {
    const before = entryOf(await lockEntry(tx, id));
    refuseChanged(dreamBook.change.body.shape.before, call.body.before, before);
    await updateDream.run({ id, ...columnsOf(call.body) }, tx);
    const data = entryOf(await lockEntry(tx, id));
    await auditCall(tx, call, { action: 'change_dream', subject: `dream:${id}`, before, after: data });
    await watchDream(tx, call, id);
    return { data };
  });
}

/** One operator writes a dream, and every player reads it. */
async function watchDream(tx: Tx, { who, body }: { who: OperatorCaller; body: Draft }, id: number): Promise<void> {
  await watchWords(tx, { who, player_id: null, about: `dream:${id}`, text: Object.values(body.words).join('\n') });
}

/** Sets the picture of an entry; the one before is gone. Refuses `image_not_valid`. */
export async function setEntryImage(world: World, files: Files, call: Call<typeof dreamBook.setImage>) {
  const { id } = call.params;
  return replacePicture(world, { files, sent: call.image }, async (tx, address) => {
    const { image: before } = await lockEntry(tx, id);
    await updateDreamImage.run({ id, image: address }, tx);
    await auditCall(tx, call, { action: 'set_dream_image', subject: `dream:${id}`, before: { image: before }, after: { image: address } });
    return { before, data: entryOf(await lockEntry(tx, id)) };
  });
}

/** Takes an entry out, with its picture. */
export async function removeEntry(world: World, files: Files, call: Call<typeof dreamBook.remove>) {
  const { id } = call.params;
  const before = await world.db.transaction(async (tx) => {
    const old = entryOf(await lockEntry(tx, id));
    await deleteDream.run({ id }, tx);
    await auditCall(tx, call, { action: 'remove_dream', subject: `dream:${id}`, before: old });
    return old;
  });
  await dropShown(world, files, before.image);
  return {};
}

function refuseSilent({ words }: Draft): void {
  if (words.en === '') throw new Refusal('text_missing');
}

async function lockEntry(tx: Tx, id: number): Promise<LockDreamResult> {
  const [row] = await lockDream.run({ id }, tx);
  if (!row) throw new Refusal('not_found');
  return row;
}

function entryOf({ id, words, numbers, image, is_open }: LockDreamResult) {
  return { id, words: textsOf(words), numbers, image, is_open };
}

function columnsOf({ words, numbers, is_open }: Draft) {
  return { words: JSON.stringify(words), numbers, is_open };
}

function byWord<T>(language: PageLanguage, wordOf: (it: T) => string): (one: T, other: T) => number {
  const { compare } = new Intl.Collator(language);
  return (one, other) => compare(wordOf(one), wordOf(other));
}
