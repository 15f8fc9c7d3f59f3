const DATABASE = 'pictures';
const STORE = 'kept';
const NAME = 'screenshot';
/** Safari may never open its store for the first page after its start. */
const READ_WITHIN_MS = 1_000;

/** Keeps the one picture that was chosen and is not sent, or none, so that it outlives the page. Where a browser has no room it never fails. */
export async function keepPicture(picture: object | null): Promise<void> {
  await inStore<IDBValidKey>('readwrite', (store) => store.put(picture, NAME));
}

/** What was kept, or null. It fails where the browser does not answer. */
export async function readPicture(): Promise<unknown> {
  const late = new Promise<never>((_, fail) => setTimeout(fail, READ_WITHIN_MS, new Error('the store did not answer')));
  return (await Promise.race([inStore<unknown>('readonly', (store) => store.get(NAME)), late])) ?? null;
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const database = await answerOf(opening);
    try {
      return await answerOf(act(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    // A private window, or a full phone: the picture lives as long as the page does.
    return null;
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}
