/** Saves content as a file on the phone. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Saving has begun by the next turn of the page.
  setTimeout(() => URL.revokeObjectURL(address));
}
