import { expect, test } from 'vitest';
import { phrases } from '../src/index.ts';

test.each(Object.entries(phrases))(
  'what is told to a player in %s, on a lock screen too, never says a balance: they may have hidden it',
  (_, { told }) => {
    for (const [place, phrase] of Object.entries(told)) expect(phrase, place).not.toMatch(/\{\w*balance\w*\}/);
  },
);
