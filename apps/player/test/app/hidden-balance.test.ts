import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
/** What a player has in a purse, and what a purse held after something: the fields of the calls' answers, however the row is called. */
const PURSE = /\.(balance|game_balance|p_balance|game_refer_amt|user_balance|balance_after|before_balance|old_amount|new_amount)\b/;
/** The bar hides what it shows itself: it is where a player turns it. */
const BAR = 'parts/BalanceBar.tsx';

test('whoever hides their balance hides it on every screen: none shows what is in a purse but as a balance', () => {
  const told = globSync('**/*.tsx', { cwd: SOURCES })
    .filter((file) => file !== BAR)
    .flatMap((file) => {
      const text = readFileSync(`${SOURCES}${file}`, 'utf8');
      const shown = text.match(/<Kyat\b[^>]*?wire=\{[^}]*\}|\bkyatOf\([^)]*\)/g) ?? [];
      return shown.filter((it) => PURSE.test(it)).map((it) => `${file}: ${it}`);
    });
  expect(told).toEqual([]);
});
