/** What a picture of a slip says. */
export type SlipPicture = {
  readonly title: string;
  readonly subtitle: string;
  /** `is_won` is what the slip won: it is written as such. */
  readonly rows: readonly { readonly name: string; readonly value: string; readonly is_won?: boolean }[];
  readonly lines: readonly SlipTile[];
  /** Where the slip is from. */
  readonly foot: string;
};

/** A number of the slip. A near win has a note and is outlined, so that the number itself stands out. */
export type SlipTile = { readonly number: string; readonly amount: string; readonly has_won: boolean; readonly note: string | null };

const WIDTH = 720;
const PAD = 36;
const HEAD_HEIGHT = 156;
const MARK_SIDE = 88;
const FOOT_HEIGHT = 76;
const ROW_HEIGHT = 56;
const TILE_HEIGHT = 96;
const NOTED_TILE_HEIGHT = 124;
const TILE_COLUMNS = 5;
const TILE_RADIUS = 16;
const GAP = 10;

/** Draws a slip as a PNG in the colours of the page. Rejects when the browser cannot draw. */
export async function slipImage(slip: SlipPicture): Promise<Blob> {
  const [canvas, logo] = [document.createElement('canvas'), await houseLogo()];
  const tile_height = slip.lines.some((it) => it.note !== null) ? NOTED_TILE_HEIGHT : TILE_HEIGHT;
  const tile_rows = Math.ceil(slip.lines.length / TILE_COLUMNS);
  canvas.width = WIDTH;
  canvas.height = HEAD_HEIGHT + PAD + slip.rows.length * ROW_HEIGHT + PAD / 2 + tile_rows * (tile_height + GAP) + FOOT_HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  box(pen, { x: 0, y: 0, width: WIDTH, height: canvas.height }, 'card');
  drawHead(pen, slip, logo);
  drawRows(pen, slip.rows, HEAD_HEIGHT + PAD / 2);
  const top = HEAD_HEIGHT + PAD + slip.rows.length * ROW_HEIGHT;
  for (const [at, line] of slip.lines.entries()) drawLine(pen, line, { at, top, height: tile_height });
  write(pen, slip.foot, { x: WIDTH / 2, y: canvas.height - FOOT_HEIGHT / 2, size: 24, colour: 'soft', align: 'center' });
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png'),
  );
}

function drawHead(pen: CanvasRenderingContext2D, { title, subtitle }: SlipPicture, logo: HTMLImageElement | null): void {
  box(pen, { x: 0, y: 0, width: WIDTH, height: HEAD_HEIGHT }, 'brand');
  box(pen, { x: 0, y: HEAD_HEIGHT - 6, width: WIDTH, height: 6 }, 'gold');
  if (logo === null) drawMark(pen);
  else drawLogo(pen, logo);
  const x = PAD + MARK_SIDE + 24;
  write(pen, title, { x, y: 54, size: 44, colour: 'gold', bold: true });
  write(pen, subtitle, { x, y: 108, size: 30, colour: 'on-brand' });
}

/** The mark of the house, as the app's own logo has it. */
function drawMark(pen: CanvasRenderingContext2D): void {
  pen.save();
  pen.translate(PAD, (HEAD_HEIGHT - 6 - MARK_SIDE) / 2);
  pen.scale(MARK_SIDE / 32, MARK_SIDE / 32);
  const fill = (path: string, colour: string) => {
    pen.fillStyle = token(colour);
    pen.fill(new Path2D(path));
  };
  fill('M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30z', 'gold');
  fill('M5.5 15h21a10.5 10.5 0 0 1-21 0z', 'brand');
  fill('M16 6.7a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z', 'brand');
  pen.strokeStyle = token('gold');
  pen.lineWidth = 1.8;
  pen.lineCap = 'round';
  pen.stroke(new Path2D('M8 19.5c2.7-2 5.3-2 8 0s5.3 2 8 0'));
  pen.restore();
}

