/** What the picture says. */
export type ExcessPicture = {
  readonly title: string;
  readonly sum: string;
  readonly lines: readonly (readonly [number: string, kyat: number])[];
};

const COLUMNS = 4;
const CELL_WIDTH = 180;
const ROW_HEIGHT = 44;
const HEAD_HEIGHT = 72;
const PAD = 24;
const SIZE = 26;

/** Gives the list to the device as a picture: to its share sheet, or as a file where there is none. Who closes the sheet has sent nothing. */
export async function sendExcess(excess: ExcessPicture): Promise<void> {
  const picture = await excessImage(excess);
  const file = new File([picture], `${excess.title.replace(/[^\w]+/g, '-')}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: Error) => {
      if (error.name !== 'AbortError') throw error;
    });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Draws the list as a PNG, black on white: it is read in a chat. Rejects when the browser cannot draw. */
function excessImage({ title, sum, lines }: ExcessPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const columns = Math.min(COLUMNS, lines.length);
  const rows = Math.ceil(lines.length / columns);
  // As wide as its title at least.
  canvas.width = Math.max(columns, 3) * CELL_WIDTH + PAD * 2;
  canvas.height = HEAD_HEIGHT + (rows + 1) * ROW_HEIGHT + PAD * 2;
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.reject(new Error('no canvas'));
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#111111';
  pen.textBaseline = 'middle';
  pen.font = fontOf(700, 30);
  pen.fillText(title, PAD, PAD + HEAD_HEIGHT / 2, canvas.width - PAD * 2);
  for (const [at, [number, kyat]] of lines.entries()) {
    const [x, y] = [PAD + Math.floor(at / rows) * CELL_WIDTH, PAD + HEAD_HEIGHT + ((at % rows) + 0.5) * ROW_HEIGHT];
    pen.font = fontOf(700);
    pen.fillText(number, x, y);
    pen.font = fontOf(400);
    pen.fillText(`= ${kyat.toLocaleString('en')}`, x + pen.measureText('000').width + 14, y);
  }
  const foot = PAD + HEAD_HEIGHT + rows * ROW_HEIGHT;
  pen.fillRect(PAD, foot + 4, canvas.width - PAD * 2, 2);
  pen.font = fontOf(700);
  pen.fillText(sum, PAD, foot + ROW_HEIGHT / 2 + 10);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png'),
  );
}

function fontOf(weight: number, size = SIZE): string {
  return [weight, `${size}px`, 'sans-serif'].join(' ');
}
