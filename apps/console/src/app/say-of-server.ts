import { language, saidByServer, say } from './say.tsx';

/** Letters that a sentence has beside its values; with fewer it is told apart by a digit in them. */
const LETTERS_MIN = 8;

type Shape = { sentence: string; pattern: RegExp; letters: number; typed: readonly (string | undefined)[] };
let shapes: Shape[] | null = null;

/**
 * What the server wrote in English, as the titles and lines of a deed are, in the operator's language: whole, or by the sentence whose
 * shape it has, with what stands in its places said the same way; what stands there in quotation marks somebody typed, and is never said otherwise.
 * What nobody foresaw stays as it is.
 */
export function sayOfServer(text: string): string {
  if (language === 'en') return text;
  const whole = say(text);
  if (whole !== text) return whole;
  // The one that says most by itself: "{from} to {until}" is found in many.
  shapes ??= saidByServer.map(shapeOf).sort((one, other) => other.letters - one.letters);
  for (const { sentence, pattern, letters, typed } of shapes) {
    const found = pattern.exec(text)?.groups;
    if (found === undefined || (letters < LETTERS_MIN && !Object.values(found).some((it) => /\d/.test(it)))) continue;
    return say(
      sentence,
      Object.fromEntries(Object.entries(found).map(([name, it]) => [name, typed.includes(name) ? it : sayOfServer(it)])),
    );
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
  const letters = sentence.replace(/\{\w+\}/g, '').replace(/[^\p{L}]/gu, '').length;
  const typed = [...sentence.matchAll(/“\{(\w+)\}”/g)].map(([, name]) => name);
  return { sentence, pattern: new RegExp(`^${source.join('')}$`, 'su'), letters, typed };
}
