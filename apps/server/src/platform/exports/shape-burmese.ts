import { readFileSync } from 'node:fs';

/** A glyph of a Burmese text: its outline (SVG, upwards), and where it stands in ems of the font. */
export type PlacedGlyph = { outline: string; x: number; y: number };
/** A Burmese text as its font draws it. Ems are `units_per_em` of an outline's units. */
export type ShapedText = { width: number; glyphs: PlacedGlyph[]; units_per_em: number };

export type ShapeBurmese = (text: string) => ShapedText;

/**
 * What shapes Burmese: consonants that are stacked, marks that stand around them, vowels that are written before them. HarfBuzz does, as browsers do; what
 * writes our PDFs has no shaper for it. It is loaded with the first document: 2 MB that most processes never need.
 */
export async function openBurmeseShaper(): Promise<ShapeBurmese> {
  const { Blob, Buffer, Face, Font, shape } = await import('harfbuzzjs');
  const face = new Face(new Blob(new Uint8Array(readFileSync(new URL('./burmese.ttf', import.meta.url))).buffer));
  const font = new Font(face);
  return (text) => {
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
    return { width, glyphs, units_per_em: face.upem };
  };
}
