import type { documentWords } from '@shwekan/phrases/document-words';
import { fill } from '@shwekan/phrases/fill';
import PdfDocument from 'pdfkit';
import { type Cell, wordOf } from './cells.ts';
import type { DocumentPart } from './documents.ts';
import { drawLine } from './draw-line.ts';
import { openShaper, type ShapeText, type Weight } from './shape-text.ts';

/** What stands above and below a document: what it is, when and by whom it was made, who signed it where two did, and the words of its language. */
export type DocumentHead = { title: string; made: string; signatures?: readonly { name: string; at: string }[]; words: DocumentWords };
type DocumentWords = (typeof documentWords)['en' | 'my'];

const MARGIN = 42;
const LINE = 16;
const SIZE = { title: 16, part: 11, text: 8.5, small: 7.5 };
/** Of the width: so much the first column has at least, and so much each amount needs where there are few. */
const NAME_PART = 0.3;
const AMOUNT_PART = 0.2;
const INK = { text: '#1a1a1a', dimmed: '#666666', rule: '#bbbbbb', ground: '#f2f2f2', red: '#b42318' };
const SMALL = { size: SIZE.small, weight: 'regular', colour: INK.dimmed } as const;
/** Of a row, from its top to where its letters stand. */
const BASELINE = 10.6;
const CELL_MARGIN = 4;
/** Of a line that stands by itself, to the size of its letters: Burmese hangs deep. */
const LINE_HEIGHT = 1.5;

/** A document as a PDF of A4 pages: a table for each part, sums in bold, two signatures or room for them at the end. Nothing of it is asked from outside. */
export async function writePdf({ title, made, signatures, words }: DocumentHead, parts: readonly DocumentPart[]): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', margin: MARGIN, bufferPages: true, info: { Title: title } });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const shape = await openShaper();
  writeLine(pdf, shape, title, { size: SIZE.title, weight: 'bold', colour: INK.text });
  for (const line of made.split('\n')) writeLine(pdf, shape, line, { size: SIZE.text, weight: 'regular', colour: INK.dimmed });
  pdf.y += LINE / 2;
  for (const part of parts) drawPart(pdf, shape, part);
  // What two signed has its words in English, whoever reads it; what is signed on paper has lines for it.
  drawSignatures(pdf, shape, signatures?.map(({ name, at }) => `Signed by ${name}, ${at}`) ?? [words.prepared, words.checked]);
  numberPages(pdf, shape, (nth, count) => fill(words.page, { title, nth, count }));
  pdf.end();
  return ended;
}

type Pdf = PDFKit.PDFDocument;

type Look = { size: number; weight: Weight; colour: string };

/** A line of its own over the whole width, as high as its letters and those that hang below them. */
function writeLine(pdf: Pdf, shape: ShapeText, text: string, look: Look): void {
  const top = pdf.y;
  const room = pdf.page.width - 2 * MARGIN;
  drawLine(pdf, shape, text, { ...look, left: MARGIN, baseline: top + look.size, room, align: 'left' });
  pdf.y = top + look.size * LINE_HEIGHT;
}

function drawPart(pdf: Pdf, shape: ShapeText, { title, columns, rows }: DocumentPart): void {
  // A heading does not stand alone at the end of a page.
  makeRoom(pdf, 4 * LINE);
  writeLine(pdf, shape, title, { size: SIZE.part, weight: 'bold', colour: INK.text });
  const head = () => drawRow(pdf, shape, { cells: ['', ...columns], isHead: true });
  head();
  for (const { name, cells, isSum } of rows) {
    if (makeRoom(pdf, LINE)) head();
    drawRow(pdf, shape, { cells: [name, ...cells], isSum });
  }
  pdf.y += 14;
}

type Row = { cells: readonly Cell[]; isHead?: boolean; isSum?: boolean };

function drawRow(pdf: Pdf, shape: ShapeText, { cells, isHead = false, isSum = false }: Row): void {
  const width = pdf.page.width - 2 * MARGIN;
  const top = pdf.y;
  if (isHead) pdf.rect(MARGIN, top, width, LINE).fill(INK.ground);
  const name = width * Math.max(NAME_PART, 1 - AMOUNT_PART * Math.max(1, cells.length - 1));
  const rest = (width - name) / Math.max(1, cells.length - 1);
  for (const [nth, cell] of cells.entries()) {
    const shown = shownOf(cell);
    const [left, room] = nth === 0 ? [MARGIN, name] : [MARGIN + name + (nth - 1) * rest, rest];
    drawLine(pdf, shape, shown, {
      left: left + CELL_MARGIN,
      baseline: top + BASELINE,
      room: room - 2 * CELL_MARGIN,
      align: nth === 0 ? 'left' : 'right',
      weight: isHead || isSum ? 'bold' : 'regular',
      size: SIZE.text,
      colour: shown.startsWith('-') ? INK.red : INK.text,
    });
  }
  pdf
    .moveTo(MARGIN, top + LINE)
    .lineTo(MARGIN + width, top + LINE)
    .lineWidth(0.4)
    .stroke(INK.rule);
  pdf.x = MARGIN;
  pdf.y = top + LINE;
}

function shownOf(cell: Cell): string {
  const word = wordOf(cell);
  return typeof word === 'number' ? word.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }) : word;
}

/** Begins a page when the rest of this one is too small; whether it did. */
function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - MARGIN - LINE) return false;
  pdf.addPage();
  return true;
}

function drawSignatures(pdf: Pdf, shape: ShapeText, lines: readonly string[]): void {
  makeRoom(pdf, 5 * LINE);
  const top = pdf.y + 3 * LINE;
  const width = (pdf.page.width - 2 * MARGIN - 40) / 2;
  for (const [nth, word] of lines.entries()) {
    const left = MARGIN + nth * (width + 40);
    pdf
      .moveTo(left, top)
      .lineTo(left + width, top)
      .lineWidth(0.6)
      .stroke(INK.text);
    drawLine(pdf, shape, word, { ...SMALL, left, baseline: top + BASELINE, room: width, align: 'left' });
  }
}

function numberPages(pdf: Pdf, shape: ShapeText, wordsOf: (nth: number, count: number) => string): void {
  const { count } = pdf.bufferedPageRange();
  for (let nth = 0; nth < count; nth += 1) {
    pdf.switchToPage(nth);
    // What stands in the margin would begin a page otherwise.
    pdf.page.margins.bottom = 0;
    const place = {
      left: MARGIN,
      baseline: pdf.page.height - MARGIN + 8 + SIZE.small,
      room: pdf.page.width - 2 * MARGIN,
      align: 'right' as const,
    };
    drawLine(pdf, shape, wordsOf(nth + 1, count), { ...SMALL, ...place });
  }
}
