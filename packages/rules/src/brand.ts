/** What a house is called that chose no name. */
export const OWN_NAME = 'Shwekan';

/** WCAG 2.2, 1.4.3: what text has to stand out from the colour behind it at least. */
export const CONTRAST_LEAST = 4.5;

/** What is written on the accent, and the darkest to the lightest ground of the player's app on which the accent itself is written. */
export const ON_ACCENT = '#1b2a12';
const ACCENT_STANDS_ON = ['#0b3a29', '#14523b', '#7c2735', '#274a73'] as const;

/** The accent that a house has that chose none. */
export const OWN_ACCENT = '#e3b552';

/** An accent and what the app makes of it on light and on dark: pressed, as text, and as the ground of a text. */
export type AccentShades = { accent: string; deep: string; ink: string; wash: string };

type Colour = readonly [red: number, green: number, blue: number];

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];
const DARK_CARD = '#10271c';
/** The lightest ground of the dark theme and the darkest of the light one. */
const GROUNDS = { light: '#e6e1d1', dark: '#10271c' } as const;
const STEP = 0.02;

/** The contrast of two colours by WCAG 2.2, 1 to 21; both are written as `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast that an accent has to what is written on it, and to what it is written on. */
export function accentContrast(accent: string): number {
  return Math.min(...[ON_ACCENT, ...ACCENT_STANDS_ON].map((it) => contrastOf(accent, it)));
}

/** Why a colour cannot be the accent of a house, or null when it can: text would not be readable by everyone. */
export function refuseAccent(accent: string): 'accent_not_readable' | null {
  return accentContrast(accent) < CONTRAST_LEAST ? 'accent_not_readable' : null;
}

/** The shades of an accent in the light theme: each readable where the app writes with it, or on it. */
export function lightShades(accent: string): AccentShades {
  const wash = mixed(accent, WHITE, 0.75);
  return {
    accent,
    // As dark as what is written on it allows.
    deep: lastWith(accent, BLACK, (it) => contrastOf(it, ON_ACCENT) >= CONTRAST_LEAST),
    ink: firstWith(accent, BLACK, (it) => [wash, GROUNDS.light].every((ground) => contrastOf(it, ground) >= CONTRAST_LEAST)),
    wash,
  };
}

/** The same in the dark theme. */
export function darkShades(accent: string): AccentShades {
  const wash = mixed(DARK_CARD, colourOf(accent), 0.12);
  return {
    accent,
    deep: lastWith(accent, BLACK, (it) => contrastOf(it, ON_ACCENT) >= CONTRAST_LEAST + 1),
    ink: firstWith(accent, WHITE, (it) => [wash, GROUNDS.dark].every((ground) => contrastOf(it, ground) >= CONTRAST_LEAST)),
    wash,
  };
}

function colourOf(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = colourOf(hex).map((it) => {
    const part = it / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** So much of another colour in one. */
function mixed(hex: string, other: Colour, share: number): string {
  const parts = colourOf(hex).map((it, at) => Math.round(it + ((other[at] ?? 0) - it) * share));
  return `#${parts.map((it) => it.toString(16).padStart(2, '0')).join('')}`;
}

/** The first on the way to another colour of which it is true. */
function firstWith(hex: string, to: Colour, isFit: (shade: string) => boolean): string {
  for (let share = 0; share < 1; share += STEP) {
    const shade = mixed(hex, to, share);
    if (isFit(shade)) return shade;
  }
  return mixed(hex, to, 1);
}

/** The last before it is no longer true. */
function lastWith(hex: string, to: Colour, isFit: (shade: string) => boolean): string {
  let last = hex;
  for (let share = STEP; share < 1; share += STEP) {
    const shade = mixed(hex, to, share);
    if (!isFit(shade)) return last;
    last = shade;
  }
  return last;
}
