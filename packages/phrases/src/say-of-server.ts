/** Letters that a sentence has beside its values; with fewer it is told apart by a digit in them. */
const LETTERS_MIN = 8;
/** "Stakes 117,000" in a row of figures. */
const FIGURE = /^(\D+) (-?\d[\d,.]*)$/;

/** A sentence in a language, by its English, with values in its places. */
export type Say = (sentence: string, values?: Readonly<Record<string, string>>) => string;
type Shape = { sentence: string; pattern: RegExp; letters: number; typed: readonly (string | undefined)[] };

/**
 * What the server wrote in English, as the titles and lines of a deed are, in a language: whole, or by the sentence whose shape it has, of those given,
 * with what stands in its places said the same way; what stands there in quotation marks somebody typed, and is never said otherwise. What nobody
 * foresaw stays as it is.
 */
export function sayerOfServer(say: Say, sentences: readonly string[]): (text: string) => string {
  let shapes: Shape[] | null = null;
  const said = (text: string): string => {
    const whole = say(text);
    if (whole !== text) return whole;
    // The one that says most by itself: "{from} to {until}" is found in many.
    shapes ??= sentences.map(shapeOf).sort((one, other) => other.letters - one.letters);
    for (const { sentence, pattern, letters, typed } of shapes) {
      const found = pattern.exec(text)?.groups;
      if (found === undefined || (letters < LETTERS_MIN && !Object.values(found).some((it) => /\d/.test(it)))) continue;
      return say(sentence, Object.fromEntries(Object.entries(found).map(([name, it]) => [name, typed.includes(name) ? it : said(it)])));
    }
    return text;
  };
  return said;
}

/** What a line of a deed says; where it is a row of figures ("Play: Lotteries", "Stakes 117,000, Payouts 0"), each of its words for itself. */
export function sayerOfFigures(sayOfServer: (text: string) => string): (text: string) => string {
  return (text) => {
    const whole = sayOfServer(text);
    if (whole !== text) return whole;
    const parts = text.split(': ');
    if (parts.length === 2) return parts.map(sayOfServer).join(': ');
    const figures = text.split(/, (?=\D)/).map((it) => FIGURE.exec(it));
    if (!figures.every((it) => it !== null)) return text;
    return figures.map((it) => `${sayOfServer(it[1] ?? '')} ${it[2]}`).join(', ');
  };
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