/** A logo of the house's own in the mark's place, as large as fits. */
function drawLogo(pen: CanvasRenderingContext2D, logo: HTMLImageElement): void {
  const scale = MARK_SIDE / Math.max(logo.naturalWidth, logo.naturalHeight);
  const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
  pen.drawImage(logo, PAD + (MARK_SIDE - width) / 2, (HEAD_HEIGHT - 6 - height) / 2, width, height);
}

/** The logo that the page has as its icon; null where the house has the product's mark, or the logo cannot be had now. */
async function houseLogo(): Promise<HTMLImageElement | null> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/webp"]');
  if (icon === null) return null;
  const logo = new Image();
  logo.src = icon.href;
  return logo.decode().then(
    () => logo,
    () => null,
  );
}

function drawRows(pen: CanvasRenderingContext2D, rows: SlipPicture['rows'], top: number): void {
  for (const [row, { name, value, is_won = false }] of rows.entries()) {
    const y = top + row * ROW_HEIGHT;
    if (row > 0) box(pen, { x: PAD, y, width: WIDTH - PAD * 2, height: 1 }, 'line');
    const middle = y + ROW_HEIGHT / 2;
    write(pen, name, { x: PAD, y: middle, size: 26, colour: 'soft' });
    write(pen, value, { x: WIDTH - PAD, y: middle, size: is_won ? 34 : 28, colour: is_won ? 'good' : 'ink', bold: true, align: 'right' });
  }
}

type TilePlace = { at: number; top: number; height: number };

function drawLine(pen: CanvasRenderingContext2D, line: SlipTile, { at, top, height }: TilePlace): void {
  const width = (WIDTH - PAD * 2 - GAP * (TILE_COLUMNS - 1)) / TILE_COLUMNS;
  const x = PAD + (at % TILE_COLUMNS) * (width + GAP);
  const y = top + Math.floor(at / TILE_COLUMNS) * (height + GAP);
  const is_near = line.note !== null;
  const is_exact = line.has_won && !is_near;
  const colour = is_exact ? 'on-gold' : 'ink';
  box(pen, { x, y, width, height, radius: TILE_RADIUS }, is_exact ? 'gold' : is_near ? 'gold-wash' : 'sunk');
  if (is_near) {
    pen.strokeStyle = token('gold-deep');
    pen.lineWidth = 3;
    pen.stroke();
  }
  const middle = y + height / 2 - (is_near ? 16 : 0);
  const centre = { x: x + width / 2, colour, align: 'center', within: width - GAP } as const;
  write(pen, line.number, { ...centre, y: middle - 16, size: 38, bold: true });
  write(pen, line.amount, { ...centre, y: middle + 22, size: 23 });
  if (line.note !== null) write(pen, line.note, { ...centre, y: middle + 52, size: 20, colour: 'gold-ink', bold: true });
}

type Box = { x: number; y: number; width: number; height: number; radius?: number };

/** Leaves its outline to be drawn as well. */
function box(pen: CanvasRenderingContext2D, { x, y, width, height, radius = 0 }: Box, colour: string): void {
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + width, y, x + width, y + height, radius);
  pen.arcTo(x + width, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, x + width, y, radius);
  pen.closePath();
  pen.fillStyle = token(colour);
  pen.fill();
}

/** What is wider than `within` is pressed together. */
type Writing = { x: number; y: number; size: number; colour: string; bold?: boolean; align?: CanvasTextAlign; within?: number };

function write(pen: CanvasRenderingContext2D, text: string, { x, y, size, colour, bold = false, align = 'left', within }: Writing): void {
  pen.fillStyle = token(colour);
  pen.font = `${bold ? '700' : '400'} ${size}px ${getComputedStyle(document.documentElement).fontFamily}`;
  pen.textAlign = align;
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y, within);
}

/** A colour of the page by the name of its token. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
