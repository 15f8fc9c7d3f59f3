import { language, saidByServer, say } from './say.tsx';

/** Letters that a sentence has beside its values; with fewer it is told apart by a digit in them. */
const LETTERS_MIN = 8;

type Shape = { sentence: string; pattern: RegExp; isBare: boolean };
let shapes: Shape[] | null = null;

/**
 * What the server wrote in English, as the titles and lines of a deed are, in the operator's language: whole, or by the sentence whose
 * shape it has, with what stands in its places said the same way. What nobody foresaw stays as it is.
 */
export function sayOfServer(text: string): string {
  if (language === 'en') return text;
  const whole = say(text);
  if (whole !== text) return whole;
  shapes ??= saidByServer.map(shapeOf).sort((one, other) => other.sentence.length - one.sentence.length);
  for (const { sentence, pattern, isBare } of shapes) {
    const found = pattern.exec(text)?.groups;
    if (found === undefined || (isBare && !Object.values(found).some((it) => /\d/.test(it)))) continue;
    return say(sentence, Object.fromEntries(Object.entries(found).map(([name, value]) => [name, sayOfServer(value)])));
  }
  return text;
}

function shapeOf(sentence: string): Shape {
  const seen = new Set<string>();
  const source = sentence.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (seen.has(name)) return `\\k<${name}>`;
    seen.add(name);
    return `(?<${name}>.+?)`;
  });
  const letters = sentence.replace(/\{\w+\}/g, '').replace(/[^\p{L}]/gu, '');
  return { sentence, pattern: new RegExp(`^${source.join('')}$`, 'su'), isBare: letters.length < LETTERS_MIN };
}
