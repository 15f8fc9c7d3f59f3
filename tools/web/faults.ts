/**
 * What can be seen to be wrong with a page without understanding it: it scrolls sideways, text is cut off without an ellipsis,
 * or something stands beyond the edge. Runs inside of the page, so it may use nothing from around it.
 */
export function faultsOf(): string[] {
  const found = new Set<string>();
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) found.add(`scrolls sideways by ${document.documentElement.scrollWidth - width} px`);
  const words = (element: Element) => `"${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const scrolls = (element: Element | null): boolean => {
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(at).overflowX) || at.getAnimations().length > 0) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll('#app *')) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility() || element.closest('.sr-only') !== null) continue;
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
  return [...found];
}
