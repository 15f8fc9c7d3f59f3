import { phrases } from '@shwekan/phrases';
import { phrases as cn } from '@shwekan/phrases/lottery/cn';
import { phrases as en } from '@shwekan/phrases/lottery/en';
import { phrases as mm } from '@shwekan/phrases/lottery/mm';
import { phrases as thai } from '@shwekan/phrases/lottery/thai';
import { expect, test } from 'vitest';

const SAID_BY_BOTH = ['betting_closed', 'section_closed', 'no_digit_data', 'amount_not_set', 'login_needed', 'not_enough_money'] as const;

test.each([
  ['en', en, phrases.en],
  ['mm', mm, phrases.my],
  ['thai', thai, phrases.th],
  ['cn', cn, phrases.zh],
] as const)('in %s the app says a refusal as the server does', (_, app, server) => {
  for (const code of SAID_BY_BOTH) expect(app[code]).toBe(server.refusals[code]);
});

test('a sentence has the same places for values in every language', () => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
  for (const [key, text] of Object.entries(en)) {
    if (typeof text !== 'string') continue;
    for (const other of [mm, thai, cn]) expect([key, places(String(other[key as keyof typeof en]))]).toEqual([key, places(text)]);
  }
});
