import { local } from '../../phone/storage.ts';

const STORAGE_KEY = 'log-heads';

/** The newest checkpoint of the house's log that this phone has seen hold all the ones before, and when. */
export type SeenHead = { readonly note: string; readonly at: string };

/** What this phone keeps of the log of this name; null before it has seen any. A name that the log had before keeps its own: no answer under it makes the phone forget the newer one. */
export function seenHead(origin: string): SeenHead | null {
  return keptHeads()[origin] ?? null;
}

/** Keeps a checkpoint that holds the one before; never one over fewer leaves in place of one over more. */
export function keepHead(note: string): void {
  const origin = note.split('\n')[0] ?? '';
  const kept = seenHead(origin);
  if (kept !== null && sizeOf(kept.note) > sizeOf(note)) return;
  local.setItem(STORAGE_KEY, JSON.stringify({ ...keptHeads(), [origin]: { note, at: new Date().toISOString() } }));
}

function keptHeads(): Record<string, SeenHead> {
  try {
    const kept: unknown = JSON.parse(local.getItem(STORAGE_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, head]) => isHead(head)));
  } catch {
    return {};
  }
}

function isHead(value: unknown): value is SeenHead {
  const { note, at } = (typeof value === 'object' && value !== null ? value : {}) as Partial<SeenHead>;
  return typeof note === 'string' && typeof at === 'string';
}

/** How many leaves a checkpoint is over: its second line. */
function sizeOf(note: string): number {
  return Number(note.split('\n')[1] ?? 0);
}
