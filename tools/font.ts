import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root, say } from './processes.ts';

// Makes the Burmese web font of the player app from Noto Sans Myanmar (SIL Open Font License), for phones that cannot stack
// letters themselves: node tools/font.ts /usr/share/fonts/truetype/noto (Debian's fonts-noto-core).
const OUT = join(root, 'apps/player/src/app/fonts');
/** Burmese letters (not those of Mon, Shan and Karen), the joiners between them, and the circle that carries a lone mark. */
const TEXT = [...Array.from({ length: 0x50 }, (_, place) => 0x1000 + place), 0x200b, 0x200c, 0x200d, 0x25cc]
  .map((code) => String.fromCodePoint(code))
  .join('');

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('say the folder that holds NotoSansMyanmar-Regular.ttf and NotoSansMyanmar-Bold.ttf');
mkdirSync(OUT, { recursive: true });
for (const weight of ['Regular', 'Bold']) {
  const font = await subsetFont(readFileSync(join(folder, `NotoSansMyanmar-${weight}.ttf`)), TEXT, {
    targetFormat: 'woff2',
    noHinting: true,
  });
  const file = join(OUT, `myanmar-${weight.toLowerCase()}.woff2`);
  writeFileSync(file, font);
  say(`${file}: ${(font.length / 1_000).toFixed(1)} kB`);
}
