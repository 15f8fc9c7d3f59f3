type Rule = { head: string; body: string };

/**
 * The rules of a stylesheet that this markup can match, in their order: what a page needs before its stylesheet has come.
 * Reads minified CSS without cascade layers, as Vite writes it.
 */
export function criticalCss(css: string, html: string): string {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of decoded(names).split(/\s+/)) classes.add(name);
  }
  const kept = keep(rulesIn(css), classes);
  return dropUnnamed(dropUnread(kept));
}

/** Top-level rules. A declaration without a block (`@charset`) is left out. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    let depth = 1;
    let end = open + 1;
    for (; end < css.length && depth > 0; end++) {
      const sign = css[end];
      if (sign === '\\') end++;
      else if (sign === '"') end = css.indexOf('"', end + 1);
      else if (sign === '{') depth++;
      else if (sign === '}') depth--;
    }
    const head = css
      .slice(at, open)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();
    rules.push({ head, body: css.slice(open + 1, end - 1) });
    at = end;
  }
  return rules;
}

function keep(rules: Rule[], classes: Set<string>): Rule[] {
  return rules.flatMap(({ head, body }) => {
    if (/^@(media|supports|container)/.test(head)) {
      const inner = keep(rulesIn(body), classes);
      return inner.length === 0 ? [] : [{ head, body: inner.map(written).join('') }];
    }
    if (head.startsWith('@')) return [{ head, body }];
    const used = selectorsIn(head).filter((selector) => namesIn(selector).every((name) => classes.has(name)));
    return used.length === 0 ? [] : [{ head: used.join(','), body }];
  });
}

/**
 * Without what Tailwind sets for itself (`--tw-`) and nothing kept reads: older browsers are told a beginning of all of it, newer ones a register, and a page uses a
 * third.
 */
function dropUnread(rules: Rule[]): Rule[] {
  const all = rules.map(written).join('');
  const read = new Set([...all.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name]) => name));
  return rules.map(({ head, body }) => ({
    head,
    body: body.replace(/(--tw-[\w-]+):[^;}]*;?/g, (set, name) => (read.has(name) ? set : '')),
  }));
}

/** Movements, fonts and registered properties that nothing kept names. */
function dropUnnamed(rules: Rule[]): string {
  const plain = rules
    .filter(({ head }) => !/^@(keyframes|property)/.test(head))
    .map(written)
    .join('');
  return rules
    .filter(({ head }) => !/^@(keyframes|property)/.test(head) || plain.includes(head.slice(head.indexOf(' ') + 1)))
    .map(written)
    .join('');
}

const written = ({ head, body }: Rule) => `${head}{${body}}`;

/** The selectors of a list: commas inside of parentheses and brackets part nothing. */
function selectorsIn(head: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < head.length; at++) {
    const sign = head[at];
    if (sign === '\\') at++;
    else if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === ',' && depth === 0) {
      parts.push(head.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, head.slice(from)];
}

/** The classes a selector asks for; what stands in `:not()`, `:is()` and the like is not asked for. */
function namesIn(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g, '');
  }
  return [...plain.matchAll(/(?<!\\)\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) => unescaped(name));
}

function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code?: string, sign?: string) =>
    code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function decoded(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
