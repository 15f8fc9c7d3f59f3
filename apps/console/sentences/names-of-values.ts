import ts from 'typescript';

/** Calls that change how something is written and not what it is. */
const PASSING = new Set([
  'replaceAll',
  'replace',
  'toLowerCase',
  'toUpperCase',
  'trim',
  'slice',
  'join',
  'map',
  'toFixed',
  'padStart',
  'at',
]);

/** What the place of a value is called in a sentence: after what is written there. */
export function nameOfValue(node: ts.Expression): string {
  const name = rawName(node);
  return name.replace(/[^\w]/g, '_').replace(/^(\d)/, '_$1').replace(/_+$/, '') || 'value';
}

function rawName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'length' ? `${rawName(node.expression)}_count` : node.name.text;
  }
  if (ts.isCallExpression(node)) return nameOfCall(node);
  if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)) return rawName(node.expression);
  if (ts.isElementAccessExpression(node)) return rawName(node.expression);
  if (ts.isConditionalExpression(node)) return rawName(node.condition);
  if (ts.isBinaryExpression(node)) return rawName(node.left);
  if (ts.isPrefixUnaryExpression(node)) return rawName(node.operand);
  if (ts.isJsxSelfClosingElement(node)) return nameOfElement(node);
  if (ts.isJsxElement(node)) return nameOfTag(node.openingElement.tagName);
  return 'value';
}

function nameOfCall({ expression, arguments: [first] }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) {
    if (PASSING.has(expression.name.text)) return rawName(expression.expression);
    return first === undefined ? expression.name.text : rawName(first);
  }
  return first === undefined || ts.isStringLiteral(first) ? expression.getText() : rawName(first);
}

/** An element without content is called after what it shows. */
function nameOfElement(node: ts.JsxSelfClosingElement): string {
  for (const it of node.attributes.properties) {
    const value = ts.isJsxAttribute(it) && it.initializer && ts.isJsxExpression(it.initializer) ? it.initializer.expression : undefined;
    if (value !== undefined && (ts.isIdentifier(value) || ts.isPropertyAccessExpression(value))) return rawName(value);
  }
  return nameOfTag(node.tagName);
}

/** "Text" of `Text`, "item" of `Menu.Item`. */
export function nameOfTag(tag: ts.JsxTagNameExpression): string {
  const text = tag.getText().split('.').at(-1) ?? 'it';
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
