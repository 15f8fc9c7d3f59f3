/** Brings a place of a field's text to the middle of the field, which does not scroll to a selection that was not made by hand. */
export function showPlace(field: HTMLTextAreaElement, end: number): void {
  field.scrollTop = heightUpTo(field, end) - field.clientHeight / 2;
}

/** How far down a place of the field's text is: the field says nothing of it. */
function heightUpTo(field: HTMLTextAreaElement, end: number): number {
  const probe = field.cloneNode() as HTMLTextAreaElement;
  probe.removeAttribute('id');
  probe.value = field.value.slice(0, end);
  probe.style.cssText = `position: absolute; visibility: hidden; width: ${field.offsetWidth}px; height: 0; min-height: 0`;
  field.after(probe);
  const height = probe.scrollHeight;
  probe.remove();
  return height;
}
