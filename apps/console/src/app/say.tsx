import { fill } from '@shwekan/phrases/fill';
import { isLanguage, pageLanguage } from '@shwekan/phrases/languages';
import { textIn } from '@shwekan/phrases/per-language';
import { Fragment, type ReactNode } from 'react';

/** The languages of the console. Its sentences stand in the pages, in English; each is the key of its Burmese one. */
export type ConsoleLanguage = 'en' | 'mm';

/** Each under its own name: whoever reads it finds it. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'mm', name: 'မြန်မာ' },
] as const satisfies readonly { code: ConsoleLanguage; name: string }[];

/** Where a browser keeps the language, as the player app does. */
const KEY = 'i18nextLng';
const PIECES = /\{(\w+)\}|<(\w+)>(.*?)<\/\2>/gs;

/** What an operator reads, chosen in this browser: another choice begins the page anew. */
export const language: ConsoleLanguage = keptLanguage();

// Every page waits for it: what a page says is looked up as the page is made. Without it, the page is English.
const catalogue = language === 'mm' ? await import('@shwekan/phrases/console').catch(() => null) : null;
const burmese = catalogue?.phrases ?? {};

/** The sentences with places that the server writes itself. */
export const saidByServer: readonly string[] = catalogue?.saidByServer ?? [];

if (typeof document !== 'undefined') document.documentElement.lang = pageLanguage[language];

/** Chooses the language of this browser's console, and begins the page anew in it. */
export function chooseLanguage(chosen: ConsoleLanguage): void {
  localStorage.setItem(KEY, chosen);
  location.reload();
}

/** A sentence in the operator's language, with values in its places: `say('{count} in all', { count: '12' })`. English may have another form of it. */
export function say(sentence: string, values?: Readonly<Record<string, unknown>>, english = sentence): string {
  const said = burmese[sentence] ?? english;
  return values === undefined ? said : fill(said, values as Record<string, string>);
}

/** What the house wrote for players in each language, as this operator reads it. */
export function textHere(texts: unknown): string {
  return textIn(pageLanguage[language], texts);
}

type Tags = Readonly<Record<string, (said: ReactNode) => ReactNode>>;

/** The same of a sentence that has elements in it: as places, or, `<b>so</b>`, around a part of it. Text alone stays text. */
export function sayIn(sentence: string, values: Readonly<Record<string, ReactNode>>, tags: Tags = {}): ReactNode {
  const isText = Object.keys(tags).length === 0 && Object.values(values).every((it) => typeof it === 'string' || typeof it === 'number');
  return isText ? say(sentence, values) : piecesOf(say(sentence), values, tags);
}

function piecesOf(said: string, values: Readonly<Record<string, ReactNode>>, tags: Tags): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const match of said.matchAll(PIECES)) {
    const [whole, place, tag, inner] = match;
    if (match.index > at) pieces.push(said.slice(at, match.index));
    const piece = place === undefined ? tags[tag ?? '']?.(piecesOf(inner ?? '', values, tags)) : values[place];
    pieces.push(<Fragment key={`${at}-${whole}`}>{piece}</Fragment>);
    at = match.index + whole.length;
  }
  if (at < said.length) pieces.push(said.slice(at));
  return pieces;
}

function keptLanguage(): ConsoleLanguage {
  if (typeof localStorage === 'undefined') return 'en';
  const kept = localStorage.getItem(KEY);
  return isLanguage(kept) && kept === 'mm' ? 'mm' : 'en';
}
