import sharp from 'sharp';
import { Refusal } from './refusal.ts';

/** More pixels than any phone's camera takes; a small file may claim more, and would fill the memory. */
const PIXELS_MAX = 50_000_000;
const SECONDS_MAX = 10;

/**
 * An image as it may be kept: what was sent is read as an image and drawn anew as webp, at most `side_max` pixels wide and high,
 * upright. Nothing else of the file survives: no place, no camera, no text hidden in it. Refuses with `image_not_valid`.
 */
export async function redrawn(sent: Buffer, side_max: number): Promise<Buffer> {
  if (!isImage(sent)) throw notValid();
  const limits = { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true } as const;
  try {
    return await sharp(sent, limits)
      .autoOrient()
      .resize({ width: side_max, height: side_max, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer();
  } catch {
    // Whatever the decoder says of it, this is no image that anybody can look at.
    throw notValid();
  }
}

/** By its first bytes: JPEG, PNG or WebP, whatever its sender calls it. */
function isImage(sent: Buffer): boolean {
  const starts = (hex: string) => sent.subarray(0, hex.length / 2).toString('hex') === hex;
  const isWebp = sent.subarray(0, 4).toString('latin1') === 'RIFF' && sent.subarray(8, 12).toString('latin1') === 'WEBP';
  return starts('ffd8ff') || starts('89504e470d0a1a0a') || isWebp;
}

function notValid(): Refusal {
  return new Refusal('image_not_valid', { errors: { image: 'image_not_valid' } });
}
