import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadPhrases } from '../../src/house/language.ts';
import { MethodChooser } from '../../src/parts/cash/MethodChooser.tsx';
import { METHOD_MARKS } from '../../src/parts/cash/MethodMark.tsx';

await loadPhrases(['wallet']);

const light = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((it) => (it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

test('every known method has a mark of its own, whose letters can be read on its colour', () => {
  const marks = Object.values(METHOD_MARKS);
  expect(new Set(marks.map((it) => it.ground)).size).toBe(marks.length);
  for (const { ground, ink, letters } of marks) {
    const [dark = 0, bright = 0] = [light(ground), light(ink)].sort((one, other) => one - other);
    expect((bright + 0.05) / (dark + 0.05), letters).toBeGreaterThan(4.5);
  }
});

const method = (id: number, name: string) => ({ id, name, code: name.toLowerCase(), logo: null });
const methods = [method(1, 'KBZPay'), method(2, 'WavePay'), method(3, 'AYA Pay')] as const;
const shown = (isKnown: boolean) =>
  renderToStaticMarkup(
    createElement(MethodChooser, { title: 'Ways', kinds: [{ name: 'Pay', methods }], chosen: methods[1], choose: () => {}, isKnown }),
  );

test('who paid by a method last time finds it alone, with the way to the others, and the account right below', () => {
  expect(shown(false).match(/KBZPay|WavePay|AYA Pay/g)).toEqual(['KBZPay', 'WavePay', 'AYA Pay']);
  expect(shown(true).match(/KBZPay|WavePay|AYA Pay/g)).toEqual(['WavePay']);
  expect(shown(true)).toMatch(/aria-pressed="true".*WavePay.*<button/);
});
