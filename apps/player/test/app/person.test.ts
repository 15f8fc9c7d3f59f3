import { phrases } from '@shwekan/phrases';
import { phrases as cn } from '@shwekan/phrases/person/cn';
import { phrases as en } from '@shwekan/phrases/person/en';
import { phrases as mm } from '@shwekan/phrases/person/mm';
import { phrases as thai } from '@shwekan/phrases/person/thai';
import { expect, test } from 'vitest';

test.each([
  ['en', en, phrases.en],
  ['mm', mm, phrases.my],
  ['thai', thai, phrases.th],
  ['cn', cn, phrases.zh],
] as const)('in %s the reason of a refused photo is found under the title the server gives it', (_, app, server) => {
  expect(app.level_rejected_title).toBe(server.told.level_two_rejected_title);
});

test('a sentence about the player has the same places for values in every language', () => {
  for (const other of [mm, thai, cn]) expect(placesOf(other)).toEqual(placesOf(en));
});

function placesOf(said: object): unknown {
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) => [
      key,
      typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []).sort() : placesOf(value as object),
    ]),
  );
}
