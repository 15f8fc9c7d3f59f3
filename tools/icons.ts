import { join } from 'node:path';
import sharp from 'sharp';
import { root, say } from './processes.ts';

// Draws the icons of the installed player app from its mark: node tools/icons.ts
const PUBLIC = join(root, 'apps/player/public');
const GREEN = '#0b3a29';
const GOLD = '#e3b552';

/** A golden bowl over water, for "golden pond". */
const MARK = `<circle cx="16" cy="16" r="12" fill="${GOLD}"/><path d="M7.6 15.2h16.8a8.4 8.4 0 0 1-16.8 0z" fill="${GREEN}"/>
<path d="M10 18.8c2-1.5 4-1.5 6 0s4 1.5 6 0" fill="none" stroke="${GOLD}" stroke-width="1.5" stroke-linecap="round"/>
<circle cx="16" cy="10.8" r="2.2" fill="${GREEN}"/>`;
const drawn = (shapes: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes}</svg>`);

const rounded = drawn(`<rect width="32" height="32" rx="8" fill="${GREEN}"/>${MARK}`);
/** Phones cut it to their own shape: the mark keeps to the middle four fifths. */
const maskable = drawn(
  `<rect width="32" height="32" fill="${GREEN}"/><g transform="translate(16 16) scale(0.84) translate(-16 -16)">${MARK}</g>`,
);
/** Beside a notification only its shape is shown, in one colour. */
const badge = drawn(
  '<path fill="#fff" d="M3 15h26a13 13 0 0 1-26 0z"/><circle cx="16" cy="8" r="4" fill="#fff"/>' +
    '<path d="M7.5 20.5c2.8-2.1 5.7-2.1 8.5 0s5.7 2.1 8.5 0" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"/>',
);

const icons = [
  { file: 'icon-192.png', svg: rounded, size: 192 },
  { file: 'icon-512.png', svg: rounded, size: 512 },
  { file: 'maskable-192.png', svg: maskable, size: 192 },
  { file: 'maskable-512.png', svg: maskable, size: 512 },
  { file: 'apple-touch-icon.png', svg: maskable, size: 180 },
  { file: 'badge-96.png', svg: badge, size: 96 },
];
for (const { file, svg, size } of icons) {
  const { size: bytes } = await sharp(svg, { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(PUBLIC, file));
  say(`${file}: ${bytes} bytes`);
}
