import { randomUUID } from 'node:crypto';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWN_ONLY = 0o600;

/**
 * Makes a file, whole and on the disk, or nothing: false when there is one of that name already. A link is made by one of two only, also
 * of two processes, and also when the power goes.
 */
export async function makeFile(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', OWN_ONLY);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dirname(path));
  return true;
}

/** Puts the names in a folder on the disk. Windows has no way to ask for that. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
