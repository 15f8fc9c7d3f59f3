import { pictureOf } from '../../parts/photo.ts';

/** Sharp on any phone in the round picture of the top bar, and small on a slow network. */
const SIDE_PX = 512;
const QUALITY = 0.85;

/** The square in the middle of a photo, as a JPEG. Rejects what this browser cannot draw. */
export async function squareOf(photo: Blob): Promise<Blob> {
  const drawn = await pictureOf(photo);
  const side = Math.min(drawn.width, drawn.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, SIDE_PX);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  // Where a photo is transparent, it is white: a JPEG would make it black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(drawn, (drawn.width - side) / 2, (drawn.height - side) / 2, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/jpeg', QUALITY),
  );
}
