import { sayOfFigures } from './say-of-figures.ts';

const PICTURE = /^\/files\/pictures\/[\w-]+\.webp$/;
const HASH = /^[0-9a-f]{64}$/;
const HASH_SHOWN = 16;
const COLOUR = /^#[0-9a-f]{6}$/;
const SWATCH = { display: 'inline-block', width: 16, height: 16, borderRadius: 4, verticalAlign: 'middle', marginInlineEnd: 6 } as const;

/** What a line of a deed says, a hash in the list by its beginning: a picture and a colour are seen, for to confirm them unseen is to confirm nothing. */
export function DeedValue({ text, isShort = false }: { text: string; isShort?: boolean }) {
  if (isShort && HASH.test(text)) return `${text.slice(0, HASH_SHOWN)}…`;
  if (PICTURE.test(text)) return <img src={text} alt={text} height={48} style={{ maxWidth: '100%', objectFit: 'contain' }} />;
  if (!COLOUR.test(text)) return sayOfFigures(text);
  return (
    <>
      <span style={{ ...SWATCH, background: text }} />
      {text}
    </>
  );
}
