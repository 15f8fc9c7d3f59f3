type Kind = 'localStorage' | 'sessionStorage';
type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What outlives the tab. Where a browser forbids its storage or it is full, values live as long as the page does. It never throws. */
export const local = safe('localStorage');
/** What outlives a reload of the tab, as safe as `local`. */
export const perTab = safe('sessionStorage');

function safe(kind: Kind): SafeStorage {
  /** What the browser would not take, or (null) would not let go of. */
  const instead = new Map<string, string | null>();
  const change = (key: string, value: string | null) => {
    try {
      if (value === null) globalThis[kind].removeItem(key);
      else globalThis[kind].setItem(key, value);
      instead.delete(key);
    } catch {
      instead.set(key, value);
    }
  };
  return {
    getItem: (key) => {
      const kept = instead.get(key);
      if (kept !== undefined) return kept;
      try {
        return globalThis[kind].getItem(key);
      } catch {
        return null;
      }
    },
    setItem: change,
    removeItem: (key) => change(key, null),
  };
}
