import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** A glyph of a text: its outline (SVG, upwards), and where it stands in ems of the font. */
export type PlacedGlyph = { outline: string; x: number; y: number };
/** A text as the font of its script draws it. Ems are `units_per_em` of an outline's units. */
export type ShapedText = { width: number; glyphs: PlacedGlyph[]; units_per_em: number };

/**
 * Scripts that a PDF's own fonts have no letters for. Their fonts are subsets of Noto Sans (SIL Open Font License 1.1): of Myanmar the player app's, of Thai
 * and of the simplified Chinese those that Fontsource cuts, 7,300 Chinese signs with most that names are written by in Taiwan and Hong Kong. The house's
 * own words are Latin or Burmese; in Thai and Chinese there are names alone, which are bold in no document.
 */
const FONTS = {
  burmese: { regular: 'burmese.ttf', bold: 'burmese-bold.ttf' },
  thai: { regular: 'thai.ttf', bold: 'thai.ttf' },
  chinese: { regular: 'chinese.ttf.br', bold: 'chinese.ttf.br' },
} as const;
export type Script = keyof typeof FONTS;
export type Weight = 'regular' | 'bold';
const LETTERS: Record<Script, string> = {
  burmese: '\\u1000-\\u109f\\uaa60-\\uaa7f\\ua9e0-\\ua9ff',
  thai: '\\u0e00-\\u0e7f',
  chinese: '\\u3000-\\u303f\\u3400-\\u4dbf\\u4e00-\\u9fff\\uff00-\\uffef',
};
const JOINERS = '\\u200b-\\u200d\\u2060\\u00ad';

/** Splits a text where the letters of one of these scripts begin and end, and keeps them. */
export const SHAPED = new RegExp(
  `(${Object.values(LETTERS)
    .map((it) => `[${it}][${it}${JOINERS}]*`)
    .join('|')})`,
);

export type ShapeText = (script: Script, text: string, weight: Weight) => ShapedText;

/** Whose letters a text begins with; null of those that a PDF's own fonts have. */
export function scriptOf(text: string): Script | null {
  // The keys of the fonts are the scripts.
  return (Object.keys(FONTS) as Script[]).find((it) => new RegExp(`^[${LETTERS[it]}]`).test(text)) ?? null;
}

/**
 * What shapes these scripts: Burmese consonants that are stacked, marks that stand around them or above each other, vowels that are written before them.
 * HarfBuzz does, as browsers do; what writes our PDFs has no shaper for them. It is loaded with the first document, 2 MB that most processes never need, and
 * a font with the first text that needs it.
 */
export async function openShaper(): Promise<ShapeText> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const open = (file: string) => {
    const face = new Face(new Blob(new Uint8Array(fontFile(file)).buffer));
    return { font: new Font(face), units_per_em: face.upem };
  };
  const opened = new Map<string, ReturnType<typeof open>>();
  return (script, text, weight) => {
    const file = FONTS[script][weight];
    const { font, units_per_em } = opened.get(file) ?? open(file);
    opened.set(file, { font, units_per_em });
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let width = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, nth) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {};
      const placed = { outline: font.glyphToPath(glyph), x: width + xOffset, y: yOffset };
      width += xAdvance;
      return placed;
    });
    return { width, glyphs, units_per_em };
  };
}

function fontFile(name: string): Buffer {
  const bytes = readFileSync(new URL(`./${name}`, import.meta.url));
  return name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes;
}
