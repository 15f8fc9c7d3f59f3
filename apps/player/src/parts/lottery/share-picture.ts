/** Gives a picture to the phone's share sheet; a browser without one saves it as a file. A player who closes the sheet has shared nothing. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error;
    }
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Saving has begun by the next turn of the page.
  setTimeout(() => URL.revokeObjectURL(address));
}
