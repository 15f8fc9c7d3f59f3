import ts from 'typescript';
import { nameOfTag, nameOfValue } from './names-of-values.ts';
import { hasWords, isSentence, isText, placeOf } from './what-is-said.ts';

/** What an operator reads of a source, each sentence the key of its translation, and the same source with every one looked up. */
export type Reading = { sentences: string[]; code: string };

/** Headers name columns in addresses and kept views as well: they stay what they are, and are looked up where they are shown. */
const KEPT = 'header';

type Source = { text: string; sentences: string[] };
/** A sentence as it is put together: its words, its values by name, and the elements in it. */
type Parts = { words: string; values: Map<string, string>; tags: Map<string, string> };

/**
 * Finds the sentences of a source of the console: text between tags, labels and titles, texts with values in them. A value becomes a named
 * place, `{amount}`, an element within a sentence a named tag, `<anchor>...</anchor>`; a sentence with neither is its own words.
 */
export function findSentences(file: string, text: string): Reading {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const source = { text, sentences: [] };
  return { code: written(source, tree), sentences: source.sentences };
}

/** The text of a node with every sentence in it looked up. */
function written(source: Source, node: ts.Node): string {
  return lookedUp(source, node) ?? spliced(source, node, node.getStart(), node.end);
}

/** The text of a node as it stands, but for what is said within. */
function spliced(source: Source, node: ts.Node, from: number, to: number): string {
  let out = '';
  let at = from;
  ts.forEachChild(node, (child) => {
    // What begins with text begins with its space.
    const start = ts.isJsxText(child) ? child.pos : child.getStart();
    out += source.text.slice(at, start) + written(source, child);
    at = child.end;
  });
  return out + source.text.slice(at, to);
}

/** The same looked up where it is a sentence by itself, else null. */
function lookedUp(source: Source, node: ts.Node): string | null {
  if (ts.isJsxText(node)) return source.text.slice(node.pos, node.end);
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return isMessage(node.children) ? element(source, node) : null;
  if (ts.isCallExpression(node)) noteCall(source, node);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return literal(source, node);
  return ts.isTemplateExpression(node) ? template(source, node) : null;
}

function literal(source: Source, node: ts.StringLiteralLike): string | null {
  const place = placeOf(node);
  if (place === 'machine' || !(place === 'read' ? isText(node.text) : isSentence(node.text))) return null;
  if (ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === KEPT) {
    source.sentences.push(node.text);
    return null;
  }
  const said = saying(source, { words: node.text, values: new Map(), tags: new Map() }, '$say');
  return ts.isJsxAttribute(node.parent) ? `{${said}}` : said;
}

function template(source: Source, node: ts.TemplateExpression): string | null {
  const words = [node.head.text, ...node.templateSpans.map((it) => it.literal.text)].join('\0');
  const place = placeOf(node);
  if (place === 'machine' || !(place === 'read' ? isText(words) : hasWords(words))) return null;
  const parts: Parts = { words: node.head.text, values: new Map(), tags: new Map() };
  for (const { expression, literal: after } of node.templateSpans) {
    parts.words += valueIn(parts, expression, written(source, expression)) + after.text;
  }
  return saying(source, parts, '$say');
}

/** "3 slips" is said by what counts, and what is looked up by hand is a sentence as well. */
function noteCall(source: Source, { expression, arguments: [first, second] }: ts.CallExpression): void {
  const called = expression.getText();
  if (called === 'counted' && second !== undefined && ts.isStringLiteral(second)) source.sentences.push(`{count} ${second.text}s`);
  if (called === 'say' && first !== undefined && ts.isStringLiteral(first)) source.sentences.push(first.text);
}

/** Whether text stands among the children of an element: all of them are one sentence. */
function isMessage(children: readonly ts.JsxChild[]): boolean {
  return children.some((it) => ts.isJsxText(it) && isText(it.text));
}

function element(source: Source, node: ts.JsxElement | ts.JsxFragment): string {
  const parts = partsOf(source, node.children);
  const [open, close] = ts.isJsxElement(node) ? [node.openingElement, node.closingElement] : [node.openingFragment, node.closingFragment];
  return `${written(source, open)}{${saying(source, parts, '$sayIn')}}${close.getText()}`;
}

function partsOf(
  source: Source,
  children: readonly ts.JsxChild[],
  parts: Parts = { words: '', values: new Map(), tags: new Map() },
): Parts {
  for (const child of children) {
    if (ts.isJsxText(child)) parts.words += shownText(child.text);
    else if (ts.isJsxExpression(child)) {
      const { expression } = child;
      if (expression === undefined) continue;
      if (ts.isStringLiteralLike(expression)) parts.words += expression.text;
      else parts.words += valueIn(parts, expression, written(source, expression));
    } else if (ts.isJsxElement(child)) tag(source, child, parts);
    else parts.words += valueIn(parts, child as ts.JsxSelfClosingElement, written(source, child));
  }
  return parts;
}

/** An element within a sentence, around its part of it. */
function tag(source: Source, node: ts.JsxElement, parts: Parts): void {
  const name = free(nameOfTag(node.openingElement.tagName), parts.tags, null);
  parts.tags.set(name, `(said) => ${written(source, node.openingElement)}{said}${node.closingElement.getText()}`);
  parts.words += `<${name}>`;
  partsOf(source, node.children, parts);
  parts.words += `</${name}>`;
}

/** The place of a value, in which the same value has the same name. */
function valueIn(parts: Parts, expression: ts.Expression, code: string): string {
  const name = free(nameOfValue(expression), parts.values, code);
  parts.values.set(name, code);
  return `{${name}}`;
}

function free(name: string, taken: ReadonlyMap<string, string>, code: string | null): string {
  for (let nth = 1; ; nth += 1) {
    const tried = nth === 1 ? name : `${name}${nth}`;
    if (!taken.has(tried) || taken.get(tried) === code) return tried;
  }
}

/** Text between tags as it is shown: its lines are one, and what only sets out the source is nothing. */
function shownText(text: string): string {
  const lines = text.split('\n');
  const bare = lines.map((it, nth) => {
    const left = nth === 0 ? it : it.trimStart();
    return nth === lines.length - 1 ? left : left.trimEnd();
  });
  return bare.filter((it) => it !== '').join(' ');
}

/** The look-up of a sentence, as text or as what stands in an element, with the space around it left where it was. */
function saying(source: Source, { words, values, tags }: Parts, by: '$say' | '$sayIn'): string {
  const sentence = words.trim();
  source.sentences.push(sentence);
  const named = (map: ReadonlyMap<string, string>) => `{ ${[...map].map(([name, code]) => `${name}: ${code}`).join(', ')} }`;
  const isPlain = values.size === 0 && tags.size === 0;
  const more = [isPlain ? null : named(values), tags.size === 0 ? null : named(tags)].filter((it) => it !== null);
  const said = `${isPlain ? '$say' : by}(${[JSON.stringify(sentence), ...more].join(', ')})`;
  const [before, after] = [words.slice(0, words.length - words.trimStart().length), words.slice(words.trimEnd().length)];
  if (before === '' && after === '') return said;
  const [left, right] = [JSON.stringify(before), JSON.stringify(after)];
  return by === '$say' ? `(${left} + ${said} + ${right})` : `<>{${left}}{${said}}{${right}}</>`;
}
