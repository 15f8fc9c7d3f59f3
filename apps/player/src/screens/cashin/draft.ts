import { CASHIN_DRAFT, session } from '../../house/session.ts';
import { local } from '../../phone/storage.ts';

/** What is kept of a cash-in: the way and the holder for the next one too, what else was typed until it is sent. */
type Draft = { player_id: number; method_id?: number; account_number?: string | undefined; texts: Record<string, string> };

/** What this player typed and has not sent: the payment app may have cost the phone this page. */
export function cashinDraft(): Draft {
  const player_id = session()?.id ?? 0;
  try {
    const kept = JSON.parse(local.getItem(CASHIN_DRAFT) ?? 'null') as Draft | null;
    if (kept?.player_id === player_id && typeof kept.texts === 'object') return kept;
  } catch {
    // Not what was written here.
  }
  return { player_id, texts: {} };
}

/** Keeps what changed of it. */
export function keepDraft({ texts, ...more }: Partial<Omit<Draft, 'player_id'>>): void {
  const draft = cashinDraft();
  local.setItem(CASHIN_DRAFT, JSON.stringify({ ...draft, ...more, texts: { ...draft.texts, ...texts } }));
}

/** Once it is sent: the next one begins with the way and the holder of this one. */
export function clearDraft(): void {
  const { texts, ...draft } = cashinDraft();
  const { account_name } = texts;
  local.setItem(CASHIN_DRAFT, JSON.stringify({ ...draft, texts: account_name === undefined ? {} : { account_name } }));
}
