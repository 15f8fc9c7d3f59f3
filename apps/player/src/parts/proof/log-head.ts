import { local } from '../../phone/storage.ts';

const STORAGE_KEY = 'log-head';

/** The newest checkpoint of the house's log that this phone has seen hold all the ones before, and when. */
export type SeenHead = { readonly note: string; readonly at: string };

/** What this phone keeps of the log of this name; null before it has seen any. */
export function seenHead(origin: string): SeenHead | null {
  try {
    const kept: unknown = JSON.parse(local.getItem(STORAGE_KEY) ?? 'null');
    return isHead(kept) && kept.note.split('\n')[0] === origin ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a checkpoint that holds the one before; never one over fewer leaves in place of one over more. */
export function keepHead(note: string): void {
  const kept = seenHead(note.split('\n')[0] ?? '');
  if (kept !== null && sizeOf(kept.note) > sizeOf(note)) return;
  local.setItem(STORAGE_KEY, JSON.stringify({ note, at: new Date().toISOString() }));
}

function isHead(value: unknown): value is SeenHead {
  const { note, at } = (typeof value === 'object' && value !== null ? value : {}) as Partial<SeenHead>;
  return typeof note === 'string' && typeof at === 'string';
}

/** How many leaves a checkpoint is over: its second line. */
function sizeOf(note: string): number {
  return Number(note.split('\n')[1] ?? 0);
}
