import ts from 'typescript';

/** Attributes and properties whose texts an operator reads, also those of one small word. */
const SAID_NAMES = wordsOf(
  'title label hint placeholder description action done noun text empty aria-label made searches about note ' +
    'message adds over detail details unit suffix prefix one nothingFoundMessage header second cell',
);
/** Attributes and properties that are for the machine, whatever they look like. */
const MACHINE_NAMES = wordsOf(
  'style styles className classNames to params search vars d viewBox path rel href src key value color c bg call ' +
    'icon size type accept pattern queryKey headers credentials method aria-keyshortcuts aria-labelledby id ' +
    'component fontFamily autoComplete display format',
);
/** What is asked of these is no text to read. */
const MACHINE_CALLS = wordsOf(
  'includes startsWith endsWith indexOf split join replace replaceAll match test getItem setItem addEventListener ' +
    'removeEventListener querySelector querySelectorAll get set has oneOf enum Error TypeError ask askList call ' +
    'live refresh getElementById createElement key Collator NumberFormat DateTimeFormat getContext useAction page ' +
    'listPage queuePage pageAt useLocalStorage setAttribute literal dispatchEvent matchMedia BroadcastChannel ' +
    'lazyRouteComponent useMediaQuery closest matches localeCompare Event CustomEvent getPropertyValue log warn ' +
    'error counted say sayWord RegExp URL',
);
/** What a word is drawn in. */
const COLOUR = /^(gray|green|red|yellow|blue|orange|gold)$/;
const TWO_LETTERS = /\p{L}{2}/u;
/** "GET /api", "/players", "M3 11l9-7", "var(--x)", "a_b", "text/csv", "1px solid": never read by anybody. */
const TECHNICAL =
  /^(GET|POST) \/|^\(m[ai][xn]-|^[/#.:-]|^https?:|var\(|calc\(|repeat\(|minmax\(|\brgba?\(|^[\w-]+\/[\w.+-]+$|^\w+_\w+$|^\d+px|[a-z]: var|=$/;

/** Whether a text has anything to read in it. */
export function isText(text: string): boolean {
  return TWO_LETTERS.test(text) && !COLOUR.test(text) && !TECHNICAL.test(text.trim());
}

/** Whether a text reads as a sentence or a name by itself: it begins with a capital, or has words. */
export function isSentence(text: string): boolean {
  const bare = text.trim();
  return (
    isText(bare) &&
    !/^[A-Z0-9_]+$/.test(bare) &&
    (/^\p{Lu}\p{Ll}|^An? \p{Ll}{2}/u.test(bare) || /\p{L}{2}[,.:;]? (?:.*\p{L}{2})/u.test(bare))
  );
}

/** Whether the words of a text with values in it are read: they are words, with a space beside them. */
export function hasWords(text: string): boolean {
  return isText(text) && !/^[/?]|:\/\//.test(text) && /\s\p{L}{2}|\p{L}{2}[,.:;]?\s|^\p{Lu}\p{Ll}/u.test(text);
}

/** What a text stands in: where it is read for certain, where it may be, or where only the machine reads it. */
export function placeOf(node: ts.Node): 'read' | 'unknown' | 'machine' {
  for (let at = node; at.parent !== undefined; at = at.parent) {
    const { parent } = at;
    if (isMachineNode(at, parent)) return 'machine';
    if (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) return 'read';
    const name = nameOfPlace(parent, at);
    if (name !== null && MACHINE_NAMES.has(name)) return 'machine';
    if (name !== null) return SAID_NAMES.has(name) ? 'read' : 'unknown';
    if (ts.isTemplateSpan(parent)) return 'read';
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return MACHINE_CALLS.has(calleeOf(parent)) ? 'machine' : 'unknown';
    if (ts.isBlock(parent) || ts.isSourceFile(parent)) return 'unknown';
  }
  return 'unknown';
}

/** What is compared, imported, a type, or the name of something. */
function isMachineNode(node: ts.Node, parent: ts.Node): boolean {
  if (ts.isTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isThrowStatement(parent)) return true;
  if (ts.isCaseClause(parent) && parent.expression === node) return true;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isTaggedTemplateExpression(parent) || ts.isComputedPropertyName(parent)) return true;
  return ts.isBinaryExpression(parent) && COMPARISONS.has(parent.operatorToken.kind);
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
]);

/** The attribute or property whose value this is. */
function nameOfPlace(parent: ts.Node, node: ts.Node): string | null {
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent) && parent.initializer === node) return parent.name.getText().replaceAll("'", '');
  // The condition of a choice is no part of what is chosen.
  return null;
}

function calleeOf(call: ts.CallExpression | ts.NewExpression): string {
  const { expression } = call;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
