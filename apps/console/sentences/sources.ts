import { fileURLToPath } from 'node:url';

/** The folder of the console's own sources. */
export const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** What is drawn, and what says all the rest: nothing in them is read as it stands. */
const WITHOUT = ['parts/Icon.tsx', 'app/say.tsx', 'app/nonce.ts', 'app/web.d.ts'].map((it) => SOURCES + it);

/** Whether a file is a source of the console in which sentences stand. */
export function hasSentences(file: string): boolean {
  return file.startsWith(SOURCES) && /\.tsx?$/.test(file) && !WITHOUT.includes(file);
}
