import { expect, test } from 'vitest';
import { phrases as account_cn } from '../src/account/cn.ts';
import { phrases as account_en } from '../src/account/en.ts';
import { phrases as account_mm } from '../src/account/mm.ts';
import { phrases as account_thai } from '../src/account/thai.ts';
import { phrases as games_cn } from '../src/games/cn.ts';
import { phrases as games_en } from '../src/games/en.ts';
import { phrases as games_mm } from '../src/games/mm.ts';
import { phrases as games_thai } from '../src/games/thai.ts';
import { fill, phrases } from '../src/index.ts';
import { phrases as lottery_cn } from '../src/lottery/cn.ts';
import { phrases as lottery_en } from '../src/lottery/en.ts';
import { phrases as lottery_mm } from '../src/lottery/mm.ts';
import { phrases as lottery_thai } from '../src/lottery/thai.ts';
import { phrases as moments_cn } from '../src/moments/cn.ts';
import { phrases as moments_en } from '../src/moments/en.ts';
import { phrases as moments_mm } from '../src/moments/mm.ts';
import { phrases as moments_thai } from '../src/moments/thai.ts';
import { phrases as person_cn } from '../src/person/cn.ts';
import { phrases as person_en } from '../src/person/en.ts';
import { phrases as person_mm } from '../src/person/mm.ts';
import { phrases as person_thai } from '../src/person/thai.ts';
import { phrases as proof_cn } from '../src/proof/cn.ts';
import { phrases as proof_en } from '../src/proof/en.ts';
import { phrases as proof_mm } from '../src/proof/mm.ts';
import { phrases as proof_thai } from '../src/proof/thai.ts';
import { phrases as rewards_cn } from '../src/rewards/cn.ts';
import { phrases as rewards_en } from '../src/rewards/en.ts';
import { phrases as rewards_mm } from '../src/rewards/mm.ts';
import { phrases as rewards_thai } from '../src/rewards/thai.ts';
import { phrases as shell_cn } from '../src/shell/cn.ts';
import { phrases as shell_en } from '../src/shell/en.ts';
import { phrases as shell_mm } from '../src/shell/mm.ts';
import { phrases as shell_thai } from '../src/shell/thai.ts';
import { phrases as wallet_cn } from '../src/wallet/cn.ts';
import { phrases as wallet_en } from '../src/wallet/en.ts';
import { phrases as wallet_mm } from '../src/wallet/mm.ts';
import { phrases as wallet_thai } from '../src/wallet/thai.ts';
import { phrases as writing_cn } from '../src/writing/cn.ts';
import { phrases as writing_en } from '../src/writing/en.ts';
import { phrases as writing_mm } from '../src/writing/mm.ts';
import { phrases as writing_thai } from '../src/writing/thai.ts';

/** Every sentence by its path: `home.closes_in`. */
function sentences(of: object, path: string[] = []): [string, string][] {
  return Object.entries(of).flatMap(([key, it]) =>
    typeof it === 'string' ? [[[...path, key].join('.'), it] as [string, string]] : sentences(it, [...path, key]),
  );
}

const placesOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each([
  ['shell', shell_en, { mm: shell_mm, cn: shell_cn, thai: shell_thai }],
  ['account', account_en, { mm: account_mm, cn: account_cn, thai: account_thai }],
  ['lottery', lottery_en, { mm: lottery_mm, cn: lottery_cn, thai: lottery_thai }],
  ['games', games_en, { mm: games_mm, cn: games_cn, thai: games_thai }],
  ['moments', moments_en, { mm: moments_mm, cn: moments_cn, thai: moments_thai }],
  ['person', person_en, { mm: person_mm, cn: person_cn, thai: person_thai }],
  ['proof', proof_en, { mm: proof_mm, cn: proof_cn, thai: proof_thai }],
  ['rewards', rewards_en, { mm: rewards_mm, cn: rewards_cn, thai: rewards_thai }],
  ['wallet', wallet_en, { mm: wallet_mm, cn: wallet_cn, thai: wallet_thai }],
  ['writing', writing_en, { mm: writing_mm, cn: writing_cn, thai: writing_thai }],
  ['server', phrases.en, { mm: phrases.my, cn: phrases.zh, thai: phrases.th }],
])('%s: every language says every sentence, with the same places to fill', (_part, english, others) => {
  for (const [language, other] of Object.entries(others)) {
    const told = new Map(sentences(other));
    for (const [key, sentence] of sentences(english)) {
      expect(told.get(key)?.trim(), `${language} ${key}`).toBeTruthy();
      expect(placesOf(told.get(key) ?? ''), `${language} ${key}`).toEqual(placesOf(sentence));
    }
  }
});

test.each([
  ['Burmese', [shell_mm, account_mm, lottery_mm, games_mm, moments_mm, person_mm, rewards_mm, wallet_mm, writing_mm, phrases.my]],
  [
    'Thai',
    [shell_thai, account_thai, lottery_thai, games_thai, moments_thai, person_thai, rewards_thai, wallet_thai, writing_thai, phrases.th],
  ],
])('%s writes its numbers with Latin digits, as amounts and times are written beside them', (_language, parts) => {
  for (const [key, sentence] of parts.flatMap((part) => sentences(part))) expect(sentence, key).not.toMatch(/[၀-၉๐-๙]/);
});

test('a place without a value stays as it is, so that a missing one is seen', () => {
  expect(fill('{name} won {amount}', { name: 'Aung' })).toBe('Aung won {amount}');
});

test('one of a thing is called by its own word', () => {
  const friends = '{count} {count:friend|friends}';
  expect(fill(friends, { count: 1 })).toBe('1 friend');
  expect(fill(friends, { count: '1' })).toBe('1 friend');
  for (const count of [0, 2, 11, 21]) expect(fill(friends, { count })).toBe(`${count} friends`);
  expect(fill(friends, {})).toBe(friends);
});
