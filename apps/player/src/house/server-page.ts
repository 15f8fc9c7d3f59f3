import type { Language } from '@shwekan/phrases/languages';
import type { QueryClient } from '@tanstack/react-query';

/** What the server wrote beside the page it drew: whose page it is, when it was drawn, and the answers it was drawn with. */
export type ServerPage = {
  path: string;
  language: Language;
  now: string;
  /** Whether the screen itself is drawn, or only its frame. */
  is_drawn: boolean;
  answers: [key: readonly unknown[], data: unknown][];
};

/** The page's element that holds it. */
export const SERVER_PAGE_ID = 'served';

/** Reads what the server wrote, or null where the page is plain. */
export function readServerPage(): ServerPage | null {
  const text = document.getElementById(SERVER_PAGE_ID)?.textContent;
  return text ? (JSON.parse(text) as ServerPage) : null;
}

/** Old enough to be asked for again at once: a page may come from the phone's own cache. */
const ANSWERED_AT_MS = 1;

/** Puts the server's answers where screens look for them. */
export function seed(client: QueryClient, answers: ServerPage['answers']): void {
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt: ANSWERED_AT_MS });
}
