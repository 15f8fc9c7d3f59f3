import type { ChildNode, Declaration, Plugin, Rule } from 'postcss';

/** Heights that follow a browser's bars: Chrome before 108 and Safari before 15.4 drop the whole declaration. */
const MOVING_HEIGHT = /(?<=\d)[dsl]vh\b/g;
/** Transforms with a name of their own: Chrome before 104 drops them. */
const OWN_TRANSFORM = /^(rotate|scale|translate)$/;

/** Says in older words what phones of 2021 do not read: the whole height before one that moves, and a transform where its own name is unknown. */
export const olderStyles: Plugin = {
  postcssPlugin: 'older-styles',
  OnceExit(root, { atRule }) {
    const turned: Declaration[] = [];
    root.walkDecls((it) => {
      if (MOVING_HEIGHT.test(it.value)) it.cloneBefore({ value: it.value.replace(MOVING_HEIGHT, 'vh') });
      if (OWN_TRANSFORM.test(it.prop) && it.parent?.type === 'rule' && it.value !== 'none') turned.push(it);
    });
    for (const it of turned) {
      const rule = it.parent as Rule;
      const older = rule.clone({ nodes: [] as ChildNode[] });
      older.append({ prop: 'transform', value: `${it.prop}(${argumentsOf(it.value)})` });
      rule.after(atRule({ name: 'supports', params: `not (${it.prop}:none)` }).append(older));
    }
  },
};

/** A function's arguments stand with commas between them. */
function argumentsOf(value: string): string {
  return value.replace(/ (?![^(]*\))/g, ', ');
}
