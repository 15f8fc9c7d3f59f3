import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentContrast, CONTRAST_LEAST, contrastOf, darkShades, lightShades, ON_ACCENT, OWN_ACCENT, refuseAccent } from '../src/index.ts';

/** What the players' app says of its colours. */
const SHEET = readFileSync(new URL('../../../apps/player/src/app/styles.css', import.meta.url), 'utf8');
const colour = (name: string, theme: 0 | 1) =>
  SHEET.split('[data-theme="dark"] {')[theme]?.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1] ?? '';

/** Six steps of red, green and blue each. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)));

test('the contrast of two colours is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#e3b552', '#e3b552')).toBe(1);
});

test('an accent on which, or with which, the app writes below 4.5 to 1 is refused', () => {
  const taken = [OWN_ACCENT, '#4fd0e0', '#ffb74d', '#9ccc65', '#ffffff'];
  const refused = ['#e53935', '#1e88e5', '#7b1fa2', '#ff7043', '#0b3a29', '#000000'];
  expect(taken.map(refuseAccent)).toEqual(taken.map(() => null));
  expect(refused.map(refuseAccent)).toEqual(refused.map(() => 'accent_not_readable'));
  expect(accentContrast('#ff7043')).toBeLessThan(CONTRAST_LEAST);
});

test('what the app makes of an accent is readable where it stands, by day and by night', () => {
  expect([colour('on-gold', 0), colour('on-gold', 1), colour('gold', 0)]).toEqual([ON_ACCENT, ON_ACCENT, OWN_ACCENT]);
  const accents = colours.filter((it) => refuseAccent(it) === null);
  expect(accents.length).toBeGreaterThan(40);
  const low: string[] = [];
  for (const accent of accents) {
    for (const [theme, shades] of [lightShades(accent), darkShades(accent)].entries()) {
      const dark = theme === 1 ? 1 : 0;
      const heads = ['brand', 'brand-raised', 'ruby', 'ruby-raised', 'night', 'night-raised'].map((it) => [accent, colour(it, dark)]);
      const texts = [...['page', 'card', 'sunk'].map((it) => colour(it, dark)), shades.wash].map((ground) => [shades.ink, ground]);
      for (const [text = '', ground = ''] of [...heads, ...texts, [ON_ACCENT, accent], [ON_ACCENT, shades.deep]])
        if (!(contrastOf(text, ground) >= CONTRAST_LEAST)) low.push(`${accent} ${dark}: ${text} on ${ground}`);
    }
  }
  expect(low).toEqual([]);
});
