import { SHAPED, type ShapedText, type ShapeText, scriptOf, type Weight } from './shape-text.ts';

/** Where a line stands, how wide it may be, and how it looks. */
type LinePlace = { left: number; baseline: number; room: number; align: 'left' | 'right'; weight: Weight; size: number; colour: string };
type Run = { text: string; width: number; shaped: ShapedText | null };

/** Of a PDF's own fonts. */
const LATIN: Record<Weight, string> = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
const UNSEEN = /[\u200b\u2060\u00ad\ufeff]/g;
/** What the fonts of a PDF's own have no letter for. */
const UNKNOWN = /[^\x20-\x7e\xa0-\xff–—‘’“”•…€]/gu;
const REST = '…';
const letters = new Intl.Segmenter('my', { granularity: 'grapheme' });

/** Draws a line of Latin, Burmese, Thai and Chinese, mixed as in "KBZPay ဘဏ်". What has no room ends in "…"; letters of other scripts are question marks. */
export function drawLine(pdf: PDFKit.PDFDocument, shape: ShapeText, text: string, place: LinePlace): void {
  pdf.font(LATIN[place.weight]).fontSize(place.size).fillColor(place.colour);
  const runs = fitted(pdf, shape, text.replace(UNSEEN, ''), place);
  let left = place.align === 'left' ? place.left : place.left + place.room - widthOf(runs);
  for (const run of runs) {
    if (run.shaped === null) pdf.text(run.text, left, place.baseline, { lineBreak: false, baseline: 'alphabetic' });
    else drawOutlines(pdf, run.shaped, { ...place, left });
    left += run.width;
  }
}

function fitted(pdf: PDFKit.PDFDocument, shape: ShapeText, text: string, { room, ...look }: LinePlace): Run[] {
  const whole = runsOf(pdf, shape, text, look);
  if (widthOf(whole) <= room) return whole;
  const all = [...letters.segment(text)].map((it) => it.segment);
  for (let count = all.length - 1; count > 0; count -= 1) {
    const runs = runsOf(pdf, shape, all.slice(0, count).join('').trimEnd() + REST, look);
    if (widthOf(runs) <= room) return runs;
  }
  return [];
}

function runsOf(pdf: PDFKit.PDFDocument, shape: ShapeText, text: string, { size, weight }: Pick<LinePlace, 'size' | 'weight'>): Run[] {
  const parts = text.split(SHAPED).filter((it) => it !== '');
  return parts.map((part) => {
    const script = scriptOf(part);
    if (script !== null) {
      const shaped = shape(script, part, weight);
      return { text: part, width: (shaped.width / shaped.units_per_em) * size, shaped };
    }
    const latin = part.replace(UNKNOWN, '?');
    return { text: latin, width: pdf.widthOfString(latin), shaped: null };
  });
}

function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, it) => sum + it.width, 0);
}

function drawOutlines(pdf: PDFKit.PDFDocument, { glyphs, units_per_em }: ShapedText, { left, baseline, size, colour }: LinePlace): void {
  const scale = size / units_per_em;
  for (const { outline, x, y } of glyphs) {
    if (outline === '') continue;
    pdf
      .save()
      .translate(left + x * scale, baseline - y * scale)
      .scale(scale, -scale)
      .path(outline)
      .fill(colour)
      .restore();
  }
}
