import { fileURLToPath } from 'node:url';
import { keepWords } from '@shwekan/phrases/burmese';
import type { Plugin } from 'vite';
import { findSentences } from './find-sentences.ts';
import { hasSentences } from './sources.ts';

const SAY = fileURLToPath(new URL('../src/app/say.tsx', import.meta.url));

/** Burmese says itself where its lines may end, as in the players' app. */
export const burmeseWordsWhole: Plugin = {
  name: 'burmese-words-whole',
  enforce: 'pre',
  transform: (code, id) => (/\/phrases\/src\/console\/\w+\.ts$/.test(id) ? { code: keepWords(code), map: null } : null),
};

/** Looks every sentence of the console's pages up in the operator's language: a page is written in English and says nothing of languages. */
export function sentences(): Plugin {
  return {
    name: 'shwekan-sentences',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!hasSentences(file)) return null;
      const found = findSentences(file, code);
      if (found.sentences.length === 0) return null;
      // On the first line, so that every other line keeps its number.
      return { code: `import { say as $say, sayIn as $sayIn } from ${JSON.stringify(SAY)}; ${found.code}`, map: null };
    },
  };
}
