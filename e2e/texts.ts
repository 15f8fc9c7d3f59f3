import type { Locator, Page } from '@playwright/test';
import { phrases as everywhere } from '@shwekan/phrases';
import { phrases as accountEn } from '@shwekan/phrases/account/en';
import { phrases as accountMm } from '@shwekan/phrases/account/mm';
import { keepAllWords } from '@shwekan/phrases/burmese';
import { phrases as gamesEn } from '@shwekan/phrases/games/en';
import { phrases as gamesMm } from '@shwekan/phrases/games/mm';
import { phrases as lotteryEn } from '@shwekan/phrases/lottery/en';
import { phrases as lotteryMm } from '@shwekan/phrases/lottery/mm';
import { phrases as momentsEn } from '@shwekan/phrases/moments/en';
import { phrases as momentsMm } from '@shwekan/phrases/moments/mm';
import { phrases as personEn } from '@shwekan/phrases/person/en';
import { phrases as personMm } from '@shwekan/phrases/person/mm';
import { phrases as rewardsEn } from '@shwekan/phrases/rewards/en';
import { phrases as rewardsMm } from '@shwekan/phrases/rewards/mm';
import { phrases as shellEn } from '@shwekan/phrases/shell/en';
import { phrases as shellMm } from '@shwekan/phrases/shell/mm';
import { phrases as walletEn } from '@shwekan/phrases/wallet/en';
import { phrases as walletMm } from '@shwekan/phrases/wallet/mm';
import { phrases as writingEn } from '@shwekan/phrases/writing/en';
import { phrases as writingMm } from '@shwekan/phrases/writing/mm';
import { expect } from './stage.ts';

/** The languages in which the specification's list is gone through: its own English, and the default. */
export const LANGUAGES = ['en', 'mm'] as const;
export type StoryLanguage = (typeof LANGUAGES)[number];

const en = {
  ...everywhere.en,
  shell: shellEn,
  account: accountEn,
  lottery: lotteryEn,
  moments: momentsEn,
  wallet: walletEn,
  person: personEn,
  games: gamesEn,
  rewards: rewardsEn,
  writing: writingEn,
};
type Widen<T> = { [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };
/** All that the server and the player app say in a language. */
export type AppTexts = Widen<typeof en>;

export const texts: Record<StoryLanguage, AppTexts> = {
  en,
  // The app is built with sentences that say themselves where their lines may end.
  mm: keepAllWords({
    ...everywhere.my,
    shell: shellMm,
    account: accountMm,
    lottery: lotteryMm,
    moments: momentsMm,
    wallet: walletMm,
    person: personMm,
    games: gamesMm,
    rewards: rewardsMm,
    writing: writingMm,
  }),
};

/** A phrase up to the first value in it. */
export const upTo = (phrase: string): string => (phrase.split('{')[0] ?? '').trim();

const MARKS = /[\u2060\u200b\u00ad]/g;
/** What a name has that a browser computes: no marks of where a line may end. */
const named = (phrase: string): string => phrase.replace(/[\u200b\u00ad]/g, '');

/** A name that begins with a phrase, up to the first value in it, and goes on with `rest`. */
export const beginsWith = (phrase: string, rest = ''): RegExp => new RegExp(`^${named(upTo(phrase))}${rest}`);

/** A name that has a phrase in it, behind `before`. */
export const has = (phrase: string, before = ''): RegExp => new RegExp(`${before}${named(phrase)}`);

/** A sentence of the server, which writes it without marks of where a line may end: some places show it as it came, others add them. */
export const asItSays = (sentence: string): RegExp =>
  new RegExp([...sentence.replace(MARKS, '')].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join('[\u2060\u200b\u00ad]*'));

/** A row of the list: the specification's words, and the phrase that says them. */
export type Row = readonly [words: string, phrase: (texts: AppTexts) => string];

/** Holds each row against the screen, in its language; English must have the specification's own words in it. All rows are looked at. */
export async function expectRows(place: Page | Locator, language: StoryLanguage, rows: readonly Row[]): Promise<void> {
  for (const [words, phrase] of rows) {
    expect.soft(phrase(texts.en).toLowerCase(), 'the English phrase').toContain(words.toLowerCase());
    await expectText(place, upTo(phrase(texts[language])), words);
  }
}

/** A text is on the screen: written, or the name of a field, a button or a picture. */
export async function expectText(place: Page | Locator, text: string, row: string): Promise<void> {
  // What the server says comes without marks, and the app adds them where it shows whole sentences.
  const plain = text.replace(MARKS, '');
  const found = place.getByText(text).or(place.getByLabel(text)).or(place.getByText(plain));
  await expect.soft(found.filter({ visible: true }).first(), row).toBeVisible();
}
