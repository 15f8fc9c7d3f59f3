/** One value that outlives a reload of the tab. Reading never fails: what cannot be read back is the value it starts with. */
export type StoredValue<T> = { read(): T; write(value: T): void };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps a value as JSON under a key; `restore` answers null for anything that is no such value. */
export function storedValue<T>(store: () => Store, key: string, start: T, restore: (value: unknown) => T | null): StoredValue<T> {
  return {
    read: () => {
      try {
        const text = store().getItem(key);
        return text === null ? start : (restore(JSON.parse(text)) ?? start);
      } catch {
        // Storage that is off, or a text of an older version: the screen starts anew.
        return start;
      }
    },
    write: (value) => {
      try {
        if (value === null) store().removeItem(key);
        else store().setItem(key, JSON.stringify(value));
      } catch {
        // A full or forbidden storage must not stop a bet; only the reload protection is lost.
      }
    },
  };
}
