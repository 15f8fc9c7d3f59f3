import { phrases, saidByServer } from '@shwekan/phrases/console';
import { fill } from '@shwekan/phrases/fill';
import { sayerOfFigures, sayerOfServer } from '@shwekan/phrases/say-of-server';
import type { DeedLine } from './kind.ts';

const inBurmese = sayerOfServer((sentence, values = {}) => fill(phrases[sentence] ?? sentence, values), saidByServer);
const lineInBurmese = sayerOfFigures(inBurmese);

/** What a deed says, for those who search: what it is about, its title, and its lines, in English and as an operator of the console reads them in Burmese. */
export function wordsOf(subject: string, title: string, lines: readonly DeedLine[]): string {
  const english = [subject, title, ...lines.flatMap((it) => [it.field, it.before, it.after])];
  // What somebody typed is read as it is in any language.
  const burmese = [
    inBurmese(title),
    ...lines.flatMap(({ field, before, after, is_typed: isTyped }) => [
      lineInBurmese(field),
      ...(isTyped ? [] : [before, after].map((it) => it && lineInBurmese(it))),
    ]),
  ];
  return [...new Set([...english, ...burmese])].filter((it) => it !== null).join('\n');
}
