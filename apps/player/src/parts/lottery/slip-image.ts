/** What a picture of a slip says. */
export type SlipPicture = {
  readonly title: string;
  readonly subtitle: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly lines: readonly { readonly number: string; readonly amount: string; readonly has_won: boolean; readonly note: string | null }[];
};

const WIDTH = 720;
const PAD = 36;
const HEAD_HEIGHT = 150;
const ROW_HEIGHT = 52;
const TILE_HEIGHT = 92;
const NOTED_TILE_HEIGHT = 118;
const TILE_COLUMNS = 5;
const GAP = 10;

/** Draws a slip as a PNG in the colours of the page. Rejects when the browser cannot draw. */
export async function slipImage(slip: SlipPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const tile_height = slip.lines.some((it) => it.note !== null) ? NOTED_TILE_HEIGHT : TILE_HEIGHT;
  const tile_rows = Math.ceil(slip.lines.length / TILE_COLUMNS);
  canvas.width = WIDTH;
  canvas.height = HEAD_HEIGHT + PAD * 2 + slip.rows.length * ROW_HEIGHT + tile_rows * (tile_height + GAP);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  drawHead(pen, slip);
  box(pen, { x: 0, y: HEAD_HEIGHT, width: WIDTH, height: canvas.height - HEAD_HEIGHT }, 'card');
  for (const [row, [name, value]] of slip.rows.entries()) {
    const y = HEAD_HEIGHT + PAD / 2 + row * ROW_HEIGHT + ROW_HEIGHT / 2;
    write(pen, name, { x: PAD, y, size: 26, colour: 'soft' });
    write(pen, value, { x: WIDTH - PAD, y, size: 28, colour: 'ink', bold: true, align: 'right' });
  }
  const top = HEAD_HEIGHT + PAD + slip.rows.length * ROW_HEIGHT;
  for (const [at, line] of slip.lines.entries()) drawLine(pen, line, { at, top, height: tile_height });
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png'),
  );
}

function drawHead(pen: CanvasRenderingContext2D, { title, subtitle }: SlipPicture): void {
  box(pen, { x: 0, y: 0, width: WIDTH, height: HEAD_HEIGHT }, 'brand');
  write(pen, title, { x: PAD, y: 52, size: 44, colour: 'gold', bold: true });
  write(pen, subtitle, { x: PAD, y: 110, size: 30, colour: 'on-brand' });
}

type TilePlace = { at: number; top: number; height: number };

function drawLine(pen: CanvasRenderingContext2D, line: SlipPicture['lines'][number], { at, top, height }: TilePlace): void {
  const width = (WIDTH - PAD * 2 - GAP * (TILE_COLUMNS - 1)) / TILE_COLUMNS;
  const x = PAD + (at % TILE_COLUMNS) * (width + GAP);
  const y = top + Math.floor(at / TILE_COLUMNS) * (height + GAP);
  const colour = line.has_won ? 'on-gold' : 'ink';
  box(pen, { x, y, width, height }, line.has_won ? 'gold' : 'sunk');
  write(pen, line.number, { x: x + width / 2, y: y + 34, size: 36, colour, bold: true, align: 'center' });
  write(pen, line.amount, { x: x + width / 2, y: y + 70, size: 22, colour, align: 'center' });
  if (line.note !== null) write(pen, line.note, { x: x + width / 2, y: y + 98, size: 20, colour, align: 'center' });
}

type Box = { x: number; y: number; width: number; height: number };

function box(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, colour: string): void {
  pen.fillStyle = token(colour);
  pen.fillRect(x, y, width, height);
}

type Writing = { x: number; y: number; size: number; colour: string; bold?: boolean; align?: CanvasTextAlign };

function write(pen: CanvasRenderingContext2D, text: string, { x, y, size, colour, bold = false, align = 'left' }: Writing): void {
  pen.fillStyle = token(colour);
  pen.font = `${bold ? '700' : '400'} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y);
}

/** A colour of the page by the name of its token. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
