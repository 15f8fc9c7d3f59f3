/** On a phone tabs are one row, which begins at the one that is shown. For the list of them, as its `ref`. */
export function showTab(list: HTMLElement | null): void {
  const tab = list?.querySelector('[data-active]')?.getBoundingClientRect();
  if (!list || !tab) return;
  // The row alone is moved: the page begins at its top.
  list.scrollLeft += tab.left - list.getBoundingClientRect().left - (list.clientWidth - tab.width) / 2;
}
