/** Adds up how far what is shown jumps, as browsers measure it. Runs inside of the page, before its scripts. */
export function watchShifts(): void {
  const sum = { shifts: 0 };
  Object.assign(globalThis, sum);
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  new PerformanceObserver((list) => {
    for (const it of list.getEntries() as Shift[]) if (!it.hadRecentInput) sum.shifts += it.value;
    Object.assign(globalThis, sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * What can be seen to be wrong with a page without understanding it: it scrolls sideways, text is cut off without an ellipsis,
 * something stands beyond the edge, is too small for a finger, or jumped. Runs inside of the page, so it may use nothing from around it.
 */
export function faultsOf(): string[] {
  const found = new Set<string>();
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.add(`scrolls sideways by ${document.documentElement.scrollWidth - width} px`);
  const words = (element: Element) => `"${(element.textContent ?? '').trim().slice(0, 40)}"`;
  // Said by a screen reader alone, at some widths or at all.
  const isForEars = (element: Element) => {
    const { clip, clipPath } = getComputedStyle(element);
    return clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)';
  };
  const scrolls = (element: Element | null): boolean => {
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(at).overflowX) || at.getAnimations().length > 0) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll(':is(#app, #root) *')) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility() || element.closest('.sr-only') !== null || isForEars(element))
      continue;
    const owns = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    if (!owns) continue;
    const style = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0 && style.display !== 'inline';
    if (isCut && style.textOverflow !== 'ellipsis' && !element.getAnimations().length) found.add(`too wide: ${words(element)}`);
    const isLow = style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2 && style.webkitLineClamp === 'none';
    if (isLow) found.add(`too high: ${words(element)}`);
    const box = element.getBoundingClientRect();
    if ((box.right > width + 1 || box.left < -1) && !scrolls(element.parentElement)) found.add(`beyond the edge: ${words(element)}`);
  }
  for (const target of document.querySelectorAll('button, a[href], summary, input:not([type=hidden], [aria-hidden=true]), select')) {
    if (!target.checkVisibility() || target.closest('.sr-only, label') !== null || getComputedStyle(target).display === 'inline') continue;
    // A box is ticked by its words as well, whether they stand around it or beside it.
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.labels?.length) continue;
    const { width: wide, height: high } = target.getBoundingClientRect();
    // In the console's rows and pictures of numbers one stands close to the next.
    const isDense = target.closest('#root :is(a, td, fieldset)') !== null;
    const isSmall = isDense ? high < 23.5 || wide < 23.5 : high < 43.5 || wide < 39.5;
    if (isSmall && wide > 1) found.add(`small target ${Math.round(wide)}x${Math.round(high)}: ${words(target)}`);
  }
  // A line that ends between two Burmese letters where the text does not say that it may.
  const letters = /[\u1000-\u1049\u104c-\u109f]/;
  const all = document.createTreeWalker(document.querySelector('#app, #root') ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const topOf = (node: Node, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getClientRects()[0]?.top ?? Number.NaN;
  };
  for (let node = all.nextNode(); node !== null; node = all.nextNode()) {
    const text = node.textContent ?? '';
    if (!letters.test(text) || node.parentElement?.checkVisibility() !== true) continue;
    for (let at = 1; at < text.length; at += 1) {
      const before = text[at - 1] === '\u2060' ? at - 2 : at - 1;
      if (!letters.test(text[at] ?? '') || !letters.test(text[before] ?? '')) continue;
      if (topOf(node, at) > topOf(node, before) + 8)
        found.add(`word broken: "${text.slice(Math.max(0, at - 12), at)}|${text.slice(at, at + 8)}"`);
    }
  }
  const { shifts = 0 } = globalThis as { shifts?: number };
  if (shifts > 0.02) found.add(`jumped by ${shifts.toFixed(3)}`);
  return [...found];
}

/** Words whose last sign hangs over their end and is cut there, as an element may that hides what is too long. Runs inside of the page. */
export function cutSigns(): string[] {
  const found = new Set<string>();
  const pen = document.createElement('canvas').getContext('2d');
  for (const element of document.querySelectorAll('body *')) {
    const text = element.textContent ?? '';
    const style = getComputedStyle(element);
    if (pen === null || element.children.length > 0 || text.trim() === '' || !element.checkVisibility() || style.overflowX !== 'hidden')
      continue;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const drawn = pen.measureText(text);
    const range = document.createRange();
    range.selectNodeContents(element);
    const end = range.getBoundingClientRect().right;
    // Half a pixel is the edge of a letter, drawn smooth.
    const isCut = end + drawn.actualBoundingBoxRight - drawn.width > element.getBoundingClientRect().right + 0.5;
    if (isCut && element.scrollWidth <= element.clientWidth) found.add(text);
  }
  return [...found];
}
