import { sayOfFigures } from '../../app/say-of-server.ts';

const PICTURE = /^\/files\/pictures\/[\w-]+\.webp$/;
const HASH = /^[0-9a-f]{64}$/;
const HASH_SHOWN = 16;
const COLOUR = /^#[0-9a-f]{6}$/;
const SWATCH = { display: 'inline-block', width: 16, height: 16, borderRadius: 4, verticalAlign: 'middle', marginInlineEnd: 6 } as const;

/** It has its height before it has come: the button that somebody is about to press stays where it is. */
const PICTURE_ROOM = { maxWidth: '100%', objectFit: 'scale-down', objectPosition: '0 0' } as const;

type DeedValueProps = { text: string; isTyped: boolean; isShort?: boolean };

/**
 * What a line of a deed says: a picture and a colour are seen, for to confirm them unseen is to confirm nothing, and what an operator wrote is read as
 * they wrote it. In the list a hash stands by its beginning, and a picture is small.
 */
export function DeedValue({ text, isTyped, isShort = false }: DeedValueProps) {
  if (isTyped) return <span style={isShort ? undefined : { whiteSpace: 'pre-line' }}>{text}</span>;
  if (isShort && HASH.test(text)) return `${text.slice(0, HASH_SHOWN)}…`;
  if (PICTURE.test(text)) return <img src={text} alt={text} style={{ ...PICTURE_ROOM, height: isShort ? 16 : 160 }} />;
  if (!COLOUR.test(text)) return sayOfFigures(text);
  return (
    <>
      <span style={{ ...SWATCH, background: text }} />
      {text}
    </>
  );
}
