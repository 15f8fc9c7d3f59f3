import { saveFile } from '../save-file.ts';

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
  saveFile(file, name);
}
