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
import { phrases as lock_cn } from '../src/lock/cn.ts';
import { phrases as lock_en } from '../src/lock/en.ts';
import { phrases as lock_mm } from '../src/lock/mm.ts';
import { phrases as lock_thai } from '../src/lock/thai.ts';
import { phrases as lottery_cn } from '../src/lottery/cn.ts';
import { phrases as lottery_en } from '../src/lottery/en.ts';
import { phrases as lottery_mm } from '../src/lottery/mm.ts';
import { phrases as lottery_thai } from '../src/lottery/thai.ts';
import { phrases as moments_cn } from '../src/moments/cn.ts';
import { phrases as moments_en } from '../src/moments/en.ts';
import { phrases as moments_mm } from '../src/moments/mm.ts';
import { phrases as moments_thai } from '../src/moments/thai.ts';
import { phrases as numbers_cn } from '../src/numbers/cn.ts';
import { phrases as numbers_en } from '../src/numbers/en.ts';
import { phrases as numbers_mm } from '../src/numbers/mm.ts';
import { phrases as numbers_thai } from '../src/numbers/thai.ts';
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
import { phrases as support_cn } from '../src/support/cn.ts';
import { phrases as support_en } from '../src/support/en.ts';
import { phrases as support_mm } from '../src/support/mm.ts';
import { phrases as support_thai } from '../src/support/thai.ts';
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
/** With a value in each place, whatever its name. */
const filled = (sentence: string) => fill(sentence, Object.fromEntries([...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 2])));

test.each([
  ['shell', shell_en, { mm: shell_mm, cn: shell_cn, thai: shell_thai }],
  ['account', account_en, { mm: account_mm, cn: account_cn, thai: account_thai }],
  ['lottery', lottery_en, { mm: lottery_mm, cn: lottery_cn, thai: lottery_thai }],
  ['games', games_en, { mm: games_mm, cn: games_cn, thai: games_thai }],
  ['moments', moments_en, { mm: moments_mm, cn: moments_cn, thai: moments_thai }],
  ['numbers', numbers_en, { mm: numbers_mm, cn: numbers_cn, thai: numbers_thai }],
  ['person', person_en, { mm: person_mm, cn: person_cn, thai: person_thai }],
  ['support', support_en, { mm: support_mm, cn: support_cn, thai: support_thai }],
  ['proof', proof_en, { mm: proof_mm, cn: proof_cn, thai: proof_thai }],
  ['rewards', rewards_en, { mm: rewards_mm, cn: rewards_cn, thai: rewards_thai }],
  ['wallet', wallet_en, { mm: wallet_mm, cn: wallet_cn, thai: wallet_thai }],
  ['lock', lock_en, { mm: lock_mm, cn: lock_cn, thai: lock_thai }],
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
  for (const [language, told] of Object.entries({ en: english, ...others }))
    for (const [key, sentence] of sentences(told)) expect(filled(sentence), `${language} ${key}`).not.toMatch(/[{}|]/);
});

test.each([
  [
    'Burmese',
    [shell_mm, account_mm, lottery_mm, games_mm, moments_mm, numbers_mm, person_mm, rewards_mm, wallet_mm, writing_mm, lock_mm, phrases.my],
  ],
  [
    'Thai',
    [
      shell_thai,
      account_thai,
      lottery_thai,
      games_thai,
      moments_thai,
      numbers_thai,
      person_thai,
      rewards_thai,
      wallet_thai,
      writing_thai,
      lock_thai,
      phrases.th,
    ],
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

const EVERYWHERE = {
  en: [
    shell_en,
    account_en,
    lottery_en,
    games_en,
    moments_en,
    numbers_en,
    person_en,
    rewards_en,
    wallet_en,
    writing_en,
    proof_en,
    support_en,
  ],
  mm: [
    shell_mm,
    account_mm,
    lottery_mm,
    games_mm,
    moments_mm,
    numbers_mm,
    person_mm,
    rewards_mm,
    wallet_mm,
    writing_mm,
    proof_mm,
    support_mm,
  ],
  thai: [
    shell_thai,
    account_thai,
    lottery_thai,
    games_thai,
    moments_thai,
    numbers_thai,
    person_thai,
    rewards_thai,
    wallet_thai,
    writing_thai,
    proof_thai,
    support_thai,
  ],
  cn: [
    shell_cn,
    account_cn,
    lottery_cn,
    games_cn,
    moments_cn,
    numbers_cn,
    person_cn,
    rewards_cn,
    wallet_cn,
    writing_cn,
    proof_cn,
    support_cn,
  ],
};

/** What buttons and states say on more than one screen. */
test.each([
  ['Close'],
  ['Try again'],
  ['Ask again'],
  ['Show more'],
  ['Share'],
  ['Copy'],
  ['Save the proof'],
  ['Cash in history'],
  ['Change the phone number'],
  ['Being checked'],
  ['No answer yet'],
  ['Pending'],
  ['Approved'],
  ['Rejected'],
  ['Transaction ID'],
  ['Please enter a whole amount in kyat.'],
])('“%s” is said in one way in each language, wherever it stands', (words) => {
  const places = EVERYWHERE.en.flatMap((part, nth) => sentences(part).flatMap(([key, said]) => (said === words ? [{ nth, key }] : [])));
  expect(places.length, words).toBeGreaterThan(0);
  for (const language of ['mm', 'thai', 'cn'] as const) {
    const said = places.map(({ nth, key }) => new Map(sentences(EVERYWHERE[language][nth] ?? {})).get(key));
    expect([...new Set(said)], language).toHaveLength(1);
  }
});
