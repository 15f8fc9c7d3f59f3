import PdfDocument from 'pdfkit';
import { type Cell, wordOf } from './cells.ts';
import type { DocumentPart } from './documents.ts';
import { drawLine } from './draw-line.ts';
import { openBurmeseShaper, type ShapeBurmese } from './shape-burmese.ts';

/** What stands above and below a document: what it is, when and by whom it was made, and who signed it where two did. */
export type DocumentHead = { title: string; made: string; signatures?: readonly { name: string; at: string }[] };

const MARGIN = 42;
const LINE = 16;
const SIZE = { title: 16, part: 11, text: 8.5, small: 7.5 };
/** Of the width: so much the first column has at least, and so much each amount needs where there are few. */
const NAME_PART = 0.3;
const AMOUNT_PART = 0.2;
const INK = { text: '#1a1a1a', dimmed: '#666666', rule: '#bbbbbb', ground: '#f2f2f2', red: '#b42318' };
const FONTS = { regular: 'Helvetica', bold: 'Helvetica-Bold' };
/** Of a row, from its top to where its letters stand. */
const BASELINE = 10.6;
const CELL_MARGIN = 4;
/** What is signed on paper. */
const INK_LINES = ['Prepared by: name, date, signature', 'Checked by: name, date, signature'];

/** A document as a PDF of A4 pages: a table for each part, sums in bold, two signatures or room for them at the end. Nothing of it is asked from outside. */
export async function writePdf({ title, made, signatures }: DocumentHead, parts: readonly DocumentPart[]): Promise<Buffer> {
  const pdf = new PdfDocument({ size: 'A4', margin: MARGIN, bufferPages: true, info: { Title: title } });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const shape = await openBurmeseShaper();
  pdf.font(FONTS.bold).fontSize(SIZE.title).fillColor(INK.text).text(title);
  pdf.font(FONTS.regular).fontSize(SIZE.text).fillColor(INK.dimmed).text(made).moveDown(1);
  for (const part of parts) drawPart(pdf, shape, part);
  drawSignatures(pdf, signatures?.map(({ name, at }) => `Signed by ${name}, ${at}`) ?? INK_LINES);
  numberPages(pdf, title);
  pdf.end();
  return ended;
}

type Pdf = PDFKit.PDFDocument;

function drawPart(pdf: Pdf, shape: ShapeBurmese, { title, columns, rows }: DocumentPart): void {
  // A heading does not stand alone at the end of a page.
  makeRoom(pdf, 4 * LINE);
  pdf.font(FONTS.bold).fontSize(SIZE.part).fillColor(INK.text).text(title, MARGIN, pdf.y);
  pdf.y += 4;
  const head = () => drawRow(pdf, shape, { cells: ['', ...columns], isHead: true });
  head();
  for (const { name, cells } of rows) {
    if (makeRoom(pdf, LINE)) head();
    drawRow(pdf, shape, { cells: [name, ...cells], isSum: /^(All|Total)\b/.test(name) });
  }
  pdf.y += 14;
}

type Row = { cells: readonly Cell[]; isHead?: boolean; isSum?: boolean };

function drawRow(pdf: Pdf, shape: ShapeBurmese, { cells, isHead = false, isSum = false }: Row): void {
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
      font: isHead || isSum ? FONTS.bold : FONTS.regular,
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

function drawSignatures(pdf: Pdf, lines: readonly string[]): void {
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
    pdf
      .font(FONTS.regular)
      .fontSize(SIZE.small)
      .fillColor(INK.dimmed)
      .text(word, left, top + 4, { width, lineBreak: false });
  }
}

function numberPages(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let nth = 0; nth < count; nth += 1) {
    pdf.switchToPage(nth);
    // What stands in the margin would begin a page otherwise.
    pdf.page.margins.bottom = 0;
    const options = { width: pdf.page.width - 2 * MARGIN, align: 'right' as const, lineBreak: false };
    pdf.font(FONTS.regular).fontSize(SIZE.small).fillColor(INK.dimmed);
    pdf.text(`${title}, page ${nth + 1} of ${count}`, MARGIN, pdf.page.height - MARGIN + 8, options);
  }
}
