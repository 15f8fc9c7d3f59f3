/** On a phone tabs are one row, which begins at the one that is shown. For the list of them, as its `ref`. */
export function showTab(list: HTMLElement | null): void {
  list?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
