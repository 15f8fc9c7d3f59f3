import type { AccountPhrases } from '@shwekan/phrases/account/en';
import type { GamesPhrases } from '@shwekan/phrases/games/en';
import { isLanguage, type Language } from '@shwekan/phrases/languages';
import type { LockPhrases } from '@shwekan/phrases/lock/en';
import type { LotteryPhrases } from '@shwekan/phrases/lottery/en';
import type { MomentsPhrases } from '@shwekan/phrases/moments/en';
import type { NumbersPhrases } from '@shwekan/phrases/numbers/en';
import type { PersonPhrases } from '@shwekan/phrases/person/en';
import type { ProofPhrases } from '@shwekan/phrases/proof/en';
import type { RewardsPhrases } from '@shwekan/phrases/rewards/en';
import type { ShellPhrases } from '@shwekan/phrases/shell/en';
import type { SupportPhrases } from '@shwekan/phrases/support/en';
import type { WalletPhrases } from '@shwekan/phrases/wallet/en';
import type { WritingPhrases } from '@shwekan/phrases/writing/en';
import { inBrowser } from '../phone/browser.ts';
import { local } from '../phone/storage.ts';
import { createStore, type Store } from '../phone/store.ts';

/** The app's sentences come in parts, so that the first screen loads only its own: shell (with home), account, lottery, wallet, person, games, rewards, moments (of today), writing (of bets), proof (of slips), numbers (past ones), support (writing to the house), lock (of the app). */
type Parts = {
  shell: ShellPhrases;
  account: AccountPhrases;
  lottery: LotteryPhrases;
  wallet: WalletPhrases;
  person: PersonPhrases;
  games: GamesPhrases;
  rewards: RewardsPhrases;
  moments: MomentsPhrases;
  writing: WritingPhrases;
  proof: ProofPhrases;
  numbers: NumbersPhrases;
  support: SupportPhrases;
  lock: LockPhrases;
};
export type PhrasePart = keyof Parts;
/** What fetches the sentences of a part, by language. */
export type PhraseLoaders<P extends PhrasePart> = Record<Language, () => Promise<{ phrases: Parts[P] }>>;

/** Where the phone keeps the player's choice. */
export const LANGUAGE_KEY = 'i18nextLng';

/** Every visit needs the shell; what fetches the other parts comes after the first code. */
const shell: PhraseLoaders<'shell'> = {
  mm: () => import('@shwekan/phrases/shell/mm'),
  en: () => import('@shwekan/phrases/shell/en'),
  thai: () => import('@shwekan/phrases/shell/thai'),
  cn: () => import('@shwekan/phrases/shell/cn'),
};

type Speech = { language: Language; parts: Partial<Parts> };
/** What the page of the server says, where that is another language than the phone's. */
let drawn: Speech | null = null;
const store: Store<Speech> = createStore<Speech>({ language: chosenLanguage(), parts: {} }, (): Speech => drawn ?? store.get());

/** The language of the app. */
export function language(): Language {
  return store.get().language;
}

export const onLanguage = store.subscribe;

export function useLanguage(): Language {
  return store.use().language;
}

/** A part's sentences in the app's language. A route names the parts it needs, so they are there when its screen is drawn. */
export function useT<P extends PhrasePart = 'shell'>(part?: P): Parts[P] {
  return partOf(store.use().parts, part ?? ('shell' as P));
}

/** The shell's sentences outside of components. */
export function shellPhrases(): ShellPhrases {
  return partOf(store.get().parts, 'shell');
}

/** A part's sentences outside of components, fetched where they are not there yet. */
export async function saidIn<P extends PhrasePart>(part: P): Promise<Parts[P]> {
  await loadPhrases([part]);
  return partOf(store.get().parts, part);
}

/** Loads parts in the app's language, if they are not there yet. */
export async function loadPhrases(parts: readonly PhrasePart[]): Promise<void> {
  const { language, parts: loaded } = store.get();
  const missing = parts.filter((part) => loaded[part] === undefined);
  if (missing.length === 0) return;
  const fresh = await loadAll(language, missing);
  // The language may have been changed meanwhile: then these are not its sentences.
  if (store.get().language === language) store.set({ language, parts: { ...store.get().parts, ...fresh } });
  else await loadPhrases(parts);
}

/** Loads the parts with which the server drew its page: the app takes it over as it is, and speaks its own language right after. */
export async function loadDrawnPhrases(language: Language, parts: readonly PhrasePart[]): Promise<void> {
  if (language !== store.get().language) drawn = { language, parts: await loadAll(language, parts) };
}

/** Whether these parts are there already. */
export function hasPhrases(parts: readonly PhrasePart[]): boolean {
  return parts.every((part) => store.get().parts[part] !== undefined);
}

/** The parts whose sentences are there. */
export const spokenParts = (): PhrasePart[] => Object.keys(store.get().parts) as PhrasePart[];

/** Speaks a language with these parts at once. */
export function speakAtOnce(language: Language, parts: Partial<Parts>): void {
  store.set({ language, parts });
}

/** Tells the server, which draws the first screen, what language this phone keeps. */
export function tellServerLanguage(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way is unknown to many phones of this market
  document.cookie = `${LANGUAGE_KEY}=${language()};path=/;max-age=31536000;samesite=lax`;
}

/** Fetches parts in a language, without speaking it. */
export async function loadAll(language: Language, parts: readonly PhrasePart[]): Promise<Partial<Parts>> {
  const loaded = await Promise.all(parts.map(async (part) => [part, await phrasesOf(part, language)] as const));
  return Object.fromEntries(loaded);
}

async function phrasesOf(part: PhrasePart, language: Language): Promise<Parts[PhrasePart]> {
  const loaders = part === 'shell' ? shell : (await import('./sentences.ts')).sentences[part];
  return (await loaders[language]()).phrases;
}

function partOf<P extends PhrasePart>(parts: Partial<Parts>, part: P): Parts[P] {
  const phrases = parts[part];
  if (phrases === undefined) throw new Error(`phrases not loaded: ${part}`);
  return phrases;
}

/** What the phone keeps: a stored choice wins; without one Burmese; an unknown one falls back to English. */
export function chosenLanguage(): Language {
  const stored = inBrowser ? local.getItem(LANGUAGE_KEY) : null;
  if (stored === null) return 'mm';
  return isLanguage(stored) ? stored : 'en';
}
