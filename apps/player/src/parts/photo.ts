/** As large as the server keeps it: a phone's own photo is too much for a slow network, and for the server's limit. */
const SIDE_MAX_PX = 2_000;
const QUALITY = 0.85;

/** The form a photo is sent as, made smaller where it is large. What this browser cannot draw is sent as it is. */
export async function photoForm(photo: File): Promise<FormData> {
  const form = new FormData();
  form.append('image', await smallPhoto(photo));
  return form;
}

/** A photo, made smaller where it is large and can be drawn. */
export function smallPhoto(photo: File): Promise<Blob> {
  return smaller(photo).catch(() => photo);
}

/** A photo as a picture that can be drawn, upright. Rejects what this browser cannot read. */
export async function pictureOf(photo: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(photo);
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  return picture;
}

async function smaller(photo: File): Promise<Blob> {
  const drawn = await pictureOf(photo);
  const scale = Math.min(1, SIDE_MAX_PX / Math.max(drawn.width, drawn.height));
  if (scale === 1) return photo;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.width * scale);
  canvas.height = Math.round(drawn.height * scale);
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? photo), 'image/jpeg', QUALITY));
}
